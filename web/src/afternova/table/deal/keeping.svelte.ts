/** Drafts outlive a reload of the page: they are kept in this tab, apart for each seat. */

import { untrack } from "svelte";
import type { Desk } from "../desk.svelte";
import type { Draft } from "./draft";

export function keepDrafts(desk: Desk): void {
  const key = `novatable.drafts.${desk.connection.table?.id ?? ""}.${desk.seat}`;
  untrack(() => {
    if (desk.me === null) return;
    desk.takeUp(read(key));
  });
  $effect(() => {
    if (desk.me !== null) sessionStorage.setItem(key, JSON.stringify(desk.drafts));
  });
}

function read(key: string): Draft[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as Draft[]) : [];
  } catch {
    return [];
  }
}

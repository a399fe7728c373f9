/** Links that were issued on this device: the server tells their secrets once, and a new one ends the old. */

import { api } from "../../app/api";

import type { Purpose } from "../../wire/types";

const KEY = "novatable.links";
type Kept = Record<string, string>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** The path of a link issued here before. */
export function keptLink(table: string, purpose: Purpose): string | null {
  return read()[`${table} ${purpose}`] ?? null;
}

export async function issueLink(table: string, purpose: Purpose): Promise<string> {
  const { secret } = await api.link(table, purpose);
  const path = `/table/${table}#${purpose}=${secret}`;
  const kept = Object.entries(read()).slice(-40);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [`${table} ${purpose}`]: path }));
  return path;
}

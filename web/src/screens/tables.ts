/** A game's table with the cards it needs: loaded when it is first opened. */

import type { Component } from "svelte";
import { loadCards } from "../app/cards";
import type { TableProps } from "../app/table";

const TABLES: Record<string, () => Promise<{ default: Component<TableProps> }>> = {
  afternova: () => import("../afternova/table/AfterNovaTable.svelte"),
  novaraiders: () => import("../novaraiders/table/NovaRaidersTable.svelte"),
};

/** `own`: the table that has cards of its own; `watch`: the secret of those who look on there. */
export async function loadTable(
  game: string,
  own: string | undefined,
  watch: string | null,
): Promise<Component<TableProps>> {
  const load = TABLES[game];
  if (!load) throw new Error(`there is no table for ${game}`);
  const [{ default: GameTable }] = await Promise.all([load(), loadCards(game, own, watch)]);
  return GameTable;
}

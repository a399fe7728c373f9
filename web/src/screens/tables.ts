/** A game's table with the cards it needs: loaded when it is first opened. */

import type { Component } from "svelte";
import { loadCards } from "../app/cards";
import type { TableProps } from "../app/table";
import { gameOf } from "../games";

/** `own`: the table that has its own cards; `watch`: the secret of its spectators. */
export async function loadTable(
  game: string,
  own: string | undefined,
  watch: string | null,
): Promise<Component<TableProps>> {
  const [{ default: GameTable }] = await Promise.all([gameOf(game).table(), loadCards(game, own, watch)]);
  return GameTable;
}

/** The card sets: what is printed on the cards of the game at hand. */

import { gameOf } from "../games";
import type { CardFile, CardSet, CardsOf } from "../wire/cards";
import type { View } from "../wire/types";
import { api } from "./api";

const sets: Record<string, CardSet> = {};

/** Load the card set of a game, or of a table that plays with another one than the standard set. */
export async function loadCards(game: string, table?: string, watch?: string | null): Promise<CardSet> {
  const key = table ?? game;
  const known = sets[key];
  if (known) return known;
  const file = await (table ? api.cardsAt<CardFile>(table, watch) : api.cards<CardFile>(game));
  return keepCards(game, file, key);
}

/** Have a card set that came otherwise. */
export function keepCards(game: string, file: CardFile, key = game): CardSet {
  const kept = gameOf(game).cards(file as never);
  sets[key] = kept;
  sets[`${game} ${kept.hash}`] = kept;
  return kept;
}

/** The card set that a view speaks of. It must have been loaded before. */
export function cardsOf<V extends View>(view: V): CardsOf<V> {
  const found = sets[`${view.game} ${view.cards.hash}`] ?? sets[view.game];
  if (!found) throw new Error("the cards have not been loaded");
  return found as CardsOf<V>;
}

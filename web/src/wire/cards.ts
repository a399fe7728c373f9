/** Card sets: as they come over the wire, and as each game's drawings want them. */

import type { AfterNovaCards } from "../afternova/cards";
import type { NovaRaidersCards } from "../novaraiders/cards";
import type { components } from "./schema";

/** A set as the server tells it. */
export type CardFile = components["schemas"]["ClientCards"];
export type CardSet = AfterNovaCards | NovaRaidersCards;
/** The card set of a game, given its view. */
export type CardsOf<V extends { game: string }> = Extract<CardSet, { game: V["game"] }>;

/** A card with numbers instead of some words; its own number is its place in the list. */
export type With<Card, Numbers = unknown> = Omit<Card, keyof Numbers | "number"> & Numbers;

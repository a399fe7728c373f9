/** What the screens need to know of a game: each has one such record, in its own folder. `games.ts` lists them. */

import type { Component } from "svelte";
import type { CardFile, CardSet } from "../wire/cards";
import type { Look, View } from "../wire/types";
import type { Coach } from "../learn/art/coaches";
import type { ReviewParts } from "../review/parts";
import type { TableProps } from "./table";

/** A part that is loaded when it is first shown. */
export type Load<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A card in the card browser. */
export interface Line {
  kind: string;
  /** The place among the cards of its kind. */
  place: number;
  /** Everything the card says, in words: searched, and read out. */
  words: string;
  /** What it can be filtered by: skills and colours, or Shards. */
  marks: string[];
}

export interface Mark {
  mark: string;
  word: string;
}

/** All cards of a set, to look through. `cards-KIND` is the message for a kind. */
export interface Catalogue<Cards> {
  kinds: readonly string[];
  linesOf: (set: Cards) => Line[];
  /** By what one can filter, and how that is called. */
  marks: () => Mark[];
  Face: Component<{ set: Cards; line: Line }>;
}

export interface GameRecord<V extends { game: string } = View, Cards = CardSet> {
  /** What the ids of its rules begin with: "AN" of "AN-4.5"; null: there are no rules to read. */
  rules: string | null;
  /** Sections of the rules with worked examples: their drawings come after the rules, others before. */
  examples: readonly number[];
  /** How many play if nobody says: a table where everything of the game happens. */
  players: number;
  /** The options that most tables want to choose. */
  foremost: readonly string[];
  /** What a device can be told to do for its player, and matters in this game. */
  switches: readonly ("declineForMe" | "remember")[];
  /** The message that names the seat nobody sits at; null: there is none. */
  automa: string | null;
  /** How values of kinds that only this game's refusals and reasons have are said, by the name of the hole. */
  values: Readonly<Record<string, (value: never) => string>>;
  /** The colour of a seat, as CSS. */
  colour: (view: V, seat: number) => string;
  /** Whether the game asks, but there is nothing to choose. */
  nothingToDo: (look: Omit<Look, "view"> & { view: V }) => boolean;
  /** A card set as the drawings want it. */
  cards: (file: Extract<CardFile, { game: V["game"] }>) => Cards;

  table: () => Promise<{ default: Component<TableProps> }>;
  /** The picture of the game, and the small one of a table in a list. */
  scene: Load<Record<string, never>> | null;
  mark: Load<{ table: string }> | null;
  /** How a player's line of the result begins: the patch, the name, and what was hidden. */
  reveal: Load<{ view: V; seat: number; name: string }> | null;
  /** What a player held, in a replay. */
  hand: Load<{ view: V; seat: number }> | null;
  /** The drawings of a section of the rules. */
  pictures: Load<{ section: number; cards: Cards }> | null;
  /** Who coaches, how signs in the texts of lessons are drawn, and how exercises are grouped (`learn-group-NAME`). */
  learning: { coach: Coach; sign: Load<{ sign: string; size: number }>; groups: readonly string[] } | null;
  /** Its part of the review of a game. */
  review: (() => Promise<{ default: ReviewParts }>) | null;
  catalogue: (() => Promise<{ default: Catalogue<Cards> }>) | null;
}

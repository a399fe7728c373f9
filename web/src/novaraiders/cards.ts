/** Nova-Raiders' cards and boards as the drawings and the table want them: numbers instead of words. */

import type { With } from "../wire/cards";
import type { components } from "../wire/schema";
import { COLOURS, SHARDS } from "./rows";

type Schemas = components["schemas"];
type File = Schemas["NovaRaidersCards"];

export type BoardPlan = Schemas["BoardCard"];
export type TrackEvent = BoardPlan["track"][number];
/** A basic card: its two actions, as "orbit 3", "jump", "unload", "hijack", "upgrade". */
export type Basic = With<Schemas["BasicCard"]>;
/** `symbol` is the Shard that lets its action be done. */
export type Special = With<Schemas["SpecialCard"], { symbol: number }>;
export type Directive = With<Schemas["DirectiveCard"], { shard: number | null }>;
/** `colour`: whose Stack is hijacked. */
export type HrlCard = With<Schemas["HrlCard"], { colour: number | null }>;

/** Hand cards are numbered through: basics first, then Specials. */
export interface NovaRaidersCards extends Pick<File, "game" | "name" | "hash" | "boards"> {
  basics: Basic[];
  specials: Special[];
  directives: Directive[];
  hrl: HrlCard[];
}

export function novaRaidersCards({ game, name, hash, boards, basics, ...file }: File): NovaRaidersCards {
  const numberOf = (word: string | null | undefined, words: readonly string[]) =>
    word == null ? null : words.indexOf(word);
  return {
    game,
    name,
    hash,
    boards,
    basics,
    specials: file.specials.map((each) => ({ ...each, symbol: SHARDS.indexOf(each.symbol) })),
    directives: file.directives.map((each) => ({ ...each, shard: numberOf(each.shard, SHARDS) })),
    hrl: file.hrl.map((each) => ({ ...each, colour: numberOf(each.colour, COLOURS) })),
  };
}

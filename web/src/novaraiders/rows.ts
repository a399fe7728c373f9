/** Nova-Raiders' words in the order of their numbers and the rows of its actions, as Python declares them. */

import rows from "../wire/novaraiders.json";
import type { NovaRaidersAction as Action } from "../wire/types";

export const SHARDS: readonly string[] = rows.shards;
/** Of ships and bases. */
export const COLOURS: readonly string[] = rows.colours;

export const shardWord = (shard: number): string => SHARDS[shard] ?? "";
export const colourWord = (colour: number): string => COLOURS[colour] ?? "";

/** The colour of each base, that of H.R.L. included (NR-2.8). */
export function coloursOf(people: number): readonly number[] {
  return (rows.seats as Readonly<Record<string, number[]>>)[people] ?? [];
}

/** The rule of an event on the Time Track (section 6). */
export const trackRule = (event: keyof typeof rows.track): string => rows.track[event];

/** What actions name besides their card. */
export type Field = "victim" | "ship" | "to" | "side" | "push" | "take" | "bay" | "count" | "shard" | "directive";

/** What an action asks for, its rule, and what happens to ships. */
export interface Row {
  /** The rule that says how it is done. */
  rule: string;
  /** What is asked for, in this order. */
  asks?: readonly Field[];
  /** How a ship gets to its goal: along the ring, from Gate to Gate past everything, to the next ring. */
  goes?: "orbit" | "jump" | "hop";
  /** Whether an own ship moves, which may leave Shards behind (NR-4.3). */
  moves?: boolean;
  /** Whether somebody is pushed: where to, only the server knows (NR-5.6). */
  pushes?: boolean;
  hijacks?: boolean;
  unloads?: boolean;
}

const ROWS = rows.actions as Readonly<Record<Action["type"], Row>>;

/** The row of an action, by its type. */
export function rowOf(use: string): Row {
  return ROWS[use as Action["type"]] ?? { rule: "NR-3.1" };
}

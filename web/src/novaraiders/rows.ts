/** The rows of the actions, as Python declares them: what each asks for, its rule, and what happens to ships. */

import rows from "../wire/novaraiders.json";
import type { NovaRaidersAction as Action } from "../wire/types";

/** What actions name besides their card. */
export type Field = "victim" | "ship" | "to" | "side" | "push" | "take" | "bay" | "count" | "shard" | "directive";

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

const ROWS = rows as Readonly<Record<Action["type"], Row>>;

/** The row of an action, by its type. */
export function rowOf(use: string): Row {
  return ROWS[use as Action["type"]] ?? { rule: "NR-3.1" };
}

/** The actions that count as a Hijack. */
export const HIJACKS: readonly string[] = Object.keys(ROWS).filter((use) => rowOf(use).hijacks);

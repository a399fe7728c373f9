/** What an undo would take back, in words, and whether one is being asked about it. */

import type { Connection } from "../app/connection.svelte";
import { inSentence } from "../app/telling";
import { standing } from "./log";

/** Whether the question stands: take all this back? */
export const undoing = $state({ open: false });

export interface Taken {
  /** The sentences of the last steps, in order. */
  lines: string[];
  /** Whether steps of others are among them. */
  others: boolean;
}

/** The last so many actions, as a seat knows them. */
export function whatGoes(connection: Connection, seat: number | null, actions: number): Taken {
  const acted = standing(connection.entries(seat)).filter((entry) => entry.news.kind === "acted");
  const taken = actions > 0 ? acted.slice(-actions) : [];
  return {
    lines: taken.flatMap((entry) => entry.events.map(inSentence)).filter(Boolean),
    others: taken.some((entry) => entry.news.seat !== seat),
  };
}

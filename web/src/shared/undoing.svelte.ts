/** What an undo would take back, in words, and whether one is being asked about it. */

import type { Connection } from "../app/connection.svelte";
import { inSentence } from "../app/telling";
import type { Entry, Look } from "../wire/types";
import { standing } from "./log";

/** Whether the question stands: take all this back? */
export const undoing = $state({ open: false });

export interface Taken {
  /** The sentences of the last steps, in order. */
  lines: string[];
  /** Whether steps of others are among them. */
  others: boolean;
}

const stepsOf = (connection: Connection, seat: number | null): Entry[] =>
  standing(connection.entries(seat)).filter((entry) => entry.news.kind === "acted");

/** How a seat's last step can be taken back: at once, or after a question. Nobody takes back what was played before the table. */
export function undoOf(connection: Connection, seat: number | null, look: Look | null): "free" | "ask" | null {
  const { undo = null, undo_actions: actions = 0 } = look ?? {};
  return undo !== null && actions <= stepsOf(connection, seat).length ? undo : null;
}

/** Whether a seat has done something in this turn. */
export function hasStepped(connection: Connection, seat: number | null): boolean {
  const steps = stepsOf(connection, seat);
  const own = steps.findLastIndex((entry) => entry.news.seat === seat);
  return own > steps.findLastIndex((entry) => entry.events.some((event) => event.type === "turn_began"));
}

/** Whether a seat has done something in a turn of its own; what one answers in others' turns is none. */
export function hasPlayed(connection: Connection, seat: number | null): boolean {
  let active: number | null = null;
  return standing(connection.entries(seat)).some(({ news, events }) => {
    const played = news.kind === "acted" && news.seat === seat && active === seat;
    for (const event of events) if (event.type === "turn_began") active = event.seat;
    return played;
  });
}

/** The last so many actions, as a seat knows them. */
export function whatGoes(connection: Connection, seat: number | null, actions: number): Taken {
  const taken = actions > 0 ? stepsOf(connection, seat).slice(-actions) : [];
  return {
    lines: taken.flatMap((entry) => entry.events.map(inSentence)).filter(Boolean),
    others: taken.some((entry) => entry.news.seat !== seat),
  };
}

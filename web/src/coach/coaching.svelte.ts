/** The coach of a table: whether one may ask it, and what it says. */

import { api } from "../app/api";
import { settings } from "../app/settings.svelte";
import { gameOf } from "../games";
import type { components } from "../wire/schema";
import type { Action, TableInfo } from "../wire/types";
import type { Decision } from "../review/report";

type Schemas = components["schemas"];
export type Advice = Omit<Schemas["Advice"], "action"> & { action: Action };
export type Word = Omit<Schemas["Word"], "decision"> & { decision: Decision };

class Coaching {
  /** Whether its panel is open. */
  open = $state(false);
  /** The level that it advises as; null: the strongest. */
  level = $state<string | null>(null);
  /** The seat that it warns about: it gets a gold rim. */
  about = $state<number | null>(null);
}

export const coaching = new Coaching();

/** Open its panel, or close it. Whoever has called it once also hears a word when a choice has lost much. */
export function callCoach(): void {
  coaching.open = !coaching.open;
  if (coaching.open) void settings.choose({ coach: true });
}

/** Whether somebody who sits there may be helped: against computer players, or where it was agreed; not in a lesson. */
export function mayBeCoached(table: TableInfo | null, seat: number | null): boolean {
  if (!table || seat === null || table.status !== "playing" || !gameOf(table.config.game).review) return false;
  if (table.lesson && table.lesson.state !== "free") return false;
  return table.config.coach === true || table.seats.every((each) => each.seat === seat || each.kind === "computer");
}

/** What the coach would do; null: it could not say. */
export function ask(table: string, seat: number, level: string | null): Promise<Advice[] | null> {
  return api.advice<Advice[]>(table, seat, level).catch(() => null);
}

/** Levels that follow simple rules: they have no choices to compare. */
const WITHOUT_ADVICE: readonly string[] = ["random", "cadet"];

/** The levels that a coach can have, the strongest last. */
export async function levelsOf(game: string): Promise<readonly string[]> {
  const games = await api.games().catch(() => []);
  return (games.find((each) => each.game === game)?.levels ?? []).filter((level) => !WITHOUT_ADVICE.includes(level));
}

/** What there is to say about one's last choice; null: nothing. */
export function word(table: string, seat: number): Promise<Word | null> {
  return api.coachWord<Word | null>(table, seat).catch(() => null);
}

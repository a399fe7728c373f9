/** The games that have drawings and words here; any other is shown as text. Only this list names them. */

import { afternova } from "./afternova/game";
import type { GameRecord } from "./app/game";
import { has, t } from "./app/i18n.svelte";
import { toldTitle } from "./app/titles.svelte";
import { novaraiders } from "./novaraiders/game";
import { plain } from "./plain/game";

// A record is given the views and cards of its own game only.
const RECORDS = { afternova, novaraiders } as unknown as Record<string, GameRecord>;

export const GAMES: readonly string[] = Object.keys(RECORDS);
/** The game that is meant where none is named. */
export const USUAL = GAMES[0] ?? "";

export function gameOf(game: string): GameRecord {
  return RECORDS[game] ?? plain;
}

export function titleOf(game: string): string {
  const id = `shell-game-${game}`;
  return has(id) ? t(id) : (toldTitle(game) ?? game);
}

/** How many sit down if nobody says, of the numbers that are possible. */
export function usualPlayers(game: string, possible: readonly number[] = []): number {
  const { players } = gameOf(game);
  return possible.includes(players) ? players : (possible.at(-1) ?? players);
}

/** The game of a rule, by its id; null: it is no rule of a game that can be read here. */
export function gameOfRule(rule: string): string | null {
  return GAMES.find((game) => gameOf(game).rules === rule.split("-")[0]) ?? null;
}

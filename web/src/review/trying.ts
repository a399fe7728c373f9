/** "Try it": a private table from a moment of a record, against the same kind of opponents. */

import { api } from "../app/api";
import type { TableInfo, TableState } from "../wire/types";

/** The record up to so many actions. Its closing line, which is for the whole game, is left out. */
export function cutRecord(record: string, actions: number): string {
  return `${record
    .split("\n")
    .slice(0, actions + 1)
    .join("\n")}\n`;
}

/** Where computer players sat, the same sit again; where people sat, the level that is usual. */
export async function tryFrom(table: TableInfo, actions: number, seat: number): Promise<TableState> {
  const [record, games] = await Promise.all([api.record(table.id), api.games()]);
  const levels = games.find(({ game }) => game === table.config.game)?.levels ?? [];
  const usual = levels[Math.min(2, levels.length - 1)] ?? null;
  const seats = table.seats.map((each, place) =>
    place === seat ? { who: "me" as const } : { who: "computer" as const, level: each.level ?? usual },
  );
  return api.bring(cutRecord(record, actions), seats);
}

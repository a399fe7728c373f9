/** What can be looked up at the server: how my games stand, games step by step, the rules. */

import { ApiError, type TableState } from "../app/api";
import { session } from "../app/session.svelte";
import type { components } from "../wire/schema";
import type { GameEvent, Refusal, View } from "../wire/types";

type Schemas = components["schemas"];
export type Mine = Schemas["Mine"];
export type Rulebook = Schemas["Rulebook"];
export type Outcome = Schemas["AfternovaOutcome"];
export type Step = Omit<Schemas["Step"], "events"> & { events: GameEvent[] };
export type Steps = Omit<Schemas["Steps"], "steps"> & { steps: Step[] };
export interface Moment {
  step: number;
  views: View[];
}

/** Through whose eyes one looks at a game; "all": with everything open. */
export type Eyes = number | "all" | null;

/** What lets one in: a guest's token, or the secret of a spectators' link. */
async function keyOf(watch: string | null): Promise<Record<string, string>> {
  return { Authorization: watch ? `Watch ${watch}` : `Bearer ${await session.token()}` };
}

async function ask<T>(path: string, headers: Record<string, string>, body?: unknown): Promise<T> {
  const json = { ...headers, "Content-Type": "application/json" };
  const init: RequestInit = body === undefined ? { headers } : { method: "POST", headers: json, body: JSON.stringify(body) };
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new ApiError(0, { rule: "network", message: "the server cannot be reached" });
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => null)) as Refusal | null;
  throw new ApiError(answer.status, told ?? { rule: "server", message: `the server answered ${answer.status}` });
}

function query(eyes: Eyes): string {
  return eyes === "all" ? "everything=true" : eyes === null ? "" : `seat=${eyes}`;
}

const replay = (table: string): string => `/api/tables/${encodeURIComponent(table)}/replay`;

export const library = {
  mine: async () => ask<Mine[]>("/api/tables/mine", await keyOf(null)),
  playNow: async (game: string, players: number) => ask<TableState>("/api/play-now", await keyOf(null), { game, players }),
  rules: (game: string) => ask<Rulebook>(`/api/rules/${encodeURIComponent(game)}`, {}),
  steps: async (table: string, eyes: Eyes, watch: string | null = null) =>
    ask<Steps>(`${replay(table)}?${query(eyes)}`, await keyOf(watch)),
  moments: async (table: string, first: number, last: number, eyes: Eyes, watch: string | null = null) =>
    ask<Moment[]>(`${replay(table)}/views?first=${first}&last=${last}&${query(eyes)}`, await keyOf(watch)),
};

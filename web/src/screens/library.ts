/** What can be looked up at the server: how my games stand, games step by step, the rules. */

import { ask } from "../app/api";
import { language } from "../app/i18n.svelte";
import type { components } from "../wire/schema";
import type { GameEvent, Hints, TableState, View } from "../wire/types";

type Schemas = components["schemas"];
export type Mine = Schemas["Mine"];
export type Rulebook = Schemas["Rulebook"];
export type Outcome = Schemas["Outcome"];
export type Step = Omit<Schemas["Step"], "events"> & { events: GameEvent[] };
export type Steps = Omit<Schemas["Steps"], "steps"> & { steps: Step[] };
export interface Moment {
  step: number;
  views: View[];
  /** What follows from each. */
  hints: (Hints | null)[];
}

export type Paper = "a4" | "letter";
export type Ink = "full" | "saving";

/** Through whose eyes one looks at a game; "all": with everything open. */
export type Eyes = number | "all" | null;

function query(eyes: Eyes): string {
  return eyes === "all" ? "everything=true" : eyes === null ? "" : `seat=${eyes}`;
}

const replay = (table: string): string => `/api/tables/${encodeURIComponent(table)}/replay`;

export const library = {
  mine: () => ask<Mine[]>("GET", "/api/tables/mine"),
  playNow: (game: string, players: number) => ask<TableState>("POST", "/api/play-now", { body: { game, players } }),
  rules: (game: string) => ask<Rulebook>("GET", `/api/rules/${encodeURIComponent(game)}`, { token: false }),
  /** A game to cut out, as a PDF. */
  print: (game: string, name: string, paper: Paper, ink: Ink) =>
    ask<Blob>(
      "GET",
      `/api/cards/${encodeURIComponent(game)}/print?${new URLSearchParams({ name, paper, ink, language: language() })}`,
      {
        token: false,
        file: true,
      },
    ),
  steps: (table: string, eyes: Eyes, watch: string | null = null) =>
    ask<Steps>("GET", `${replay(table)}?${query(eyes)}`, { watch }),
  moments: (table: string, first: number, last: number, eyes: Eyes, watch: string | null = null) =>
    ask<Moment[]>("GET", `${replay(table)}/views?first=${first}&last=${last}&${query(eyes)}`, { watch }),
};

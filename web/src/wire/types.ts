/** Short names for what comes over the wire. `schema.ts` is generated from Python: `make wire`. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Config = Schemas["Config"];
export type TableState = Schemas["TableState"];
export type Listed = Schemas["Listed"];
export type GameInfo = Schemas["GameInfo"];
export type RuleOption = Schemas["OptionInfo"];
export type Link = Schemas["LinkSecret"];
export type LinkInfo = Schemas["LinkInfo"];
export type Purpose = Link["purpose"];
export type GameLessons = Schemas["GameLessons"];
export type LessonLine = Schemas["LessonLine"];
export type LessonInfo = Schemas["LessonInfo"];
/** What a lesson says, by language. */
export type Text = Record<string, string>;
export type News = Schemas["News"];
export type Face = Schemas["Face"];
export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];

export type AfterNovaView = Schemas["AfterNovaView"];
export type AfterNovaAction = Schemas["AfterNovaAction"];
export type AfterNovaEvent = Schemas["AfterNovaEvent"];
export type NovaRaidersView = Schemas["NovaRaidersView"];
export type NovaRaidersAction = Schemas["NovaRaidersAction"];
export type NovaRaidersEvent = Schemas["NovaRaidersEvent"];

export type View = AfterNovaView | NovaRaidersView;
export type Action = AfterNovaAction | NovaRaidersAction;
export type GameEvent = AfterNovaEvent | NovaRaidersEvent;

/** What follows from a view. */
export type AfterNovaHints = Schemas["AfterNovaHints"];
export type NovaRaidersHints = Schemas["NovaRaidersHints"];
export type Hints = AfterNovaHints | NovaRaidersHints;
/** A deal that is being drafted, and what the server says about it. */
export type Drafting = Schemas["Drafting"];
export type Reading = Schemas["Reading"];

/** The game as one seat sees it. */
export type Look = Omit<Schemas["Look"], "view" | "legal" | "hints"> & { view: View; legal?: Action[]; hints?: Hints };

/** An entry of a table's log as one seat learns it. */
export interface Entry {
  seq: number;
  at: number;
  news: News;
  events: GameEvent[];
}

/** Why a computer player did something. */
export type Reason = Schemas["Reason"];

/** Why not: a rule, what is wrong and with what. The message says it in English. */
export interface Refusal {
  rule: string;
  message: string;
  code?: string;
  args?: Reason["args"];
}
export type Answer = { ok: true; seq: number } | ({ ok: false } & Refusal);

/** A game that has been played, standing in for a connection: it shows what happened, and nothing can be done. */

import type { Connection, Happening } from "../../app/connection.svelte";
import type { Answer, Entry, Face, Look, Refusal, TableInfo, View } from "../../wire/types";
import { library, type Eyes, type Moment, type Outcome, type Step } from "../library";

/** So many views are asked for at once. */
const CHUNK = 40;
const REFUSED: { ok: false } & Refusal = { ok: false, rule: "status", message: "this is a replay" };

/** What others may use of a class. */
type Public<T> = { [K in keyof T]: T[K] };

export class Recorded implements Public<Connection> {
  // ---- as a connection has it
  state = $state<Connection["state"]>("open");
  gone = $state.raw<Connection["gone"]>(null);
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  /** The step that is shown: in a replay, steps are what entries are at a table. */
  seq = $state(0);
  looks = $state.raw<Look[]>([]);
  current = $state(true);
  onhappened: Connection["onhappened"] = null;
  onmoment: Connection["onmoment"] = null;
  waiting = 0;

  // ---- the replay
  steps = $state.raw<Step[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** The step that is shown. */
  at = $state(-1);
  /** Every seat's view of that step, where everything is open. */
  views = $state.raw<View[]>([]);

  #eyes: Eyes = null;
  /** The seat that looks; with everything open, whose place at the table one takes. */
  #seat: number | null = null;
  #watch: string | null;
  #moments = new Map<number, Moment>();

  constructor(table: TableInfo, watch: string | null) {
    this.table = table;
    this.#watch = watch;
  }

  /** Look through other eyes, from the same moment on. */
  async lookThrough(eyes: Eyes, seat: number | null): Promise<void> {
    const id = this.table?.id ?? "";
    const told = await library.steps(id, eyes, this.#watch);
    this.#eyes = eyes;
    this.#seat = seat ?? told.seat;
    this.#moments = new Map();
    this.steps = told.steps;
    this.outcome = told.outcome;
  }

  get seat(): number | null {
    return this.#seat;
  }

  get happenings(): Happening[] {
    return this.steps.slice(0, this.at + 1).map((step) => this.#happening(step));
  }

  /** The last step up to an entry of the table's log. */
  stepOf(entry: number): number {
    return Math.max(
      0,
      this.steps.findLastIndex((step) => step.seq <= entry),
    );
  }

  moment(step: number): string {
    return `/replay/${this.table?.id ?? ""}/${step}${location.hash}`;
  }

  /** The place where the next turn, or the one before, begins. */
  turnFrom(at: number, way: 1 | -1): number {
    const turn = this.steps[at]?.turn;
    if (way === 1) {
      const next = this.steps.findIndex((step, place) => place > at && step.turn !== turn);
      return next === -1 ? this.steps.length - 1 : next;
    }
    const first = this.steps.findIndex((step) => step.turn === turn);
    if (first < at) return first;
    const before = this.steps[at - 1]?.turn;
    return Math.max(
      0,
      this.steps.findIndex((step) => step.turn === before),
    );
  }

  /** Show a step. One after the present one is shown as it happened; others are simply there: gives back which. */
  async show(at: number): Promise<"happened" | "there"> {
    const place = Math.min(Math.max(at, 0), this.steps.length - 1);
    const step = this.steps[place];
    if (!step) return "there";
    const { views, hints } = await this.#momentOf(place);
    const follows = place === this.at + 1 && this.at >= 0;
    this.at = place;
    this.seq = place;
    this.views = views;
    const mine = this.#eyes === "all" ? (this.#seat ?? 0) : 0;
    const view = views[mine];
    if (!view) return "there";
    const known = hints[mine];
    this.looks = [
      { seat: this.#seat, view, ...(known ? { hints: known } : {}), undo: null, instruction: null, deadlines: [] },
    ];
    if (!follows) return "there";
    this.onhappened?.(this.#happening(step), this.looks);
    return "happened";
  }

  async #momentOf(place: number): Promise<Moment> {
    const known = this.#moments.get(place);
    if (known) return known;
    const first = place - (place % CHUNK);
    const told = await library.moments(this.table?.id ?? "", first, first + CHUNK - 1, this.#eyes, this.#watch);
    for (const moment of told) this.#moments.set(moment.step, moment);
    return this.#moments.get(place) ?? { step: place, views: [], hints: [] };
  }

  #happening(step: Step): Happening {
    const face = {
      seat: this.#seat,
      news: {
        kind: step.kind,
        seat: step.seat ?? null,
        how: step.how ?? null,
        reason: step.reason ?? null,
        actions: step.actions ?? null,
      },
      events: step.events,
    } as unknown as Face;
    return { seq: step.step, at: step.at, faces: [face] };
  }

  // ---- what a table asks of its connection

  entries(_seat: number | null): Entry[] {
    return this.happenings.map(({ seq, at, faces }) => ({
      seq,
      at,
      news: faces[0]!.news,
      events: faces[0]!.events ?? [],
    }));
  }
  look(_seat: number | null): Look | null {
    return this.looks[0] ?? null;
  }
  clock(): number {
    return this.steps[this.at]?.at ?? 0;
  }
  close(): void {}
  play = (): Promise<Answer> => Promise.resolve(REFUSED);
  playForced = this.play;
  check = (): Promise<Refusal> => Promise.resolve(REFUSED);
  preview = (): Promise<null> => Promise.resolve(null);
  draft = (): Promise<null> => Promise.resolve(null);
  undo = this.play;
  consent = this.play;
  say = this.play;
  refuseCall = this.play;
  instruct = this.play;
  back = this.play;
  turn = this.play;

  /** As the tables want it. They use what is public, and all of that is here. */
  get connection(): Connection {
    return this as unknown as Connection;
  }
}

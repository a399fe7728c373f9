/** What is on screen follows what happened, entry by entry, so that one can see it happen. */

import type { Entry, Look } from "../wire/types";
import type { Connection, Happening } from "./connection.svelte";
import { settings, type Pace } from "./settings.svelte";

/** An entry to be shown: how things looked before it, and look after it. */
export interface Step extends Entry {
  before: Look | null;
  after: Look;
}

/** How long one rests after what another player, Bot or H.R.L. did, in ms. */
const REST: Record<Pace, number> = { calm: 1400, normal: 550, fast: 150, instant: 0 };
/** When so many steps wait, those who come late see the newest at once. */
const TOO_MANY = 12;

export class Playback {
  /** What is shown now. */
  look = $state.raw<Look | null>(null);
  /** The sequence that is shown. */
  seq = $state(0);
  /** How things stand after what I did myself, while that is still being shown: what is asked of me then is over. */
  coming = $state.raw<Look | null>(null);
  /** Whether something is being shown that the present look is not yet. */
  busy = $state(false);
  /** A table's own way to show a step, before `look` becomes `step.after`. */
  animate: (step: Step) => Promise<void> = () => Promise.resolve();

  #connection: Connection;
  #seat: number | null;
  #queue: Omit<Step, "before">[] = [];
  #skipping = false;
  #wake: (() => void) | null = null;

  constructor(connection: Connection, seat: number | null) {
    this.#connection = connection;
    this.#seat = seat;
    connection.onhappened = (happening, looks) => this.#take(happening, looks);
  }

  /** Look through another seat's eyes, at once. */
  watch(seat: number | null): void {
    this.#seat = seat;
    this.catchUp();
  }

  /** Show how things stand, without showing how it came to that. */
  catchUp(): void {
    this.#queue = [];
    this.look = this.#connection.look(this.#seat);
    this.seq = this.#connection.seq;
  }

  /** Show at once all that has happened. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  #take(happening: Happening, looks: Look[]): void {
    const after = looks.find((each) => each.seat === this.#seat);
    const face = happening.faces.find((each) => each.seat === this.#seat);
    if (!after || !face) {
      if (!this.busy) this.seq = happening.seq;
      return;
    }
    const { seq, at } = happening;
    this.#queue.push({ seq, at, news: face.news, events: face.events ?? [], after });
    if (!this.busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const quick = this.#skipping || this.#queue.length > TOO_MANY || document.hidden || settings.pace === "instant";
      if (!quick) {
        if (step.news.seat === this.#seat) this.coming = step.after;
        await this.#show({ ...step, before: this.look });
        this.coming = null;
      }
      this.look = step.after;
      this.seq = step.seq;
      if (!quick && this.#queue.length && step.news.seat !== this.#seat) await this.#rest(REST[settings.pace]);
    }
    this.#skipping = false;
    this.busy = false;
  }

  /** Show a step; whoever skips does not wait for its end. */
  async #show(step: Step): Promise<void> {
    const skipped = new Promise<void>((resolve) => (this.#wake = resolve));
    await Promise.race([this.animate(step).catch(() => undefined), skipped]);
    this.#wake = null;
  }

  async #rest(ms: number): Promise<void> {
    if (ms === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }
}

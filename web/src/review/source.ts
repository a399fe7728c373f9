/** Where a review and the positions in it come from: a table's server, or the page that they were saved in. */

import { ask } from "../app/api";
import { language } from "../app/i18n.svelte";
import { library, type Step } from "../screens/library";
import type { View } from "../wire/types";
import type { ReviewState } from "./report";

export interface Positions {
  /** Everybody's view after so many actions of the record. */
  at: (step: number) => Promise<View[]>;
}

const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}/review`;

export const reviews = {
  state: (table: string, watch: string | null) => ask<ReviewState>("GET", path(table), { watch }),
  begin: (table: string) => ask<ReviewState>("POST", path(table)),
  /** The whole review as one page that needs no server. */
  page: (table: string) => ask<Blob>("GET", `${path(table)}/page?language=${language()}`, { file: true }),
  stop: (table: string) => ask<void>("DELETE", path(table)),
};

/** The steps of a replay that were not undone, each with how many actions of the record there are after it. */
export function countedSteps(steps: readonly Step[]): { step: number; actions: number }[] {
  const counted: { step: number; actions: number }[] = [];
  for (const step of steps) {
    if (step.kind === "undone") counted.splice(counted.length - (step.actions ?? 0));
    else {
      const more = step.kind === "started" ? 0 : Array.isArray(step.action) ? step.action.length : 1;
      counted.push({ step: step.step, actions: (counted.at(-1)?.actions ?? 0) + more });
    }
  }
  return counted;
}

/** The positions of a game at a server. */
export class Replayed implements Positions {
  #table: string;
  #watch: string | null;
  #steps: Promise<{ step: number; actions: number }[]> | null = null;
  #known = new Map<number, Promise<View[]>>();

  constructor(table: string, watch: string | null) {
    this.#table = table;
    this.#watch = watch;
  }

  /** The step of the replay that shows the game after so many actions; inside of several at once, before them. */
  async replayStep(actions: number): Promise<number> {
    this.#steps ??= library.steps(this.#table, "all", this.#watch).then(({ steps }) => countedSteps(steps));
    return (await this.#steps).findLast((each) => each.actions <= actions)?.step ?? 0;
  }

  async at(actions: number): Promise<View[]> {
    const step = await this.replayStep(actions);
    const known = this.#known.get(step);
    if (known) return known;
    const asked = library
      .moments(this.#table, step, step, "all", this.#watch)
      .then((moments) => moments[0]?.views ?? []);
    this.#known.set(step, asked);
    asked.catch(() => this.#known.delete(step));
    return asked;
  }
}

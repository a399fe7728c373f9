/** Changes of a draft on their way: those not yet answered are sent again with the next, and only the last answer counts. */

import type { Drafted } from "../../../app/connection.svelte";
import type { Drafting, Reading } from "../../../wire/types";
import type { Change } from "./draft";

export type About = Pick<Drafting, "refused" | "said" | "remember">;
/** Nobody has said no. */
export const NOBODY = { refused: null, said: null };

export class Asking {
  #ask: (asked: Drafting) => Promise<Drafted | null>;
  #known: Reading["draft"] | null;
  #changes: Change[] = [];
  #number = 0;

  constructor(ask: (asked: Drafting) => Promise<Drafted | null>, known: Reading["draft"] | null = null) {
    this.#ask = ask;
    this.#known = known;
  }

  /** The answer; undefined: a later one is on its way; null: the changes make no sense. */
  async about(changes: readonly Change[], about: About): Promise<Drafted | null | undefined> {
    this.#changes = [...this.#changes, ...changes];
    const number = ++this.#number;
    const told = await this.#ask({ draft: this.#known, changes: this.#changes, ...about });
    if (number !== this.#number) return undefined;
    this.#changes = [];
    if (told) this.#known = told.reading.draft;
    return told;
  }
}

/** The server's answer to the draft as it stands, asked anew a moment after every change. */

import type { Refusal } from "../../../wire/types";
import type { Desk } from "../desk.svelte";
import { actionOf } from "./draft";

const MOMENT = 250;

export interface DraftAnswer {
  /** Whether the answer is for the draft as it is now. */
  readonly current: boolean;
  readonly refusal: Refusal | null;
}

export function checkDraft(desk: Desk): DraftAnswer {
  let refusal = $state.raw<Refusal | null>(null);
  let current = $state(false);
  $effect(() => {
    const { draft, me } = desk;
    void desk.connection.seq;
    current = false;
    if (!draft || me === null) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const told = await desk.connection.check(me, actionOf(draft));
      if (stale) return;
      refusal = told;
      current = true;
    }, MOMENT);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  });
  return {
    get current() {
      return current;
    },
    get refusal() {
      return refusal;
    },
  };
}

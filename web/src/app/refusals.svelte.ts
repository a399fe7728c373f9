/** What was not possible, and why: shown for a while, with a link to the rule. */

import type { Answer, Refusal } from "../wire/types";

let shown = $state.raw<Refusal | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

const SECONDS = 8;

/** The engine speaks of seats, cards and spaces by number; the table that is open knows their names. */
let named: (message: string) => string = (message) => message;

/** To be run in an effect of a table; gives back what ends it. */
export function nameThings(name: (message: string) => string): () => void {
  named = name;
  return () => (named = (message) => message);
}

export function refusal(): Refusal | null {
  return shown;
}

/** Show why something was refused; an answer that says yes shows nothing. Gives back whether it was a yes. */
export function refuse(answer: Answer | Refusal | null): boolean {
  if (answer === null || ("ok" in answer && answer.ok)) return true;
  clearTimeout(timer);
  shown = { rule: answer.rule, message: named(answer.message) };
  timer = setTimeout(() => (shown = null), SECONDS * 1000);
  return false;
}

export function dismiss(): void {
  clearTimeout(timer);
  shown = null;
}

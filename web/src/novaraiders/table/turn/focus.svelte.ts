/** Whoever plays by keyboard is led to the next choice, where what had the focus is gone. */

import { tick, untrack } from "svelte";
import { watchTyping } from "../../../app/typing.svelte";
import type { Field } from "../../rows";
import type { Turn } from "./turn.svelte";

/** Where one goes on after something was done, the first that is there. */
const NEXT = [
  "[data-testid=unload-panel] .pri",
  "[data-testid=restow-panel] .shards .btn",
  "[data-testid=hrl-panel] .option",
  ".space.can",
  "[data-testid=hand] [data-use][aria-disabled=false]",
  "[data-testid=hand] .discard",
  "[data-testid=launch][aria-disabled=false]",
  "[data-testid=end-turn]",
];

/** Where one goes on in the middle of choosing. */
function choiceOf(turn: Turn, open: Field | null): string {
  if (open === null) return "[data-testid=confirm]";
  if (open === "push" || open === "bay") return ".ask .buttons button";
  if (open === "take") return ".take";
  const goal = turn.highlights.targets?.find((target) => target.kind !== "blocked")?.space;
  return open === "ship" || goal === undefined ? ".space.can" : `[data-space="${goal}"]`;
}

const find = (place: string) => document.querySelector<HTMLElement | SVGElement>(place);

/** To be called where the table is laid. */
export function leadFocus(turn: Turn): void {
  const typing = watchTyping();
  $effect(() => {
    const { chosen, open } = turn;
    if (chosen && typing()) untrack(() => find(choiceOf(turn, open))?.focus());
  });
  $effect(() => {
    void [turn.chosen, turn.frame, turn.view];
    if (!turn.mine || !typing()) return;
    void tick().then(() => {
      if (document.activeElement === document.body) NEXT.map(find).find(Boolean)?.focus();
    });
  });
}

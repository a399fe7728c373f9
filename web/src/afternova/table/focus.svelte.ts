/** Whoever plays by keyboard is led to the next choice, where what had the focus is gone: a card that was taken, a button. */

import { tick } from "svelte";
import { watchTyping } from "../../app/typing.svelte";
import type { Desk } from "./desk.svelte";

/** Where the next choice is, most pressing first. */
function nextChoice(desk: Desk): string | null {
  const [take] = desk.can("take");
  const [discard] = desk.can("discard");
  const [complete] = desk.can("complete");
  if (discard) return `[data-testid="hand-${discard.card}"]`;
  if (complete) return `[data-testid="complete-${complete.blueprint}"]`;
  if (desk.view.phase === "overflow" && desk.can("jettison").length) return "[data-testid^=jettison-]";
  if (take && desk.shopping) return `[data-testid="take-${take.card}"]`;
  return desk.myTurn && desk.view.phase === "turn" ? "[data-testid=to-market]" : null;
}

/** To be called where the table is laid. */
export function leadFocus(desk: Desk): void {
  const typing = watchTyping();
  $effect(() => {
    const place = nextChoice(desk);
    void desk.view;
    if (place === null || !typing()) return;
    void tick().then(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(place)?.focus();
    });
  });
}

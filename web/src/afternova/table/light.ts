/** Whoever points at a line of the log, or reaches it by keyboard, sees all that it speaks of lit up on the table. */
export function lightUp(log: HTMLElement): () => void {
  const off = (): void => document.querySelectorAll("[data-lit]").forEach((each) => each.removeAttribute("data-lit"));
  const on = ({ target }: Event): void => {
    off();
    const line = (target as Element).closest("li");
    for (const word of line?.querySelectorAll<HTMLElement>("[data-lights]") ?? [])
      document.querySelectorAll(word.dataset["lights"]!).forEach((each) => each.setAttribute("data-lit", ""));
  };
  const listeners = { pointerover: on, pointerleave: off, focusin: on, focusout: off };
  for (const [kind, listener] of Object.entries(listeners)) log.addEventListener(kind, listener);
  return () => {
    off();
    for (const [kind, listener] of Object.entries(listeners)) log.removeEventListener(kind, listener);
  };
}

/** Pointing at a word lights up what it speaks of: `use:light={selector}`. */
export function light(element: HTMLElement, selector: string): { update: (next: string) => void; destroy: () => void } {
  let wanted = selector;
  const off = (): void => document.querySelectorAll("[data-lit]").forEach((each) => each.removeAttribute("data-lit"));
  const on = (): void => {
    off();
    document.querySelectorAll(wanted).forEach((each) => each.setAttribute("data-lit", ""));
  };
  element.addEventListener("pointerenter", on);
  element.addEventListener("pointerleave", off);
  return {
    update: (next) => (wanted = next),
    destroy: () => {
      off();
      element.removeEventListener("pointerenter", on);
      element.removeEventListener("pointerleave", off);
    },
  };
}

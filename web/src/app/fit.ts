import { room } from "./room.svelte";

/**
 * Lets the parts of a line give way one after another until the rest fits: `{@attach fit(2)}` sets data-fit to 0, then 1,
 * then 2; the component's styles say what goes at each. For lines with names and other words of any length.
 */
export function fit(most: number): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (typeof ResizeObserver === "undefined") return;
    // Whatever changes the scale changes what fits, even where the line stays as long as it was.
    void [room.width, room.height];
    const look = (): void => {
      for (let level = 0; level <= most; level++) {
        element.dataset["fit"] = String(level);
        if (fits(element)) return;
      }
    };
    const sizes = new ResizeObserver(look);
    const watch = (): void => [element, ...element.children].forEach((part) => sizes.observe(part));
    const words = new MutationObserver(() => {
      watch();
      look();
    });
    look();
    watch();
    words.observe(element, { childList: true, characterData: true, subtree: true });
    void document.fonts?.ready.then(look);
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  };
}

/** Nothing sticks out of it or of its parts, and no part lies over another. */
function fits(element: HTMLElement): boolean {
  const parts = [...element.children].filter((part) => part instanceof HTMLElement);
  if (element.scrollHeight > element.clientHeight + 1) return false;
  if ([element, ...parts].some((part) => part.scrollWidth > part.clientWidth || sticksOut(part))) return false;
  const boxes = [...element.children].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1);
  return boxes.every((a, index) => boxes.slice(index + 1).every((b) => !overlap(a, b)));
}

function sticksOut(part: Element): boolean {
  const { left, right } = part.getBoundingClientRect();
  return [...part.children].some((child) => {
    const box = child.getBoundingClientRect();
    return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
  });
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 2;
}

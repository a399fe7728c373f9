/** How much room a table has, and of which shape it is. The scale that follows from it is in styles/scale.css. */

export type Shape = "desk" | "short" | "side" | "square" | "tall" | "phone";

/** The shape of a window, by its size in CSS pixels. Fingers get the larger targets of a tablet or, where it is low, of a phone. */
export function shapeOf(width: number, height: number, fingers = false): Shape {
  const ratio = width / height;
  if (ratio < 1.1) return width < 600 ? "phone" : "tall";
  if (height <= 500 || width < 900 || (fingers && height < 640)) return "side";
  if (ratio < 1.45 || fingers) return "square";
  return ratio >= 1.9 || height < 680 || width < 1280 ? "short" : "desk";
}

/** Whether there is a pointer that can rest on something; else one taps. */
export const hovers = (): boolean => typeof matchMedia === "undefined" || matchMedia("(hover: hover)").matches;

class Room {
  width = $state(1536);
  height = $state(864);
  #fingers = $state(false);
  readonly shape = $derived(shapeOf(this.width, this.height, this.#fingers));
  /** Whether log and chat have a place of their own; else they are in a drawer. */
  readonly sided = $derived(this.shape === "desk" || this.shape === "short");

  /** A phone with so little height (or so much zoom) that even more gives way. */
  readonly cramped = $derived(
    (this.shape === "phone" && this.height < 600) || (this.shape === "side" && this.height < 340),
  );

  /** Attach it to the element that a table fills, which has the class "room". */
  readonly measure = (element: HTMLElement): (() => void) | undefined => {
    if (typeof ResizeObserver === "undefined") return;
    const look = (): void => {
      this.width = element.clientWidth;
      this.height = element.clientHeight;
      this.#fingers = matchMedia("(pointer: coarse)").matches;
      element.dataset["shape"] = this.shape;
      element.dataset["log"] = this.sided ? "column" : "drawer";
      element.toggleAttribute("data-cramped", this.cramped);
      element.style.setProperty("--rw", `${this.width}px`);
      element.style.setProperty("--rh", `${this.height}px`);
    };
    look();
    const watching = new ResizeObserver(look);
    watching.observe(element);
    return () => watching.disconnect();
  };
}

/** There is one table on a page. */
export const room = new Room();

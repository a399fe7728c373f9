/** What the line of the log speaks of that one points at: "space:12", "card:5", "seat:1". Whoever draws it shows where it is. */

let things = $state.raw<ReadonlySet<string>>(new Set());

export function isPointed(thing: string): boolean {
  return things.has(thing);
}

/** The spaces among them. */
export function pointedSpaces(): number[] {
  return [...things].flatMap((thing) => (thing.startsWith("space:") ? [Number(thing.slice("space:".length))] : []));
}

/** Point at what an element of the page, or the line that it is in, speaks of; null: at nothing any more. */
export function pointAt(element: EventTarget | null): void {
  const line = element instanceof Element ? element.closest("li") : null;
  const named = line?.querySelectorAll<HTMLElement>("[data-names]") ?? [];
  things = new Set([...named].map((each) => each.dataset["names"] ?? ""));
}

/** Places on the screen by name, so that things can be shown flying from one to another. */

const places = new Map<string, Element>();

/** `use:anchor={"planet:0"}` on an element gives it a name. */
export function anchor(element: Element, name: string): { update: (name: string) => void; destroy: () => void } {
  let held = name;
  places.set(held, element);
  const release = (): void => {
    if (places.get(held) === element) places.delete(held);
  };
  return {
    update(next: string): void {
      release();
      held = next;
      places.set(held, element);
    },
    destroy: release,
  };
}

/** Where a named place is on the screen now. */
export function placeOf(name: string): DOMRect | null {
  const box = places.get(name)?.getBoundingClientRect();
  return box && (box.width || box.height) ? box : null;
}

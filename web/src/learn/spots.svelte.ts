/** Where on the screen something is that a lesson points at: the real control, wherever the table has put it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EVERY = 120;

/**
 * The last of the named controls that can be seen and used now, or the first that can only be seen.
 * "name.class": only while it has that class.
 */
export function spotOf(names: readonly string[]): HTMLElement | null {
  return found(names.toReversed(), true) ?? found(names, false);
}

function found(names: readonly string[], usable: boolean): HTMLElement | null {
  for (const name of names) {
    const [id = "", state] = name.split(".");
    const selector = `[data-testid="${CSS.escape(id)}"]${state ? `.${CSS.escape(state)}` : ""}`;
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (seen(element) && (!usable || element.ariaDisabled !== "true")) return element;
    }
  }
  return null;
}

function seen(element: HTMLElement): boolean {
  if (element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 4 && height > 4;
}

/** Whether it must be scrolled to. */
function outside(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}

/** Follows a control: things move when others play, when a window changes, when a panel opens. */
export class Spot {
  element = $state.raw<HTMLElement | null>(null);
  box = $state.raw<Box | null>(null);
  name = $state<string | null>(null);

  /** To be run in an effect; gives back what ends it. */
  follow(names: readonly string[]): () => void {
    const look = (): void => {
      const element = spotOf(names);
      const rect = element?.getBoundingClientRect();
      const box = rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : null;
      if (element !== this.element) {
        this.element = element;
        if (element instanceof HTMLElement && outside(element)) element.scrollIntoView({ block: "nearest" });
      }
      const name = element?.dataset["testid"] ?? null;
      if (name !== this.name) this.name = name;
      if (!same(box, this.box)) this.box = box;
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }
}

function same(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return (["left", "top", "width", "height"] as const).every((key) => Math.abs(one[key] - other[key]) < 1);
}

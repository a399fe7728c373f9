/**
 * Never a live button under a pointer that has just pressed another one.
 *
 * When something inside [data-steady] was pressed and the pointer rests, whatever comes to lie under it is dead for a
 * moment: a second press of the same spot, by a double click or because nothing seemed to happen, is not meant for it.
 * Moving the pointer away ends it at once. A control that becomes another one in its place (data-testid) counts too.
 */

/** So far the pointer may tremble, in pixels. */
const NEAR = 12;
/** So long what has come under the pointer is dead, in ms. */
const SETTLES = 800;
/** So long one watches after a press, in ms: what was pressed may have to wait for a slow connection. */
const WATCHES = 20_000;
const CONTROLS = "button, a[href], input, select, summary, [role=tab], [role=button]";

interface Control {
  element: Element;
  id: string | undefined;
}

const controlOf = (at: EventTarget | null): Control | null => {
  const element = at instanceof Element ? at.closest<HTMLElement>(CONTROLS) : null;
  return element && { element, id: element.dataset["testid"] };
};
const same = (a: Control | null, b: Control | null): boolean => a?.element === b?.element && a?.id === b?.id;

/** To be run in an effect of a table; gives back what ends it. */
export function keepSteady(): () => void {
  /** What was pressed: a spot by a pointer, or by a key whatever had the focus. */
  let spot: { x: number; y: number } | Element | null = null;
  let under: Control | null = null;
  let came = -Infinity;
  let until = 0;
  let frame = 0;

  const mark = (settling: boolean): void => void under?.element.toggleAttribute("data-settling", settling);
  /** See what is there now; what has just come begins to settle. */
  const look = (now: Control | null): void => {
    if (same(now, under)) return;
    mark(false);
    under = now;
    came = performance.now();
    until = Math.max(until, came + SETTLES);
    mark(true);
  };
  const release = (): void => {
    cancelAnimationFrame(frame);
    mark(false);
    spot = null;
  };
  const watch = (): void => {
    if (spot === null) return;
    look(controlOf(spot instanceof Element ? spot : document.elementFromPoint(spot.x, spot.y)));
    const now = performance.now();
    if (now - came > SETTLES) mark(false);
    if (now > until) release();
    else frame = requestAnimationFrame(watch);
  };
  const far = ({ clientX, clientY }: MouseEvent): boolean =>
    spot !== null && !(spot instanceof Element) && Math.hypot(clientX - spot.x, clientY - spot.y) > NEAR;
  const moved = (event: PointerEvent): void => void (far(event) && release());
  const pressed = (event: MouseEvent): void => {
    const control = controlOf(event.target);
    const byKey = event.detail === 0;
    const again = spot instanceof Element ? byKey && control?.element === spot : spot !== null && !byKey && !far(event);
    if (again) {
      look(control);
      if (performance.now() - came < SETTLES) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
    }
    if (!control?.element.closest("[data-steady]")) return;
    release();
    spot = byKey ? control.element : { x: event.clientX, y: event.clientY };
    under = control;
    came = -Infinity;
    until = performance.now() + WATCHES;
    frame = requestAnimationFrame(watch);
  };
  addEventListener("click", pressed, { capture: true });
  addEventListener("pointermove", moved, { capture: true });
  return () => {
    release();
    removeEventListener("click", pressed, { capture: true });
    removeEventListener("pointermove", moved, { capture: true });
  };
}

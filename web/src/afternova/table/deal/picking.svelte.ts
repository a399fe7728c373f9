/** A Fragment in the hand of whoever drafts a deal: tapped or being dragged to whoever will get it. */

import type { Side } from "./draft";

/** A Fragment of the Planet, or a stored one; `index` tells equal ones apart. */
export type Picked = { colour: number; index: number } & ({ from: "planet" } | { from: "storage"; giver: number });

const FAR = 6;

class Picking {
  picked = $state.raw<Picked | null>(null);
  /** The lane in which it was tapped, which then asks who gets it; undefined: at the Planet. */
  lane = $state.raw<Side | undefined>(undefined);
  /** Where the dragged Fragment is. */
  at = $state.raw<{ x: number; y: number } | null>(null);

  is(picked: Picked): boolean {
    const place = (each: Picked): string => `${each.from === "storage" ? each.giver : ""} ${each.index}`;
    return this.picked !== null && place(this.picked) === place(picked);
  }

  tap(picked: Picked, lane?: Side): void {
    this.picked = this.is(picked) ? null : picked;
    this.lane = lane;
  }

  clear(): void {
    this.picked = null;
    this.lane = undefined;
    this.at = null;
  }

  /** Begin to drag with the pointer; `drop` is called with the side under it at the end. */
  drag(event: PointerEvent, picked: Picked, drop: (picked: Picked, to: Side) => void): void {
    const { clientX: x0, clientY: y0, pointerId } = event;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (this.at === null && Math.hypot(now.clientX - x0, now.clientY - y0) < FAR) return;
      this.picked = picked;
      this.at = { x: now.clientX, y: now.clientY };
    };
    const end = (now: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (this.at === null || now.pointerId !== pointerId) return;
      this.at = null;
      // The click that follows a drag is not a tap.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => {
        removeEventListener("click", swallow, { capture: true });
        this.clear();
      }, 50);
      const lane = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>("[data-side]");
      if (lane && now.type === "pointerup") drop(picked, sideOf(lane.dataset["side"] ?? ""));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

export const sideName = (side: Side): string => (side === null ? "anyone" : `${side}`);
const sideOf = (name: string): Side => (name === "anyone" ? null : name === "bot" ? "bot" : Number(name));

export const picking = new Picking();

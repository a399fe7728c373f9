/** Which part of the board is in sight: it glides to what it is aimed at, and can be dragged. */

import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Box, Point } from "./geometry";
import { still } from "./motion";

const PAN = 300;
/** A finger that moves less than this taps. */
const TAP = 8;

interface Sight {
  /** The whole drawing, the part in sight, and the depth of a ring, all in pixels. */
  box: Box;
  width: number;
  height: number;
  depth: number;
}

export class Camera {
  #sight: () => Sight;
  /** From the Star, in depths of a ring, so that a change of size alone moves nothing. */
  #centre = new Tween<Point | null>(null, { easing: cubicInOut, interpolate: straight });
  #grip: Point | null = null;
  #dragging = false;

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  /** The upper left corner of what is in sight, in pixels from the Star. */
  get corner(): Point {
    const { width, height, depth } = this.#sight();
    const at = this.#centre.current ?? this.#middle();
    return { x: at.x * depth - width / 2, y: at.y * depth - height / 2 };
  }

  /** Look at a place; null: at the whole board. */
  aim(at: Point | null): void {
    const { depth } = this.#sight();
    const to = at ? this.#inside({ x: at.x / depth, y: at.y / depth }) : this.#middle();
    void this.#centre.set(to, { duration: this.#centre.current === null || still() ? 0 : PAN });
  }

  /** Look at a place if it is out of sight. */
  reveal(at: Point): void {
    const { width, height, depth } = this.#sight();
    const { corner } = this;
    const seen = (value: number, from: number, length: number): boolean =>
      value > from + depth / 2 && value < from + length - depth / 2;
    if (!seen(at.x, corner.x, width) || !seen(at.y, corner.y, height)) this.aim(at);
  }

  grab(event: PointerEvent): void {
    this.#grip = { x: event.clientX, y: event.clientY };
    this.#dragging = false;
  }

  pull(event: PointerEvent, surface: Element): void {
    if (event.buttons === 0) this.#grip = null; // let go where the board did not see it
    if (!this.#grip || !this.#centre.current) return;
    const [x, y] = [event.clientX - this.#grip.x, event.clientY - this.#grip.y];
    if (!this.#dragging) {
      if (Math.hypot(x, y) < TAP) return;
      this.#dragging = true;
      surface.setPointerCapture(event.pointerId); // what is under the finger gets no click
    }
    this.#grip = { x: event.clientX, y: event.clientY };
    const { depth } = this.#sight();
    const { current } = this.#centre;
    void this.#centre.set(this.#inside({ x: current.x - x / depth, y: current.y - y / depth }), { duration: 0 });
  }

  release(): void {
    this.#grip = null;
  }

  #middle(): Point {
    const { box, depth } = this.#sight();
    return { x: (box.left + box.width / 2) / depth, y: (box.top + box.height / 2) / depth };
  }

  /** The nearest place from which nothing but the board is seen. */
  #inside(at: Point): Point {
    const { box, width, height, depth } = this.#sight();
    const middle = this.#middle();
    return {
      x: within(at.x, middle.x, (box.width - width) / 2 / depth),
      y: within(at.y, middle.y, (box.height - height) / 2 / depth),
    };
  }
}

function within(value: number, middle: number, reach: number): number {
  return reach <= 0 ? middle : Math.min(middle + reach, Math.max(middle - reach, value));
}

function straight(a: Point | null, b: Point | null): (t: number) => Point | null {
  return (t) => (a && b ? { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t } : b);
}

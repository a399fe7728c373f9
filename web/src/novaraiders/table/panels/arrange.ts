/** How the parts of the table lie in its window, and how far the lower corners are free beside the rings. */

import type { Shape } from "../../../app/room.svelte";
import type { Geometry } from "../../art/geometry";

/**
 * desk: the own base on the board, the hand at its right. wings: the own base is a tray at the left, so that the rings take
 * the whole height. strip: tray, prompt and hand below the board. upright: everything below each other.
 */
export type Arrangement = "desk" | "wings" | "strip" | "upright";

export function arrangementOf(shape: Shape, width: number, height: number): Arrangement {
  if (shape === "phone" || shape === "tall") return "upright";
  if (shape === "desk") return "desk";
  return width / height < 1.55 ? "strip" : "wings";
}

/** Where the board is drawn: the Star's middle in pixels. */
export interface Middle {
  x: number;
  y: number;
}

/**
 * How far the drawing reaches aside from the Star's middle, to the left (-1) or right (1), anywhere below a height: a panel
 * in a lower corner may come that near.
 */
export function reachBelow(
  geometry: Geometry,
  middle: Middle,
  top: number,
  side: -1 | 1,
  bases: readonly number[],
): number {
  const down = Math.max(0, top - middle.y);
  const { reach } = geometry;
  let far = down < reach ? Math.sqrt(reach ** 2 - down ** 2) : 0;
  for (const base of bases) {
    const box = geometry.baseBox(base);
    if (box.top + box.height <= down && down > 0) continue;
    if (middle.y + box.top + box.height <= top) continue;
    far = Math.max(far, side > 0 ? box.left + box.width : -box.left);
  }
  return far;
}

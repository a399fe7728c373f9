/** How the parts of the table lie in its window, and how far the lower corners are free beside the rings. */

import type { Shape } from "../../app/room.svelte";
import type { Geometry } from "../art/geometry";

/**
 * desk: the own base on the board, the hand at its right. wings: the own base is a tray at the left, so that the rings take
 * the whole height. strip: tray, prompt and hand below the board. upright: everything below each other.
 */
export type Arrangement = "desk" | "wings" | "strip" | "upright";

/** How much of each part is shown. */
export interface Layout {
  arrangement: Arrangement;
  phone: boolean;
  /** A window so low that little is left beside the board. */
  tiny: boolean;
  /** The own base lies beside the board, as the rings can use its room. */
  homeless: boolean;
  mine: "corner" | "tray" | "line";
  others: "full" | "slim" | "chip";
  /** null: in a drawer. */
  academy: "whole" | "list" | "small" | null;
}

interface Window {
  shape: Shape;
  width: number;
  height: number;
}

export function layoutOf(window: Window, others: number, seated: boolean): Layout {
  const { shape, width, height } = window;
  const arrangement = arrangementOf(window);
  const phone = shape === "phone";
  const tiny = shape === "side" && arrangement === "wings" && (width < 700 || height < 320);
  return {
    arrangement,
    phone,
    tiny,
    homeless: !phone && arrangement !== "desk" && seated,
    mine:
      arrangement === "desk" ? "corner" : phone || tiny || (arrangement === "strip" && width < 1000) ? "line" : "tray",
    others: othersIn(window, others),
    academy: tiny ? null : academyIn(window, others),
  };
}

function arrangementOf({ shape, width, height }: Window): Arrangement {
  if (shape === "phone" || shape === "tall") return "upright";
  if (shape === "desk") return "desk";
  return shape === "square" || width / height < 1.55 ? "strip" : "wings";
}

/** The left column holds the others, the Academy and the row of cards: the more others, the less of each. */
function othersIn({ shape, height }: Window, others: number): Layout["others"] {
  if (shape === "desk") return others < 2 ? "full" : "slim";
  return shape === "short" && others < 3 && height > 560 ? "slim" : "chip";
}

function academyIn(window: Window, others: number): Layout["academy"] {
  const { shape, width, height } = window;
  // Between the bar and the hand of a phone on its side there is room for the prompt only.
  if (shape === "phone" || (arrangementOf(window) === "wings" && height < 450)) return null;
  if (shape === "desk" && others < 3 && height >= 760 && width < 1.8 * height) return "whole";
  return ["desk", "short", "tall"].includes(shape) ? "list" : "small";
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

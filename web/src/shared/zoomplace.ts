/** Where the closer look opens: towards the middle, beside its thing, clear of the prompt and the hand. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the overlay on which its tip is, and how far along that side. */
  tip: "left" | "right" | "top" | "bottom";
  along: number;
}

/** Between the overlay and its thing. */
const GAP = 14;
const EDGE = 8;
/** The tip stays off the rounded corners. */
const CORNER = 28;

/** The part of the window that may be covered. What must stay clear lies along its upper or lower edge. */
export function freeArea(window: Box, clear: readonly Box[]): Box {
  const free = {
    left: window.left + EDGE,
    top: window.top + EDGE,
    right: window.right - EDGE,
    bottom: window.bottom - EDGE,
  };
  const middle = (window.top + window.bottom) / 2;
  for (const box of clear) {
    if (box.bottom <= middle) free.top = Math.max(free.top, box.bottom + 2);
    else if (box.top >= middle) free.bottom = Math.min(free.bottom, box.top - 2);
  }
  return free;
}

export function place(thing: Box, size: { width: number; height: number }, free: Box): Placed {
  const { width, height } = size;
  const x = (thing.left + thing.right) / 2;
  const y = (thing.top + thing.bottom) / 2;
  const across = (left: number): number => within(left, free.left, free.right - width);
  const down = (top: number): number => within(top, free.top, free.bottom - height);
  const room = {
    left: thing.left - GAP - free.left,
    right: free.right - thing.right - GAP,
    top: thing.top - GAP - free.top,
    bottom: free.bottom - thing.bottom - GAP,
  };
  // The tip is on the side that looks at the thing: what opens to the right has it at the left.
  const beside = (toRight: boolean): Placed => {
    const left = toRight ? thing.right + GAP : thing.left - GAP - width;
    const top = down(y - height / 2);
    return { left, top, tip: toRight ? "left" : "right", along: within(y - top, CORNER, height - CORNER) };
  };
  const stacked = (below: boolean): Placed => {
    const left = across(x - width / 2);
    const top = down(below ? thing.bottom + GAP : thing.top - GAP - height);
    return { left, top, tip: below ? "top" : "bottom", along: within(x - left, CORNER, width - CORNER) };
  };
  const outside = y < free.top || y > free.bottom;
  if (!outside && Math.max(room.left, room.right) >= width) return beside(room.right >= room.left);
  if (Math.max(room.top, room.bottom) >= height) return stacked(room.bottom >= room.top);
  if (Math.max(room.left, room.right) >= width) return beside(room.right >= room.left);
  // Nowhere is room enough beside it: as far from it as the free area allows.
  return stacked(room.bottom >= room.top);
}

function within(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least);
}

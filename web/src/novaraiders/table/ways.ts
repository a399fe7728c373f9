/** Ways along a ring, to be drawn (NR-4.6). */

import type { Geometry } from "../art/geometry";

/** How a way goes: clockwise or not. */
export type Turn = 1 | -1;

/**
 * The spaces from one to another, both included: along the ring by `reach` if that leads there, else the shorter
 * way round; from ring to ring only the two ends.
 */
export function wayTo(geometry: Geometry, from: number, to: number, reach?: number): number[] {
  if (geometry.place(from).ring !== geometry.place(to).ring) return [from, to];
  if (reach !== undefined) {
    for (const turn of [1, -1] as const) if (geometry.along(from, turn * reach) === to) return steps(geometry, from, turn, reach);
  }
  const clockwise = geometry.between(from, to, 1);
  const other = geometry.between(from, to, -1);
  return clockwise.length <= other.length ? clockwise : other;
}

/** So many steps along the ring. */
export function steps(geometry: Geometry, from: number, turn: Turn, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => geometry.along(from, turn * index));
}

/** Away from a neighbour on the same ring: the direction in which it pushes. */
export function away(geometry: Geometry, pusher: number, victim: number): Turn | null {
  if (geometry.along(pusher, 1) === victim) return 1;
  return geometry.along(pusher, -1) === victim ? -1 : null;
}

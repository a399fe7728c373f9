/** Ways along a ring, to be drawn (NR-4.6). */

import type { NovaRaidersCards } from "../../cards";
import type { NovaRaidersEvent as Event, NovaRaidersView } from "../../../wire/types";
import type { Geometry } from "../../art/geometry";
import { rowOf } from "../../rows";
import { reachOf } from "../pieces/samples";

/**
 * The spaces from one to another, both included: along the ring by `reach` if that leads there, else the shorter
 * way round; from ring to ring only the two ends.
 */
export function wayTo(geometry: Geometry, from: number, to: number, reach?: number): number[] {
  if (geometry.place(from).ring !== geometry.place(to).ring) return [from, to];
  if (reach !== undefined) {
    for (const steps of [reach, -reach]) if (geometry.along(from, steps) === to) return wayBy(geometry, from, steps);
  }
  const clockwise = geometry.between(from, to, 1);
  const other = geometry.between(from, to, -1);
  return clockwise.length <= other.length ? clockwise : other;
}

/** So many steps along the ring, clockwise if positive; the first space included. */
export function wayBy(geometry: Geometry, from: number, steps: number): number[] {
  return Array.from({ length: Math.abs(steps) + 1 }, (_, index) => geometry.along(from, Math.sign(steps) * index));
}

/** The ways along rings that ships have gone in a step; `after` is how things stand then. */
export function waysGone(
  events: readonly Event[],
  after: NovaRaidersView,
  geometry: Geometry,
  cards: NovaRaidersCards,
): number[][] {
  const last = after.row.at(-1);
  const reach = last?.use === "orbit" ? reachOf(cards, last.card) : undefined;
  return events.flatMap((event): number[][] => {
    if (event.type === "moved")
      return [
        rowOf(last?.use ?? "").goes === "jump" ? [event.ship, event.to] : wayTo(geometry, event.ship, event.to, reach),
      ];
    return event.type === "pushed" && event.steps !== null ? [wayBy(geometry, event.ship, event.steps)] : [];
  });
}

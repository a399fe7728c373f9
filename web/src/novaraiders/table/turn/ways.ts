/** Ways along a ring, to be drawn (NR-4.6). */

import type { NovaRaidersCards } from "../../cards";
import type { NovaRaidersEvent as Event, NovaRaidersView } from "../../../wire/types";
import type { Geometry } from "../../art/geometry";
import { rowOf } from "../../rows";
import { reachOf } from "../pieces/samples";

/** How a way goes: clockwise or not. */
export type Turn = 1 | -1;

/**
 * The spaces from one to another, both included: along the ring by `reach` if that leads there, else the shorter
 * way round; from ring to ring only the two ends.
 */
export function wayTo(geometry: Geometry, from: number, to: number, reach?: number): number[] {
  if (geometry.place(from).ring !== geometry.place(to).ring) return [from, to];
  if (reach !== undefined) {
    for (const turn of [1, -1] as const)
      if (geometry.along(from, turn * reach) === to) return steps(geometry, from, turn, reach);
  }
  const clockwise = geometry.between(from, to, 1);
  const other = geometry.between(from, to, -1);
  return clockwise.length <= other.length ? clockwise : other;
}

/** So many steps along the ring. */
function steps(geometry: Geometry, from: number, turn: Turn, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => geometry.along(from, turn * index));
}

/** Away from a neighbour on the same ring: the direction in which it pushes. */
export function away(geometry: Geometry, pusher: number, victim: number): Turn | null {
  if (geometry.along(pusher, 1) === victim) return 1;
  return geometry.along(pusher, -1) === victim ? -1 : null;
}

/**
 * The ways along rings that ships have gone in a step: an Orbit by its number, a ship pushed away from the pusher.
 * `after` is how things stand then: a pusher that is asked what it leaves behind has not moved yet.
 */
export function waysGone(
  events: readonly Event[],
  after: NovaRaidersView,
  geometry: Geometry,
  cards: NovaRaidersCards,
): number[][] {
  const last = after.row.at(-1);
  const reach = last?.use === "orbit" ? reachOf(cards, last.card) : undefined;
  const asked = after.frames.at(-1);
  const pushers = events.flatMap((event) => (event.type === "moved" ? [event.ship] : []));
  if (asked?.type === "leave") pushers.push(asked.ship);
  return events.flatMap((event): number[][] => {
    if (event.type === "moved")
      return [
        rowOf(last?.use ?? "").goes === "jump" ? [event.ship, event.to] : wayTo(geometry, event.ship, event.to, reach),
      ];
    if (event.type !== "pushed" || event.to === null) return [];
    const { ship, to } = event;
    if (geometry.place(ship).ring !== geometry.place(to).ring) return [];
    const turn = pushers.map((pusher) => away(geometry, pusher, ship)).find((each) => each !== null);
    return turn ? [geometry.between(ship, to, turn)] : [];
  });
}

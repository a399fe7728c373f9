/** Which ship is which from one view to the next, so that one can see them move. */

import type { NovaRaidersView } from "../../wire/types";
import { turnBetween, type Geometry } from "./geometry";

/** Where a ship is: on a space of the board, or in a berth of its Dock. */
export type Spot = { space: number } | { berth: number };

export interface Ship {
  key: string;
  seat: number;
  spot: Spot;
}

export function sameSpot(a: Spot, b: Spot): boolean {
  return "space" in a ? "space" in b && a.space === b.space : "berth" in b && a.berth === b.berth;
}

/** The ships of a view. A ship keeps its key; one that has moved is the nearest of those missing. */
export function follow(before: readonly Ship[], view: NovaRaidersView, geometry: Geometry): Ship[] {
  return view.fleets.flatMap((fleet, seat) => {
    const spots: Spot[] = fleet.map((space) => ({ space }));
    for (let berth = 0; berth < (view.docks[seat] ?? 0); berth++) spots.push({ berth });
    const known = before.filter((ship) => ship.seat === seat);
    const kept = known.filter((ship) => spots.some((spot) => sameSpot(spot, ship.spot)));
    const gone = known.filter((ship) => !kept.includes(ship));
    const fresh = spots.filter((spot) => !kept.some((ship) => sameSpot(spot, ship.spot)));
    const moved = fresh.map((spot): Ship => {
      gone.sort((a, b) => distance(geometry, a.spot, spot) - distance(geometry, b.spot, spot));
      const ship = gone.shift();
      return { key: ship?.key ?? unusedKey(seat, [...kept, ...known], spot), seat, spot };
    });
    return [...kept, ...moved];
  });
}

function unusedKey(seat: number, taken: readonly Ship[], spot: Spot): string {
  const key = "space" in spot ? `${seat} from ${spot.space}` : `${seat} berth ${spot.berth}`;
  return taken.some((ship) => ship.key === key) ? `${key} again` : key;
}

/** How far apart two spots are, ways along a ring counting least. */
function distance(geometry: Geometry, a: Spot, b: Spot): number {
  if (!("space" in a) || !("space" in b)) return 720;
  const from = geometry.polar(a.space);
  const to = geometry.polar(b.space);
  const turn = Math.abs(turnBetween(from.angle, to.angle));
  return from.radius === to.radius ? turn : 360 + turn;
}

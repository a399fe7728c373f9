/** What would come of the action that is shown, and what could follow it: words for a note beside the board. */

import type { NovaRaidersCards } from "../../cards";
import type { NovaRaidersEvent as Event, NovaRaidersView } from "../../../wire/types";
import type { Geometry } from "../../art/geometry";
import type { Ghost } from "../../art/highlights";
import { specialOf } from "../../art/cards";
import { HIJACKS } from "../../rows";

/** A ship that would be pushed so far, or into the Star. */
export interface Pushed {
  seat: number;
  by: number | null;
}

/** A card in hand that could be played next for this use, and against whom. */
export interface Next {
  use: string;
  victim: number | null;
  height: number;
}

/** Who would be pushed, and by how many spaces. */
export function pushesOf(events: readonly Event[], geometry: Geometry, height: number): Pushed[] {
  return events.flatMap((event): Pushed[] => {
    if (event.type !== "pushed") return [];
    const along = event.to !== null && geometry.place(event.ship).ring === geometry.place(event.to).ring;
    return [{ seat: event.seat, by: event.to === null ? null : along ? height : 1 }];
  });
}

/**
 * What a ship that lands like this could do with the cards in hand: unload on an own Gate, attack a Stack beside
 * it. A hint: whether it is allowed then, the server says.
 */
export function nextOf(
  view: NovaRaidersView,
  cards: NovaRaidersCards,
  geometry: Geometry,
  ghost: Ghost,
  hand: readonly number[],
): Next[] {
  const uses = new Set(hand.flatMap((card) => cards.basics[card]?.actions ?? [specialOf(cards, card)?.kind ?? ""]));
  const height = ghost.shards.length + 1;
  const { base, step } = geometry.place(ghost.space);
  const next: Next[] = [];
  if (uses.has("unload") && ghost.shards.length && step === 0 && base === view.seat)
    next.push({ use: "unload", victim: null, height });
  for (const beside of [geometry.along(ghost.space, -1), geometry.along(ghost.space, 1)]) {
    const victim = view.fleets.findIndex((fleet) => fleet.includes(beside));
    const attack = HIJACKS.find((use) => uses.has(use));
    if (attack && victim >= 0 && victim !== view.seat && view.shards[beside]?.length)
      next.push({ use: attack, victim, height });
  }
  return next;
}

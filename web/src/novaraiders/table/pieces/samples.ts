/** Actions made up to ask the server why they are not possible. */

import type { NovaRaidersCards } from "../../cards";
import type { NovaRaidersAction as Action, NovaRaidersView } from "../../../wire/types";
import type { Geometry } from "../../art/geometry";
import { rowOf } from "../../rows";
import { fieldsOf, valueOf, type Picked } from "../turn/choosing";

/** A plausible try of a card's use: with a ship that has what the use wants, if there is one. */
export function sampleUse(
  view: NovaRaidersView,
  cards: NovaRaidersCards,
  geometry: Geometry,
  card: number,
  use: string,
): Action {
  const row = rowOf(use);
  const fleet = view.fleets[view.seat ?? 0] ?? [];
  const loaded = fleet.find((space) => (view.shards[space]?.length ?? 0) > 0);
  const ship = (row.unloads ? loaded : undefined) ?? fleet[0] ?? 0;
  const reach = reachOf(cards, card) ?? 1;
  const gate = geometry.space(geometry.rings - 1, 0, 0);
  const to = row.goes === "jump" ? gate : row.goes === "hop" ? geometry.along(gate, 1) : geometry.along(ship, reach);
  const values: Record<string, unknown> = { ship, to, victim: geometry.along(ship, 1), take: null, bay: null };
  const made: Record<string, unknown> = { type: use, card };
  for (const field of row.asks ?? []) if (field !== "push") made[field] = values[field];
  return made as unknown as Action;
}

/** The number of a basic card's Orbit. */
export function reachOf(cards: NovaRaidersCards, card: number): number | undefined {
  const face = cards.basics[card]?.actions.find((each) => each.startsWith("orbit "));
  return face ? Number(face.split(" ")[1]) : undefined;
}

/** The same action as those possible, with another space at its end. */
export function sampleSpace(actions: readonly Action[], picked: Picked, space: number): Action | null {
  const like = actions.find((action) => !("ship" in picked) || valueOf(action, "ship") === picked.ship) ?? actions[0];
  if (!like) return null;
  const field = fieldsOf(like).findLast((each) => each !== "push");
  if (!field || field === "take" || field === "bay") return null;
  return { ...like, ...picked, [field]: space } as Action;
}

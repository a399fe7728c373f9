/** What the next space of the Time Track brings, as everyone can see it on the board (section 6). */

import type { BoardPlan, TrackEvent } from "../../cards";
import type { NovaRaidersView } from "../../../wire/types";
import type { Geometry } from "../../art/geometry";

export interface Coming {
  event: TrackEvent;
  time: number;
  /** The ring that an expansion would cover, and what is on it now. */
  ring: number;
  ships: number;
  shards: number;
  rule: string;
}

const RULES: Record<TrackEvent, string> = {
  blank: "NR-6.1",
  spawn: "NR-6.2",
  expansion: "NR-6.3",
  supernova: "NR-6.4",
};

export function comingEvent(view: NovaRaidersView, plan: BoardPlan, geometry: Geometry | null): Coming | null {
  const event = plan.track[view.time];
  if (!event || !geometry) return null;
  const from = geometry.start[view.covered] ?? 0;
  const to = geometry.start[view.covered + 1] ?? 0;
  const ships = view.fleets.flat().filter((space) => space >= from && space < to).length;
  const shards = view.shards.slice(from, to).reduce((sum, pile) => sum + pile.length, 0);
  return { event, time: view.time + 1, ring: view.covered + 1, ships, shards, rule: RULES[event] };
}

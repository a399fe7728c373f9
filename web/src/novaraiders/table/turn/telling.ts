/** Which happenings are told above the board while they are shown, for how long, and by which rule. */

import type { NovaRaidersEvent as Event, NovaRaidersView } from "../../../wire/types";
import { trackRule } from "../../rows";

export interface Scene {
  event: Event;
  rule: string;
  /** How long it stands at the normal pace, in ms. */
  ms: number;
}

/** What H.R.L.'s ships do is told by the rules for its cards. */
function hrlRule(event: Event, view: NovaRaidersView | null): string | null {
  const hrl = view?.hrl ? view.players.length : null;
  if (event.type === "moved" && event.seat === hrl && event.by !== hrl) return "NR-8.5";
  return event.type === "pushed" && view?.frames.at(-1)?.type === "hrl" ? "NR-8.6" : null;
}

/** The scene of an event, if it needs one; `own`: the viewer did it, and has seen it already. */
export function sceneOf(event: Event, before: NovaRaidersView | null, own: boolean): Scene | null {
  switch (event.type) {
    case "hrl_turned":
      return { event, rule: "NR-8.3", ms: event.possible ? 1100 : 1500 };
    case "time_advanced":
      return { event, rule: trackRule(event.event), ms: event.event === "blank" ? 500 : 950 };
    case "star_expanded":
    case "ship_destroyed":
      return { event, rule: "NR-6.3", ms: 850 };
    case "hrl_fled":
      return { event, rule: "NR-8.7", ms: 850 };
    case "spawn_skipped":
      return { event, rule: "NR-6.2", ms: 700 };
    case "shard_drawn":
      return { event, rule: "NR-6.2", ms: own ? 300 : 500 };
    case "played":
      return own ? null : { event, rule: event.use === "chain" ? "NR-3.5" : "NR-3.1", ms: 650 };
    case "took":
    case "took_unseen":
      return own ? null : { event, rule: "NR-5.5", ms: 500 };
    case "pushed":
    case "moved": {
      const rule = hrlRule(event, before);
      return rule && !own ? { event, rule, ms: 700 } : null;
    }
    default:
      return null;
  }
}

/** Put a picked Fragment down at a side. */

import { sidesOf, takesPart, type Draft, type Side } from "./draft";
import { give, hand } from "./drafting";
import type { Picked } from "./picking.svelte";

export function place(draft: Draft, picked: Picked, to: Side): Draft {
  if (!takesPart(draft, to)) return draft;
  if (picked.from === "planet") return give(draft, picked.index, to);
  return to === "bot" ? draft : hand(draft, picked.giver, picked.colour, to);
}

/** Who could get it. */
export function receivers(draft: Draft, picked: Picked): Side[] {
  return sidesOf(draft).filter((side) => picked.from === "planet" || (side !== "bot" && side !== picked.giver));
}

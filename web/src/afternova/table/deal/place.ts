/** Put a picked Fragment down at a side. */

import { partOf, sidesOf, type Change, type Draft, type Side } from "./draft";
import type { Picked } from "./picking.svelte";

/** The change; null: it cannot lie there. */
export function place(draft: Draft, picked: Picked, to: Side): Change | null {
  if (!receivers(draft, picked).includes(to)) return null;
  if (picked.from === "planet") return { type: "give", gem: picked.index, to };
  return to === "bot" ? null : { type: "hand", giver: picked.giver, colour: picked.colour, to };
}

/** Who could get it. */
export function receivers(draft: Draft, picked: Picked): Side[] {
  if (picked.from === "planet") return sidesOf(draft);
  return sidesOf(draft).filter((side) => side !== picked.giver && partOf(draft, side)?.receives);
}

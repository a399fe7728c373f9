/** Things that fly from one named place of the screen to another, drawn by `Flights`. */

import type { Snippet } from "svelte";
import { placeOf } from "../app/anchors";
import { settings } from "../app/settings.svelte";

export interface Flight {
  id: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
  art: Snippet;
}

let flying = $state.raw<Flight[]>([]);
let number = 0;

export function flights(): Flight[] {
  return flying;
}

interface Wanted {
  /** Names of places, see `anchors`. */
  from: string;
  to: string;
  /** Milliseconds. */
  delay?: number;
  duration?: number;
  art: Snippet;
}

/** Let something fly; done when it has landed: at once if a place is not on the screen, or if motion is off. */
export async function fly({ from, to, delay = 0, duration = 320, art }: Wanted): Promise<void> {
  const start = placeOf(from);
  const end = placeOf(to);
  if (!settings.motion || !start || !end) return;
  const flight = { id: ++number, from: start, to: end, delay, duration, art };
  flying = [...flying, flight];
  await new Promise((resolve) => setTimeout(resolve, delay + duration));
  flying = flying.filter((each) => each !== flight);
}

/** Whether things may move: not if the player or their system asked for stillness. */

import { prefersReducedMotion } from "svelte/motion";

export function still(): boolean {
  return document.documentElement.dataset["motion"] === "off" || prefersReducedMotion.current;
}

/** In ms: a ship's way per space, the longest way, the Star's swelling. */
export const PER_SPACE = 90;
export const LONGEST = 400;
export const SWELL = 400;

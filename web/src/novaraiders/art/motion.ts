/** Whether things may move: not if the player or their system asked for stillness. */

export function still(): boolean {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const PER_SPACE = 90;
export const LONGEST = 400;
export const SWELL = 400;

/** How Shards come and how Shards and ships go. They stand still for those who asked for it. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { LONGEST, still } from "./motion";

/** A Shard falls in from the rim of the board; a ship, or what was left behind (`far` 0), is simply there. */
export function appear(_: Element, { angle, far }: { angle: number; far: number }): TransitionConfig {
  if (still() || far === 0) return { duration: 0 };
  const turned = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turned) * far, -Math.cos(turned) * far];
  return {
    duration: 300,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translate(${u * x}px, ${u * y}px);`,
  };
}

/**
 * A ship that leaves the game falls into the Star, which is where everything is drawn from. Shards that are burnt
 * dissolve, and those that are `taken` do so once the ship that takes them is there.
 */
export function leave(_: Element, { ship, taken }: { ship: boolean; taken: boolean }): TransitionConfig {
  if (still()) return { duration: 0 };
  if (ship)
    return {
      duration: LONGEST,
      easing: cubicOut,
      css: (t) => `opacity: ${Math.min(1, 3 * t)}; transform: scale(${t});`,
    };
  return { delay: taken ? LONGEST / 2 : 0, duration: 300, css: (t) => `opacity: ${t};` };
}

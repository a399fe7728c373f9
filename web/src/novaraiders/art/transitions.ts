/** How Shards and ships come and go. They stand still for those who asked for it. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { still } from "./motion";

/** A Shard falls in from the rim of the board; one that was left behind (`far` 0) is simply there. */
export function appear(_: Element, { angle, far }: { angle: number; far: number }): TransitionConfig {
  if (still() || far === 0) return { duration: 0 };
  const turned = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turned) * far, -Math.cos(turned) * far];
  return {
    duration: 300,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translate(${u * x}px, ${u * y}px) scale(${1 + 0.5 * u});`,
  };
}

/** A ship that leaves the game falls into the Star, which is where everything is drawn from. */
export function fall(_: Element): TransitionConfig {
  return { duration: still() ? 0 : 400, easing: cubicOut, css: (t) => `opacity: ${Math.min(1, 3 * t)}; transform: scale(${t});` };
}

/** What is taken or burnt dissolves: Shards once the ship that takes them is there. */
export function dissolve(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return { duration: 0 };
  return { delay, duration: 300, css: (t) => `opacity: ${t}; transform: scale(${0.6 + 0.4 * t});` };
}

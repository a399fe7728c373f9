/** The scores after every turn, ready to be drawn. */

import type { Step } from "../library";

export interface Graph {
  /** Per seat the score after turn 0, 1, ... */
  lines: number[][];
  turns: number;
  /** The highest line of the grid. */
  top: number;
  ticks: number[];
}

export function linesOf(steps: readonly Step[]): Graph {
  const first = steps[0]?.turn ?? 0;
  const last = steps.at(-1)?.turn ?? first;
  const after: (readonly number[])[] = [];
  for (const step of steps) after[step.turn - first] = step.scores;
  const final = steps.at(-1)?.scores ?? [];
  // The end is a point of its own: there the hidden points join.
  after[last - first + 1] = final;
  const before = steps.findLast(
    (step) => step.turn === last && step.scores.some((score, seat) => score !== final[seat]),
  );
  if (before) after[last - first] = before.scores;
  const filled: (readonly number[])[] = [];
  for (let turn = 0; turn < after.length; turn++) filled[turn] = after[turn] ?? filled[turn - 1] ?? final.map(() => 0);
  const lines = final.map((_, seat) => filled.map((scores) => scores[seat] ?? 0));
  const highest = Math.max(10, ...filled.flat());
  const apart = highest > 60 ? 20 : highest > 25 ? 10 : 5;
  const top = Math.ceil(highest / apart) * apart;
  return { lines, turns: filled.length - 1, top, ticks: Array.from({ length: top / apart + 1 }, (_, i) => i * apart) };
}

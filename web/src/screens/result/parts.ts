/** Scores in their parts, and who comes first. */

import type { Outcome } from "../library";

/** All kinds of parts that occur, in the order of their rules. */
export function kindsOf(outcome: Outcome): string[] {
  return [...new Set(outcome.breakdown.flatMap((parts) => parts.map(({ code }) => code)))];
}

/** Seats from the best to the last: winners first, then by score. */
export function ranking(outcome: Outcome): number[] {
  const wins = (seat: number): number => Number(outcome.winners.includes(seat));
  return outcome.scores
    .map((_, seat) => seat)
    .sort((a, b) => wins(b) - wins(a) || outcome.scores[b]! - outcome.scores[a]!);
}

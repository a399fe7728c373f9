/** A score in its parts. The engine names each by its rule: "AN-7.2 blueprints", "NR-10.1 Tower of Power". */

import type { Outcome } from "../library";

export interface Part {
  rule: string;
  /** What it is for: a word of ours, or "directive" for whatever the Directive is called. */
  what: string;
  /** The Directive's name. */
  name: string | null;
  points: number;
}

export function partsOf(breakdown: Readonly<Record<string, number>>): Part[] {
  return Object.entries(breakdown).map(([key, points]) => {
    const [rule = "", ...words] = key.split(" ");
    const directive = rule.startsWith("NR-10.");
    return {
      rule,
      what: directive ? "directive" : words.join("-").toLowerCase(),
      name: directive ? words.join(" ") : null,
      points,
    };
  });
}

/** All kinds of parts that occur, in the order of their rules. */
export function kindsOf(outcome: Outcome): string[] {
  return [...new Set(outcome.breakdown.flatMap((each) => partsOf(each).map((part) => part.what)))];
}

/** Seats from the best to the last: winners first, then by score. */
export function ranking(outcome: Outcome): number[] {
  const wins = (seat: number): number => Number(outcome.winners.includes(seat));
  return outcome.scores
    .map((_, seat) => seat)
    .sort((a, b) => wins(b) - wins(a) || outcome.scores[b]! - outcome.scores[a]!);
}

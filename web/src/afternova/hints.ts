/** Finding things in what the server says alongside a view. */

import type { AfterNovaHints, AfterNovaView } from "../wire/types";
import { nothing, type Counts } from "./counts";

/** Below this, one is told how many proposals are left even if nobody agreed on a limit. */
const FEW = 10;

/** How many proposals are left; null: so many that nobody has to count them. */
export function leftToSay(view: AfterNovaView, hints: AfterNovaHints): number | null {
  const left = hints.offers_left ?? null;
  return left === null || (left > FEW && view.options["offers_per_turn"] === null) ? null : left;
}

/** The Fragments that I lack for a Blueprint of my hand or the Market. */
export function lacksFor(hints: AfterNovaHints, card: number): Counts | null {
  return hints.blueprints?.find((each) => each.card === card)?.lacks ?? null;
}

const planetOf = (hints: AfterNovaHints, planet: number) => hints.planets?.find((each) => each.planet === planet);

/** The icons that I can bring for a Planet, and those that I lack for it; null: I have no cards. */
export const reachFor = (hints: AfterNovaHints, planet: number): Counts | null =>
  planetOf(hints, planet)?.reach ?? null;
export const lacksOn = (hints: AfterNovaHints, planet: number): Counts => planetOf(hints, planet)?.lacks ?? nothing(4);

/** The Blueprints of my hand that a Paw of the Market serves. */
export function servedBy(hints: AfterNovaHints, card: number): readonly number[] {
  return hints.paws?.find((each) => each.card === card)?.blueprints ?? [];
}

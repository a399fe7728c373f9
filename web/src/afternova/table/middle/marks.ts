/** Marks on cards of the Market, by what the client knows anyway: Paws that bring my Blueprints nearer, Blueprints that I could pay for. */

import { blueprint, isPaw, minus, missingFor, paw, positive, sum } from "../../counts";
import type { Desk } from "../desk.svelte";
import { needOf } from "../deal/draft";
import { reach } from "../deal/pledge";

/** For each Paw of the Market the Blueprints in my hand that it serves: it brings an icon that I lack for a Planet with a Fragment that I miss. */
export function serving(desk: Desk): Map<number, number[]> {
  const served = new Map<number, number[]>();
  const { me, view, cards } = desk;
  if (me === null) return served;
  const storage = view.players[me]?.storage ?? [];
  const plans = view.hand.filter((card) => !isPaw(cards, card));
  for (const { planet, fragments } of view.planets) {
    const need = needOf(cards, planet);
    const lacks = positive(minus(need, reach(desk.means, need)));
    if (!sum(lacks)) continue;
    const for_ = plans.filter((card) =>
      missingFor(blueprint(cards, card)?.cost ?? [], storage).some(
        (n, colour) => n > 0 && (fragments[colour] ?? 0) > 0,
      ),
    );
    if (!for_.length) continue;
    for (const card of view.paws) {
      const icons = paw(cards, card)?.icons ?? [];
      if (!icons.some((n, skill) => n > 0 && (skill === 4 || (lacks[skill] ?? 0) > 0))) continue;
      served.set(card, [...new Set([...(served.get(card) ?? []), ...for_])]);
    }
  }
  return served;
}

/** For each Blueprint of the Market towards which I have Fragments stored: how many of those that it costs. */
export function paid(desk: Desk): Map<number, { have: number; of: number }> {
  const { me, view, cards } = desk;
  const found = new Map<number, { have: number; of: number }>();
  if (me === null) return found;
  const storage = view.players[me]?.storage ?? [];
  for (const card of view.blueprints) {
    const cost = blueprint(cards, card)?.cost ?? [];
    const of = sum(cost);
    const have = of - sum(missingFor(cost, storage));
    if (have > 0) found.set(card, { have, of });
  }
  return found;
}

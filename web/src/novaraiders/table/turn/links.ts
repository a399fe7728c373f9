/** Links that are missing before an action: which cards could be one, and what could be played after it (NR-3.5). */

import type { NovaRaidersCards } from "../../cards";
import type { NovaRaidersAction as Action, NovaRaidersView } from "../../../wire/types";
import { halfOf } from "../../art/cards";
import { sortOffers, type CardOffer, type Offers } from "./offers";

/** How much one would miss an action: Unload and Upgrade more than Orbits. */
const WORTH: Record<string, number> = { orbit: 1, jump: 2, hijack: 3, upgrade: 3, unload: 4 };
/** Specials are given up last. */
const SPECIAL = 1000;

/** The cards that can be played as a link where one is missing; the one that is missed least comes first. */
export function linksOf(view: NovaRaidersView, offers: Offers, cards: NovaRaidersCards): number[] {
  if (view.linked || !offers.end) return [];
  const worth = (card: number): number =>
    cards.basics[card]?.actions.reduce((sum, face) => sum + (WORTH[halfOf(face).use] ?? 2), 0) ?? SPECIAL;
  const able = [...offers.cards].flatMap(([card, offer]) => (offer.chain ? [card] : []));
  return able.sort((a, b) => worth(a) - worth(b) || a - b);
}

/**
 * What each hand card could be played for after a link, asked of the server. Which card is the link makes no
 * difference to the others, so two questions are enough: the second is for the card that was the link in the first.
 */
export async function afterLink(
  links: readonly number[],
  legalAfter: (chain: Action) => Promise<Action[]>,
): Promise<Map<number, CardOffer>> {
  const ahead = new Map<number, CardOffer>();
  for (const card of links.slice(0, 2)) {
    const offers = sortOffers(await legalAfter({ type: "chain", card }));
    for (const [other, offer] of offers.cards) ahead.set(other, offer);
  }
  return ahead;
}

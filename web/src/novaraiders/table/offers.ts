/** What a seat may do now, sorted from the server's list by what a player points at. */

import type { NovaRaidersAction as Action } from "../../wire/types";

/** A hand card: as a Chain, for each of its actions, to be discarded. */
export interface CardOffer {
  chain: Action | null;
  discard: Action | null;
  uses: Map<string, Action[]>;
}

export interface Offers {
  cards: Map<number, CardOffer>;
  launches: Action[];
  /** What ends the turn, or the discarding after it. */
  end: Action | null;
  keeps: Action[];
  /** Answers to what an action or an event asks, such as a Bay for a Shard. */
  answers: Action[];
}

export function sortOffers(legal: readonly Action[]): Offers {
  const offers: Offers = { cards: new Map(), launches: [], end: null, keeps: [], answers: [] };
  const of = (card: number): CardOffer => {
    const known = offers.cards.get(card) ?? { chain: null, discard: null, uses: new Map<string, Action[]>() };
    offers.cards.set(card, known);
    return known;
  };
  for (const action of legal) {
    if (action.type === "launch") offers.launches.push(action);
    else if (action.type === "end_turn" || action.type === "draw") offers.end = action;
    else if (action.type === "keep") offers.keeps.push(action);
    else if (action.type === "chain") of(action.card).chain = action;
    else if (action.type === "discard") of(action.card).discard = action;
    else if ("card" in action) {
      const { uses } = of(action.card);
      uses.set(action.type, [...(uses.get(action.type) ?? []), action]);
    } else offers.answers.push(action);
  }
  return offers;
}

/** Whether a card can be played for this use now. */
export function canUse(offers: Offers, card: number, use: string): boolean {
  const offer = offers.cards.get(card);
  return use === "chain" ? Boolean(offer?.chain) : Boolean(offer?.uses.has(use));
}

/**
 * A card that could stand as a link before `card`: of those that the server lets be a Chain now, the one that
 * has the least to offer otherwise, a basic card before a Special one.
 */
export function proposeLink(offers: Offers, card: number, basics: number, worth: (card: number) => number): number | null {
  const able = [...offers.cards].filter(([other, offer]) => other !== card && offer.chain).map(([other]) => other);
  const rank = (other: number): number => (other < basics ? 0 : 1000) + worth(other);
  able.sort((a, b) => rank(a) - rank(b) || a - b);
  return able[0] ?? null;
}

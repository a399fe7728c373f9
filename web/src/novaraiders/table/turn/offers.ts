/** What a seat may do now, sorted from the server's list by what a player points at. */

import type { NovaRaidersAction as Action } from "../../../wire/types";

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

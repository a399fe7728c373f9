/**
 * A deal being drafted: who takes part, who brings which icons, who gets which Fragment. Changes are asked of the server,
 * which says all there is to say about the draft; here is only what is drawn of it.
 */

import type { Drafted } from "../../../app/connection.svelte";
import type { AfterNovaCards } from "../../cards";
import type { AfterNovaAction, AfterNovaView, Drafting, Reading } from "../../../wire/types";
import { nothing, spelled, type Counts } from "../../counts";

type Laid = Reading["draft"];
/** A seat, Bot, or null: the open place of whoever is willing. */
export type Side = Laid["parts"][number]["side"];
export type Named = Laid["named"];
export type Change = Drafting["changes"][number];
export type Problem = Reading["problems"][number];
export type Way = Reading["ways"][number];
export type Terms = Extract<AfterNovaAction, { type: "propose" }>["terms"];

export interface Draft extends Laid {
  id: number;
  turn: number;
  /** Whose draft it is. */
  seat: number;
  active: number;
  /** The offer that this is a changed copy of. */
  counters: number | null;
  /** When it was last offered or called for, and on which terms: a draft outlives its offer. */
  sent: { seq: number; terms: string } | null;
  /** What the server said last; null: these are the terms of somebody's offer, to look at. */
  told: Drafted | null;
  /** Whether that is about the draft as it is now. */
  current: boolean;
}

export const needOf = (cards: AfterNovaCards, planet: number): Counts => cards.planets[planet]?.needs ?? nothing(4);
export const sidesOf = (draft: Draft): Side[] => draft.parts.map((part) => part.side);
export const takesPart = (draft: Draft, side: Side): boolean => draft.parts.some((part) => part.side === side);
export const helpers = (draft: Draft): Side[] => sidesOf(draft).filter((side) => side !== draft.active);

export function iconsOf(draft: Draft, side: Side): Counts {
  return draft.parts.find((part) => part.side === side)?.icons ?? nothing(4);
}

export const partOf = (draft: Draft, side: Side) => draft.told?.reading.parts.find((part) => part.side === side);
/** Icons that nobody brings yet. */
export const lacksOf = (draft: Draft): Counts => draft.told?.reading.lacks ?? nothing(4);
/** The same, and those that I promise without a card for them. */
export const shortOf = (draft: Draft): Counts =>
  draft.told?.reading.problems.find((each) => each.kind === "lacks")?.icons ?? nothing(4);

/** The terms as text, to compare them; none where nobody has to agree. */
export function textOf(draft: Draft): string | null {
  const action = draft.told?.reading.action;
  return action && "terms" in action ? JSON.stringify(action.terms) : null;
}

/** The terms of an offer as they lie before those who only watch. */
export function laid(view: AfterNovaView, seat: number, number: number, terms: Terms): Draft {
  const bot = terms.bot;
  const gems: Laid["gems"] = terms.split.flatMap((share) =>
    spelled(share.fragments).map((colour) => ({ colour, to: share.seat })),
  );
  const order = (bot?.fragments ?? []).map((colour) => gems.push({ colour, to: "bot" }) - 1);
  const parts: Laid["parts"] = terms.promises.map((promise) => ({ side: promise.seat, icons: promise.icons }));
  if (!parts.some((part) => part.side === view.active)) parts.unshift({ side: view.active, icons: [0, 0, 0, 0] });
  if (bot) parts.push({ side: "bot", icons: bot.icons });
  const moves = terms.transfers.flatMap(({ giver, receiver, fragments }) =>
    spelled(fragments).map((colour) => ({ giver, colour, to: receiver })),
  );
  const named = { paws: [], upgrades: [], returns: [] };
  const laid = { planet: terms.planet, parts, gems, order, moves, named, offer: number };
  const mine = { id: 0, turn: view.turn, seat, active: view.active, counters: null, sent: null };
  return { ...laid, ...mine, told: null, current: true };
}

/** What is seen of a change until the server has answered: what was put where, and what was chosen. */
export function meanwhile(draft: Draft, change: Change): Draft {
  if (change.type === "give")
    return { ...draft, gems: draft.gems.map((gem, at) => (at === change.gem ? { ...gem, to: change.to } : gem)) };
  return change.type === "name" ? { ...draft, named: change.named } : draft;
}

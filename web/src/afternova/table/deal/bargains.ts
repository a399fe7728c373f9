/** What was proposed, answered and concluded, read from the log: offers of this turn, reasons, the game's deals. */

import type { AfterNovaEvent, AfterNovaView, Entry, News } from "../../../wire/types";
import { plus, nothing, sum } from "../../counts";
import type { Terms } from "./draft";

type Why = NonNullable<News["reason"]>;
/** "offers": with a proposal of their own that stands. */
export type Answer = "asked" | "agreed" | "declined" | "withdrew" | "offers";

export interface Bargain {
  number: number;
  /** The entry that it came with; 0: from before this page's log. */
  seq: number;
  kind: "offer" | "call";
  seat: number;
  terms: Terms;
  /** The call that it answers. */
  call: number | null;
  /** It changes what was offered or called for before. */
  counter: boolean;
  /** By participant. */
  answers: ReadonlyMap<number, Answer>;
  /** Why computer players did what they did about it. */
  reasons: ReadonlyMap<number, Why>;
  /** It stands: neither declined nor withdrawn. */
  open: boolean;
}

const eventsOf = (entry: Entry): AfterNovaEvent[] => entry.events as AfterNovaEvent[];

/** Everybody has said no to an open call. */
export const nobodyWilling = ({ kind, open, answers }: Pick<Bargain, "kind" | "open" | "answers">): boolean =>
  kind === "call" && open && [...answers.values()].every((each) => each === "declined");

/** The entries since the present turn began. */
function ofThisTurn(entries: readonly Entry[]): Entry[] {
  const start = entries.findLastIndex((entry) => eventsOf(entry).some((event) => event.type === "turn_began"));
  return entries.slice(Math.max(start, 0));
}

/** This turn's offers and calls: those that stand, as the view says, and those that came to nothing. */
export function bargains(entries: readonly Entry[], view: AfterNovaView): Bargain[] {
  if (view.phase !== "turn") return [];
  const found = new Map<number, Bargain>();
  const withAnswer = (number: number, seat: number, answer: Answer, reason: Why | null, open: boolean): void => {
    const known = found.get(number);
    if (!known) return;
    const reasons = reason ? new Map(known.reasons).set(seat, reason) : known.reasons;
    found.set(number, { ...known, answers: new Map(known.answers).set(seat, answer), reasons, open });
  };
  for (const entry of ofThisTurn(entries)) {
    const reason = entry.news.reason ?? null;
    const { seat: by, refuses } = entry.news;
    if (refuses != null && by != null) withAnswer(refuses, by, "declined", reason, found.get(refuses)?.open ?? false);
    for (const event of eventsOf(entry)) {
      if (event.type === "proposed" || event.type === "called") {
        const { offer: number, seat, terms } = event;
        const reasons = new Map(reason ? [[seat, reason]] : []);
        const kind = event.type === "proposed" ? "offer" : "call";
        const call = event.type === "proposed" ? event.call : null;
        const counter = call === null && counters(seat, terms, [...found.values()]);
        const { seq } = entry;
        found.set(number, { number, seq, kind, seat, terms, call, counter, answers: new Map(), reasons, open: true });
      } else if (event.type === "agreed") {
        withAnswer(event.offer, event.seat, "agreed", reason, true);
      } else if (event.type === "offer_ended") {
        withAnswer(event.offer, event.seat, event.how === "declined" ? "declined" : "withdrew", reason, false);
      }
    }
  }
  // The view is what counts; the log only adds what a view does not tell.
  for (const offer of view.offers) {
    const told = found.get(offer.number);
    const answers = new Map<number, Answer>();
    for (const seat of offer.agreed) answers.set(seat, "agreed");
    const { number, seat, terms } = offer;
    for (const each of offer.asked) {
      const instead = each !== view.seat && offersInstead(each, number, terms, [...found.values()]);
      answers.set(each, instead ? "offers" : "asked");
    }
    const { seq = 0, call = null, counter = false, reasons = new Map<number, Why>() } = told ?? {};
    found.set(number, { number, seq, kind: "offer", seat, terms, call, counter, answers, reasons, open: true });
  }
  for (const { number, terms } of view.calls) {
    const { seq = 0, reasons = new Map<number, Why>(), answers: said } = found.get(number) ?? {};
    const answers = answersToCall(view, number, terms, said, [...found.values()]);
    const call = { call: null, counter: false, answers, reasons, open: true };
    found.set(number, { number, seq, kind: "call", seat: view.active, terms, ...call });
  }
  return [...found.values()].sort((a, b) => b.number - a.number);
}

const takesPart = (terms: Terms, seat: number): boolean => terms.promises.some((promise) => promise.seat === seat);

/** Whether a proposal answers what stood or was declined before: by another, of the same Planet, to this seat or to all. */
function counters(seat: number, terms: Terms, before: readonly Bargain[]): boolean {
  return before.some(
    (each) =>
      each.seat !== seat &&
      each.terms.planet === terms.planet &&
      (each.kind === "call" || takesPart(each.terms, seat) || takesPart(terms, each.seat)),
  );
}

/** Whether a seat has answered what was proposed or called for with an offer about the same Planet, which stands. */
function offersInstead(seat: number, number: number, terms: Terms, all: readonly Bargain[]): boolean {
  return all.some(
    (each) =>
      each.open &&
      each.kind === "offer" &&
      each.seat === seat &&
      each.number > number &&
      each.terms.planet === terms.planet,
  );
}

/** How everybody stands to an open call: willing on its terms or others, not willing, or still thinking. */
function answersToCall(
  view: AfterNovaView,
  number: number,
  terms: Terms,
  said: ReadonlyMap<number, Answer> | undefined,
  all: readonly Bargain[],
): Map<number, Answer> {
  const answers = new Map<number, Answer>();
  for (const { seat } of view.players) {
    if (seat === view.active || takesPart(terms, seat)) continue;
    const instead = offersInstead(seat, number, terms, all);
    answers.set(seat, instead ? "offers" : (said?.get(seat) ?? "asked"));
  }
  return answers;
}

/** A deal that was carried out. */
export interface Deal {
  seq: number;
  round: number;
  planet: number;
  active: number;
  sides: { seat: number; paws: number; got: number[]; gave: number[] }[];
}

/** The deals of the game, the newest first. */
export function ledger(entries: readonly Entry[]): Deal[] {
  const deals: Deal[] = [];
  let round = 1;
  for (const entry of entries)
    for (const event of eventsOf(entry)) {
      if (event.type === "turn_began") round = event.round;
      if (event.type !== "extracted" || event.pledges.length < 2) continue;
      const sides = event.pledges.map(({ seat, paws }) => {
        let got = nothing(5);
        let gave = nothing(5);
        for (const share of event.split) if (share.seat === seat) got = plus(got, share.fragments);
        for (const move of event.transfers) {
          if (move.receiver === seat) got = plus(got, move.fragments);
          if (move.giver === seat) gave = plus(gave, move.fragments);
        }
        return { seat, paws: paws.length, got, gave };
      });
      sides.sort((a, b) => Number(b.seat === event.seat) - Number(a.seat === event.seat));
      deals.unshift({ seq: entry.seq, round, planet: event.planet, active: event.seat, sides });
    }
  return deals;
}

/** How often each seat helped each other: `table[helper][active]`, in Fragments received and deals. */
export function helpBetween(deals: readonly Deal[], seats: number): { deals: number; fragments: number }[][] {
  const table = Array.from({ length: seats }, () => Array.from({ length: seats }, () => ({ deals: 0, fragments: 0 })));
  for (const deal of deals)
    for (const side of deal.sides) {
      const cell = table[side.seat]?.[deal.active];
      if (!cell || side.seat === deal.active) continue;
      cell.deals++;
      cell.fragments += sum(side.got) - sum(side.gave);
    }
  return table;
}

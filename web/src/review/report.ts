/** A review as the server makes it, and what follows from it for the screen. Figures are shares of 1. */

import type { components } from "../wire/schema";
import type { Action } from "../wire/types";

type Schemas = components["schemas"];
export type Figure = Schemas["Figure"];
export type Grade = Schemas["Decision"]["grade"];
export type Note = Schemas["Note"];
export type Standing = Schemas["Standing"];
export type Point = Schemas["Point"];
export type TurningPoint = Schemas["TurningPoint"];
export type Way = Omit<Schemas["Way"], "actions"> & { actions: Action[] };
export type Decision = Omit<Schemas["Decision"], "played" | "better" | "others"> & {
  played: Way;
  better?: Way | null;
  others?: Way[];
};
export type Finding = Omit<Schemas["Finding"], "actions"> & { actions?: Action[] };
export type Review = Omit<Schemas["Review"], "decisions" | "findings"> & {
  decisions: Decision[];
  findings: Finding[];
};
export type ReviewState = Omit<Schemas["ReviewState"], "review"> & { review: Review | null };

export const GRADES: readonly Grade[] = ["best", "good", "even", "slip", "blunder"];

/** A share of 1 as a number of per cent, with one decimal where that says something. */
export function perCent(share: number, digits = 1): string {
  return number(100 * share, digits);
}

export function number(value: number, digits = 1): string {
  return new Intl.NumberFormat(document.documentElement.lang || "en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** A gain of points: "+2.1", "−0.4". */
export function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${number(Math.abs(value))}`;
}

/** All that was tried in a decision, in an order that gives nothing away: by its words. */
export function waysOf(decision: Decision, said: (way: Way) => string): Way[] {
  const ways = [decision.played, ...(decision.better ? [decision.better] : []), ...(decision.others ?? [])];
  return ways.toSorted((one, other) => said(one).localeCompare(said(other)));
}

/** Whether a way is as good as the best that was found, as far as that can be told. */
export function asGood(decision: Decision, way: Way): boolean {
  const best = decision.better ?? decision.played;
  return way === best || way.chance.value >= best.chance.value - best.chance.off;
}

export const isMistake = (decision: Decision): boolean => decision.grade === "slip" || decision.grade === "blunder";

/** The place of a seat by points: those who won are first. */
export function placeOf(standings: readonly Standing[], seat: number): number {
  const mine = standings.find((each) => each.seat === seat);
  if (!mine || mine.won) return 1;
  return 1 + standings.filter((each) => each.won || each.score > mine.score).length;
}

/** Counts per colour or per skill, and what cards and Fragments add up to: for display, the rules are the server's. */

import type { AfterNovaCards } from "./cards";

export type Counts = readonly number[];
export type Five = [number, number, number, number, number];

export const SKILL_NUMBERS = [0, 1, 2, 3] as const;

export const sum = (counts: Counts): number => counts.reduce((total, each) => total + each, 0);
export const plus = (a: Counts, b: Counts): number[] => a.map((each, i) => each + (b[i] ?? 0));
export const minus = (a: Counts, b: Counts): number[] => a.map((each, i) => each - (b[i] ?? 0));
export const nothing = (length: number): number[] => new Array<number>(length).fill(0);
export const five = (counts: Counts): Five => [0, 1, 2, 3, 4].map((i) => counts[i] ?? 0) as Five;

/** Each as often as it counts: [2, 0, 1] is 0, 0, 2. */
export function spelled(counts: Counts): number[] {
  return counts.flatMap((count, index) => new Array<number>(Math.max(count, 0)).fill(index));
}

export function counted(indices: readonly number[], length: number): number[] {
  const counts = nothing(length);
  for (const index of indices) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

export const isPaw = (cards: AfterNovaCards, card: number): boolean => card < cards.paws.length;
export const paw = (cards: AfterNovaCards, card: number) => cards.paws[card];
export const blueprint = (cards: AfterNovaCards, card: number) => cards.blueprints[card - cards.paws.length];

export function cardName(cards: AfterNovaCards, card: number): string {
  return (isPaw(cards, card) ? paw(cards, card) : blueprint(cards, card))?.name ?? "";
}

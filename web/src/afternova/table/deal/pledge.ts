/** Which of my Paws and Upgrades to play: suggestions, which the server checks (AN-4.1, AN-4.10). */

import type { AfterNovaCards } from "../../../wire/cards";
import {
  SKILL_NUMBERS,
  SKILL_UPGRADES,
  counted,
  isPaw,
  nothing,
  paw,
  sum,
  working,
  type Counts,
  type SkillUpgrade,
} from "../../counts";

export interface Pledge {
  paws: number[];
  upgrades: SkillUpgrade[];
  returns: number[];
}

export const NO_PLEDGE: Pledge = { paws: [], upgrades: [], returns: [] };

/** Per skill the icons that these cards do not bring; wild icons and Adapters serve where something is missing. */
export function missing(
  cards: AfterNovaCards,
  paws: readonly number[],
  upgrades: readonly string[],
  need: Counts,
): number[] {
  const onPaws = nothing(5);
  for (const card of paws) paw(cards, card)?.icons.forEach((n, skill) => (onPaws[skill] = (onPaws[skill] ?? 0) + n));
  const used = counted(
    upgrades.map((each) => SKILL_UPGRADES.indexOf(each as SkillUpgrade)),
    5,
  );
  const lack = nothing(4);
  let unused = 0;
  for (const skill of SKILL_NUMBERS) {
    const fromPaws = Math.max((need[skill] ?? 0) - (used[skill] ?? 0), 0);
    lack[skill] = Math.max(fromPaws - (onPaws[skill] ?? 0), 0);
    unused += Math.max((onPaws[skill] ?? 0) - fromPaws, 0);
  }
  let free = (onPaws[4] ?? 0) + Math.min(used[4] ?? 0, unused);
  for (const skill of SKILL_NUMBERS) {
    const helped = Math.min(free, lack[skill] ?? 0);
    lack[skill] = (lack[skill] ?? 0) - helped;
    free -= helped;
  }
  return lack;
}

/** Which Paws could be left out: they bring nothing that is needed. */
export function inVain(cards: AfterNovaCards, pledge: Pledge, need: Counts): number[] {
  const whole = sum(missing(cards, pledge.paws, pledge.upgrades, need));
  return pledge.paws.filter(
    (each) =>
      sum(
        missing(
          cards,
          pledge.paws.filter((other) => other !== each),
          pledge.upgrades,
          need,
        ),
      ) === whole,
  );
}

export interface Means {
  cards: AfterNovaCards;
  hand: readonly number[];
  /** Working Upgrades, as `players[].upgrades`. */
  upgrades: Counts;
}

/** The skill Upgrades that can serve a need, most first: all of them, then fewer. */
function upgradeChoices(upgrades: Counts, need: Counts): SkillUpgrade[][] {
  let choices: SkillUpgrade[][] = [[]];
  SKILL_UPGRADES.forEach((name, skill) => {
    const most = skill < 4 ? Math.min(working(upgrades, name), need[skill] ?? 0) : working(upgrades, name);
    choices = choices.flatMap((chosen) =>
      Array.from({ length: most + 1 }, (_, n) => [...chosen, ...new Array<SkillUpgrade>(n).fill(name)]),
    );
  });
  return choices.sort((a, b) => b.length - a.length);
}

function* subsets(items: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i++)
    for (const rest of subsets(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/** Paws that can serve the need, the least versatile first, so that others stay in the hand. */
function useful({ cards, hand, upgrades }: Means, need: Counts): number[] {
  const adaptable = working(upgrades, "adapter") > 0;
  const worth = (card: number): number =>
    (paw(cards, card)?.icons ?? []).reduce((total, n, skill) => total + (skill === 4 || need[skill] ? n : 0), 0);
  return hand
    .filter((card) => isPaw(cards, card) && (adaptable || worth(card) > 0))
    .sort((a, b) => sum(paw(cards, a)!.icons) - sum(paw(cards, b)!.icons) || worth(b) - worth(a));
}

/** The fewest Paws that cover a need, with fitting Upgrades; null if the hand cannot. A helper plays at least one. */
export function cover(means: Means, need: Counts, atLeast = 0): Pledge | null {
  const paws = useful(means, need);
  const choices = upgradeChoices(means.upgrades, need);
  for (let size = atLeast; size <= paws.length; size++)
    for (const chosen of subsets(paws, size))
      for (const upgrades of choices) {
        if (sum(missing(means.cards, chosen, upgrades, need)) > 0) continue;
        const pledge = { paws: chosen, upgrades, returns: [] };
        if (inVain(means.cards, pledge, need).length === 0) return withReturns(means, pledge);
      }
  return null;
}

/** As many icons of a need as the hand can bring. */
export function reach(means: Means, need: Counts): number[] {
  const paws = useful(means, need);
  const [all = []] = upgradeChoices(means.upgrades, need);
  const lack = missing(means.cards, paws, all, need);
  return need.map((n, skill) => n - (lack[skill] ?? 0));
}

/** Loyalty: take back what may be taken back (AN-9.9). */
export function withReturns(means: Means, pledge: Pledge): Pledge {
  const able = Math.max(Math.min(working(means.upgrades, "loyalty"), pledge.paws.length - 1), 0);
  const kept = pledge.returns.filter((card) => pledge.paws.includes(card));
  const more = pledge.paws.filter((card) => !kept.includes(card));
  return { ...pledge, returns: [...kept, ...more].slice(0, able) };
}

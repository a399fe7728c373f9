/** What the cards of Nova-Raiders are called and say, in the player's language. */

import { has, kebab, t } from "../../app/i18n.svelte";
import type { Basic, BoardPlan, Directive, HrlCard, NovaRaidersCards, Special } from "../cards";
import { colourWord, shardWord } from "../rows";

/** One half of a basic card: "orbit 2" is the use "orbit" with the number 2. */
export interface Half {
  use: string;
  n?: number;
}

export function halfOf(face: string): Half {
  const [use = "", n] = face.split(" ");
  return n === undefined ? { use } : { use, n: Number(n) };
}

export function planFor(cards: NovaRaidersCards, bases: number): BoardPlan {
  const plan = cards.boards.find((board) => board.bases === bases);
  if (!plan) throw new Error(`the card set ${cards.name} has no board with ${bases} bases`);
  return plan;
}

/** Basic cards come first in the numbering of hand cards, Specials after them. */
export function basicOf(cards: NovaRaidersCards, card: number): Basic | null {
  return cards.basics[card] ?? null;
}

export function specialOf(cards: NovaRaidersCards, card: number): Special | null {
  return cards.specials[card - cards.basics.length] ?? null;
}

/** What an action is called: "Orbit 2", "Hop". */
export function useName(use: string, n?: number): string {
  const id = `nr-art-use-${kebab(use)}`;
  if (!has(id)) return use;
  return n === undefined ? t(id, { n: 0 }) : t(id, { n });
}

/** One half of a basic card: "Orbit 3", "Jump". */
export function faceName(face: string): string {
  const { use, n } = halfOf(face);
  return useName(use, n);
}

/** A basic card by its two actions: "Orbit 2 / Jump". */
export function basicName(card: Basic): string {
  return card.actions.map(faceName).join(" / ");
}

/** What a card of the hand is called, of either kind. */
export function cardName(cards: NovaRaidersCards, card: number): string {
  const basic = basicOf(cards, card);
  const special = specialOf(cards, card);
  return basic ? basicName(basic) : special ? specialName(special) : "";
}

/** A Special's name: the translated one for the names of the standard set, else as its file has it. */
export function specialName(card: Special): string {
  const id = `nr-art-use-${kebab(card.name)}`;
  return has(id) ? t(id) : card.name;
}

/** What a Special does, in one line. */
export function specialText(card: Special): string {
  return t(`nr-art-does-${kebab(card.kind)}`, { reach: card.reach ?? 0 });
}

export function directiveName(card: Directive): string {
  const id = `nr-art-directive-${kebab(card.name)}`;
  return has(id) ? t(id) : card.name;
}

/** What a Directive asks, in one line. */
export function directiveText(card: Directive): string {
  return t(`nr-art-goal-${kebab(card.goal)}`, {
    shard: shardWord(card.shard ?? 0),
    least: card.at_least ?? 0,
  });
}

export function hrlName(card: HrlCard): string {
  return t(`nr-art-hrl-${card.action}`, hrlArgs(card));
}

/** What an H.R.L. card does, in one line. */
export function hrlText(card: HrlCard): string {
  return t(`nr-art-hrl-${card.action}.text`, hrlArgs(card));
}

function hrlArgs(card: HrlCard): { ship: string; colour: string } {
  return { ship: card.ship ?? "any", colour: colourWord(card.colour ?? 0) };
}

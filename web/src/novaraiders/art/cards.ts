/** The card set of Nova-Raiders as the server sends it (the form of its file), and what its cards are called. */

import { has, t } from "../../app/i18n.svelte";

export interface Ring {
  width: number;
  asteroid: number;
  shards: number;
}
export interface BoardPlan {
  bases: number;
  track: string[];
  rings: Ring[];
}
export interface Basic {
  actions: string[];
}
export interface Special {
  name: string;
  kind: string;
  symbol: string;
  reach?: number;
}
export interface Directive {
  name: string;
  goal: string;
  points: number;
  shard?: string;
  at_least?: number;
}
export interface Hrl {
  action: string;
  ship?: string;
  colour?: string;
}
export interface NovaRaidersCards {
  name: string;
  boards: BoardPlan[];
  basics: Basic[];
  specials: Special[];
  directives: Directive[];
  hrl: Hrl[];
}

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

const kebab = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** What an action is called: "Orbit 2", "Hop". */
export function useName(use: string, n?: number): string {
  const id = `nr-art-use-${kebab(use)}`;
  if (!has(id)) return use;
  return n === undefined ? t(id, { n: 0 }) : t(id, { n });
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
  return t(`nr-art-goal-${kebab(card.goal)}`, { shard: card.shard ?? "", least: card.at_least ?? 0, points: card.points });
}

export function hrlName(card: Hrl): string {
  return t(`nr-art-hrl-${kebab(card.action)}`, { ship: card.ship ?? "any", colour: card.colour ?? "" });
}

export function hrlText(card: Hrl): string {
  return t(`nr-art-hrl-${kebab(card.action)}.text`, { ship: card.ship ?? "any", colour: card.colour ?? "" });
}

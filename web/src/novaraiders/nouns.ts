/** Nova-Raiders' cards, spaces and Shards in words: the parts that sentences are made of. */

import { t } from "../app/i18n.svelte";
import { Teller } from "../words/pieces";
import { directiveName, directiveText, faceName, hrlName, planFor, specialName, specialOf } from "./art/cards";
import { symbolName } from "./art/words";
import type { BoardPlan, NovaRaidersCards } from "./cards";
import { coloursOf, colourWord, shardWord } from "./rows";

const HRL = "H.R.L.";

/** What sentences about a game are made from. The viewer's own seat is "you"; `people` is how many play. */
export interface Context {
  cards: NovaRaidersCards;
  names: readonly string[];
  viewer: number | null;
  people: number;
}

/** Phrases about the cards, spaces and seats of one game: text with marks in it. */
export class Nouns extends Teller {
  readonly cards: NovaRaidersCards;
  /** Of each base, in words. */
  readonly colours: readonly string[];
  readonly board: BoardPlan;

  constructor(context: Context) {
    super(context.names, context.viewer, HRL);
    this.cards = context.cards;
    this.colours = coloursOf(context.people).map(colourWord);
    this.board = planFor(context.cards, this.colours.length);
  }

  /** "ring 3, blue Gate", "ring 4, 2 after the blue Gate" (clockwise). */
  space(space: number): string {
    const { ring, base, step } = this.board.spaces[space] ?? { ring: 0, base: 0, step: 0 };
    const where = { ring: ring + 1, step, colour: this.colours[base] ?? "" };
    return this.mark({ kind: "space", space }, t(step ? "nr-space" : "nr-gate", where));
  }

  shard(shard: number): string {
    return this.mark({ kind: "shard", shard }, t("nr-shard", { shard: shardWord(shard) }));
  }

  /** What is moved: "a yellow Shard", "2 Shards (yellow, black)", the lowest first. */
  shards(shards: readonly number[]): string {
    const [first] = shards;
    return first !== undefined && shards.length === 1 ? this.shard(first) : this.lying(shards);
  }

  /** What lies somewhere: "1 Shard (yellow)". */
  lying(shards: readonly number[]): string {
    return t("nr-shards", { n: shards.length, shards: shards.map((shard) => this.symbol(shard)).join(", ") });
  }

  symbol(shard: number): string {
    return this.mark({ kind: "shard", shard }, symbolName(shard));
  }

  /** A card's name alone. */
  called(card: number): string {
    const special = specialOf(this.cards, card);
    if (special) return specialName(special);
    const [first = "", second = ""] = this.cards.basics[card]?.actions.map(faceName) ?? [];
    return t("nr-card-basic", { first, second });
  }

  /** A hand card; of a Special, its symbol too. */
  card(card: number): string {
    const special = specialOf(this.cards, card);
    const name = this.mark({ kind: "card", card }, this.called(card));
    return special ? t("nr-card-special", { card: name, symbol: this.symbol(special.symbol) }) : name;
  }

  /** What a card was played for, as the messages tell it apart. */
  useOf({ card, use }: { card: number; use: string }): string {
    return use !== "chain" && specialOf(this.cards, card) ? "special" : use;
  }

  several(cards: readonly number[]): string {
    return this.list(cards.map((card) => this.card(card)));
  }

  directiveName(directive: number): string {
    const card = this.cards.directives[directive];
    return this.mark({ kind: "directive", directive }, card ? directiveName(card) : `${directive}`);
  }

  /** A Directive with its points, and what it asks for as a separate sentence. */
  directive(directive: number, goal: "goal" | "" = ""): string {
    const name = this.directiveName(directive);
    const card = this.cards.directives[directive];
    if (!card) return name;
    const facts = { directive: name, points: t("nr-art-points", { points: card.points }) };
    if (!goal) return t("nr-directive", facts);
    return t("nr-directive-goal", { ...facts, goal: directiveText(card) });
  }

  hrlCard(card: number): string {
    const found = this.cards.hrl[card];
    return found ? this.mark({ kind: "hrl", card }, hrlName(found)) : `${card}`;
  }

  /** What a number in a refusal stands for; null if there is no such thing. */
  named(kind: string, number: number): string | null {
    const { cards, board } = this;
    if (kind === "bay") return t("nr-art-bay", { n: number + 1 });
    if (kind === "seat") return number < this.names.length ? this.names[number] || HRL : null;
    if (kind === "card") return number < cards.basics.length + cards.specials.length ? this.called(number) : null;
    if (kind === "directive") return cards.directives[number] ? this.directiveName(number) : null;
    return board.spaces[number] ? this.space(number) : null;
  }

  winners(winners: readonly number[]): string {
    return this.list(winners.map((seat) => t("nr-wins", this.who(seat))));
  }
}

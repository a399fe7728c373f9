/** Nova-Raiders' cards, spaces and Shards in words: the parts that sentences are made of. */

import { has, t } from "../app/i18n.svelte";
import type { BoardPlan, NovaRaidersCards } from "../wire/cards";
import { Teller } from "../words/pieces";

export const SHARDS = ["yellow", "black", "red"] as const;
export const SHIPS = ["red", "blue", "brown", "white"] as const;
const HRL = "H.R.L.";

/** What sentences about a game are made from. The viewer's own seat is "you"; `people` is how many play. */
export interface Context {
  cards: NovaRaidersCards;
  names: readonly string[];
  viewer: number | null;
  people: number;
}

/** The board for so many players (NR-1.1). */
function boardOf(cards: NovaRaidersCards, people: number): BoardPlan {
  const board = cards.boards.find((each) => each.bases === Math.max(people, 3));
  if (!board) throw new Error(`the card set has no board for ${people} players`);
  return board;
}

/** The colour of a seat's ships and base: with two players the seats are blue, brown and red (NR-2.8). */
export function colourOf(seat: number, people: number): number {
  return people === 2 ? (seat + 1) % 3 : seat;
}

/** Phrases about the cards, spaces and seats of one game: text with marks in it. */
export class Nouns extends Teller {
  readonly cards: NovaRaidersCards;
  readonly people: number;
  readonly board: BoardPlan;

  constructor(context: Context) {
    super(context.names, context.viewer, HRL);
    this.cards = context.cards;
    this.people = context.people;
    this.board = boardOf(context.cards, context.people);
  }

  /** "ring 3, blue Gate", "ring 4, 2 after the blue Gate" (clockwise). */
  space(space: number): string {
    const { ring, base, step } = this.board.spaces[space] ?? { ring: 0, base: 0, step: 0 };
    const where = { ring: ring + 1, step, colour: SHIPS[colourOf(base, this.people)] ?? "red" };
    return this.mark({ kind: "space", space }, t(step ? "nr-space" : "nr-gate", where));
  }

  shard(shard: number): string {
    return this.mark({ kind: "shard", shard }, t("nr-shard", { shard: SHARDS[shard] ?? "red" }));
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
    return this.mark({ kind: "shard", shard }, t(`nr-art-${SHARDS[shard]}`));
  }

  /** A card's name alone. */
  called(card: number): string {
    const basic = this.cards.basics[card];
    if (!basic) return named("special", this.cards.specials[card - this.cards.basics.length]?.name ?? `${card}`);
    const [first, second] = basic.actions.map(basicInWords);
    return t("nr-card-basic", { first: first ?? "", second: second ?? "" });
  }

  /** A hand card; of a Special, its symbol too. */
  card(card: number): string {
    const special = this.cards.specials[card - this.cards.basics.length];
    const name = this.mark({ kind: "card", card }, this.called(card));
    return special ? t("nr-card-special", { card: name, symbol: this.symbol(special.symbol) }) : name;
  }

  several(cards: readonly number[]): string {
    return this.list(cards.map((card) => this.card(card)));
  }

  directiveName(directive: number): string {
    const name = named("directive", this.cards.directives[directive]?.name ?? `${directive}`);
    return this.mark({ kind: "directive", directive }, name);
  }

  /** A Directive with its points, and what it asks for as a sentence of its own. */
  directive(directive: number, goal: "goal" | "" = ""): string {
    const name = this.directiveName(directive);
    const card = this.cards.directives[directive];
    if (!card) return name;
    const facts = { directive: name, points: t("nr-art-points", { points: card.points }) };
    if (!goal) return t("nr-directive", facts);
    const asked = { shard: SHARDS[card.shard ?? 0] ?? "red", least: card.at_least ?? 0 };
    return t("nr-directive-goal", { ...facts, goal: t(`nr-art-goal-${kebab(card.goal)}`, asked) });
  }

  hrlCard(card: number): string {
    const found = this.cards.hrl[card];
    if (!found) return `${card}`;
    const what = { ship: found.ship ?? "any", colour: SHIPS[found.colour ?? 0] ?? "red" };
    return this.mark({ kind: "hrl", card }, t(`nr-art-hrl-${found.action}`, what));
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

export function kebab(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** The name of a card in the reader's language, if it is one of ours; else as the card set has it. */
function named(kind: "special" | "directive", name: string): string {
  const id = `nr-art-${kind === "special" ? "use" : kind}-${kebab(name)}`;
  return has(id) ? t(id) : name;
}

/** One half of a basic card: "Orbit 3", "Jump". */
function basicInWords(action: string): string {
  const [verb, n] = action.split(" ");
  return t(`nr-art-use-${verb}`, { n: Number(n ?? 0) });
}

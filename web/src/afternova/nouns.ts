/** AfterNova's cards, pieces and deals in words: the parts that sentences are made of. */

import { t } from "../app/i18n.svelte";
import type { AfterNovaCards } from "./cards";
import { fragmentsOf, nameOfColour, nameOfSkill } from "./art/words";
import { counted } from "./counts";
import { COLOURS } from "./rows";
import type { components } from "../wire/schema";
import { Teller } from "../words/pieces";

type Schemas = components["schemas"];
export type Terms = Schemas["AfterNovaTerms"];
type BotHelp = Schemas["AfterNovaBotHelp"];
type Pledged = Pick<Schemas["AfterNovaPledge"], "paws" | "upgrades" | "returns">;

/** The name of the seat that nobody sits on. */
export const AUTOMATON = "Bot";

/** What sentences about a game are made from. The viewer's own seat is "you"; null: a spectator. */
export interface Context {
  cards: AfterNovaCards;
  names: readonly string[];
  viewer: number | null;
}

/** Phrases about the cards and seats of one game: text with marks in it. */
export class Nouns extends Teller {
  readonly cards: AfterNovaCards;

  constructor(context: Context) {
    super(context.names, context.viewer, AUTOMATON);
    this.cards = context.cards;
  }

  colour(colour: number): string {
    return nameOfColour(colour);
  }

  fragment(colour: number, n: number): string {
    return this.mark({ kind: "fragment", colour, n }, fragmentsOf(colour, n));
  }

  /** Fragments per colour: "2 black and 1 white". */
  fragments(counts: readonly number[]): string {
    return this.list(counts.flatMap((n, colour) => (n ? [this.fragment(colour, n)] : [])));
  }

  /** Icons per skill: "2 piloting and 1 wild". */
  icons(counts: readonly number[]): string {
    const marked = (n: number, skill: number) =>
      this.mark({ kind: "skill", skill, n }, t("skill-count", { n, skill: nameOfSkill(skill) }));
    return this.list(counts.flatMap((n, skill) => (n ? [marked(n, skill)] : [])));
  }

  upgrade(upgrade: string): string {
    return this.mark({ kind: "upgrade", upgrade }, t("art-upgrade", { upgrade }));
  }

  upgrades(upgrades: readonly string[]): string {
    return this.list(upgrades.map((upgrade) => this.upgrade(upgrade)));
  }

  planet(planet: number): string {
    return this.mark({ kind: "planet", planet }, this.cards.planets[planet]?.name ?? `${planet}`);
  }

  offer(offer: number): string {
    return this.mark({ kind: "offer", offer }, `${offer}`);
  }

  /** A hand card's name. */
  called(card: number): string {
    const paw = this.cards.paws[card];
    const name = paw ? paw.name : this.blueprint(card)?.name;
    return this.mark({ kind: "card", card }, name ?? `${card}`);
  }

  calledAll(cards: readonly number[]): string {
    return this.list(cards.map((card) => this.called(card)));
  }

  blueprint(card: number) {
    return this.cards.blueprints[card - this.cards.paws.length];
  }

  /** A hand card with what is on it. */
  card(card: number): string {
    const paw = this.cards.paws[card];
    if (paw) return t("an-card-paw", { card: this.called(card), icons: this.icons(paw.icons) });
    const blueprint = this.blueprint(card);
    if (!blueprint) return this.called(card);
    const facts = {
      card: this.called(card),
      cost: this.fragments(blueprint.cost),
      points: t("art-points", { points: blueprint.points }),
    };
    return blueprint.upgrade
      ? t("an-card-blueprint-upgrade", { ...facts, upgrade: this.upgrade(blueprint.upgrade) })
      : t("an-card-blueprint", facts);
  }

  whole(cards: readonly number[]): string {
    return this.list(cards.map((card) => this.card(card)));
  }

  winners(winners: readonly number[]): string {
    return this.list(winners.map((seat) => t("an-wins", this.who(seat))));
  }

  // ---- deals

  terms(terms: Terms): string {
    const brought = terms.promises.map(({ seat, icons }) =>
      t(some(icons) ? "an-brings" : "an-brings-nothing", { ...this.who(seat), icons: this.icons(icons) }),
    );
    const goods = this.goods(terms.split, terms.transfers, terms.bot);
    return t("an-terms", {
      planet: this.planet(terms.planet),
      clauses: [brought.join(", "), ...goods].join("; "),
    });
  }

  /** Bot's part, the Planet's Fragments and the stored ones, as clauses. */
  protected goods(split: Terms["split"], transfers: Terms["transfers"], bot: BotHelp | null): string[] {
    const clauses: string[] = [];
    if (bot) {
      const counts = counted(bot.fragments, COLOURS.length);
      clauses.push(t("an-bot-brings", { icons: this.icons(bot.icons), colours: this.fragments(counts) }));
    }
    if (split.length) {
      const got = split.map(({ seat, fragments }) =>
        t(some(fragments) ? "an-gets" : "an-gets-nothing", { ...this.who(seat), fragments: this.fragments(fragments) }),
      );
      clauses.push(got.join(", "));
    }
    for (const { giver, receiver, fragments } of transfers) {
      const what = { receiver: this.seat(receiver, "dative"), fragments: this.fragments(fragments) };
      clauses.push(t("an-gives", { ...this.who(giver), ...what }));
    }
    return clauses;
  }

  /** Which of four messages fits the Paws and Upgrades named: both, one kind or none. */
  protected played(id: string, pledge: Pledged, who: { seat: string; you: string } | null): string {
    const kind = pledge.paws.length
      ? pledge.upgrades.length
        ? "-with"
        : ""
      : pledge.upgrades.length
        ? "-upgrades"
        : "-nothing";
    return t(`${id}${kind}`, {
      ...who,
      paws: this.calledAll(pledge.paws),
      upgrades: this.upgrades(pledge.upgrades),
    });
  }

  /** What covers a promise, as something to do: "play Swoop and Tock with Autopilot". */
  pledge(pledge: Pledged): string {
    const said = this.played("an-pledge", pledge, null);
    const back = pledge.returns;
    return back.length ? t("an-pledge-back", { pledge: said, paws: this.calledAll(back) }) : said;
  }
}

function some(counts: readonly number[]): boolean {
  return counts.some((n) => n > 0);
}

/** AfterNova in words: what happened, what a seat can do, what the game waits for. */

import { kebab, t } from "../app/i18n.svelte";
import type { AfterNovaAction, AfterNovaEvent, AfterNovaView } from "../wire/types";
import { Sayings, type Piece } from "../words/pieces";
import { AUTOMATON, Nouns, type Context, type Terms } from "./nouns";

export type { Context };
type EventOf<Type extends AfterNovaEvent["type"]> = Extract<AfterNovaEvent, { type: Type }>;

const sayings = new Sayings<Piece[] | null>();

/** What happened, as a sentence; null if there is nothing to say. */
export function tell(event: AfterNovaEvent, context: Context): Piece[] | null {
  return sayings.of(event, context.names, context.viewer, () => new Words(context).happened(event));
}

/** An action as something to choose: "Take Swoop (2 piloting)". */
export function describe(action: AfterNovaAction, context: Context): Piece[] {
  return new Words(context).choice(action);
}

/** What a deal says: the Planet, who brings what, who gets what, which stored Fragments move. */
export function termsInWords(terms: Terms, context: Context): Piece[] {
  const words = new Words(context);
  return words.cut(words.terms(terms));
}

/** What a noun with a number in a refusal is called; null if there is no such thing. */
export function named(kind: string, number: number, { cards, names }: Context): string | null {
  const { paws, blueprints, planets } = cards;
  if (kind === "seat") return number < names.length ? names[number] || AUTOMATON : null;
  if (kind === "planet") return planets[number]?.name ?? null;
  return (paws[number] ?? blueprints[number - paws.length])?.name ?? null;
}

/** One sentence that says what the game waits for. */
export function prompt(view: AfterNovaView, context: Context): Piece[] {
  return new Words(context).waiting(view);
}

/** Whole sentences about one game. */
export class Words extends Nouns {
  // ---- events

  happened(event: AfterNovaEvent): Piece[] | null {
    const id = `an-log-${kebab(event.type)}`;
    switch (event.type) {
      case "turn_began":
        return this.say(id, { ...this.who(event.seat), turn: event.turn, round: event.round });
      case "called":
        return this.say(id, {
          ...this.who(event.seat),
          offer: this.offer(event.offer),
          terms: this.terms(event.terms),
        });
      case "proposed": {
        const said = { ...this.who(event.seat), offer: this.offer(event.offer), terms: this.terms(event.terms) };
        if (event.call === null) return this.say(id, said);
        return this.say(`${id}-call`, { ...said, call: this.offer(event.call) });
      }
      case "agreed":
        return this.say(id, { ...this.who(event.seat), offer: this.offer(event.offer) });
      case "offer_ended":
        return this.say(id, { ...this.who(event.seat), offer: this.offer(event.offer), how: event.how });
      case "showed": {
        const who = { ...this.who(event.seat), to: this.seats(event.to, "dative") };
        return event.cards === null
          ? this.say(`${id}-hidden`, { ...who, n: event.count })
          : this.say(id, { ...who, cards: this.whole(event.cards) });
      }
      case "extracted":
        return this.extracted(event);
      case "overflow_chosen":
      case "market_ended":
      case "passed":
        return this.say(id, this.who(event.seat));
      case "jettisoned":
        return this.say(id, { ...this.who(event.seat), fragments: this.fragments(event.fragments) });
      case "planet_laid":
      case "planet_filled":
        return this.say(id, {
          planet: this.planet(event.planet),
          fragments: this.fragments(event.fragments),
          ...("old" in event ? { old: this.planet(event.old) } : {}),
        });
      case "paws_returned":
        return this.say(id, { ...this.who(event.seat), paws: this.calledAll(event.paws) });
      case "siphoned":
        return this.say(id, { ...this.who(event.seat), fragment: this.fragment(event.colour, 1) });
      case "took":
      case "card_discarded":
        return this.say(id, { ...this.who(event.seat), card: this.card(event.card) });
      case "drew":
        return event.card === null
          ? this.say(`${id}-hidden`, { ...this.who(event.seat), row: event.row })
          : this.say(id, { ...this.who(event.seat), card: this.card(event.card) });
      case "swept":
        return this.say(event.free ? `${id}-free` : id, {
          ...this.who(event.seat),
          row: event.row,
          cards: this.calledAll(event.cards),
        });
      case "row_filled":
        return event.cards.length ? this.say(id, { cards: this.whole(event.cards) }) : null;
      case "reshuffled":
        return this.say(id, { pile: event.pile, n: event.count });
      case "window_opened":
        return this.say(id, { seats: this.seats(event.seats) });
      case "completed":
        return this.completing(id, event.blueprint, event.paid, this.who(event.seat));
      case "bot_drew":
        return event.colour === null
          ? this.say(`${id}-nothing`)
          : this.say(id, { fragment: this.fragment(event.colour, 1) });
      case "bot_placed":
        return this.say(event.stored ? `${id}-stored` : id, {
          fragment: this.fragment(event.colour, 1),
          blueprint: this.called(event.blueprint),
        });
      case "bot_stored":
        return this.say(id, { fragment: this.fragment(event.colour, 1) });
      case "bot_scored":
        return this.say(id, { blueprint: this.card(event.blueprint), fragments: this.fragments(event.fragments) });
      case "bot_scored_unseen":
        return this.say(event.scored ? id : `${id}-nothing`, { fragments: this.fragments(event.fragments) });
      case "bot_laid":
        return this.say(id, { blueprint: this.card(event.blueprint) });
      case "game_ended":
        return this.ended(event);
    }
  }

  private extracted(event: EventOf<"extracted">): Piece[] {
    const others = event.pledges.filter((pledge) => pledge.seat !== event.seat).map((pledge) => pledge.seat);
    const company = [...others.map((seat) => this.seat(seat, "dative")), ...(event.bot ? ["Bot"] : [])];
    const played = event.pledges.map((pledge) => this.played("an-plays", pledge, this.who(pledge.seat)));
    return this.say(company.length ? "an-log-extracted-with" : "an-log-extracted", {
      ...this.who(event.seat),
      planet: this.planet(event.planet),
      others: this.list(company),
      clauses: [played.join(", "), ...this.goods(event.split, event.transfers, event.bot)].join("; "),
    });
  }

  /** The payment is said where it is not the printed cost (AN-9.7). */
  private completing(id: string, card: number, paid: readonly number[], who?: { seat: string; you: string }): Piece[] {
    const cost = this.blueprint(card)?.cost ?? [];
    const otherwise = paid.some((n, colour) => n !== cost[colour]);
    return this.say(otherwise ? `${id}-paying` : id, {
      ...who,
      blueprint: this.card(card),
      paid: this.fragments(paid),
    });
  }

  private ended(event: EventOf<"game_ended">): Piece[] {
    const each = (what: (seat: number) => string) => (_: unknown, seat: number) =>
      t("an-of-seat", { seat: this.seat(seat), what: what(seat) });
    const objective = (seat: number) => {
      const colours = this.cards.starships[event.starships[seat] ?? -1]?.objective ?? [];
      return this.list(colours.map((colour) => this.colour(colour)));
    };
    const said = this.say("an-log-game-ended", {
      reason: event.outcome.reason,
      winners: this.winners(event.outcome.winners),
      scores: this.list(event.outcome.scores.map(each((seat) => `${event.outcome.scores[seat]}`))),
      objectives: this.list(event.starships.map(each(objective))),
      hands: event.hands.map(each((seat) => this.calledAll(event.hands[seat] ?? []))).join("; "),
    });
    if (!event.unseen.length) return said;
    const unseen = this.say("an-log-game-ended-unseen", { blueprints: this.whole(event.unseen) });
    return [...said, { kind: "text", text: " " }, ...unseen];
  }

  // ---- actions

  choice(action: AfterNovaAction): Piece[] {
    const id = `an-do-${action.type}`;
    switch (action.type) {
      case "extract":
        return this.say(id, {
          planet: this.planet(action.planet),
          clauses: [this.pledge(action), ...this.goods([], [], action.bot)].join("; "),
        });
      case "propose":
        return this.say(id, { terms: this.terms(action.terms), pledge: this.pledge(action) });
      case "call":
        return this.say(id, { terms: this.terms(action.terms) });
      case "agree":
        return this.say(id, { offer: this.offer(action.offer), pledge: this.pledge(action) });
      case "decline":
      case "withdraw":
        return this.say(id, { offer: this.offer(action.offer) });
      case "show":
        return this.say(id, { to: this.seats(action.to, "dative"), cards: this.calledAll(action.cards) });
      case "take":
      case "discard":
        return this.say(id, { card: this.card(action.card) });
      case "draw":
      case "sweep":
        return this.say(id, { row: action.row });
      case "jettison":
        return this.say(id, { fragments: this.fragments(action.fragments) });
      case "complete":
        return this.completing(id, action.blueprint, action.paid);
      case "market":
      case "pass":
        return this.say(id);
    }
  }

  // ---- what is waited for

  waiting(view: AfterNovaView): Piece[] {
    const active = this.who(view.active);
    const mine = this.viewer !== null && view.waiting_for.includes(this.viewer);
    const me = view.players.find((player) => player.seat === this.viewer);
    const player = view.players.find((each) => each.seat === view.active);
    const seats = this.seats(view.waiting_for, "object");
    switch (view.phase) {
      case "turn": {
        if (!view.offers.length) return this.say("an-wait-turn", active);
        const asking = view.offers.filter((offer) => this.viewer !== null && offer.asked.includes(this.viewer));
        const first = asking[0];
        if (first) return this.say("an-wait-answer", { n: asking.length, seat: this.seat(first.seat) });
        return this.say("an-wait-answers", { ...active, asked: this.seats(view.waiting_for, "dative") });
      }
      case "market":
        return this.say("an-wait-market", { ...active, n: view.takes });
      case "discard": {
        const limit = player?.hand_limit ?? 0;
        return this.say("an-wait-discard", { ...active, limit, n: (player?.hand_size ?? 0) - limit });
      }
      case "overflow": {
        if (!mine || !me) return this.say("an-wait-overflow-others", { seats });
        const stored = me.storage.reduce((sum, n) => sum + n, 0);
        return this.say("an-wait-overflow", { n: stored - me.capacity });
      }
      case "window":
        if (!mine) return this.say("an-wait-window-others", { seats });
        return this.say(view.final ? "an-wait-window-final" : "an-wait-window");
      case "over":
        return this.say("an-wait-over", { winners: this.winners(view.outcome?.winners ?? []) });
    }
  }
}

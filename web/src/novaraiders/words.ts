/** Nova-Raiders in words: what happened, what a seat can do, what the game waits for. */

import { kebab, t, type Args } from "../app/i18n.svelte";
import type { NovaRaidersAction, NovaRaidersEvent, NovaRaidersView } from "../wire/types";
import { Sayings, toText, type Piece } from "../words/pieces";
import { Nouns, type Context } from "./nouns";

export type { Context };
type EventOf<Type extends NovaRaidersEvent["type"]> = Extract<NovaRaidersEvent, { type: Type }>;

/** What the messages call some fields of actions. */
const ARGS: Record<string, string> = { ship: "from", count: "n" };

/** Which message of an action is meant, where it has several. */
function form(action: NovaRaidersAction): string {
  if ("take" in action && action.take === null) return "-unseen";
  if ("bay" in action && action.bay === null) return "-tops";
  if ("to" in action && action.to === null) return "-stay";
  if ("push" in action && action.push) return "-push";
  return "side" in action && action.side !== action.ship ? "-side" : "";
}

const sayings = new Sayings<Piece[]>();

/** What happened, as a sentence. */
export function tell(event: NovaRaidersEvent, context: Context): Piece[] {
  return sayings.of(event, context.names, context.viewer, () => new Words(context).happened(event));
}

/** An action as something to choose: "Launch a ship to ring 3, blue Gate". */
export function describe(action: NovaRaidersAction, context: Context): Piece[] {
  return new Words(context).choice(action);
}

/** One sentence that says what the game waits for. */
export function prompt(view: NovaRaidersView, context: Context): Piece[] {
  return new Words(context).waiting(view);
}

/** What a noun with a number in a refusal is called; null if there is no such thing. */
export function named(kind: string, number: number, context: Context): string | null {
  const words = new Words(context);
  const name = words.named(kind, number);
  return name === null ? null : toText(words.cut(name));
}

/** Whole sentences about one game. */
export class Words extends Nouns {
  // ---- events

  happened(event: NovaRaidersEvent): Piece[] {
    const id = `nr-log-${kebab(event.type)}`;
    switch (event.type) {
      case "directive_kept": {
        const directive = event.directive === null ? "" : this.directive(event.directive);
        return this.say(id, { ...this.who(event.seat), directive });
      }
      case "turn_began":
        return this.say(id, { ...this.who(event.seat), turn: event.turn, round: event.round });
      case "launched":
        return this.say(id, { ...this.who(event.seat), to: this.space(event.to) });
      case "played":
        return this.say(id, { ...this.who(event.seat), card: this.card(event.card), use: this.useOf(event) });
      case "moved":
      case "pushed":
        return this.moved(id, event);
      case "stowed":
      case "restowed":
        return this.say(id, { ...this.who(event.seat), shard: this.shard(event.shard), bay: event.bay + 1 });
      case "docked":
      case "turn_ended":
        return this.say(id, this.who(event.seat));
      case "lifted": {
        const bays = [...new Set(event.bays)].map((bay) => `${bay + 1}`);
        return this.say(id, { ...this.who(event.seat), shards: this.shards(event.shards), bays: this.list(bays) });
      }
      case "took": {
        const took = { ...this.who(event.seat), card: this.card(event.card) };
        return event.refill === null
          ? this.say(id, took)
          : this.say(`${id}-refill`, { ...took, refill: this.card(event.refill) });
      }
      case "took_unseen": {
        const card = event.card === null ? "" : this.card(event.card);
        return this.say(id, { ...this.who(event.seat), card, row: this.several(event.row) });
      }
      case "time_advanced":
        return this.say(id, { why: event.why, time: event.time, event: t(`nr-art-track-${event.event}`) });
      case "shard_drawn":
        return this.say(id, { ...this.who(event.seat), shard: this.shard(event.shard) });
      case "shard_placed":
        return this.say(id, { ...this.who(event.seat), shard: this.shard(event.shard), to: this.space(event.to) });
      case "spawn_skipped":
        return this.say(id, { ...this.who(event.seat), why: event.why });
      case "star_expanded":
        return this.withShards(id, event.shards, { ring: event.ring + 1 });
      case "ship_destroyed":
        return this.withShards(id, event.shards, { ...this.who(event.seat), space: this.space(event.ship) });
      case "hrl_fled":
        return event.to === null
          ? this.say(`${id}-dock`, { from: this.space(event.ship) })
          : this.say(id, { from: this.space(event.ship), to: this.space(event.to) });
      case "card_discarded":
        return this.say(id, { ...this.who(event.seat), card: this.card(event.card) });
      case "drew":
        return event.cards === null
          ? this.say(`${id}-hidden`, { ...this.who(event.seat), n: event.count })
          : this.say(id, { ...this.who(event.seat), cards: this.several(event.cards) });
      case "reshuffled":
        return this.say(id, { ...this.who(event.seat), n: event.count });
      case "hrl_turned":
        return this.say(event.possible ? id : `${id}-nothing`, {
          ...this.who(event.seat),
          card: this.hrlCard(event.card),
        });
      case "game_ended":
        return this.ended(event);
    }
  }

  private withShards(id: string, shards: readonly number[], args: Args): Piece[] {
    return shards.length ? this.say(`${id}-shards`, { ...args, shards: this.shards(shards) }) : this.say(id, args);
  }

  private moved(id: string, event: EventOf<"moved"> | EventOf<"pushed">): Piece[] {
    const left = event.left.length ? t("nr-left", { shards: this.shards(event.left) }) : "";
    const taken = event.taken.length ? t("nr-taken", { shards: this.shards(event.taken) }) : "";
    const lost = "lost" in event && event.lost.length ? t("nr-lost", { shards: this.shards(event.lost) }) : "";
    const mine = event.seat === event.by ? "yes" : event.seat === this.viewer ? "you" : "no";
    return this.say(event.to === null ? `${id}-star` : id, {
      ...this.who(event.by),
      mine,
      owner: mine === "no" ? this.seat(event.seat, "dative") : "",
      from: this.space(event.ship),
      to: event.to === null ? "" : this.space(event.to),
      lost,
      more: taken + left,
    });
  }

  private ended(event: EventOf<"game_ended">): Piece[] {
    const each = (seat: number, what: string) => t("nr-of-seat", { seat: this.seat(seat), what });
    const people = event.hands.map((_, seat) => seat);
    const said = this.say("nr-log-game-ended", {
      reason: event.outcome.reason,
      winners: this.winners(event.outcome.winners),
      scores: this.list(people.map((seat) => each(seat, `${event.outcome.scores[seat]}`))),
      hands: people.map((seat) => each(seat, this.several(event.hands[seat] ?? []))).join("; "),
    });
    const kept = event.kept.flatMap((card, seat) => (card === null ? [] : [each(seat, this.directiveName(card))]));
    if (!kept.length) return said;
    const directives = this.say("nr-log-game-ended-directives", { directives: this.list(kept) });
    return [...said, { kind: "text", text: " " }, ...directives];
  }

  // ---- actions

  choice(action: NovaRaidersAction): Piece[] {
    const choice = this.chosen(action);
    // A card played as a link, or discarded, is in the choice itself.
    const plays = "card" in action && action.type !== "chain" && action.type !== "discard";
    return this.cut(plays ? t("nr-do-with", { choice, card: this.card(action.card) }) : choice);
  }

  private chosen(action: NovaRaidersAction): string {
    const id = `nr-do-${kebab(action.type)}`;
    const args: Args = {};
    for (const [field, value] of Object.entries(action)) {
      if (typeof value === "number") args[ARGS[field] ?? field] = this.part(field, value);
      else if (field === "push" && value) args.push = value;
    }
    return t(id + form(action), args);
  }

  /** What a field of an action is called. */
  private part(field: string, value: number): string | number {
    switch (field) {
      case "directive":
        return this.directive(value, "goal");
      case "card":
      case "take":
        return this.card(value);
      case "bay":
        return value + 1;
      case "shard":
        return this.shard(value);
      case "count":
        return value;
      default:
        return this.space(value);
    }
  }

  // ---- what is waited for

  waiting(view: NovaRaidersView): Piece[] {
    const frame = view.frames.at(-1);
    if (frame) return this.pending(view, frame);
    const active = this.who(view.active);
    switch (view.phase) {
      case "directives":
        return this.viewer !== null && view.waiting_for.includes(this.viewer)
          ? this.say("nr-wait-directives")
          : this.say("nr-wait-directives-others", { seats: this.seats(view.waiting_for, "object") });
      case "turn":
        return this.say(`nr-wait-turn${progress(view)}`, active);
      case "discard":
        return this.say("nr-wait-discard", active);
      case "over":
        return this.say("nr-wait-over", { winners: this.winners(view.outcome?.winners ?? []) });
      case "draw":
      case "hrl":
      case "idle":
      case "no_shards":
        return this.say("nr-wait-other", active);
    }
  }

  private pending(view: NovaRaidersView, frame: NovaRaidersView["frames"][number]): Piece[] {
    const id = `nr-wait-${frame.type}`;
    const who = this.who(frame.seat);
    switch (frame.type) {
      case "leave":
        return this.say(id, { ...who, from: this.space(frame.ship) });
      case "run":
        return this.say(id, who);
      case "unload":
        return this.say(id, { ...who, shard: this.symbol(view.shards[frame.ship]?.at(-1) ?? 0) });
      case "restow":
        return this.say(id, { ...who, bay: (frame.bays[0] ?? 0) + 1 });
      case "place":
        return this.say(id, { ...who, shard: this.shard(frame.shard) });
      case "hrl":
        return this.say(id, { ...who, card: this.hrlCard(frame.card) });
    }
  }
}

/** How far a row has come: nothing played, no card left, linked, not linked, or in a Slipstream (NR-3.5, NR-7.8). */
function progress(view: NovaRaidersView): string {
  if (view.row.length && !view.players[view.active]?.hand_size) return "-done";
  if (view.slipping) return "-slipping";
  const docked = !view.fleets[view.active]?.length && (view.docks[view.active] ?? 0) > 0;
  if (!view.row.length) return docked ? "-docked" : "";
  return view.linked ? "-linked" : "-unlinked";
}

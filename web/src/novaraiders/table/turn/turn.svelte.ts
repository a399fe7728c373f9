/** What the player is about to do: chosen step by step, shown on the table, then sent. */

import { cardsOf } from "../../../app/cards";
import type { Connection } from "../../../app/connection.svelte";
import type { Playback } from "../../../app/playback.svelte";
import { refuse } from "../../../app/refusals.svelte";
import type {
  Answer,
  NovaRaidersAction as Action,
  NovaRaidersEvent as Event,
  NovaRaidersHints,
  NovaRaidersView,
} from "../../../wire/types";
import { planFor } from "../../art/cards";
import { Geometry } from "../../art/geometry";
import { rowOf, type Field } from "../../rows";
import { isOnBoard, openField, pick, settled, tap, type Picked } from "./choosing";
import { canUse, sortOffers } from "./offers";
import { movingFrom, point, pointLeaving } from "../board/pointing";
import { reachOf, sampleSpace, sampleUse } from "../pieces/samples";

type Leaving = Extract<NovaRaidersView["frames"][number], { type: "leave" }>;

/** What the server says would come of an action, or of an answer to what is asked. */
interface Foreseen {
  of: Action | Leaving;
  events: Event[];
  hints: NovaRaidersHints | undefined;
  unforeseen: boolean;
}

/** A card for one of its uses; a Launch has no card. */
export interface Chosen {
  card: number | null;
  use: string;
}

export class Turn {
  chosen = $state.raw<Chosen | null>(null);
  /** The card to be played as a link before the chosen one. */
  link = $state<number | null>(null);
  picked = $state.raw<Picked>({});
  /** How many of the lowest Shards are to stay behind. */
  left = $state(0);
  /** Whether the Stack is open for that. */
  cutting = $state(false);
  /** The space that is pointed at, or another answer that one is about to give. */
  hovered = $state<number | null>(null);
  leaning = $state.raw<Picked | null>(null);
  sending = $state(false);
  /** How often one wanted to go on before everything was chosen: what is to be chosen then stands out. */
  nudges = $state(0);
  #foreseen = $state.raw<Foreseen | null>(null);

  readonly connection: Connection;
  readonly playback: Playback;
  readonly seat: number | null;
  /** An earlier game is looked at: nothing can be done. */
  readonly replay: boolean;
  /** A question about what would come is on its way, and another is to follow. */
  #asking = false;
  #again = false;

  constructor(connection: Connection, playback: Playback, seat: number | null, replay: boolean) {
    this.connection = connection;
    this.playback = playback;
    this.seat = seat;
    this.replay = replay;
  }

  // ---- how things stand

  view = $derived.by(() => (this.playback.look?.view as NovaRaidersView | undefined) ?? null);
  /** What follows from the view. */
  hints = $derived.by(() => (this.playback.look?.hints as NovaRaidersHints | undefined) ?? null);
  cards = $derived.by(() => (this.view ? cardsOf(this.view) : null));
  #bases = $derived.by(() => this.view?.fleets.length ?? 0);
  geometry = $derived.by(() =>
    this.cards && this.#bases ? new Geometry(planFor(this.cards, this.#bases), 52, this.seat ?? 0) : null,
  );
  /** Whether the player can do something now. */
  mine = $derived.by(
    () =>
      !this.replay &&
      this.seat !== null &&
      !this.playback.busy &&
      !this.sending &&
      (this.view?.waiting_for.includes(this.seat) ?? false),
  );
  legal = $derived.by(() => (this.mine ? ((this.playback.look?.legal ?? []) as Action[]) : []));
  offers = $derived.by(() => sortOffers(this.legal));
  /** What is asked of the player in the middle of an action or an event, also while the last answer is being shown. */
  asked = $derived.by(() => {
    const top = this.view?.frames.at(-1) ?? null;
    if (this.replay || top?.seat !== this.seat) return null;
    // After the last answer what comes of it is seen, and not the question any more.
    const next = (this.playback.coming?.view as NovaRaidersView | undefined)?.frames.at(-1);
    return this.playback.coming && next?.type !== top.type ? null : top;
  });
  /** The same, as far as it can be answered now. */
  frame = $derived.by(() => (this.mine ? this.asked : null));
  /** What needs a panel of its own, beside which the hand is only looked at. */
  panel = $derived.by((): "keep" | "stow" | "side" | null => {
    if (this.offers.keeps.length) return "keep";
    if (this.asked?.type === "unload" || this.asked?.type === "restow") return "stow";
    return this.cutting || this.frame?.type === "leave" || this.frame?.type === "hrl" ? "side" : null;
  });

  // ---- what can be chosen

  /** The actions to choose from now: those of the chosen use, or the answers to what is asked. */
  actions = $derived.by((): Action[] => {
    const { chosen, offers } = this;
    if (!chosen) return offers.answers.filter(isOnBoard);
    if (chosen.use === "launch") return offers.launches;
    const offer = (this.link === null ? offers.cards : this.ahead).get(chosen.card ?? -1);
    if (chosen.use === "chain") return offer?.chain ? [offer.chain] : [];
    return offer?.uses.get(chosen.use) ?? [];
  });
  /** What is still to be chosen. */
  open = $derived.by(() => openField(this.actions, this.picked));
  /** What would be done on confirming. */
  action = $derived.by(() => settled(this.actions, this.picked));
  /** The action shown: the one chosen, or the one pointed at. */
  shown = $derived.by(() => {
    const { hovered, leaning } = this;
    if (leaning) return settled(this.actions, { ...this.picked, ...leaning });
    if (hovered === null) return this.action;
    const next = tap(this.actions, this.picked, hovered);
    return next === "confirm" || next === null ? this.action : (settled(this.actions, next) ?? this.action);
  });
  canConfirm = $derived.by(() => this.mine && this.action !== null);
  /** The cards that could be a link, where one is missing. */
  links = $derived.by(() => (this.mine ? (this.hints?.links ?? []) : []));
  /** What each card could be played for after it. */
  ahead = $derived.by(() => sortOffers(this.mine ? (this.hints?.after_link ?? []) : []).cards);
  /** The Shards of the ship that is about to move, the lowest first. */
  cargo = $derived.by(() => (this.action ? this.#cargoOf(this.action) : []));

  /** What is shown that the server can say more about. */
  #about = $derived.by((): Action | Leaving | null => {
    const { shown, frame } = this;
    if (frame?.type === "leave") return frame;
    const { goes, moves, pushes } = rowOf(shown?.type ?? "");
    return goes || moves || pushes ? shown : null;
  });
  #known = $derived.by(() => (this.#foreseen?.of === this.#about ? this.#foreseen : null));
  /** What would come of what is shown, as far as the server has said it. */
  events = $derived.by(() => this.#known?.events ?? []);
  /** What own ships could do then. */
  next = $derived.by(() => this.#known?.hints?.next ?? []);
  /** Whether the server could not say. */
  unforeseen = $derived.by(() => this.#known?.unforeseen ?? false);

  /** What the board points out. */
  highlights = $derived.by(() => {
    const { view, geometry, actions, picked, shown, hovered, events, chosen, cards, hints } = this;
    if (!view || !geometry || !cards) return {};
    if (this.frame?.type === "leave") return pointLeaving(view, geometry, this.frame, events);
    const orbit = chosen?.use === "orbit" ? chosen.card : null;
    const reach = orbit === null ? undefined : reachOf(cards, orbit);
    const blocked = (hints?.blocked ?? []).filter((each) => each.card === orbit);
    return point({ view, geometry, actions, picked, shown, hovered, blocked, events, reach });
  });

  can(card: number, use: string): boolean {
    return canUse(this.offers, card, use);
  }

  /** A card's uses that lead somewhere: possible now, or after a link. */
  uses(card: number): Set<string> {
    const offer = this.offers.cards.get(card);
    const uses = new Set(offer?.uses.keys() ?? []);
    for (const use of this.ahead.get(card)?.uses.keys() ?? []) uses.add(use);
    if (offer?.chain) uses.add("chain");
    return uses;
  }

  // ---- choosing

  async choose(card: number, use: string): Promise<void> {
    if (this.chosen && use === "chain" && this.link !== null && this.chosen.card !== card && this.can(card, "chain")) {
      this.link = card;
      return;
    }
    if (this.chosen?.card === card && this.chosen.use === use) return this.cancel();
    if (this.can(card, use)) return this.#begin({ card, use }, null);
    // Whoever has put up a card as a Chain means that one to come before what is chosen next.
    const wanted = this.chosen?.use === "chain" ? this.chosen.card : this.link;
    const able = this.links.filter((each) => each !== card);
    const link = able.find((each) => each === wanted) ?? able[0] ?? null;
    if (link !== null && this.ahead.get(card)?.uses.has(use)) return this.#begin({ card, use }, link);
    return this.explain(card, use, link);
  }

  launch(): void {
    if (this.chosen?.use === "launch") this.cancel();
    else this.#begin({ card: null, use: "launch" }, null);
  }

  pick(field: Field, value: number | string | null): void {
    this.picked = pick(this.actions, this.picked, field, value);
    this.leaning = null;
    this.left = 0;
  }

  /** A tap on a space of the board. */
  async tap(space: number): Promise<void> {
    if (this.playback.busy) return this.playback.skip();
    if (!this.mine) return;
    if (this.view && this.action && this.cargo.length && movingFrom(this.view, this.action) === space) {
      this.cutting = true; // a Stack that is about to move opens
      return;
    }
    const next = tap(this.actions, this.picked, space);
    if (next === "confirm") return this.confirm();
    if (next !== null) {
      if (JSON.stringify(next) !== JSON.stringify(this.picked)) this.left = 0;
      this.picked = next;
      return;
    }
    const tried = sampleSpace(this.actions, this.picked, space);
    if (tried && this.seat !== null) refuse(await this.connection.check(this.seat, ...linked(this.link), tried));
  }

  cancel(): void {
    if (this.cutting) {
      this.cutting = false;
      this.left = 0;
      return;
    }
    const onlyOne = this.actions.length === 1;
    if (Object.keys(this.picked).length && !onlyOne) this.picked = {};
    else this.reset();
  }

  reset(): void {
    this.chosen = null;
    this.link = null;
    this.picked = {};
    this.left = 0;
    this.cutting = false;
    this.hovered = null;
    this.leaning = null;
  }

  /** Why this is not possible now, or after a link if one could be laid, in the server's words. */
  async explain(card: number, use: string, link: number | null): Promise<void> {
    const { view, cards, geometry, seat } = this;
    if (!view || !cards || !geometry || seat === null || this.replay) return;
    const step: Action[] =
      use === "chain" ? linked(card) : [...linked(link), sampleUse(view, cards, geometry, card, use)];
    refuse(await this.connection.check(seat, ...step));
  }

  // ---- doing

  /** Do what is chosen, as one step: the link that it needs, the action, and what its Stack leaves behind (NR-4.3). */
  async confirm(): Promise<void> {
    const { action } = this;
    if (this.mine && !action && this.actions.length) this.nudges++;
    if (this.canConfirm && action) await this.#play(this.#stepOf(action));
  }

  /** Ask what would come of what is shown; of questions that come up meanwhile, the last is asked too. */
  async foresee(): Promise<void> {
    this.#again = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#again) {
      this.#again = false;
      this.#foreseen = await this.#ask();
    }
    this.#asking = false;
  }

  /** Do something that needs no choosing. */
  async play(action: Action): Promise<void> {
    if (this.mine) await this.#play([action]);
  }

  /** Take back the last step. */
  async undo(): Promise<void> {
    if (this.seat === null) return;
    this.reset();
    await this.#send(this.connection.undo(this.seat));
  }

  /** Forget what cannot be done any more: the card is gone, or somebody else is to act. */
  tidy(): void {
    const { chosen } = this;
    if (this.sending || this.playback.busy || !chosen) return;
    const hand = this.view?.players[this.seat ?? -1]?.hand ?? [];
    if (!this.mine || this.view?.frames.length || (chosen.card !== null && !hand.includes(chosen.card))) this.reset();
  }

  // ---- in detail

  async #ask(): Promise<Foreseen | null> {
    const { seat } = this;
    const of = this.#about;
    if (!of || seat === null || !this.mine) return null;
    const step: Action[] = of.type === "leave" ? [{ type: "leave", count: this.left }] : this.#stepOf(of as Action);
    let seen = await this.connection.preview(seat, ...step);
    // A ship of H.R.L. is asked only afterwards what it leaves.
    if (seen?.legal[0]?.type === "leave") seen = await this.connection.preview(seat, ...step, seen.legal[0]);
    return seen && { ...seen, of, events: seen.events as Event[], hints: seen.hints as NovaRaidersHints | undefined };
  }

  #cargoOf(action: Action): number[] {
    const { view } = this;
    if (!view || !rowOf(action.type).moves || (action.type === "run" && action.to === null)) return [];
    const ship = movingFrom(view, action);
    return ship === null ? [] : (view.shards[ship] ?? []);
  }

  #stepOf(action: Action): Action[] {
    const stays: Action[] = this.#cargoOf(action).length ? [{ type: "leave", count: this.left }] : [];
    return [...linked(this.link), action, ...stays];
  }

  async #play(step: Action[]): Promise<void> {
    if (this.seat !== null && (await this.#send(this.connection.play(this.seat, ...step)))) this.reset();
  }

  /** Wait until what was asked for has happened, or show why it has not. */
  async #send(asked: Promise<Answer>): Promise<boolean> {
    this.sending = true;
    const answer = await asked;
    this.sending = false;
    return refuse(answer);
  }

  #begin(chosen: Chosen, link: number | null): void {
    this.reset();
    this.chosen = chosen;
    this.link = link;
  }
}

/** The link before an action, if it needs one. */
function linked(link: number | null): Action[] {
  return link === null ? [] : [{ type: "chain", card: link }];
}

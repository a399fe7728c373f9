/** How each event is shown: what flies from where to where, and Bot's procedure step by step. */

import { createRawSnippet, mount, unmount, type Snippet } from "svelte";
import type { Step } from "../../app/playback.svelte";
import { settings, type Pace } from "../../app/settings.svelte";
import { fly } from "../../shared/flights.svelte";
import { toText } from "../../words/pieces";
import type { AfterNovaCards } from "../cards";
import type { AfterNovaEvent, AfterNovaView } from "../../wire/types";
import BlueprintBack from "../art/BlueprintBack.svelte";
import BlueprintCard from "../art/BlueprintCard.svelte";
import PawBack from "../art/PawBack.svelte";
import PawCard from "../art/PawCard.svelte";
import { gem } from "../art/gems";
import { tell } from "../words";
import { botAfter, botRule, type BotView } from "./others/bot";
import { botSteps } from "./others/botsteps.svelte";
import { blueprint, counted, isPaw, spelled } from "../counts";
import type { Desk } from "./desk.svelte";

const SLOWNESS: Record<Pace, number> = { calm: 1.7, normal: 1, fast: 0.5, instant: 0 };
const FRAGMENT = 320;
const APART = 40;
const CARD = 260;
const PLAYED = 240;
const TUCK = 300;
const BOT_STEP = 900;

const pace = (): number => SLOWNESS[settings.pace];
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms * pace()));

const fragmentArt = (colour: number): Snippet =>
  createRawSnippet(() => ({ render: () => `<svg viewBox="0 0 40 40" width="34" height="34">${gem(colour)}</svg>` }));

/** A card face up, or the back of one. */
type Flying = number | Back;
type Back = "paws" | "blueprints";
const BACKS = { paws: PawBack, blueprints: BlueprintBack };

function cardArt(cards: AfterNovaCards, card: Flying): Snippet {
  return createRawSnippet(() => ({
    render: () => `<div style="--cw:84px;--ch:132px;--bh:50px"></div>`,
    setup: (target) => {
      const drawn =
        typeof card === "string"
          ? mount(BACKS[card], { target })
          : isPaw(cards, card)
            ? mount(PawCard, { target, props: { paw: cards.paws[card]! } })
            : mount(BlueprintCard, { target, props: { blueprint: blueprint(cards, card)! } });
      return () => void unmount(drawn);
    },
  }));
}

/** Hide what is about to fly where it leaves from, until the step is over: see the style of the table. */
function leave(selector: string): void {
  document.querySelectorAll(selector).forEach((each) => each.setAttribute("data-leaving", ""));
}

/** Fragments one after the other. */
async function fragments(counts: readonly number[], from: string, to: string, after = 0): Promise<void> {
  const each = spelled(counts).map((colour, index) =>
    fly({ from, to, delay: (after + index * APART) * pace(), duration: FRAGMENT * pace(), art: fragmentArt(colour) }),
  );
  await Promise.all(each);
}

/** Cards one after the other. */
async function cards(
  desk: Desk,
  flying: readonly Flying[],
  from: (card: Flying) => string,
  to: string,
  duration: number,
): Promise<void> {
  const each = flying.map((card, index) => {
    const flight = fly({
      from: from(card),
      to,
      delay: index * APART * pace(),
      duration: duration * pace(),
      art: cardArt(desk.cards, card),
    });
    leave(`[data-card="${card}"]`);
    return flight;
  });
  await Promise.all(each);
}

type EventOf<Type extends AfterNovaEvent["type"]> = Extract<AfterNovaEvent, { type: Type }>;

async function extracted(desk: Desk, event: EventOf<"extracted">): Promise<void> {
  desk.dealOpen = false; // it would lie over what there is to see
  const planet = `planet:${event.slot}`;
  await Promise.all(
    event.pledges.map(({ seat, paws }) => cards(desk, paws, (card) => handPlace(desk, seat, card), planet, PLAYED)),
  );
  leave(`[data-planet="${event.planet}"] .fragment`);
  const moving = event.split.map((share, index) =>
    fragments(share.fragments, planet, `storage:${share.seat}`, index * APART),
  );
  for (const move of event.transfers)
    moving.push(fragments(move.fragments, `storage:${move.giver}`, `storage:${move.receiver}`));
  if (event.bot) moving.push(fragments(counted(event.bot.fragments, 5), planet, "bot"));
  await Promise.all(moving);
}

/** My own cards leave from where they lie, others' from their hand. */
function handPlace(desk: Desk, seat: number, card: Flying): string {
  return seat === desk.seat && typeof card === "number" ? `card:${card}` : `hand:${seat}`;
}

async function botStep(desk: Desk, seq: number, event: AfterNovaEvent, rule: string, before: BotView): Promise<void> {
  const text = toText(tell(event, desk.context) ?? []);
  const step = { seq, text, rule, held: event.type === "bot_drew" ? event.colour : null };
  botSteps.now = { ...step, bot: before };
  if (event.type === "bot_drew" && event.colour !== null) await fragments(one(event.colour), "bag", "bot");
  if (event.type === "bot_placed")
    await fragments(one(event.colour), event.stored ? "bot:storage" : "bot", `bot:row:${event.index}`);
  if (event.type === "bot_stored") await fragments(one(event.colour), "bot", "bot:storage");
  botSteps.now = { ...step, bot: botAfter(before, event) };
  await wait(BOT_STEP);
}

const one = (colour: number): number[] => counted([colour], 5);

/** Where a card comes to lie in its row: what lies there yet, or the empty place. */
function rowPlace(row: Back, card: Flying, before: AfterNovaView | null, after: AfterNovaView): string {
  const place = after[row].indexOf(card as number);
  const old = before?.[row][place];
  return old === undefined ? `market:${row}:${place}` : `card:${old}`;
}

async function showEvent(
  desk: Desk,
  event: AfterNovaEvent,
  before: AfterNovaView | null,
  after: AfterNovaView,
): Promise<void> {
  switch (event.type) {
    case "extracted":
      return extracted(desk, event);
    case "took":
      return cards(desk, [event.card], (card) => `card:${card}`, `hand:${event.seat}`, CARD);
    case "drew":
      return cards(desk, [event.card ?? event.row], () => `deck:${event.row}`, `hand:${event.seat}`, CARD);
    case "swept":
      return cards(desk, event.cards, (card) => `card:${card}`, `deck:${event.row}`, CARD);
    case "card_discarded": {
      const pile = `deck:${isPaw(desk.cards, event.card) ? "paws" : "blueprints"}`;
      return cards(desk, [event.card], (card) => handPlace(desk, event.seat, card), pile, CARD);
    }
    case "row_filled": {
      const laid = event.cards.map((card) =>
        cards(desk, [card], () => `deck:${event.row}`, rowPlace(event.row, card, before, after), CARD),
      );
      return void (await Promise.all(laid));
    }
    case "planet_laid":
    case "planet_filled":
      return fragments(event.fragments, "bag", `planet:${event.slot}`);
    case "completed": {
      const tucked = cards(
        desk,
        [event.blueprint],
        (card) => handPlace(desk, event.seat, card),
        `storage:${event.seat}`,
        TUCK,
      );
      return void (await Promise.all([tucked, fragments(event.paid, `storage:${event.seat}`, "bag")]));
    }
    case "jettisoned":
      return fragments(event.fragments, `storage:${event.seat}`, "bag");
    case "siphoned":
      return fragments(one(event.colour), "bag", `storage:${event.seat}`);
    case "paws_returned": {
      const slot = before?.extraction?.slot ?? 0;
      return cards(desk, event.paws, () => `planet:${slot}`, `hand:${event.seat}`, CARD);
    }
    case "showed": {
      const shown = event.cards ?? new Array<Back>(event.count).fill("paws");
      const from = (card: Flying): string => handPlace(desk, event.seat, card);
      await Promise.all(event.to.map((viewer) => cards(desk, shown, from, `seat:${viewer}`, CARD)));
    }
  }
}

export async function show(desk: Desk, step: Step): Promise<void> {
  if (settings.pace === "instant") return;
  const before = (step.before?.view ?? null) as AfterNovaView | null;
  let bot = before?.bot ?? null;
  try {
    for (const event of step.events as AfterNovaEvent[]) {
      if (desk.playback.seq >= step.seq) return; // skipped: it is on screen already
      const rule = botRule(event);
      if (!rule || !bot) {
        await showEvent(desk, event, before, step.after.view as AfterNovaView);
        continue;
      }
      await botStep(desk, step.seq, event, rule, bot);
      bot = botAfter(bot, event);
    }
  } finally {
    if (botSteps.now?.seq === step.seq) botSteps.now = null;
    document.querySelectorAll("[data-leaving]").forEach((each) => each.removeAttribute("data-leaving"));
  }
}

/** What others offer, answer or say, told wherever one is looking: read out, and shown for a while unless it is in sight. */

import { untrack } from "svelte";
import { t } from "../../app/i18n.svelte";
import type { AfterNovaEvent, Entry } from "../../wire/types";
import { saidInWords } from "../../words/house";
import { reasonInWords } from "../../words/reasons";
import type { Bargain } from "./deal/bargains";
import type { Desk } from "./desk.svelte";

export interface DealNews {
  key: string;
  seat: number;
  text: string;
  /** All who said no, if that is what it tells: they share one line. */
  no?: readonly number[];
  /** "good", "bad" or "info", as the answers are shown. */
  tone: string;
  /** Where a press leads. */
  to: "offers" | "chat" | null;
  /** It can be seen where it happened: a note would only lie over it. */
  seen: boolean;
}

const SECONDS = 7;
/** So many are shown at once, the newest last. */
const MOST = 3;

export class News {
  shown = $state.raw<readonly DealNews[]>([]);
  #desk: Desk;
  #after: number;
  #turn = -1;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#after = desk.playback.seq;
  }

  /** To be run in an effect: tells what is on screen since last time. */
  look(): void {
    const desk = this.#desk;
    const { seq } = desk.playback;
    const turn = desk.view.phase === "turn" ? desk.view.turn : -1;
    // What was offered falls with the turn; when mine begins, what was agreed before it is old too.
    if (turn !== this.#turn) this.#drop(desk.view.active === desk.me ? ["chat"] : ["chat", null]);
    this.#turn = turn;
    const fresh = desk.connection.entries(desk.seat).filter((entry) => entry.seq > this.#after && entry.seq <= seq);
    this.#after = Math.max(this.#after, seq);
    for (const entry of fresh) for (const news of newsOf(entry, desk)) this.tell(news);
  }

  tell(fresh: DealNews): void {
    const before = this.shown.find((each) => each.no && fresh.no);
    const news = before ? together(before, fresh, this.#desk) : fresh;
    this.shown = [...this.shown.filter((each) => each !== before), news].slice(-MOST);
    setTimeout(() => this.dismiss(news.key), SECONDS * 1000);
  }

  #drop(kept: readonly DealNews["to"][]): void {
    const left = untrack(() => this.shown).filter((each) => kept.includes(each.to));
    if (left.length < untrack(() => this.shown).length) this.shown = left;
  }

  dismiss(key: string): void {
    this.shown = this.shown.filter((each) => each.key !== key);
  }
}

/** Several who say no in one line, which counts them. */
function together(before: DealNews, fresh: DealNews, desk: Desk): DealNews {
  const no = [...new Set([...(before.no ?? []), ...(fresh.no ?? [])])];
  if (no.length < 2) return fresh;
  return {
    ...fresh,
    no,
    text: t("an-news-nos", { n: no.length, names: no.map((seat) => desk.name(seat)).join(", ") }),
  };
}

/** What an entry of somebody else means for whoever looks on. */
function newsOf(entry: Entry, desk: Desk): DealNews[] {
  const { news, seq } = entry;
  const by = news.seat;
  if (by == null || by === desk.me) return [];
  const name = desk.name(by);
  const make = (text: string, tone: string, to: DealNews["to"]): DealNews => ({
    key: `${seq}`,
    seat: by,
    text,
    tone,
    to,
    seen: to === "offers" && inSight("deal-offers"),
  });
  /** The prompt says what waits for my answer, unless I am at the Market or the deal table lies over it. */
  const inPrompt = (told: DealNews, asks: boolean): DealNews => ({
    ...told,
    seen: told.seen || (asks && !desk.dealing && !desk.shopping),
  });
  const why = reasonInWords(news.reason, desk.named);
  const reason = why ? ` ${t("shell-quote", { text: why })}` : "";
  const no = (id: string): DealNews => ({ ...make(t(id, { name }) + reason, "bad", "offers"), no: [by] });
  if (news.refuses != null) {
    const call = desk.bargains.find((each) => each.number === news.refuses);
    return concerns(desk, call) ? [no("an-news-no")] : [];
  }
  if (news.kind === "said" && news.text != null) {
    return inSight("deal-chat", "side-chat")
      ? []
      : [make(t("an-news-said", { name, text: saidInWords(news) }), "info", "chat")];
  }
  for (const event of entry.events as AfterNovaEvent[]) {
    const number = "offer" in event ? event.offer : null;
    const isIt = (each: Bargain): boolean => each.number === number;
    const bargain = desk.bargains.find(isIt);
    switch (event.type) {
      case "called":
        return [inPrompt(make(t("an-news-called", { name }), "warn", "offers"), desk.calls.some(isIt))];
      case "proposed": {
        if (!concerns(desk, bargain)) return [];
        const id = bargain?.call != null ? "an-news-taker" : bargain?.counter ? "an-news-counter" : "an-news-offer";
        const asks = desk.me !== null && bargain?.answers.get(desk.me) === "asked";
        return [inPrompt(make(t(id, { name }), "warn", "offers"), asks)];
      }
      case "agreed":
        if (entry.events.some((each) => each.type === "extracted"))
          return [make(t("an-news-deal", { name }), "good", null)];
        return concerns(desk, bargain) ? [make(t("an-news-agreed", { name }), "good", "offers")] : [];
      case "offer_ended": {
        if (event.how === "declined") {
          // What became of the draft that one is looking at is said above it.
          const shown = desk.draft !== null && desk.offered(desk.draft)?.number === number && inSight("deal-live");
          const told = no("an-news-declined");
          return concerns(desk, bargain) ? [{ ...told, seen: told.seen || shown }] : [];
        }
        if (event.how !== "withdrawn") return [];
        if (bargain?.kind === "call") return [make(t("an-news-call-ended", { name }), "bad", "offers")];
        return concerns(desk, bargain) ? [make(t("an-news-withdrew", { name }), "bad", "offers")] : [];
      }
    }
  }
  return [];
}

/** Whether it is mine to care about: I made it, or take part; whoever watches cares about everything. */
function concerns(desk: Desk, bargain: Bargain | undefined): boolean {
  const { me } = desk;
  if (me === null || !bargain) return true;
  return (
    bargain.seat === me || desk.view.active === me || bargain.terms.promises.some((promise) => promise.seat === me)
  );
}

/** Whether one of these parts can be seen, so that what is in it need not be told. */
function inSight(...parts: string[]): boolean {
  return parts.some((part) => {
    const element = document.querySelector<HTMLElement>(`[data-testid="${part}"]`);
    return element !== null && !element.closest("[inert]") && element.getClientRects().length > 0;
  });
}

/** What all parts of the table share: how the game stands, what I may do, what I am drafting. */

import { getContext, setContext } from "svelte";
import { cardsOf } from "../../app/cards";
import type { Connection } from "../../app/connection.svelte";
import { t } from "../../app/i18n.svelte";
import type { Playback } from "../../app/playback.svelte";
import { refuse } from "../../app/refusals.svelte";
import { settings } from "../../app/settings.svelte";
import type { TableProps } from "../../app/table";
import type { AfterNovaCards } from "../cards";
import type { AfterNovaAction, AfterNovaHints, AfterNovaView, Entry } from "../../wire/types";
import { nameOfSkill, nameOfUpgrade } from "../art/words";
import { blueprint } from "../counts";
import { saidSince, standing } from "../../shared/log";
import { levelInWords } from "../../words/house";
import { brief } from "../../words/names";
import type { Namer } from "../../words/codes";
import { named, type Context } from "../words";
import { bargains, type Bargain } from "./deal/bargains";
import { botSteps } from "./others/botsteps.svelte";
import { Asking, NOBODY, type About } from "./deal/asking";
import { meanwhile, textOf, type Change, type Draft, type Side, type Terms } from "./deal/draft";
import { forget } from "./others/memory";
import type { DealTab } from "./deal/plan";

type ActionOf<Type extends AfterNovaAction["type"]> = Extract<AfterNovaAction, { type: Type }>;

export class Desk {
  #props: () => TableProps;

  constructor(props: () => TableProps) {
    this.#props = props;
    this.heard = props().connection.seq;
  }

  get connection(): Connection {
    return this.#props().connection;
  }
  get playback(): Playback {
    return this.#props().playback;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get replay(): boolean {
    return this.#props().replay ?? false;
  }

  // ---- how things stand

  readonly look = $derived.by(() => this.playback.look);
  /** Whether one is reminded of what others have openly taken or shown. */
  readonly remembers = $derived.by(() => settings.remember && this.connection.table?.config.memory !== false);
  readonly view = $derived.by(() => {
    const view = this.look?.view as AfterNovaView;
    return this.remembers || !view ? view : forget(view);
  });
  /** What follows from the view. */
  readonly hints = $derived.by(() => (this.look?.hints ?? {}) as AfterNovaHints);
  readonly cards: AfterNovaCards = $derived.by(() => cardsOf(this.view));
  /** My own seat where I can act; null: I only watch. */
  readonly me = $derived.by(() => (this.replay ? null : this.seat));
  readonly legal = $derived.by(() => (this.me === null ? [] : ((this.look?.legal ?? []) as AfterNovaAction[])));
  readonly myTurn = $derived.by(() => this.me !== null && this.view.active === this.me);
  /** At the end of a turn with nothing to complete: that is answered for me. */
  readonly idle = $derived.by(() => idleIn(this.view, this.legal));
  /** What the prompt is about: what I have done is not asked again while it is shown. */
  readonly ahead = $derived.by(() => {
    const coming = this.me === null ? null : this.playback.coming;
    const view = coming?.view as AfterNovaView | undefined;
    return view ? { view, idle: idleIn(view, (coming?.legal ?? []) as AfterNovaAction[]) } : null;
  });
  #toMarket = $state(-1);
  /** At the Market, from the moment on that I turn to it: everything else steps back. */
  readonly shopping = $derived.by(
    () =>
      this.myTurn &&
      (["market", "discard"].includes(this.view.phase) ||
        (this.view.phase === "turn" && this.#toMarket === this.view.turn)),
  );
  /** How many offers await my answer. */
  readonly awaiting = $derived.by(
    () => this.view.offers.filter(({ asked }) => asked.some((seat) => seat === this.me)).length,
  );
  /** Open calls of others that I have not answered: whoever called waits for that a while. */
  readonly calls = $derived.by(() =>
    this.me === null || this.view.phase !== "turn"
      ? []
      : this.bargains.filter(({ kind, open, answers }) => kind === "call" && open && answers.get(this.me!) === "asked"),
  );
  /** How many cards I take there. */
  readonly takes = $derived.by(() => this.hints.takes ?? 0);

  /** Turn to the Market, or away from it as long as nothing is taken. */
  turnToMarket(there: boolean): void {
    this.#toMarket = there ? this.view.turn : -1;
  }

  /** The log as far as it is on screen, without what was undone. */
  readonly entries = $derived.by((): Entry[] => {
    const shown = this.playback.seq;
    return standing(this.connection.entries(this.seat).filter((entry) => entry.seq <= shown));
  });
  readonly bargains = $derived.by(() => bargains(this.entries, this.view));

  /** What sentences are made from. */
  readonly context = $derived.by((): Context => ({
    cards: this.cards,
    names: [...this.view.players.map(({ seat }) => this.realName(seat)), ...(this.view.bot ? [t("an-bot")] : [])],
    viewer: this.replay ? null : this.seat,
  }));

  /** What a thing with a number is called in a refusal or a reason. */
  readonly named: Namer = (kind, number) => named(kind, number, this.context);

  /** Legal actions of one kind. */
  can<Type extends AfterNovaAction["type"]>(type: Type): ActionOf<Type>[] {
    return this.legal.filter((action): action is ActionOf<Type> => action.type === type);
  }

  /** What Bot is doing on screen; null: nothing, or it was skipped. */
  readonly botStep = $derived.by(() => (botSteps.now && botSteps.now.seq > this.playback.seq ? botSteps.now : null));

  get botSeat(): number | null {
    return this.view.bot ? this.view.players.length : null;
  }

  name(side: Side): string {
    if (side === null) return t("an-anyone");
    if (side === "bot" || side === this.botSeat) return t("an-bot");
    if (side === this.seat && !this.replay) return t("an-you");
    return this.realName(side);
  }

  /** As messages ask for it: the viewer is spoken to, the others are spoken about. */
  whom(side: Side): { name: string; you: "yes" | "no" } {
    return { name: this.name(side), you: side !== null && side === this.me ? "yes" : "no" };
  }

  realName(seat: number): string {
    const seats = this.connection.table?.seats ?? [];
    const own = seats[seat];
    if (own?.kind !== "computer" || own.name !== own.level) return own?.name || t("seat-number", { n: seat + 1 });
    // Computer players that are only called after their level are numbered, to tell them apart.
    const alike = seats.filter(({ kind, name }) => kind === "computer" && name === own.name);
    return alike.length === 1 ? levelInWords(own.level) : `${levelInWords(own.level)} ${alike.indexOf(own) + 1}`;
  }

  /** "Maximiliane-F." where there is no room for Maximiliane-Friederike. */
  briefName(side: Side): string {
    return typeof side === "number" ? brief(this.name(side)) : this.name(side);
  }

  names(sides: readonly Side[]): string {
    const names = sides.map((side) => this.name(side));
    const last = names.pop() ?? "";
    return names.length ? t("list-and", { most: names.join(", "), last }) : last;
  }

  skill(skill: number): string {
    return nameOfSkill(skill);
  }

  /** "1 piloting and 2 security" */
  icons(counts: readonly number[]): string {
    const parts = counts.flatMap((n, skill) => (n > 0 ? [t("skill-count", { n, skill: this.skill(skill) })] : []));
    const last = parts.pop() ?? "";
    return parts.length ? t("list-and", { most: parts.join(", "), last }) : last;
  }

  /** A Blueprint with what it is worth: "Gravity Loom (4 points, Autopilot)". */
  prize(card: number): string {
    const { name = "", points = 0, upgrade = null } = blueprint(this.cards, card) ?? {};
    const worth = t("art-points", { points });
    return `${name} (${upgrade ? `${worth}, ${nameOfUpgrade(upgrade)}` : worth})`;
  }

  // ---- doing something

  #sending = $state(false);
  #awaited = $state(0);
  /** Something of mine is on its way, or not on screen yet. */
  readonly pending = $derived.by(() => this.#sending || this.#awaited > this.playback.seq);

  #last = "";

  /** Play it, unless the same is on its way: a second click is none. */
  async play(action: AfterNovaAction): Promise<boolean> {
    return (await this.#send(action)) !== null;
  }

  /** The entry that it became; null: it was refused. */
  async #send(action: AfterNovaAction): Promise<number | null> {
    const said = JSON.stringify(action);
    if (this.me === null || this.#sending || (this.pending && said === this.#last)) return null;
    this.#last = said;
    this.#sending = true;
    const answer = await this.connection.play(this.me, action);
    this.#sending = false;
    if (answer.ok) this.#awaited = answer.seq;
    return refuse(answer) && answer.ok ? answer.seq : null;
  }

  /** Not willing: that is said, not played. */
  async refuseCall(call: number): Promise<void> {
    if (this.me !== null) refuse(await this.connection.refuseCall(this.me, call));
  }

  async refuseCalls(): Promise<void> {
    for (const { number } of this.calls) await this.refuseCall(number);
  }

  /** Say why something is not possible. */
  async why(action: AfterNovaAction): Promise<void> {
    if (this.me !== null) refuse(await this.connection.check(this.me, action));
  }

  /** Say what keeps me from agreeing, with those of my cards that go furthest. */
  async whyNotAgree(offer: number): Promise<void> {
    if (this.me === null) return;
    const asked = { draft: null, changes: [{ type: "answer" as const, offer }], ...NOBODY };
    refuse((await this.connection.draft(this.me, { ...asked, remember: this.remembers }))?.refusal ?? null);
  }

  /** Do it if it is possible, else say why not. */
  async attempt(action: AfterNovaAction, possible: boolean): Promise<void> {
    if (possible) await this.play(action);
    else await this.why(action);
  }

  /** The Blueprint that I am asked how to pay for. */
  paying = $state<number | null>(null);

  /** Complete it at once where there is one way to pay, else ask. */
  complete(card: number): void {
    const ways = this.can("complete").filter((action) => action.blueprint === card);
    if (ways.length === 1) void this.play(ways[0]!);
    else this.paying = card;
  }

  // ---- the deal table

  /** Of those who only watch: the offer or call that lies open before them. */
  #watched = $state<number | null>(null);
  readonly watched = $derived.by(() => {
    const lying = this.bargains;
    return lying.find((each) => each.number === this.#watched) ?? lying.find((each) => each.open) ?? lying[0] ?? null;
  });

  watch(number: number): void {
    this.#watched = number;
  }

  drafts = $state.raw<readonly Draft[]>([]);
  #current = $state(0);
  dealOpen = $state(false);
  /** How high the buttons below the deal table are: what is new is laid above them. */
  dealFoot = $state(0);
  /** Whether one sits at the deal table: deals are made before the action of a turn. */
  readonly dealing = $derived.by(() => this.dealOpen && this.view.phase === "turn");
  /** What is looked at on the deal table, where not everything has room. */
  tab = $state<DealTab>("draft");
  /** The last entry whose words were in sight. */
  heard = $state(0);
  /** What others have said since. */
  readonly unheard = $derived.by(() => saidSince(this.heard, this.connection.entries(this.seat), this.seat));
  readonly draft = $derived.by(
    () => this.drafts.find((draft) => draft.id === this.#current) ?? this.drafts.at(-1) ?? null,
  );

  show(draft: Draft): void {
    this.turnToMarket(false);
    this.#current = draft.id;
    this.tab = "draft";
    this.dealOpen = true;
  }

  /** Open the deal table at its offers. */
  openOffers(): void {
    this.tab = "offers";
    this.dealOpen = true;
  }

  /** Open the deal table at a Planet: with the draft that there is, or a new one. */
  openPlanet(planet: number, fresh = false): void {
    const known = fresh ? undefined : this.drafts.findLast((draft) => draft.planet === planet);
    if (known) this.show(known);
    else void this.#begin({ type: "begin", planet }, null);
  }

  /** Begin a draft with the terms of an offer. */
  openCopy(terms: Terms, counters: number | null): void {
    const own = this.bargains.find((each) => each.number === counters);
    const known = this.drafts.findLast(
      (draft) => counters !== null && (draft.counters === counters || (own && draft.sent?.seq === own.seq)),
    );
    if (known) this.show(known);
    else void this.#begin({ type: "copy", terms }, counters);
  }

  /** Offer a draft, or call for it: it stays, to be changed, countered or offered to the next one. */
  async propose(draft: Draft): Promise<boolean> {
    const terms = textOf(draft);
    const seq = draft.told && terms !== null ? await this.#send(draft.told.reading.action) : null;
    if (seq === null || terms === null) return false;
    this.#put(draft.id, (each) => ({ ...each, sent: { seq, terms } }));
    return true;
  }

  /** What became of a draft that was offered, as long as its terms are still the same. */
  offered(draft: Draft): Bargain | null {
    if (!draft.sent || draft.sent.terms !== textOf(draft)) return null;
    return this.bargains.find((each) => each.seq === draft.sent?.seq) ?? null;
  }

  /** Who said no to it, and why, if they said so. */
  refusedBy(draft: Draft): Pick<About, "refused" | "said"> {
    const offered = this.offered(draft);
    const refused = offered?.open ? undefined : [...(offered?.answers ?? [])].find(([, each]) => each === "declined");
    if (!offered || !refused) return NOBODY;
    const said = offered.reasons.get(refused[0]) ?? null;
    return { refused: refused[0], said: typeof said === "string" ? null : said };
  }

  #askings = new Map<number, Asking>();
  #ids = 0;

  async #begin(change: Change, counters: number | null): Promise<void> {
    const seat = this.me;
    if (seat === null) return;
    const asking = new Asking((asked) => this.connection.draft(seat, asked));
    const told = await asking.about([change], { ...NOBODY, remember: this.remembers });
    if (!told) return;
    const { turn, active } = this.view;
    const id = ++this.#ids;
    this.#askings.set(id, asking);
    const draft = { ...told.reading.draft, id, turn, active, seat, counters, sent: null, told, current: true };
    this.drafts = [...this.drafts, draft];
    this.show(draft);
  }

  /** Drafts from before a reload. */
  takeUp(drafts: readonly Draft[]): void {
    const seat = this.me;
    const kept = drafts.filter(({ told }) => told);
    if (seat === null) return;
    for (const { id, told } of kept) {
      this.#ids = Math.max(this.#ids, id);
      this.#askings.set(id, new Asking((asked) => this.connection.draft(seat, asked), told?.reading.draft));
    }
    this.drafts = kept;
  }

  /** Change the draft on the table, or, without changes, read it again. */
  async change(...changes: Change[]): Promise<void> {
    const { draft } = this;
    const asking = draft && this.#askings.get(draft.id);
    if (!asking) return;
    if (changes.length) this.#put(draft.id, (each) => ({ ...changes.reduce(meanwhile, each), current: false }));
    const about = { ...this.refusedBy(draft), remember: this.remembers };
    const told = await asking.about(changes, about);
    if (told === undefined) return;
    this.#put(draft.id, (each) => {
      const known = told ?? each.told;
      return { ...each, ...known?.reading.draft, told: known, current: true };
    });
  }

  #put(id: number, change: (draft: Draft) => Draft): void {
    this.drafts = this.drafts.map((draft) => (draft.id === id ? change(draft) : draft));
  }

  /** What a side ends up with by a draft, or by an offer that one looks at. */
  holding(draft: Draft, side: Side) {
    const told = draft.told?.reading.parts.find((part) => part.side === side)?.holding;
    const offer = draft.told ? undefined : this.hints.offers?.find((each) => each.number === draft.offer);
    const found = told ?? offer?.holdings.find((each) => each.seat === side);
    if (!found) return null;
    return this.remembers || side === this.seat ? found : { ...found, completes: [] };
  }

  drop(draft: Draft): void {
    this.#askings.delete(draft.id);
    this.drafts = this.drafts.filter((each) => each.id !== draft.id);
  }

  #tidied = -1;

  /** What belongs to another turn is of no use any more. */
  tidy(): void {
    const { turn, phase, planets } = this.view;
    const useful = this.drafts.filter(
      (draft) => phase === "turn" && draft.turn === turn && planets.some((each) => each.planet === draft.planet),
    );
    if (useful.length !== this.drafts.length) this.drafts = useful;
    if (phase !== "turn" || turn !== this.#tidied) this.dealOpen = false;
    this.#tidied = turn;
  }
}

function idleIn(view: AfterNovaView, legal: readonly AfterNovaAction[]): boolean {
  return (
    settings.declineForMe && view.phase === "window" && legal.length > 0 && legal.every(({ type }) => type === "pass")
  );
}

const KEY = Symbol("desk");

export function layDesk(props: () => TableProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

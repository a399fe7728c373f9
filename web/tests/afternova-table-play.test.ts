/** The table in front of a player: what is clicked is what is played. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Drafted } from "../src/app/connection.svelte";
import type { Change } from "../src/afternova/table/deal/draft";
import type { AfterNovaAction, AfterNovaView, Drafting, Reading } from "../src/wire/types";
import { CARDS, view } from "./afternova-sample";

vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
const choose = vi.hoisted(() => vi.fn());
vi.mock("../src/app/cards", () => ({ cardsOf: () => CARDS }));
vi.mock("../src/app/settings.svelte", () => ({
  settings: {
    met: ["afternova", "novaraiders"],
    pace: "instant",
    motion: false,
    declineForMe: true,
    remember: true,
    language: "en",
    theme: "dark",
    sound: false,
    choose,
  },
}));

const { default: AfterNovaTable } = await import("../src/afternova/table/AfterNovaTable.svelte");
const { botSteps } = await import("../src/afternova/table/others/botsteps.svelte");

interface Sat {
  played: AfterNovaAction[];
  checked: AfterNovaAction[];
  /** Changes of drafts that the server was asked about. */
  drafted: Change[];
  instructed: unknown[];
  skip: ReturnType<typeof vi.fn>;
  leave: () => void;
}

interface Seen {
  replay?: boolean;
  busy?: boolean;
  /** What the server says to a draft. */
  answer?: (about: Drafting) => Drafted | null;
}

let sat: Sat | null = null;

function sit(
  shown: AfterNovaView,
  legal: AfterNovaAction[],
  { busy = false, answer = () => null, ...more }: Seen = {},
): Sat {
  const shownLast = 1;
  const played: AfterNovaAction[] = [];
  const checked: AfterNovaAction[] = [];
  const drafted: Change[] = [];
  const instructed: unknown[] = [];
  const look = { seat: 0, view: shown, legal, undo: null, instruction: null, deadlines: [] };
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: seat ? "computer" : "person",
    name: `P${seat}`,
    level: "cadet",
    stand_in: null,
    away: false,
    host: false,
  }));
  const connection = {
    state: "open",
    table: {
      id: "t",
      status: "playing",
      config: { game: "afternova", name: "", talk: "free" },
      seats,
      undo: null,
      rematch: null,
      damaged: null,
    },
    seats: [0],
    seq: 1,
    looks: [look],
    happenings: [],
    entries: () => [],
    look: () => look,
    clock: () => 0,
    play: async (_: number, action: AfterNovaAction) => (
      played.push(action),
      { ok: true, seq: busy ? shownLast + 1 : shownLast }
    ),
    playForced: async (_: number, action: AfterNovaAction) => (played.push(action), { ok: true, seq: shownLast }),
    check: async (_: number, action: AfterNovaAction) => (checked.push(action), null),
    draft: async (_: number, about: Drafting) => (drafted.push(...about.changes), answer(about)),
    instruct: async (...args: unknown[]) => (instructed.push(args), { ok: true, seq: 1 }),
  };
  const skip = vi.fn();
  const playback = { look, seq: shownLast, busy, skip, animate: () => Promise.resolve() };
  const app = mount(AfterNovaTable, {
    target: document.body,
    props: { connection: connection as never, playback: playback as never, seat: 0, ...more },
  });
  flushSync();
  sat = { played, checked, drafted, instructed, skip, leave: () => void unmount(app) };
  return sat;
}

const find = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  if (!found) throw new Error(`${id} is not on the table`);
  return found;
};
const has = (id: string): boolean => document.querySelector(`[data-testid="${id}"]`) !== null;
async function click(id: string): Promise<void> {
  find(id).click();
  flushSync();
  await vi.advanceTimersByTimeAsync(400);
  flushSync();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sat?.leave();
  sat = null;
  document.body.innerHTML = "";
  sessionStorage.clear(); // a draft outlives its offer
  vi.useRealTimers();
});

describe("the Market", () => {
  const market = { ...view(), paws: [4], blueprints: [5], paw_deck: 3, blueprint_deck: 3 };

  it("gives the card that is clicked", async () => {
    const { played } = sit(market, [
      { type: "take", card: 4 },
      { type: "take", card: 5 },
    ]);
    await click("take-5");
    expect(played).toEqual([{ type: "take", card: 5 }]);
  });

  it("takes fast clicks, but none twice, while the last one is still being shown", async () => {
    const { played } = sit(
      market,
      [
        { type: "take", card: 4 },
        { type: "take", card: 5 },
      ],
      { busy: true },
    );
    await click("take-5");
    await click("take-5");
    await click("take-4");
    expect(played).toEqual([
      { type: "take", card: 5 },
      { type: "take", card: 4 },
    ]);
  });

  it("says why a card cannot be had", async () => {
    const { played, checked } = sit({ ...market, active: 1, waiting_for: [1] }, []);
    await click("take-4");
    expect(played).toEqual([]);
    expect(checked).toContainEqual({ type: "take", card: 4 });
  });

  it("sweeps rows, and says why not", async () => {
    const { played, checked } = sit(market, [
      { type: "take", card: 4 },
      { type: "sweep", row: "paws" },
    ]);
    await click("sweep-paws");
    await click("sweep-blueprints");
    expect(played).toEqual([{ type: "sweep", row: "paws" }]);
    expect(checked).toContainEqual({ type: "sweep", row: "blueprints" });
  });

  it("gives cards of its decks in the first edition (AN-5.6)", async () => {
    const { played } = sit({ ...market, options: { ...market.options, edition: "first" } }, [
      { type: "draw", row: "blueprints" },
    ]);
    await click("deck-blueprints");
    expect(played).toEqual([{ type: "draw", row: "blueprints" }]);
    expect(has("sweep-paws")).toBe(false);
  });

  it("is declared where nothing can be taken (AN-5.7)", async () => {
    const { played } = sit(view(), [{ type: "market" }]);
    await click("to-market");
    expect(played).toEqual([{ type: "market" }]);
  });

  it("makes one discard above the hand limit (AN-5.5)", async () => {
    const { played } = sit(
      { ...market, phase: "discard" },
      [0, 1, 2, 3].map((card) => ({ type: "discard", card })),
    );
    await click("hand-2");
    expect(played).toEqual([{ type: "discard", card: 2 }]);
  });
});

describe("Storage", () => {
  it("is cleared by choice (AN-4.11)", async () => {
    const full = view({ storage: [2, 2, 1, 0, 1] });
    const { played } = sit(
      {
        ...full,
        phase: "overflow",
        waiting_for: [0],
        extraction: { slot: 0, pledges: [], waiting: [0], chosen: [], mine: null },
      },
      [{ type: "jettison", fragments: [2, 0, 0, 0, 0] }],
    );
    await click("jettison-go");
    expect(played).toEqual([]);
    await click("jettison-0");
    await click("jettison-4");
    await click("jettison-go");
    expect(played).toEqual([{ type: "jettison", fragments: [1, 0, 1, 0, 0] }]);
  });
});

describe("completing", () => {
  const open = {
    ...view({ hand: [0, 5] }),
    phase: "window" as const,
    waiting_for: [0],
    window: [0],
    completions: [0, 0, 0],
  };
  const way = (...paid: number[]): AfterNovaAction => ({ type: "complete", blueprint: 5, paid: paid as never });

  it("is one click where there is one way to pay", async () => {
    const { played } = sit(open, [{ type: "pass" }, way(1, 1, 0, 0, 0)]);
    await click("complete-5");
    expect(played).toEqual([way(1, 1, 0, 0, 0)]);
  });

  it("asks how to pay with a Prism (AN-9.7)", async () => {
    const { played } = sit(open, [{ type: "pass" }, way(1, 1, 0, 0, 0), way(1, 0, 1, 0, 0)]);
    await click("complete-5");
    expect(played).toEqual([]);
    await click("pay-1");
    expect(played).toEqual([way(1, 0, 1, 0, 0)]);
  });

  it("is declined after the same time, whether there was something to complete or not (AN-6.7)", async () => {
    const nothing = sit(open, [{ type: "pass" }]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(nothing.played).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(nothing.played).toEqual([{ type: "pass" }]);
    nothing.leave();
    document.body.innerHTML = "";
    const something = sit({ ...open, turn: 2 }, [{ type: "pass" }, way(1, 1, 0, 0, 0)]);
    find("pass").click();
    await vi.advanceTimersByTimeAsync(1100);
    expect(something.played).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(something.played).toEqual([{ type: "pass" }]);
  });
});

describe("deals", () => {
  const propose = { type: "propose", terms: { planet: 0, promises: [], split: [], transfers: [], bot: null } };
  const extract = { type: "extract", planet: 0, paws: [0, 1], upgrades: [], returns: [], bot: null };
  /** A draft of so many, as the server reads it. */
  function says(sides: number[], action: object, paws: number[] = []): Drafted {
    const icons = [0, 0, 0, 0];
    const draft = {
      planet: 0,
      parts: sides.map((side) => ({ side, icons })),
      gems: [0, 1, 2].map((colour) => ({ colour, to: 0 })),
      order: [],
      moves: [],
      named: { paws, upgrades: [], returns: [] },
      offer: null,
    };
    const holding = (seat: number) => ({
      seat,
      kept: [0, 0, 0, 0, 1],
      fresh: [0, 0, 0, 0, 0],
      over: 0,
      completes: [],
    });
    const parts = sides.map((side) => ({ side, most: icons, receives: true, holding: holding(side) }));
    const others = [0, 1, 2, null].filter((side) => side === null || !sides.includes(side));
    const rest = { lacks: icons, problems: [], sources: [], needless: [], returns: 0, bot_accepts: null, ways: [] };
    return { reading: { draft, action, parts, others, ...rest } as unknown as Reading, refusal: null };
  }

  it("are drafted at a Planet, and what the server makes of the draft is played", async () => {
    const { played, drafted } = sit(view(), [], { answer: () => says([0], extract) });
    await click("planet-0");
    expect(drafted[0]).toEqual({ type: "begin", planet: 0 });
    await click("deal-extract");
    expect(played).toEqual([extract]);
    expect(has("deal-table")).toBe(false);
  });

  it("are offered with the Fragments where they were put", async () => {
    const { played, drafted } = sit(view(), [], { answer: () => says([0, 1, 2], propose) });
    await click("planet-0");
    await click("gem-2");
    await click("goes-to-1");
    expect(drafted.at(-1)).toEqual({ type: "give", gem: 2, to: 1 });
    await click("deal-offer");
    expect(played).toEqual([propose]);
  });

  it("take a stored Fragment to the only one who could get it, and ask in its lane among several", async () => {
    let sides = [0, 1];
    const { drafted } = sit(view(), [], { answer: () => says(sides, propose) });
    await click("planet-0");
    await click("stored-0-0");
    expect(drafted.at(-1)).toEqual({ type: "hand", giver: 0, colour: 4, to: 1 });
    sides = [0, 1, 2];
    await click("bring-2");
    await click("stored-1-0");
    expect(document.querySelector("[data-testid=lane-1] [data-testid=goes-to-2]")).not.toBeNull();
  });

  const terms = {
    planet: 0,
    promises: [
      { seat: 0, icons: [2, 0, 0, 0] },
      { seat: 1, icons: [0, 1, 0, 0] },
    ],
    split: [{ seat: 0, fragments: [1, 1, 1, 0, 0] }],
    transfers: [],
    bot: null,
  };
  const offered = {
    ...view({ active: 1 }),
    waiting_for: [0],
    offers: [{ number: 3, seat: 1, terms: terms as never, asked: [0], agreed: [1], mine: null }],
  };
  const answers: AfterNovaAction[] = [
    { type: "agree", offer: 3, paws: [0], upgrades: [], returns: [] },
    { type: "decline", offer: 3 },
  ];

  it("are agreed to with the cards suggested", async () => {
    const { played, drafted } = sit(offered, answers, { answer: () => says([1, 0], answers[0]!, [0]) });
    await click("open-offers");
    await click("offer-3-agree");
    expect(drafted[0]).toEqual({ type: "answer", offer: 3 });
    await click("agree-go");
    expect(played).toEqual([{ type: "agree", offer: 3, paws: [0], upgrades: [], returns: [] }]);
  });

  it("are declined, once or for the whole turn", async () => {
    const { played, instructed } = sit(offered, answers);
    await click("open-offers");
    await click("decline-all");
    await click("offer-3-decline");
    expect(instructed).toEqual([[0, ["decline"], { untilTurn: true }]]);
    expect(played).toEqual([{ type: "decline", offer: 3 }]);
  });

  it("are countered with changed terms", async () => {
    const { played, drafted } = sit(offered, answers, { answer: () => says([1, 0], propose) });
    await click("open-offers");
    await click("offer-3-counter");
    expect(drafted[0]).toEqual({ type: "copy", terms });
    await click("gem-0");
    await click("goes-to-1");
    await click("deal-offer");
    expect(played).toEqual([propose]);
  });

  it("are withdrawn by whoever agreed", async () => {
    const mine = {
      ...view(),
      offers: [{ number: 3, seat: 0, terms: terms as never, asked: [1], agreed: [0], mine: null }],
      waiting_for: [1],
    };
    const { played } = sit(mine, [{ type: "withdraw", offer: 3 }]);
    await click("open-offers");
    await click("offer-3-withdraw");
    expect(played).toEqual([{ type: "withdraw", offer: 3 }]);
  });
});

describe("showing", () => {
  it("shows chosen cards to chosen players (AN-4.9)", async () => {
    const { played } = sit(view(), []);
    await click("show-cards");
    await click("show-2");
    await click("show-to-1");
    await click("show-go");
    expect(played).toEqual([{ type: "show", cards: [2], to: [1] }]);
  });
});

describe("whoever only looks", () => {
  it("sees everything and can do nothing", async () => {
    const { played, checked } = sit({ ...view(), paws: [4] }, [{ type: "take", card: 4 }], { replay: true });
    await click("take-4");
    await click("planet-0");
    expect([played, checked]).toEqual([[], []]);
    expect(has("deal-table")).toBe(false);
    expect(has("to-market")).toBe(false);
  });
});

describe("Bot's procedure", () => {
  const shown = view({ bot: true });
  const standing = shown.bot!;

  afterEach(() => void (botSteps.now = null));

  it("is shown as far as it has come, with its rule; any click skips it, but the one for its speed", async () => {
    const { skip } = sit(shown, [], { busy: true });
    expect(has("bot-step")).toBe(false);
    const bot = { ...standing, storage: [0, 0, 0, 1, 0] as typeof standing.storage };
    botSteps.now = { seq: 2, text: "Bot stores purple.", rule: "AN-8.2", bot, held: null };
    flushSync();
    expect(find("bot-step").textContent).toContain("AN-8.2");
    expect(find("bot").querySelectorAll(".tray svg")).toHaveLength(1);
    expect(find("prompt").dataset["mine"]).toBe("false");
    await click("bot-pace");
    expect(choose).toHaveBeenCalledOnce();
    expect(skip).not.toHaveBeenCalled();
    await click("bot-skip");
    expect(skip).toHaveBeenCalled();
  });

  it("is not shown any more once it was skipped", () => {
    sit(shown, []);
    botSteps.now = { seq: 1, text: "", rule: "AN-8.2", bot: { ...standing, storage: [4, 0, 0, 0, 0] }, held: null };
    flushSync();
    expect(has("bot-step")).toBe(false);
    expect(find("bot").querySelectorAll(".tray svg")).toHaveLength(0);
  });
});

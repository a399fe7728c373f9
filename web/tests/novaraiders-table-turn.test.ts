import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadCards } from "../src/app/cards";
import type { Connection } from "../src/app/connection.svelte";
import { speak } from "../src/app/i18n.svelte";
import type { Playback } from "../src/app/playback.svelte";
import { refusal } from "../src/app/refusals.svelte";
import Callout from "../src/novaraiders/table/board/Callout.svelte";
import { Turn } from "../src/novaraiders/table/turn/turn.svelte";
import type {
  Answer,
  Look,
  Refusal,
  NovaRaidersAction as Action,
  NovaRaidersHints as Hints,
  NovaRaidersView,
} from "../src/wire/types";

const FILE = {
  game: "novaraiders",
  name: "standard",
  hash: "x",
  boards: [
    {
      bases: 3,
      track: ["spawn", "supernova"],
      rings: [1, 2, 3, 4, 5].map((ring) => ({ width: ring + 1, asteroid: 1, shards: 0 })),
    },
  ],
  basics: [{ actions: ["orbit 3", "jump"] }, { actions: ["orbit 1", "unload"] }, { actions: ["orbit 2", "hijack"] }],
  specials: [{ name: "Hop", kind: "hop", symbol: "red" }],
  directives: [],
  hrl: [],
};

beforeAll(async () => {
  await speak("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(FILE))));
  await loadCards("novaraiders");
});

const view = (more: Partial<NovaRaidersView> = {}): NovaRaidersView =>
  ({
    game: "novaraiders",
    cards: { name: "standard", hash: "x" },
    seat: 1,
    waiting_for: [1],
    fleets: [[], [27], []],
    shards: Array.from({ length: 60 }, (_, space) => (space === 27 ? [0, 1] : [])),
    frames: [],
    row: [],
    linked: true,
    players: [0, 1, 2].map((seat) => ({ seat, colour: seat, hand: seat === 1 ? [0, 1, 2] : null })),
    ...more,
  }) as unknown as NovaRaidersView;

type FakeConnection = {
  play: (seat: number, ...step: Action[]) => Promise<Answer>;
  check: () => Promise<Refusal>;
} & Record<string, unknown>;

/** A table that answers with the looks given, one after each step. */
function sit(
  first: Look,
  ...later: Look[]
): { turn: Turn; sent: Action[][]; undone: () => number; connection: FakeConnection } {
  const sent: Action[][] = [];
  let undone = 0;
  let now = first;
  const playback = { look: first, busy: false, skip: vi.fn() };
  const next = (): Promise<{ ok: true; seq: number }> => {
    now = later.shift() ?? now;
    playback.look = now;
    return Promise.resolve({ ok: true, seq: 1 });
  };
  const connection: FakeConnection = {
    seq: 1,
    state: "open",
    look: () => now,
    play: (_: number, ...step: Action[]) => {
      sent.push(step);
      return next();
    },
    undo: () => {
      undone++;
      return next();
    },
    check: () => Promise.resolve({ rule: "NR-3.5", message: "no" }),
    preview: () => Promise.resolve({ events: [], legal: [], unforeseen: false }),
  };
  const turn = new Turn(connection as unknown as Connection, playback as unknown as Playback, 1, false);
  return { turn, sent, undone: () => undone, connection };
}

const look = (legal: Action[], more: Partial<NovaRaidersView> = {}, hints: Partial<Hints> = {}): Look =>
  ({
    seat: 1,
    view: view(more),
    hints: { bays: [], ...hints },
    legal,
    undo: "free",
    undo_actions: 1,
    instruction: null,
    deadlines: [],
  }) as Look;

const ORBITS: Action[] = [
  { type: "orbit", card: 0, ship: 27, to: 30 },
  { type: "orbit", card: 0, ship: 27, to: 39 },
];

describe("a turn at the table", () => {
  it("says so where what would come of an action cannot be foreseen", async () => {
    const { turn, connection } = sit(look([{ type: "hijack", card: 2, ship: 27, victim: 28 }]));
    connection["preview"] = () => Promise.resolve({ events: [], legal: [], unforeseen: true });
    const words = "The outcome cannot be predicted";
    const callout = mount(Callout, { target: document.body, props: { turn, names: ["Mia", "Ben", "Eva"] } });
    const shown = (): string => {
      flushSync();
      return document.body.textContent;
    };
    await turn.choose(2, "hijack");
    expect(shown()).not.toContain(words);
    await turn.foresee();
    expect(shown()).toContain(words);
    turn.reset();
    await turn.foresee();
    expect(shown()).not.toContain(words);
    await unmount(callout);
  });

  it("shows who would be pushed how far, and what the ship could do next", async () => {
    const { turn, connection } = sit(look(ORBITS));
    const asked: Action[][] = [];
    connection["preview"] = (_: number, ...step: Action[]) => {
      asked.push(step);
      const events = [
        { type: "pushed", seat: 0, by: 1, ship: 28, to: 24, left: [], taken: [], lost: [], steps: -4 },
        { type: "pushed", seat: 2, by: 1, ship: 2, to: null, left: [], taken: [], lost: [], steps: null },
        { type: "moved", seat: 1, by: 1, ship: 27, to: 30, left: [], taken: [] },
      ];
      const next = [
        { use: "unload", ship: 30 },
        { use: "hijack", ship: 30, victim: 2, steps: 3 },
        { use: "unload", ship: 12 },
      ];
      return Promise.resolve({ events, legal: [], hints: { bays: [], next }, unforeseen: false });
    };
    const callout = mount(Callout, { target: document.body, props: { turn, names: ["Mia", "Ben", "Eva"] } });
    await turn.choose(0, "orbit");
    await turn.tap(30);
    await turn.foresee();
    flushSync();
    const said = [...document.querySelectorAll("li")].map((line) => line.textContent.replace(/\s+/g, " ").trim());
    expect(said).toEqual([
      "Lands here: nothing to pick up, Stack 3 high",
      "Mia is pushed 4 spaces",
      "Eva’s ship falls into the Star",
      "Then Unload",
      "Then Hijack Eva is pushed 3 spaces",
    ]);
    expect(asked).toEqual([[ORBITS[0], { type: "leave", count: 0 }]]);
    await unmount(callout);
  });

  it("asks only the last of the questions that come up while one is on its way", async () => {
    const { turn, connection } = sit(look(ORBITS));
    const asked: Action[][] = [];
    let answer = (): void => undefined;
    connection["preview"] = (_: number, ...step: Action[]) => {
      asked.push(step);
      return new Promise((resolve) => {
        answer = () => resolve({ events: [], legal: [], unforeseen: false });
      });
    };
    await turn.choose(0, "orbit");
    await turn.tap(30);
    const done = turn.foresee();
    for (const left of [1, 2]) {
      turn.left = left;
      void turn.foresee();
    }
    answer();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer();
    await done;
    expect(asked.map((step) => step.at(-1))).toEqual([0, 2].map((count) => ({ type: "leave", count })));
  });

  it("asks what a ship of H.R.L. would take up if it leaves nothing (NR-8.5)", async () => {
    const moves: Action[] = [{ type: "hrl_move", ship: 27, to: 30 }];
    const { turn, connection } = sit(look(moves));
    const asked: Action[][] = [];
    connection["preview"] = (_: number, ...step: Action[]) => {
      asked.push(step);
      const legal = step.length === 1 ? [0, 1, 2].map((count) => ({ type: "leave", count })) : [];
      return Promise.resolve({ events: [], legal, unforeseen: false });
    };
    await turn.foresee();
    expect(asked).toEqual([moves, [...moves, { type: "leave", count: 0 }]]);
  });

  it("chooses, shows and sends, together with what stays behind (NR-4.3)", async () => {
    const { turn, sent } = sit(look([{ type: "end_turn" }, ...ORBITS]), look([{ type: "end_turn" }]));
    await turn.choose(0, "orbit");
    expect(turn.open).toBe("to");
    expect(turn.canConfirm).toBe(false);
    await turn.tap(30);
    expect(turn.action).toEqual(ORBITS[0]);
    expect(turn.cargo).toEqual([0, 1]);
    turn.left = 1;
    await turn.tap(30);
    expect(sent).toEqual([[ORBITS[0], { type: "leave", count: 1 }]]);
    expect(turn.chosen).toBeNull();
  });

  it("opens the Stack that is about to move when it is tapped (NR-4.3)", async () => {
    const { turn } = sit(look([{ type: "end_turn" }, ...ORBITS]));
    await turn.choose(0, "orbit");
    await turn.tap(27);
    expect(turn.cutting).toBe(false);
    await turn.tap(30);
    await turn.tap(27);
    expect([turn.cutting, turn.picked]).toEqual([true, { ship: 27, to: 30 }]);
  });

  it("says nothing of Shards where the ship has none", async () => {
    const shards = Array.from({ length: 60 }, () => []);
    const { turn, sent } = sit(look([{ type: "end_turn" }, ORBITS[0]!], { shards }), look([{ type: "end_turn" }]));
    await turn.choose(0, "orbit");
    await turn.confirm();
    expect(sent).toEqual([[ORBITS[0]]]);
  });

  it("keeps what is chosen if it is refused, and says why", async () => {
    const { turn, connection } = sit(look([{ type: "end_turn" }, ...ORBITS]));
    await turn.choose(0, "orbit");
    await turn.tap(30);
    connection.play = () => Promise.resolve({ ok: false, rule: "stale", message: "too late" });
    await turn.confirm();
    expect(refusal()).toMatchObject({ rule: "stale", message: "too late" });
    expect([turn.chosen, turn.action, turn.sending]).toEqual([{ card: 0, use: "orbit" }, ORBITS[0], false]);
  });

  describe("where a link is missing (NR-3.5)", () => {
    const chains: Action[] = [0, 1, 2].map((card) => ({ type: "chain", card }));
    const row = { row: [{ card: 5, use: "jump" }], linked: false };
    const hints = { links: [2, 1, 0], after_link: ORBITS } as Partial<Hints>;
    const unlinked = look([{ type: "end_turn" }, ...chains], row, hints);

    it("plans it together with the action, and sends both on one yes", async () => {
      const { turn, sent } = sit(unlinked, look([{ type: "end_turn" }]));
      expect(turn.uses(0)).toEqual(new Set(["chain", "orbit"]));
      await turn.choose(0, "orbit");
      expect(turn.link).toBe(2);
      await turn.choose(1, "chain");
      expect([turn.link, turn.chosen]).toEqual([1, { card: 0, use: "orbit" }]);
      expect(turn.highlights.targets?.map(({ space }) => space)).toEqual([30, 39]);
      await turn.tap(30);
      await turn.tap(30);
      expect(sent).toEqual([[{ type: "chain", card: 1 }, ORBITS[0], { type: "leave", count: 0 }]]);
      expect([turn.link, turn.chosen]).toEqual([null, null]);
    });

    it("says why an action is not possible even after a link", async () => {
      const { turn, connection } = sit(unlinked);
      const check = vi.spyOn(connection, "check");
      await turn.choose(0, "jump");
      expect(check).toHaveBeenCalledWith(1, { type: "chain", card: 2 }, expect.objectContaining({ type: "jump" }));
      expect(turn.chosen).toBeNull();
    });
  });

  it("says why something cannot be done", async () => {
    const { turn, sent } = sit(look([{ type: "end_turn" }]));
    await turn.choose(0, "jump");
    expect(turn.chosen).toBeNull();
    expect(refusal()).toMatchObject({ rule: "NR-3.5", message: "no" });
    expect(sent).toEqual([]);
  });

  it("goes back step by step with Escape", async () => {
    const { turn } = sit(look([{ type: "end_turn" }, ...ORBITS]));
    await turn.choose(0, "orbit");
    await turn.tap(30);
    turn.cutting = true;
    turn.left = 2;
    turn.cancel();
    expect([turn.cutting, turn.left, turn.picked]).toEqual([false, 0, { to: 30 }]);
    turn.cancel();
    expect(turn.picked).toEqual({});
    turn.cancel();
    expect(turn.chosen).toBeNull();
  });

  it("takes back a step at once, however many actions it had", async () => {
    const { turn, undone } = sit(look([{ type: "end_turn" }]), look(ORBITS));
    await turn.undo();
    expect([undone(), turn.sending]).toEqual([1, false]);
  });

  it("does nothing in a replay or while something is shown", async () => {
    const { turn, sent } = sit(look([{ type: "end_turn" }, ...ORBITS]));
    const watching = new Turn(turn.connection, turn.playback, 1, true);
    expect(watching.legal).toEqual([]);
    await watching.tap(30);
    await watching.confirm();
    expect(sent).toEqual([]);
  });
});

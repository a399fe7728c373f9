import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadCards } from "../src/app/cards";
import type { Connection } from "../src/app/connection.svelte";
import type { Playback } from "../src/app/playback.svelte";
import { refusal } from "../src/app/refusals.svelte";
import { Turn } from "../src/novaraiders/table/turn.svelte";
import type { Look, NovaRaidersAction as Action, NovaRaidersView } from "../src/wire/types";

const FILE = {
  game: "novaraiders",
  name: "standard",
  hash: "x",
  boards: [{ bases: 3, track: ["spawn", "supernova"], rings: [1, 2, 3, 4, 5].map((ring) => ({ width: ring + 1, asteroid: 1, shards: 0 })) }],
  basics: [{ actions: ["orbit 3", "jump"] }, { actions: ["orbit 1", "unload"] }, { actions: ["orbit 2", "hijack"] }],
  specials: [{ name: "Hop", kind: "hop", symbol: "red" }],
  directives: [],
  hrl: [],
};

beforeAll(async () => {
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

/** A table that answers with the looks given, one after each action. */
function sit(first: Look, ...later: Look[]): { turn: Turn; sent: Action[]; undone: () => number } {
  const sent: Action[] = [];
  let undone = 0;
  let now = first;
  const playback = { look: first, busy: false, skip: vi.fn() };
  const next = (): Promise<{ ok: true; seq: number }> => {
    now = later.shift() ?? now;
    playback.look = now;
    return Promise.resolve({ ok: true, seq: 1 });
  };
  const connection = {
    seq: 1,
    state: "open",
    look: () => now,
    play: (_: number, action: Action) => {
      sent.push(action);
      return next();
    },
    undo: () => {
      undone++;
      return next();
    },
    check: () => Promise.resolve({ rule: "NR-3.5", message: "no" }),
    preview: () => Promise.resolve([]),
  };
  const turn = new Turn(connection as unknown as Connection, playback as unknown as Playback, 1, false);
  return { turn, sent, undone: () => undone };
}

const look = (legal: Action[], more: Partial<NovaRaidersView> = {}): Look =>
  ({ seat: 1, view: view(more), legal, undo: "free", instruction: null, deadlines: [] }) as Look;

const ORBITS: Action[] = [
  { type: "orbit", card: 0, ship: 27, to: 30 },
  { type: "orbit", card: 0, ship: 27, to: 39 },
];
const LEAVING = { frames: [{ type: "leave", seat: 1, ship: 27, to: 30 }] } as Partial<NovaRaidersView>;

describe("a turn at the table", () => {
  it("chooses, shows and sends, and answers at once what stays behind (NR-4.3)", async () => {
    const leaves: Action[] = [0, 1, 2].map((count) => ({ type: "leave", count }));
    const { turn, sent } = sit(look([{ type: "end_turn" }, ...ORBITS]), look(leaves, LEAVING), look([{ type: "end_turn" }]));
    await turn.choose(0, "orbit");
    expect(turn.open).toBe("to");
    expect(turn.canConfirm).toBe(false);
    await turn.tap(30);
    expect(turn.action).toEqual(ORBITS[0]);
    expect(turn.cargo).toEqual([0, 1]);
    turn.left = 1;
    await turn.tap(30);
    expect(sent).toEqual([ORBITS[0], { type: "leave", count: 1 }]);
    expect(turn.chosen).toBeNull();
  });

  it("leaves nothing where nothing is asked", async () => {
    const { turn, sent } = sit(look([{ type: "end_turn" }, ORBITS[0]!]), look([{ type: "end_turn" }]));
    await turn.choose(0, "orbit");
    await turn.confirm();
    expect(sent).toEqual([ORBITS[0]]);
  });

  it("proposes a link that is missing, lets another be chosen, and keeps the action (NR-3.5)", async () => {
    const chains: Action[] = [0, 1, 2].map((card) => ({ type: "chain", card }));
    const row = { row: [{ card: 5, use: "jump" }] };
    const { turn, sent } = sit(
      look([{ type: "end_turn" }, ...chains], { ...row, linked: false }),
      look([{ type: "end_turn" }, ...ORBITS], { ...row, linked: true }),
    );
    expect(turn.uses(0)).toEqual(new Set(["chain", "orbit", "jump"]));
    await turn.choose(0, "orbit");
    expect(turn.link).toBe(2);
    await turn.choose(1, "chain");
    expect(turn.link).toBe(1);
    expect(turn.chosen).toEqual({ card: 0, use: "orbit" });
    await turn.confirm();
    expect(sent).toEqual([{ type: "chain", card: 1 }]);
    expect(turn.link).toBeNull();
    expect(turn.chosen).toEqual({ card: 0, use: "orbit" });
  });

  it("says why, if the link did not help", async () => {
    const chains: Action[] = [0, 1, 2].map((card) => ({ type: "chain", card }));
    const { turn } = sit(look([{ type: "end_turn" }, ...chains], { linked: false }), look([{ type: "end_turn" }]));
    await turn.choose(0, "jump");
    await turn.confirm();
    expect(turn.chosen).toBeNull();
    expect(refusal()?.rule).toBe("NR-3.5");
  });

  it("says why something cannot be done", async () => {
    const { turn, sent } = sit(look([{ type: "end_turn" }]));
    await turn.choose(0, "jump");
    expect(turn.chosen).toBeNull();
    expect(refusal()).toEqual({ rule: "NR-3.5", message: "no" });
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

  it("takes back a move together with what it left behind", async () => {
    const { turn, undone } = sit(look([{ type: "end_turn" }]), look([{ type: "leave", count: 0 }], LEAVING), look(ORBITS));
    await turn.undo();
    expect(undone()).toBe(2);
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

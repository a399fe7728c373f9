import { describe, expect, it } from "vitest";
import { Geometry } from "../src/novaraiders/art/geometry";
import { point, pointLeaving } from "../src/novaraiders/table/board/pointing";
import { sampleSpace, sampleUse } from "../src/novaraiders/table/pieces/samples";
import { sceneOf } from "../src/novaraiders/table/turn/telling";
import type { BoardPlan, NovaRaidersCards } from "../src/novaraiders/cards";
import type { NovaRaidersAction, NovaRaidersEvent, NovaRaidersView } from "../src/wire/types";

const YELLOW = 0;
const BLACK = 1;
const RED = 2;

const plan: BoardPlan = {
  bases: 3,
  track: ["spawn", "expansion", "blank", "supernova"],
  rings: [1, 2, 3, 4, 5].map((ring) => ({ width: ring + 1, asteroid: 1, shards: 0 })),
} as BoardPlan;
const geometry = new Geometry(plan, 52, 1);
const cards = {
  basics: [{ actions: ["orbit 3", "jump"] }, { actions: ["orbit 1", "unload"] }, { actions: ["orbit 2", "hijack"] }],
  specials: [{ name: "Hop", kind: "hop", symbol: RED, reach: 0 }],
} as NovaRaidersCards;

/** A game of three with these ships and Shards, seen by seat 1. */
function view(
  fleets: number[][],
  piles: Record<number, number[]>,
  more: Partial<NovaRaidersView> = {},
): NovaRaidersView {
  const shards = Array.from({ length: geometry.size }, (_, space) => piles[space] ?? []);
  const players = [0, 1, 2].map((seat) => ({ seat, colour: seat }));
  return {
    seat: 1,
    fleets,
    shards,
    frames: [],
    covered: 0,
    time: 0,
    players,
    hrl: null,
    ...more,
  } as unknown as NovaRaidersView;
}

const base = { picked: {}, shown: null, hovered: null, blocked: [], events: [], geometry };

describe("what the board points out", () => {
  const seen = view([[31], [27], []], { 27: [YELLOW, BLACK], 30: [RED], 31: [BLACK, RED] });
  const orbits: NovaRaidersAction[] = [
    { type: "orbit", card: 0, ship: 27, to: 30 },
    { type: "orbit", card: 0, ship: 27, to: 39 },
  ];

  it("is nothing while nothing can be chosen", () => {
    expect(point({ ...base, view: seen, actions: [] })).toEqual({});
  });

  it("are able ships and their goals", () => {
    const { ships, targets, ghost, path } = point({ ...base, view: seen, actions: orbits });
    expect(ships).toEqual([27]);
    expect(targets).toEqual([
      { space: 30, kind: "go" },
      { space: 39, kind: "go" },
    ]);
    expect(ghost).toBeUndefined();
    expect(path).toBeUndefined();
  });

  it("crosses out where the server says that a ship is in the way (NR-4.4)", () => {
    const { targets } = point({
      ...base,
      view: seen,
      actions: [{ type: "orbit", card: 0, ship: 27, to: 38 }],
      blocked: [
        { ship: 27, to: 31 },
        { ship: 20, to: 19 },
      ],
    });
    expect(targets).toEqual([
      { space: 38, kind: "go" },
      { space: 31, kind: "blocked" },
    ]);
  });

  it("is the way, and a ghost once the server has told what is taken up (NR-4.2) and left behind (NR-4.3)", () => {
    const shown = { ...base, view: seen, actions: orbits, shown: orbits[0]!, reach: 3 };
    expect(point(shown)).toMatchObject({ path: [27, 28, 29, 30] });
    expect(point(shown).ghost).toBeUndefined();
    const moved = (left: number[]): NovaRaidersEvent[] => [
      { type: "moved", seat: 1, by: 1, ship: 27, to: 30, left, taken: [RED] },
    ];
    const all = point({ ...shown, events: moved([]) });
    expect(all.ghost).toEqual({ space: 30, colour: 1, shards: [RED, YELLOW, BLACK], taken: 1 });
    expect(point({ ...shown, events: moved([YELLOW]) }).ghost?.shards).toEqual([RED, BLACK]);
  });

  it("shows a push only as the server tells it (NR-5.3)", () => {
    const near = view([[28], [27], []], { 27: [YELLOW], 28: [BLACK, RED] });
    const hijack: NovaRaidersAction = { type: "hijack", card: 2, ship: 27, victim: 28 };
    const before = point({ ...base, view: near, actions: [hijack], shown: hijack });
    expect(before.push).toBeUndefined();
    expect(before.ghost).toBeUndefined();
    expect(before.targets).toEqual([{ space: 28, kind: "push" }]);
    const events: NovaRaidersEvent[] = [
      { type: "played", seat: 1, card: 2, use: "hijack" },
      { type: "pushed", seat: 0, by: 1, ship: 28, to: 31, left: [BLACK], taken: [], lost: [], steps: 3 },
      { type: "moved", seat: 1, by: 1, ship: 27, to: 28, left: [], taken: [BLACK] },
    ];
    const after = point({ ...base, view: near, actions: [hijack], shown: hijack, events });
    expect(after.push).toEqual([
      { from: 28, path: [29, 30, 31], to: 31, ghost: { space: 31, colour: 0, shards: [RED], taken: 0 } },
    ]);
    expect(after.ghost).toEqual({ space: 28, colour: 1, shards: [BLACK, YELLOW], taken: 1 });
  });

  it("says that a ship falls into the Star (NR-7.9)", () => {
    const ram: NovaRaidersAction = { type: "gate_ram", card: 3, ship: 9 };
    const gates = view([[2], [9], []], { 2: [RED] });
    const events: NovaRaidersEvent[] = [
      { type: "pushed", seat: 0, by: 1, ship: 2, to: null, left: [RED], taken: [], lost: [], steps: null },
      { type: "moved", seat: 1, by: 1, ship: 9, to: 2, left: [], taken: [RED] },
    ];
    const { push, ghost } = point({ ...base, view: gates, actions: [ram], shown: ram, events });
    expect(push).toEqual([{ from: 2, path: [], to: null, ghost: undefined }]);
    expect(ghost).toEqual({ space: 2, colour: 1, shards: [RED], taken: 1 });
  });

  it("marks the sides of an H.R.L. Hijack with letters (NR-8.6)", () => {
    const sides: NovaRaidersAction[] = [
      { type: "hrl_hijack", ship: 20, side: 22, victim: 23 },
      { type: "hrl_hijack", ship: 20, side: 24, victim: 23 },
    ];
    const { targets } = point({ ...base, view: view([[20], [23], []], {}), actions: sides });
    expect(targets).toEqual([
      { space: 23, kind: "push" },
      { space: 22, kind: "go", mark: "A" },
      { space: 24, kind: "go", mark: "B" },
    ]);
  });

  it("shows a ship of H.R.L. that moves up first, with all that it carries then (NR-8.6)", () => {
    const far = view([[20], [23], []], { 20: [YELLOW], 22: [RED], 23: [BLACK] });
    const hijack: NovaRaidersAction = { type: "hrl_hijack", ship: 20, side: 22, victim: 23 };
    const events: NovaRaidersEvent[] = [
      { type: "moved", seat: 0, by: 1, ship: 20, to: 22, left: [], taken: [RED] },
      { type: "pushed", seat: 1, by: 1, ship: 23, to: 26, left: [BLACK], taken: [], lost: [], steps: 3 },
      { type: "moved", seat: 0, by: 1, ship: 22, to: 23, left: [], taken: [BLACK] },
    ];
    const { ghost } = point({ ...base, view: far, actions: [hijack], shown: hijack, events });
    expect(ghost).toEqual({ space: 23, colour: 0, shards: [BLACK, RED, YELLOW], taken: 1 });
  });

  it("shows a Stack on its way while it is asked what stays (NR-4.3)", () => {
    const left: NovaRaidersEvent[] = [
      { type: "moved", seat: 1, by: 1, ship: 27, to: 30, left: [YELLOW, BLACK], taken: [RED] },
    ];
    const { ghost, path, hovered } = pointLeaving(seen, geometry, { ship: 27, to: 30 }, left);
    expect(ghost?.shards).toEqual([RED]);
    expect(path).toEqual([27, 28, 29, 30]);
    expect(hovered).toBe(30);
  });
});

describe("asking why not", () => {
  const seen = view([[], [27, 42], []], { 42: [RED] });

  it("tries with a ship that has what the use wants", () => {
    expect(sampleUse(seen, cards, geometry, 0, "orbit")).toEqual({ type: "orbit", card: 0, ship: 27, to: 30 });
    expect(sampleUse(seen, cards, geometry, 1, "unload")).toEqual({ type: "unload", card: 1, ship: 42 });
    expect(sampleUse(seen, cards, geometry, 2, "hijack")).toEqual({ type: "hijack", card: 2, ship: 27, victim: 28 });
    expect(sampleUse(seen, cards, geometry, 5, "upgrade")).toEqual({ type: "upgrade", card: 5, take: null });
  });

  it("tries the space that was tapped", () => {
    const orbits: NovaRaidersAction[] = [{ type: "orbit", card: 0, ship: 27, to: 30 }];
    expect(sampleSpace(orbits, { ship: 27 }, 50)).toEqual({ type: "orbit", card: 0, ship: 27, to: 50 });
    expect(sampleSpace([{ type: "upgrade", card: 5, take: 12 }], {}, 50)).toBeNull();
    expect(sampleSpace([], {}, 50)).toBeNull();
  });
});

describe("the stage", () => {
  it("tells what others play, but not the own plays again", () => {
    const played: NovaRaidersEvent = { type: "played", seat: 0, card: 1, use: "orbit" };
    expect(sceneOf(played, null, false)?.rule).toBe("NR-3.1");
    expect(sceneOf(played, null, true)).toBeNull();
  });

  it("tells the Time Track and H.R.L. by their rules", () => {
    expect(
      sceneOf({ type: "time_advanced", seat: 0, time: 2, event: "expansion", why: "unload" }, null, true)?.rule,
    ).toBe("NR-6.3");
    expect(sceneOf({ type: "hrl_turned", seat: 0, card: 1, possible: false }, null, false)?.rule).toBe("NR-8.3");
    const two = { ...view([[], [], [5]], {}), players: [{}, {}], hrl: {} } as unknown as NovaRaidersView;
    expect(sceneOf({ type: "moved", seat: 2, by: 0, ship: 5, to: 4, left: [], taken: [] }, two, false)?.rule).toBe(
      "NR-8.5",
    );
    expect(sceneOf({ type: "moved", seat: 0, by: 0, ship: 5, to: 4, left: [], taken: [] }, two, false)).toBeNull();
  });
});

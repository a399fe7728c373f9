import { describe, expect, it } from "vitest";
import { Geometry } from "../src/novaraiders/art/geometry";
import {
  lastSpace,
  narrow,
  openField,
  pick,
  same,
  settled,
  spacesOf,
  tap,
} from "../src/novaraiders/table/turn/choosing";
import { canUse, sortOffers } from "../src/novaraiders/table/turn/offers";
import { learnBays } from "../src/novaraiders/art/bays";
import { gainOf } from "../src/novaraiders/table/panels/stowing";
import { wayBy, wayTo } from "../src/novaraiders/table/turn/ways";
import type { NovaRaidersAction } from "../src/wire/types";

const YELLOW = 0;
const BLACK = 1;
const RED = 2;

describe("NR-9.1: what a Shard makes of a Bay", () => {
  it("is what the server says of both Bays", () => {
    const pair = { count: 2, points: 5 };
    learnBays([
      { shards: [RED, BLACK, RED, BLACK], groups: [pair, pair] },
      { shards: [RED, BLACK, RED, BLACK, YELLOW], groups: [pair, { count: 3, points: 10 }] },
    ]);
    expect(gainOf([RED, BLACK, RED, BLACK], YELLOW)).toEqual({
      now: 10,
      then: 15,
      groups: [
        { from: 0, count: 2, points: 5 },
        { from: 2, count: 3, points: 10 },
      ],
    });
  });
});

const LEGAL: NovaRaidersAction[] = [
  { type: "end_turn" },
  { type: "launch", to: 6 },
  { type: "orbit", card: 3, ship: 20, to: 23 },
  { type: "orbit", card: 3, ship: 20, to: 17 },
  { type: "orbit", card: 3, ship: 31, to: 28 },
  { type: "jump", card: 3, ship: 20, to: 6 },
  { type: "chain", card: 12 },
  { type: "hop", card: 12, ship: 20, to: 40 },
];

describe("offers", () => {
  const offers = sortOffers(LEGAL);

  it("are sorted by card and use", () => {
    expect(offers.cards.get(3)?.uses.get("orbit")).toHaveLength(3);
    expect(offers.cards.get(12)?.chain).toEqual({ type: "chain", card: 12 });
    expect(offers.launches).toEqual([{ type: "launch", to: 6 }]);
    expect(offers.end).toEqual({ type: "end_turn" });
    expect(canUse(offers, 3, "jump")).toBe(true);
    expect(canUse(offers, 3, "chain")).toBe(false);
    expect(canUse(offers, 12, "chain")).toBe(true);
    expect(canUse(offers, 4, "orbit")).toBe(false);
  });

  it("leave no action out", () => {
    const told: NovaRaidersAction[] = [
      { type: "stow", bay: 1 },
      { type: "keep", directive: 4 },
      { type: "discard", card: 2 },
    ];
    const { answers, keeps, cards } = sortOffers(told);
    expect(answers).toEqual([told[0]]);
    expect(keeps).toEqual([told[1]]);
    expect(cards.get(2)?.discard).toEqual(told[2]);
  });
});

describe("choosing", () => {
  const orbits = LEGAL.filter((action) => action.type === "orbit");

  it("goes from ship to goal, and a second tap on the goal is a yes", () => {
    expect(openField(orbits, {})).toBe("ship");
    const ship = tap(orbits, {}, 20);
    expect(ship).toEqual({ ship: 20 });
    expect(openField(orbits, { ship: 20 })).toBe("to");
    expect(spacesOf(narrow(orbits, { ship: 20 }), "to")).toEqual([23, 17]);
    const goal = tap(orbits, { ship: 20 }, 17);
    expect(goal).toEqual({ ship: 20, to: 17 });
    expect(settled(orbits, { ship: 20, to: 17 })).toEqual({ type: "orbit", card: 3, ship: 20, to: 17 });
    expect(tap(orbits, { ship: 20, to: 17 }, 17)).toBe("confirm");
  });

  it("takes a goal that only another ship reaches as the choice of that ship", () => {
    expect(tap(orbits, { ship: 20 }, 28)).toEqual({ to: 28 });
    expect(settled(orbits, { to: 28 })).toMatchObject({ ship: 31 });
    expect(tap(orbits, { ship: 20, to: 17 }, 31)).toEqual({ ship: 31 });
  });

  it("does not know spaces that no action speaks of", () => {
    expect(tap(orbits, {}, 5)).toBeNull();
  });

  it("is done at once where there is one action only, but is not confirmed", () => {
    const one = orbits.slice(2);
    expect(settled(one, {})).toEqual(one[0]);
    expect(tap(one, {}, 28)).toBe("confirm");
    expect(tap(one, {}, 31)).toEqual({ ship: 31 });
  });

  it("asks for the direction of a Breach last", () => {
    const breaches: NovaRaidersAction[] = [
      { type: "breach", card: 20, ship: 6, to: 30, push: "clockwise" },
      { type: "breach", card: 20, ship: 6, to: 30, push: "counter_clockwise" },
      { type: "breach", card: 20, ship: 6, to: 15, push: null },
    ];
    expect(openField(breaches, {})).toBe("to");
    expect(openField(breaches, { to: 30 })).toBe("push");
    expect(settled(breaches, { to: 15 })).toEqual(breaches[2]);
    expect(settled(breaches, pick(breaches, { to: 30 }, "push", "clockwise"))).toEqual(breaches[0]);
  });

  it("finds the sides of an H.R.L. Hijack", () => {
    const sides: NovaRaidersAction[] = [
      { type: "hrl_hijack", ship: 20, side: 22, victim: 23 },
      { type: "hrl_hijack", ship: 20, side: 24, victim: 23 },
    ];
    expect(openField(sides, {})).toBe("side");
    expect(tap(sides, {}, 24)).toEqual({ side: 24 });
    expect(lastSpace(sides[1]!)).toBe(24);
  });

  it("compares actions by what they say", () => {
    expect(same({ type: "launch", to: 6 }, { to: 6, type: "launch" })).toBe(true);
    expect(same({ type: "launch", to: 6 }, { type: "place", to: 6 })).toBe(false);
    expect(same({ type: "run", to: null }, { type: "run", to: 4 })).toBe(false);
  });
});

describe("NR-4.6: ways along a ring", () => {
  const rings = [1, 2, 3, 4, 5].map((ring) => ({ width: ring + 1, asteroid: 1, shards: 0 }));
  const geometry = new Geometry({ bases: 3, rings });

  it("go by the number on the card, also the long way round", () => {
    expect(wayTo(geometry, 27, 30, 3)).toEqual([27, 28, 29, 30]);
    expect(wayTo(geometry, 27, 39, 3)).toEqual([27, 41, 40, 39]);
    expect(wayTo(geometry, 0, 2, 4)).toEqual([0, 5, 4, 3, 2]);
  });

  it("are the shorter ones otherwise, and from ring to ring have two ends only", () => {
    expect(wayTo(geometry, 27, 40)).toEqual([27, 41, 40]);
    expect(wayTo(geometry, 27, 3)).toEqual([27, 3]);
  });

  it("go so many steps, counter-clockwise if negative", () => {
    expect(wayBy(geometry, 27, 2)).toEqual([27, 28, 29]);
    expect(wayBy(geometry, 27, -2)).toEqual([27, 41, 40]);
  });
});

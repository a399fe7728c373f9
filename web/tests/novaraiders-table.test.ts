import { describe, expect, it } from "vitest";
import { lastSpace, narrow, openField, pick, same, settled, spacesOf, tap } from "../src/novaraiders/table/choosing";
import { canUse, proposeLink, sortOffers } from "../src/novaraiders/table/offers";
import { bayPoints, baysPoints, divide } from "../src/novaraiders/table/points";
import { Ring } from "../src/novaraiders/table/ring";
import type { NovaRaidersAction } from "../src/wire/types";

const YELLOW = 0;
const BLACK = 1;
const RED = 2;

describe("NR-9.1: what a Bay is worth", () => {
  it("counts runs, pairs and singles", () => {
    expect(bayPoints([])).toBe(0);
    expect(bayPoints([RED])).toBe(1);
    expect(bayPoints([RED, RED])).toBe(2);
    expect(bayPoints([RED, BLACK])).toBe(5);
    expect(bayPoints([RED, BLACK, YELLOW])).toBe(10);
    expect(bayPoints([RED, BLACK, YELLOW, RED])).toBe(11);
  });

  it("takes the division that gives the most, not the first run it meets", () => {
    // Two pairs would make 10 and a single; run in the middle 10 and two singles.
    expect(bayPoints([RED, BLACK, YELLOW, RED, BLACK, YELLOW])).toBe(20);
    expect(bayPoints([RED, RED, BLACK, YELLOW, YELLOW])).toBe(12);
    expect(bayPoints([RED, BLACK, RED, BLACK])).toBe(10);
    expect(bayPoints([RED, BLACK, RED, BLACK, YELLOW])).toBe(15);
  });

  it("says which Shards count together", () => {
    expect(divide([RED, BLACK, RED, BLACK, YELLOW])).toEqual([
      { from: 0, size: 2, points: 5 },
      { from: 2, size: 3, points: 10 },
    ]);
    expect(baysPoints([[RED, BLACK], [YELLOW], []])).toBe(6);
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
    const told: NovaRaidersAction[] = [{ type: "stow", bay: 1 }, { type: "keep", directive: 4 }, { type: "discard", card: 2 }];
    const { answers, keeps, cards } = sortOffers(told);
    expect(answers).toEqual([told[0]]);
    expect(keeps).toEqual([told[1]]);
    expect(cards.get(2)?.discard).toEqual(told[2]);
  });

  it("propose a link: another card, a basic one first, the one with the least to offer", () => {
    const chains = sortOffers([4, 7, 9, 15].map((card) => ({ type: "chain", card })));
    const worth = (card: number): number => (card === 4 ? 9 : 1);
    expect(proposeLink(chains, 9, 11, worth)).toBe(7);
    expect(proposeLink(chains, 7, 11, worth)).toBe(9);
    expect(proposeLink(sortOffers([{ type: "chain", card: 15 }]), 9, 11, worth)).toBe(15);
    expect(proposeLink(sortOffers([{ type: "chain", card: 9 }]), 9, 11, worth)).toBeNull();
    expect(proposeLink(offers, 9, 11, worth)).toBe(12);
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

describe("NR-1.3, NR-4.6: ways along a ring", () => {
  const rings = [1, 2, 3, 4, 5].map((ring) => ({ width: ring + 1, asteroid: 1, shards: 0 }));
  const ring = new Ring({ bases: 3, track: [], rings });

  it("knows rings and their sizes", () => {
    expect(ring.starts).toEqual([0, 6, 15, 27, 42, 60]);
    expect(ring.of(5)).toBe(0);
    expect(ring.of(6)).toBe(1);
    expect(ring.of(59)).toBe(4);
    expect(ring.spaces(1)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it("goes around", () => {
    expect(ring.along(5, 1)).toBe(0);
    expect(ring.along(0, -2)).toBe(4);
    expect(ring.steps(27, 30, 3)).toBe(3);
    expect(ring.steps(27, 39, 3)).toBe(-3);
    expect(ring.steps(0, 3, 3)).toBe(3);
    expect(ring.steps(0, 2, 4)).toBe(-4);
    expect(ring.steps(27, 39)).toBe(-3);
    expect(ring.steps(27, 3)).toBeNull();
  });
});

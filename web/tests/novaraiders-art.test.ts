import { describe, expect, test } from "vitest";
import { Geometry, turnBetween, type Rings } from "../src/novaraiders/art/geometry";
import { follow, type Ship } from "../src/novaraiders/art/ships";
import type { NovaRaidersView } from "../src/wire/types";

const WIDTHS = [2, 3, 4, 5, 6];
const board = (bases: number, widths = WIDTHS): Rings => ({
  bases,
  rings: widths.map((width) => ({ width, asteroid: Math.ceil((width - 1) / 2), shards: 0 })),
});
const boards = [3, 4].flatMap((bases) => [board(bases), board(bases, [4, 5, 6, 7, 8])]);

/** The spaces that the rule calls neighbours of (ring, base, step), on its own ring and on the next one outward. */
function neighbours(geometry: Geometry, space: number): number[] {
  const { ring, base, step } = geometry.place(space);
  const found = [geometry.space(ring, base, step + 1)];
  if (ring + 1 < geometry.rings) {
    const outward = step === 0 ? [-1, 0, 1] : [step, step + 1];
    found.push(...outward.map((other) => geometry.space(ring + 1, base, other)));
  }
  return found;
}

/** Whether two cells have more than a corner in common. */
function touch(geometry: Geometry, a: number, b: number): boolean {
  const half = (space: number) => 180 / geometry.count(geometry.place(space).ring);
  const apart = Math.abs(turnBetween(geometry.angle(a), geometry.angle(b)));
  const depths = Math.abs(geometry.polar(a).radius - geometry.polar(b).radius) / geometry.k;
  if (depths < 1e-6) return Math.abs(apart - half(a) - half(b)) < 1e-6;
  return Math.abs(depths - 1) < 1e-6 && apart < half(a) + half(b) - 1e-6;
}

describe("where the spaces lie", () => {
  test("nr_1_3 the rings of the two boards have their spaces, each its own place", () => {
    expect([0, 1, 2, 3, 4].map((ring) => new Geometry(board(3)).count(ring))).toEqual([6, 9, 12, 15, 18]);
    expect([0, 1, 2, 3, 4].map((ring) => new Geometry(board(4)).count(ring))).toEqual([8, 12, 16, 20, 24]);
    for (const plan of boards) {
      const geometry = new Geometry(plan);
      const spots = Array.from({ length: geometry.size }, (_, space) => geometry.at(space));
      const nearest = Math.min(
        ...spots.flatMap((a, each) => spots.slice(each + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
      );
      expect(nearest).toBeGreaterThan(geometry.k * 0.9);
    }
  });

  test("nr_1_3 spaces count ring by ring and clockwise from the Gate of base 0", () => {
    const geometry = new Geometry(board(3));
    expect(geometry.place(0)).toEqual({ ring: 0, base: 0, step: 0 });
    expect(geometry.place(5)).toEqual({ ring: 0, base: 2, step: 1 });
    expect(geometry.place(6)).toEqual({ ring: 1, base: 0, step: 0 });
    expect(geometry.place(59)).toEqual({ ring: 4, base: 2, step: 5 });
    expect(() => geometry.place(60)).toThrow("no space 60");
    for (let space = 0; space < geometry.size; space++) {
      const { ring, base, step } = geometry.place(space);
      expect(geometry.space(ring, base, step)).toBe(space);
      expect(geometry.along(geometry.along(space, 1), -1)).toBe(space);
      expect(turnBetween(geometry.angle(space), geometry.angle(geometry.along(space, 1)))).toBeGreaterThan(0);
    }
  });

  test("nr_1_4 two cells touch exactly when the rules call their spaces neighbours", () => {
    for (const plan of boards) {
      const geometry = new Geometry(plan, 47, 1);
      const pairs = new Set<string>();
      for (let space = 0; space < geometry.size; space++) {
        for (const other of neighbours(geometry, space))
          pairs.add([Math.min(space, other), Math.max(space, other)].join(" "));
      }
      const touching: string[] = [];
      for (let a = 0; a < geometry.size; a++) {
        for (let b = a + 1; b < geometry.size; b++) if (touch(geometry, a, b)) touching.push(`${a} ${b}`);
      }
      expect(touching.sort()).toEqual([...pairs].sort());
    }
  });

  test("nr_1_3 Gates stand in line with their base, the chosen base at the bottom", () => {
    for (const bottom of [0, 1, 2]) {
      const geometry = new Geometry(board(3), 52, bottom);
      expect(((geometry.baseAngle(bottom) % 360) + 360) % 360).toBeCloseTo(180);
      for (let space = 0; space < geometry.size; space++) {
        const { base } = geometry.place(space);
        if (geometry.isGate(space)) expect(turnBetween(geometry.angle(space), geometry.baseAngle(base))).toBeCloseTo(0);
      }
    }
  });

  test("nr_1_5 there is one Asteroid per base and ring, never on a Gate", () => {
    const geometry = new Geometry(board(4));
    const asteroids = geometry.places.map((_, space) => space).filter((space) => geometry.isAsteroid(space));
    expect(asteroids).toHaveLength(20);
    expect(asteroids.some((space) => geometry.isGate(space))).toBe(false);
  });

  test("the whole drawing is inside its box, bases and all", () => {
    for (const plan of boards) {
      const geometry = new Geometry(plan, 60, 2);
      const { left, top, width, height } = geometry.box();
      const points = Array.from({ length: geometry.size }, (_, space) => geometry.at(space));
      for (let base = 0; base < geometry.bases; base++) {
        points.push(
          geometry.behind(base, -82, 129),
          geometry.behind(base, 82, 129),
          geometry.berth(base, 0),
          geometry.berth(base, 2),
        );
      }
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
    }
  });

  test("nr_6_3 the Star reaches the rim of the rings it covers", () => {
    const geometry = new Geometry(board(3));
    expect(geometry.starRadius(0)).toBeLessThan(geometry.rim(-1));
    for (const covered of [1, 2, 3]) {
      expect(geometry.starRadius(covered)).toBeGreaterThan(geometry.radius(covered - 1));
      expect(geometry.starRadius(covered)).toBeLessThan(geometry.rim(covered - 1));
    }
  });
});

test("what is looked at closely takes up the room between the middles of its spaces", () => {
  const geometry = new Geometry(board(3), 1);
  const gates = [0, 4].map((ring) => geometry.space(ring, 0, 0));
  expect(geometry.around(gates)).toMatchObject({
    left: expect.closeTo(0),
    top: expect.closeTo(2),
    width: expect.closeTo(0),
    height: expect.closeTo(4),
  });
});

describe("ways", () => {
  const geometry = new Geometry(board(3));

  test("nr_4_6 a way along a ring keeps its distance from the Star, and says which way it turns", () => {
    const clockwise = geometry.between(27, 30, 1);
    expect(clockwise).toEqual([27, 28, 29, 30]);
    expect(geometry.direction(clockwise)).toBe(1);
    expect(geometry.direction([27, 41, 40])).toBe(-1);
    const { line, tip } = geometry.way(clockwise);
    expect(line).toContain("A260,260 0 0 1");
    expect(Math.hypot(tip.x, tip.y)).toBeCloseTo(geometry.radius(3));
  });

  test("nr_4_7 a Jump is a curve that ends near its Gate", () => {
    const [from, to] = [geometry.space(4, 0, 0), geometry.space(1, 2, 0)];
    expect(geometry.direction([from, to])).toBe(0);
    const { line, tip } = geometry.way([from, to]);
    expect(line).toContain("Q");
    expect(Math.hypot(tip.x - geometry.at(to).x, tip.y - geometry.at(to).y)).toBeLessThan(geometry.k);
  });

  test("nr_5_6 a ship goes the way it was pushed, also the long way round, and else the shorter one", () => {
    expect(geometry.turn(0, 2)).toBeCloseTo(120);
    expect(geometry.turn(0, 2, [geometry.between(0, 2, -1)])).toBeCloseTo(-240);
    expect(geometry.turn(0, 2, [[0, 1]])).toBeCloseTo(120);
    expect(geometry.turn(0, 6)).toBeNull();
    expect(geometry.turn(0, 2, [[0, 2]])).toBeNull(); // a jump leaves the ring
  });

  test("nr_7_9 a ship pushed into the Star falls straight toward it", () => {
    const gate = geometry.space(2, 1, 0);
    const { tip } = geometry.fall(gate, 2);
    expect(Math.hypot(tip.x, tip.y)).toBeLessThan(geometry.starRadius(2));
    expect(turnBetween(geometry.angle(gate), (Math.atan2(tip.x, -tip.y) * 180) / Math.PI)).toBeCloseTo(0);
  });

  test("arrow keys go where they point, back again, and never into the Star", () => {
    const opposite: Record<string, string> = {
      ArrowUp: "ArrowDown",
      ArrowDown: "ArrowUp",
      ArrowLeft: "ArrowRight",
      ArrowRight: "ArrowLeft",
    };
    const gate = geometry.space(4, 0, 0);
    expect(geometry.next(gate, "ArrowUp", 0)).toBe(geometry.space(3, 0, 0));
    expect(geometry.next(gate, "ArrowDown", 0)).toBeNull();
    expect(geometry.next(geometry.space(2, 0, 0), "ArrowUp", 2)).toBeNull();
    expect(geometry.next(gate, "Tab", 0)).toBeNull();
    for (let space = 0; space < geometry.size; space++) {
      const reached = Object.keys(opposite).map((key) => geometry.next(space, key, 0));
      expect(reached).toContain(geometry.along(space, 1));
      expect(reached).toContain(geometry.along(space, -1));
    }
    const left = geometry.next(gate, "ArrowLeft", 0)!;
    expect(geometry.at(left).x).toBeLessThan(geometry.at(gate).x);
    expect(geometry.next(left, "ArrowRight", 0)).toBe(gate);
  });
});

describe("which ship is which", () => {
  const geometry = new Geometry(board(3));
  const view = (fleets: number[][], docks: number[]) => ({ fleets, docks }) as unknown as NovaRaidersView;
  const at = (ships: readonly Ship[], key: string) => ships.find((ship) => ship.key === key)?.spot;

  test("a ship that moves keeps its key, and so do those that stay", () => {
    const before = follow([], view([[27, 50], [4], []], [1, 2, 3]), geometry);
    expect(before).toHaveLength(9);
    const mover = before.find((ship) => "space" in ship.spot && ship.spot.space === 27)!;
    const after = follow(before, view([[30, 50], [4], []], [1, 2, 3]), geometry);
    expect(at(after, mover.key)).toEqual({ space: 30 });
    expect(after.map((ship) => ship.key).sort()).toEqual(before.map((ship) => ship.key).sort());
  });

  test("of two that move, each goes to the place on its own ring", () => {
    const before = follow([], view([[27, 50], [], []], [0, 0, 0]), geometry);
    const [first, second] = [before[0]!, before[1]!];
    const after = follow(before, view([[44, 29], [], []], [0, 0, 0]), geometry);
    expect(at(after, first.key)).toEqual({ space: 29 });
    expect(at(after, second.key)).toEqual({ space: 44 });
  });

  test("nr_3_3 a launched ship comes from the Dock, an unloaded one goes back to it", () => {
    const docked = follow([], view([[], [], []], [3, 0, 0]), geometry);
    const launched = follow(docked, view([[42], [], []], [2, 0, 0]), geometry);
    expect(launched.map((ship) => ship.key).sort()).toEqual(docked.map((ship) => ship.key).sort());
    const back = follow(launched, view([[], [], []], [3, 0, 0]), geometry);
    expect(back.map((ship) => ship.key).sort()).toEqual(docked.map((ship) => ship.key).sort());
  });

  test("nr_6_3 a destroyed ship is gone, and keys are never used twice", () => {
    const before = follow([], view([[0, 27], [], []], [1, 0, 0]), geometry);
    const after = follow(before, view([[27], [], []], [1, 0, 0]), geometry);
    expect(after).toHaveLength(2);
    expect(new Set(after.map((ship) => ship.key)).size).toBe(2);
  });
});

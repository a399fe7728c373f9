/**
 * Where everything lies on the board (section 1). The Star is at (0, 0), x to the right, y down; angles run
 * clockwise from 12 o'clock. A ring's radius is k times its width, so every cell of every ring has the same
 * depth and arc, and two cells touch exactly when NR-1.4 calls their spaces neighbours.
 */

import type { BoardPlan } from "../cards";

export interface Point {
  x: number;
  y: number;
}
/** A place given by its angle in degrees and its distance from the Star. */
export interface Polar {
  angle: number;
  radius: number;
}
/** A space as (ring, base, step) of NR-1.4; rings count from 0, the Gate is step 0. */
export interface Place {
  ring: number;
  base: number;
  step: number;
}
/** A way as it is drawn: its line, and where its arrow is and points to, in degrees from 3 o'clock. */
export interface Line {
  line: string;
  tip: Point;
  heading: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Of a board's plan, what its drawing depends on. */
export type Rings = Pick<BoardPlan, "bases" | "rings">;

const DEGREE = Math.PI / 180;
const GAP = 4;
const CORNER = 9 / 52;
/** What lies behind the outermost ring at a base, for k = 52. */
const BASE_DEPTH = 131;
const BASE_HALF = 84;

/** The outline of a Gate around its middle, for k = 52. */
export const GATE = "M-10,-18.5H10L20,0L10,18.5H-10L-20,0Z";

export const round = (value: number): number => Math.round(value * 10) / 10;

export class Geometry {
  readonly bases: number;
  readonly rings: number;
  readonly size: number;
  readonly k: number;
  /** Everything of a fixed size is drawn this large: 1 for k = 52. */
  readonly unit: number;
  /** How large a number on a piece is drawn beside it, so that it stays readable; on an overview it shrinks too. */
  readonly badge: number;
  readonly places: readonly Place[];
  /** The first space of each ring, and the end of the board. */
  readonly start: readonly number[];
  readonly #plan: Rings;
  readonly #turn: number;

  /** `bottom` is the base at 180 degrees. */
  constructor(plan: Rings, k = 52, bottom = 0) {
    this.#plan = plan;
    this.bases = plan.bases;
    this.rings = plan.rings.length;
    this.k = k;
    this.unit = k / 52;
    this.badge = Math.max(1, Math.min(1.3, 0.97 / this.unit), Math.min(4, 0.85 / this.unit));
    this.#turn = 180 - (bottom * 360) / plan.bases;
    const places: Place[] = [];
    const start = [0];
    plan.rings.forEach(({ width }, ring) => {
      for (let base = 0; base < plan.bases; base++)
        for (let step = 0; step < width; step++) places.push({ ring, base, step });
      start.push(places.length);
    });
    this.places = places;
    this.start = start;
    this.size = places.length;
  }

  place(space: number): Place {
    const place = this.places[space];
    if (!place) throw new Error(`the board has no space ${space}`);
    return place;
  }

  /** The space (ring, base, step); a step beyond the last is the next base's (NR-1.4). */
  space(ring: number, base: number, step: number): number {
    const count = this.count(ring);
    const index = (base * this.width(ring) + step) % count;
    return this.start[ring]! + ((index + count) % count);
  }

  width(ring: number): number {
    return this.#plan.rings[ring]!.width;
  }

  /** How many spaces a ring has. */
  count(ring: number): number {
    return this.width(ring) * this.bases;
  }

  isGate(space: number): boolean {
    return this.place(space).step === 0;
  }

  isAsteroid(space: number): boolean {
    const { ring, step } = this.place(space);
    return step === this.#plan.rings[ring]!.asteroid;
  }

  /** So many spaces along the ring, clockwise if positive. */
  along(space: number, steps: number): number {
    const { ring, base, step } = this.place(space);
    return this.space(ring, base, step + steps);
  }

  // ---- where

  /** Half the length of every cell. */
  get #halfArc(): number {
    return (Math.PI * this.k) / this.bases;
  }

  radius(ring: number): number {
    return this.k * this.width(ring);
  }

  /** The outer rim of a ring; -1: where the innermost begins. */
  rim(ring: number): number {
    return this.radius(0) + (ring + 0.5) * this.k;
  }

  angle(space: number): number {
    const { ring, base, step } = this.place(space);
    return this.baseAngle(base) + ((step / this.width(ring)) * 360) / this.bases;
  }

  baseAngle(base: number): number {
    return this.#turn + (base * 360) / this.bases;
  }

  polar(space: number): Polar {
    return { angle: this.angle(space), radius: this.radius(this.place(space).ring) };
  }

  at(space: number): Point {
    return point(this.polar(space));
  }

  /** Where the nth berth of a base's Dock is. */
  berth(base: number, berth: number): Point {
    return this.behind(base, (berth - 1) * 42, 29.5);
  }

  /** A point of a base: so far aside and behind the outer rim, for k = 52. */
  behind(base: number, aside: number, depth: number): Point {
    const turned = (this.baseAngle(base) - 180) * DEGREE;
    const x = aside * this.unit;
    const y = this.rim(this.rings - 1) + depth * this.unit;
    return { x: x * Math.cos(turned) - y * Math.sin(turned), y: x * Math.sin(turned) + y * Math.cos(turned) };
  }

  starRadius(covered: number): number {
    return covered ? this.rim(covered - 1) - 3 * this.unit : this.rim(-1) - 0.14 * this.k;
  }

  /** How far the rings reach from the Star, with their rim. */
  get reach(): number {
    return this.rim(this.rings - 1) + 9 * this.unit;
  }

  /** What the whole drawing takes up, or all of it but one base. */
  box(without: number | null = null): Box {
    const points: Point[] = [
      { x: -this.reach, y: -this.reach },
      { x: this.reach, y: this.reach },
    ];
    for (let base = 0; base < this.bases; base++) if (base !== without) points.push(...this.#corners(base));
    return boxOf(points);
  }

  /** What a base takes up. */
  baseBox(base: number): Box {
    return boxOf(this.#corners(base));
  }

  #corners(base: number): Point[] {
    return [38, BASE_DEPTH].flatMap((depth) => [-BASE_HALF, BASE_HALF].map((side) => this.behind(base, side, depth)));
  }

  /** What the middles of these spaces take up, and a base. */
  around(spaces: readonly number[], base?: number): Box {
    return boxOf([...spaces.map((space) => this.at(space)), ...(base === undefined ? [] : this.#corners(base))]);
  }

  // ---- outlines

  /** The cell of a space: a sector of the ring with round corners. */
  cell(space: number, gap = GAP): string {
    const { ring } = this.place(space);
    const half = 180 / this.count(ring);
    const angle = this.angle(space);
    const radius = this.radius(ring);
    return sector(
      radius - (this.k - gap) / 2,
      radius + (this.k - gap) / 2,
      angle - half,
      angle + half,
      CORNER * this.k,
      gap,
    );
  }

  /** The light edge of a cell toward the Star. */
  gleam(space: number): string {
    const { ring } = this.place(space);
    const half = 180 / this.count(ring);
    const angle = this.angle(space);
    const inset = (13 * this.unit) / this.radius(ring) / DEGREE;
    return arc(this.radius(ring) - this.k / 2 + 4.2, angle - half + inset, angle + half - inset);
  }

  // ---- ways

  /** Whether a way through these spaces runs along one ring: 1 clockwise, -1 the other way, 0 it does not. */
  direction(spaces: readonly number[]): 1 | -1 | 0 {
    const [first, second] = spaces;
    if (first === undefined || second === undefined) return 0;
    const step = this.along(first, 1) === second ? 1 : this.along(first, -1) === second ? -1 : 0;
    if (step === 0) return 0;
    for (let index = 1; index < spaces.length; index++) {
      if (this.along(spaces[index - 1]!, step) !== spaces[index]) return 0;
    }
    return step;
  }

  /**
   * The drawn line of a way: along the ring at a distance from its middle, or a curve from space to space.
   * It begins beside the piece on the first space, and its tip is at the edge of the last.
   */
  way(spaces: readonly number[], lane = 0): Line {
    const first = spaces[0]!;
    const last = spaces.at(-1)!;
    const direction = this.direction(spaces);
    if (direction !== 0) {
      const from = this.polar(first);
      const radius = from.radius + lane;
      const degrees = 360 / this.count(this.place(first).ring);
      const sweep = direction * degrees * (spaces.length - 1);
      const lead = (direction * 28 * this.unit) / radius / DEGREE;
      const rest = (direction * 0.72 * this.#halfArc) / radius / DEGREE;
      const end = from.angle + sweep - rest;
      return {
        line: arc(radius, from.angle + lead, end),
        tip: point({ angle: end, radius }),
        heading: end + (direction > 0 ? 0 : 180),
      };
    }
    return curve(this.at(first), this.at(last), 0.55 * this.k);
  }

  /**
   * How far a ship turns around the Star from one space to another, in degrees, clockwise positive: along the one
   * of these ways that leads there, else the shorter way. null: it does not go along a ring.
   */
  turn(from: number, to: number, ways: readonly (readonly number[])[] = []): number | null {
    const { ring } = this.place(from);
    if (ring !== this.place(to).ring) return null;
    const way = ways.find((each) => each[0] === from && each.at(-1) === to);
    if (!way) return turnBetween(this.angle(from), this.angle(to));
    const direction = this.direction(way);
    return direction === 0 ? null : (direction * (way.length - 1) * 360) / this.count(ring);
  }

  /** The way of a ship that is pushed into the Star. */
  fall(space: number, covered: number): Line {
    const { angle, radius } = this.polar(space);
    const tip = point({ angle, radius: this.starRadius(covered) - 30 * this.unit });
    const from = point({ angle, radius: radius - 20 * this.unit });
    return { line: `M${round(from.x)},${round(from.y)}L${round(tip.x)},${round(tip.y)}`, tip, heading: angle + 90 };
  }

  /** The spaces passed from one to another along their ring, both included. */
  between(from: number, to: number, direction: 1 | -1): number[] {
    const spaces = [from];
    for (let space = from; space !== to && spaces.length <= this.size; spaces.push(space))
      space = this.along(space, direction);
    return spaces;
  }

  // ---- keyboard

  /** The space that lies where an arrow key points: along the ring, or the nearest on the next ring. */
  next(space: number, key: string, covered: number): number | null {
    const pointed = ARROWS.indexOf(key);
    if (pointed < 0) return null;
    const { ring } = this.place(space);
    const outward = Math.floor((this.angle(space) + 45) / 90);
    const turns = (((pointed - outward) % 4) + 4) % 4;
    if (turns % 2) return this.along(space, turns === 1 ? 1 : -1);
    const other = turns === 0 ? ring + 1 : ring - 1;
    return other < covered || other >= this.rings ? null : this.nearest(space, other);
  }

  /** The space of a ring that is nearest to one of another ring. */
  nearest(space: number, ring: number): number {
    const angle = this.angle(space);
    let [best, least] = [this.start[ring]!, Infinity];
    for (let each = this.start[ring]!; each < this.start[ring + 1]!; each++) {
      const apart = Math.abs(turnBetween(angle, this.angle(each)));
      if (apart < least - 1e-6) [best, least] = [each, apart];
    }
    return best;
  }
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map((each) => each.x);
  const ys = points.map((each) => each.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Clockwise from 12 o'clock. */
const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

export function point({ angle, radius }: Polar): Point {
  return { x: radius * Math.sin(angle * DEGREE), y: -radius * Math.cos(angle * DEGREE) };
}

/** From one angle to another the shorter way round, in degrees, clockwise positive. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

const at = (radius: number, angle: number): string => {
  const { x, y } = point({ angle, radius });
  return `${round(x)},${round(y)}`;
};

function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(radius, from)}A${round(radius)},${round(radius)} 0 ${large} ${to > from ? 1 : 0} ${at(radius, to)}`;
}

/** A ring's sector with round corners. */
function sector(inner: number, outer: number, from: number, to: number, corner: number, gap: number): string {
  const degrees = (radius: number, length: number): number => length / radius / DEGREE;
  const a = (radius: number): number => from + degrees(radius, gap / 2);
  const b = (radius: number): number => to - degrees(radius, gap / 2);
  const [r0, r1] = [round(inner), round(outer)];
  return (
    `M${at(outer, a(outer) + degrees(outer, corner))}A${r1},${r1} 0 0 1 ${at(outer, b(outer) - degrees(outer, corner))}` +
    `Q${at(outer, b(outer))} ${at(outer - corner, b(outer - corner))}L${at(inner + corner, b(inner + corner))}` +
    `Q${at(inner, b(inner))} ${at(inner, b(inner) - degrees(inner, corner))}A${r0},${r0} 0 0 0 ${at(inner, a(inner) + degrees(inner, corner))}` +
    `Q${at(inner, a(inner))} ${at(inner + corner, a(inner + corner))}L${at(outer - corner, a(outer - corner))}` +
    `Q${at(outer, a(outer))} ${at(outer, a(outer) + degrees(outer, corner))}Z`
  );
}

/** The point that a curve between two places bends toward: away from the Star. */
function bend(from: Point, to: Point): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let away = { x: -(to.y - from.y) / (length || 1), y: (to.x - from.x) / (length || 1) };
  if (away.x * middle.x + away.y * middle.y < 0) away = { x: -away.x, y: -away.y };
  return { x: middle.x + away.x * length * 0.28, y: middle.y + away.y * length * 0.28 };
}

/** A point of the curve from one place to another, t from 0 to 1. */
export function along(from: Point, to: Point, t: number): Point {
  const over = bend(from, to);
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
}

function curve(from: Point, to: Point, short: number): Line {
  const over = bend(from, to);
  const length = Math.hypot(to.x - over.x, to.y - over.y) || 1;
  const rest = Math.min(short, length * 0.45) / length;
  const tip = { x: to.x - (to.x - over.x) * rest, y: to.y - (to.y - over.y) * rest };
  const heading = Math.atan2(to.y - over.y, to.x - over.x) / DEGREE;
  return {
    line: `M${round(from.x)},${round(from.y)}Q${round(over.x)},${round(over.y)} ${round(tip.x)},${round(tip.y)}`,
    tip,
    heading,
  };
}

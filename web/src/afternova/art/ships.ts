/** Six Starships on a grid of 360 by 120. Which is drawn depends on the seat alone: the card is secret. */

import { spelled } from "../counts";

interface Ship {
  /** the engine, under everything */
  behind: string;
  /** in the player's colour, under the hull */
  fins: string;
  hull: string;
  shade: string;
  /** in the player's colour, on the hull */
  tail: string;
  nose: string;
  glass: string;
}

const path = (d: string): string => `<path d="${d}"/>`;
const engine = (d: string): string => `<path d="${d}" fill="#5a668f"/>`;
const glass = (d: string, glint: string): string =>
  `<path d="${d}" fill="#bfe6ff"/><path d="${glint}" fill="none" stroke="#fff"/>`;
const porthole = (x: number, r: number): string =>
  `<circle cx="${x}" cy="60" r="${r}" fill="#bfe6ff"/><path d="M${x - r / 2} ${60 - r / 6}a${r / 2} ${r / 2} 0 0 1 ${r / 2}-${r / 3}" fill="none" stroke="#fff"/>`;

/** A box with a long nose, and a drop. */
const BARGE = {
  hull: "M48 34c0-8 6-12 14-12h196c42 0 70 18 88 38-18 20-46 38-88 38H62c-8 0-14-4-14-12z",
  shade: "M48 74h284c-17 14-42 24-74 24H62c-8 0-14-4-14-12z",
  behind: engine("M36 40h14v40H36z"),
};
const DROP = {
  hull: "M50 60c0-24 16-36 40-38h150c48 0 84 16 110 38-26 22-62 38-110 38H90c-24-2-40-14-40-38z",
  shade: "M52 70h284c-24 16-54 28-96 28H90c-22-2-36-12-38-28z",
  behind: engine("M36 44h16v32H36z"),
};
const BARGE_TAIL = path("M48 34c0-8 6-12 14-12h20v76H62c-8 0-14-4-14-12z");
const DROP_TAIL = path("M50 60c0-20 12-32 32-36.5C74 46 74 74 82 96.5 62 92 50 80 50 60z");
const BARGE_NOSE = path("M290 28c24 6 42 18 56 32-14 14-32 26-56 32 8-20 8-44 0-64z");
const DROP_NOSE = path("M282 27c28 7 50 19 68 33-18 14-40 26-68 33 6-10 8-20 8-33s-2-23-8-33z");
const WINDSCREEN = glass("M298 42c14 4 24 10 32 18-8 4-20 6-30 6 2-8 1-16-2-24z", "M303 47c8 2 13 5 18 9");

export const SHIPS: readonly Ship[] = [
  {
    ...BARGE,
    fins: path("M78 26 60 4H38l16 28zM78 94l-18 22H38l16-28z"),
    tail: BARGE_TAIL,
    nose: BARGE_NOSE,
    glass: WINDSCREEN,
  },
  {
    ...DROP,
    fins: path("M120 24C96 2 74 0 48 2l30 30zM120 96c-24 22-46 24-72 22l30-30z"),
    tail: DROP_TAIL,
    nose: DROP_NOSE,
    glass: porthole(307, 12),
  },
  {
    ...BARGE,
    fins: path("M58 24 40 8h34l30 16zM58 96l-18 16h34l30-16z") + path("M38 4h26v8H38zM38 108h26v8H38z"),
    tail: BARGE_TAIL,
    nose: BARGE_NOSE,
    glass: porthole(308, 10),
  },
  {
    ...DROP,
    fins: path("M140 24 66 3l-14 8 40 17zM140 96l-74 21-14-8 40-17z"),
    tail: DROP_TAIL,
    nose: DROP_NOSE,
    glass: WINDSCREEN,
  },
  {
    ...BARGE,
    fins: path("M98 24C88 6 66 0 40 4c12 6 16 14 16 24zM98 96c-10 18-32 24-58 20 12-6 16-14 16-24z"),
    tail: BARGE_TAIL,
    nose: BARGE_NOSE,
    glass: porthole(302, 8) + porthole(321, 5.5),
  },
  {
    ...DROP,
    fins:
      path("M74 30 44 4l-4 22 22 16zM74 90l-30 26-4-22 22-16z") +
      path("M150 23 116 8 98 10l14 14zM150 97l-34 15-18-2 14-14z"),
    tail: DROP_TAIL,
    nose: DROP_NOSE,
    glass: glass("M296 46c16 0 26 6 34 14-8 8-18 14-34 14 4-9 4-19 0-28z", "M304 52c6 1 11 3 15 6"),
  },
];

export interface Slot {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
  /** the Fragment's size */
  size: number;
  colour: number | undefined;
  /** beyond what the Starship can hold */
  over: boolean;
  /** added by an Upgrade */
  extra: boolean;
}

const BASIC_CAPACITY = 4;

/** The windows with what is in them, in one row or, if there are many, in two. */
export function storage(capacity: number, fragments: readonly number[]): Slot[] {
  const held = spelled(fragments);
  const windows = Math.max(capacity, held.length);
  const rows = windows > 6 ? 2 : 1;
  const columns = Math.ceil(windows / rows);
  const gap = rows === 2 ? 4 : 5.2;
  const width = ((rows === 2 ? 188 : 197) - gap * (columns - 1)) / columns;
  const height = rows === 2 ? 27 : 48;
  return Array.from({ length: windows }, (_, index) => ({
    colour: held[index],
    x: 88.5 + (index % columns) * (width + gap),
    y: rows === 2 ? 31 + Math.floor(index / columns) * 31 : 36,
    width,
    height,
    round: rows === 2 ? 7 : 10,
    size: Math.min(34, width - 4, height - 4),
    over: index >= capacity,
    extra: index >= BASIC_CAPACITY,
  }));
}

/** A Paw's portrait: the species' head in a suit, with what this one wears. */

import type { Paw } from "../../cards";
import { seedOf } from "../seed";
import { BIRDS } from "./birds";
import { DIGGERS } from "./diggers";
import { DRESSES, type Dress } from "./dress";
import { GNAWERS } from "./gnawers";
import { HUNTERS } from "./hunters";
import { COLLAR, bandana, cap, goggles, headset, suit } from "./parts";
import type { Species } from "./species";

export const SPECIES: Readonly<Record<string, Species>> = { ...BIRDS, ...HUNTERS, ...GNAWERS, ...DIGGERS };

const SUITS = [
  "#e8643c",
  "#3d74c7",
  "#2f7f86",
  "#7b4fc9",
  "#c23b4e",
  "#6b7a2e",
  "#3b4a7a",
  "#d9a23a",
  "#e05a86",
  "#4d7a5f",
];
const PLATES = ["#ffd166", "#f4f1ea", "#25c2a0", "#ffb020", "#f3e3c2", "#2b8fa8", "#c6b3ff"];

/** A Paw of another card set: its species if we know it or a part of its name, else a face by its name. */
function speciesOf(paw: Paw): Species {
  const word = paw.species.toLowerCase();
  const known = Object.keys(SPECIES);
  const alike = known.filter((each) => word.includes(each) || each.split(" ").some((part) => word.endsWith(part)));
  return SPECIES[known.find((each) => each === word) ?? alike[0] ?? known[seedOf(paw.name) % known.length]!]!;
}

function dressOf(paw: Paw): Dress {
  const seed = seedOf(paw.name);
  const gear = [
    "",
    goggles("#3a2a22", "#6fd3ff", 36),
    headset("#ffb020"),
    cap("#3d74c7"),
    bandana("#c23b4e", "#fff", 2),
  ];
  return {
    suit: SUITS[seed % SUITS.length]!,
    plate: PLATES[(seed >>> 4) % PLATES.length]!,
    gear: gear[(seed >>> 8) % gear.length]!,
  };
}

/** The inside of the portrait's drawing, on a 120 grid. */
export function portrait(paw: Paw): string {
  const dress = Object.hasOwn(DRESSES, paw.name) ? DRESSES[paw.name]! : dressOf(paw);
  const look = dress.look ?? speciesOf(paw);
  return [
    look.back,
    dress.back,
    suit(dress.suit, dress.plate),
    look.head,
    dress.gear,
    look.ears,
    COLLAR,
    look.front,
    dress.front,
  ].join("");
}

/** What the Paws of our card set wear, by name. */

import { mole } from "./diggers";
import { bear, otter } from "./hunters";
import {
  INK,
  bandana,
  both,
  bowTie,
  cap,
  captain,
  disc,
  eyePatch,
  flat,
  flyingCap,
  goggles,
  hardHat,
  headset,
  lashes,
  line,
  moved,
  pearls,
  scarf,
  shape,
  spectacles,
  spot,
} from "./parts";
import type { Species } from "./species";

export interface Dress {
  suit: string;
  plate: string;
  /** on the head */
  gear?: string;
  /** behind the shoulders */
  back?: string;
  /** before the collar */
  front?: string;
  /** another look than the species usually has */
  look?: Species;
}

const pickaxe =
  line("M92 120 110 34", 7.4) +
  line("M92 120 110 34", 3, "#c9955a") +
  shape("M84 50c2-16 12-28 26-30 8 0 14 4 16 12-5-2-10-2-15-1-10 3-19 9-27 19z", "#c3cbe0");
const chevrons = line("M52 31l8-5 8 5M52 37l8-5 8 5", 2.4, "#ffd166");
const helmet = (colour: string, badge: string): string =>
  shape("M27 52c-2-20 12-31 33-31s35 11 33 31c-20-7-46-7-66 0z", colour) +
  flat("M33 46c1-10 7-17 16-20-6 6-8 12-8 18z", "#fff", 0.25) +
  line("M29 50c18-6 44-6 62 0", 2, INK) +
  badge;
const star = (x: number, y: number, fill: string, size = 1): string =>
  moved(
    x,
    y,
    `<path d="M0-8 2.4-2.6 8-2 3.8 2 5 7.6 0 4.8-5 7.6-3.8 2-8-2-2.4-2.6z" fill="${fill}" stroke-width="1.8"/>`,
    ` scale(${size})`,
  );
const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<path d="M0 0C-8-4-9-14 0-20 9-14 8-4 0 0zM0 0v-12" fill="${fill}" stroke-width="2" transform="translate(${x} ${y}) rotate(${turn})"/>`;

export const DRESSES: Record<string, Dress> = {
  // piloting
  Swoop: { suit: "#d8452f", plate: "#ffd166", gear: goggles("#2f2a38", "#6fd3ff", 36), front: scarf("#f7f4ea") },
  "Marlo Tailwind": {
    suit: "#8a5a34",
    plate: "#f3e3c2",
    gear: flyingCap("#7a4a2c", "#9be27a"),
    front: scarf("#e8643c"),
  },
  Nimbus: { suit: "#35508f", plate: "#ffd166", gear: captain("#2a3b73") },
  Vesper: { suit: "#2c2350", plate: "#c6b3ff", gear: star(36, 38, "#ffd166", 0.8) },
  // engineering
  "Bixby Sprocket": { suit: "#e89a2c", plate: "#4d5b8a", gear: hardHat("#ffd23f", false, -3) },
  "Auntie Solder": {
    suit: "#5b7f4a",
    plate: "#f3e3c2",
    gear: bandana("#c23b4e", "#ffe3d0", -1) + spectacles(45, 58, 10, "#e0b040"),
  },
  Tock: {
    suit: "#7a5a2e",
    plate: "#e6c15a",
    gear:
      `<path d="M66 47h20v14H66z" fill="#c9902a" transform="rotate(6 76 54)"/>` +
      disc(76, 54, 10.5, "#e0b040") +
      `<circle cx="76" cy="54" r="6.6" fill="#cdeeff" stroke-width="2"/>` +
      line("M73 52l4-3", 2, "#fff") +
      line("M86 50c4-4 6-10 5-16", 2.6, "#c9902a"),
    front: bowTie("#c23b4e"),
  },
  "Widget Willow": {
    suit: "#2f8f86",
    plate: "#ffb020",
    gear: bandana("#4fae6a", "#e7ffd9", 3) + `<path d="M88 46l18-14 3 4-18 14-5 1z" fill="#ffd23f" stroke-width="2"/>`,
    look: otter("#b98552", "#fbe9cc", "#a06f42"),
  },
  // security
  "Sergeant Thump": { suit: "#55663c", plate: "#c9a24a", gear: helmet("#66784a", moved(0, 6, chevrons)) },
  Grumbold: {
    suit: "#4a3d5c",
    plate: "#ffd166",
    gear: line("M72 40l12 22", 2.2, "#b98a8a") + line("M73 48l5-2M76 54l5-2M79 60l5-2", 1.8, "#b98a8a"),
    front: both(star(24, 106, "#ffd166", 0.7)),
  },
  Ironsides: {
    suit: "#6c7a94",
    plate: "#d8dfec",
    front: both(disc(22, 106, 5, "#aeb8cc") + disc(36, 112, 3, "#aeb8cc")),
  },
  "Duchess Hush": {
    suit: "#8a2f5c",
    plate: "#ffd166",
    gear:
      shape("M43 33l2-14 8 7 7-12 7 12 8-7 2 14c-10-5-24-5-34 0z", "#ffd166") +
      disc(60, 25, 3, "#ff5c7a") +
      lashes(38, 54),
    front: pearls(),
  },
  // extraction
  "Dusty Delve": {
    suit: "#a8743f",
    plate: "#f3e3c2",
    gear: hardHat("#ffb020", true, -2) + spectacles(46, 55, 8, "#e4e9f4"),
  },
  "Pickaxe Pim": { suit: "#b5482f", plate: "#ffd166", back: pickaxe, gear: hardHat("#d9523c", true, -4) },
  Scrabble: {
    suit: "#6b8a3a",
    plate: "#8a5a34",
    gear:
      line("M26 48c18-12 50-12 68 0", 6.4) +
      line("M26 48c18-12 50-12 68 0", 3.2, "#3d74c7") +
      disc(60, 38, 8, "#e4e9f4") +
      `<circle cx="60" cy="38" r="4.8" fill="#ffe98a" stroke-width="1.8"/>` +
      spot(78, 68, 4, 2.4, "#5e4522", 0.6) +
      spot(83, 73, 2.4, 1.6, "#5e4522", 0.6),
  },
  Quarry: { suit: "#4d7a8f", plate: "#e6bd93" },
  // piloting and engineering
  Fennimore: { suit: "#2f7f86", plate: "#f3e3c2", gear: headset("#25c2a0", 37) },
  "Juniper Jets": { suit: "#3d74c7", plate: "#ffd166", gear: goggles("#2c3557", "#9be27a", 38) },
  Kestra: { suit: "#4a5a86", plate: "#ffb020", gear: headset("#ff5c7a", 27) },
  Gimbal: {
    suit: "#7b4fc9",
    plate: "#ffd166",
    gear:
      line("M36 33C44 20 76 20 84 33", 5.6) +
      line("M36 33C44 20 76 20 84 33", 2.6, "#4aa8ff") +
      both(`<rect x="17" y="55" width="11" height="15" rx="5" fill="#4aa8ff"/>`),
  },
  // piloting and security
  Rook: {
    suit: "#3a3350",
    plate: "#aeb8cc",
    gear:
      shape("M38 34V12h9v6h8v-6h10v6h8v-6h9v22c-14-6-30-6-44 0z", "#aeb8cc") +
      line("M39 27c14-5 28-5 42 0", 2) +
      eyePatch(76, 54),
  },
  "Skipper Salt": {
    suit: "#f4f1ea",
    plate: "#3d74c7",
    gear:
      shape("M36 36c-2-14 8-22 24-22s26 8 24 22z", "#fbfaf5") +
      shape("M31 34c18-8 40-8 58 0 2 5 1 9-1 10-17-7-39-7-56 0-2-1-3-5-1-10z", "#fbfaf5") +
      line("M60 17v9M56 23c1 4 7 4 8 0M57 19h6", 2, "#3d74c7"),
    front: shape("M60 104 46 96c-4 8-2 14 2 18zM60 104l14-8c4 8 2 14-2 18z", "#3d74c7"),
  },
  "Marguerite Talon": {
    suit: "#6b7a2e",
    plate: "#ffd166",
    gear:
      [0, 60, 120, 180, 240, 300]
        .map(
          (turn) =>
            `<ellipse cx="0" cy="-6.5" rx="3.4" ry="5" fill="#fff" stroke-width="1.6" transform="translate(30 33) rotate(${turn})"/>`,
        )
        .join("") + disc(30, 33, 3.6, "#ffd166"),
  },
  Dash: { suit: "#e8643c", plate: "#ffd166", gear: goggles("#5c3b2a", "#6fd3ff") },
  // piloting and extraction
  Plunge: {
    suit: "#ffb020",
    plate: "#2f3650",
    gear:
      shape("M29 40c14-12 48-12 62 0v5c-14-10-48-10-62 0z", "#ff5c7a") +
      shape("M37 33c3-9 43-9 46 0 1 6-3 10-9 10-5 0-8-2-14-2s-9 2-14 2c-6 0-10-4-9-10z", "#8fe3ff") +
      line("M44 33l5-4M50 34l6-5", 2.2, "#fff"),
  },
  "Comet Clover": {
    suit: "#e05a86",
    plate: "#f4f1ea",
    gear:
      line("M32 50c16-10 40-10 56 0", 8) +
      line("M32 50c16-10 40-10 56 0", 3.6, "#ff5e3a") +
      moved(
        60,
        42,
        [0, 90, 180, 270]
          .map(
            (turn) =>
              `<path d="M0 0C-8-3-7-12-2-11L0-9l2-2c5-1 6 8-2 11z" fill="#4fbf5f" stroke-width="1.6" transform="rotate(${turn + 45})"/>`,
          )
          .join(""),
      ),
  },
  Periwinkle: {
    suit: "#6f7fd8",
    plate: "#f3e3c2",
    gear: cap("#8f9cf0"),
    look: otter("#6b4a38", "#f0dcc0", "#5b3d2e", true),
  },
  "Drifter Moss": {
    suit: "#5b8a7a",
    plate: "#d9c48c",
    gear:
      flat(
        "M34 34c4-8 12-12 20-12-3 4-2 8-6 9s-4 6-9 6c-3 0-5-1-5-3zM74 25c7 2 12 7 14 13-4 1-6-2-9-3s-7-4-5-10z",
        "#6fae4a",
      ) +
      leaf(66, 25, 18, "#8fd05a") +
      `<path d="M44 25v-7" stroke-width="5"/><path d="M44 25v-7" stroke="#fff4dc" stroke-width="2.4"/><path d="M36 18c0-6 4-9 8-9s8 3 8 9z" fill="#ff6b6b" stroke-width="2"/>`,
  },
  // engineering and security
  Boltz: {
    suit: "#4d5b3a",
    plate: "#ffb020",
    gear: `<path d="M86 32l12-9M88 37l12-9" stroke-width="2"/><path d="M96 17l9 11-5 4-9-11z" fill="#aeb8cc" stroke-width="2"/>`,
    front: `<path d="M62 107l-6 9h5l-2 8 8-11h-5l3-6z" fill="#ffd23f" stroke-width="1.6"/>`,
  },
  "Magda Rivets": { suit: "#3d63b5", plate: "#e4e9f4", gear: bandana("#d8303f", "#fff", 2) + lashes(40, 52) },
  Tripwire: {
    suit: "#343950",
    plate: "#ff5c7a",
    gear:
      line("M34 46c8-6 20-8 26-8s18 2 26 8", 3) +
      shape("M66 39c7-2 15 0 19 4 0 6-4 10-9 11-6 0-10-4-11-9z", "#ff5c7a") +
      line("M70 43l6-1", 2, "#fff"),
    front: line("M58 71c-14 6-30 4-40 14", 3.6) + line("M58 71c-14 6-30 4-40 14", 1.6, "#ff5c7a"),
  },
  Fuse: {
    suit: "#d8452f",
    plate: "#2b2f42",
    gear: headset("#ffb020", 28, false),
    front:
      disc(88, 108, 10, "#3a3f55") +
      spot(84, 104, 2.6, 2, "#fff", 0.5) +
      line("M94 100c2-5 6-6 10-5", 2.2, "#c9a24a") +
      star(106, 94, "#ffd23f", 0.7),
  },
  // engineering and extraction
  "Doctor Gravel": {
    suit: "#f4f1ea",
    plate: "#25c2a0",
    gear:
      spectacles(45.5, 51, 11.8, "#c9902a") +
      line("M31 36c16-9 42-9 58 0", 4, "#5a668f") +
      disc(60, 29, 8, "#dfe7fb") +
      spot(60, 29, 2.6, 2.6, INK) +
      line("M55 26l3-3", 2, "#fff"),
  },
  Patch: {
    suit: "#7a6a4a",
    plate: "#4aa8ff",
    gear:
      `<path d="M14 26l12-4 5 11-13 5z" fill="#ffb020" stroke-width="2"/>` +
      line("M15 22l3 4M24 19l2 5M30 27l-4 1M33 33l-4 1M21 39l-1-4M12 30l4-1", 1.8) +
      goggles("#3a2a22", "#ffcf7a", 38),
    front:
      `<path d="M80 104l12-3 3 11-12 3z" fill="#e05a86" stroke-width="2"/>` +
      line("M80 108l-3 1M92 104l3-1M86 100v-3M88 116v-3", 1.8),
  },
  Thimble: {
    suit: "#c25a7a",
    plate: "#dfe7fb",
    gear:
      shape("M45 42l4-26c1-5 21-5 22 0l4 26c-9-4-21-4-30 0z", "#c3cbe0") +
      shape("M42 40c11-5 25-5 36 0 2 4 0 6-2 6-10-4-22-4-32 0-2 0-4-2-2-6z", "#dfe6f3") +
      [54, 60, 66]
        .map(
          (x) => spot(x, 21, 1.4, 1.4, "#6d7896") + spot(x, 27, 1.4, 1.4, "#6d7896") + spot(x, 33, 1.4, 1.4, "#6d7896"),
        )
        .join("") +
      line("M51 35l2-17", 2, "#fff"),
  },
  Lignite: {
    suit: "#3a4a7a",
    plate: "#ff8a3c",
    look: mole("#3f4152", "#5d6078", true),
    gear:
      shape("M28 52c16-9 48-9 64 0v6c-16-8-48-8-64 0z", "#7a4a2c") +
      both(disc(45, 54, 10.5, "#8d97b0") + `<circle cx="45" cy="54" r="7" fill="#2f7f5f" stroke-width="2"/>`) +
      line("M41 53l4-4M71 53l4-4", 2.2, "#bff0d0"),
  },
  // security and extraction
  Boulder: {
    suit: "#c2662c",
    plate: "#2b2f42",
    look: bear("#8b93a8", "#737b90", "#b6bdcc", "#c9cfdb"),
    gear:
      hardHat("#ff8a3c", false, -4) +
      line("M35 48l15 3M85 48l-15 3", 4.2) +
      both(`<path d="M50.5 80.5l2-5.5 2.8 4.8z" fill="#fff" stroke-width="1.4"/>`),
  },
  Nettle: {
    suit: "#8a3f5c",
    plate: "#9bd24f",
    gear: moved(60, 36, leaf(0, 4, -34, "#5fb04a") + leaf(0, 4, 0, "#7cc85c") + leaf(0, 4, 34, "#5fb04a")),
  },
  Flint: {
    suit: "#2f4a5c",
    plate: "#ff5e3a",
    gear:
      line("M27 44c18-11 48-11 66 0", 8.4) +
      line("M27 44c18-11 48-11 66 0", 4.4, "#d8303f") +
      shape("M92 42l16-6-3 9 8 5-20-1z", "#d8303f"),
    front: line("M42 101l18 12 18-12", 2) + shape("M60 107l7 7-5 10h-6l-4-9z", "#6d7896"),
  },
  "Mama Tusk": {
    suit: "#3b6ea8",
    plate: "#f3e3c2",
    gear:
      shape("M30 44c2-15 13-23 30-23s28 8 30 23c-18-8-42-8-60 0z", "#9a6556") +
      both(
        `<rect x="30" y="22" width="19" height="12" rx="6" fill="#ff9fbb" transform="rotate(-24 40 28)"/>` +
          line("M34 31l10-5", 2, "#d8608a"),
      ) +
      `<rect x="50" y="13" width="20" height="12" rx="6" fill="#ff9fbb"/>` +
      line("M54 19h12", 2, "#d8608a"),
  },
};

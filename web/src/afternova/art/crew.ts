/** The three Paws at the windows of the Starship on the start page, in the order of the windows. */

import {
  bigEyes,
  blush,
  both,
  brows,
  COLLAR,
  eyes,
  flat,
  goggles,
  headset,
  line,
  nose,
  shape,
  smile,
  spot,
  suit,
  tongue,
} from "./portraits/parts";

const FOX =
  suit("#2f7f86", "#f3e3c2") +
  both(shape("M33 49 27 11c12 3 22 11 27 22z", "#f07f36") + flat("M35.5 38 33 21c6 3 10 7 12.5 12z", "#3a2430")) +
  shape(
    "M60 29c14 0 23 5 29 16 4 7 8 13 13 17-7 3-12 6-16 12-6 10-15 17-26 17s-20-7-26-17c-4-6-9-9-16-12 5-4 9-10 13-17 6-11 15-16 29-16z",
    "#f07f36",
  ) +
  flat(
    "M60 89c-10 0-18-6.5-24.5-15.5C31.5 68 27 65 21.5 62.5c12-2 24-.5 31.5 7l7 7.5 7-7.5c7.5-7.5 19.5-9 31.5-7C93 65 88.5 68 84.5 73.5 78 82.5 70 89 60 89z",
    "#fff6e6",
  ) +
  eyes(46, 57) +
  brows("M40 47.5c4-2.5 8-2 10.5.5") +
  nose(76, 6) +
  line("M53 85c4 2.5 10 2.5 14 0", 2) +
  headset("#25c2a0") +
  COLLAR;

const DOG =
  suit("#e8643c", "#ffd166") +
  shape("M60 27c20 0 32 13 32 32 0 19-13 32-32 32S28 78 28 59c0-19 12-32 32-32z", "#e0a765") +
  flat("M53.5 28c4-1 9-1 13 0l2 24c0 7-17 7-17 0z", "#fff3dc") +
  spot(60, 74, 18.5, 14.5, "#fff3dc") +
  flat("M84 40c12 20 4 44-24 51 20 0 32-13 32-32 0-8-3-14-8-19z", "#000", 0.13) +
  both(shape("M38 31c-12 0-21 10-22 26-1 12 3 21 10 21 8 0 10-10 10-21 0-9 3-16 7-21-1-3-3-5-5-5z", "#8d5a38")) +
  eyes(47, 56) +
  brows("M42 46c3-2 6-2 8-.5") +
  nose(66, 7.5) +
  smile(72.5) +
  tongue(81.5) +
  goggles("#5c3b2a", "#6fd3ff") +
  COLLAR;

const SKIN = "#e8718f";
const arm = (d: string): string => line(d, 13) + line(d, 8.6, SKIN);
const OCTOPUS =
  suit("#2b8fa8", "#f3e3c2") +
  both(arm("M44 80c-6 8-14 6-20 12-5 6 0 13 6 10")) +
  shape(
    "M60 12c25 0 38 18 38 39 0 13-6 23-13 31-3 5-9 6-13 2-3 6-9 6-12 1-3 5-9 5-12-1-4 4-10 3-13-2-7-8-13-18-13-31 0-21 13-39 38-39z",
    SKIN,
  ) +
  flat("M86 26c14 24 4 52-10 60 4 1 7 0 9-4 7-8 13-18 13-31 0-9-4-18-12-25z", "#000", 0.13) +
  `<g transform="rotate(-28 42 26)">${spot(42, 26, 7, 4.6, "#ffb3c4", 0.85)}</g>` +
  spot(56, 20, 3, 3, "#ffb3c4", 0.85) +
  spot(33, 38, 2.6, 2.6, "#ffb3c4", 0.85) +
  bigEyes(45, 54, 10, "#fff") +
  blush(35, 68) +
  line("M52 70c4 5 12 5 16 0", 2.4) +
  both(arm("M52 84c-2 8-8 10-8 17 0 6 7 7 9 2"));

export const CREW = [
  { art: FOX, cabin: "#25406e" },
  { art: DOG, cabin: "#4a2d55" },
  { art: OCTOPUS, cabin: "#1f4d5a" },
];

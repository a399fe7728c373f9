/** Dogs, cats, bears, martens, seals. */

import { type Species, species } from "./species";
import {
  INK,
  bigEyes,
  blush,
  both,
  brows,
  disc,
  eyes,
  flat,
  freckles,
  head,
  lashes,
  line,
  nose,
  pinkNose,
  shape,
  smile,
  spot,
  tongue,
  whiskers,
} from "./parts";

export const otter = (fur: string, face: string, ear: string, pale = false): Species =>
  species({
    head:
      both(disc(31, 45, 8, ear) + spot(31, 45, 3.6, 3.6, "#d9a987")) +
      head(31, 34, fur, 60) +
      (pale
        ? flat("M60 38c20 0 29 10 29 24 0 16-13 28-29 28S31 78 31 62c0-14 9-24 29-24z", face)
        : flat("M60 57c17 0 27 8 27 17 0 10-12 16-27 16s-27-6-27-16c0-9 10-17 27-17z", face)) +
      eyes(44, 54, 0.95) +
      nose(66, 8.5) +
      smile(73.5) +
      blush(37, 68) +
      freckles(fur) +
      whiskers(73),
  });

export const bear = (fur: string, ear: string, inner: string, muzzle: string): Species =>
  species({
    head:
      both(disc(34, 36, 12.5, ear) + spot(34.5, 37, 6, 6, inner)) +
      head(26, 35, fur, 59) +
      spot(60, 73, 18, 14, muzzle) +
      eyes(45, 55) +
      nose(66, 8.5) +
      smile(73.5),
  });

const FLOPPY = "M38 31c-12 0-21 10-22 26-1 12 3 21 10 21 8 0 10-10 10-21 0-9 3-16 7-21-1-3-3-5-5-5z";

export const HUNTERS: Record<string, Species> = {
  otter: otter("#9a6b49", "#f4dfc0", "#8a5f41"),
  bear: bear("#8f5a3c", "#7a4a32", "#c98f6a", "#e6bd93"),
  hound: species({
    head:
      head(27, 32, "#e0a765") +
      flat("M53.5 28c4-1 9-1 13 0l2 24c0 7-17 7-17 0z", "#fff3dc") +
      spot(60, 74, 18.5, 14.5, "#fff3dc") +
      both(shape(FLOPPY, "#8d5a38")) +
      eyes(47, 56) +
      brows("M42 46c3-2 6-2 8-.5") +
      nose(66, 7.5) +
      smile(72.5) +
      tongue(81.5),
  }),
  badger: species({
    head:
      both(disc(33, 39, 9, "#2b2f42") + line("M28 35a7 7 0 0 1 8-3", 3, "#fff")) +
      shape("M60 27c18 0 30 11 31 29 1 20-13 35-31 35S28 76 29 56c1-18 13-29 31-29z", "#f4f1ea") +
      both(
        flat("M46 30c5 0 7.5 4 8 10 .8 10-.5 26-5 37-2 4-7 4-10 0-6-8-8.5-17-7.5-27 .8-10 6-20 14.5-20z", "#2b2f42") +
          spot(45.5, 55, 6.2, 6.2, "#fff"),
      ) +
      eyes(45.5, 55.5, 0.8) +
      brows("M37 44.5 51 49.5", 4, "#f4f1ea") +
      nose(73, 8) +
      line("M50 86c5-4 15-4 20 0"),
  }),
  lynx: species({
    head:
      both(
        shape("M32 50 25 10c11 5 21 14 26 26z", "#cf9d66") +
          flat("M34.5 38 31 22c6 4 10 9 12.5 14z", "#5b3f33") +
          line("M25 11 21 1M26 10l1-9", 3.4),
      ) +
      shape(
        "M60 30c18 0 28 8 31 22 8 6 10 14 11 24-6-2-9-2-12 0-2 8-14 15-30 15s-28-7-30-15c-3-2-6-2-12 0 1-10 3-18 11-24 3-14 13-22 31-22z",
        "#dcae78",
      ) +
      flat(
        "M60 91c-16 0-28-7-30-15-3-2-6-2-12 0 1-6 2-11 4-15 6 2 12 6 15 11 6-7 40-7 46 0 3-5 9-9 15-11 2 4 3 9 4 15-6-2-9-2-12 0-2 8-14 15-30 15z",
        "#fdf1dc",
      ) +
      both(line("M23 66l9 5M25 75l8 2M35 81l5-3", 2, "#7d5a3c")) +
      line("M60 31v9M53 33l1.5 8M67 33l-1.5 8", 2.8, "#8a6440") +
      both(spot(40, 42, 2.2, 1.6, "#a87745") + spot(47, 38, 1.8, 1.4, "#a87745")) +
      bigEyes(45, 57, 8.4, "#a8dc6a", true) +
      both(line("M35.5 54c4-7 12-8 18-3", 3.2)) +
      pinkNose(69) +
      smile(73.5),
  }),
  "fennec fox": species({
    head:
      both(
        shape("M38 62C12 52-2 30 0 6c22 0 44 14 54 36z", "#efc184") +
          flat("M37 52C20 44 9 30 7 14c15 3 29 13 37 28z", "#f7a7a0") +
          line("M30 46 14 28M38 44 24 24", 2, "#fbe3c4"),
      ) +
      shape(
        "M60 36c16 0 25 7 30 18 3 6 6 9 10 12-6 2-11 5-14 10-6 9-15 15-26 15s-20-6-26-15c-3-5-8-8-14-10 4-3 7-6 10-12 5-11 14-18 30-18z",
        "#f3cd94",
      ) +
      flat(
        "M60 89c-10 0-18-5.5-24.5-14-3-4-7-7-12-9 12-2 22 0 29.5 6l7 6 7-6c7.5-6 17.5-8 29.5-6-5 2-9 5-12 9C78 83.5 70 89 60 89z",
        "#fffaf0",
      ) +
      bigEyes(45, 60, 7.6, "#7a4a2c") +
      brows("M38 50c3.5-3 8-3 11-.5") +
      nose(75, 5.5) +
      line("M53 84.5c4 2.5 10 2.5 14 0", 2) +
      blush(35, 72),
  }),
  weasel: species({
    back: "",
    head:
      shape("M44 95c2-8 3-16 2-24h28c-1 8 0 16 2 24z", "#fbf3e2") +
      both(disc(37, 33, 8, "#a5663c") + spot(37, 34, 3.8, 3.8, "#e3a98a")) +
      shape(
        "M60 18c17 0 26 10 27 24 1 10-4 17-10 23-5 8-10 13-17 13s-12-5-17-13c-6-6-11-13-10-23 1-14 10-24 27-24z",
        "#b5733f",
      ) +
      flat("M79 27c8 12 4 30-12 48 6-2 8-6 10-10 6-6 11-13 10-23-.5-6-3-11-8-15z", "#000", 0.13) +
      flat("M60 58c8 0 15 2 19 4-1 2-2 3-3 4-5 7-9 11-16 11s-11-4-16-11l-3-4c4-2 11-4 19-4z", "#fff7e8") +
      eyes(47, 46, 0.95) +
      brows("M39 38c4-1 8 0 11 3", 2.6) +
      nose(64, 5.5, "#5b2f33") +
      line("M50 70c3 3 7 3 10 1 4 3 9 2 12-3", 2.2) +
      whiskers(62, "#5b3a2a"),
  }),
  wolverine: species({
    head:
      both(disc(30, 43, 9, "#4a3129") + spot(30, 43, 4, 4, "#a87f62")) +
      shape(
        "M60 26c17 0 28 9 31 23l6 4-5 5 5 7-7 2 1 8-7 0c-5 10-14 16-24 16s-19-6-24-16l-7 0 1-8-7-2 5-7-5-5 6-4c3-14 14-23 31-23z",
        "#5d3d30",
      ) +
      flat("M60 27c11 0 19 4 25 11l-9 11c-4-5-10-6-16-2-6-4-12-3-16 2l-9-11c6-7 14-11 25-11z", "#dcb98c") +
      flat("M60 27c6 0 9 1 10 3l-5 16h-10l-5-16c1-2 4-3 10-3z", "#4a3129") +
      spot(60, 75, 19, 14, "#7d5645") +
      bigEyes(44.5, 56, 6.4, "#ffd166") +
      brows("M35 47 53 53", 4.6) +
      nose(65.5, 8) +
      `<path d="M44 75c8 4 24 4 32 0 0 8-6 13-16 13s-16-5-16-13z" fill="#7d2434" stroke-width="2.2"/>` +
      both(`<path d="M47.5 76.5 50 84l4-6z" fill="#fff" stroke-width="1.6"/>`) +
      flat("M52 85c3-3 13-3 16 0-4 2-12 2-16 0z", "#ff7b8a"),
  }),
  skunk: species({
    back:
      shape("M92 112c22-10 32-40 20-62-5-9-16-10-20-2-4 9 4 12 3 24-1 10-9 16-16 24z", "#2b2f42") +
      flat("M97 108c15-12 22-36 13-53-3-5-9-6-12-2 9 2 10 12 6 26-3 10-9 18-15 26z", "#f7f4ea"),
    head:
      both(disc(34, 38, 9, "#2b2f42") + spot(34, 39, 4, 4, "#8b8fa8")) +
      head(29, 32, "#343950", 60) +
      shape("M51 30c-5-7-2-15 4-17 0 4 2 6 5 7 2-2 5-4 9-3-1 4 0 8 0 13z", "#f7f4ea") +
      flat("M52 29.5c5-1 11-1 16 0l-3 27c0 5-10 5-10 0z", "#f7f4ea") +
      spot(60, 76, 15, 12, "#5a6080") +
      eyes(45, 57, 1.05) +
      both(`<path d="M36 50c4-5 11-6 16-2" fill="none" stroke="#f7f4ea" stroke-width="2.4"/>`) +
      pinkNose(68) +
      smile(72.5) +
      blush(37, 71),
  }),
  raccoon: species({
    head:
      both(
        shape("M33 47C27 38 26 28 29 20c9 1 17 6 22 13z", "#7e8594") +
          flat("M34 39c-3-5-4-9-3-13 5 1 9 4 12 7z", "#f4f1ea"),
      ) +
      shape(
        "M60 28c17 0 27 8 31 21 2 6 5 9 9 12-5 2-8 5-11 10-6 12-16 20-29 20s-23-8-29-20c-3-5-6-8-11-10 4-3 7-6 9-12 4-13 14-21 31-21z",
        "#a4aab6",
      ) +
      flat(
        "M60 46c7-5 20-5 28 3 3 4 5 8 8 11-6 0-11 3-15 8-7 2-15-2-21-9-6 7-14 11-21 9-4-5-9-8-15-8 3-3 5-7 8-11 8-8 21-8 28-3z",
        "#f7f4ea",
      ) +
      both(flat("M54 50c-8-4-18-2-24 6-2 3-4 5-7 6 5 1 8 3 12 6 8 2 17-3 20-11 1-3 1-5-1-7z", "#363b50")) +
      flat("M57 29h6l1 22c0 4-8 4-8 0z", "#363b50") +
      spot(60, 77, 15, 12, "#f7f4ea") +
      both(spot(45, 57, 5.6, 5.6, "#fff")) +
      eyes(45, 57.5, 0.82) +
      nose(70, 7) +
      smile(76.5),
  }),
  seal: species({
    head:
      head(28, 35, "#8d9bb4", 62) +
      flat("M35 52c2-11 10-19 21-21-8 5-13 12-14 22z", "#fff", 0.3) +
      [
        [44, 38],
        [60, 34],
        [75, 40],
        [84, 56],
        [36, 66],
        [70, 46],
        [52, 46],
      ]
        .map(([x, y], index) => spot(x!, y!, index % 2 ? 2.6 : 3.4, index % 2 ? 2 : 2.6, "#5f6d8a", 0.7))
        .join("") +
      both(spot(52, 76, 11, 9.5, "#cfd7e4")) +
      bigEyes(43, 59, 9, "#6a5a80") +
      nose(69, 6.5) +
      smile(74.5) +
      freckles("#5f6d8a") +
      whiskers(74, "#f4f7ff"),
  }),
  walrus: species({
    head:
      head(26, 36, "#b07a68", 60) +
      flat("M34 48c3-11 11-18 23-19-9 5-14 11-16 20z", "#fff", 0.25) +
      line("M44 84c10 5 22 5 32 0", 2, "#8a5a4c") +
      eyes(44, 53, 0.9) +
      lashes(40, 50) +
      brows("M38 43c4-3 9-3 12 0", 2.6, "#7a4a3e") +
      blush(34, 64),
    front:
      both(
        shape("M49 79c-2 12-1 24 4 33 6-8 7-20 6-32z", "#fffdf2") +
          flat("M50 82c-1 9 0 17 3 24 1-8 1-16 0-23z", "#d8ccae", 0.7),
      ) +
      both(shape("M60 66c-8-5-22-2-25 8-2 9 6 15 14 13 7-1 11-7 11-14z", "#e3b39c")) +
      both(
        spot(46, 74, 1.5, 1.5, "#8a5a4c") +
          spot(41, 78, 1.5, 1.5, "#8a5a4c") +
          spot(50, 79, 1.5, 1.5, "#8a5a4c") +
          `<path d="M42 74l-15-4M40 78l-16 1M43 82l-14 7" fill="none" stroke="${INK}" stroke-width="1.8"/>`,
      ) +
      nose(66, 8),
  }),
};

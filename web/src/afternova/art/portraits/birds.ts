/** Heads with beaks. */

import { type Species, species } from "./species";
import { INK, bigEyes, blush, both, brows, flat, head, line, shape, spot } from "./parts";

const wing = (d: string, fill: string, tips: string): string => both(shape(d, fill) + tips);

/** Corvids: one shape, different feathers and beaks. */
const corvid = (fur: string, sheen: string, beak: string, shaggy: boolean): Species =>
  species({
    head:
      (shaggy
        ? both(shape("M33 66 22 74l9 2-6 9 10-1-2 9 14-5z", fur))
        : shape("M52 30c-2-8 2-14 10-17-1 5 0 8 3 10 2-2 5-3 8-2-4 3-5 6-5 9z", sheen)) +
      head(27, 32, fur, 57) +
      flat("M36 44c4-9 12-14 22-14-9 4-15 9-17 17z", sheen, 0.9) +
      (shaggy ? line("M44 80l4 6 4-6 4 6M64 86l4-6 4 6 4-6", 2, sheen) : "") +
      bigEyes(44, 54, 9, "#fff4d8") +
      (beak === "raven"
        ? shape(
            "M60 52c10 0 15 6 15 13 0 4-3 5-6 6-1 9-4 15-9 19-5-4-8-10-9-19-3-1-6-2-6-6 0-7 5-13 15-13z",
            "#6a7090",
          ) +
          flat("M52 71c5 2 11 2 16 0-1 7-4 13-8 16-4-3-7-9-8-16z", "#474c66") +
          flat("M50 62c1-4 4-7 9-7-3 3-4 6-5 10z", "#fff", 0.25)
        : shape("M60 57 73 65c-2 4-5 6-7 6-1 5-3 9-6 12-3-3-5-7-6-12-2 0-5-2-7-6z", "#6a7088") +
          line("M48 66c8 4 16 4 24 0", 1.8) +
          flat("M52 64l7-5-2 7z", "#fff", 0.3)),
  });

export const BIRDS: Record<string, Species> = {
  swift: species({
    back: wing(
      "M34 112C6 100-8 62 6 8c8 34 22 52 46 66z",
      "#4a4558",
      line("M10 34c5 22 15 38 32 50M12 58c5 14 13 26 24 34", 2, "#6b6579"),
    ),
    head:
      shape("M46 31c2-7 8-11 15-12-2 3-2 5-1 7 4-3 9-4 14-2-4 2-6 4-7 8z", "#4a4558") +
      head(29, 33, "#625c70", 58) +
      flat("M60 70c13 0 21 4 24 9-5 8-13 12-24 12s-19-4-24-12c3-5 11-9 24-9z", "#efe8da") +
      bigEyes(43, 56, 9.4, "#d99a4e") +
      brows("M31 45.5 52 50", 5) +
      shape("M60 62c6 0 10 3 12 6-2 5-7 9-12 9s-10-4-12-9c2-3 6-6 12-6z", "#3f3b4b") +
      line("M49 68.5c7 3 15 3 22 0", 1.8, "#8d8799"),
  }),
  albatross: species({
    back: wing(
      "M38 112C14 108-4 92-4 62c12 14 30 22 56 26z",
      "#f4f1ea",
      flat("M-4 62c12 14 22 19 34 23-4 5-8 8-12 9C6 86-3 76-4 62z", "#4a5168"),
    ),
    head:
      head(26, 32, "#fbf9f3", 57) +
      both(flat("M34 50c4-7 14-9 20-3l-4 9c-5-3-11-3-15 0-2-1-2-4-1-6z", "#8f98ad", 0.75)) +
      bigEyes(44, 54, 8, "#a5784a") +
      brows("M34 45c5-3 12-2 17 2", 3.2, "#59617a") +
      shape("M51 72c10 5 26 7 44 4-3 5-8 8-14 8-13 0-25-3-30-12z", "#e8946a") +
      shape("M60 56c5 0 8 3 9 7 14 0 26 2 34 7 6 3 8 9 5 15-2-4-5-7-10-7-16 0-34 0-47-7-3-8 1-15 9-15z", "#ffc49a") +
      shape("M103 70c6 3 8 9 5 15-2-4-5-7-10-7-2-4 0-8 5-8z", "#f08a4a") +
      line("M68 64c-6-1-10 1-13 5", 1.8, "#d98a5a") +
      line("M62 63l5 1", 2.2) +
      flat("M56 61c2-3 5-4 8-2-2 1-4 2-5 4z", "#fff", 0.5),
  }),
  crow: corvid("#33384f", "#565e80", "crow", false),
  raven: corvid("#2c2a40", "#5b5085", "raven", true),
  kestrel: species({
    head:
      shape("M48 28c2-7 7-11 14-11-2 3-2 5-1 7 3-2 6-3 10-2-3 2-4 4-4 7z", "#a8622f") +
      shape("M60 26c20 0 31 14 31 33 0 13-4 24-10 32H39c-6-8-10-19-10-32 0-19 11-33 31-33z", "#cf8649") +
      flat("M86 42c8 18 2 38-14 49h9c6-8 10-19 10-32 0-6-2-12-5-17z", "#000", 0.13) +
      line("M50 31l1 8M60 29v9M70 31l-1 8M42 36l3 7M78 36l-3 7", 2.4, "#8a4d24") +
      flat("M60 60c13 0 22 4 24 11-1 8-4 15-7 20H43c-3-5-6-12-7-20 2-7 11-11 24-11z", "#fdf0da") +
      both(flat("M38 62c-2 8-1 14 2 20 5-6 7-12 6-18z", "#5b3a2a")) +
      line("M54 87l1 3M65 87l1 3M47 84l2 3M72 84l2 3", 2, "#c98850") +
      bigEyes(45, 55, 8.6, "#ffd166") +
      brows("M33 44 53 50.5", 4.6, "#5b3a2a") +
      shape(
        "M60 55c9 0 13 5 13 10 0 3-3 3.6-6.5 4.6 0 7-3 12-6.5 13.4-3.5-1.4-6.5-6.4-6.5-13.4C50 68.6 47 68 47 65c0-5 4-10 13-10z",
        "#ffc23d",
      ) +
      flat("M54 70c4 1.5 8 1.5 12 0-.5 6-3 10.5-6 12-3-1.5-5.5-6-6-12z", "#4a5878") +
      both(spot(56, 62, 1.3, 1.3, INK)),
  }),
  owl: species({
    head:
      both(shape("M32 47C26 36 24 26 27 15c9 3 18 9 24 16z", "#7a5a8a")) +
      head(27, 35, "#8d6b9e", 60) +
      flat("M60 28l-7 18 7 8 7-8z", "#6b4d7c") +
      both(`<circle cx="44.5" cy="58" r="17.5" fill="#f4e4cf" stroke="#6b4d7c" stroke-width="2"/>`) +
      bigEyes(44.5, 58, 11, "#ffb020") +
      shape("M60 62l7 6.5c0 6-3.5 10.5-7 13-3.5-2.5-7-7-7-13z", "#ffc23d") +
      line("M40 82l4 4 4-4 4 4M68 86l4-4 4 4 4-4", 2, "#6b4d7c"),
  }),
  penguin: species({
    head:
      head(24, 33, "#2f3650", 58) +
      flat(
        "M60 50c3-9 10-13 17-12 9 2 13 11 11 22-3 16-13 30-28 31-15-1-25-15-28-31-2-11 2-20 11-22 7-1 14 3 17 12z",
        "#fbf9f3",
      ) +
      both(flat("M31 58c4 4 6 11 7 20-5-5-8-12-7-20z", "#ff9f43")) +
      flat("M36 42c3-8 9-13 17-14-7 4-11 8-13 14z", "#fff", 0.22) +
      bigEyes(45, 55, 8.2, "#9a6a3c") +
      blush(38, 71) +
      shape("M60 62c8 0 13 4 14 8-4 6-9 9-14 9s-10-3-14-9c1-4 6-8 14-8z", "#ff9f43") +
      line("M47 70c8 4 18 4 26 0", 1.8) +
      flat("M51 68c2-2 5-4 8-4-2 2-3 3-4 5z", "#fff", 0.5),
  }),
};

/** Rabbits, rodents and their like. */

import { type Species, species } from "./species";
import {
  bigEyes,
  blush,
  both,
  brows,
  buckTeeth,
  disc,
  eyes,
  flat,
  head,
  line,
  nose,
  pinkNose,
  shape,
  smile,
  spot,
  whiskers,
} from "./parts";

const earUp = (fur: string, inner: string, tip = ""): string =>
  shape("M46 46C34 32 29 12 35 2c10-1 19 16 21 39z", fur) +
  tip +
  flat("M46 38C39 28 36 15 38 8.5c5.5 2 10 14 12 27z", inner);

export const GNAWERS: Record<string, Species> = {
  rabbit: species({
    ears: both(earUp("#b9bfd0", "#f5a9b8")),
    head:
      both(earUp("#b9bfd0", "#f5a9b8")) +
      head(38, 31, "#c9cfdd", 65) +
      eyes(46, 62) +
      brows("M38 52 52 56", 3.4) +
      both(spot(54, 77, 8, 6.5, "#fff")) +
      pinkNose(70.5, "#f0758f") +
      smile(74.5) +
      buckTeeth(81.5) +
      whiskers(75),
  }),
  hare: species({
    ears: "",
    head:
      shape("M74 48C80 34 86 24 100 20c8-2 16 4 16 12-2 4-6 4-9 2-6-4-12 8-26 18z", "#c9924f") +
      shape("M100 20c8-2 16 4 16 12-2 4-6 4-9 2-3-2-6 0-10 3-1-6 0-12 3-17z", "#3a2f33") +
      flat("M81 45c4-8 9-14 15-17-1 4-2 7-2 10-4 4-7 7-11 10z", "#f3b9a6") +
      earUp("#c9924f", "#f3b9a6", shape("M33 9C32 5 33 3 35 2c6-1 12 6 16 17-7-5-13-8-18-10z", "#3a2f33")) +
      shape(
        "M60 34c19 0 28 12 29 27 0 7-4 12-8 16-5 9-12 14-21 14s-16-5-21-14c-4-4-8-9-8-16 1-15 10-27 29-27z",
        "#d9a25c",
      ) +
      flat("M82 45c8 14 4 34-12 44 5-2 9-7 11-12 4-4 8-9 8-16-.5-6-3-11-7-16z", "#000", 0.13) +
      both(flat("M34 62c2 8 8 13 16 13-3-7-8-12-16-13z", "#fff2dc")) +
      both(spot(54, 79, 8, 7, "#fff2dc")) +
      bigEyes(44.5, 58, 8.2, "#ffb84a") +
      brows("M36 47c4-3 9-3 13 0", 2.6) +
      pinkNose(71, "#8a4a44") +
      smile(75) +
      buckTeeth(82, 6) +
      whiskers(76),
  }),
  squirrel: species({
    back:
      shape("M86 114c14-8 16-20 10-30-8-14-6-34 6-42 12-6 22 6 20 26-2 22-8 38-22 50z", "#d9702f") +
      flat("M100 50c8-6 16 2 15 18-1 14-6 28-14 38 4-16 2-24-2-32-3-8-4-18 1-24z", "#f3a15c"),
    head:
      both(
        shape("M33 46C27 34 27 18 32 8c3 5 6 7 9 8 6 6 10 13 11 20z", "#c65f28") +
          flat("M36 38c-3-7-3-14-2-19 6 4 9 9 11 15z", "#f6c9a0"),
      ) +
      shape(
        "M60 31c17 0 28 9 30 24 3 4 5 9 4 14-2 8-9 11-15 14-5 5-11 8-19 8s-14-3-19-8c-6-3-13-6-15-14-1-5 1-10 4-14 2-15 13-24 30-24z",
        "#d9702f",
      ) +
      flat("M83 42c8 14 4 38-18 48 6-1 10-3 14-7 6-3 13-6 15-14 1-5-1-10-4-14-1-5-3-9-7-13z", "#000", 0.13) +
      flat("M60 66c6-5 18-5 25 1 0 9-5 12-10 16-4 4-9 7-15 7s-11-3-15-7c-5-4-10-7-10-16 7-6 19-6 25-1z", "#fff3e0") +
      bigEyes(44.5, 57, 7.8, "#9a6234") +
      pinkNose(69, "#8a4038") +
      smile(73) +
      buckTeeth(80.5) +
      blush(34, 70) +
      whiskers(74),
  }),
  "flying squirrel": species({
    back: both(
      shape("M10 44c-8 2-10 10-6 16 2 20-2 40-10 62h46c0-14-2-22-6-28C24 82 16 64 16 52c0-5-2-8-6-8z", "#b59a80") +
        flat("M8 62c4 20 10 34 24 42 2 5 2 10 2 18H0c8-20 11-40 8-60z", "#ecdcc4"),
    ),
    head:
      both(disc(33, 37, 9, "#8f7a68") + spot(33, 38, 4.5, 4.5, "#f1b9a6")) +
      head(28, 33, "#a58d78", 60) +
      flat("M60 62c8-4 20-3 29 2-2 16-13 27-29 27S33 80 31 64c9-5 21-6 29-2z", "#fff6e8") +
      both(spot(44, 57, 14.5, 14, "#6b5648")) +
      bigEyes(44, 57, 11, "#8a5f4a") +
      both(spot(41, 61, 2, 2, "#fff", 0.5)) +
      pinkNose(69) +
      smile(73) +
      blush(36, 75) +
      whiskers(75),
  }),
  beaver: species({
    back:
      shape("M92 118C84 96 88 62 104 52c12-5 20 8 18 30-2 18-8 30-16 40z", "#5d4030") +
      line("M98 66l20 12M94 80l24 14M94 96l20 12M116 58 98 82M120 76 98 104", 2, "#7d5a44"),
    head:
      both(disc(32, 40, 8.5, "#6f4628") + spot(32, 41, 4, 4, "#c48e64")) +
      head(27, 33, "#94613a", 60) +
      flat("M36 46c3-9 11-15 21-16-7 4-12 9-14 17z", "#fff", 0.16) +
      both(spot(50, 76, 13, 11, "#d9a873")) +
      eyes(44, 55, 0.95) +
      brows("M38 46c3-2 7-2 10 0") +
      nose(66, 9.5) +
      buckTeeth(79, 11, "#ffe9b0") +
      line("M60 72.5v4c-2 4-9 5-14 1M60 76.5c2 4 9 5 14 1") +
      both(spot(46, 72, 1.3, 1.3, "#8a5c36") + spot(42, 76, 1.3, 1.3, "#8a5c36")),
  }),
  marmot: species({
    head:
      both(disc(32, 44, 7.5, "#7d6148") + spot(32, 45, 3.5, 3.5, "#d8a888")) +
      shape(
        "M60 28c18 0 28 9 31 22 5 5 8 11 6 18-3 9-13 11-19 14-5 5-11 9-18 9s-13-4-18-9c-6-3-16-5-19-14-2-7 1-13 6-18 3-13 13-22 31-22z",
        "#c79f63",
      ) +
      flat("M84 40c10 16 4 38-18 50 4-2 8-4 12-8 6-3 16-5 19-14 2-7-1-13-6-18-1-4-4-7-7-10z", "#000", 0.13) +
      flat("M60 29c15 0 24 6 28 17-9-4-13 3-16 13H48c-3-10-7-17-16-13 4-11 13-17 28-17z", "#5b4636") +
      both(line("M27 66c4-1 8 0 11 2M28 73c4-1 8 0 10 2", 2, "#a37c46")) +
      spot(60, 75, 15, 12.5, "#fff1d8") +
      both(spot(45.5, 56, 5.8, 6.8, "#fff1d8")) +
      eyes(45.5, 56.5, 0.9) +
      nose(67.5, 7.5) +
      smile(73) +
      buckTeeth(80.5, 7.5, "#fff6d8"),
  }),
  rat: species({
    head:
      both(disc(28, 37, 15.5, "#8a8796") + spot(28.5, 38, 10, 10, "#f0a9b0")) +
      shape(
        "M60 29c17 0 28 10 29 25 0 10-6 16-12 21-5 9-10 16-17 16s-12-7-17-16c-6-5-12-11-12-21 1-15 12-25 29-25z",
        "#9d9aa8",
      ) +
      flat("M82 39c8 14 2 32-14 46 4-2 7-6 9-10 6-5 12-11 12-21-.5-6-3-11-7-15z", "#000", 0.13) +
      spot(60, 79, 11.5, 10, "#d8d5de") +
      eyes(46, 55) +
      pinkNose(71.5, "#f58ba4") +
      smile(75.5) +
      buckTeeth(82, 7, "#fff2c8") +
      whiskers(76),
  }),
  mouse: species({
    head:
      both(disc(25, 42, 21, "#d2b491") + spot(26, 43, 14, 14, "#f7b3b5")) +
      head(36, 29, "#e3c8a6", 66) +
      spot(60, 78, 15, 11, "#fff4e2") +
      bigEyes(47, 63, 6.8, "#8a5a44") +
      pinkNose(73) +
      smile(77) +
      blush(39, 75) +
      whiskers(78) +
      brows("M42 53c2.5-2 5.5-2 8-.5", 2),
  }),
  hedgehog: species({
    back: spines(),
    head:
      shape(
        "M60 33c6 4 12 4 18 2 7 6 12 15 11 25 0 6-2 9-4 12-6 12-14 19-25 19s-19-7-25-19c-2-3-4-6-4-12-1-10 4-19 11-25 6 2 12 2 18-2z",
        "#efcf9f",
      ) +
      flat("M80 40c8 14 4 36-14 50 8-2 14-8 19-18 2-3 4-6 4-12 .5-8-3-15-9-20z", "#000", 0.11) +
      both(disc(31, 56, 6.5, "#d9ad78") + spot(31, 57, 3, 3, "#f3b9a6")) +
      spot(60, 79, 15, 11.5, "#fff3dc") +
      eyes(46, 60) +
      brows("M38 50 51 54", 3) +
      nose(70, 6.5) +
      smile(76) +
      blush(37, 73),
  }),
};

/** Two rings of spines round the head. */
function spines(): string {
  const ring = (radius: number, out: number, count: number, fill: string, turn: number): string => {
    let d = "";
    for (let index = 0; index <= count; index++) {
      const at = Math.PI * (1.18 * (index / count) - 1.09) + turn;
      const peak = at + (Math.PI * 1.18) / count / 2;
      const point = (r: number, a: number): string =>
        `${(60 + r * Math.cos(a)).toFixed(0)} ${(58 + r * Math.sin(a)).toFixed(0)}`;
      d += `${index ? "L" : "M"}${point(radius, at)}`;
      if (index < count) d += `L${point(out, peak)}`;
    }
    return shape(`${d}L84 100H36z`, fill);
  };
  return ring(44, 57, 15, "#6f4a35", 0) + ring(35, 47, 13, "#99694a", 0);
}

/** Moles, wombats and everything with scales, shells, tusks or leather wings. */

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
  head,
  lids,
  line,
  nose,
  shape,
  smile,
  spot,
  whiskers,
} from "./parts";

const claws = (skin: string): string =>
  both(
    shape("M22 126c-4-12 0-21 9-22 9 0 15 8 14 22z", skin) +
      `<path d="M23 112l-5-8 8 3zM28 107l-1-10 6 8zM35 107l4-9 2 10zM41 111l7-6-3 10z" fill="#fff6e0" stroke-width="1.8"/>`,
  );

/** Moles: a velvet pear with a pink snout; a star-nosed one has rays round it. */
export const mole = (fur: string, light: string, star: boolean): Species =>
  species({
    head:
      shape("M60 25c18 0 29 11 31 27 2 20-12 39-31 39S27 72 29 52c2-16 13-27 31-27z", fur) +
      flat("M83 38c10 20 0 46-23 53 19 0 33-19 31-39-1-6-4-11-8-14z", "#000", 0.16) +
      flat("M36 46c3-9 10-15 20-16-7 4-12 9-14 17z", "#fff", 0.18) +
      spot(60, 74, 19, 14, light) +
      eyes(46, 55, 0.62) +
      (star
        ? Array.from({ length: 11 }, (_, index) => {
            const angle = (index / 11) * 2 * Math.PI - Math.PI / 2;
            const [x, y] = [60 + 11 * Math.cos(angle), 73 + 9.5 * Math.sin(angle)];
            return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="5.6" ry="2.7" transform="rotate(${((angle * 180) / Math.PI).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="#f58ba4" stroke-width="1.6"/>`;
          }).join("") + disc(60, 73, 6.5, "#e86f8d")
        : `<ellipse cx="60" cy="68" rx="9.5" ry="8" fill="#f58ba4"/>` +
          both(spot(56.5, 69, 1.5, 2, "#a33f5b")) +
          spot(56, 64, 3, 1.6, "#fff", 0.5)) +
      (star ? line("M51 87c5 2.5 13 2.5 18 0") : smile(76) + whiskers(76, "#e8dccb")),
    front: claws("#f2a9a4"),
  });

/** Scales like those of a pine cone, round (60, y), their tips outwards; angles in degrees, 0 is to the right. */
const scales = (
  y: number,
  radius: number,
  from: number,
  to: number,
  count: number,
  size: number,
  fill: string,
): string =>
  Array.from({ length: count }, (_, index) => {
    const turn = from + ((to - from) * (index + 0.5)) / count;
    const [x, dy] = [60 + radius * Math.cos((turn * Math.PI) / 180), y + radius * Math.sin((turn * Math.PI) / 180)];
    return `<path d="M-9 4C-10-6-5-12 0-16 5-12 10-6 9 4 5 8-5 8-9 4z" fill="${fill}" transform="translate(${x.toFixed(1)} ${dy.toFixed(1)}) rotate(${Math.round(turn + 90)}) scale(${size})"/>`;
  }).join("");

export const DIGGERS: Record<string, Species> = {
  mole: mole("#6b5148", "#8d7064", false),
  wombat: species({
    head:
      both(
        shape("M30 46c-5-10-3-19 4-22 9-1 15 5 17 14z", "#8a705a") +
          flat("M34 40c-3-6-2-10 1-12 5 0 8 3 9 8z", "#c99f86"),
      ) +
      head(30, 37, "#a1866c", 62) +
      flat("M33 52c4-10 12-16 23-17-8 4-13 9-15 17z", "#fff", 0.2) +
      spot(60, 75, 21, 14, "#b99d80") +
      eyes(41, 56, 0.88) +
      `<path d="M45 68c0-8 7-11 15-11s15 3 15 11c0 7-7 10-15 10s-15-3-15-10z" fill="#3b3340"/>` +
      both(spot(53, 70, 2.4, 3, INK)) +
      spot(54, 61.5, 5, 2, "#fff", 0.4) +
      line("M60 78v3c-2 4-9 4-13 1M60 81c2 4 9 4 13 1") +
      blush(34, 70),
  }),
  armadillo: species({
    back:
      shape("M2 126C-2 82 22 54 60 54s62 28 58 72z", "#b39078") +
      line("M8 104c30-20 74-20 104 0M14 87c28-18 64-18 92 0M26 71c22-12 46-12 68 0", 2.6, "#7d604e") +
      line("M24 72l-6 12M36 65l-4 12M84 65l4 12M96 72l6 12M12 92l-4 12M108 92l4 12", 2, "#7d604e"),
    head:
      both(
        shape("M38 38C28 34 20 22 22 10c9 0 19 8 24 22z", "#d9a08c") +
          flat("M37 32c-6-4-10-10-11-16 6 2 11 7 14 14z", "#f3c5b2"),
      ) +
      shape(
        "M60 30c15 0 25 8 26 20 0 8-3 13-8 18-2 13-8 25-18 25s-16-12-18-25c-5-5-8-10-8-18 1-12 11-20 26-20z",
        "#eabfa6",
      ) +
      flat("M80 40c7 12 0 32-14 52 7-3 10-13 12-24 5-5 8-10 8-18 0-4-2-8-6-10z", "#000", 0.1) +
      shape(
        "M60 21c19 0 30 10 31 27-4 5-9 6-14 4-4 4-9 8-11 16-2 5-10 5-12 0-2-8-7-12-11-16-5 2-10 1-14-4 1-17 12-27 31-27z",
        "#a5836c",
      ) +
      line(
        "M43 52l-4-14 10-10h22l10 10-4 14M39 38l-9 4M81 38l9 4M49 28l-4-4M71 28l4-4M49 28l4 14h14l4-14M53 42l-8 8M67 42l8 8M53 42l2 20M67 42l-2 20",
        2,
        "#7d604e",
      ) +
      flat("M36 36c3-6 9-11 16-12-4 4-7 8-8 13z", "#fff", 0.22) +
      eyes(45, 62, 0.9) +
      nose(83, 6, "#8a4656") +
      line("M54 90c4 2 8 2 12 0", 2) +
      line("M54 72c4 1.5 8 1.5 12 0M55 77c3 1 7 1 10 0", 1.8, "#cf9a84") +
      blush(43, 71),
  }),
  pangolin: species({
    back: scales(118, 52, -172, -8, 8, 1.25, "#8a5c36") + scales(124, 44, -170, -10, 7, 1.2, "#a8743f"),
    head:
      scales(58, 27, -205, 25, 9, 1.1, "#7d5230") +
      scales(58, 20, -196, 16, 7, 1.05, "#9a6a3c") +
      scales(57, 12, -180, 0, 5, 1, "#b98552") +
      shape(
        "M60 43c9 0 13 3 19 7 6 5 9 11 6 17-3 4-7 6-11 9-4 9-8 16-14 16s-10-7-14-16c-4-3-8-5-11-9-3-6 0-12 6-17 6-4 10-7 19-7z",
        "#f0cfa4",
      ) +
      flat("M79 50c5 10-2 26-14 41 4-3 7-9 9-15 4-3 8-5 11-9 3-6 0-12-6-17z", "#000", 0.1) +
      eyes(46, 61) +
      brows("M40 53c3-2 7-2 9 0", 2) +
      nose(80, 5) +
      blush(40, 70) +
      line("M60 86c0 8 4 11 9 10 6-1 6-8 1-8", 5.4) +
      line("M60 86c0 8 4 11 9 10 6-1 6-8 1-8", 2.8, "#ff7b8a"),
  }),
  sloth: species({
    head:
      shape("M60 22c22 0 35 12 36 32 1 22-15 37-36 37S23 76 24 54c1-20 14-32 36-32z", "#a58b68") +
      flat("M60 34c19 0 28 10 28 24 0 18-12 31-28 31S32 76 32 58c0-14 9-24 28-24z", "#f3e0ba") +
      both(flat("M53 54c-6-5-15-3-21 6-4 6-4 12-1 15 6 0 9-4 12-9 4-3 9-5 10-12z", "#7d6248")) +
      flat("M40 30c8-6 14-6 20-4 6-2 12-2 20 4-3 8-9 10-14 8-3 4-9 4-12 0-5 2-11 0-14-8z", "#8d7454") +
      both(spot(45, 61, 5.5, 5.5, "#fff")) +
      eyes(45, 62, 0.78) +
      lids(45, 60.5, 6, "#7d6248") +
      nose(69, 7.5, "#3b2b2a") +
      line("M44 76c5 9 27 9 32 0", 2.4) +
      line("M43 75l3 1.5M77 75l-3 1.5", 2) +
      flat("M82 40c12 18 4 42-16 50 18-2 31-16 30-36 0-7-2-13-6-18z", "#000", 0.1),
  }),
  boar: species({
    head:
      both(
        shape("M36 44C24 42 14 34 12 22c12-1 26 4 34 14z", "#7a5044") +
          flat("M35 38c-7-2-12-6-15-11 8 1 15 4 20 9z", "#d99a90"),
      ) +
      shape("M46 32c-2-6 0-10 3-13l3 6 4-13 5 11 6-10 2 12 5-4c1 4 1 8-1 12z", "#4a3330") +
      head(29, 33, "#8f6253", 60) +
      flat("M36 48c3-9 10-14 19-15-6 4-11 9-13 16z", "#fff", 0.16) +
      eyes(43, 54, 0.9) +
      brows("M34 45 50 50", 4.6, "#4a3330") +
      both(shape("M41 84c-4-4-6-10-5-18 5 4 9 9 12 14z", "#fff6e0")) +
      `<ellipse cx="60" cy="73" rx="17" ry="13.5" fill="#e8a399"/>` +
      both(spot(53.5, 73, 3.4, 4.6, "#8d3f47")) +
      spot(52, 64, 7, 2.6, "#fff", 0.4) +
      line("M50 88c6 2.5 14 2.5 20 0", 2),
  }),
  gecko: species({
    head:
      shape(
        "M60 36c9 0 14-6 22-8 10-1 17 7 17 17 4 6 6 12 4 18-4 16-22 28-43 28S21 79 17 63c-2-6 0-12 4-18 0-10 7-18 17-17 8 2 13 8 22 8z",
        "#9bd24f",
      ) +
      flat("M60 67c18 0 34-3 43-9 1 2 1 4 0 6-4 16-22 27-43 27S21 80 17 64c-1-2-1-4 0-6 9 6 25 9 43 9z", "#eef6c4") +
      flat("M92 32c10 18 4 44-18 55 16-4 27-13 29-24 2-6 0-12-4-18 0-6-3-10-7-13z", "#000", 0.1) +
      [
        [60, 45, 4],
        [50, 52, 3],
        [71, 52, 3.4],
        [60, 57, 2.6],
        [33, 62, 3],
        [87, 62, 3],
      ]
        .map(([x, y, r]) => spot(x!, y!, r!, r! * 0.85, "#ff8a3c"))
        .join("") +
      bigEyes(37, 44, 13, "#ffd166", true) +
      line("M20 66c12 13 68 13 80 0", 2.6) +
      `<path d="M56 76h9l1 9c0 6-11 6-11 0z" fill="#ff7b8a" stroke-width="2"/>` +
      both(spot(55, 63, 1.5, 1.5, INK)) +
      blush(28, 74),
    front: both(
      shape(
        "M30 104c-2-8-2-12 3-12 3 0 4 3 4 6 0-5 1-8 5-8s4 4 4 8c1-4 3-6 6-5 4 2 2 6 0 11-3 6-7 9-12 9s-8-3-10-9z",
        "#9bd24f",
      ),
    ),
  }),
  tortoise: species({
    back:
      shape("M8 112C8 70 28 46 60 46s52 24 52 66z", "#8a6a3c") +
      line("M28 62l14 14M92 62 78 76M12 98l22-8M108 98l-22-8M34 90l8-14M86 90l-8-14", 2.6, "#5e4522"),
    head:
      shape("M46 94V74h28v20z", "#86b36b") +
      head(24, 30, "#9ac67a", 52, 80) +
      spot(48, 34, 5, 3, "#6f9c55", 0.8) +
      spot(62, 31, 4, 2.4, "#6f9c55", 0.8) +
      spot(73, 37, 4.5, 2.8, "#6f9c55", 0.8) +
      bigEyes(45.5, 51, 9.4, "#fff8e6") +
      lids(45.5, 50, 9.5, "#86b36b") +
      both(spot(57, 63.5, 1.2, 1.2, INK)) +
      line("M42 69c9 6.5 27 6.5 36 0", 2.4) +
      line("M50 88h20M51 83.5h18", 1.8, "#6f9c55"),
  }),
  bat: species({
    back: both(
      shape("M40 112C20 110 6 100-2 84c-4-20-2-38 6-54 6 12 14 18 24 20-2 12 4 22 16 30z", "#4d3a63") +
        line("M6 32c2 22 12 42 32 56M28 50c0 14 4 26 14 36", 2.2, "#7d639c"),
    ),
    head:
      both(
        shape("M34 52C20 40 14 20 20 0c16 4 30 18 34 36z", "#6f5688") +
          flat("M36 44C27 34 22 22 24 9c11 5 19 14 22 26z", "#f0a0b4") +
          line("M29 18l9 6M30 28l9 5", 1.8, "#c97a92"),
      ) +
      head(31, 31, "#7d639c", 61) +
      shape("M46 34c3-4 6-5 8-9 2 3 4 4 6 7 2-3 4-4 6-7 2 4 5 5 8 9-8 8-20 8-28 0z", "#5d4577") +
      spot(60, 76, 15, 12, "#a88cc4") +
      bigEyes(45.5, 58, 8.4, "#ffc24a") +
      `<path d="M54 70c1-4 3-6 6-6s5 2 6 6c-1 3-3 4-6 4s-5-1-6-4z" fill="#f58ba4" stroke-width="1.8"/>` +
      both(spot(58, 70, 1, 1.3, "#8a3a55")) +
      line("M49 78c6 4 16 4 22 0") +
      both(`<path d="M52 79.5l2.5 6 2.5-5z" fill="#fff" stroke-width="1.6"/>`) +
      blush(37, 71),
  }),
};

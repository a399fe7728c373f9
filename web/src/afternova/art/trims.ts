/** What makes each Starship of our card set itself: trimmings on the grid of the ships, 360 by 120, by the card's name. */

import { INK, disc, flat, line, moved, shape, spot } from "./portraits/parts";

interface Trim {
  /** which hull: see SHIPS */
  hull: number;
  /** behind the hull */
  back?: string;
  /** on the nose, in the place of a window */
  face: string;
  /** over the hull, around the Storage */
  front?: string;
}

const GOLD = "#ffd166";
const petals = (count: number, r: number, size: number, fill: string): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `<circle cx="${(r * Math.cos(angle)).toFixed(1)}" cy="${(r * Math.sin(angle)).toFixed(1)}" r="${size}" fill="${fill}" stroke-width="1.8"/>`;
  }).join("");
const blossom = (x: number, y: number, fill: string, size = 1): string =>
  moved(x, y, petals(4, 4.4, 4, fill) + spot(0, 0, 2.2, 2.2, GOLD), ` scale(${size})`);
const leaf = (x: number, y: number, turn: number, fill: string, size = 1): string =>
  moved(
    x,
    y,
    '<path d="M0 0C-10-5-11-17 0-26 11-17 10-5 0 0zM0-2v-15" fill="' + fill + '" stroke-width="2"/>',
    ` rotate(${turn}) scale(${size})`,
  );
const eye = (x: number, y: number, r: number, iris = "#fff"): string =>
  disc(x, y, r, iris) + spot(x + 1, y, r * 0.55, r * 0.6, INK) + spot(x + 2, y - r * 0.3, r * 0.22, r * 0.22, "#fff");
const asleep = (x: number, y: number): string =>
  line(`M${x} ${y}c4 5 11 5 15 0`, 2.6) + line(`M${x + 3} ${y + 4}l-2 4M${x + 8} ${y + 5}v4`, 1.8);
const moon = (x: number, y: number, fill: string): string =>
  moved(x, y, shape("M3-13a13 13 0 1 0 9 19A11 11 0 0 1 3-13z", fill));
const spark = (x: number, y: number, size = 1): string =>
  moved(x, y, flat("M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6z", "#fff"), ` scale(${size})`);
const seed = (x: number, y: number, turn: number): string =>
  moved(
    x,
    y,
    line("M0 0v-12M0-12l-7-6M0-12v-9M0-12l7-6", 1.8, "#e9e2ff") + spot(0, 2, 2, 4, "#8a6b4a"),
    ` rotate(${turn})`,
  );
const ears = (fill: string, inner: string): string =>
  shape("M284 30 288 4l22 22z", fill) +
  flat("M289 25l2-13 11 12z", inner) +
  shape("M304 32 316 8l14 26z", fill) +
  flat("M309 30l7-13 8 15z", inner);

export const TRIMS: Record<string, Trim> = {
  Magpie: {
    hull: 1,
    back:
      shape("M62 44-6 30l24 18-26 12 26 12L-6 90l68-14z", "#2a2e3d") +
      line("M54 52 14 47M54 60H6M54 68l-40 5", 2, "#6fa8d8"),
    face:
      shape("M328 46c14 3 24 8 31 14-8 5-18 9-31 12 5-8 5-18 0-26z", "#ffb020") +
      line("M332 60h24", 1.8) +
      eye(306, 52, 9) +
      flat("M286 72c8 6 18 8 28 6-8 8-18 12-30 14 3-6 3-14 2-20z", "#fff", 0.85),
  },
  "Hollow Oak": {
    hull: 4,
    back: leaf(120, 26, -38, "#2fbf7f", 1.2) + leaf(136, 24, 6, "#58d39b", 1.3) + leaf(152, 26, 40, "#2fbf7f", 1.1),
    face:
      `<ellipse cx="309" cy="60" rx="14" ry="17" fill="#3a2a22"/>` +
      line("M293 44c-4 10-4 22 0 32", 2, "#8a5f41") +
      eye(304, 58, 5, "#ffd23f") +
      eye(315, 58, 5, "#ffd23f"),
    front: line("M100 92c20 3 44-3 66 0s40 3 58 0", 2, "#8a5f41") + line("M104 28c18-3 30 2 46 0", 2, "#8a5f41"),
  },
  "Midnight Plum": {
    hull: 5,
    back: line("M186 26c0-10 4-18 12-22", 4, "#5b4a3a") + leaf(190, 16, -64, "#58d39b"),
    face: moon(312, 60, GOLD) + spark(330, 50, 0.7),
    front:
      spark(104, 29, 0.8) +
      spark(246, 30) +
      spark(270, 90, 0.7) +
      spark(130, 91, 0.8) +
      flat("M96 34c16-6 60-7 96-6-32 2-66 4-92 10z", "#fff", 0.35),
  },
  "Ember Tiger": {
    hull: 0,
    back: ears("#ff8a3c", "#ffd9b8"),
    face:
      eye(300, 52, 7, "#ffd23f") +
      eye(319, 54, 7, "#ffd23f") +
      shape("M330 58c8 0 12 2 14 4-3 5-8 7-14 7-3-4-3-8 0-11z", "#f58ba4") +
      line("M326 74c5 3 9 3 13 0M322 68l-18 4M323 73l-14 8", 1.8),
    front:
      shape("M104 22h12l-7 13zM140 22h12l-6 12zM178 22h12l-6 13zM214 22h12l-7 12zM248 22h11l-6 12z", INK) +
      shape("M120 98h12l-7-12zM160 98h12l-6-12zM200 98h12l-7-12zM238 98h12l-7-12z", INK),
  },
  Mistletoe: {
    hull: 2,
    back:
      leaf(166, 24, -46, "#2fbf7f", 1.15) +
      leaf(196, 24, 46, "#2fbf7f", 1.15) +
      disc(176, 16, 6, "#fff") +
      disc(188, 16, 6, "#fff") +
      disc(182, 8, 6, "#fff"),
    face:
      line("M297 62c6 8 18 8 24 0", 2.6) +
      eye(302, 50, 6) +
      eye(318, 50, 6) +
      spot(294, 60, 5, 3, "#ff6b7a", 0.5) +
      spot(327, 60, 5, 3, "#ff6b7a", 0.5),
    front: shape("M182 92l-13-7v14zM182 92l13-7v14z", "#e2455a") + disc(182, 92, 4, "#e2455a"),
  },
  "Moonlit Lilac": {
    hull: 3,
    back:
      blossom(132, 18, "#c9a8ff", 1.2) +
      blossom(148, 10, "#e0c8ff", 1.3) +
      blossom(164, 17, "#c9a8ff", 1.1) +
      blossom(117, 23, "#e0c8ff", 0.9),
    face: moon(310, 60, "#fff6d8"),
    front: blossom(110, 92, "#c9a8ff", 0.8) + blossom(252, 92, "#e0c8ff", 0.8) + spark(262, 29),
  },
  "Drowsy Koi": {
    hull: 1,
    back:
      shape("M66 60C44 38 20 22-4 20c10 14 14 26 14 40S6 86-4 100c24-2 48-18 70-40z", "#ff8a3c") +
      line("M52 60 12 36M52 60H18M52 60 12 84", 2, "#c2560f"),
    face:
      asleep(302, 52) +
      line("M334 68c4 3 8 2 11-1", 2.4) +
      spot(318, 72, 6, 3.5, "#ff6b7a", 0.45) +
      line("M338 24h9l-9 11h9M350 6h7l-7 9h7", 2.2, "#dfe8ff"),
    front: flat("M112 22c10 12 34 12 44 0zM214 98c8-12 34-13 46 0zM98 98c6-8 22-8 28 0z", "#ff8a3c", 0.95),
  },
  Thistledown: {
    hull: 4,
    back: seed(20, 20, -30) + seed(6, 96, -100) + seed(30, 112, -140) + seed(104, 16, 8),
    face:
      shape("M322 40c16 4 30 12 38 20-8 8-22 16-38 20 6-12 6-28 0-40z", "#9a63ff") +
      line("M330 50l24 8M330 60h28M330 70l24-8", 2, "#e0c8ff") +
      shape("M294 38c16 2 26 10 30 22-4 12-14 20-30 22-7-14-7-30 0-44z", "#2fbf7f") +
      line("M300 48l12 12-12 12M310 50l8 10-8 10", 2, "#0d5a3a"),
  },
  Marigold: {
    hull: 0,
    face: moved(
      314,
      60,
      petals(12, 17, 7, "#ff8a3c") +
        petals(8, 10, 6, "#ffb84a") +
        `<circle r="9" fill="${GOLD}"/>` +
        spot(-3, -2, 1.5, 2, INK) +
        spot(3, -2, 1.5, 2, INK) +
        line("M-3.5 2.5c2 2.6 5 2.6 7 0", 1.8),
    ),
    front: leaf(112, 102, 118, "#2fbf7f", 0.9) + leaf(250, 102, -118, "#2fbf7f", 0.9),
  },
  "Sunset Coyote": {
    hull: 3,
    back:
      `<circle cx="150" cy="24" r="24" fill="${GOLD}"/>` +
      line("M116 14h-12M122 2 112-6M150-6v-6", 2.4, GOLD) +
      ears("#c9824f", "#f6d9b8"),
    face:
      asleep(300, 50) +
      shape("M328 44c12-8 22-16 28-18 0 12-4 24-18 36z", "#e0a765") +
      shape("M350 26c5-2 8-1 9 3-2 4-6 5-10 4z", INK) +
      line("M334 62c6 2 10-2 13-8", 2.2),
    front: flat("M92 92h160c-20 4-50 6-80 6s-60-2-80-6z", "#ff8a3c", 0.5),
  },
};

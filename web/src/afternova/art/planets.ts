/** The Planets' drawings on a 160 grid; the globe is the circle of 58 round (80, 80). */

import { seedOf } from "./seed";

export interface PlanetDrawing {
  glow: string;
  /** behind the globe */
  back: string;
  /** on the globe, clipped to it */
  surface: string;
  /** before the globe */
  front: string;
}

const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const line = (d: string, colour: string, width = 3, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const ground = (colour: string): string => fill("M20 20h120v120H20z", colour);

type Point = readonly [number, number, number];
const dots = (points: readonly Point[], colour: string): string =>
  points.map(([x, y, r]) => dot(x, y, r, colour)).join("");
/** Craters with a lit floor. */
const craters = (points: readonly Point[], rim: string, floor: string): string =>
  points.map(([x, y, r]) => dot(x, y, r, rim) + dot(x - r * 0.16, y - r * 0.16, r * 0.66, floor)).join("");
const ngon = ([x, y, r]: Point, sides: number, turn = 0): string =>
  `M${Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / sides;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join("L")}z`;

/** A ring seen from above: its far half and its near half. */
function ring(outer: string, inner: string, tilt: number, width = 7): { back: string; front: string } {
  const half = (sweep: number, faint: string): string =>
    `<g transform="rotate(${tilt} 80 80)"${faint}>${line(`M2 80a78 20 0 0 ${sweep} 156 0`, outer, width)}${line(`M12 80a68 15 0 0 ${sweep} 136 0`, inner, 3)}</g>`;
  return { back: half(1, ' opacity=".75"'), front: half(0, "") };
}
const moon = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="#1c2238" stroke-width="1.5"/>` +
  `<path d="M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.5} ${r * 1.5} 0 0 0 0-${2 * r}z" fill="#050a22" opacity=".35"/>`;
const rocks = (d: string, colour: string): string =>
  `<path d="${d}" fill="${colour}" stroke="#1c2238" stroke-width="1.5"/>`;
const swirl = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line("M-6-8a12 9 0 1 0 12 10c-3 5-11 5-12 0 1-3 5-3 6-1", colour, 3)}</g>`;

const HIVE: readonly Point[] = [
  [58, 58, 9.2],
  [76, 68, 9.2],
  [58, 79, 9.2],
  [94, 58, 9.2],
  [76, 47, 9.2],
  [94, 79, 9.2],
  [112, 68, 9.2],
];
const HONEY: readonly Point[] = [
  [58, 57, 6],
  [76, 67, 6],
  [94, 57, 6],
];

type Drawing = Partial<PlanetDrawing> & { glow: string; surface: string };

const PLANETS: Record<string, Drawing> = {
  "Little Wobble": {
    glow: "#ff9fd0",
    back: line("M18 52C44 12 116 12 142 52", "#ffd6ec", 2, ' stroke-dasharray="2 7"'),
    surface:
      ground("#e86fa8") +
      fill("M14 66c26-22 44 16 66-2s40-10 66 6v16c-22-14-40-2-62 8s-44-16-70-2z", "#f7a3cb") +
      fill("M14 108c24-16 40 10 62 2s44-12 70 4v14c-22-10-46-2-66 6s-42-10-66-4z", "#f7a3cb") +
      fill("M14 42c30-8 50 8 70 0s36-8 62 2v8c-26-6-44 4-64 6s-42-8-68-4z", "#c94c8a") +
      dots(
        [
          [58, 52, 5],
          [104, 96, 7],
          [70, 104, 4],
          [112, 58, 4],
        ],
        "#ffd1e8",
      ),
    front: moon(28, 40, 10, "#ffe3a8") + moon(134, 46, 6, "#cfe8ff") + moon(126, 124, 8, "#f3c7ff"),
  },
  Nektarr: {
    glow: "#ffb84a",
    ...ring("#ffe7b0", "#e59a2e", -16),
    surface:
      ground("#f5a524") +
      fill("M20 52c30-14 60 8 120-8v20c-50 14-80-8-120 6zM20 96c40-12 70 12 120-2v22c-46 10-84-10-120 2z", "#ffca5c") +
      fill("M20 78c34-8 76 10 120-2v8c-44 12-84-6-120 2z", "#d97d10") +
      HIVE.map((cell) => fill(ngon(cell, 6), "#c76a0a", 0.8)).join("") +
      HONEY.map((cell) => fill(ngon(cell, 6), "#ffe08a", 0.95)).join("") +
      (
        [
          [98, 108, 7],
          [82, 117, 7],
          [66, 108, 7],
        ] as const
      )
        .map((cell) => fill(ngon(cell, 6), "#c76a0a", 0.55))
        .join(""),
  },
  Gyrehaven: {
    glow: "#4fc4ff",
    surface:
      ground("#1d6fb8") +
      fill("M20 44c24-10 44 8 66 0s38-8 54 0v12c-20-8-36 8-58 2s-40 6-62-2z", "#3fb3d9", 0.9) +
      fill("M20 112c30-10 44 12 72 4 20-6 34 2 48 0v12c-30 2-46-2-66 4-20 4-38-8-54-4z", "#3fb3d9", 0.9) +
      [34, 25, 16, 8]
        .map((r, i) => `<ellipse cx="86" cy="82" rx="${r}" ry="${r * 0.72}" fill="${i % 2 ? "#9fe8ef" : "#2b8fd0"}"/>`)
        .join("") +
      line("M86 82c-8-2-8-12 4-12 18 0 24 18 6 26-22 8-44-8-36-26", "#eafcff", 3.2) +
      line("M34 72c6-6 12-4 18-2M110 112c6-2 10-6 12-10", "#eafcff", 3),
    front: moon(22, 116, 7, "#dff3ff"),
  },
  "Sable Reach": {
    glow: "#7d8bd0",
    ...ring("#5b648f", "#c6b3ff", 20, 5),
    surface:
      ground("#232842") +
      fill("M20 30c30 6 40 30 70 22s34-14 50-6V20H20z", "#363d62") +
      fill("M20 92c34-14 46 16 74 8 24-6 34-6 46-2v20c-36-8-62 14-120-4z", "#363d62") +
      line("M34 66c18 6 30-6 48 2s30 4 44-4M40 116c18 4 40 0 66-10", "#515b8f", 3) +
      dots(
        [
          [60, 52, 1.8],
          [96, 44, 1.5],
          [110, 72, 2],
          [50, 90, 1.6],
          [74, 80, 2.2],
          [90, 108, 1.7],
          [66, 118, 1.4],
          [118, 96, 1.5],
          [42, 72, 1.3],
        ],
        "#e6e9ff",
      ) +
      line("M96 44l14 28-20 36M60 52l14 28 36-8", "#8f9be0", 1, ' opacity=".7"'),
  },
  "Corsair's Thimble": {
    glow: "#ffcf7a",
    surface:
      ground("#d9b27a") +
      fill("M20 94c20-18 40-10 60-16s38-20 60-6v70H20z", "#b98a4e") +
      fill("M20 118c26-12 50-2 74-10 20-6 34 0 46 2v30H20z", "#94683a") +
      line("M40 96c8-6 14-6 20-2M84 88c8-6 16-8 22-4M62 112c10-4 18-4 26 0", "#e6c792", 3) +
      line("M58 74l44 14M102 74 58 88", "#f7efe0", 6) +
      fill("M80 38c13 0 20 8 20 18 0 7-3 11-8 13v7H68v-7c-5-2-8-6-8-13 0-10 7-18 20-18z", "#f7efe0") +
      dot(72, 57, 5, "#5b3a22") +
      dot(88, 57, 5, "#5b3a22") +
      fill("M80 62l3 6h-6z", "#5b3a22") +
      line("M75 72v4M80 72v4M85 72v4", "#b98a4e", 1.6),
    front:
      line("M8 98c30 34 118 36 146-6", "#f3dfae", 2, ' stroke-dasharray="2 7"') +
      moon(26, 116, 7, "#e8c98a") +
      rocks("M140 96l8 2 0 8-8 3-5-6z", "#b98a4e"),
  },
  "Howling Verge": {
    glow: "#b4c6ff",
    surface:
      ground("#4a5fa8") +
      [34, 52, 72, 94, 114]
        .map((y, i) =>
          fill(
            `M10 ${y}c26-${10 - i} 44 ${8 + i} 72 0s44-8 68 0v9c-26-6-46 4-70 8s-46-10-70-6z`,
            i % 2 ? "#6f86cf" : "#8fa6ea",
            0.85,
          ),
        )
        .join("") +
      `<ellipse cx="98" cy="88" rx="20" ry="12" fill="#2c3a78"/><ellipse cx="98" cy="88" rx="12" ry="7" fill="#1a2350"/>` +
      line("M72 86c6-16 40-20 52-4M70 94c8 14 40 16 54 4", "#dbe5ff", 2.6) +
      line("M34 58c10-6 22-6 30 0M36 106c8 6 16 6 24 2M82 44c10-4 18-4 26 0", "#eef3ff", 3),
    front: line(
      "M6 66c8-4 14 4 22 0M2 82c10-4 16 4 26 0M132 60c8-4 14 4 22 0M134 104c8-4 12 4 20 0",
      "#dbe5ff",
      2.4,
      ' opacity=".75"',
    ),
  },
  Skipstone: {
    glow: "#bfe0d8",
    back: rocks("M138 30l9 3-1 9-10 2-5-7z", "#9fb3ae") + rocks("M150 52l6 2-1 6-6 0z", "#9fb3ae"),
    surface:
      ground("#8fa7a2") +
      fill("M10 58c40 10 90-18 140-8V20H10z", "#a9c0ba") +
      fill("M10 110c40-14 90 10 140-6v40H10z", "#6f8a86") +
      line("M24 84c36-10 76 12 116-4", "#d6e6e1", 4) +
      line("M26 94c36-8 74 12 112-2", "#6f8a86", 2.4) +
      craters(
        [
          [56, 58, 8],
          [104, 56, 11],
          [72, 112, 9],
          [112, 106, 6],
          [44, 106, 5],
        ],
        "#5d7773",
        "#b7cbc6",
      ),
    front:
      rocks("M10 104l10-4 7 8-6 9-11-3z", "#a9c0ba") +
      rocks("M26 128l7-1 2 7-7 3z", "#8fa7a2") +
      line("M34 142c20 10 44 12 66 8M48 152c10 3 20 4 30 3", "#d6e6e1", 2, ' opacity=".6"'),
  },
  Cindermere: {
    glow: "#ff6a3d",
    surface:
      ground("#4a2430") +
      fill("M24 50c20 8 18 24 36 26s14 18 34 16 22-22 46-20v-40H40z", "#63303a") +
      line(
        "M26 62l22 10 10 16 22 4 14 20 26 6M80 92l20-14 12-24 22-6M58 88l-14 16-2 26M48 72l10-22 20-10",
        "#ff7a2f",
        3.6,
      ) +
      line("M26 62l22 10 10 16 22 4 14 20M80 92l20-14 12-24", "#ffd166", 1.5) +
      `<ellipse cx="98" cy="82" rx="15" ry="10" fill="#ff9f43"/><ellipse cx="97" cy="81" rx="9" ry="5.5" fill="#ffe08a"/>` +
      dot(56, 90, 5, "#ff9f43"),
    front: dots(
      [
        [28, 30, 2],
        [40, 18, 1.4],
        [134, 34, 1.8],
        [146, 54, 1.3],
        [20, 60, 1.3],
      ],
      "#ffb070",
    ),
  },
  Plummet: {
    glow: "#6fd0c0",
    surface:
      ground("#1f6f78") +
      [54, 44, 34, 24, 15]
        .map(
          (r, i) =>
            `<ellipse cx="${80 + i * 2}" cy="${80 + i * 3}" rx="${r}" ry="${r * 0.86}" fill="${["#2b8a8f", "#1c6470", "#17505e", "#103c4c", "#081f30"][i]}"/>`,
        )
        .join("") +
      line("M40 62c10-22 50-30 74-8M46 108c18 20 52 20 70-2", "#7fe0d4", 2.6, ' opacity=".8"') +
      line("M60 76c6-12 28-14 42-4", "#7fe0d4", 2, ' opacity=".7"') +
      dot(88, 92, 3, "#ffd166") +
      dots(
        [
          [80, 88, 1.5],
          [96, 96, 1.5],
        ],
        "#ffd166",
      ),
    front: line("M128 20l-14 22M140 32l-12 18M112 14l-8 14", "#c8fff0", 2.4, ' opacity=".75"'),
  },
  Lockjaw: {
    glow: "#c9d3e6",
    surface:
      ground("#6d7896") +
      fill("M20 20h120v50l-12 12-12-12-12 12-12-12-12 12-12-12-12 12-12-12-12 12-12-12z", "#9aa6c4") +
      fill("M20 140h120V98l-12-12-12 12-12-12-12 12-12-12-12 12-12-12-12 12-12-12-12 12z", "#8490b0") +
      line("M20 70l12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12", "#e9edf7", 2.6) +
      dots(
        [
          [48, 46, 3],
          [80, 38, 3],
          [112, 46, 3],
          [52, 118, 3],
          [80, 124, 3],
          [108, 118, 3],
        ],
        "#4d5877",
      ) +
      `<circle cx="80" cy="60" r="11" fill="#ffd166" stroke="#7a5a1c" stroke-width="2.5"/><path d="M80 55a3.5 3.5 0 0 1 2 6.3l1 6.7h-6l1-6.7a3.5 3.5 0 0 1 2-6.3z" fill="#4a3410"/>`,
  },
  "Ticktock Minor": {
    glow: "#ffd9a0",
    surface:
      ground("#a8743f") +
      fill("M20 20h64l-20 40 24 30-18 50H20z", "#b98552") +
      gear(66, 66, 22, 10, "#e6bd6a", "#7a4f28") +
      gear(106, 96, 17, 9, "#c99645", "#7a4f28") +
      gear(60, 112, 13, 8, "#d9a856", "#7a4f28") +
      line("M66 66V52M66 66l9 6", "#5b3a1c", 3),
    front: moon(134, 44, 9, "#e6bd6a") + line("M134 44v-5M134 44l4 2", "#5b3a1c", 1.8),
  },
  "Bastion Coil": {
    glow: "#9bb0ff",
    back: `<g transform="rotate(-24 80 80)">${line("M4 66a78 22 0 0 1 152 0M4 94a78 22 0 0 1 152 0", "#8f9fd8", 6)}</g>`,
    surface:
      ground("#4d5a94") +
      fill("M20 20h120v36c-40-16-80-16-120 0z", "#6373b5") +
      fill("M46 74h8v-8h8v8h8V54h6v-7h8v7h6v20h8v-8h8v8h8v50H46z", "#aab6ea") +
      fill("M90 54v70h26V74h-8v-8h-8v8h-10z", "#8795d0") +
      line("M50 88h60M50 102h60M60 88v14M100 88v14M72 74v14M90 102v14", "#6775b5", 2) +
      fill("M73 124v-14a7 7 0 0 1 14 0v14zM77 62h6v8h-6z", "#232c5c") +
      dots(
        [
          [50, 52, 2],
          [110, 50, 2],
          [80, 44, 2.5],
        ],
        "#ffd166",
      ),
    front: `<g transform="rotate(-24 80 80)">${line("M4 66a78 22 0 0 0 152 0", "#b6c4ff", 6)}${line("M4 94a78 22 0 0 0 152 0", "#b6c4ff", 6)}${line("M4 66a78 22 0 0 0 152 0M4 94a78 22 0 0 0 152 0", "#e9edff", 1.6)}</g>`,
  },
  Mossgear: {
    glow: "#6fd68a",
    surface:
      ground("#2c7a4b") +
      fill(
        "M30 50c10-14 26-10 32-2s18 2 24 10-4 20-16 18-12 12-26 8-22-20-14-34zM96 88c8-8 22-8 30 0s6 24-8 28-14-8-24-6-8-14 2-22z",
        "#62b85c",
      ) +
      gear(92, 62, 20, 9, "#8a6f4a", "#3b5a34") +
      fill("M74 56c6-12 20-16 30-10-8 0-12 4-16 8-4 5-10 6-14 2z", "#7ccf5f") +
      line("M40 56c6-6 14-4 18 2M102 96c5-4 12-3 16 2", "#a5e08a", 3.6) +
      line("M40 112c8 8 18 10 26 8", "#1c5a38", 5) +
      dots(
        [
          [58, 72, 3],
          [112, 104, 3],
          [48, 66, 2],
        ],
        "#ffd166",
      ),
    front:
      line("M10 108C40 140 120 140 150 108", "#c9f0b4", 2, ' stroke-dasharray="2 7"') + moon(136, 120, 7, "#d8d2c0"),
  },
  "Hollow Amber": {
    glow: "#ffc24a",
    surface:
      ground("#d98a1c") +
      fill("M20 40c30-12 60 10 120-6V20H20zM20 122c34-12 60 8 120-4v30H20z", "#b86a10") +
      `<ellipse cx="82" cy="82" rx="40" ry="34" fill="#f7b53a"/><ellipse cx="82" cy="84" rx="30" ry="25" fill="#7a3f0a"/><ellipse cx="83" cy="86" rx="24" ry="19" fill="#4a2405"/>` +
      line(
        "M82 72c-7 0-10 5-10 11s4 11 10 11 10-5 10-11-3-11-10-11zM72 78l-7-5M71 84h-8M73 90l-7 5M92 78l7-5M93 84h8M91 90l7 5M79 72l-3-6M85 72l3-6",
        "#ffd166",
        2.2,
      ) +
      line("M48 66c4-10 12-16 22-18", "#fff3c4", 3.6) +
      dots(
        [
          [42, 104, 3],
          [118, 54, 3.5],
          [112, 116, 2.5],
        ],
        "#ffe08a",
      ),
  },
  "The Deep Larder": {
    glow: "#e0a0ff",
    surface:
      ground("#5b3a7a") +
      [40, 62, 84, 106, 126]
        .map((y, i) =>
          fill(
            `M16 ${y}c30-6 50 8 70 2s36-8 60-2v11c-26-6-44 2-64 5s-42-8-66-3z`,
            ["#8a5aa8", "#c98a5a", "#7a4f94", "#e6bd7a", "#8a5aa8"][i]!,
          ),
        )
        .join("") +
      dots(
        [
          [50, 54, 4],
          [74, 56, 5],
          [100, 52, 4],
          [120, 56, 3],
        ],
        "#ff7b8a",
      ) +
      dots(
        [
          [44, 98, 4],
          [66, 100, 5.5],
          [92, 98, 5],
          [114, 100, 4],
        ],
        "#9be27a",
      ) +
      [
        [52, 77],
        [78, 79],
        [104, 76],
      ]
        .map(
          ([x, y]) =>
            `<rect x="${x! - 5}" y="${y! - 6}" width="10" height="11" rx="3" fill="#ffe9c4"/><path d="M${x! - 4} ${y! - 8}h8" stroke="#d8452f" stroke-width="3" stroke-linecap="round"/>`,
        )
        .join(""),
    front: moon(30, 38, 8, "#f3d9a8") + moon(138, 116, 6, "#ff9fbb"),
  },
  Thornpit: {
    glow: "#a8d05a",
    back: thorns(),
    surface:
      ground("#5d7a2c") +
      fill("M20 46c24 14 40-6 62 4s36 4 58-6V20H20zM20 120c30-14 60 6 120-6v30H20z", "#7a9a3c") +
      line("M30 60c20 14 30-10 48 6s34-8 52 6M34 104c18-14 34 8 50-6s26 2 42-8", "#3b5220", 4.6) +
      [
        [44, 63],
        [62, 62],
        [82, 68],
        [104, 66],
        [120, 72],
        [48, 98],
        [68, 102],
        [90, 96],
        [112, 92],
      ]
        .map(([x, y], i) => fill(`M${x! - 3} ${y}l${i % 2 ? 5 : 1}-9 3 9z`, "#e8c98a"))
        .join("") +
      `<ellipse cx="80" cy="84" rx="13" ry="7" fill="#26330f"/><ellipse cx="80" cy="85.5" rx="9" ry="4.5" fill="#141c08"/>`,
  },
  Grizzlemaw: {
    glow: "#e8a37a",
    surface:
      ground("#8a5a44") +
      fill("M20 60c14-20 34-10 46-22s50-18 74 4V20H20z", "#a87259") +
      line(
        "M32 56l6-8M44 48l6-8M58 42l6-8M76 36l5-8M96 38l5-7M112 46l6-7M34 120l6 6M50 126l6 6M104 126l-5 7M122 116l-4 8",
        "#c99a7a",
        3,
      ) +
      fill("M38 82c20-10 64-10 84 0-4 26-22 36-42 36s-38-10-42-36z", "#3a1420") +
      fill("M42 81l7 13 7-16 7 15 8-16 8 16 9-16 7 16 7-14 7 13 6-10c-20-9-52-9-73-1z", "#fff3dc") +
      fill("M50 106l7-10 7 13 8-12 8 14 8-14 8 12 7-13 6 10c-8 8-18 12-29 12s-22-4-30-12z", "#fff3dc") +
      dot(58, 62, 5, "#ffd166") +
      dot(102, 62, 5, "#ffd166") +
      dot(59, 62, 2.2, "#3a1420") +
      dot(103, 62, 2.2, "#3a1420"),
    front: rocks("M142 104l8 4-2 9-9 0-3-7z", "#a87259"),
  },
  "Yarrow's Vault": {
    glow: "#f3e08a",
    ...ring("#fff0b8", "#7fae8a", 14, 6),
    surface:
      ground("#3f7f7a") +
      fill("M20 20h120v34c-30 16-60-8-120 6z", "#58a096") +
      fill("M20 112c40-14 70 10 120-4v32H20z", "#2f635f") +
      `<circle cx="82" cy="84" r="27" fill="#d9c48c" stroke="#6b5a2c" stroke-width="3"/><circle cx="82" cy="84" r="19" fill="#b99f5c"/>` +
      line("M82 65v38M63 84h38M69 71l26 26M95 71 69 97", "#6b5a2c", 2.6) +
      dot(82, 84, 7, "#ffe08a") +
      dots(
        [
          [82, 60, 2],
          [82, 108, 2],
          [58, 84, 2],
          [106, 84, 2],
        ],
        "#6b5a2c",
      ) +
      line("M36 62c6-10 14-14 20-16M118 112c4-4 6-8 8-14", "#bfe8c8", 3) +
      dots(
        [
          [46, 54, 3],
          [54, 46, 2.5],
          [40, 62, 2.5],
          [122, 108, 2.5],
        ],
        "#fff0a8",
      ),
  },
};

function gear(x: number, y: number, r: number, teeth: number, colour: string, dark: string): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
    const radius = i % 4 < 2 ? r : r * 0.78;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}z" fill="${colour}" stroke="${dark}" stroke-width="2"/>${dot(x, y, r * 0.44, dark)}${dot(x, y, r * 0.3, colour)}`;
}

function thorns(): string {
  return Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI + 0.2;
    const at = (radius: number, turn: number): string =>
      `${(80 + radius * Math.cos(angle + turn)).toFixed(1)} ${(80 + radius * Math.sin(angle + turn)).toFixed(1)}`;
    return rocks(`M${at(55, -0.09)}L${at(i % 2 ? 72 : 67, 0.03)}L${at(55, 0.09)}z`, "#8fa84a");
  }).join("");
}

/** A Planet of another card set: colours, surface and company by its name. */
function unknown(name: string): Drawing {
  const seed = seedOf(name);
  const hue = seed % 360;
  const tone = (lightness: number, turn = 0): string => `hsl(${(hue + turn) % 360} 48% ${lightness}%)`;
  const waves = [36, 58, 82, 106]
    .map((y, i) =>
      fill(
        `M14 ${y}c28-${8 + ((seed >>> i) & 7)} 46 ${6 + ((seed >>> (i + 3)) & 7)} 70 0s38-8 62 2v12c-24-8-42 4-66 6s-42-8-66-4z`,
        tone(i % 2 ? 34 : 60, i * 8),
      ),
    )
    .join("");
  const pits = craters(
    Array.from(
      { length: 6 },
      (_, i) => [40 + ((seed >>> (i * 3)) % 80), 40 + ((seed >>> (i * 4 + 1)) % 80), 4 + ((seed >>> i) % 7)] as const,
    ),
    tone(32),
    tone(56),
  );
  const land =
    fill(
      "M30 50c10-14 26-10 32-2s18 2 24 10-4 20-16 18-12 12-26 8-22-20-14-34zM96 88c8-8 22-8 30 0s6 24-8 28-14-8-24-6-8-14 2-22z",
      tone(62, 90),
    ) + swirl(100, 60, 0.8, "#fff");
  const company = [ring(tone(82), tone(60), -18 + (seed % 36)), { front: moon(132, 48, 8, tone(80, 60)) }, {}][
    (seed >>> 6) % 3
  ];
  return { glow: tone(66), surface: ground(tone(44)) + [waves, pits, land][(seed >>> 3) % 3]!, ...company };
}

export const isKnownPlanet = (name: string): boolean => Object.hasOwn(PLANETS, name);

export function planetArt(name: string): PlanetDrawing {
  return { back: "", front: "", ...(isKnownPlanet(name) ? PLANETS[name]! : unknown(name)) };
}

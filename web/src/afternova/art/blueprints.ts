/** The line drawings of the Blueprints on a grid of 100 by 64, by what the card's name speaks of.
 *  White lines are inherited from the <svg>; what is the point of the machine is golden. */

import type { Blueprint } from "../cards";
import { seedOf } from "./seed";

const GOLD = "#ffd166";
const draw = (d: string, more = ""): string => `<path d="${d}"${more}/>`;
const dashed = (d: string): string => draw(d, ' stroke-dasharray="2.5 3.5" stroke-width="1.6"');
const thin = (d: string): string => draw(d, ' stroke-width="1.4" opacity=".8"');
const gold = (d: string): string => `<path d="${d}" fill="${GOLD}" stroke="none"/>`;
const goldLine = (d: string, width = 2.6): string => draw(d, ` stroke="${GOLD}" stroke-width="${width}"`);
const ray = (d: string, colour: string): string => draw(d, ` stroke="${colour}" stroke-width="2.4"`);
const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const dot = (x: number, y: number, r: number, colour = GOLD): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="none"/>`;
const oval = (x: number, y: number, rx: number, ry: number, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;
const SPARK = "l2.2 5.8 5.8 2.2-5.8 2.2-2.2 5.8-2.2-5.8-5.8-2.2 5.8-2.2z";

function cog(x: number, y: number, r: number, teeth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
    const radius = i % 4 < 2 ? r : r * 0.76;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return draw(`M${points.join("L")}z`) + ring(x, y, Math.round(r * 0.36));
}
/** Short strokes all round, as of something that shines. */
function rays(x: number, y: number, from: number, to: number, count: number): string {
  return draw(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      const at = (r: number): string =>
        `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
      return `M${at(from)}L${at(to)}`;
    }).join(""),
  );
}

const DRAWINGS: Record<string, string> = {
  pantry:
    draw("M30 8h40v48H30zM30 24h40M30 40h40M70 8l16 6v42l-16-0M30 8 14 14v42l16 0") +
    draw("M36 24v-8h7v8M47 24v-6h6v6M36 40v-9h8v9M58 40v-7h6v7M36 56v-8h10v8") +
    dot(61, 20, 3.5) +
    dot(52, 36, 3) +
    dot(58, 52, 3.5),
  whistle:
    draw("M24 22h38l8-8h8v12H64a14 14 0 1 1-26-4") +
    draw("M24 22v12h12") +
    ring(52, 34, 5) +
    dot(52, 34, 2.5) +
    dashed("M78 36c6 4 8 10 6 16M86 32c8 6 10 14 8 22"),
  tavern:
    draw("M38 56l4-30h16l4 30zM34 56h32M40 40h20M36 26h28l-4-8H40zM44 18v-4h12v4") +
    dot(50, 22, 3) +
    gold("M50 4l5 6H45z") +
    dashed("M66 22l22-8M66 25h24M34 22 12 14M34 25H10") +
    draw("M70 36v14h10V36zM80 40h4v6h-4"),
  periscope:
    draw("M38 58V22a10 10 0 0 1 10-10h18v12H52a2 2 0 0 0-2 2v32zM66 10v16h6V10zM32 58h24M38 48H26v6h12M38 36h12") +
    dot(69, 18, 3) +
    dashed("M74 14l18-6M74 18h20M74 22l18 6"),
  figurehead:
    draw("M16 6h68c-2 24-14 42-34 54C30 48 18 30 16 6zM50 6v8M50 50v10") +
    thin("M22 16h10M26 28h6M78 16H68M74 28h-6M34 40l5-3M66 40l-5-3") +
    `<circle cx="50" cy="31" r="10" fill="${GOLD}" stroke="none"/>` +
    gold("M41 25l-1-9 8 5zM59 25l1-9-8 5z") +
    rays(50, 32, 13, 17, 14) +
    draw("M45.5 29v1M54.5 29v1M50 33v2M46 37c3 2 5 2 8 0", ' stroke="#1c3f8f"'),
  gnawing:
    draw("M22 18h24v22H22zM28 18v-6h12v6M46 22l10 4v6l-10 4M56 26l32 6-32 4") +
    draw("M62 27l2 8M70 28.5l2 6M78 30l1 4") +
    gold("M26 40h7v10h-7zM35 40h7v10h-7z") +
    ring(34, 29, 5) +
    thin("M66 44l6 6M78 42l5 6M56 46l4 8"),
  auger:
    draw("M44 8h12v10H44zM34 12h10M56 12h10M46 18h8v6h-8zM42 24h16l-3 8 1 0-4 8-2 16-2-16-4-8h1z") +
    draw("M42 24l14 8M45 32l8 8"),
  locker:
    draw("M28 14c0-4 4-6 10-6h24c6 0 10 2 10 6v36c0 4-4 6-10 6H38c-6 0-10-2-10-6zM50 8v48") +
    draw("M28 26C14 26 12 50 28 50M72 26c14 0 16 24 0 24") +
    thin("M34 16h10M34 21h10M56 16h10M56 21h10") +
    dot(45, 34, 2.4) +
    dot(55, 34, 2.4) +
    dot(21, 38, 3) +
    dot(79, 38, 3),
  toolbelt:
    draw("M8 24c26 12 58 12 84 0v10c-26 12-58 12-84 0zM42 31h16v11H42z") +
    draw("M22 38v14M19 52h6v4h-6zM30 41v12c0 3-5 3-5 0M70 41l2 14 6-1-2-14M84 36v10M80 46h8l-2 10h-4z") +
    gold("M47 34h6v5h-6z") +
    draw("M41 19v-7a9 9 0 0 1 18 0v7", ' stroke="#ff8a3c" stroke-width="5" stroke-linecap="butt"') +
    draw("M38.5 21h5M56.5 21h5", ' stroke-width="4" stroke-linecap="butt"') +
    dashed("M34 10l-8-4M66 10l8-4M33 18h-9M67 18h9"),
  ember:
    draw("M18 20h30v24H18zM48 24l12-2v20l-12-2M60 24l26 8-26 8M24 20v-8h14v8M12 28h6M12 36h6") +
    thin("M66 26v12M74 28v8") +
    gold("M86 32c4-6 8-4 8 0 2 0 3 3 0 5-3 3-8 1-8-5z") +
    dot(33, 32, 5) +
    thin("M80 18l4 4M82 46l4-4M92 20v5M92 44v-5"),
  bore: draw("M20 20h30v24H20zM50 24l36 8-36 8zM58 26v12M66 28v8M74 30v4") + dot(35, 32, 5),
  hammock:
    draw("M16 8v48M84 8v48M10 56h80") +
    draw("M16 16c16 26 52 26 68 0M16 16c18 14 50 14 68 0") +
    thin("M24 24l6-4M34 33l5-6M46 37l2-7M58 36l-1-7M68 32l-5-6M77 24l-6-4") +
    gold("M42 22c4-6 14-6 18 0-4 3-14 3-18 0z") +
    draw("M30 50h14M56 50h14"),
  sail:
    draw("M34 58V6M28 58h48M34 8c26 2 40 16 44 38H34zM34 46c12-12 12-26 0-38M26 58c2 4 4 4 8 4h30") +
    thin("M44 12c10 10 12 22 8 34M58 20c6 8 8 16 7 26") +
    gold("M34 6l-12 4 12 4z"),
  ballast:
    draw("M12 14h76M22 14v36c0 4 4 6 8 6h40c4 0 8-2 8-6V14M30 14l6 16M70 14l-6 16") +
    gold("M36 50l4-14h20l4 14z") +
    draw("M45 36a5 5 0 0 1 10 0") +
    dashed("M22 30h12M66 30h12") +
    thin("M26 46h8M66 46h8"),
  biscuit:
    draw("M32 56V12c0-4 8-8 18-8s18 4 18 8v44zM32 12c6 5 30 5 36 0M26 56h48M40 42h20v10H40z") +
    draw("M42 18v12h16V18") +
    ring(50, 24, 4) +
    gold("M44 52c0-6 12-6 12 0z") +
    dot(64, 36, 2.4) +
    thin("M36 36h22") +
    dot(48, 23, 1) +
    dot(52, 25, 1),
  dew:
    draw("M14 12c20 14 52 14 72 0M14 12c6 20 20 28 30 30v6h12v-6c10-2 24-10 30-30M44 48l-4 10h20l-4-10") +
    thin("M26 20c10 14 38 14 48 0M34 30c10 6 22 6 32 0") +
    gold("M50 20c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z") +
    gold("M28 4c2 3 3 4 3 5a3 3 0 0 1-6 0c0-1 1-2 3-5zM72 4c2 3 3 4 3 5a3 3 0 0 1-6 0c0-1 1-2 3-5z"),
  plug:
    draw("M36 22h28v18a14 14 0 0 1-28 0zM50 54v8M34 22h32") +
    draw("M40 22v-8M60 22v-8M47 22V8M53 22V8") +
    draw("M34 30H20l-6-6M34 38H18l-6 6M66 30h14l6-6M66 38h16l6 6") +
    gold("M38 8h4v6h-4zM45 3h4v6h-4zM51 3h4v6h-4zM58 8h4v6h-4z") +
    dot(14, 24, 2.6) +
    dot(12, 44, 2.6) +
    dot(86, 24, 2.6) +
    dot(88, 44, 2.6),
  cannon:
    draw("M26 42 72 18l7 12-44 25c-10 4-16-7-9-13z") +
    draw("M72 18l4-2 9 14-6 2M20 58h40M32 58a9 9 0 1 1 14-10") +
    ring(38, 50, 3.5) +
    thin("M42 34l7 12M56 27l6 11") +
    dot(88, 14, 2.4) +
    dot(94, 20, 1.8) +
    dot(84, 8, 1.8) +
    dot(94, 8, 2.2) +
    dot(90, 26, 1.6),
  lens:
    ring(46, 28, 20) +
    draw("M32 44 20 58M36 47 25 60") +
    draw("M46 8c-10 12-10 28 0 40M46 8c10 12 10 28 0 40") +
    ray("M66 22l24-10", "#ff8a3c") +
    goldLine("M67 28h26", 2.4) +
    ray("M66 34l24 10", "#c6b3ff") +
    dashed("M8 14l18 8") +
    dot(46, 28, 3.5),
  orrery:
    oval(50, 34, 36, 12) +
    oval(50, 34, 24, 8) +
    oval(50, 34, 12, 4) +
    draw("M50 40v16M40 58h20M50 28V16") +
    dot(50, 34, 5.5) +
    ring(16, 34, 4) +
    ring(70, 29, 3.5) +
    ring(62, 45, 3) +
    draw("M84 34a4 4 0 1 0 4 5 3.2 3.2 0 0 1-4-5z") +
    dot(50, 13, 3),
  notice:
    draw("M20 8h60v36H20zM28 44v14M72 44v14M22 58h12M66 58h12M50 8V3") +
    draw("M26 14h14v10H26zM46 13l13 2-2 11-12-2zM64 14h10v14H64zM27 29h12v9H27zM44 31h15v8H44z") +
    thin("M29 18h8M29 21h6M67 19h4M67 23h4M30 33h6M47 35h9") +
    dot(33, 14, 1.8) +
    dot(52, 14, 1.8) +
    dot(69, 14, 1.8) +
    dot(50, 3, 2.4),
  greenhouse:
    draw("M22 56V30C22 14 34 6 50 6s28 8 28 24v26zM16 56h68M22 30h56M50 6v50M36 10v46M64 10v46") +
    goldLine("M43 56V42M43 47c-5 0-6-4-6-6 4 0 6 3 6 6zM43 44c5 0 6-4 6-6-4 0-6 3-6 6", 2) +
    goldLine("M71 56V44M71 49c-4 0-5-3-5-5 3 0 5 2 5 5z", 2) +
    dot(88, 12, 5) +
    thin("M88 3v2M97 12h-2M94 6l-1 1M94 18l-1-1"),
  hearth:
    draw("M22 56V18h56v38zM16 18h68M34 18V7h32v11M34 56V40c0-8 6-14 16-14s16 6 16 14v16M14 56h72") +
    thin("M22 30h9M22 42h11M78 30h-9M78 42H67M26 24h4M74 24h-4") +
    gold("M50 32c6 7 9 11 9 16a9 8 0 0 1-18 0c0-4 2-6 4-9 1 3 2 4 3 4 1-4 0-7 2-11z") +
    draw("M40 58h20"),
  vault:
    draw("M18 6h64v48H18zM24 54v5M76 54v5") +
    Array.from({ length: 4 }, (_, r) =>
      Array.from({ length: 6 }, (_, c) => ((r + c) % 2 ? "" : `M${20 + c * 10} ${8 + r * 11}h10v11h-10z`)).join(""),
    )
      .map((d) => `<path d="${d}" fill="#eaf4ff" stroke="none" opacity=".3"/>`)
      .join("") +
    ring(50, 30, 14) +
    goldLine("M50 20v20M40 30h20M43 23l14 14M57 23 43 37", 2.2) +
    `<circle cx="50" cy="30" r="4" fill="${GOLD}" stroke="none"/>` +
    draw("M82 16h5v8h-5M82 36h5v8h-5"),
  furnace:
    draw("M28 56V22c0-10 10-16 22-16s22 6 22 16v34zM22 56h56M28 22h44M38 6V2h24v4") +
    ring(50, 40, 11) +
    gold("M50 31c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 3-5 6-11z") +
    draw("M72 28h10v-8h8M28 28H18v-8h-8M72 46h14M28 46H14") +
    thin("M36 12v6M44 10v8M56 10v8M64 12v6") +
    dot(90, 20, 2.4) +
    dot(10, 20, 2.4),
  dormitory:
    draw("M22 44c-10 0-12-14-2-16 0-12 16-16 22-8 6-12 26-8 26 6 12-2 16 18 4 18z") +
    gold("M26 33h7v6h-7zM39 28h8v6h-8zM53 33h8v6h-8zM67 31h6v6h-6z") +
    draw("M43 44v16M53 44v16M43 49h10M43 55h10") +
    goldLine("M78 8h7l-7 8h7M88 2h4l-4 5h4", 2),
  foundry:
    draw("M12 56h76M20 56V34l14-8v8l14-8v8l14-8v30") +
    draw("M66 56V14h8v42M64 14h12") +
    draw("M26 56V44h10v12M44 44h10v6H44z") +
    `<path d="M72 56a12 12 0 0 1 24 0" stroke="${GOLD}" stroke-width="2.4"/>` +
    goldLine("M84 40v-4M94 45l3-3M98 54h-1", 2) +
    dashed("M70 10c-2-4 4-6 2-9") +
    gold("M44 44h10v6H44z"),
  silo:
    draw("M34 56V18c0-8 7-12 16-12s16 4 16 12v38zM28 56h44M34 18h32M34 30h32M34 43h32M66 24h12v32M72 56h14V34l-8-4") +
    thin("M50 6V2M38 12h24") +
    goldLine(
      "M45 30v-6M45 26c-4 0-5-3-5-5 3 0 5 2 5 5zM45 25c4 0 5-3 5-5M56 43v-6M56 39c-4 0-5-3-5-5 3 0 5 2 5 5zM56 38c4 0 5-3 5-5M43 56v-6M43 52c4 0 5-3 5-5",
      1.9,
    ),
  carnival:
    draw(
      "M30 56V34h40v22zM24 56h52M30 34 50 10l20 24M50 10V2M30 34c4 6 8 6 10 0 2 6 8 6 10 0 2 6 8 6 10 0 2 6 6 6 10 0M43 56V46h14v10",
    ) +
    gold("M50 2l9 3-9 3z") +
    dashed("M76 16c6 6 6 16 0 22M84 10c10 10 10 24 0 34M24 16c-6 6-6 16 0 22M16 10c-10 10-10 24 0 34") +
    thin("M42 20l-4 14M58 20l4 14"),
  broadcaster:
    draw(
      "M42 56l6-32h4l6 32zM38 56h24M45 42h10M34 14a20 20 0 0 0 0 16M66 14a20 20 0 0 1 0 16M26 8a30 30 0 0 0 0 28M74 8a30 30 0 0 1 0 28",
    ) + dot(50, 18, 5),
  observatory:
    draw("M26 34a24 24 0 0 1 48 0zM22 34h56v8H22zM28 42v14M72 42v14M20 56h60M44 56V46h12v10") +
    draw("M54 24 74 6l6 6-20 18") +
    thin("M34 26c2-6 6-9 10-11M46 11v22") +
    gold(`M88 0${SPARK}`) +
    dot(92, 20, 1.6) +
    dot(64, 4, 1.4),
  undertow:
    draw("M30 14h40v10c0 8-8 10-8 18v6H38v-6c0-8-8-10-8-18zM38 48l-6 10h36l-6-10M36 8h28v6H36z") +
    goldLine("M50 20c8 0 10 8 2 10s-10-6-4-8M50 34v8M46 39l4 4 4-4", 2.2) +
    draw(
      "M8 24c4-5 8 5 12 0s4-2 6-2M8 34c4-5 8 5 12 0s6-2 8-2M92 24c-4-5-8 5-12 0s-4-2-6-2M92 34c-4-5-8 5-12 0s-6-2-8-2",
    ),
  engine:
    draw("M22 20h34v24H22zM56 24l18-8v32l-18-8M12 26h10v12H12zM30 20v24M40 20v24") +
    goldLine("M78 24l12-4M79 32h14M78 40l12 4"),
  radar:
    ring(50, 32, 26) +
    ring(50, 32, 17) +
    ring(50, 32, 8) +
    thin("M50 6v52M24 32h52") +
    goldLine("M50 32 68 14", 2.6) +
    `<path d="M50 32 68 14a26 26 0 0 1 8 18z" fill="${GOLD}" stroke="none" opacity=".35"/>` +
    dot(62, 40, 2.4) +
    dot(40, 22, 2) +
    dot(38, 44, 1.6) +
    draw("M88 10a6 6 0 1 0 6 8 5 5 0 0 1-6-8z"),
  kaleidoscope:
    draw("M14 30h30v14H14zM44 26h8v22h-8zM18 30v14M24 44v12h10V44M20 56h18") +
    draw("M74 14 90 23v18l-16 9-16-9V23z") +
    draw("M74 14v36M58 23l32 18M90 23 58 41") +
    gold("M74 32 66 27.5 74 23z") +
    `<path d="M74 32v-9l8 4.5z" fill="#ff8a3c" stroke="none"/><path d="M74 32l8-4.5v9z" fill="#5ddba6" stroke="none"/><path d="M74 32l-8 4.5v-9z" fill="#c6b3ff" stroke="none"/><path d="M74 32v9l-8-4.5z" fill="#ff8a3c" stroke="none"/><path d="M74 32l8 4.5-8 4.5z" fill="#ffd166" stroke="none"/>`,
  forge:
    draw("M24 54h52M32 54l4-12h28l4 12M42 42V30M58 42V30M36 30h28M50 4v6M36 9l4 5M64 9l-4 5M29 20h6M71 20h-6") +
    gold("M50 12l3.2 7.8L61 23l-7.8 3.2L50 34l-3.2-7.8L39 23l7.8-3.2z"),
  compass:
    ring(50, 34, 25) +
    ring(50, 34, 19) +
    gold("M50 18l4 16h-8z") +
    draw("M54 34l-4 16-4-16zM50 9V4M45 4h10") +
    thin("M50 15v-3M50 56v-3M28 34h3M69 34h3M35 19l2 2M63 47l2 2M65 19l-2 2M37 47l-2 2") +
    draw("M78 10l5 3 5-4M84 20l4 2 4-3M10 46l5 3 5-4"),
  harp:
    draw("M32 58h28M36 58C30 40 30 22 38 8c12-8 24 8 40 2-6 22-18 38-34 48") +
    draw("M38 8l6 50") +
    goldLine("M47 14l2 38M54 15l0 32M61 16l-3 25M68 16l-6 17", 1.8) +
    dashed("M80 20c4 6 4 12 2 18M87 18c6 8 6 18 2 26M26 16c-4 6-4 12-2 18"),
  gearbox:
    draw("M18 10h64v44H18zM24 54v5M76 54v5M82 26h10M82 38h10M18 32H8") +
    cog(38, 32, 14, 9) +
    cog(63, 26, 9.5, 7) +
    cog(66, 44, 6.5, 6) +
    dot(38, 32, 3) +
    dot(63, 26, 2),
  banner:
    draw("M46 60V4M40 60h12M46 10h34l-8 11 8 11H46M46 38H22l6 8-6 8h24") +
    ring(60, 21, 6) +
    dot(60, 22.5, 2.4) +
    dot(56.5, 18.5, 1.3) +
    dot(60, 17, 1.3) +
    dot(63.5, 18.5, 1.3) +
    dot(46, 3, 2.6) +
    thin("M28 42h12M28 50h12") +
    dashed("M46 12 14 30M46 34l40 18"),
  garden:
    draw("M12 34a38 26 0 0 1 76 0zM8 34h84M50 8v48M20 34l4 22h52l4-22M50 8V4") +
    thin("M30 14c-2 6-2 14 0 20M70 14c2 6 2 14 0 20") +
    goldLine("M22 30c3-4 6-4 8 0M26 30v-6", 2) +
    ring(40, 24, 4) +
    draw("M40 28v6") +
    gold("M60 20c5 0 6 5 3 8-5 0-6-5-3-8z") +
    draw("M61 28v6") +
    draw("M78 24v8M74 26l8 4M74 30l8-4") +
    thin("M28 40h16M56 40h16M30 48h14M56 48h14"),
  porcupine:
    draw("M26 54a24 22 0 0 1 48 0zM18 54h64v6H18z") +
    draw("M32 38 18 24M38 34 28 14M45 32 41 8M52 31V5M59 32l4-24M66 36l10-20M72 42l14-14") +
    dot(18, 24, 2) +
    dot(28, 14, 2) +
    dot(41, 8, 2) +
    dot(52, 5, 2) +
    dot(63, 8, 2) +
    dot(76, 16, 2) +
    dot(86, 28, 2) +
    goldLine("M53 38l-7 9h8l-6 7", 2.2),
  battery: draw("M26 18h44v30H26zM70 27h6v12h-6") + goldLine("M50 22l-8 12h9l-4 10", 2.6),
  cathedral:
    draw(
      "M20 56V28l10-14 10 14v28M60 56V28l10-14 10 14v28M40 56V30L50 8l10 22v26M14 56h72M30 14V8M70 14V8M50 8V2M45 56V44a5 5 0 0 1 10 0v12",
    ) +
    ring(50, 32, 5) +
    dot(50, 32, 2.4) +
    thin("M30 56V38a3 3 0 0 1 0 0M26 36v12M34 36v12M66 36v12M74 36v12M20 30h20M60 30h20") +
    gold("M28 58h4l-2 5zM48 58h4l-2 6zM68 58h4l-2 5z"),
  refraction:
    draw("M44 58 50 4l6 54zM36 58h28M44 58l-4-24 10-8 10 8-4 24M50 26v32") +
    dashed("M6 24l38 6") +
    ray("M56 32l36-22", "#ff8a3c") +
    goldLine("M57 36l36-8", 2.4) +
    ray("M58 40l35 4", "#5ddba6") +
    ray("M58 45l33 13", "#c6b3ff") +
    dot(50, 4, 2.6),
  spire: draw("M42 58 50 4l8 54zM36 58h28M46 30h8M45 42h10") + dot(50, 4, 3),
  sun:
    ring(50, 37, 19) +
    dot(50, 37, 10) +
    rays(50, 37, 12, 15.5, 12) +
    ring(50, 9, 5) +
    draw("M46 18v-4h8v4M31 37h-6M69 37h6") +
    thin("M37 25c3-3 7-5 11-5") +
    dashed("M16 20l9 6M84 20l-9 6M14 50l9-4M86 50l-9-4"),
};

/** For other card sets: what the Upgrade is about, or a machine of wheels. */
const BY_UPGRADE: Record<string, string> = {
  hold:
    draw("M22 20 50 8l28 12v26L50 58 22 46zM22 20l28 12 28-12M50 32v26M36 14l28 12v8") + goldLine("M64 38v8M60 42h8"),
  autopilot:
    oval(50, 32, 24, 9) + oval(50, 32, 9, 24) + oval(50, 32, 22, 9, 45) + oval(50, 32, 22, 9, -45) + dot(50, 32, 5.5),
  bunks:
    draw(
      "M36 8h28a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12V20A12 12 0 0 1 36 8zM24 32h52M32 26v-6h14v6M32 50v-6h14v6M46 22h22v4M46 46h22v4",
    ) +
    dot(36, 23, 2.6) +
    dot(36, 47, 2.6),
  prism:
    draw("M50 8 72 50H28zM50 8v42M10 36l26-3") +
    ray("M61 28l30-9", "#ff8a3c") +
    goldLine("M64 34l28-1") +
    ray("M67 40l25 7", "#5ddba6"),
  scanner:
    draw("M30 12c-6 18 10 34 30 30zM45 27l16-14M46 42l-8 14h22l-6-14M32 56h36") +
    dashed("M70 12c6 4 8 10 8 16M76 5c8 6 12 14 12 24") +
    dot(63, 11, 4),
  siphon:
    draw(
      "M18 12c8 14 8 26 0 40M34 8c10 16 10 32 0 48M50 10c8 14 8 30 0 44M18 12l16-4 16 2M20 24c10-3 24-3 36-1M22 34c10-1 24-1 35 0M20 43c10 2 24 3 35 1M18 52l16 4 16-2M84 25l10-6M85 31h10M83 36l8 5",
    ) +
    dashed("M58 32h10") +
    dot(78, 30, 7),
};

/** The first word of the name that we can draw. */
function subject(blueprint: Blueprint): string | undefined {
  const words = blueprint.name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.find((word) => Object.hasOwn(DRAWINGS, word));
}

/** Whether there is a drawing of what the Blueprint is called. */
export const isDrawn = (blueprint: Blueprint): boolean => subject(blueprint) !== undefined;

export function drawing(blueprint: Blueprint): string {
  const known = subject(blueprint);
  if (known) return DRAWINGS[known]!;
  const seed = seedOf(blueprint.name);
  const machine =
    cog(38, 34, 14 + (seed % 7), 7 + (seed % 4)) + cog(70, 26, 7 + (seed % 5), 6 + ((seed >>> 3) % 3)) + dot(38, 34, 3);
  return BY_UPGRADE[blueprint.upgrade ?? ""] ?? machine;
}

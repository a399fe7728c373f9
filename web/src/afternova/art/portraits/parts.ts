/** Parts that the portraits share: a 120 grid, ink lines of 2.6, light from the top left.
 *  The drawing inherits its stroke from the <svg>; what shall have none says so. */

export const INK = "#1c2238";

/** A closed shape with an ink line. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** The same without a line: markings, light and shade. */
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
export const line = (d: string, width = 2.2, colour = INK): string =>
  `<path d="${d}" fill="none" stroke-width="${width}"${colour === INK ? "" : ` stroke="${colour}"`}/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const spot = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
/** On the left, and mirrored on the right. */
export const both = (art: string): string => `${art}<g transform="matrix(-1 0 0 1 120 0)">${art}</g>`;
export const moved = (x: number, y: number, art: string, more = ""): string =>
  `<g transform="translate(${x} ${y})${more}">${art}</g>`;

const n = (value: number): number => Math.round(value * 10) / 10;

/** A round head from `top` to `bottom`, `half` wide to each side at `widest`, with shade on the right. */
export function head(top: number, half: number, fill: string, widest = 59, bottom = 91): string {
  const [up, down, right, left] = [widest - top, bottom - widest, 60 + half, 60 - half];
  const outline =
    `M60 ${top}C${n(60 + 0.62 * half)} ${top} ${right} ${n(top + 0.42 * up)} ${right} ${widest}` +
    `S${n(60 + 0.6 * half)} ${bottom} 60 ${bottom} ${left} ${n(widest + 0.58 * down)} ${left} ${widest} ${n(60 - 0.62 * half)} ${top} 60 ${top}z`;
  const shade =
    `M${n(60 + 0.74 * half)} ${n(top + 0.38 * up)}C${n(60 + 1.1 * half)} ${widest + 4} ${n(60 + 0.8 * half)} ${bottom - 8} 60 ${bottom}` +
    `C${n(60 + 0.6 * half)} ${bottom} ${right} ${n(widest + 0.58 * down)} ${right} ${widest}S${n(60 + 0.92 * half)} ${n(top + 0.5 * up)} ${n(60 + 0.74 * half)} ${n(top + 0.38 * up)}z`;
  return shape(outline, fill) + flat(shade, "#000", 0.13);
}

// ---- suit

export function suit(colour: string, plate: string): string {
  return (
    shape("M6 126c0-24 14-33 31-36h46c17 3 31 12 31 36z", colour) +
    flat("M6 126c0-24 14-33 31-36h9c-12 6-20 18-20 36z", "#fff", 0.22) +
    flat("M114 126c0-24-14-33-31-36h-6c12 6 18 18 18 36z", "#000", 0.18) +
    shape("M47 126v-19h26v19", plate) +
    spot(60, 114, 3, 3, INK, 0.75) +
    `<ellipse cx="60" cy="91" rx="29" ry="10" fill="#e4e9f4"/>` +
    spot(60, 90, 22, 6.2, "#2c3557")
  );
}
export const COLLAR = shape(
  "M31 91.5c1.5 5.5 14 9.5 29 9.5s27.5-4 29-9.5l-7-1.8C80 93.5 71 96 60 96s-20-2.5-22-6.3z",
  "#f3f6fc",
);

// ---- faces

/** Dots; the size is relative. */
export function eyes(x: number, y: number, size = 1): string {
  const [dx, dy, r] = [n(1.6 * size), n(2.2 * size), n(1.9 * size)];
  return (
    both(spot(x, y, n(4.7 * size), n(5.9 * size), INK)) +
    spot(n(x + dx), n(y - dy), r, r, "#fff") +
    spot(n(120 - x + dx), n(y - dy), r, r, "#fff")
  );
}
/** Round eyes with an iris; `slit` for cats and geckos. */
export function bigEyes(x: number, y: number, r: number, iris: string, slit = false): string {
  const [dx, dy, g] = [n(0.28 * r), n(0.32 * r), n(0.26 * r)];
  const pupil = slit ? spot(x, y, n(0.32 * r), n(0.74 * r), INK) : spot(x, y, n(0.6 * r), n(0.6 * r), INK);
  return (
    both(disc(x, y, r, iris) + pupil) +
    spot(n(x + dx), n(y - dy), g, g, "#fff") +
    spot(n(120 - x + dx), n(y - dy), g, g, "#fff")
  );
}
/** Upper lids over round eyes. */
export const lids = (x: number, y: number, r: number, fill: string): string =>
  both(shape(`M${n(x - r)} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, fill));
export const brows = (d: string, width = 2.2, colour = INK): string => both(line(d, width, colour));
export const lashes = (x: number, y: number): string => both(line(`M${x} ${y}l-5-3M${x - 1} ${y + 4}l-5-1`, 2));

export const nose = (y: number, half = 8, fill = INK): string =>
  `<path d="M${60 - half} ${y}c0-3 3-4.3 ${half}-4.3s${half} 1.3 ${half} 4.3c0 3.4-4.3 6.4-${half} 6.4s-${half}-3-${half}-6.4z" fill="${fill}" stroke-width="1.6"/>` +
  spot(57.5, y - 1.5, 2.6, 1.3, "#fff", 0.55);
export const pinkNose = (y: number, fill = "#f58ba4"): string =>
  `<path d="M55.2 ${y}h9.6L60 ${y + 5}z" fill="${fill}" stroke-width="1.8"/>`;
/** The mouth below a nose. */
export const smile = (y: number): string => line(`M60 ${y}v3.5c-1.5 4.5-8 5-11 1.5M60 ${y + 3.5}c1.5 4.5 8 5 11 1.5`);
export const whiskers = (y: number, colour = INK): string =>
  both(`<path d="M41 ${y}l-15-3M41 ${y + 4}l-15 2" fill="none" stroke="${colour}" stroke-width="1.6" opacity=".75"/>`);
export const blush = (x: number, y: number): string => both(spot(x, y, 4.6, 3, "#ff6b7a", 0.38));
export const buckTeeth = (y: number, long = 6.5, fill = "#fff"): string =>
  `<path d="M55.5 ${y}h9v${long}h-9zM60 ${y}v${long}" fill="${fill}" stroke-width="1.8"/>`;
export const tongue = (y: number): string =>
  `<path d="M55.5 ${y}h9v3.5c0 6-9 6-9 0z" fill="#ff7b8a" stroke-width="1.8"/>`;
export const freckles = (colour: string, y = 74): string =>
  both(spot(46, y, 1.4, 1.4, colour) + spot(42, y + 4, 1.4, 1.4, colour) + spot(48, y + 5.5, 1.4, 1.4, colour));

// ---- gear

export function goggles(strap: string, lens: string, y = 35): string {
  return moved(
    0,
    y - 35,
    shape("M30 37c14-10 46-10 60 0v6c-14-9-46-9-60 0z", strap) +
      both(disc(47, 35, 9.5, "#f1c451") + `<circle cx="47" cy="35" r="6.3" fill="${lens}" stroke-width="1.8"/>`) +
      line("M43 34l4-4M69 34l4-4", 2.2, "#fff"),
  );
}
export function headset(colour: string, top = 28, mic = true): string {
  const band = `M29 58C27 ${top + 6} 44 ${top} 60 ${top}s33 6 31 31`;
  return (
    line(band, 5.6) +
    line(band, 2.6, colour) +
    both(`<rect x="21.5" y="51" width="13" height="19" rx="6" fill="${colour}"/>`) +
    (mic ? line("M28 70c1 9 8 12 17 12", 2.4) + spot(46.5, 82, 3.2, 3.2, INK) : "")
  );
}
export const cap = (colour: string, badge = "#ffd166", y = 0): string =>
  moved(
    0,
    y,
    shape("M33 40C34 22 46 16 60 16s26 6 27 24c-16-6-38-6-54 0z", colour) +
      flat("M37 36c2-10 8-15 16-17-5 4-8 9-8 15z", "#fff", 0.25) +
      flat("M32 41c16-7 40-7 56 0 1.5 3 1 5-1 6-14-6-40-6-54 0-2-1-2.5-3-1-6z", INK) +
      disc(60, 28, 5, badge),
  );
/** A captain's cap: wide white top, dark band. */
export const captain = (band: string, y = 0): string =>
  moved(
    0,
    y,
    shape("M28 27c2-10 18-15 32-15s30 5 32 15c-2 5-5 7-8 8H36c-3-1-6-3-8-8z", "#fbfaf5") +
      shape("M35 33c15-4 35-4 50 0v8c-15-4-35-4-50 0z", band) +
      flat("M36 41c15-5 33-5 48 0 2 3 1 5-1 6-14-5-32-5-46 0-2-1-3-3-1-6z", INK) +
      disc(60, 30, 5.5, "#ffd166") +
      line("M60 27v6M57 31c1 3 5 3 6 0", 1.6),
  );
export const hardHat = (colour: string, lamp = false, y = 0): string =>
  moved(
    0,
    y,
    shape("M30 40c0-17 12-26 30-26s30 9 30 26z", colour) +
      flat("M36 37c1-10 6-16 14-19-3 6-4 12-4 19z", "#fff", 0.35) +
      shape("M54 15c0-4 12-4 12 0v25H54z", colour) +
      shape("M25 39c10-3 60-3 70 0 2 3 1 6-1 7-9-3-59-3-68 0-2-1-3-4-1-7z", colour) +
      (lamp ? disc(60, 28, 8, "#e4e9f4") + `<circle cx="60" cy="28" r="5" fill="#ffe98a" stroke-width="1.8"/>` : ""),
  );
/** A leather flying cap that leaves the ears and the face free. */
export const flyingCap = (colour: string, lens: string): string =>
  shape("M28 60c-3-24 10-37 32-37s35 13 32 37c-4 3-8 2-10-2 1-13-6-20-22-20s-23 7-22 20c-2 4-6 5-10 2z", colour) +
  flat("M33 50c1-11 7-18 16-21-6 5-9 12-10 20z", "#fff", 0.2) +
  goggles("#3a2a22", lens, 32);
/** A headscarf with a knot on top. */
export const bandana = (colour: string, dots: string, y = 0): string =>
  moved(
    0,
    y,
    shape("M60 22c-8-12-18-12-20-6 2 6 10 10 20 8 10 2 18-2 20-8-2-6-12-6-20 6z", colour) +
      shape("M29 45c4-14 15-22 31-22s27 8 31 22c-18-9-44-9-62 0z", colour) +
      [
        [40, 37],
        [50, 31],
        [60, 36],
        [70, 31],
        [80, 37],
      ]
        .map(([x, dy]) => spot(x!, dy!, 2.2, 2.2, dots))
        .join(""),
  );
export const spectacles = (x: number, y: number, r: number, frame: string): string =>
  both(`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width="2.4"/>`) +
  line(`M${n(x + r)} ${y - 1}c2-2 ${n(112 - 2 * (x + r) + 4)}-2 ${n(120 - 2 * (x + r))} 0`, 2.4, frame);
export const eyePatch = (x: number, y: number): string =>
  line(`M24 ${y - 14}C44 ${y - 12} 70 ${y - 10} 96 ${y + 2}`, 3) +
  shape(`M${x - 11} ${y - 7}c7-3 15-3 22 0 0 9-4 15-11 16-7-1-11-7-11-16z`, "#2b2f42");
/** A scarf over the collar, its end flying to the right. */
export const scarf = (colour: string): string =>
  shape("M88 94c10-2 18 2 30-4 2 6 0 12-3 15-10 3-18 1-28 1z", colour) +
  shape("M29 90c8 9 54 9 62 0 4 5 3 11-2 14-14 7-44 7-58 0-5-3-6-9-2-14z", colour) +
  flat("M31 95c5 5 14 8 24 8-9 3-17 1-23-2-2-2-2-4-1-6z", "#fff", 0.25);
export const bowTie = (colour: string): string =>
  shape("M60 101 42 94v16zM60 101l18-7v16z", colour) + disc(60, 102, 4.5, colour);
export const pearls = (fill = "#fff"): string =>
  [30, 37, 45, 53, 60, 67, 75, 83, 90]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${n(108 - ((x - 60) * (x - 60)) / 95)}" r="3.8" fill="${fill}" stroke-width="1.6"/>`,
    )
    .join("");

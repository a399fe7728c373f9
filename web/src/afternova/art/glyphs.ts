/** Glyphs on a 24 grid in the current colour: skills (the fourth is wild) and Upgrades. */

const line = (d: string, width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const solid = (d: string, width = 1): string =>
  `<path d="${d}" fill="currentColor" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"/>`;

export const PAW =
  '<g fill="currentColor"><ellipse cx="12" cy="16" rx="5.2" ry="4.4"/><circle cx="5.8" cy="11" r="2.3"/>' +
  '<circle cx="9.6" cy="6.6" r="2.4"/><circle cx="14.6" cy="6.6" r="2.4"/><circle cx="18.2" cy="11" r="2.3"/></g>';
export const PLAN = line(
  "M5.5 4h13a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3.5 9.5h17M9 9.5V20",
  2,
);
export const TICK = line("m5 12.5 4.8 4.8L19.5 7.5", 3);

export const SKILL_GLYPHS: readonly string[] = [
  solid("M12 2.6 20 20.4 12 16.6 4 20.4z", 1.6),
  solid(
    "M21.2 7.3a5.5 5.5 0 0 1-7.2 5.1L7.4 19a2.45 2.45 0 0 1-3.4-3.5l6.6-6.6a5.5 5.5 0 0 1 6.1-7.1l-3 3.3.7 3.4 3.4.7z",
  ),
  solid("M12 2.4 20 5.2v6.2c0 4.9-3.3 8.4-8 10.2-4.7-1.8-8-5.3-8-10.2V5.2z") +
    '<path d="M12 6v11.6c2.8-1.4 4.6-3.6 4.6-6.6V7.6z" fill="#fff" opacity=".5"/>',
  solid("M7.6 3.4c6.4-.9 13.1 5.8 13 12.9-2.6-4.4-8.3-10.2-13-12.9z", 1.8) + line("M14.4 9.6 4.8 19.2", 3.6),
  solid("M12 2.5l2.7 6.3 6.8.6-5.2 4.5 1.6 6.7L12 17l-5.9 3.6 1.6-6.7-5.2-4.5 6.8-.6z", 1.4),
];

/** Of those that are not drawn as the skill that they give. */
export const UPGRADE_GLYPHS: Readonly<Record<string, string>> = {
  hold: line("M3.5 8 12 3.5 20.5 8v8.5L12 21l-8.5-4.5zM3.5 8 12 12.5 20.5 8M12 12.5V21", 2),
  adapter: line("M4 8.5h13m-4-4.5 4.5 4.5L13 13M20 16H7m4-4.5L6.5 16l4.5 4.5"),
  recruiter: `<g transform="translate(-1)">${PAW}</g>` + line("M19.5 16.5v5M17 19h5", 2),
  scanner:
    line("M12 12 19 5") +
    line("M20.4 9a9 9 0 1 1-5.4-5.5M16 10.7a4.3 4.3 0 1 1-2.6-2.8", 2) +
    '<circle cx="12" cy="12" r="1.7" fill="currentColor"/>',
  bunks:
    line("M3.5 5v15M3.5 16.5h17V20M20.5 16.5V13a3 3 0 0 0-3-3H10v6.5") +
    '<circle cx="6.9" cy="12.2" r="1.9" fill="currentColor"/>',
  prism: line("M12 4 20 18H4z") + line("M1.5 13.5 8 11M14 10l8-2.5M15 12.5l7.5.5M16.5 15.5 22 18", 1.8),
  siphon: line("M12 3c4 5 6 7.7 6 11a6 6 0 0 1-12 0c0-3.3 2-6 6-11z") + line("M12 11v6m-2.6-2.5L12 17l2.6-2.5", 2),
  loyalty:
    line("M12 20C5 15.5 3 12 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8C21 12 19 15.5 12 20z") +
    line("m8.5 11.5 2.6 2.6 4.6-4.6", 2),
};

/** The players' round patches on a 32 grid: colour, pattern and mark, so that none of them is needed alone. */

export interface EmblemArt {
  hue: string;
  pattern: string;
  mark: string;
}

const INK = "#1c2238";
const stripes = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" opacity=".42"/>`;
const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.7"/>`;
const orbit = (angle: number): string =>
  `<ellipse cx="16" cy="16" rx="10.5" ry="4.3" transform="rotate(${angle} 16 16)"/>`;

export const EMBLEMS: readonly EmblemArt[] = [
  {
    hue: "var(--seat-1, #7fd0ff)",
    pattern: stripes("M-2 22 22-2M4 30 30 4M12 36 36 12", 3),
    mark: `<circle cx="20.5" cy="20.5" r="5" fill="${INK}"/><path d="M17.5 17.5 7.5 9M15.5 20 8 16M20 15.5 15.5 8" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>`,
  },
  {
    hue: "var(--seat-2, #ff9fbb)",
    pattern: `<g fill="#fff" opacity=".45">${dot(6, 9)}${dot(26, 8)}${dot(28, 20)}${dot(5, 22)}${dot(16, 29)}${dot(16, 3.5)}</g>`,
    mark: `<path d="M20.5 7a9.5 9.5 0 1 0 4.8 14.5A8 8 0 0 1 20.5 7z" fill="${INK}"/>`,
  },
  {
    hue: "var(--seat-3, #cbe36a)",
    pattern: stripes("M0 8h32M0 16h32M0 24h32", 2.6),
    mark: `<circle cx="16" cy="16" r="6" fill="${INK}"/><ellipse cx="16" cy="16" rx="11" ry="3.6" transform="rotate(-22 16 16)" fill="none" stroke="${INK}" stroke-width="2.2"/>`,
  },
  {
    hue: "var(--seat-4, #c6b3ff)",
    pattern: '<path d="M0 0h16v16H0zM16 16h16v16H16z" fill="#fff" opacity=".34"/>',
    mark: `<path d="M16 5.5 18.8 13.2 26.5 16 18.8 18.8 16 26.5 13.2 18.8 5.5 16 13.2 13.2z" fill="${INK}"/>`,
  },
  {
    hue: "var(--seat-5, #ffc48c)",
    pattern: stripes("M-2 14 16 4l18 10M-2 24 16 14l18 10M-2 34 16 24l18 10", 2.4),
    mark: `<path d="M16 5c4 3 5 8 4 13h-8c-1-5 0-10 4-13zM12 17l-4 5 4-.5M20 17l4 5-4-.5M14 20.5l2 6 2-6z" fill="${INK}" stroke="${INK}" stroke-linejoin="round"/>`,
  },
  {
    hue: "var(--seat-6, #dfe5f3)",
    pattern: stripes("M8 0v32M16 0v32M24 0v32", 2.4),
    mark: `<circle cx="16" cy="16" r="3" fill="${INK}"/><g fill="none" stroke="${INK}" stroke-width="2">${orbit(35)}${orbit(-35)}</g>`,
  },
];

export const BOT_EMBLEM: EmblemArt = {
  hue: "var(--seat-bot, #9fd8c8)",
  pattern:
    '<path d="M0 21h7l3 3v9M32 12h-6l-3-3V0M0 11h5l3-3V0M32 22h-5l-3 3v8" fill="none" stroke="#fff" stroke-width="1.8" opacity=".6"/>',
  mark:
    `<path d="M16 10V6" stroke="${INK}" stroke-width="2"/><circle cx="16" cy="5.4" r="1.9" fill="${INK}"/>` +
    `<rect x="8" y="10" width="16" height="13" rx="4" fill="${INK}"/><path d="M7 14.5v4M25 14.5v4" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>` +
    '<circle cx="12.8" cy="15.4" r="2.1" fill="#eafcff"/><circle cx="19.2" cy="15.4" r="2.1" fill="#eafcff"/>' +
    '<path d="M12.5 19.6h7" stroke="#eafcff" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="1.4 1.9"/>',
};

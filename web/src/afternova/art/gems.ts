/** The five Fragments on a 40 grid: every colour has its own shape. */

import { COLOURS } from "../rows";

interface Gem {
  outline: string;
  facets: string;
  edge: string;
  ghost: string;
}

const facet = (points: string, light: number): string =>
  `<polygon points="${points}" fill="${light > 0 ? "#fff" : "#000"}" opacity="${Math.abs(light)}"/>`;
const polygon = (points: string): string => `<polygon points="${points}"`;
const circle = '<circle cx="20" cy="20" r="17"';

const GEMS: readonly Gem[] = [
  {
    outline: polygon("20,2.5 35.2,11.2 35.2,28.8 20,37.5 4.8,28.8 4.8,11.2"),
    facets:
      facet("20,2.5 35.2,11.2 27.6,15.6 20,11.2", 0.3) +
      facet("20,2.5 4.8,11.2 12.4,15.6 20,11.2", 0.18) +
      facet("12.4,15.6 20,11.2 27.6,15.6 27.6,24.4 20,28.8 12.4,24.4", 0.1) +
      facet("35.2,28.8 20,37.5 20,28.8 27.6,24.4", -0.35) +
      facet("35.2,11.2 35.2,28.8 27.6,24.4 27.6,15.6", -0.18),
    edge: "#b8c1de",
    ghost: "#3c445f",
  },
  {
    outline: circle,
    facets:
      '<path d="M20 3a17 17 0 0 1 0 34 21 21 0 0 0 0-34z" fill="#b9ab88" opacity=".38"/>' +
      '<circle cx="20" cy="20" r="9.5" fill="none" stroke="#b9ab88" stroke-width="1.6" opacity=".75"/>' +
      '<path d="M10 15a11.5 11.5 0 0 1 7.5-6.3" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/>',
    edge: "#9c9175",
    ghost: "#6b6145",
  },
  {
    outline: polygon("20,3 37.6,34.5 2.4,34.5"),
    facets:
      facet("20,3 2.4,34.5 20,24", 0.34) +
      facet("2.4,34.5 37.6,34.5 20,24", -0.2) +
      facet("20,14 26.5,27.5 13.5,27.5", 0.2),
    edge: "#0d5a3a",
    ghost: "#128054",
  },
  {
    outline: polygon("20,1.8 36.5,20 20,38.2 3.5,20"),
    facets:
      facet("20,1.8 3.5,20 12.5,20", 0.42) +
      facet("20,1.8 12.5,20 27.5,20", 0.22) +
      facet("20,38.2 12.5,20 27.5,20", -0.1) +
      facet("20,38.2 27.5,20 36.5,20", -0.3),
    edge: "#3f1f8a",
    ghost: "#7a3ff0",
  },
  {
    outline: polygon("20,2.5 37.5,15.2 30.8,35.8 9.2,35.8 2.5,15.2"),
    facets:
      facet("20,2.5 2.5,15.2 11.9,18.2 20,12.2", 0.42) +
      facet("20,2.5 37.5,15.2 28.1,18.2 20,12.2", 0.22) +
      facet("9.2,35.8 30.8,35.8 25,27.8 15,27.8", -0.24) +
      facet("37.5,15.2 30.8,35.8 25,27.8 28.1,18.2", -0.14),
    edge: "#8a3c0c",
    ghost: "#c2560f",
  },
];

/** The inside of a Fragment's drawing; a missing one is a dashed outline. */
export function gem(colour: number, isMissing = false): string {
  const { outline, facets, edge, ghost } = GEMS[colour] ?? GEMS[0]!;
  const hue = `fill="var(--frag-${COLOURS[colour]})"`;
  return isMissing
    ? `${outline} ${hue} fill-opacity=".14" stroke="var(--ghost, ${ghost})" stroke-width="3.2" stroke-linejoin="round" stroke-dasharray="5.5 4"/>`
    : `${outline} ${hue}/>${facets}${outline} fill="none" stroke="${edge}" stroke-width="2.2" stroke-linejoin="round"/>`;
}

/** Colours and outlines of ships, emblems and Shards. Every colour has a shape of its own too. */

interface ShipPaint {
  main: string;
  dark: string;
  light: string;
  ink: string;
  hull: string;
  emblem: string;
}

/** By ship colour: 0 red, 1 blue, 2 brown, 3 white. Hulls fit a box of 40, emblems one of 10. */
const SHIPS: readonly ShipPaint[] = [
  {
    main: "var(--p-red)",
    dark: "#8c1f2c",
    light: "#ffc2ba",
    ink: "#3a0a12",
    hull: "M0,-19L5.5,-8L18,6.5L18.5,13L7,9.5L4.5,14.5H-4.5L-7,9.5L-18.5,13L-18,6.5L-5.5,-8Z",
    emblem: "M-4.4,1L0,-3.6L4.4,1M-4.4,4.6L0,0L4.4,4.6",
  },
  {
    main: "var(--p-blue)",
    dark: "#1d3f99",
    light: "#c4dbff",
    ink: "#081b4a",
    hull: "M0,-18.5C5.5,-15 8,-9 8,-2.5C14.5,-2 19,3.5 18.5,13C14.5,9 11,9 7.5,12.5L4.5,14.5H-4.5L-7.5,12.5C-11,9 -14.5,9 -18.5,13C-19,3.5 -14.5,-2 -8,-2.5C-8,-9 -5.5,-15 0,-18.5Z",
    emblem: "M-4.6,-1.6Q-2.3,-4.4 0,-1.6T4.6,-1.6M-4.6,2.6Q-2.3,-.2 0,2.6T4.6,2.6",
  },
  {
    main: "var(--p-brown)",
    dark: "#6b431f",
    light: "#efd0ae",
    ink: "#2b1706",
    hull: "M-4.5,-17.5H4.5L8.5,-11V-6.5L15,-5L17.5,-1.5V11.5H9L7.5,14.5H-7.5L-9,11.5H-17.5V-1.5L-15,-5L-8.5,-6.5V-11Z",
    emblem: "M0,-4.4L3.8,-2.2V2.2L0,4.4L-3.8,2.2V-2.2ZM-1,0a1,1 0 1 0 2,0a1,1 0 1 0 -2,0",
  },
  {
    main: "var(--p-white)",
    dark: "#8b93ad",
    light: "#ffffff",
    ink: "#20263a",
    hull: "M0,-19.5C3.6,-14 5.4,-8 6,-3.5L19.5,-9C19.5,2.5 14,9 7,11L4.5,14.5H-4.5L-7,11C-14,9 -19.5,2.5 -19.5,-9L-6,-3.5C-5.4,-8 -3.6,-14 0,-19.5Z",
    emblem: "M2.4,-3.8A4.4,4.4 0 1 0 3.6,2.4A3.6,3.6 0 0 1 2.4,-3.8Z",
  },
];

interface ShardPaint {
  main: string;
  high: string;
  low: string;
  ink: string;
  edge: string;
  /** From above, in a box of 2. */
  outline: string;
  facets: string;
  facetInk: string;
  facetWidth: number;
  /** From the side, in a stack: 40 wide, 11 high. The ends keep the shape. */
  band: string;
  glyph: number;
}

/** By Shard type: 0 yellow (four-point star), 1 black (hexagon), 2 red (drop). */
const SHARDS: readonly ShardPaint[] = [
  {
    main: "var(--shard-yellow)",
    high: "#fff3b8",
    low: "#c98a00",
    ink: "#5a3c00",
    edge: "#4d3500",
    outline: "M0,-1Q.27,-.27 1,0Q.27,.27 0,1Q-.27,.27 -1,0Q-.27,-.27 0,-1Z",
    facets: "M0,-1L0,1M-1,0L1,0",
    facetInk: "rgb(255 255 255 / .6)",
    facetWidth: 0.06,
    band: "M-21,0Q-15,-1.2 -14,-5.5L14,-5.5Q15,-1.2 21,0Q15,1.2 14,5.5L-14,5.5Q-15,1.2 -21,0Z",
    glyph: 4.8,
  },
  {
    main: "var(--shard-black)",
    high: "#6d7692",
    low: "#191d2a",
    ink: "#e8ecf8",
    edge: "#c9d1e6",
    outline: "M0,-.96L.83,-.48L.83,.48L0,.96L-.83,.48L-.83,-.48Z",
    facets:
      "M0,-.5L.43,-.25L.43,.25L0,.5L-.43,.25L-.43,-.25ZM0,-.96V-.5M.83,-.48L.43,-.25M.83,.48L.43,.25M0,.96V.5M-.83,.48L-.43,.25M-.83,-.48L-.43,-.25",
    facetInk: "rgb(174 184 212 / .55)",
    facetWidth: 0.06,
    band: "M-20,0L-15.5,-5.5L15.5,-5.5L20,0L15.5,5.5L-15.5,5.5Z",
    glyph: 4.1,
  },
  {
    main: "var(--shard-red)",
    high: "#ffb3a6",
    low: "#a8122a",
    ink: "#fff0ee",
    edge: "#4b0713",
    outline: "M0,-1C.2,-.62 .72,-.1 .72,.34A.72,.66 0 1 1 -.72,.34C-.72,-.1 -.2,-.62 0,-1Z",
    facets: "M-.34,.42A.4,.4 0 0 0 .02,.76",
    facetInk: "rgb(255 255 255 / .6)",
    facetWidth: 0.13,
    band: "M-13.5,-5.5L13.5,-5.5A5.5,5.5 0 0 1 13.5,5.5L-13.5,5.5A5.5,5.5 0 0 1 -13.5,-5.5Z",
    glyph: 4.1,
  },
];

export function shipPaint(colour: number): ShipPaint {
  return SHIPS[colour] ?? SHIPS[3]!;
}

export function shardPaint(shard: number): ShardPaint {
  return SHARDS[shard] ?? SHARDS[1]!;
}

/** How far apart the bands of a Stack or pile are, in its own units. */
export const BAND_STEP = 11.6;

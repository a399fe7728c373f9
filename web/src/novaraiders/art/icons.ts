/** Icons of actions and of the Time Track, 24 by 24: strokes and fills in the colour of the text around them. */

export interface Icon {
  /** Lines, 2 wide. */
  lines?: string;
  fills?: string;
  width?: number;
  /** A dashed line besides. */
  dashed?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

export const ICONS: Readonly<Record<string, Icon>> = {
  orbit: { lines: "M5.2,18.9A9.7,9.7 0 1 1 18.8,18.9", fills: "M21.6,15.4L20.6,22.6L14.6,19Z" },
  jump: {
    lines:
      "M4.8,12.2l2.6,2v3.6l-2.6,2l-2.6,-2v-3.6ZM19.2,12.2l2.6,2v3.6l-2.6,2l-2.6,-2v-3.6ZM5,8.6C7,2.6 15.6,2.4 18.6,7.6",
    fills: "M20.6,4.2L20.2,10.2L14.9,7.4Z",
  },
  unload: {
    lines: "M3,14v5.2a1.6,1.6 0 0 0 1.6,1.6h14.8a1.6,1.6 0 0 0 1.6,-1.6V14M12,2.6v6.4",
    fills: "M7,16.4h10v2.4h-10zM7.4,8L12,13.8L16.6,8Z",
  },
  hijack: {
    lines: `${circle(17.4, 12, 4.2)}M12.4,4.4l1.4,2M12.4,19.6l1.4,-2M19,2.6l-.4,2.2M19,21.4l-.4,-2.2`,
    fills: "M2,5.2L11.4,12L2,18.8L4.6,12Z",
  },
  upgrade: { lines: "M5.6,11.6v4.4c3.4,3 9.4,3 12.8,0v-4.4M21.6,9v6.4", fills: "M12,3L23,8L12,13L1,8Z" },
  launch: {
    lines: "M12,15.4v2.4M4,18.4v2.8h16v-2.8",
    fills: "M12,1.8C15.2,4.6 16,8.6 15.4,12.6H8.6C8,8.6 8.8,4.6 12,1.8ZM8,9.4L4.6,14.4H8.4ZM16,9.4L19.4,14.4H15.6Z",
  },
  chain: {
    lines: "M10.2,8.6H6.9a3.4,3.4 0 0 0 0,6.8h3.3M13.8,8.6h3.3a3.4,3.4 0 0 1 0,6.8h-3.3M8.6,12h6.8",
    width: 2.3,
  },
  timekeeper: { lines: `${circle(11, 13, 8)}M11,8.4V13l3.2,2M8.6,2.4h4.8`, fills: "M17.2,1.8L23.2,5L17.4,8.4Z" },
  stevedore: {
    lines: "M6,12.4C6,6.6 17.6,4.4 17.8,12.6",
    fills: "M3,16h6.4v2.2H3zM3,19h6.4v2.2H3zM14.6,19H21v2.2h-6.4zM14.2,11.6L17.8,16.8L21.4,11.6Z",
  },
  hop: {
    lines: "M1.8,18.6C7.6,22.4 16.4,22.4 22.2,18.6M7,16.6C6.6,11 9.4,6.4 14.4,5.6",
    dashed: "M3.8,10.4C8.4,13.6 15.6,13.6 20.2,10.4",
    fills: "M13.2,1.6L20,5L14,9.4Z",
  },
  gateway: {
    lines: "M17.6,5.4l4.2,3.3v6.6l-4.2,3.3l-4.2,-3.3v-6.6ZM7,12h6",
    fills: `${circle(3.6, 12, 2.2)}M13,8.2L19.4,12L13,15.8Z`,
  },
  tractor_beam: {
    lines: "M9.4,9.6L5.6,16.4M14.6,9.6L18.4,16.4M12,10.4v2.2M4.4,18.6a7.6,3 0 1 0 15.2,0a7.6,3 0 1 0 -15.2,0Z",
    fills: `M12,1.4L16.2,7.4H7.8Z${circle(12, 17, 2.3)}`,
  },
  drop_pod: {
    lines: "M3.4,9.6C4.4,1 19.6,1 20.6,9.6ZM4.2,9.8L10.4,15M19.8,9.8L13.6,15",
    fills: "M8.6,14.2h6.8v4.6l-3.4,3.6l-3.4,-3.6Z",
  },
  long_burn: {
    fills: "M1.6,5.4L9,12L1.6,18.6L3.4,12ZM9,6.4L15.2,12L9,17.6L10.6,12ZM15.4,7.4L22.4,12L15.4,16.6L16.8,12Z",
  },
  slipstream: {
    lines:
      "M2,7C5.4,3.4 8.8,10.6 12.2,7S17,5.4 18,6.4M2,12.4C5.4,8.8 8.8,16 12.2,12.4S17,10.8 18,11.8M2,17.8C5.4,14.2 8.8,21.4 12.2,17.8S17,16.2 18,17.2",
    fills: "M17.4,3.2L22.6,6.6L17.2,9.6ZM17.4,8.6L22.6,12L17.2,15ZM17.4,14L22.6,17.4L17.2,20.4Z",
  },
  gate_ram: {
    lines: "M4.6,3.4h-2M19.4,3.4h2M4.6,10.6h-2M19.4,10.6h2M3,21.4C6.4,17 17.6,17 21,21.4",
    fills: `M9.4,1.8h5.2v6.6h3.8L12,15.6L5.6,8.4h3.8Z${circle(12, 21, 1.8)}`,
  },
  plunder: {
    lines: "M2.6,13.6C3.2,22.4 20.8,22.4 21.4,13.6",
    fills:
      "M12,1.8Q12.8,4.8 15.8,5.6Q12.8,6.4 12,9.4Q11.2,6.4 8.2,5.6Q11.2,4.8 12,1.8ZM5.4,4.6L8,6.1V9.1L5.4,10.6L2.8,9.1V6.1ZM18.6,4.2C19.6,5.8 21,7 21,8.4A2.4,2.4 0 0 1 16.2,8.4C16.2,7 17.6,5.8 18.6,4.2ZM0,15L2.8,10.9L6.2,14.6ZM24,15L21.2,10.9L17.8,14.6Z",
  },
  hit_and_run: {
    lines: "M12,20C18,20.6 21.6,15.6 19.4,9",
    fills:
      "M7.8,5.4L9.2,9.2L13,8L11,11.6L14.2,14L10.2,14.4L10,18.4L7.2,15.4L3.6,17.2L5,13.4L1.6,11.4L5.4,10.6L5,6.6ZM14.8,9.8L18,3.4L22.8,8.4Z",
  },
  shove: {
    lines:
      "M3.2,4v16M6.4,12h4M17.8,7.6h3a1.4,1.4 0 0 1 1.4,1.4v6a1.4,1.4 0 0 1 -1.4,1.4h-3a1.4,1.4 0 0 1 -1.4,-1.4v-6a1.4,1.4 0 0 1 1.4,-1.4Z",
    fills: "M9.6,7.4L15.2,12L9.6,16.6Z",
  },
  breach: {
    lines: "M11,3L4.2,7.4v9.2L11,21M13.4,19.4L18,16.6v-2.4M18,9.8V7.4L13.4,4.6M8,12h9",
    fills: "M16.4,7.6L23.2,12L16.4,16.4Z",
  },
  blank: { fills: circle(12, 12, 2.4) },
  spawn: {
    lines: "M12,2v3.4M6,3.6l1.4,2.8M18,3.6l-1.4,2.8",
    fills: "M12,8.6Q13,13.4 17.8,14.4Q13,15.4 12,20.2Q11,15.4 6.2,14.4Q11,13.4 12,8.6Z",
  },
  expansion: {
    lines:
      "M12,1.6v3M12,19.4v3M1.6,12h3M19.4,12h3M4.6,4.6l2.2,2.2M17.2,17.2l2.2,2.2M4.6,19.4l2.2,-2.2M17.2,6.8l2.2,-2.2",
    fills: circle(12, 12, 4.4),
  },
  supernova: {
    fills:
      "M12,.6L14,7L19.6,3.4L17,9.4L23.4,12L17,14.6L19.6,20.6L14,17L12,23.4L10,17L4.4,20.6L7,14.6L.6,12L7,9.4L4.4,3.4L10,7Z",
  },
};

/** Icons of what has none of its own. */
const BORROWED: Readonly<Record<string, string>> = {
  place: "spawn",
  restow: "stevedore",
  run: "hit_and_run",
};

export function iconOf(use: string): string {
  return BORROWED[use] ?? use;
}

/** The inks of actions on a card's paper: AA against it. */
const INKS: Readonly<Record<string, string>> = {
  orbit: "#1b55b5",
  jump: "#6634c9",
  unload: "#0b6b4d",
  hijack: "#b3203a",
  upgrade: "#8a4b00",
  launch: "#0d6673",
  chain: "#39415c",
};

export function inkOf(use: string): string {
  return INKS[use] ?? "var(--card-ink)";
}

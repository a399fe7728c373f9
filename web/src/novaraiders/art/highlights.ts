/** What a table asks the board to point out. */

export interface Target {
  space: number;
  /** A place to go to, an opponent to push, or a place that cannot be reached. */
  kind: "go" | "push" | "blocked";
  /** Said after the words for the space: what choosing it does, or why it cannot be chosen. */
  label?: string;
  /** One or two letters shown on the space. */
  mark?: string;
}

/** What would stand on a space. */
export interface Ghost {
  space: number;
  colour: number | null;
  /** From the lowest. */
  shards: number[];
  /** How many of the lowest Shards would be newly taken. */
  taken?: number;
}

/** A ship that would be pushed. */
export interface Push {
  from: number;
  /** The spaces passed, `to` included, `from` not. */
  path: number[];
  /** Where it would land; null: in the Star. */
  to: number | null;
  ghost?: Ghost;
}

/** A move that is compared with others: the way that was played, or a better one. */
export interface Move {
  from: number;
  to: number;
  /** How far it goes along its ring; without it the shorter way is drawn. */
  steps?: number;
  better: boolean;
}

export interface Highlights {
  /** Spaces of ships that can be chosen. */
  ships?: number[];
  targets?: Target[];
  hovered?: number | null;
  /** The way of a ship, its own space first. */
  path?: number[];
  ghost?: Ghost;
  push?: Push | Push[];
  moves?: Move[];
  /** Spaces that are spoken of. */
  pointed?: number[];
  /** Each new number lets everything that can be chosen flash. */
  nudges?: number;
}

/** What a small screen looks at closely: spaces that must all be in sight, and a base. */
export interface Zoom {
  spaces: number[];
  base?: number;
}

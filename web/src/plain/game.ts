/** Any game that has no record of its own: it is read and played as text. */

import type { GameRecord } from "../app/game";
import type { CardSet } from "../wire/cards";

export const plain: GameRecord = {
  rules: null,
  examples: [],
  players: 3,
  foremost: [],
  switches: [],
  automa: null,
  values: {},
  colour: (_view, seat) => `var(--seat-${(seat % 6) + 1})`,
  nothingToDo: () => false,
  cards: (file) => file as unknown as CardSet,
  table: () => import("./PlainTable.svelte"),
  scene: null,
  mark: null,
  reveal: null,
  hand: null,
  pictures: null,
  learning: null,
  review: null,
  catalogue: null,
};

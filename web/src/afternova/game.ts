/** AfterNova, as the screens know it. */

import type { GameRecord } from "../app/game";
import { afterNovaCards, type AfterNovaCards } from "./cards";
import type { AfterNovaView } from "../wire/types";
import { values } from "./values";

export const afternova: GameRecord<AfterNovaView, AfterNovaCards> = {
  rules: "AN",
  examples: [4, 7],
  players: 4,
  foremost: ["edition"],
  switches: ["declineForMe", "remember"],
  automa: "result-bot",
  values,
  colour: (_view, seat) => `var(--seat-${(seat % 6) + 1})`,
  /** Nothing to complete (AN-6.6). */
  nothingToDo: ({ view, legal = [] }) =>
    view.phase === "window" && legal.length > 0 && legal.every(({ type }) => type === "pass"),
  cards: afterNovaCards,
  table: () => import("./table/AfterNovaTable.svelte"),
  scene: () => import("./art/Scene.svelte"),
  mark: () => import("./screens/Mark.svelte"),
  reveal: () => import("./screens/Reveal.svelte"),
  hand: () => import("./screens/Hand.svelte"),
  pictures: () => import("./screens/Pictures.svelte"),
  learning: { coach: "owl", sign: () => import("./screens/Sign.svelte"), groups: ["planets", "deals", "finishing"] },
  review: () => import("./screens/review"),
  catalogue: () => import("./screens/catalogue"),
};

/** Nova-Raiders, as the screens know it. */

import type { GameRecord } from "../app/game";
import { colourOf } from "./art/words";
import { novaRaidersCards, type NovaRaidersCards } from "./cards";
import type { NovaRaidersView } from "../wire/types";
import { colourWord } from "./rows";
import { values } from "./values";

export const novaraiders: GameRecord<NovaRaidersView, NovaRaidersCards> = {
  rules: "NR",
  examples: [4, 5, 9],
  players: 3,
  foremost: ["directives"],
  switches: [],
  automa: "result-hrl",
  values,
  colour: (view, seat) => `var(--p-${colourWord(colourOf(view, seat))})`,
  nothingToDo: () => false,
  cards: novaRaidersCards,
  table: () => import("./table/NovaRaidersTable.svelte"),
  scene: () => import("./art/Scene.svelte"),
  mark: () => import("./screens/Mark.svelte"),
  reveal: () => import("./screens/Reveal.svelte"),
  hand: () => import("./screens/Hand.svelte"),
  pictures: () => import("./screens/Pictures.svelte"),
  learning: { coach: "octopus", sign: () => import("./screens/Sign.svelte"), groups: ["moving", "cargo", "star"] },
  review: () => import("./screens/review"),
  catalogue: () => import("./screens/catalogue"),
};

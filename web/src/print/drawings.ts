/**
 * The drawings of a card set as vector pictures, for paper. They are the components that the browser shows, rendered
 * to text. The server runs this file, built by `make web`, when somebody prints cards.
 */

import type { CardFile } from "../wire/cards";
import type { Drawings } from "./picture";

type Draw = (file: CardFile) => Drawings;
/** What each game draws, by the name of its folder. */
const GAMES = import.meta.glob<Draw>("../*/art/paper/drawings.ts", { eager: true, import: "default" });

/** A card set as the server tells it, and its drawings, both as JSON. */
function drawings(told: string): string {
  const file = JSON.parse(told) as CardFile;
  return JSON.stringify(GAMES[`../${file.game}/art/paper/drawings.ts`]!(file));
}

Object.assign(globalThis, { drawings });

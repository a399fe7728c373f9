/** How the open table puts an event of its game into a sentence, for those around it who do not know the game. */

import type { GameEvent } from "../wire/types";

type Tell = (event: GameEvent) => string;

let told: Tell = () => "";

/** To be run in an effect of a table; gives back what ends it. */
export function tellThings(tell: Tell): () => void {
  told = tell;
  return () => {
    if (told === tell) told = () => "";
  };
}

export function inSentence(event: GameEvent): string {
  return told(event);
}

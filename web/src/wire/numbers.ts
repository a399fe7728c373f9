/** The numbers of a game, as they are in force at its table. */

import type { View } from "./types";

/** A rule option that is a number: a view has every one, also those that have their default. */
export function numberIn(view: View, name: string): number {
  return Number(view.options[name]);
}

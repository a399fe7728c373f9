/** The titles of games that have no words here, as the server tells them. */

import { api } from "./api";

let titles = $state.raw(new Map<string, string>());
let asked = false;

/** Undefined until the server has answered. */
export function toldTitle(game: string): string | undefined {
  if (!asked) {
    asked = true;
    api.games().then(
      (told) => (titles = new Map(told.map((each) => [each.game, each.title]))),
      () => (asked = false),
    );
  }
  return titles.get(game);
}

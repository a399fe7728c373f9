/** What others have openly taken or shown (AN-10.5): people may want to remember it themselves. */

import type { AfterNovaView } from "../../../wire/types";

/** The view without what is known of other hands; at the end of the game everything is open. */
export function forget(view: AfterNovaView): AfterNovaView {
  if (view.phase === "over") return view;
  return {
    ...view,
    players: view.players.map((player) => (player.seat === view.seat ? player : { ...player, known: [] })),
  };
}

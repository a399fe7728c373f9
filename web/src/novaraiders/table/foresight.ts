/** What actions would do, asked of the server before they are done. */

import type { Connection } from "../../app/connection.svelte";
import type { Look, NovaRaidersAction as Action, NovaRaidersEvent } from "../../wire/types";

/** What would happen, and how the game would stand then, as far as nothing hidden is revealed. */
export interface Foreseen {
  events: NovaRaidersEvent[];
  look: Look | null;
}

type Preview = (seat: number, actions: Action[]) => Promise<Foreseen | null>;

/** Whether this server tells what actions would do. */
export function canForesee(connection: Connection): boolean {
  return typeof (connection as { preview?: Preview }).preview === "function";
}

export async function foresee(connection: Connection, seat: number, actions: Action[]): Promise<Foreseen | null> {
  const { preview } = connection as { preview?: Preview };
  return preview ? preview.call(connection, seat, actions) : null;
}

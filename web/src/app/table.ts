/** What every game's table is given. */

import type { Connection } from "./connection.svelte";
import type { Playback } from "./playback.svelte";

export interface TableProps {
  connection: Connection;
  playback: Playback;
  /** Through whose eyes; null: a spectator's. */
  seat: number | null;
  /** Nothing can be done, only looked at. */
  replay?: boolean;
}

/** A moment of the running game, looked at again from one's own seat without leaving the table. */

import { Playback } from "../../app/playback.svelte";
import type { TableInfo } from "../../wire/types";
import { Recorded } from "./recorded.svelte";

export class Moment {
  readonly recorded: Recorded;
  readonly playback: Playback;

  private constructor(recorded: Recorded) {
    this.recorded = recorded;
    this.playback = new Playback(recorded.connection, recorded.seat);
    this.playback.catchUp();
    recorded.onmoment = (step) => void this.show(step);
  }

  /** The moment of an entry of the table's log. */
  static async of(table: TableInfo, seat: number | null, watch: string | null, entry: number): Promise<Moment> {
    const recorded = new Recorded(table, watch);
    await recorded.lookThrough(seat, seat);
    await recorded.show(recorded.stepOf(entry));
    return new Moment(recorded);
  }

  async show(step: number): Promise<void> {
    await this.recorded.show(step);
    this.playback.catchUp();
  }
}

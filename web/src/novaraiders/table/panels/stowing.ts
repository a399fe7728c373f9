/** What a Shard would make of each Bay (NR-9.1). */

import { bayGroups, bayPoints, type Group } from "../../art/bays";

export interface Gain {
  now: number;
  then: number;
  /** Which Shards would count together, the new one on top. */
  groups: Group[];
}

export function gainOf(bay: readonly number[], shard: number): Gain {
  const more = [...bay, shard];
  return { now: bayPoints(bay), then: bayPoints(more), groups: bayGroups(more) };
}

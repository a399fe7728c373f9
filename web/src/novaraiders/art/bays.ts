/** How Bays are divided, as the server has told it (NR-9.1): every Bay that there is, or that the next choice makes. */

import { SvelteMap } from "svelte/reactivity";
import type { NovaRaidersHints } from "../../wire/types";

/** A group of neighbouring Shards that counts together: from the lowest, how many, what for. */
export interface Group {
  from: number;
  count: number;
  points: number;
}

const told = new SvelteMap<string, Group[]>();

export function learnBays(bays: NovaRaidersHints["bays"]): void {
  for (const { shards, groups } of bays) {
    let from = 0;
    told.set(
      shards.join(),
      groups.map(({ count, points }) => {
        from += count;
        return { from: from - count, count, points };
      }),
    );
  }
}

/** The best division of a Bay; Shards count from the lowest. */
export const bayGroups = (bay: readonly number[]): Group[] => told.get(bay.join()) ?? [];

export function bayPoints(bay: readonly number[]): number {
  return bayGroups(bay).reduce((sum, group) => sum + group.points, 0);
}

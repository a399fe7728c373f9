/** What Bays are worth: the same arithmetic as on paper, to show what a choice would make (NR-9.1). */

const RUN = 10;
const PAIR = 5;
const SINGLE = 1;

/** Neighbouring Shards that count together: the lowest one's place, how many, and their points. */
export interface Part {
  from: number;
  size: number;
  points: number;
}

const different = (shards: readonly number[]): boolean => new Set(shards).size === shards.length;

/** The division of a Bay, the lowest Shard first, that gives the most points. */
export function divide(bay: readonly number[]): Part[] {
  let best: Part[][] = [[]];
  for (let end = 1; end <= bay.length; end++) {
    let chosen: Part[] | null = null;
    for (const [size, points] of [[3, RUN], [2, PAIR], [1, SINGLE]] as const) {
      const from = end - size;
      if (from < 0 || !different(bay.slice(from, end))) continue;
      const found = [...(best[from] ?? []), { from, size, points }];
      if (!chosen || sum(found) > sum(chosen)) chosen = found;
    }
    best = [...best, chosen ?? []];
  }
  return best[bay.length] ?? [];
}

export function bayPoints(bay: readonly number[]): number {
  return sum(divide(bay));
}

export function baysPoints(bays: readonly (readonly number[])[]): number {
  return bays.reduce((all, bay) => all + bayPoints(bay), 0);
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((all, part) => all + part.points, 0);
}

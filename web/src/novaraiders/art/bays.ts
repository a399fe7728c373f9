/** Points of Bays, only to show what a choice is worth: what counts is the server's score. */

const RUN = 10;
const PAIR = 5;
const SINGLE = 1;

/** A group of neighbouring Shards that counts together: from the lowest, how many, what for. */
export interface Group {
  from: number;
  count: number;
  points: number;
}

/** The division of a Bay that gives the most points (NR-9.1); Shards count from the lowest. */
export function bayGroups(bay: readonly number[]): Group[] {
  const best: { points: number; groups: Group[] }[] = [{ points: 0, groups: [] }];
  for (let end = 1; end <= bay.length; end++) {
    const options = [1, 2, 3]
      .filter((count) => count <= end && new Set(bay.slice(end - count, end)).size === count)
      .map((count) => {
        const points = count === 3 ? RUN : count === 2 ? PAIR : SINGLE;
        const before = best[end - count]!;
        return { points: before.points + points, groups: [...before.groups, { from: end - count, count, points }] };
      });
    best.push(options.reduce((a, b) => (b.points > a.points ? b : a)));
  }
  return best[bay.length]!.groups;
}

export function bayPoints(bay: readonly number[]): number {
  return bayGroups(bay).reduce((sum, group) => sum + group.points, 0);
}

/** The place of a Bay in the list of all Bays: by height, then as a number with three digits. */
export function placeOfBay(bay: readonly number[]): number {
  let lower = 0;
  for (let height = 0; height < bay.length; height++) lower += 3 ** height;
  return lower + bay.reduce((sum, shard) => 3 * sum + shard, 0);
}

/** AfterNova's words and Upgrades in the order of their numbers, as Python declares them. */

import rows from "../wire/afternova.json";
import type { components } from "../wire/schema";

export type UpgradeRow = components["schemas"]["UpgradeRow"];

export const COLOURS: readonly string[] = rows.colours;
/** The four skills, and wild. */
export const ICONS: readonly string[] = rows.icons;
export const UPGRADES = rows.upgrades as readonly UpgradeRow[];

export const rowOf = (upgrade: string): UpgradeRow | undefined => UPGRADES.find(({ name }) => name === upgrade);

/** The Upgrades of a player, given how many there are of each. */
export function owned(upgrades: readonly number[]): { row: UpgradeRow; n: number }[] {
  return UPGRADES.map((row, number) => ({ row, n: upgrades[number] ?? 0 })).filter(({ n }) => n > 0);
}

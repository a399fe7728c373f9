/** Spaces, ships and Shards in words, for those who listen to the board. */

import { t } from "../../app/i18n.svelte";
import type { NovaRaidersView } from "../../wire/types";
import type { Geometry } from "./geometry";
import { coloursOf, colourWord, shardWord } from "../rows";

/** "Yellow Shard". */
export const shardName = (shard: number): string => t(`nr-art-shard-${shardWord(shard)}`);
/** "yellow". */
export const symbolName = (shard: number): string => t(`nr-art-${shardWord(shard)}`);

/** "yellow, black, black", from the lowest. */
export function shardWords(shards: readonly number[]): string {
  return shards.map(symbolName).join(", ");
}

/** The colour of a base. */
export function colourOf(view: NovaRaidersView, seat: number): number {
  return coloursOf(view.players.length)[seat] ?? 0;
}

/** "Ring 4, 2 after the blue Gate, Stack of Mia, height 3"; `own`: the seat of whoever looks. */
export function spaceWords(
  view: NovaRaidersView,
  geometry: Geometry,
  names: readonly string[],
  own: number | null,
  space: number,
): string {
  return spaceParts(view, geometry, names, own, space).join(", ");
}

/** The same, one by one: which space it is, then what is on it. */
export function spaceParts(
  view: NovaRaidersView,
  geometry: Geometry,
  names: readonly string[],
  own: number | null,
  space: number,
): string[] {
  const { ring, base, step } = geometry.place(space);
  const colour = colourWord(colourOf(view, base));
  const words = [t(step === 0 ? "nr-art-space-gate" : "nr-art-space-after", { ring: ring + 1, step, colour })];
  if (geometry.isAsteroid(space)) words.push(t("nr-art-space-asteroid"));
  const seat = view.fleets.findIndex((fleet) => fleet.includes(space));
  const shards = view.shards[space] ?? [];
  if (seat >= 0) {
    const whose = { name: nameOf(names, seat), you: seat === own ? "yes" : "no" };
    words.push(
      shards.length ? t("nr-art-space-stack", { ...whose, height: shards.length + 1 }) : t("nr-art-space-ship", whose),
    );
  }
  if (shards.length) words.push(t("nr-art-space-shards", { shards: shardWords(shards) }));
  if (seat < 0 && !shards.length) words.push(t("nr-art-space-open"));
  return words;
}

export function nameOf(names: readonly string[], seat: number): string {
  return names[seat] ?? t("nr-art-hrl-name");
}

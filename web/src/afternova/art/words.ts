/** Cards and pieces in words, for those who hear the table instead of seeing it. */

import { kebab, listed, t } from "../../app/i18n.svelte";
import type { Blueprint, Paw, Planet, Starship } from "../cards";
import { COLOURS, ICONS } from "../rows";
import { counted, spelled, sum } from "../counts";

export const nameOfColour = (colour: number): string => t("art-colour", { colour: COLOURS[colour] ?? "" });
export const nameOfSkill = (skill: number): string => t("art-skill", { skill: ICONS[skill] ?? "" });
export const nameOfUpgrade = (upgrade: string): string => t("art-upgrade", { upgrade });
/** "2 purple". */
export const fragmentsOf = (colour: number, n: number): string => t(`fragment-${COLOURS[colour]}`, { n });

/** "2 purple and green" for counts per colour. */
export function coloursInWords(counts: readonly number[]): string {
  return inWords(counts, nameOfColour);
}

function inWords(counts: readonly number[], name: (index: number) => string): string {
  const words = counts.flatMap((count, index) => (count > 0 ? [t("art-count", { count, name: name(index) })] : []));
  return words.length > 0 ? listed(words) : t("art-nothing");
}

export function nameOfSpecies({ species }: Paw): string {
  return t("art-species", { species: kebab(species), name: species });
}

export function pawInWords(paw: Paw): string {
  return t("art-paw", {
    name: paw.name,
    species: nameOfSpecies(paw),
    skills: listed(spelled(paw.icons).map(nameOfSkill)),
  });
}

/** `lacks`: the Fragments that I lack for it, where that is to be said. */
export function blueprintInWords(blueprint: Blueprint, lacks?: readonly number[]): string {
  const parts = [
    t("art-blueprint", {
      name: blueprint.name,
      points: blueprint.points,
      cost: coloursInWords(blueprint.cost),
    }),
    blueprint.upgrade ? t("art-with-upgrade", { upgrade: nameOfUpgrade(blueprint.upgrade) }) : t("art-without-upgrade"),
  ];
  if (lacks) parts.push(lacks.some(Boolean) ? t("art-lacks", { fragments: coloursInWords(lacks) }) : t("art-ready"));
  return parts.join(", ");
}

export function planetInWords(planet: Planet, fragments: readonly number[]): string {
  return t("art-planet", {
    name: planet.name,
    needs: inWords(planet.needs, nameOfSkill),
    fragments: coloursInWords(fragments),
  });
}

export function starshipInWords({ name, objective }: Starship): string {
  return t("art-starship", { name, fragments: coloursInWords(counted(objective, COLOURS.length)) });
}

export function storageInWords(capacity: number, fragments: readonly number[]): string {
  return t("art-storage", {
    capacity,
    stored: sum(fragments),
    fragments: coloursInWords(fragments),
  });
}

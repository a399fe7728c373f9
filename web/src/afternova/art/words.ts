/** Cards and pieces in words, for those who hear the table instead of seeing it. */

import { language, t } from "../../app/i18n.svelte";
import { type Blueprint, type Paw, type Planet, colourOf, colourWord, skillOf, skillWord, spread } from "./cards";

export const nameOfColour = (colour: number): string => t("art-colour", { colour: colourWord(colour) });
export const nameOfSkill = (skill: number): string => t("art-skill", { skill: skillWord(skill) });
export const nameOfUpgrade = (upgrade: string): string => t("art-upgrade", { upgrade });

export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(words);
}

/** "2 purple and green" for counts per colour. */
export function coloursInWords(counts: readonly number[]): string {
  return inWords(counts, nameOfColour);
}

function inWords(counts: readonly number[], name: (index: number) => string): string {
  const words = counts.flatMap((count, index) =>
    count > 0 ? [t("art-count", { count, name: name(index) })] : [],
  );
  return words.length > 0 ? listed(words) : t("art-nothing");
}

export function pawInWords(paw: Paw): string {
  return t("art-paw", {
    name: paw.name,
    species: t("art-species", { species: paw.species.toLowerCase().replaceAll(" ", "-"), name: paw.species }),
    skills: listed(paw.icons.map((icon) => nameOfSkill(skillOf(icon)))),
  });
}

/** The Fragments of a cost that are not among those held. */
export function missing(blueprint: Blueprint, have: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const word of blueprint.cost) counts[colourOf(word)]!++;
  return counts.map((count, colour) => Math.max(0, count - (have[colour] ?? 0)));
}

export function blueprintInWords(blueprint: Blueprint, have?: readonly number[]): string {
  const parts = [
    t("art-blueprint", {
      name: blueprint.name,
      points: blueprint.points,
      cost: coloursInWords(missing(blueprint, [])),
    }),
    blueprint.upgrade ? t("art-with-upgrade", { upgrade: nameOfUpgrade(blueprint.upgrade) }) : t("art-without-upgrade"),
  ];
  if (have) {
    const lacks = missing(blueprint, have);
    parts.push(lacks.some(Boolean) ? t("art-lacks", { fragments: coloursInWords(lacks) }) : t("art-ready"));
  }
  return parts.join(", ");
}

export function planetInWords(planet: Planet, fragments: readonly number[]): string {
  const needs = Object.entries(planet.needs).flatMap(([skill, count]) =>
    count ? [t("art-count", { count, name: nameOfSkill(skillOf(skill)) })] : [],
  );
  return t("art-planet", { name: planet.name, needs: listed(needs), fragments: coloursInWords(fragments) });
}

export function storageInWords(capacity: number, fragments: readonly number[]): string {
  return t("art-storage", {
    capacity,
    stored: spread(fragments).length,
    fragments: coloursInWords(fragments),
  });
}

/** AfterNova's cards as the drawings and the table want them: counts and numbers instead of words. */

import type { With } from "../wire/cards";
import type { components } from "../wire/schema";
import { COLOURS, ICONS } from "./rows";

type Schemas = components["schemas"];
type File = Schemas["AfterNovaCards"];

/** `icons` counts those of each skill, then wild ones. */
export type Paw = With<Schemas["PawCard"], { icons: readonly number[] }>;
export type Blueprint = With<Schemas["BlueprintCard"], { cost: readonly number[] }>;
export type Planet = With<Schemas["PlanetCard"], { needs: readonly number[] }>;
export type Starship = With<Schemas["StarshipCard"], { objective: readonly number[] }>;

export interface AfterNovaCards extends Pick<File, "game" | "name" | "hash"> {
  paws: Paw[];
  blueprints: Blueprint[];
  planets: Planet[];
  starships: Starship[];
}

export function afterNovaCards({ game, name, hash, ...file }: File): AfterNovaCards {
  return {
    game,
    name,
    hash,
    paws: file.paws.map((paw) => ({ ...paw, icons: counted(paw.icons, ICONS) })),
    blueprints: file.blueprints.map((each) => ({ ...each, cost: counted(each.cost, COLOURS) })),
    planets: file.planets.map((each) => ({ ...each, needs: file.skills.map((skill) => each.needs[skill] ?? 0) })),
    starships: file.starships.map((each) => ({
      ...each,
      objective: each.objective.map((colour) => COLOURS.indexOf(colour)),
    })),
  };
}

function counted(words: readonly string[], nouns: readonly string[]): number[] {
  return nouns.map((noun) => words.filter((word) => word === noun).length);
}

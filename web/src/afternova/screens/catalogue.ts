/** All cards of AfterNova, to look through. */

import type { Catalogue, Line } from "../../app/game";
import { t } from "../../app/i18n.svelte";
import type { AfterNovaCards } from "../cards";
import { blueprintInWords, coloursInWords, nameOfColour, nameOfSkill, pawInWords, planetInWords } from "../art/words";
import { counted, SKILL_NUMBERS } from "../counts";
import { COLOURS } from "../rows";
import Face from "./Face.svelte";

const present = (name: string, counts: readonly number[]): string[] =>
  counts.flatMap((count, index) => (count > 0 ? [`${name} ${index}`] : []));

function linesOf(set: AfterNovaCards): Line[] {
  return [
    ...set.paws.map((paw, place) => ({
      kind: "paw",
      place,
      words: pawInWords(paw),
      marks: present("skill", paw.icons),
    })),
    ...set.blueprints.map((blueprint, place) => ({
      kind: "blueprint",
      place,
      words: blueprintInWords(blueprint),
      marks: present("colour", blueprint.cost),
    })),
    ...set.planets.map((planet, place) => ({
      kind: "planet",
      place,
      words: planetInWords(planet, []),
      marks: present("skill", planet.needs),
    })),
    ...set.starships.map((starship, place) => {
      const counts = counted(starship.objective, COLOURS.length);
      return {
        kind: "starship",
        place,
        words: `${starship.name}: ${t("result-objective")} ${coloursInWords(counts)}`,
        marks: present("colour", counts),
      };
    }),
  ];
}

const catalogue: Catalogue<AfterNovaCards> = {
  kinds: ["paw", "blueprint", "planet", "starship"],
  linesOf,
  marks: () => [
    ...SKILL_NUMBERS.map((skill) => ({ mark: `skill ${skill}`, word: nameOfSkill(skill) })),
    ...COLOURS.map((_, colour) => ({ mark: `colour ${colour}`, word: nameOfColour(colour) })),
  ],
  Face,
};
export default catalogue;

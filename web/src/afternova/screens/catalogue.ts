/** All cards of AfterNova, to look through. */

import type { Catalogue, Line } from "../../app/game";
import { t } from "../../app/i18n.svelte";
import type { AfterNovaCards } from "../../wire/cards";
import { blueprintInWords, coloursInWords, nameOfColour, nameOfSkill, pawInWords, planetInWords } from "../art/words";
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
      const counts = [0, 1, 2, 3, 4].map((colour) => starship.objective.filter((each) => each === colour).length);
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
    ...[0, 1, 2, 3].map((skill) => ({ mark: `skill ${skill}`, word: nameOfSkill(skill) })),
    ...[0, 1, 2, 3, 4].map((colour) => ({ mark: `colour ${colour}`, word: nameOfColour(colour) })),
  ],
  Face,
};
export default catalogue;

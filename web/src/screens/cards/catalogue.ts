/** All cards of a set as lines that can be searched and filtered, whatever the game. */

import {
  blueprintInWords,
  coloursInWords,
  nameOfColour,
  nameOfSkill,
  pawInWords,
  planetInWords,
} from "../../afternova/art/words";
import { t } from "../../app/i18n.svelte";
import {
  directiveName,
  directiveText,
  halfOf,
  hrlName,
  hrlText,
  specialName,
  specialText,
  useName,
} from "../../novaraiders/art/cards";
import { shardWords } from "../../novaraiders/art/words";
import type { AfterNovaCards, CardSet, NovaRaidersCards } from "../../wire/cards";

export type Kind = "paw" | "blueprint" | "planet" | "starship" | "basic" | "special" | "directive" | "hrl";

export interface Line {
  kind: Kind;
  /** The place among the cards of its kind. */
  place: number;
  /** Everything the card says, in words: searched, and read out. */
  words: string;
  /** What it can be filtered by: skills and colours, or Shards. */
  marks: string[];
}

export interface Mark {
  mark: string;
  word: string;
}

export function linesOf(set: CardSet): Line[] {
  return set.game === "afternova" ? afterNova(set) : novaRaiders(set);
}

/** By what one can filter, and how that is called. */
export function marksOf(set: CardSet): Mark[] {
  if (set.game === "afternova")
    return [
      ...[0, 1, 2, 3].map((skill) => ({ mark: `skill ${skill}`, word: nameOfSkill(skill) })),
      ...[0, 1, 2, 3, 4].map((colour) => ({ mark: `colour ${colour}`, word: nameOfColour(colour) })),
    ];
  return [0, 1, 2].map((shard) => ({ mark: `shard ${shard}`, word: shardWords([shard]) }));
}

const present = (name: string, counts: readonly number[]): string[] =>
  counts.flatMap((count, index) => (count > 0 ? [`${name} ${index}`] : []));

function afterNova(set: AfterNovaCards): Line[] {
  return [
    ...set.paws.map((paw, place) => ({
      kind: "paw" as const,
      place,
      words: pawInWords(paw),
      marks: present("skill", paw.icons),
    })),
    ...set.blueprints.map((blueprint, place) => ({
      kind: "blueprint" as const,
      place,
      words: blueprintInWords(blueprint),
      marks: present("colour", blueprint.cost),
    })),
    ...set.planets.map((planet, place) => ({
      kind: "planet" as const,
      place,
      words: planetInWords(planet, []),
      marks: present("skill", planet.needs),
    })),
    ...set.starships.map((starship, place) => {
      const counts = [0, 1, 2, 3, 4].map((colour) => starship.objective.filter((each) => each === colour).length);
      return {
        kind: "starship" as const,
        place,
        words: `${starship.name}: ${t("result-objective")} ${coloursInWords(counts)}`,
        marks: present("colour", counts),
      };
    }),
  ];
}

function novaRaiders(set: NovaRaidersCards): Line[] {
  return [
    ...set.basics.map((basic, place) => ({
      kind: "basic" as const,
      place,
      words: basic.actions
        .map((action) => {
          const { use, n } = halfOf(action);
          return useName(use, n);
        })
        .join(" / "),
      marks: [],
    })),
    ...set.specials.map((special, place) => ({
      kind: "special" as const,
      place,
      words: `${specialName(special)}, ${shardWords([special.symbol])}: ${specialText(special)}`,
      marks: [`shard ${special.symbol}`],
    })),
    ...set.directives.map((directive, place) => ({
      kind: "directive" as const,
      place,
      words: `${directiveName(directive)}: ${directiveText(directive)}`,
      marks: directive.shard === null ? [] : [`shard ${directive.shard}`],
    })),
    ...set.hrl.map((card, place) => ({
      kind: "hrl" as const,
      place,
      words: `${hrlName(card)}: ${hrlText(card)}`,
      marks: [],
    })),
  ];
}

/** The lines that have the kind, every word that is sought, and one of the marks. */
export function found(lines: readonly Line[], sought: string, kind: Kind | null, mark: string | null): Line[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (kind !== null && line.kind !== kind) return false;
    if (mark !== null && !line.marks.includes(mark)) return false;
    const text = plain(line.words);
    return words.every((word) => text.includes(word));
  });
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

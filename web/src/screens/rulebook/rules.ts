/** The rules as they stand in the Fluent messages: `an-section-4`, `an-4-5`. */

import { has, t } from "../../app/i18n.svelte";
import { GAMES, gameOf } from "../../games";

/** Where a rule could be read in two ways, and how it is played here. */
export interface Ruling {
  question: string;
  answer: string;
}

export interface Rule {
  /** As refusals cite it: "AN-4.5". */
  id: string;
  text: string;
  rulings: Ruling[];
}

export interface Section {
  number: number;
  title: string;
  rules: Rule[];
}

/** No section is longer; a number that was given up may be missing in between. */
const MOST = 40;

export function sectionsOf(game: string): Section[] {
  const prefix = gameOf(game).rules;
  if (prefix === null) return [];
  const small = prefix.toLowerCase();
  const rulings = rulingsOf(small);
  const sections: Section[] = [];
  for (let number = 1; has(`${small}-section-${number}`); number++) {
    const rules: Rule[] = [];
    for (let each = 1; each <= MOST; each++) {
      const message = `${small}-${number}-${each}`;
      const id = `${prefix}-${number}.${each}`;
      if (has(message)) rules.push({ id, text: t(message), rulings: rulings.get(id) ?? [] });
    }
    sections.push({ number, title: t(`${small}-section-${number}`), rules });
  }
  return sections;
}

/** By the rules that they are about. */
function rulingsOf(prefix: string): Map<string, Ruling[]> {
  const found = new Map<string, Ruling[]>();
  for (let number = 1; has(`${prefix}-ruling-${number}`); number++) {
    const message = `${prefix}-ruling-${number}`;
    const ruling = { question: t(message), answer: t(`${message}.answer`) };
    for (const id of t(`${message}.rules`).split(" ")) found.set(id, [...(found.get(id) ?? []), ruling]);
  }
  return found;
}

/** Only what has all the words sought; what is left out is left out with its section. */
export function searched(sections: readonly Section[], sought: string): Section[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const said = rule.rulings.map(({ question, answer }) => `${question} ${answer}`);
        const text = [rule.id, rule.text, ...said].join(" ").toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length);
}

const RULE = new RegExp(`\\b((?:${GAMES.map((game) => gameOf(game).rules).join("|")})-\\d+\\.\\d+)\\b`);

export type Bit = { text: string } | { rule: string };

/** A rule's text, with the rules that it names apart. */
export function bitsOf(text: string): Bit[] {
  return text
    .split(RULE)
    .flatMap((part, place): Bit[] => (place % 2 ? [{ rule: part }] : part ? [{ text: part }] : []));
}

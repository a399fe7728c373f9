/** Cards in the form that the drawings read. */

import type { AfterNovaCards } from "../../wire/cards";
import type { Blueprint, Paw, Planet } from "../art/cards";
import { COLOURS, SKILLS } from "../nouns";
import { blueprint, paw, spelled } from "./counts";

export function pawFace(cards: AfterNovaCards, card: number): Paw {
  const { name = "", species = "", icons = [] } = paw(cards, card) ?? {};
  return { name, species, icons: spelled(icons).map((skill) => SKILLS[skill]!) };
}

export function blueprintFace(cards: AfterNovaCards, card: number): Blueprint {
  const { name = "", cost = [], points = 0, upgrade = null } = blueprint(cards, card) ?? {};
  return { name, cost: spelled(cost).map((colour) => COLOURS[colour]!), points, upgrade };
}

export function planetFace(cards: AfterNovaCards, planet: number): Planet {
  const { name = "", needs = [], spaces = 0 } = cards.planets[planet] ?? {};
  return { name, spaces, needs: Object.fromEntries(needs.map((n, skill) => [SKILLS[skill]!, n])) };
}

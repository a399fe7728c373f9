/** Which of my cards brings which icon, by name, for display. */

import type { AfterNovaCards } from "../../../wire/cards";
import { nameOfUpgrade } from "../../art/words";
import { SKILL_NUMBERS, SKILL_UPGRADES, paw } from "../../counts";
import type { Pledge } from "./pledge";

/** Per skill the names in the order in which they serve: Upgrades, Paws, then what serves as any skill. */
export function sources(cards: AfterNovaCards, { paws, upgrades }: Pledge): string[][] {
  const wild: string[] = [];
  for (const card of paws)
    wild.push(...new Array<string>(paw(cards, card)?.icons[4] ?? 0).fill(paw(cards, card)!.name));
  for (const upgrade of upgrades) if (upgrade === "adapter") wild.push(nameOfUpgrade(upgrade));
  return SKILL_NUMBERS.map((skill) => {
    const names: string[] = upgrades
      .filter((each) => each === SKILL_UPGRADES[skill])
      .map((each) => nameOfUpgrade(each));
    for (const card of paws)
      names.push(...new Array<string>(paw(cards, card)?.icons[skill] ?? 0).fill(paw(cards, card)!.name));
    return [...names, ...wild];
  });
}

/** Icons of AfterNova, looked at closely: what they are called and what they are for. */

import { t } from "../../app/i18n.svelte";
import { drawing, type Closeup } from "../../shared/zoom.svelte";
import { ICONS, rowOf } from "../rows";
import Fragment from "./Fragment.svelte";
import Skill from "./Skill.svelte";
import Upgrade from "./Upgrade.svelte";
import { nameOfColour, nameOfSkill, nameOfUpgrade } from "./words";

const LARGE = 96;

/** Sentences that are made of clauses begin with a small letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function skillCloseup(skill: number): Closeup {
  return {
    title: capital(nameOfSkill(skill)),
    kind: t("zoom-skill"),
    picture: drawing(Skill, { skill, size: LARGE, title: "" }),
    facts: [{ text: t(ICONS[skill] === "wild" ? "zoom-skill-wild" : "zoom-skill-does") }],
    rule: "AN-4.1",
  };
}

export function fragmentCloseup(colour: number): Closeup {
  return {
    title: capital(nameOfColour(colour)),
    kind: t("zoom-fragment"),
    picture: drawing(Fragment, { colour, size: LARGE, title: "" }),
    facts: [{ text: t("zoom-fragment-does") }],
    rule: "AN-1.2",
  };
}

export function upgradeCloseup(upgrade: string): Closeup {
  return {
    title: nameOfUpgrade(upgrade),
    kind: t("zoom-upgrade"),
    picture: drawing(Upgrade, { upgrade, size: LARGE }),
    facts: [{ text: `${capital(t(`upgrade-does-${upgrade}`))}.` }],
    rule: rowOf(upgrade)?.rule ?? "AN-6.4",
  };
}

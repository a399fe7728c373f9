/** Why something is not possible, in the player's words: seats by name; in other languages the rule itself. */

import { has, language, speakOfRules, t } from "../../app/i18n.svelte";
import type { Refusal } from "../../wire/types";
import type { Desk } from "./desk.svelte";

export function inWords(desk: Desk, { rule, message }: Refusal): string {
  if (language() !== "en") {
    void speakOfRules();
    const id = `${rule.toLowerCase().replaceAll(".", "-")}.short`;
    if (has(id)) return t(id);
  }
  const named = message.replace(/\bseat (\d+)/g, (_, seat: string) => desk.name(Number(seat)));
  return named.charAt(0).toUpperCase() + named.slice(1);
}

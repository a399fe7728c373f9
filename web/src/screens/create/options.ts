/** The usual value of a rule option, and what it does in a sentence. */

import { has, kebab, t } from "../../app/i18n.svelte";
import type { RuleOption } from "../../wire/types";

export type Value = boolean | number | string | number[] | null;

/** What an option does, in a sentence; nothing where nobody has written one. */
export function aboutOption({ name, kind, default: usual }: RuleOption): string {
  const message = `option-${kebab(name)}-about`;
  if (has(message)) return t(message);
  if (kind.type !== "whole") return "";
  return t("option-number-about", { from: kind.low, to: kind.high, usual: usual as number });
}

/** What an option is where nobody says anything. */
export function usual(option: RuleOption, amongPeople: boolean): Value {
  return (amongPeople ? option.among_people : option.default) as Value;
}

/** How a rule option, as the server tells it, is asked for: by its default and by what is possible. */

import { has, t } from "../../app/i18n.svelte";
import type { RuleOption } from "../../wire/types";

export type Value = boolean | number | string | number[] | null;

export type Control =
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number)[] }
  | { kind: "number"; orNone: boolean; from: number; to?: number }
  | { kind: "numbers"; count: number; orNone: boolean }
  | { kind: "seat" };

export function controlOf(option: RuleOption): Control {
  const { possible, between } = option;
  if (between) return { kind: "number", orNone: false, from: between[0], to: between[1] };
  const orNone = /\bNone\b/.test(possible);
  if (typeof option.default === "boolean") return { kind: "switch" };
  const words = [...possible.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
  if (words.length) return { kind: "choice", values: words };
  if (/^\d+( or \d+)+$/.test(possible)) return { kind: "choice", values: possible.split(" or ").map(Number) };
  if (possible.startsWith("the seat")) return { kind: "seat" };
  if (Array.isArray(option.default)) return { kind: "numbers", count: option.default.length, orNone };
  return { kind: "number", orNone, from: 1 };
}

/** What an option does, in a sentence. */
export function aboutOption({ name, between, default: usual, possible }: RuleOption): string {
  if (between) return t("option-number-about", { from: between[0], to: between[1], usual: usual as number });
  const message = `option-${name.replaceAll("_", "-")}-about`;
  return has(message) ? t(message) : possible;
}

/** What an option is where nobody says anything. */
export function usual(option: RuleOption, amongPeople: boolean): Value {
  return (amongPeople ? option.among_people : option.default) as Value;
}

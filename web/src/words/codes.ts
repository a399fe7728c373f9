/** Refusals and reasons in the reader's language: a code has its message, and the things it speaks of have names. */

import { has, listed, t, type Args } from "../app/i18n.svelte";
import { GAMES, gameOf } from "../games";
import type { Reason } from "../wire/types";

type Arg = Reason["args"][string];
/** What a thing with a number, such as seat 2, is called at a table; null: as it is. */
export type Namer = (kind: string, number: number) => string | null;

/** Things with a number, as they are called where nobody knows their names. */
const NOUNS: Record<string, string> = {
  seat: "seat",
  card: "card",
  planet: "Planet",
  space: "space",
  gate: "Gate",
  bay: "Bay",
  directive: "Directive",
};

/** What a message says with these values; null if we have no such message. */
export function inWords(id: string, args: Reason["args"], name: Namer): string | null {
  if (!has(id)) return null;
  const filled: Args = {};
  // A second one of its kind is numbered: "space2".
  for (const [hole, value] of Object.entries(args)) filled[hole] = valueInWords(hole.replace(/2$/, ""), value, name);
  return t(id, filled);
}

function valueInWords(kind: string, value: Arg, name: Namer): string | number {
  const noun = NOUNS[kind];
  if (noun) return (typeof value === "number" && value >= 0 && name(kind, value)) || nameless(kind, noun, value);
  const own = GAMES.map((game) => gameOf(game).values[kind]).find((each) => each !== undefined);
  if (own) return own(value as never);
  if (Array.isArray(value)) return several(kind, value);
  if (typeof value === "object") return listed(Object.entries(value).map(([each, n]) => `${n} ${each}`));
  if (kind !== "option" || typeof value === "number") return value;
  const id = `option-${value.replaceAll("_", "-")}`;
  return has(id) ? t("option-quoted", { option: t(id) }) : value;
}

/** Seats are counted from one, as people count. */
function nameless(kind: string, noun: string, value: Arg): string {
  return kind === "seat" && typeof value === "number"
    ? t("seat-number", { n: value + 1 })
    : `${noun} ${value as number}`;
}

function several(kind: string, values: (string | number)[]): string {
  switch (kind) {
    case "numbers":
      return listed(values.map(String), "disjunction");
    case "values":
      return listed(
        values.map((value) => (typeof value === "string" ? `"${value}"` : `${value}`)),
        "disjunction",
      );
    case "seats":
      return listed(values.map((seat) => `${Number(seat) + 1}`));
    default:
      return values.join(", ");
  }
}

/** How a rule option, as the server tells it, is asked for: by its default and by what is possible. */

export type Value = boolean | number | string | number[] | null;

export interface Told {
  name: string;
  default: unknown;
  possible: string;
  rule: string;
}

export type Control =
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number)[] }
  | { kind: "number"; orNone: boolean; from: number }
  | { kind: "numbers"; count: number; orNone: boolean }
  | { kind: "seat" };

export function controlOf(option: Told): Control {
  const { possible } = option;
  const orNone = /\bNone\b/.test(possible);
  if (typeof option.default === "boolean") return { kind: "switch" };
  const words = [...possible.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
  if (words.length) return { kind: "choice", values: words };
  if (/^\d+( or \d+)+$/.test(possible)) return { kind: "choice", values: possible.split(" or ").map(Number) };
  if (possible.startsWith("the seat")) return { kind: "seat" };
  if (Array.isArray(option.default)) return { kind: "numbers", count: option.default.length, orNone };
  return { kind: "number", orNone, from: 1 };
}

/** Only what differs from the default has to be said. */
export function chosen(options: readonly Told[], values: Readonly<Record<string, Value>>): Record<string, Value> {
  const said: Record<string, Value> = {};
  for (const option of options) {
    const value = values[option.name];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(option.default)) said[option.name] = value;
  }
  return said;
}

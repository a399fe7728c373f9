/** Views, actions and events of any game in words: the names of their fields, and what is in them. */

import { t } from "../app/i18n.svelte";
import { Teller, toText, type Piece, type Section } from "../words/pieces";

/** What every view has, and what is said elsewhere. */
const KNOWN = new Set([
  ...["game", "rules", "options", "cards", "commitment", "seed", "seat"],
  ...["order", "turn", "round", "waiting_for", "outcome"],
]);
const SEATS = new Set(["seat", "active"]);

type Fields = Record<string, unknown>;

export class PlainWords {
  readonly #names: readonly string[];
  readonly #viewer: number | null;

  constructor(names: readonly string[], viewer: number | null) {
    this.#names = names;
    this.#viewer = viewer;
  }

  /** An action or an event: "Take: stones 2". */
  said(told: Fields): Piece[] {
    const fields = Object.entries(told).filter(([name, value]) => name !== "type" && value !== null);
    const parts = fields.map(([name, value]) => `${spaced(name)} ${this.#value(name, value)}`);
    const kind = capital(spaced(String(told["type"])));
    return [{ kind: "text", text: parts.length ? `${kind}: ${parts.join(", ")}` : kind }];
  }

  /** A whole position: what is simple together, everything else with a title. */
  position(view: Fields): Section[] {
    const simple: Piece[][] = [];
    const sections: Section[] = [];
    for (const [name, value] of Object.entries(view)) {
      if (KNOWN.has(name) || value === null) continue;
      const parts = partsOf(value);
      if (parts.some(([, part]) => partsOf(part).length))
        sections.push({ title: capital(spaced(name)), lines: parts.map(([key, part]) => this.#line(key, part)) });
      else simple.push(this.#line(name, value));
    }
    return [{ title: t("shell-position"), lines: simple }, ...sections];
  }

  /** Whom the game waits for. */
  prompt(waiting: readonly number[]): string {
    if (!waiting.length) return t("shell-over");
    if (this.#viewer !== null && waiting.includes(this.#viewer)) return t("shell-your-turn");
    const teller = new Teller(this.#names, this.#viewer, "");
    return toText(teller.say("shell-waits-for", { names: teller.seats(waiting) }));
  }

  #line(name: string, value: unknown): Piece[] {
    return [{ kind: "text", text: `${capital(spaced(name))}: ${this.#value(name, value)}` }];
  }

  #value(name: string, value: unknown): string {
    if (SEATS.has(name) && typeof value === "number") return this.#names[value] ?? String(value);
    if (typeof value !== "object" || value === null) return String(value);
    const parts = partsOf(value);
    if (!parts.length) return "–";
    if (Array.isArray(value)) return parts.map(([, part]) => this.#value("", part)).join(", ");
    return parts.map(([key, part]) => `${spaced(key)} ${this.#value(key, part)}`).join(", ");
  }
}

function partsOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

const spaced = (name: string): string => name.replaceAll("_", " ");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

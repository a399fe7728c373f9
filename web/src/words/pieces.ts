/** Sentences whose parts can be drawn: text, and things such as a card, a Fragment or a seat. */

import { language, t, type Args } from "../app/i18n.svelte";

export type Thing =
  | { kind: "seat"; seat: number }
  /** What somebody said. */
  | { kind: "said" }
  // AfterNova
  | { kind: "fragment"; colour: number; n: number }
  | { kind: "skill"; skill: number; n: number }
  | { kind: "planet"; planet: number }
  | { kind: "upgrade"; upgrade: string }
  | { kind: "offer"; offer: number }
  // Nova-Raiders
  | { kind: "shard"; shard: number }
  | { kind: "space"; space: number }
  | { kind: "directive"; directive: number }
  | { kind: "hrl"; card: number }
  // both: a hand card
  | { kind: "card"; card: number };

/** `text` is what the piece says in words, whatever is drawn for it. */
export type Piece = ({ kind: "text" } | Thing) & { text: string };

/** A titled part of the text board. */
export interface Section {
  title: string;
  lines: Piece[][];
}

/** How a seat stands in a sentence; German has words of their own for "you take", "for you", "with you". */
type Case = "subject" | "object" | "dative";

export function toText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\uf8ff]/g;

/**
 * Speaks about the seats of one game to one viewer, whose own seat is "you".
 *
 * A thing goes through Fluent as one private-use character, so a message may put it wherever its language
 * wants it, and messages may be nested; `cut` puts the things back in the end.
 */
export class Teller {
  readonly names: readonly string[];
  readonly viewer: number | null;
  #automaton: string;
  #things: Piece[] = [];

  /** `automaton` is the name of the seat that nobody sits on. */
  constructor(names: readonly string[], viewer: number | null, automaton: string) {
    this.names = names;
    this.viewer = viewer;
    this.#automaton = automaton;
  }

  /** The character that stands for a thing. */
  mark(thing: Thing, text: string): string {
    // What comes from people or card files must not be taken for a mark.
    this.#things.push({ ...thing, text: text.replace(MARKS, "") });
    return String.fromCharCode(FIRST_MARK + this.#things.length - 1);
  }

  cut(marked: string): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const match of marked.matchAll(MARKS)) {
      const thing = this.#things[match[0].charCodeAt(0) - FIRST_MARK];
      if (!thing) continue;
      if (match.index > at) pieces.push({ kind: "text", text: marked.slice(at, match.index) });
      pieces.push(thing);
      at = match.index + 1;
    }
    if (at < marked.length) pieces.push({ kind: "text", text: marked.slice(at) });
    return pieces;
  }

  /** A whole message, cut into pieces. */
  say(id: string, args?: Args): Piece[] {
    return this.cut(t(id, args));
  }

  /** A seat's name; null is somebody who is not settled yet. */
  seat(seat: number | null, form: Case = "subject"): string {
    if (seat === null) return t(`seat-anyone-${form}`);
    const name = seat === this.viewer ? t(`seat-you-${form}`) : this.names[seat] || this.#automaton;
    return this.mark({ kind: "seat", seat }, name);
  }

  seats(seats: readonly number[], form: Case = "subject"): string {
    return this.list(seats.map((seat) => this.seat(seat, form)));
  }

  /** The arguments for a message about what a seat does: its name, and whether it is "you". */
  who(seat: number | null): { seat: string; you: "yes" | "no" } {
    const you = seat !== null && seat === this.viewer;
    return { seat: you ? "" : this.seat(seat), you: you ? "yes" : "no" };
  }

  /** "a, b and c"; nothing at all is "nothing". */
  list(parts: readonly string[]): string {
    const last = parts.at(-1);
    if (last === undefined) return t("list-nothing");
    return parts.length === 1 ? last : t("list-and", { most: parts.slice(0, -1).join(", "), last });
  }
}

/** What was said of an event, kept as long as it would be said the same: a log is told again at every step. */
export class Sayings<Pieces> {
  #said = new WeakMap<object, { key: string; pieces: Pieces }>();

  of(event: object, names: readonly string[], viewer: number | null, say: () => Pieces): Pieces {
    const key = [language(), viewer, ...names].join("\n");
    const known = this.#said.get(event);
    if (known?.key === key) return known.pieces;
    const pieces = say();
    this.#said.set(event, { key, pieces });
    return pieces;
  }
}

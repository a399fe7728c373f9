/** What the drawings read of a card, in the words of the card file. */

export const COLOURS = ["black", "white", "green", "purple", "orange"] as const;
export const SKILLS = ["piloting", "engineering", "security", "extraction", "wild"] as const;

export interface Paw {
  readonly name: string;
  readonly species: string;
  readonly icons: readonly string[];
}

export interface Blueprint {
  readonly name: string;
  readonly cost: readonly string[];
  readonly points: number;
  readonly upgrade?: string | null;
}

export interface Planet {
  readonly name: string;
  readonly needs: Readonly<Record<string, number | undefined>>;
  readonly spaces: number;
}

/** How a card stands: at rest, choosable, chosen, or not possible now. */
export type CardState = "rest" | "can" | "selected" | "impossible";

export const colourOf = (word: string): number => Math.max(0, COLOURS.indexOf(word as never));
export const skillOf = (word: string): number => Math.max(0, SKILLS.indexOf(word as never));
export const colourWord = (colour: number): string => COLOURS[colour] ?? "black";
export const skillWord = (skill: number): string => SKILLS[skill] ?? "wild";

/** Counts per colour as the list of the colours: [1, 0, 2] is 0, 2, 2. */
export function spread(counts: readonly number[]): number[] {
  return counts.flatMap((count, index) => Array<number>(Math.max(0, count)).fill(index));
}

/** A number that is always the same for a text, for choices that must not change. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

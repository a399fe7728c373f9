/** Searching through the cards of a set. */

import type { Line } from "../../app/game";

/** The lines that have the kind, every word that is sought, and one of the marks. */
export function found(lines: readonly Line[], sought: string, kind: string | null, mark: string | null): Line[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (kind !== null && line.kind !== kind) return false;
    if (mark !== null && !line.marks.includes(mark)) return false;
    const text = plain(line.words);
    return words.every((word) => text.includes(word));
  });
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

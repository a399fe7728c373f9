/** Texts of lessons: they come in several languages, with signs in braces and what stands out between asterisks. */

import { language } from "../app/i18n.svelte";
import type { Text } from "../wire/types";

/** In the reader's language if it is there, else in English, else in any. */
export function said(text: Text | null | undefined): string {
  if (!text) return "";
  return text[language()] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

export interface Part {
  kind: "text" | "strong" | "sign";
  text: string;
}

/** "Take 2 {piloting} and *agree*": words, signs of the game, and words that stand out. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const [whole, sign, strong] of text.matchAll(/\{(\w+)\}|\*([^*]+)\*|[^{*]+|[{*]/g)) {
    if (sign) parts.push({ kind: "sign", text: sign });
    else if (strong) parts.push({ kind: "strong", text: strong });
    else parts.push({ kind: "text", text: whole });
  }
  return parts;
}

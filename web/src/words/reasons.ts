/** Why computer players do something, in the reader's language: they say it in English. */

import english from "$locales/en/reasons.ftl?raw";
import { has, language, t } from "../app/i18n.svelte";

/** Each English sentence as a pattern with the things it names, and the message that says it. */
const SENTENCES = [...english.matchAll(/^(reason-[a-z-]+) = (.+)$/gm)].map(([, id = "", text = ""]) => {
  const literal = text.replaceAll(/[.*+?^()|[\]\\]/g, "\\$&");
  return { id, pattern: new RegExp(`^${literal.replaceAll(/\{ \$(\w+) \}/g, "(?<$1>.+)")}$`) };
});

/** A reason that is none of ours stays as it is. */
export function reasonInWords(reason: string): string {
  if (language() === "en") return reason;
  for (const { id, pattern } of SENTENCES) {
    const found = pattern.exec(reason);
    if (found) return t(id, { ...found.groups, card: named(found.groups?.["card"] ?? "") });
  }
  return reason;
}

/** A Special card or a Directive by the name that it has in this language. */
function named(name: string): string {
  const word = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const id = [`nr-art-use-${word}`, `nr-art-directive-${word}`].find(has);
  return id ? t(id) : name;
}

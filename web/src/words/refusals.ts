/** Why something is refused, in the reader's language: the engine and the server say it in English, with numbers. */

import english from "$locales/en/refusals.ftl?raw";
import { has, listed, t, type Args } from "../app/i18n.svelte";

/** What a noun with a number, such as "seat 2", is called at a table; null: as it is. */
export type Namer = (noun: string, number: number) => string | null;

/** Holes that stand for a noun with its number. */
const NOUNS: Record<string, string> = {
  seat: "seat",
  card: "card",
  planet: "Planet",
  space: "space",
  gate: "Gate",
  bay: "Bay",
  directive: "Directive",
};

const COUNTED = "\\d+ \\w+(?: and \\d+ \\w+)*";
/** How other holes look; the rest may be anything. */
const LOOKS: Record<string, string> = {
  n: "\\d+",
  icons: COUNTED,
  fragments: COUNTED,
  colour: "\\w+",
  ship: "\\w+",
  shard: "\\w+",
  row: "\\w+",
  use: "\\w+",
  upgrade: "\\w+",
};

/** Each English sentence as a pattern with what is filled in, and the message that says it. */
const SENTENCES = [...english.matchAll(/^(refused-[a-z-]+) = (.+)$/gm)].map(([, id = "", text = ""]) => {
  const literal = text.replaceAll(/[.*+?^()|[\]\\]/g, "\\$&");
  const pattern = literal.replaceAll(/\{ \$(\w+) \}/g, (_, name: string) => {
    const noun = NOUNS[kindOf(name)];
    return noun ? `${noun} (?<${name}>\\d{1,4})` : `(?<${name}>${LOOKS[kindOf(name)] ?? ".+"})`;
  });
  return { id, pattern: new RegExp(`^${pattern}$`) };
});

/** A second hole of its kind is numbered. */
function kindOf(hole: string): string {
  return hole.replace(/2$/, "");
}

/** Null: it is none of our sentences. */
export function refusalInWords(message: string, name: Namer): string | null {
  for (const { id, pattern } of SENTENCES) {
    const found = pattern.exec(message);
    if (!found) continue;
    const args: Args = {};
    for (const [hole, text] of Object.entries(found.groups ?? {})) args[hole] = filled(kindOf(hole), text, name);
    return t(id, args);
  }
  return null;
}

function filled(kind: string, text: string, name: Namer): string | number {
  const noun = NOUNS[kind];
  if (noun) return name(noun, Number(text)) ?? `${noun} ${text}`;
  switch (kind) {
    case "n":
      return Number(text);
    case "numbers":
      return listed(text.split(" or "), "disjunction");
    case "seats":
      return listed(text.split(", ").map((seat) => `${Number(seat) + 1}`));
    case "icons":
      return listed(counted(text, (n, skill) => t("skill-count", { n, skill: t("art-skill", { skill }) })));
    case "fragments":
      return listed(counted(text, (n, colour) => t(`fragment-${colour}`, { n })));
    case "shards":
      return listed(text.split(", ").map((shard) => t(`nr-art-${shard}`)));
    case "upgrade":
      return t("art-upgrade", { upgrade: text });
    case "use":
    case "special":
      return titled(text);
    case "title":
      return text.split(" / ").map(titled).join(" / ");
    case "hrl": {
      const [action = "", which = ""] = text.toLowerCase().split(" ");
      return t(`nr-art-hrl-${action}`, { ship: which, colour: which });
    }
    default:
      return text;
  }
}

/** "2 black and 1 white", part by part. */
function counted(text: string, say: (n: number, word: string) => string): string[] {
  return text.split(" and ").map((part) => {
    const [n, word = ""] = part.split(" ");
    return say(Number(n), word);
  });
}

/** An action of Nova-Raiders by the name that it has in this language: "Orbit 3", "gate ram". */
function titled(text: string): string {
  const [, words = text, n = "0"] = /^(.+?)(?: (\d+))?$/.exec(text) ?? [];
  const id = `nr-art-use-${words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  return has(id) ? t(id, { n: Number(n) }) : text;
}

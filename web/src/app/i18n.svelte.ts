/** Words in the player's language. The messages are Fluent files, shared with the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "de" | "it";
export const LANGUAGES: readonly Language[] = ["en", "de", "it"];
export type Args = Record<string, FluentVariable>;

type Load = () => Promise<{ default: string[] }>;
const WORDS: Record<Language, Load> = {
  en: () => import("./languages/en"),
  de: () => import("./languages/de"),
  it: () => import("./languages/it"),
};
const RULES: Record<Language, Load> = {
  en: () => import("./languages/en-rules"),
  de: () => import("./languages/de-rules"),
  it: () => import("./languages/it-rules"),
};

/** The bundles to look in, one after the other: the language chosen, then English. */
let bundles = $state.raw<FluentBundle[]>([]);
let chosen = $state<Language>("en");
let withRules = $state(false);

export function language(): Language {
  return chosen;
}

/** Load a language (and English to fall back on), then show everything in it. */
export async function speak(wanted: Language, rules = withRules): Promise<void> {
  const order: Language[] = wanted === "en" ? ["en"] : [wanted, "en"];
  const loaded = await Promise.all(
    order.map(async (each) => {
      const texts = await WORDS[each]();
      const more = rules ? (await RULES[each]()).default : [];
      return bundleOf(each, [...texts.default, ...more]);
    }),
  );
  bundles = loaded;
  chosen = wanted;
  withRules = rules;
  document.documentElement.lang = wanted;
}

/** Have the rulebook's messages too. */
export async function speakOfRules(): Promise<void> {
  if (!withRules) await speak(chosen, true);
}

/** A message in the player's language. Whatever shows it changes with the language. */
export function t(id: string, args?: Args): string {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return id;
}

/** "a, b and c", or "a, b or c". */
export function listed(parts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(chosen === "en" ? "en-GB" : chosen, { type }).format(parts);
}

/** Whether there is such a message (at least in English). */
export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id.split(".")[0] ?? id));
}

/** A name as the ids of messages spell it: "Gate Ram" and gate_ram are both gate-ram. */
export function kebab(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The best of our languages for this browser. */
export function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().startsWith(each));
    if (found) return found;
  }
  return "en";
}

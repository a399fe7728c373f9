/** What was not possible, and why: shown until the next thing is done, and for a while at most, with a link to the rule. */

import type { Answer, Refusal } from "../wire/types";
import * as codes from "../words/codes";
import { has, language, speakOfRules, t } from "./i18n.svelte";
import { sound } from "./sound";

let shown = $state.raw<Refusal | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

const SECONDS = 8;
const NAMELESS: codes.Namer = () => null;

/** The engine speaks of seats, cards and spaces by number; the table that is open knows their names. */
let namer: codes.Namer = NAMELESS;

/** To be run in an effect of a table; gives back what ends it. */
export function nameThings(name: codes.Namer): () => void {
  namer = name;
  return () => (namer = NAMELESS);
}

/** Why something is not possible, in the reader's words. */
export function inWords(refusal: Refusal): string {
  const { rule, message, code = "", args = {} } = refusal;
  if (rule === "token") return t("house-refused-token");
  const words = codes.inWords(`refused-${code}`, args, namer) ?? ruleInWords(rule) ?? message;
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  const ended = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return args["detail"] === undefined ? ended : `${ended} ${t("house-detail", { detail: String(args["detail"]) })}`;
}

/** Where the reader does not read English: what the rule itself asks for. */
function ruleInWords(rule: string): string | null {
  if (language() === "en") return null;
  void speakOfRules();
  const id = [`${rule.toLowerCase().replaceAll(".", "-")}.short`, `house-refused-${rule}`].find(has);
  return id ? t(id) : null;
}

export function refusal(): Refusal | null {
  return shown;
}

/**
 * Show why something was refused; an answer that says yes shows nothing, and leaves what is shown: that may be the
 * refusal of something done after it. Gives back whether it was a yes.
 */
export function refuse(answer: Answer | Refusal | null): boolean {
  if (answer === null || ("ok" in answer && answer.ok)) return true;
  clearTimeout(timer);
  shown = answer;
  timer = setTimeout(() => (shown = null), SECONDS * 1000);
  sound("refused");
  return false;
}

export function dismiss(): void {
  clearTimeout(timer);
  shown = null;
}

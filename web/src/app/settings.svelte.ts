/** What a player has chosen for this device: language, theme, motion, sound, pace. Kept in the browser. */

import { LANGUAGES, browserLanguage, speak, type Language } from "./i18n.svelte";

export type Theme = "dark" | "light";
export type Pace = "calm" | "normal" | "fast" | "instant";

class Settings {
  #themed = false;
  language = $state<Language>("en");
  theme = $state<Theme>("dark");
  motion = $state(true);
  sound = $state(false);
  /** How fast one sees what others, Bot and H.R.L. do. */
  pace = $state<Pace>("normal");
  /** Whether "nothing to complete" is answered for the player (AN-6.6). */
  declineForMe = $state(true);
  /** Games that one has been told about in the first of them. */
  met = $state<string[]>([]);
  /** Whether what others took openly or showed is displayed (AN-10.5). */
  remember = $state(true);

  /** Whether the coach says a word when a choice has lost much, where one may have a coach. */
  coach = $state(false);

  async load(): Promise<void> {
    const kept = read();
    this.language = LANGUAGES.find((each) => each === kept["language"]) ?? browserLanguage();
    this.#follow(kept["theme"]);
    this.motion = kept["motion"] !== false && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.sound = kept["sound"] === true;
    this.pace = (["calm", "normal", "fast", "instant"] as const).find((each) => each === kept["pace"]) ?? "normal";
    this.declineForMe = kept["declineForMe"] !== false;
    this.remember = kept["remember"] !== false;
    this.coach = kept["coach"] === true;
    this.met = Array.isArray(kept["met"]) ? kept["met"].filter((each) => typeof each === "string") : [];
    this.#dress();
    await speak(this.language);
  }

  /** Until one has chosen, the theme is the one that the device prefers, and changes with it. */
  #follow(chosen: unknown): void {
    const light = matchMedia("(prefers-color-scheme: light)");
    this.#themed = chosen === "light" || chosen === "dark";
    this.theme = this.#themed ? (chosen as Theme) : light.matches ? "light" : "dark";
    light.addEventListener("change", () => {
      if (this.#themed) return;
      this.theme = light.matches ? "light" : "dark";
      this.#dress();
    });
  }

  async choose(changes: Partial<Omit<Settings, "load" | "choose">>): Promise<void> {
    Object.assign(this, changes);
    this.#themed ||= changes.theme !== undefined;
    localStorage.setItem(
      KEY,
      JSON.stringify({
        language: this.language,
        theme: this.#themed ? this.theme : undefined,
        motion: this.motion,
        sound: this.sound,
        pace: this.pace,
        declineForMe: this.declineForMe,
        coach: this.coach,
        remember: this.remember,
        met: this.met,
      }),
    );
    this.#dress();
    if (changes.language) await speak(changes.language);
  }

  #dress(): void {
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
  }
}

const KEY = "novatable.settings";

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** What is chosen in one tab holds in the others too. */
addEventListener("storage", (event) => {
  if (event.key === KEY) void settings.load();
});

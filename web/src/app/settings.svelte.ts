/** What a player has chosen for this device: language, theme, motion, sound, pace. Kept in the browser. */

import { LANGUAGES, browserLanguage, speak, type Language } from "./i18n.svelte";

export type Theme = "dark" | "light";
export type Pace = "calm" | "normal" | "fast" | "instant";

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("dark");
  motion = $state(true);
  sound = $state(false);
  /** How fast one sees what others, Bot and H.R.L. do. */
  pace = $state<Pace>("normal");
  /** Whether "nothing to complete" is answered for the player (AN-6.6). */
  declineForMe = $state(true);
  /** Whether what others took openly or showed is displayed (AN-10.5). */
  remember = $state(true);

  async load(): Promise<void> {
    const kept = read();
    this.language = LANGUAGES.find((each) => each === kept["language"]) ?? browserLanguage();
    this.theme = kept["theme"] === "light" ? "light" : "dark";
    this.motion = kept["motion"] !== false && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.sound = kept["sound"] === true;
    this.pace = (["calm", "normal", "fast", "instant"] as const).find((each) => each === kept["pace"]) ?? "normal";
    this.declineForMe = kept["declineForMe"] !== false;
    this.remember = kept["remember"] !== false;
    this.#dress();
    await speak(this.language);
  }

  async choose(changes: Partial<Omit<Settings, "load" | "choose">>): Promise<void> {
    Object.assign(this, changes);
    localStorage.setItem(
      KEY,
      JSON.stringify({
        language: this.language,
        theme: this.theme,
        motion: this.motion,
        sound: this.sound,
        pace: this.pace,
        declineForMe: this.declineForMe,
        remember: this.remember,
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

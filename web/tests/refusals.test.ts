/** Refusals in three languages: the engine's English sentence is the key. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import english from "$locales/en/refusals.ftl?raw";
import * as afterNova from "../src/afternova/words";
import * as novaRaiders from "../src/novaraiders/words";
import { LANGUAGES, speak, type Language } from "../src/app/i18n.svelte";
import { inWords, nameThings, refusal, refuse } from "../src/app/refusals.svelte";
import Toast from "../src/shared/Toast.svelte";
import { cardSet, type CardFile } from "../src/wire/cards";
import samples from "./words.samples.json";

const NAMES = ["Mia", "Ben", "Ida"];
const AFTERNOVA = {
  cards: cardSet(samples.afternova.cards.standard as unknown as CardFile),
  names: NAMES,
  viewer: 0,
} as afterNova.Context;
const NOVARAIDERS = {
  cards: cardSet(samples.novaraiders.cards.standard as unknown as CardFile),
  names: NAMES,
  viewer: 0,
  people: 3,
} as novaRaiders.Context;

/** What the engine fills in, per kind of hole. */
const FILLED: Record<string, string> = {
  seat: "seat 1",
  card: "card 0",
  planet: "Planet 2",
  space: "space 1",
  gate: "Gate 0",
  bay: "Bay 1",
  directive: "Directive 0",
  n: "2",
  numbers: "2 or 3",
  seats: "1, 2",
  icons: "1 piloting and 2 security",
  fragments: "2 black and 1 white",
  colour: "black",
  ship: "blue",
  shard: "yellow",
  shards: "yellow, black",
  row: "paws",
  upgrade: "autopilot",
  use: "orbit",
  special: "gate ram",
  title: "Orbit 3 / Jump",
  hrl: "Acquire inner",
  name: "Nektarr",
};
const filled = (text: string): string => text.replaceAll(/\{ \$(\w+?)2? \}/g, (_, kind: string) => FILLED[kind] ?? "?");
const ALL = [...english.matchAll(/^(refused-[a-z-]+) = (.+)$/gm)].map(([, id = "", text = ""]) => ({
  id,
  message: filled(text),
}));

const say = (message: string): string => inWords({ rule: "XX-1.1", message });
let done = (): void => undefined;

beforeEach(() => void (done = nameThings((noun, number) => novaRaiders.named(noun, number, NOVARAIDERS))));
afterEach(() => done());

describe.each(LANGUAGES)("in %s", (language: Language) => {
  it("says every refusal, with names for numbers and nothing left in English", async () => {
    await speak(language);
    for (const { id, message } of ALL) {
      const said = say(message);
      expect(said, id).toMatch(/^[^a-z{].*[.!?]$/s);
      expect(said, id).not.toMatch(/[{}$?]|refused-|\b(seat|space|card) \d/);
      if (language !== "en") expect(said, id).not.toMatch(/\b(the|of|and|black|orbit|Bay)\b/);
    }
  });
});

describe("single refusals", () => {
  it.each([
    ["en", "What comes after this action cannot be known before it is played."],
    ["de", "Was nach dieser Aktion kommt, weiß niemand, bevor sie gespielt ist."],
    ["it", "Che cosa viene dopo quest’azione non si può sapere prima di giocarla."],
  ] as [Language, string][])("of what cannot be foreseen, in %s", async (language, words) => {
    await speak(language);
    const message = "what comes after this action cannot be known before it is played";
    expect(inWords({ rule: "unforeseen", message })).toBe(words);
  });

  it("of Nova-Raiders", async () => {
    await speak("en");
    expect(say("none of your ships is on space 1")).toBe("None of your ships is on ring 1, 1 after the red Gate.");
    await speak("de");
    expect(say("none of your ships is on space 1")).toBe(
      "Auf Ring 1 (1 nach dem roten Tor) steht keines deiner Schiffe.",
    );
    expect(say("space 3 is not 2 or 3 along the ring from space 1")).toContain("2 oder 3");
    expect(say("Orbit 3 / Jump cannot be played for the basic action unload")).toBe(
      "Orbit 3 / Sprung kann nicht als Entladen gespielt werden.",
    );
    expect(say("Gate Ram is not a card for the action hit and run")).toBe(
      "Torramme ist keine Karte für die Aktion Überfall.",
    );
    expect(say("Hijack brown: hijack a brown Stack on the 3 innermost rings, from a side where it can be")).toMatch(
      /^Braun kapern: Kapere einen braunen Stapel/,
    );
    await speak("it");
    expect(say("the action needs a red Shard in one of your Bays")).toBe(
      "Per l’azione ci vuole una Scheggia rossa in una delle tue Stive.",
    );
    expect(say("put back one of the Shards taken: yellow, black")).toBe(
      "Rimetti una delle Schegge tolte: gialla e nera.",
    );
  });

  it("of AfterNova", async () => {
    done();
    done = nameThings((noun, number) => afterNova.named(noun, number, AFTERNOVA));
    await speak("en");
    expect(say("it is the turn of seat 1")).toBe("It is the turn of Ben.");
    expect(say("card 0 is not in your hand")).toBe("Swoop is not in your hand.");
    expect(say("there is no seat 7; seats are 0 to 2")).toBe("There is no seat 7; seats are 0 to 2.");
    await speak("de");
    expect(say("Planet Nektarr still lacks 1 piloting and 2 security")).toBe(
      "Für Nektarr fehlen noch: 1 Pilot und 2 Sicherheit.",
    );
    expect(say("your promise still lacks 1 piloting")).toBe("Für deine Zusage fehlen noch: 1 Pilot.");
    expect(say("seat 1 holds 1 black, not the 2 to give")).toBe(
      "Ben soll 2 Fragmente (schwarz) abgeben und hat davon nur 1.",
    );
    expect(say("Wave Rig costs 2 black and 1 white; of these 1 may be of any other colour")).toBe(
      "Wave Rig kostet 2 schwarze und 1 weißes; davon darf 1 eine beliebige andere Farbe haben.",
    );
    await speak("it");
    expect(say("seats still open: 1, 2")).toBe("Ancora liberi: posto 2 e 3.");
  });

  it("that we do not know: the rule, then the house's word, then what was said", async () => {
    await speak("de", true);
    expect(inWords({ rule: "AN-3.3", message: "something new" })).toBe(
      "Einen Zug kann man nicht aussetzen: Baue ab oder gehe zum Markt.",
    );
    expect(inWords({ rule: "table", message: "something new" })).toBe(
      "Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.",
    );
    expect(say("something new")).toBe("Something new.");
    await speak("en");
    expect(inWords({ rule: "AN-3.3", message: "something new" })).toBe("Something new.");
  });
});

it("a refusal goes when the next thing is done, not when something before it was allowed", () => {
  const no = { rule: "AN-3.1", message: "it is not your turn" };
  const toast = mount(Toast, { target: document.body });
  const elsewhere = document.body.appendChild(document.createElement("button"));
  for (const goOn of [
    () => elsewhere.click(),
    () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true })),
  ]) {
    expect(refuse(no)).toBe(false);
    flushSync();
    expect(refuse({ ok: true } as never)).toBe(true);
    expect(refusal()?.rule).toBe("AN-3.1");
    goOn();
    expect(refusal()).toBeNull();
  }
  void unmount(toast);
});

/** Refusals in three languages: each code has its sentence. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import english from "$locales/en/refusals.ftl?raw";
import * as afterNova from "../src/afternova/words";
import * as novaRaiders from "../src/novaraiders/words";
import type { Refusal } from "../src/wire/types";
import { LANGUAGES, speak, type Language } from "../src/app/i18n.svelte";
import { inWords, nameThings, refusal, refuse } from "../src/app/refusals.svelte";
import Toast from "../src/shared/Toast.svelte";
import { afterNovaCards } from "../src/afternova/cards";
import { novaRaidersCards } from "../src/novaraiders/cards";
import samples from "./words.samples.json";

const NAMES = ["Mia", "Ben", "Ida"];
const AFTERNOVA = {
  cards: afterNovaCards(samples.afternova.cards.standard as never),
  names: NAMES,
  viewer: 0,
} as afterNova.Context;
const NOVARAIDERS = {
  cards: novaRaidersCards(samples.novaraiders.cards.standard as never),
  names: NAMES,
  viewer: 0,
  people: 3,
} as novaRaiders.Context;

/** What the engine fills in, per kind of hole. */
const FILLED: NonNullable<Refusal["args"]> = {
  seat: 1,
  card: 0,
  planet: 2,
  space: 1,
  gate: 0,
  bay: 1,
  directive: 0,
  n: 2,
  numbers: [2, 3],
  seats: [1, 2],
  icons: { piloting: 1, security: 2 },
  fragments: { black: 2, white: 1 },
  colour: "black",
  ship: "blue",
  shard: "yellow",
  shards: ["yellow", "black"],
  row: "paws",
  upgrade: "autopilot",
  use: "orbit",
  special: "gate_ram",
  hrl: ["acquire", "inner"],
  name: "Nektarr",
  names: ["cadet", "trader"],
  option: "hand_limit",
  low: 1,
  high: 6,
  count: 2,
  values: ["turn_order", "last_turn"],
};
const argsOf = (text: string): Refusal["args"] =>
  Object.fromEntries(
    [...text.matchAll(/\{ \$(\w+?)(2?) \}/g)].map(([, kind = "", n]) => [kind + n, FILLED[kind] ?? "?"]),
  );
const ALL = [...english.matchAll(/^refused-([a-z-]+) = (.+)$/gm)].map(([, code = "", text = ""]) => ({
  code,
  args: argsOf(text),
}));

const say = (code: string, args: Refusal["args"] = {}): string =>
  inWords({ rule: "XX-1.1", message: "something in English", code, args });
const GATE_RAM =
  NOVARAIDERS.cards.basics.length + NOVARAIDERS.cards.specials.findIndex(({ name }) => name === "Gate Ram");
let done = (): void => undefined;

beforeEach(() => void (done = nameThings((noun, number) => novaRaiders.named(noun, number, NOVARAIDERS))));
afterEach(() => done());

describe.each(LANGUAGES)("in %s", (language: Language) => {
  it("says every refusal, with names for numbers and nothing left in English", async () => {
    await speak(language);
    for (const { code, args } of ALL) {
      const said = say(code, args);
      expect(said, code).toMatch(/^[^a-z{].*[.!?]$/s);
      expect(said, code).not.toMatch(/[{}$?]|refused-|in English|\b(seat|space|card) \d/);
      if (language !== "en") expect(said, code).not.toMatch(/\b(the|of|and|black|orbit|Bay)\b/);
    }
  });
});

describe("single refusals", () => {
  it.each([
    ["en", "The outcome of this action cannot be known until it is played."],
    ["de", "Was diese Aktion bewirkt, zeigt sich erst, wenn sie gespielt ist."],
    ["it", "L’esito di quest’azione si conosce solo giocandola."],
  ] as [Language, string][])("of what cannot be foreseen, in %s", async (language, words) => {
    await speak(language);
    expect(say("foresee")).toBe(words);
  });

  it("of Nova-Raiders", async () => {
    await speak("en");
    expect(say("no-own-ship", { space: 1 })).toBe("None of your ships is on ring 1 (1 after the red Gate).");
    await speak("de");
    expect(say("no-own-ship", { space: 1 })).toBe("Auf Ring 1 (1 nach dem roten Tor) steht keines deiner Schiffe.");
    expect(say("orbit", { space: 3, numbers: [2, 3], space2: 1 })).toContain("2 oder 3");
    expect(say("wrong-action", { card: 0, use: "unload" })).toBe("Orbit 1 / Sprung hat die Aktion Entladen nicht.");
    expect(say("wrong-special", { card: GATE_RAM, special: "hit_and_run" })).toBe(
      "Torramme ist keine Karte für die Aktion Überfall.",
    );
    expect(say("hrl-hijack", { hrl: ["hijack", "brown"], ship: "brown", n: 3 })).toMatch(
      /^Braun kapern: Kapere einen braunen Stapel/,
    );
    await speak("it");
    expect(say("no-symbol", { shard: "red" })).toBe("Per l’azione ci vuole una Scheggia rossa in una delle tue Stive.");
    expect(say("restow", { shards: ["yellow", "black"] })).toBe("Rimetti una delle Schegge tolte: gialla e nera.");
  });

  it("of AfterNova", async () => {
    done();
    done = nameThings((noun, number) => afterNova.named(noun, number, AFTERNOVA));
    await speak("en");
    expect(say("turn", { seat: 1 })).toBe("It is Ben's turn.");
    expect(say("not-in-hand", { card: 0 })).toBe("Swoop is not in your hand.");
    expect(say("no-seat", { name: "7", n: 2 })).toBe("There is no seat 7; seats are 0 to 2.");
    await speak("de");
    expect(say("lacks", { planet: 0, icons: { piloting: 1, security: 2 } })).toBe(
      "Für Little Wobble fehlen noch: 1 Pilot und 2 Sicherheit.",
    );
    expect(say("promise-lacks", { icons: { piloting: 1 } })).toBe("Für deine Zusage fehlen noch: 1 Pilot.");
    expect(say("holds-less", { seat: 1, n: 1, colour: "black", n2: 2 })).toBe(
      "Ben soll 2 Fragmente (schwarz) abgeben und hat davon nur 1.",
    );
    expect(say("costs-prism", { card: 50, fragments: { black: 2, white: 1 }, n: 1 })).toBe(
      "Velvet Sail kostet 2 schwarze und 1 weißes; davon darf 1 eine beliebige andere Farbe haben.",
    );
    await speak("it");
    expect(say("still-open", { seats: [1, 2] })).toBe("Posti ancora liberi: 2 e 3.");
  });

  it.each([
    ["en", "This seat is not free (Seat 3)."],
    ["de", "Der Platz (Platz 3) ist nicht frei."],
    ["it", "Il posto (Posto 3) non è libero."],
  ] as [Language, string][])("where nobody has a name yet, in %s", async (language, words) => {
    done();
    await speak(language);
    expect(say("not-free", { seat: 2 })).toBe(words);
  });

  it("that we do not know: the rule, then the house's word, then what was said", async () => {
    await speak("de", true);
    expect(inWords({ rule: "AN-3.3", message: "something new" })).toBe(
      "Einen Zug kann man nicht aussetzen: Baue ab oder geh zum Markt.",
    );
    expect(inWords({ rule: "table", message: "something new" })).toBe(
      "Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.",
    );
    expect(say("something-new")).toBe("Something in English.");
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

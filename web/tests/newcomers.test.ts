/** What helps newcomers, and those who do without the picture: marks, the log since one's turn, the theme. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../src/app/i18n.svelte";
import { settings } from "../src/app/settings.svelte";
import type { Desk } from "../src/afternova/table/desk.svelte";
import { meansOf } from "../src/afternova/table/drafting";
import { serving } from "../src/afternova/table/marks";
import { sinceTurnOf, type LogLine } from "../src/shared/log";
import { CARDS, view } from "./afternova-sample";

beforeAll(() => speak("en"));

describe("cards of the Market that bring a Blueprint nearer", () => {
  const LOOM = 5; // costs black and white; Nektarr holds both, and needs 2 piloting and 1 engineering
  const marks = (hand: number[], storage: [number, number, number, number, number]) => {
    const seen = { ...view({ hand, storage }), paws: [0, 2, 3, 4] };
    return serving({ me: 0, view: seen, cards: CARDS, means: meansOf(seen, CARDS, 0) } as unknown as Desk);
  };

  it("are those with an icon that I lack for a Planet with a Fragment that I miss", () => {
    const found = marks([LOOM, 3], [0, 0, 0, 0, 0]);
    expect([...found.keys()].sort()).toEqual([0, 2, 4]); // piloting, engineering, any skill; not security
    expect(found.get(0)).toEqual([LOOM]);
  });

  it("are none where nothing is missing: neither Fragments nor icons", () => {
    expect(marks([LOOM, 3], [1, 1, 0, 0, 0]).size).toBe(0);
    expect(marks([LOOM, 0, 1], [0, 0, 0, 0, 0]).size).toBe(0);
    expect(marks([3], [0, 0, 0, 0, 0]).size).toBe(0);
  });
});

describe("what happened since my last turn", () => {
  const line = (kind: LogLine["kind"], seat: number, key: string): LogLine => ({
    seq: 0,
    key,
    kind,
    seat,
    pieces: [],
    reason: null,
  });
  const keys = (lines: LogLine[]): string => lines.map(({ key }) => key).join("");
  const log = [
    line("turn", 0, "A"),
    line("event", 0, "a"),
    line("turn", 1, "B"),
    line("event", 1, "b"),
    line("turn", 2, "C"),
    line("event", 2, "c"),
  ];

  it("ends now, or with the beginning of my turn", () => {
    expect(keys(sinceTurnOf(log, 0))).toBe("BbCc");
    expect(keys(sinceTurnOf([...log, line("turn", 0, "D"), line("event", 0, "d")], 0))).toBe("BbCc");
    expect(keys(sinceTurnOf(log, 2))).toBe("AaBb");
  });

  it("is everything for who had no turn yet, and nothing right after one's own", () => {
    expect(keys(sinceTurnOf(log, 5))).toBe("AaBbCc");
    expect(keys(sinceTurnOf(log.slice(0, 2), 0))).toBe("");
  });
});

describe("the theme", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  /** A device that prefers light or dark, and may change its mind. */
  function device(light: boolean): (light: boolean) => void {
    const heard: (() => void)[] = [];
    const scheme = { matches: light, addEventListener: (_: string, listen: () => void) => heard.push(listen) };
    const other = { matches: false, addEventListener: () => undefined };
    vi.stubGlobal("matchMedia", (query: string) => (query.includes("color-scheme") ? scheme : other));
    return (now) => {
      scheme.matches = now;
      for (const each of heard) each();
    };
  }

  it("is the device's until one chooses", async () => {
    const turn = device(true);
    await settings.load();
    expect(document.documentElement.dataset["theme"]).toBe("light");
    turn(false);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await settings.choose({ sound: true });
    turn(true);
    expect(document.documentElement.dataset["theme"]).toBe("light");
    await settings.choose({ theme: "dark" });
    turn(true);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  it("stays as chosen, whatever the device prefers", async () => {
    localStorage.setItem("novatable.settings", JSON.stringify({ theme: "dark" }));
    device(true);
    await settings.load();
    expect(settings.theme).toBe("dark");
  });
});

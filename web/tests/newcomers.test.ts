/** What helps newcomers, and those who do without the picture: marks, the log since one's turn, the theme. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak, t } from "../src/app/i18n.svelte";
import { settings } from "../src/app/settings.svelte";
import type { Desk } from "../src/afternova/table/desk.svelte";
import { meansOf } from "../src/afternova/table/deal/drafting";
import { paid, serving } from "../src/afternova/table/middle/marks";
import { News, type DealNews } from "../src/afternova/table/news.svelte";
import { numbered } from "../src/shared/numbered";
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

describe("Blueprints of the Market", () => {
  it("are marked by how many of the Fragments that they cost I have", () => {
    const seen = { ...view({ storage: [1, 1, 0, 0, 0] }), blueprints: [5, 6] };
    const found = paid({ me: 0, view: seen, cards: CARDS } as unknown as Desk);
    expect(found.get(5)).toEqual({ have: 2, of: 2 });
    expect(found.get(6)).toEqual({ have: 1, of: 3 });
    const poor = { ...view({ storage: [0, 0, 0, 0, 2] }), blueprints: [5, 6] };
    expect(paid({ me: 0, view: poor, cards: CARDS } as unknown as Desk).size).toBe(0);
    expect(paid({ me: null, view: seen, cards: CARDS } as unknown as Desk).size).toBe(0);
  });
});

describe("controls that would be called the same", () => {
  it("are numbered, and only those", () => {
    expect(numbered(["black", "white", "black"])).toEqual(["black, no. 1", "white", "black, no. 2"]);
  });
});

describe("what was said as a reason", () => {
  afterEach(() => speak("en"));
  it.each([
    ["en", "“No.”"],
    ["de", "„No.“"],
    ["it", "«No.»"],
  ] as const)("has the quotation marks of %s", async (language, quoted) => {
    await speak(language);
    expect(t("shell-quote", { text: "No." })).toBe(quoted);
  });
});

describe("who says no", () => {
  const names = ["You", "Mia", "Tom", "Ola"];
  const desk = { playback: { seq: 0 }, name: (seat: number) => names[seat] } as unknown as Desk;
  const no = (seat: number): DealNews => ({
    key: `${seat}`,
    seat,
    text: `${names[seat]} says no.`,
    no: [seat],
    tone: "bad",
    to: "offers",
    seen: false,
  });

  it("is told in one line that counts", () => {
    const news = new News(desk);
    news.tell(no(1));
    expect(news.shown.map(({ text }) => text)).toEqual(["Mia says no."]);
    news.tell({ ...no(2), key: "other", no: undefined, text: "Tom agrees." } as unknown as DealNews);
    news.tell(no(2));
    news.tell(no(3));
    expect(news.shown.map(({ text }) => text)).toEqual(["Tom agrees.", "3 players say no: Mia, Tom, Ola."]);
    news.tell(no(3));
    expect(news.shown.at(-1)?.no).toEqual([1, 2, 3]);
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

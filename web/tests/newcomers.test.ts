/** What helps newcomers, and those who do without the picture: marks, the log since one's turn, the theme. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak, t } from "../src/app/i18n.svelte";
import { settings } from "../src/app/settings.svelte";
import type { Desk } from "../src/afternova/table/desk.svelte";
import { News, type DealNews } from "../src/afternova/table/news.svelte";
import { numbered } from "../src/shared/numbered";
import { sinceTurnOf, type LogLine } from "../src/shared/log";
import { hasPlayed } from "../src/shared/undoing.svelte";
import type { Connection } from "../src/app/connection.svelte";

beforeAll(() => speak("en"));

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

describe("whoever has played a turn", () => {
  const began = (seat: number) => ({ type: "turn_began", seat });
  const acted = (seat: number, ...events: object[]) => ({ news: { kind: "acted", seat }, events });
  const played = (...entries: object[]) => hasPlayed({ entries: () => entries } as unknown as Connection, 1);

  it("has done something in it, not in others' turns or before the first", () => {
    const start = { news: { kind: "started" }, events: [began(0)] };
    expect(played(acted(1), acted(0, began(1)))).toBe(false);
    expect(played(start, acted(0), acted(1), acted(0, began(1)))).toBe(false);
    expect(played(start, acted(0, began(1)), acted(1, began(2)))).toBe(true);
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

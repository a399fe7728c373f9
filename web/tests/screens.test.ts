import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { speak, t } from "../src/app/i18n.svelte";
import { aboutOption, usual } from "../src/screens/create/options";
import examples from "../src/screens/examples.json";
import { ago, firstMine } from "../src/screens/home/tables";
import type { Outcome, Step } from "../src/screens/library";
import { linesOf } from "../src/screens/result/graph";
import { kindsOf, ranking } from "../src/screens/result/parts";
import { hexOf, sha256 } from "../src/screens/result/sha256";
import { commitmentTo, kept } from "../src/screens/result/shuffle";
import { placeOfBay } from "../src/novaraiders/screens/bays";
import { bitsOf, searched, sectionsOf } from "../src/screens/rulebook/rules";
import type { RuleOption } from "../src/wire/types";

beforeAll(() => speak("en", true));

describe("a new table", () => {
  const told = (name: string, fallback: unknown, kind: RuleOption["kind"]): RuleOption => ({
    name,
    default: fallback,
    among_people: fallback,
    rule: "AN-1.1",
    kind,
    or_none: false,
    varied: false,
  });

  test("says what an option does, or between which numbers it is", () => {
    expect(aboutOption(told("round_limit", 200, { type: "whole", low: 1, high: 9 }))).toBe(
      t("option-round-limit-about"),
    );
    expect(aboutOption(told("hand_limit", 8, { type: "whole", low: 4, high: 30 }))).toBe(
      "From 4 to 30; the rules say 8.",
    );
    expect(aboutOption(told("of_a_third_game", true, { type: "switch" }))).toBe("");
  });

  test("knows what is usual among people and with computer players", () => {
    const option = {
      ...told("offers_per_turn", [6, 2], { type: "wholes", count: 2, low: 0, high: 9 }),
      among_people: null,
    };
    expect(usual(option, true)).toBeNull();
    expect(usual(option, false)).toEqual([6, 2]);
  });

  test("has words for every option of both games", () => {
    for (const page of ["afternova", "nova-raiders"]) {
      const text = readFileSync(`../docs/rules/${page}.md`, "utf-8");
      const options = [...text.slice(text.indexOf("## Rule options")).matchAll(/^\| `(\w+)`/gm)].map(([, name]) =>
        name!.replaceAll("_", "-"),
      );
      const numbers = [...text.matchAll(/^\| `(\w+)` \| \d+ \| \d+ to \d+ \|/gm)].map(([, name]) =>
        name!.replaceAll("_", "-"),
      );
      expect(options.length).toBeGreaterThan(3);
      expect(numbers.length).toBeGreaterThan(10);
      for (const option of options) {
        expect(t(`option-${option}`)).not.toBe(`option-${option}`);
        if (!numbers.includes(option)) expect(t(`option-${option}-about`)).not.toBe(`option-${option}-about`);
      }
    }
  });
});

describe("home", () => {
  test("shows first what waits for me, then what was played last", () => {
    const table = (name: string, your_turn: boolean, updated: number) =>
      ({ table: name, game: "afternova", status: "playing", name, seats: [], updated, your_turn }) as never;
    const tables = [table("old", false, 1), table("mine", true, 0), table("new", false, 2)];
    expect(tables.sort(firstMine).map((each: { name: string }) => each.name)).toEqual(["mine", "new", "old"]);
  });

  test("says how long ago something was", () => {
    const hours = 3_600_000;
    expect(ago(0, 20_000, t)).toBe("just now");
    expect(ago(0, 2 * hours, t)).toBe("2 hours ago");
    expect(ago(0, 49 * hours, t)).toBe("2 days ago");
    expect(ago(5 * hours, 0, t)).toBe("just now"); // the server's clock is ahead
  });
});

describe("the shuffle", () => {
  test("SHA-256 gives the published digests", () => {
    const of = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));
    expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(of("a".repeat(1000))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
  });

  test("a golden game kept its promise, and another seed would not have", () => {
    for (const game of ["afternova/4-players", "novaraiders/4-players"]) {
      const [header = "{}"] = readFileSync(`../tests/records/${game}.jsonl`, "utf-8").split("\n");
      const { seed, commitment } = JSON.parse(header) as { seed: string; commitment: string };
      expect(commitmentTo(seed)).toBe(commitment);
      expect(kept(commitment, seed)).toBe(true);
      expect(
        kept(
          commitment,
          seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
        ),
      ).toBe(false);
    }
  });
});

describe("the result", () => {
  const outcome: Outcome = {
    scores: [20, 35, 35],
    winners: [2],
    tie: null,
    reason: "supernova",
    breakdown: [
      [{ rule: "NR-9.1", code: "bays", points: 20 }],
      [
        { rule: "NR-9.1", code: "bays", points: 29 },
        { rule: "NR-10.7", code: "directive", points: 6, args: { directive: 6 } },
      ],
      [
        { rule: "NR-9.1", code: "bays", points: 27 },
        { rule: "NR-9.2", code: "specials", points: 8 },
      ],
    ],
  };

  test("takes a score apart by rule", () => {
    expect(kindsOf(outcome)).toEqual(["bays", "directive", "specials"]);
  });

  test("puts the winner of a tie first", () => {
    expect(ranking(outcome)).toEqual([2, 1, 0]);
  });

  test("draws the score after every turn, and the hidden points at the end", () => {
    const step = (turn: number, scores: number[]): Step => ({
      step: 0,
      seq: 0,
      at: 0,
      kind: "acted",
      turn,
      round: 1,
      scores,
      events: [],
    });
    const graph = linesOf([step(1, [0, 0]), step(1, [2, 0]), step(3, [2, 5]), step(3, [9, 5])]);
    expect(graph.lines).toEqual([
      [2, 2, 2, 9],
      [0, 0, 5, 5],
    ]);
    expect(graph.top).toBeGreaterThanOrEqual(9);
    expect(graph.ticks[0]).toBe(0);
  });
});

describe("the rulebook", () => {
  test("has every rule of the rules pages, and no other", () => {
    for (const [game, page] of [
      ["afternova", "afternova"],
      ["novaraiders", "nova-raiders"],
    ] as const) {
      const text = readFileSync(`../docs/rules/${page}.md`, "utf-8");
      const ids = [...text.matchAll(/^\| ([A-Z]{2}-\d+\.\d+) \|/gm)].map(([, id]) => id);
      const shown = sectionsOf(game).flatMap((section) => section.rules.map((rule) => rule.id));
      expect(shown.sort()).toEqual(ids.sort());
    }
  });

  test("finds rules by all words, and by their id", () => {
    const sections = sectionsOf("afternova");
    expect(searched(sections, "an-7.2").flatMap((section) => section.rules.map((rule) => rule.id))).toContain("AN-7.2");
    const found = searched(sections, "objective storage").flatMap((section) => section.rules);
    expect(found.length).toBeGreaterThan(0);
    for (const rule of found) expect(rule.text.toLowerCase()).toMatch(/objective/);
    expect(searched(sections, "zeppelin")).toEqual([]);
  });

  test("has the rulings at the rules that they are about", () => {
    const rules = sectionsOf("afternova").flatMap((section) => section.rules);
    const at = (id: string) => rules.find((rule) => rule.id === id)?.rulings.map((ruling) => ruling.question);
    expect(at("AN-3.3")).toEqual(["Can Market always be declared?"]);
    expect(at("AN-5.7")).toEqual(at("AN-3.3"));
    expect(at("AN-4.10")).toHaveLength(3);
    expect(at("AN-1.1")).toEqual([]);
    expect(
      searched(sectionsOf("afternova"), "Ben has Autopilot").flatMap((section) => section.rules.map((rule) => rule.id)),
    ).toEqual(["AN-4.5", "AN-4.10"]);
  });

  test("links the rules that a rule names", () => {
    expect(bitsOf("As in AN-8.2 (NR-10.11).")).toEqual([
      { text: "As in " },
      { rule: "AN-8.2" },
      { text: " (" },
      { rule: "NR-10.11" },
      { text: ")." },
    ]);
  });

  test("knows the engine's points of every Bay that can be built, and draws the groups that make them", () => {
    let count = 0;
    const build = (bay: number[]): void => {
      const counts = [...(examples.bays[placeOfBay(bay)] ?? "")].map(Number);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(bay.length);
      count += 1;
      if (bay.length < 6) for (const shard of [0, 1, 2]) build([...bay, shard]);
    };
    build([]);
    expect(count).toBe(examples.bays.length);
  });
});

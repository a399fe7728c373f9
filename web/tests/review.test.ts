/** What the review screen works out itself: which step of a replay shows a moment, what counts as good, cut records. */

import { describe, expect, test } from "vitest";
import { asGood, placeOf, waysOf, type Decision, type Standing, type Way } from "../src/review/report";
import { countedSteps } from "../src/review/source";
import { cutRecord } from "../src/review/trying";
import type { Step } from "../src/screens/library";

const step = (number: number, rest: object): Step => ({ step: number, ...rest }) as Step;
const way = (value: number, off = 0.01): Way => ({ actions: [], chance: { value, off } });

describe("the steps of a replay", () => {
  test("are counted by actions, several at once and undone ones too", () => {
    const steps = [
      step(0, { kind: "started" }),
      step(1, { kind: "acted", action: { type: "take" } }),
      step(2, { kind: "acted", action: [{ type: "chain" }, { type: "orbit" }] }),
      step(3, { kind: "undone", actions: 1 }),
      step(4, { kind: "acted", action: { type: "take" } }),
    ];
    expect(countedSteps(steps)).toEqual([
      { step: 0, actions: 0 },
      { step: 1, actions: 1 },
      { step: 4, actions: 2 },
    ]);
  });
});

describe("a decision", () => {
  const decision = {
    played: way(0.3),
    better: way(0.5, 0.02),
    others: [way(0.49), way(0.4)],
  } as unknown as Decision;

  test("has other ways that are as good as the best, as far as one can tell", () => {
    expect(asGood(decision, decision.better!)).toBe(true);
    expect(asGood(decision, decision.others![0]!)).toBe(true);
    expect(asGood(decision, decision.others![1]!)).toBe(false);
    expect(asGood(decision, decision.played)).toBe(false);
  });

  test("shows its ways in an order that gives nothing away", () => {
    const words = new Map([
      [decision.played, "c"],
      [decision.better!, "d"],
      [decision.others![0]!, "a"],
      [decision.others![1]!, "b"],
    ]);
    expect(waysOf(decision, (each) => words.get(each)!).map((each) => words.get(each))).toEqual(["a", "b", "c", "d"]);
  });
});

test("a record is cut after so many actions, without its closing line", () => {
  const record = '{"novatable":1}\n{"seat":0}\n{"seat":1}\n{"actions":2}\n';
  expect(cutRecord(record, 1)).toBe('{"novatable":1}\n{"seat":0}\n');
});

test("those who won are first, whatever the points", () => {
  const standings = [
    { seat: 0, score: 20, won: false },
    { seat: 1, score: 20, won: true },
    { seat: 2, score: 9, won: false },
  ] as Standing[];
  expect([0, 1, 2].map((seat) => placeOf(standings, seat))).toEqual([2, 1, 3]);
});

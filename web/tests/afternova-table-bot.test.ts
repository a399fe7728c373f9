import { describe, expect, test } from "vitest";
import { botAfter, botRule, type BotView } from "../src/afternova/table/others/bot";
import type { AfterNovaEvent } from "../src/wire/types";
import samples from "./afternova-bot.samples.json";

/** Taken from games that were really played: Bot before, what it did, and Bot after. */
const STEPS = samples as unknown as { before: BotView; events: AfterNovaEvent[]; after: BotView }[];

describe("Bot, step by step", () => {
  test("the samples hold every kind of step", () => {
    const kinds = new Set(STEPS.flatMap(({ events }) => events.map((event) => event.type)));
    expect([...kinds].sort()).toEqual([
      "bot_drew",
      "bot_laid",
      "bot_placed",
      "bot_scored",
      "bot_scored_unseen",
      "bot_stored",
    ]);
    expect(STEPS.some(({ events }) => events.some((event) => event.type === "bot_placed" && event.stored))).toBe(true);
  });

  test("after its last step Bot stands as the game says", () => {
    for (const { before, events, after } of STEPS) expect(events.reduce(botAfter, before)).toEqual(after);
  });

  test("a step changes nothing of what was shown before it", () => {
    for (const { before, events } of STEPS) {
      const kept = structuredClone(before);
      events.reduce(botAfter, before);
      expect(before).toEqual(kept);
    }
  });

  test("every step names its rule; other events are none of Bot's", () => {
    for (const { events } of STEPS) for (const event of events) expect(botRule(event)).toMatch(/^AN-8\.[234]$/);
    expect(botRule({ type: "bot_placed", colour: 0, index: 2, blueprint: 40, stored: true })).toBe("AN-8.4");
    expect(botRule({ type: "passed", seat: 0 })).toBeUndefined();
  });
});

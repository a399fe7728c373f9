/** The deal table: what is drawn of a draft, and changes on their way to the server. */

import { describe, expect, it } from "vitest";
import { Asking, NOBODY } from "../src/afternova/table/deal/asking";
import { laid, meanwhile, textOf } from "../src/afternova/table/deal/draft";
import { place, receivers } from "../src/afternova/table/deal/place";
import { forget } from "../src/afternova/table/others/memory";
import type { Drafted } from "../src/app/connection.svelte";
import type { Drafting } from "../src/wire/types";
import { view } from "./afternova-sample";

const ABOUT = { ...NOBODY, remember: true };
const terms = {
  planet: 0,
  promises: [{ seat: 1, icons: [2, 0, 0, 0] as [number, number, number, number] }],
  split: [
    { seat: 0, fragments: [1, 1, 0, 0, 0] as [number, number, number, number, number] },
    { seat: 1, fragments: [0, 0, 1, 0, 0] as [number, number, number, number, number] },
  ],
  transfers: [{ giver: 0, receiver: 1, fragments: [0, 0, 0, 0, 1] as [number, number, number, number, number] }],
  bot: { icons: [0, 1, 0, 0] as [number, number, number, number], fragments: [3] },
};

describe("an offer that one looks at", () => {
  const draft = laid(view(), 0, 7, terms);

  it("lies there as it was made", () => {
    expect(draft.parts.map(({ side }) => side)).toEqual([0, 1, "bot"]);
    expect(draft.gems.map(({ to }) => to)).toEqual([0, 0, 1, "bot"]);
    expect(draft.order).toEqual([3]);
    expect(draft.moves).toEqual([{ giver: 0, colour: 4, to: 1 }]);
    expect(textOf(draft)).toBeNull();
  });

  it("says who could get what", () => {
    const parts = draft.parts.map(({ side }) => ({ side, receives: side !== "bot" }));
    const mine = { ...draft, told: { reading: { parts }, refusal: null } as unknown as Drafted };
    const stored = { from: "storage", giver: 0, index: 0, colour: 4 } as const;
    expect(receivers(mine, { from: "planet", index: 0, colour: 0 })).toEqual([0, 1, "bot"]);
    expect(receivers(mine, stored)).toEqual([1]);
    expect(place(mine, { from: "planet", index: 0, colour: 0 }, 1)).toEqual({ type: "give", gem: 0, to: 1 });
    expect(place(mine, stored, 1)).toEqual({ type: "hand", giver: 0, colour: 4, to: 1 });
    expect(place(mine, stored, "bot")).toBeNull();
  });

  it("shows what was put where until the server has answered", () => {
    expect(meanwhile(draft, { type: "give", gem: 0, to: 1 }).gems[0]).toEqual({ colour: 0, to: 1 });
    const named = { paws: [3], upgrades: [], returns: [] };
    expect(meanwhile(draft, { type: "name", named }).named).toEqual(named);
    expect(meanwhile(draft, { type: "bring", side: 2 })).toEqual(draft);
  });
});

describe("changes on their way", () => {
  const asked: { about: Drafting; answer: (told: Drafted | null) => void }[] = [];
  const told = (planet: number) => ({ reading: { draft: { planet } }, refusal: null }) as unknown as Drafted;

  it("go together until they are answered, and only the last answer counts", async () => {
    const asking = new Asking((about) => new Promise((answer) => asked.push({ about, answer })));
    const first = asking.about([{ type: "begin", planet: 0 }], ABOUT);
    const second = asking.about([{ type: "bring", side: 1 }], ABOUT);
    expect(asked[1]?.about.changes.map(({ type }) => type)).toEqual(["begin", "bring"]);
    asked[1]?.answer(told(2));
    asked[0]?.answer(told(1));
    expect(await first).toBeUndefined();
    expect(await second).toEqual(told(2));
    const third = asking.about([{ type: "bring", side: 2 }], ABOUT);
    expect(asked[2]?.about).toMatchObject({ draft: { planet: 2 }, changes: [{ type: "bring", side: 2 }] });
    asked[2]?.answer(null);
    expect(await third).toBeNull();
    void asking.about([], ABOUT);
    expect(asked[3]?.about).toMatchObject({ draft: { planet: 2 }, changes: [] });
  });
});

describe("what is remembered of other hands (AN-10.5)", () => {
  const known = view({ known: [0] });

  it("is gone from the view of whoever wants to remember it themselves", () => {
    expect(known.players.map((player) => player.known)).toEqual([[], [], [0]]);
    expect(forget(known).players.map((player) => player.known)).toEqual([[], [], []]);
  });

  it("is open to all at the end", () => {
    expect(forget({ ...known, phase: "over" }).players[2]?.known).toEqual([0]);
  });
});

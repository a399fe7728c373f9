/** What the log tells of offers and deals. */

import { describe, expect, it } from "vitest";
import { leftToSay } from "../src/afternova/hints";
import { bargains, helpBetween, ledger, nobodyWilling } from "../src/afternova/table/deal/bargains";
import { standing } from "../src/shared/log";
import type { AfterNovaEvent, Entry } from "../src/wire/types";
import { view } from "./afternova-sample";

const TERMS = {
  planet: 0,
  promises: [{ seat: 1, icons: [2, 1, 0, 0] }],
  split: [{ seat: 1, fragments: [1, 0, 0, 0, 0] }],
  transfers: [],
  bot: null,
};

let last = 0;
function entry(seat: number, events: object[], news: object = {}): Entry {
  return {
    seq: ++last,
    at: 0,
    news: { kind: "acted", seat, ...news } as Entry["news"],
    events: events as AfterNovaEvent[],
  };
}

const turn = entry(0, [{ type: "turn_began", seat: 0, turn: 3, round: 2 }]);
const proposed = entry(0, [{ type: "proposed", seat: 0, offer: 4, terms: TERMS, call: null }]);
const declined = entry(1, [{ type: "offer_ended", offer: 4, seat: 1, how: "declined" }], {
  reason: "Not on these terms.",
});
const deal = entry(1, [
  { type: "agreed", seat: 1, offer: 5 },
  {
    type: "extracted",
    seat: 0,
    planet: 0,
    slot: 0,
    offer: 5,
    pledges: [
      { seat: 0, paws: [], upgrades: [], returns: [] },
      { seat: 1, paws: [0, 2], upgrades: [], returns: [] },
    ],
    split: [
      { seat: 0, fragments: [0, 1, 1, 0, 0] },
      { seat: 1, fragments: [1, 0, 0, 0, 0] },
    ],
    transfers: [{ giver: 1, receiver: 0, fragments: [0, 0, 0, 1, 0] }],
    bot: null,
  },
]);

describe("offers of a turn", () => {
  it("keep who declined, and why, after the view has forgotten them", () => {
    const [offer] = bargains([turn, proposed, declined], view());
    expect(offer).toMatchObject({ number: 4, open: false });
    expect(offer?.answers.get(1)).toBe("declined");
    expect(offer?.reasons.get(1)).toBe("Not on these terms.");
  });

  it("are as the view says while they stand", () => {
    const standingOffer = { number: 4, seat: 0, terms: TERMS as never, asked: [1], agreed: [0], mine: null };
    const [offer] = bargains([turn, proposed], { ...view(), offers: [standingOffer] });
    expect([...(offer?.answers ?? [])]).toEqual([
      [0, "agreed"],
      [1, "asked"],
    ]);
  });

  const called = entry(0, [
    { type: "called", seat: 0, offer: 5, terms: { ...TERMS, promises: [{ seat: null, icons: [2, 1, 0, 0] }] } },
  ]);
  const standingCall = {
    number: 5,
    terms: { ...TERMS, promises: [{ seat: null, icons: [2, 1, 0, 0] }] } as never,
    answered: [],
  };

  it("tell how everybody stands to an open call (AN-4.8)", () => {
    const answer = { number: 6, seat: 2, terms: TERMS as never, asked: [0], agreed: [2], mine: null };
    const no = entry(1, [], { kind: "said", refuses: 5, reason: "I lack the crew for Nektarr." });
    const open = { ...view(), calls: [standingCall], offers: [answer] };
    const call = bargains([turn, called, no], open).find((each) => each.kind === "call");
    expect([...(call?.answers ?? [])]).toEqual([
      [1, "declined"],
      [2, "offers"],
    ]);
    expect(call?.reasons.get(1)).toBe("I lack the crew for Nektarr.");
    const thinking = bargains([turn, called], { ...view(), calls: [standingCall] })[0];
    expect([...(thinking?.answers.values() ?? [])]).toEqual(["asked", "asked"]);
  });

  it("come to nothing once everybody has said no to an open call", () => {
    const call = (...said: ("asked" | "declined" | "offers")[]) =>
      nobodyWilling({ kind: "call", open: true, answers: new Map(said.map((answer, seat) => [seat + 1, answer])) });
    expect(call("declined", "asked")).toBe(false);
    expect(call("declined", "offers")).toBe(false);
    expect(call("declined", "declined")).toBe(true);
  });

  it("are counter-offers only where something was offered before", () => {
    const help = entry(1, [{ type: "proposed", seat: 1, offer: 7, terms: TERMS, call: null }]);
    const stands = {
      ...view(),
      offers: [{ number: 7, seat: 1, terms: TERMS as never, asked: [0], agreed: [1], mine: null }],
    };
    expect(bargains([turn, help], stands)[0]?.counter).toBe(false);
    expect(bargains([turn, proposed, declined, help], stands)[0]?.counter).toBe(true);
    const elsewhere = entry(0, [{ type: "proposed", seat: 0, offer: 4, terms: { ...TERMS, planet: 1 }, call: null }]);
    expect(bargains([turn, elsewhere, help], stands)[0]?.counter).toBe(false);
  });

  it("end with the turn", () => {
    const next = entry(1, [{ type: "turn_began", seat: 1, turn: 4, round: 2 }]);
    expect(bargains([turn, proposed, declined, next], view())).toEqual([]);
  });

  it("do not count once they are undone", () => {
    const undone = entry(0, [], { kind: "undone", actions: 1 });
    expect(bargains(standing([turn, proposed, undone]), view())).toEqual([]);
  });
});

describe("the ledger", () => {
  it("tells the split of every deal and who helped whom", () => {
    const [first] = ledger([turn, deal]);
    expect(first).toMatchObject({
      round: 2,
      active: 0,
      sides: [
        { seat: 0, got: [0, 1, 1, 1, 0] },
        { seat: 1, paws: 2, got: [1, 0, 0, 0, 0], gave: [0, 0, 0, 1, 0] },
      ],
    });
    expect(helpBetween(ledger([turn, deal]), 3)[1]?.[0]).toEqual({ deals: 1, fragments: 0 });
  });
});

it("AN-4.16: proposals are counted out where few are left, or where the table has agreed on a limit", () => {
  const limited = { ...view(), options: { offers_per_turn: [60, 20] } };
  const unlimited = { ...view(), options: { offers_per_turn: null } };
  expect(leftToSay(limited, { offers_left: 60 })).toBe(60);
  expect(leftToSay(unlimited, { offers_left: 60 })).toBeNull();
  expect(leftToSay(unlimited, { offers_left: 3 })).toBe(3);
  expect(leftToSay(limited, {})).toBeNull();
});

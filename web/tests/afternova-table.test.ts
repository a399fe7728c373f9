/** Drafts of deals: what is sent, what lacks, what one ends up with, what would help. */

import { describe, expect, it } from "vitest";
import {
  actionOf,
  botAccepts,
  completable,
  endsUpWith,
  iconsOf,
  isAlone,
  lacking,
  problems,
  shareOf,
  shortage,
  termsOf,
} from "../src/afternova/table/deal/draft";
import {
  ask,
  askBot,
  begin,
  bringIn,
  copy,
  earlier,
  give,
  hand,
  handBack,
  meansOf,
  sendOff,
  setPledge,
} from "../src/afternova/table/deal/drafting";
import { cover, inVain, missing, reach, withReturns } from "../src/afternova/table/deal/pledge";
import { forget } from "../src/afternova/table/others/memory";
import { suggestions } from "../src/afternova/table/deal/suggest";
import { CARDS, view } from "./afternova-sample";

const PLANET = 0; // needs 2 piloting and 1 engineering; black, white and green lie on it

describe("which cards to play", () => {
  const means = { cards: CARDS, hand: [0, 1, 2, 3], upgrades: view().players[0]!.upgrades };

  it("adds up icons, wild ones and Upgrades where they serve", () => {
    expect(missing(CARDS, [0], [], [2, 1, 0, 0])).toEqual([0, 1, 0, 0]);
    expect(missing(CARDS, [0], ["toolkit"], [2, 1, 0, 0])).toEqual([0, 0, 0, 0]);
    expect(missing(CARDS, [4], [], [1, 0, 1, 0])).toEqual([0, 0, 0, 0]);
    expect(missing(CARDS, [3], ["adapter"], [1, 0, 0, 0])).toEqual([0, 0, 0, 0]);
  });

  it("chooses the fewest Paws, none in vain", () => {
    const two = cover(means, [2, 1, 0, 0])!;
    expect(two.paws).toHaveLength(2);
    expect(missing(CARDS, two.paws, two.upgrades, [2, 1, 0, 0])).toEqual([0, 0, 0, 0]);
    expect(cover(means, [0, 0, 2, 0])?.paws).toEqual([3]);
    expect(cover(means, [0, 0, 3, 0])).toBeNull();
    expect(inVain(CARDS, { paws: [0, 1], upgrades: [], returns: [] }, [2, 0, 0, 0])).toEqual([1]);
  });

  it("makes a helper play a Paw even where an Upgrade would do (AN-4.5)", () => {
    const able = { ...means, upgrades: with_("autopilot") };
    expect(cover(able, [1, 0, 0, 0])).toMatchObject({ paws: [], upgrades: ["autopilot"] });
    expect(cover(able, [1, 0, 0, 0], 1)).toMatchObject({ paws: [expect.any(Number)], upgrades: [] });
  });

  it("takes Paws back by Loyalty, but never all (AN-9.9)", () => {
    const loyal = { ...means, upgrades: with_("loyalty") };
    expect(withReturns(loyal, { paws: [0, 1], upgrades: [], returns: [1] }).returns).toEqual([1]);
    expect(withReturns(loyal, { paws: [0], upgrades: [], returns: [] }).returns).toEqual([]);
    expect(withReturns(means, { paws: [0, 1], upgrades: [], returns: [] }).returns).toEqual([]);
  });

  it("says how far a hand reaches", () => {
    expect(reach(means, [5, 1, 0, 0])).toEqual([3, 1, 0, 0]);
  });
});

describe("a draft", () => {
  it("begins alone, with all that I can bring and all Fragments for me", () => {
    const draft = begin(view(), CARDS, 0, PLANET);
    expect(isAlone(draft)).toBe(true);
    expect(problems(draft, CARDS)).toEqual([]);
    expect(actionOf(draft)).toEqual({
      type: "extract",
      planet: PLANET,
      paws: expect.any(Array),
      upgrades: [],
      returns: [],
      bot: null,
    });
    expect(shareOf(draft, 0)).toEqual([0, 1, 2]);
  });

  it("says what lacks, and takes in whoever brings it", () => {
    const poor = view({ hand: [3] });
    const draft = begin(poor, CARDS, 0, PLANET);
    expect(problems(draft, CARDS)[0]).toEqual({ kind: "lacks", icons: [2, 1, 0, 0] });
    const joined = bringIn(draft, poor, CARDS, 2);
    expect(iconsOf(joined, 2)).toEqual([2, 1, 0, 0]);
    expect(shareOf(joined, 2).length).toBeGreaterThan(0);
    expect(lacking(joined, CARDS)).toEqual([0, 0, 0, 0]);
    expect(actionOf(joined)).toMatchObject({
      type: "propose",
      terms: { promises: [{ seat: 2, icons: [2, 1, 0, 0] }] },
      paws: [],
    });
  });

  it("asks everyone with an open place", () => {
    const poor = view({ hand: [3] });
    const draft = bringIn(begin(poor, CARDS, 0, PLANET), poor, CARDS, null);
    expect(actionOf(draft)).toMatchObject({ type: "call", terms: { promises: [{ seat: null, icons: [2, 1, 0, 0] }] } });
  });

  it("moves the Planet's and stored Fragments", () => {
    const table = view();
    let draft = bringIn(begin(table, CARDS, 0, PLANET), table, CARDS, 1);
    draft = ask(draft, meansOf(table, CARDS, 0), 1, 1, 1);
    draft = give(draft, 2, 1);
    draft = hand(draft, 0, 4, 1);
    draft = hand(draft, 1, 3, 0);
    const terms = termsOf(draft);
    expect(terms.split).toContainEqual({ seat: 1, fragments: expect.arrayContaining([1]) });
    expect(terms.transfers).toEqual([
      { giver: 0, receiver: 1, fragments: [0, 0, 0, 0, 1] },
      { giver: 1, receiver: 0, fragments: [0, 0, 0, 1, 0] },
    ]);
    expect(handBack(draft, draft.moves[0]!).moves).toHaveLength(1);
    expect(sendOff(draft, 1)).toMatchObject({ moves: [], gems: [{ to: 0 }, { to: 0 }, { to: 0 }] });
  });

  it("says what a Storage would hold, and what is above its capacity (AN-4.12)", () => {
    const table = view({ storage: [0, 0, 0, 1, 1] });
    const draft = begin(table, CARDS, 0, PLANET);
    expect(endsUpWith(draft, table, 0)).toEqual({ kept: [3, 4], fresh: [0, 1, 2], capacity: 4, over: 1 });
    const freed = hand(bringIn(draft, table, CARDS, 1), 0, 4, 1);
    expect(endsUpWith(freed, table, 0).kept).toEqual([3]);
  });

  it("says what could be completed after it", () => {
    const table = view({ hand: [0, 2, 5] }); // card 5 costs black and white
    expect(completable(begin(table, CARDS, 0, PLANET), table, CARDS, 0)).toEqual([5]);
    expect(completable(give(begin(table, CARDS, 0, PLANET), 0, 1), table, CARDS, 0)).toEqual([]);
  });

  it("follows the cards that I choose", () => {
    const table = view();
    const means = meansOf(table, CARDS, 0);
    const draft = setPledge(begin(table, CARDS, 0, PLANET), means, { paws: [1], upgrades: [], returns: [] });
    expect(iconsOf(draft, 0)).toEqual([1, 1, 0, 0]);
    expect(problems(draft, CARDS)[0]).toEqual({ kind: "lacks", icons: [1, 0, 0, 0] });
  });

  it("offers help to the active player out of turn, as a counter-offer", () => {
    const table = view({ active: 1 });
    const draft = begin(table, CARDS, 0, PLANET);
    const action = actionOf(draft);
    expect(action).toMatchObject({ type: "propose", terms: { promises: [{ seat: 0, icons: [2, 1, 0, 0] }] } });
    expect(shareOf(draft, 1).length + shareOf(draft, 0).length).toBe(3);
  });

  it("copies terms to change them, and sits down in the open place of a call", () => {
    const table = view({ active: 1 });
    const terms = {
      planet: PLANET,
      promises: [
        { seat: null, icons: [2, 0, 0, 0] as [number, number, number, number] },
        { seat: 1, icons: [0, 1, 0, 0] as [number, number, number, number] },
      ],
      split: [
        { seat: null, fragments: [1, 0, 0, 0, 0] as [number, number, number, number, number] },
        { seat: 1, fragments: [0, 1, 1, 0, 0] as [number, number, number, number, number] },
      ],
      transfers: [],
      bot: null,
    };
    const draft = copy(table, CARDS, 0, terms, 7);
    expect(draft.counters).toBe(7);
    expect(termsOf(draft)).toMatchObject({
      promises: [{ seat: 0, icons: [2, 0, 0, 0] }, { seat: 1 }],
      split: [{ seat: 0 }, { seat: 1 }],
    });
    expect(draft.pledge.paws).toEqual([0]);
  });
});

describe("icons", () => {
  it("come from somebody else where nothing lacks any more", () => {
    const table = view();
    const draft = begin(table, CARDS, 0, PLANET);
    const joined = bringIn(draft, table, CARDS, 1);
    expect(iconsOf(joined, 1)).toEqual([1, 0, 0, 0]);
    expect(iconsOf(joined, 0)).toEqual([1, 1, 0, 0]);
    const more = ask(joined, meansOf(table, CARDS, 0), 1, 1, 1);
    expect(iconsOf(more, 0)).toEqual([1, 0, 0, 0]);
    expect(lacking(more, CARDS)).toEqual([0, 0, 0, 0]);
    expect(problems(more, CARDS)).toEqual([]);
  });
});

describe("Bot's help", () => {
  const table = view({ bot: true, hand: [3, 1] });

  it("is paid with Fragments uncovered on its Blueprints (AN-8.7)", () => {
    expect(botAccepts(null, table, CARDS)).toEqual([0, 2, 1, 0, 0]);
    const draft = bringIn(begin(table, CARDS, 0, PLANET), table, CARDS, "bot");
    expect(iconsOf(draft, "bot")).toEqual([1, 0, 0, 0]);
    expect(isAlone(draft)).toBe(true);
    expect(actionOf(draft)).toMatchObject({ type: "extract", bot: { icons: [1, 0, 0, 0], fragments: [2] } });
    expect(problems(draft, CARDS)).toEqual([]);
  });

  it("comes and goes icon by icon, and in an order", () => {
    let draft = bringIn(begin(table, CARDS, 0, PLANET), table, CARDS, "bot");
    draft = ask(draft, meansOf(table, CARDS, 0), 0, 1, -1);
    draft = askBot(draft, table, CARDS, 1, 1);
    expect(termsOf(draft).bot).toEqual({ icons: [1, 1, 0, 0], fragments: [2, 1] });
    draft = earlier(draft, draft.order[1]!);
    expect(termsOf(draft).bot?.fragments).toEqual([1, 2]);
    draft = askBot(draft, table, CARDS, 1, -1);
    expect(termsOf(draft).bot).toEqual({ icons: [1, 0, 0, 0], fragments: [1] });
  });
});

describe("the shortage", () => {
  it("counts what my cards do not bring, even if I promise it", () => {
    const poor = view({ hand: [1] });
    const terms = {
      planet: PLANET,
      promises: [
        { seat: 0, icons: [2, 0, 0, 0] as never },
        { seat: 1, icons: [0, 1, 0, 0] as never },
      ],
      split: [{ seat: 0, fragments: [1, 1, 1, 0, 0] as never }],
      transfers: [],
      bot: null,
    };
    const draft = copy({ ...poor, active: 1 }, CARDS, 0, terms, 3);
    expect(shortage({ ...draft, pledge: { paws: [1], upgrades: [], returns: [] } }, CARDS)).toEqual([1, 0, 0, 0]);
    expect(problems(draft, CARDS)[0]).toMatchObject({ kind: "lacks" });
    expect(suggestions(draft, poor, CARDS).map(({ way }) => way.kind)).toContain("less");
  });
});

describe("suggestions", () => {
  it("each bring the draft further", () => {
    const poor = view({ hand: [3, 1] });
    const draft = begin(poor, CARDS, 0, PLANET);
    const found = suggestions(draft, poor, CARDS);
    expect(found.map(({ way }) => way.kind)).toEqual(["bring", "bring"]);
    for (const { apply } of found) expect(problems(apply(draft), CARDS)).toEqual([]);
  });

  it("keep what my own Blueprints need (AN-6.1)", () => {
    // Loom costs black and white, both on the Planet: the green one is to spare.
    const builder = view({ hand: [3, 5], storage: [0, 0, 0, 0, 1] });
    const joined = bringIn(begin(builder, CARDS, 0, PLANET), builder, CARDS, 1);
    expect(shareOf(joined, 1)).toEqual([2]);
    expect(shareOf(joined, 0)).toEqual([0, 1]);
    // With Net as well everything on the Planet is needed; the orange one in Storage is not.
    const busy = view({ hand: [3, 5, 6], storage: [0, 0, 0, 0, 1] });
    const paid = bringIn(begin(busy, CARDS, 0, PLANET), busy, CARDS, 1);
    expect(shareOf(paid, 1)).toEqual([]);
    expect(paid.moves).toEqual([{ giver: 0, colour: 4, to: 1 }]);
    // What does not fit into Storage may go all the same.
    const full = view({ hand: [3, 5, 6], storage: [0, 2, 0, 0, 0] });
    const given = bringIn(begin(full, CARDS, 0, PLANET), full, CARDS, 1);
    expect(shareOf(given, 1).length).toBeGreaterThan(0);
    expect(shareOf(given, 0)).toContain(0);
  });

  it("offer the same to somebody else when one has said no", () => {
    const poor = view({ hand: [3, 1] });
    const draft = bringIn(begin(poor, CARDS, 0, PLANET), poor, CARDS, 1);
    const first = suggestions(draft, poor, CARDS, 1).find(({ way }) => way.kind === "instead");
    expect(first?.way).toMatchObject({ kind: "instead", from: 1, side: 2 });
    const next = first!.apply(draft);
    expect(iconsOf(next, 2)).toEqual(iconsOf(draft, 1));
    expect(shareOf(next, 2)).toEqual(shareOf(draft, 1));
    expect(problems(next, CARDS)).toEqual([]);
  });

  it("give whoever said no one Fragment more, of those that I do not need", () => {
    const rich = view({ hand: [3, 1] });
    const draft = bringIn(begin(rich, CARDS, 0, PLANET), rich, CARDS, 1);
    const mine = shareOf(draft, 0).length;
    expect(mine).toBeGreaterThan(0);
    const more = suggestions(draft, rich, CARDS, 1).find(({ way }) => way.kind === "more");
    expect(more?.way).toMatchObject({ to: 1 });
    const next = more!.apply(draft);
    expect(shareOf(next, 0).length).toBe(mine - 1);
    expect(shareOf(next, 1).length).toBe(shareOf(draft, 1).length + 1);
    expect(suggestions(draft, rich, CARDS).map(({ way }) => way.kind)).not.toContain("more");
    // With Loom and Net in the hand everything on the Planet is needed: the orange one in Storage is given.
    const busy = view({ hand: [3, 5, 6], storage: [0, 0, 0, 0, 2] });
    const needed = bringIn(begin(busy, CARDS, 0, PLANET), busy, CARDS, 1);
    const stored = suggestions(needed, busy, CARDS, 1).find(({ way }) => way.kind === "more");
    expect(stored?.way).toMatchObject({ to: 1, colour: 4 });
    expect(stored!.apply(needed).moves.length).toBe(needed.moves.length + 1);
    // Nothing that I need is suggested.
    const last = view({ hand: [3, 5, 6], storage: [0, 0, 0, 0, 0] });
    const poor = bringIn(begin(last, CARDS, 0, PLANET), last, CARDS, 1);
    expect(suggestions(poor, last, CARDS, 1).map(({ way }) => way.kind)).not.toContain("more");
  });

  it("begin with whoever is known to hold what lacks", () => {
    const poor = view({ hand: [3, 1], known: [0] });
    const [first] = suggestions(begin(poor, CARDS, 0, PLANET), poor, CARDS);
    expect(first?.way).toMatchObject({ kind: "bring", side: 2, paw: 0 });
  });

  it("make room, take the rest and send off who does nothing", () => {
    const table = view({ storage: [0, 0, 0, 1, 1] });
    const means = meansOf(table, CARDS, 0);
    const shared = bringIn(begin(table, CARDS, 0, PLANET), table, CARDS, 1);
    const idle = ask(ask(shared, means, 1, 0, -1), means, 0, 0, 1);
    expect(suggestions(idle, table, CARDS).map(({ way }) => way.kind)).toContain("send-off");
    const loose = give(begin(table, CARDS, 0, PLANET), 0, undefined);
    const rest = suggestions(loose, table, CARDS).find(({ way }) => way.kind === "take-rest");
    expect(rest?.apply(loose).gems[0]?.to).toBe(0);
  });
});

function with_(upgrade: "autopilot" | "loyalty"): number[] {
  const upgrades = [...view().players[0]!.upgrades];
  upgrades[upgrade === "autopilot" ? 1 : 11] = 1;
  return upgrades;
}

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

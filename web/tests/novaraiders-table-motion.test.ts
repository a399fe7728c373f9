import { describe, expect, it } from "vitest";
import { Geometry } from "../src/novaraiders/art/geometry";
import { flownBy } from "../src/novaraiders/table/board/flying";
import { isPointed, pointAt, pointedSpaces } from "../src/novaraiders/table/board/pointed.svelte";
import { waysGone } from "../src/novaraiders/table/turn/ways";
import type { NovaRaidersCards } from "../src/novaraiders/cards";
import type { NovaRaidersEvent as Event, NovaRaidersView } from "../src/wire/types";

const geometry = new Geometry({ bases: 3, rings: [2, 3, 4, 5, 6].map((width) => ({ width, asteroid: 1, shards: 0 })) });
const CARDS = { basics: [{ actions: ["orbit 4", "jump"] }], specials: [] } as unknown as NovaRaidersCards;
const view = (more: Partial<NovaRaidersView>): NovaRaidersView =>
  ({ row: [], frames: [], academy: [20, 21, 22], ...more }) as NovaRaidersView;

describe("what flies", () => {
  it("cards that are drawn: one's own face up, others' from the back", () => {
    const mine = flownBy({ type: "drew", seat: 0, count: 2, cards: [3, 4] }, null, 0);
    expect(mine.map(({ to, flyer }) => [to[0], flyer.kind])).toEqual([
      ["hand", "card"],
      ["hand", "card"],
    ]);
    const theirs = flownBy({ type: "drew", seat: 1, count: 3, cards: null }, null, 0);
    expect(theirs).toHaveLength(3);
    expect(theirs[0]).toEqual({
      from: ["deck:1", "dock:1"],
      to: ["player:1", "chip:1", "dock:1"],
      flyer: { kind: "back", seat: 1 },
    });
  });

  it("a card from its place in the Academy, and from a hand into the row", () => {
    expect(flownBy({ type: "took", seat: 1, card: 21, refill: 23 }, view({}), 0)[0]?.from[0]).toBe("academy:1");
    expect(flownBy({ type: "took_unseen", seat: 1, card: null, row: [] }, view({}), 0)[0]?.flyer).toEqual({
      kind: "back",
      seat: null,
    });
    expect(flownBy({ type: "played", seat: 0, card: 5, use: "jump" }, view({}), 0)[0]).toMatchObject({
      from: ["hand:5", "player:0", "chip:0", "dock:0"],
      to: ["row"],
    });
  });

  it("Shards between Bays, one for each", () => {
    const lifted = flownBy({ type: "lifted", seat: 0, shards: [1, 2], bays: [0, 2] }, null, 0);
    expect(lifted.map(({ from }) => from[0])).toEqual(["bay:0:0", "bay:0:2"]);
    expect(flownBy({ type: "turn_ended", seat: 0, cards: [] }, null, 0)).toEqual([]);
  });
});

describe("ways that ships have gone", () => {
  const at = (step: number): number => geometry.along(geometry.space(0, 0, 0), step);

  it("an Orbit goes by its number, even if the other way round is shorter", () => {
    const moved: Event = { type: "moved", seat: 0, by: 0, ship: at(0), to: at(4), left: [], taken: [] };
    expect(waysGone([moved], view({ row: [{ card: 0, use: "orbit" }] }), geometry, CARDS)).toEqual([
      [0, 1, 2, 3, 4].map(at),
    ]);
    expect(waysGone([moved], view({ row: [{ card: 0, use: "long_burn" }] }), geometry, CARDS)).toEqual([
      [0, -1, -2].map(at),
    ]);
  });

  it("a pushed ship goes as the server says", () => {
    const push = { type: "pushed", seat: 1, by: 0, ship: at(1), left: [], taken: [], lost: [] } as const;
    const gone = (to: number | null, steps: number | null): number[][] =>
      waysGone([{ ...push, left: [], taken: [], lost: [], to, steps }], view({}), geometry, CARDS);
    expect(gone(at(5), 4)).toEqual([[1, 2, 3, 4, 5].map(at)]);
    expect(gone(at(5), -2)).toEqual([[1, 0, -1].map(at)]);
    expect(gone(null, null)).toEqual([]);
  });
});

describe("a line of the log", () => {
  it("points at all that it speaks of", () => {
    document.body.innerHTML = `<ol><li><b data-names="seat:1">Mia</b> moves <i data-names="space:7">there</i></li></ol>`;
    pointAt(document.querySelector("b"));
    expect(pointedSpaces()).toEqual([7]);
    expect(isPointed("seat:1")).toBe(true);
    pointAt(null);
    expect(pointedSpaces()).toEqual([]);
  });
});

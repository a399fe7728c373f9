import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../src/app/playback.svelte";
import { session } from "../src/app/session.svelte";
import { settings } from "../src/app/settings.svelte";
import { Recorded } from "../src/screens/replay/recorded.svelte";
import type { TableInfo } from "../src/wire/types";

const TURNS = [0, 1, 1, 1, 2, 2, 3];
const table = {
  id: "abc",
  status: "over",
  config: { game: "afternova", seats: [] },
  seats: [],
} as unknown as TableInfo;
const asked: string[] = [];

/** A server with a game of seven steps; a view only says which step it is, and who sees it. */
function answer(url: string): unknown {
  const { pathname, searchParams } = new URL(url, "http://server");
  const all = searchParams.get("everything") === "true";
  const seat = searchParams.get("seat");
  if (pathname.endsWith("/views")) {
    const [first, last] = [Number(searchParams.get("first")), Number(searchParams.get("last"))];
    return TURNS.map((_, step) => ({
      step,
      views: all ? [0, 1].map((own) => ({ step, seat: own })) : [{ step, seat: seat === null ? null : Number(seat) }],
      hints: [],
    })).slice(first, last + 1);
  }
  const steps = TURNS.map((turn, step) => ({
    step,
    seq: 10 + 2 * step,
    at: step,
    kind: step ? "acted" : "started",
    turn,
    round: 1,
    scores: [],
    events: [{ type: "passed", seat: 0 }],
  }));
  return { seat: seat === null ? null : Number(seat), open: all, steps, count: steps.length, outcome: null };
}

beforeEach(() => {
  session.guest = { id: "1", name: "Juno", token: "t" };
  asked.length = 0;
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(answer(url)), { status: 200 }));
  });
  settings.pace = "instant";
});
afterEach(() => vi.unstubAllGlobals());

async function opened(eyes: number | "all" | null = 0, seat: number | null = 0): Promise<Recorded> {
  const recorded = new Recorded(table, null);
  await recorded.lookThrough(eyes, seat);
  return recorded;
}

describe("a recorded game", () => {
  test("begins at the step that the log's entry belongs to", async () => {
    const recorded = await opened();
    expect(recorded.stepOf(0)).toBe(0);
    expect(recorded.stepOf(14)).toBe(2);
    expect(recorded.stepOf(15)).toBe(2); // somebody said something in between
    expect(recorded.stepOf(999)).toBe(6);
  });

  test("goes from turn to turn", async () => {
    const recorded = await opened();
    expect(recorded.turnFrom(0, 1)).toBe(1);
    expect(recorded.turnFrom(2, 1)).toBe(4);
    expect(recorded.turnFrom(6, 1)).toBe(6);
    expect(recorded.turnFrom(3, -1)).toBe(1);
    expect(recorded.turnFrom(1, -1)).toBe(0);
    expect(recorded.turnFrom(0, -1)).toBe(0);
  });

  test("shows the next step as it happened, and any other at once", async () => {
    const recorded = await opened();
    const playback = new Playback(recorded.connection, recorded.seat);
    expect(await recorded.show(2)).toBe("there");
    playback.catchUp();
    expect(playback.look?.view).toMatchObject({ step: 2, seat: 0 });
    expect(recorded.entries(0).map((entry) => entry.seq)).toEqual([0, 1, 2]);
    expect(await recorded.show(3)).toBe("happened");
    await vi.waitFor(() => expect(playback.look?.view).toMatchObject({ step: 3 }));
    expect(await recorded.show(1)).toBe("there");
    expect(recorded.entries(0).map((entry) => entry.seq)).toEqual([0, 1]);
  });

  test("stays within the game and asks for views once", async () => {
    const recorded = await opened();
    await recorded.show(99);
    expect(recorded.at).toBe(6);
    await recorded.show(-5);
    expect(recorded.at).toBe(0);
    expect(asked.filter((url) => url.includes("/views"))).toHaveLength(1);
  });

  test("shows all seats' views when everything is open", async () => {
    const recorded = await opened("all", 1);
    await recorded.show(4);
    expect(recorded.views).toHaveLength(2);
    expect(recorded.looks[0]?.view).toMatchObject({ step: 4, seat: 1 });
  });

  test("lets nothing be done", async () => {
    const recorded = await opened();
    expect(await recorded.play()).toMatchObject({ ok: false });
    expect(await recorded.check()).toMatchObject({ rule: "status" });
  });

  test("has an address for each step, whoever looks", async () => {
    const [mine, open] = [await opened(), await opened("all", 1)];
    await mine.show(4);
    expect(mine.moment(mine.at)).toBe("/replay/abc/4");
    expect(open.moment(mine.at)).toBe("/replay/abc/4");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/app/connection.svelte";

/** A socket that remembers what was sent and says what the test wants. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const face = (kind: string, look?: unknown): unknown => ({ seat: 0, news: { kind }, ...(look ? { look } : {}) });
const happened = (seq: number, look?: unknown): unknown => ({
  type: "happened",
  seq,
  at: seq,
  faces: [face("acted", look)],
});
const look = (turn: number): unknown => ({ seat: 0, view: { turn } });

let connection: Connection;

function arrive(missed: unknown[]): void {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "resumed", seq: 0, missed: missed.length, seats: [0], time: Date.now() });
  for (const message of missed) FakeSocket.last.say(message);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  connection = new Connection({ table: "T", token: "secret" });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table's connection", () => {
  it("greets with what it knows and never puts the token into the address", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.url).not.toContain("secret");
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", table: "T", token: "secret", watch: null, after: 0, hints: true },
    ]);
  });

  it("is current when all that was missed has arrived", () => {
    arrive([happened(1), happened(2, look(7))]);
    expect(connection.current).toBe(true);
    expect(connection.seq).toBe(2);
    expect(connection.look(0)).toEqual(look(7));
    expect(connection.entries(0).map((entry) => entry.seq)).toEqual([1, 2]);
  });

  it("comes back by itself and asks for what it has not seen", () => {
    arrive([happened(1, look(1))]);
    FakeSocket.last.close();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", after: 1 });
  });

  it("sends a request again under its id until it is answered", async () => {
    arrive([happened(1, look(1))]);
    const playing = connection.play(0, { type: "take", card: 3 });
    const first = FakeSocket.last.sent.at(-1);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    arrive([]);
    const again = FakeSocket.last.sent.at(-1);
    expect(again).toEqual(first);
    FakeSocket.last.say({ type: "done", id: again?.["id"], seq: 2 });
    FakeSocket.last.say(happened(2, look(1)));
    await expect(playing).resolves.toEqual({ ok: true, seq: 2 });
  });

  it("says that something is done once what it brought about is here, even if that takes another connection", async () => {
    arrive([happened(1, look(1))]);
    let done = 0;
    void connection.play(0, { type: "take", card: 3 }).then((answer) => (done = answer.ok ? answer.seq : 0));
    FakeSocket.last.say({ type: "done", id: FakeSocket.last.sent.at(-1)?.["id"], seq: 3 });
    FakeSocket.last.say(happened(2, look(1)));
    await vi.advanceTimersByTimeAsync(10);
    expect(done).toBe(0);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    arrive([happened(3, look(2))]);
    await vi.advanceTimersByTimeAsync(0);
    expect([done, connection.look(0)]).toEqual([3, look(2)]);
  });

  it("tells why something was refused, and takes over how things stand", async () => {
    arrive([happened(1, look(1))]);
    const playing = connection.play(0, { type: "take", card: 3 });
    const id = FakeSocket.last.sent.at(-1)?.["id"];
    FakeSocket.last.say({ type: "refused", id, rule: "stale", message: "look again", code: "stale", looks: [look(9)] });
    await expect(playing).resolves.toEqual({
      ok: false,
      rule: "stale",
      message: "look again",
      code: "stale",
      args: {},
    });
    expect(connection.look(0)).toEqual(look(9));
  });

  it("knows within five seconds that nobody is there any more, and shows what waits", async () => {
    arrive([happened(1, look(1))]);
    vi.advanceTimersByTime(2500);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    FakeSocket.last.say({ type: "pong" });
    vi.advanceTimersByTime(1900);
    expect(connection.state).toBe("open"); // it was heard
    vi.advanceTimersByTime(3000);
    expect(connection.state).toBe("lost");
    const playing = connection.play(0, { type: "take", card: 3 });
    expect(connection.waiting).toBe(1);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" }); // nothing is sent into the void
    FakeSocket.last.say({ type: "pong" }); // only slow: it goes on where it was
    expect(connection.state).toBe("open");
    const sent = FakeSocket.last.sent.at(-1);
    expect(sent).toMatchObject({ type: "play", seq: 1 });
    FakeSocket.last.say({ type: "done", id: sent?.["id"], seq: 2 });
    FakeSocket.last.say(happened(2, look(1)));
    await expect(playing).resolves.toEqual({ ok: true, seq: 2 });
    expect(connection.waiting).toBe(0);
  });

  it("tries another connection in the place of one on which nothing comes", () => {
    arrive([happened(1, look(1))]);
    const silent = FakeSocket.last;
    void connection.play(0, { type: "take", card: 3 });
    vi.advanceTimersByTime(14_000);
    expect(silent.readyState).toBe(3);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    arrive([]);
    expect(connection.state).toBe("open");
    expect(FakeSocket.last.sent.map((each) => each["type"])).toEqual(["hello", "play"]);
  });

  it("gives up a connection that never comes about, and begins another", () => {
    const first = FakeSocket.last;
    vi.advanceTimersByTime(12_000);
    expect(first.readyState).toBe(3);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("does not ask while nobody looks", () => {
    arrive([happened(1, look(1))]);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last.sent.map((each) => each["type"])).toEqual(["hello"]);
    hidden.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
  });

  it("does not count what is only asked as waiting", () => {
    arrive([happened(1, look(1))]);
    void connection.check(0, { type: "pass" });
    expect(connection.waiting).toBe(0);
  });

  it("hears every entry once", () => {
    arrive([happened(1, look(1))]);
    const heard: number[] = [];
    connection.onhappened = ({ seq }) => heard.push(seq);
    FakeSocket.last.say(happened(2, look(2)));
    FakeSocket.last.say(happened(2, look(2)));
    FakeSocket.last.say(happened(3, look(3)));
    expect(heard).toEqual([2, 3]);
  });

  it("stays away where it is not welcome", () => {
    FakeSocket.last.open();
    FakeSocket.last.say({ type: "gone", reason: "refused", message: "no such table" });
    FakeSocket.last.close(4003);
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toBe("gone");
    expect(connection.gone?.message).toBe("no such table");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("asks whether, and what would come of it", async () => {
    arrive([happened(1, look(1))]);
    const asked = connection.check(0, { type: "pass" });
    FakeSocket.last.say({ type: "checked", id: FakeSocket.last.sent.at(-1)?.["id"], rule: "AN-6.6", message: "no" });
    await expect(asked).resolves.toMatchObject({ rule: "AN-6.6", message: "no" });
    const seen = connection.preview(0, { type: "take", card: 3 }, { type: "pass" });
    expect(FakeSocket.last.sent.at(-1)?.["action"]).toEqual([{ type: "take", card: 3 }, { type: "pass" }]);
    FakeSocket.last.say({
      type: "checked",
      id: FakeSocket.last.sent.at(-1)?.["id"],
      events: [{ type: "passed", seat: 0 }],
      hints: { takes: 2 },
    });
    await expect(seen).resolves.toEqual({
      events: [{ type: "passed", seat: 0 }],
      legal: [],
      hints: { takes: 2 },
      unforeseen: false,
    });
  });

  it.each([
    [{ unforeseen: true }, { events: [], legal: [], unforeseen: true }],
    [
      { rule: "unforeseen", message: "no" },
      { events: [], legal: [], unforeseen: true },
    ],
    [{ rule: "NR-5.6", message: "no" }, null],
  ])("tells what cannot be foreseen from what is not possible: %o", async (told, seen) => {
    arrive([happened(1, look(1))]);
    const asked = connection.preview(0, { type: "pass" });
    FakeSocket.last.say({ type: "checked", id: FakeSocket.last.sent.at(-1)?.["id"], ...told });
    await expect(asked).resolves.toEqual(seen);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection, Happening } from "../src/app/connection.svelte";
import { Playback } from "../src/app/playback.svelte";
import { settings } from "../src/app/settings.svelte";
import type { Look } from "../src/wire/types";

const look = (turn: number): Look => ({ seat: 0, view: { turn } }) as unknown as Look;

/** As much of a connection as a playback listens to. */
class Source {
  onhappened: ((happening: Happening, looks: Look[]) => void) | null = null;
  seq = 1;
  look = (): Look => look(0);

  happens(seq: number, by = 1): void {
    const faces = [{ seat: 0, news: { kind: "acted", seat: by }, events: [] }];
    this.onhappened?.({ seq, at: seq, faces } as unknown as Happening, [look(seq)]);
  }
}

let source: Source;
let playback: Playback;

beforeEach(() => {
  vi.useRealTimers();
  settings.pace = "fast";
  source = new Source();
  playback = new Playback(source as unknown as Connection, 0);
  playback.catchUp();
});

const settled = (): Promise<void> => vi.waitFor(() => expect(playback.busy).toBe(false));

describe("a playback", () => {
  it("shows entries one after the other, each from how things looked before", async () => {
    const seen: [number, number][] = [];
    playback.animate = async (step) => {
      seen.push([step.before?.view.turn ?? -1, step.after.view.turn]);
    };
    source.happens(2);
    source.happens(3);
    await settled();
    expect(seen).toEqual([
      [0, 2],
      [2, 3],
    ]);
    expect(playback.look).toEqual(look(3));
    expect(playback.seq).toBe(3);
  });

  it("does not show the end before what leads to it", async () => {
    let finish = (): void => undefined;
    playback.animate = () => new Promise((resolve) => (finish = resolve));
    source.happens(2);
    await Promise.resolve();
    expect(playback.look).toEqual(look(0));
    finish();
    await settled();
    expect(playback.look).toEqual(look(2));
  });

  it("knows what comes of my own step while it is shown, but not of what others do", async () => {
    let finish = (): void => undefined;
    const coming: (Look | null)[] = [];
    playback.animate = () =>
      new Promise((resolve) => {
        coming.push(playback.coming);
        finish = resolve;
      });
    for (const [seq, by] of [
      [2, 0],
      [3, 1],
    ] as const) {
      source.happens(seq, by);
      await vi.waitFor(() => expect(coming).toHaveLength(seq - 1));
      finish();
      await settled();
      expect(playback.coming).toBeNull();
    }
    expect(coming).toEqual([look(2), null]);
  });

  it("skips to the present when asked", async () => {
    playback.animate = () => new Promise(() => undefined);
    for (let seq = 2; seq < 8; seq++) source.happens(seq);
    await Promise.resolve();
    playback.skip();
    await settled();
    expect(playback.look).toEqual(look(7));
  });

  it("goes on when an animation fails", async () => {
    playback.animate = () => Promise.reject(new Error("no such element"));
    source.happens(2);
    await settled();
    expect(playback.look).toEqual(look(2));
  });
});

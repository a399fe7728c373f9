import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings.svelte";
import { sound, switchSound } from "../src/app/sound";

const played: number[] = [];

class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }
  createOscillator() {
    const frequency = { value: 0 };
    return {
      type: "",
      frequency,
      connect: (next: unknown) => next,
      start: () => played.push(frequency.value),
      stop: () => undefined,
    };
  }
}

beforeEach(() => {
  played.length = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => {
  settings.sound = false;
  vi.unstubAllGlobals();
});

test("nothing is heard unless it is switched on", () => {
  expect(settings.sound).toBe(false);
  sound("turn");
  expect(played).toEqual([]);
});

test("whoever switches sounds on hears how they are, and not when switching them off", async () => {
  await switchSound();
  expect(settings.sound).toBe(true);
  expect(played).toHaveLength(2);
  await switchSound();
  expect(settings.sound).toBe(false);
  expect(played).toHaveLength(2);
});

test("each kind of news has a sound of its own", () => {
  settings.sound = true;
  const heard = (["turn", "said", "refused", "over"] as const).map((name) => {
    played.length = 0;
    sound(name);
    return played.join(" ");
  });
  expect(new Set(heard).size).toBe(4);
});

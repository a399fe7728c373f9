/** A secret of one's own: held, or tapped. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Peek } from "../src/app/peek.svelte";

let peek: Peek;
let button: HTMLElement;
let leave: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  peek = new Peek();
  button = document.createElement("button");
  leave = peek.held(button);
});
afterEach(() => {
  leave?.();
  vi.useRealTimers();
});

const point = (kind: string): boolean => button.dispatchEvent(new Event(kind));
const press = (kind: string, key: string): boolean => button.dispatchEvent(new KeyboardEvent(kind, { key }));

test("it is seen while it is held", () => {
  point("pointerdown");
  vi.advanceTimersByTime(4000);
  expect(peek.open).toBe(true);
  point("pointerup");
  expect(peek.open).toBe(false);
});

test("a tap shows it for a while, though the finger has left", () => {
  point("pointerdown");
  vi.advanceTimersByTime(100);
  point("pointerup");
  point("pointerleave");
  expect(peek.open).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(peek.open).toBe(false);
});

test("by keyboard it is held too", () => {
  press("keydown", "a");
  expect(peek.open).toBe(false);
  press("keydown", " ");
  expect(peek.open).toBe(true);
  press("keyup", " ");
  expect(peek.open).toBe(false);
});

test("it is gone with its button", () => {
  point("pointerdown");
  leave?.();
  expect(peek.open).toBe(false);
});

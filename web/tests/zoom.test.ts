/** A closer look: where it opens, and what calls it. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/app/i18n.svelte";
import Zoom from "../src/shared/Zoom.svelte";
import { zoom, type Closeup } from "../src/shared/zoom.svelte";
import { attached, Changing } from "./attached.svelte";
import { freeArea, place, type Box } from "../src/shared/zoomplace";

const WINDOW: Box = { left: 0, top: 0, right: 1366, bottom: 640 };
const PROMPT: Box = { left: 0, top: 52, right: 1110, bottom: 88 };
const HAND: Box = { left: 320, top: 454, right: 1112, bottom: 630 };
const SIZE = { width: 560, height: 330 };

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("where a closer look opens", () => {
  const free = freeArea(WINDOW, [PROMPT, HAND]);

  it.each<[string, Box, string]>([
    ["a card of the hand", { left: 815, top: 458, right: 908, bottom: 628 }, "bottom"],
    ["a Planet at the left", { left: 10, top: 150, right: 183, bottom: 444 }, "left"],
    ["a card of the Market at the right", { left: 1000, top: 200, right: 1090, bottom: 310 }, "right"],
    ["the bar at the top", { left: 350, top: 6, right: 470, bottom: 36 }, "top"],
    ["a line of the log", { left: 1130, top: 100, right: 1350, bottom: 120 }, "right"],
    ["my ship in the corner", { left: 10, top: 500, right: 290, bottom: 560 }, "bottom"],
  ])("%s", (_, thing, tip) => {
    const at = place(thing, SIZE, free);
    const box = { left: at.left, top: at.top, right: at.left + SIZE.width, bottom: at.top + SIZE.height };
    expect(at.tip).toBe(tip);
    for (const kept of [PROMPT, HAND, thing]) expect(overlaps(box, kept)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(WINDOW.right);
    expect(at.along).toBeGreaterThan(0);
  });

  it("stays in the free area where there is no room beside the thing", () => {
    const at = place({ left: 300, top: 120, right: 1100, bottom: 440 }, SIZE, free);
    expect(at.top).toBeGreaterThanOrEqual(free.top);
    expect(at.top + SIZE.height).toBeLessThanOrEqual(free.bottom);
  });
});

describe("what calls a closer look", () => {
  const LOOM: Closeup = { title: "Gravity Loom", facts: [{ text: "It costs 2 purple." }] };
  const BADGE: Closeup = { title: "Piloting", facts: [] };
  let app: Record<string, unknown>;
  const ends: (() => void)[] = [];
  const shown = (): HTMLElement | null => document.querySelector("[data-testid=zoom]");

  function carry(element: HTMLElement, closeup: Closeup | null): void {
    ends.push(
      attached(
        zoom(() => closeup),
        element,
      ),
    );
  }

  async function settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
  }

  function point(kind: string, target: Element, pointerType: string, clientX = 0): void {
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX });
    Object.defineProperties(event, {
      pointerType: { value: pointerType },
      isPrimary: { value: true },
      pointerId: { value: 1 },
    });
    target.dispatchEvent(event);
  }

  const card = (): HTMLElement => document.getElementById("card")!;
  const badge = (): HTMLElement => document.getElementById("badge")!;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await speak("en");
    document.body.innerHTML = `<button id="card"><i id="badge"></i></button><input id="say" /><span id="number">7</span>`;
    app = mount(Zoom, { target: document.body });
    flushSync();
    carry(card(), LOOM);
    carry(badge(), BADGE);
    await settle();
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    void unmount(app);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("hovering for a while, and of nested things the inner one", async () => {
    point("pointerover", card(), "mouse");
    await vi.advanceTimersByTimeAsync(300);
    flushSync();
    expect(shown()).toBeNull();
    await vi.advanceTimersByTimeAsync(60);
    flushSync();
    expect(shown()?.textContent).toContain("It costs 2 purple.");
    expect(shown()?.dataset["pinned"]).toBe("false");
    point("pointerover", badge(), "mouse");
    flushSync();
    expect(shown()).toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    flushSync();
    expect(shown()?.textContent).toContain("Piloting");
  });

  it("not what comes to lie under a pointer that rests, before it moves", async () => {
    point("pointermove", document.body, "mouse", 5);
    point("pointerover", card(), "mouse", 5);
    await vi.advanceTimersByTimeAsync(400);
    flushSync();
    expect(shown()).toBeNull();
    point("pointermove", card(), "mouse", 6);
    await vi.advanceTimersByTimeAsync(400);
    flushSync();
    expect(shown()?.textContent).toContain("It costs 2 purple.");
  });

  it("and what is no button is called by what it tells now", async () => {
    const number = document.getElementById("number")!;
    const points = new Changing(7);
    ends.push(
      attached(
        zoom(() => ({ title: `${points.now} points`, facts: [] })),
        number,
      ),
    );
    await settle();
    flushSync();
    expect(number.getAttribute("aria-label")).toBe("7 points");
    points.now = 9;
    flushSync();
    expect(number.getAttribute("aria-label")).toBe("9 points");
  });

  it("pressing ends it", async () => {
    point("pointerover", card(), "mouse");
    await vi.advanceTimersByTimeAsync(400);
    point("pointerdown", card(), "mouse");
    flushSync();
    expect(shown()).toBeNull();
  });

  it("the key Z, while it has the focus; Escape gives the focus back", async () => {
    card().focus();
    expect(card().getAttribute("aria-keyshortcuts")).toBe("z");
    flushSync();
    const told = document.getElementById(card().getAttribute("aria-describedby")!)!;
    expect(told.textContent).toBe("It costs 2 purple. Press Z for a closer look.");
    card().dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    await settle();
    expect(shown()?.getAttribute("role")).toBe("dialog");
    expect(document.activeElement).toBe(shown());
    shown()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(card());
  });

  it("not a Z that is written", async () => {
    document.getElementById("say")!.focus();
    document.getElementById("say")!.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    await settle();
    expect(shown()).toBeNull();
  });

  it("a long press, whose click is none", async () => {
    const clicked = vi.fn();
    card().addEventListener("click", clicked);
    point("pointerdown", card(), "touch");
    await vi.advanceTimersByTimeAsync(510);
    flushSync();
    expect(shown()?.dataset["pinned"]).toBe("true");
    point("pointerup", card(), "touch");
    await vi.advanceTimersByTimeAsync(1000); // on a busy machine its click comes late
    card().click();
    shown()!.click();
    flushSync();
    expect(clicked).not.toHaveBeenCalled();
    expect(shown()).not.toBeNull();
    point("pointerdown", shown()!, "touch");
    shown()!.click();
    flushSync();
    expect(shown()).toBeNull();
    card().click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("what is in no button gets a stop of its own for the keyboard", async () => {
    const number = document.getElementById("number")!;
    carry(number, LOOM);
    await settle();
    expect(number.tabIndex).toBe(0);
    expect(badge().hasAttribute("tabindex")).toBe(false);
  });

  it("goes with its thing", async () => {
    card().focus();
    card().dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    await settle();
    expect(shown()).not.toBeNull();
    for (const end of ends.splice(0)) end();
    flushSync();
    expect(shown()).toBeNull();
  });
});

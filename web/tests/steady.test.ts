/** What comes to lie under a pointer that has just pressed something is dead for a moment. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSteady } from "../src/shared/steady";

const pressed: string[] = [];
let end = (): void => {};
let lying: Element | null = null;

function button(id: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.dataset["testid"] = id;
  made.onclick = () => pressed.push(made.dataset["testid"] ?? "");
  document.querySelector("[data-steady]")!.append(made);
  return made;
}
/** The pointer presses whatever lies at this place. */
function press(x = 100): void {
  lying?.dispatchEvent(
    new MouseEvent("click", { clientX: x, clientY: 50, detail: 1, bubbles: true, cancelable: true }),
  );
}
const move = (x: number): boolean => dispatchEvent(new MouseEvent("pointermove", { clientX: x, clientY: 50 }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div data-steady></div>";
  document.elementFromPoint = () => lying;
  pressed.length = 0;
  end = keepSteady();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe("a steady pointer", () => {
  it("does not press what has come under it, until it has lain there for a moment", async () => {
    lying = button("offer");
    press();
    lying = button("extract");
    press();
    await vi.advanceTimersByTimeAsync(300);
    press();
    expect(pressed).toEqual(["offer"]);
    expect(lying.hasAttribute("data-settling")).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(lying.hasAttribute("data-settling")).toBe(false);
    press();
    expect(pressed).toEqual(["offer", "extract"]);
  });

  it("presses it at once after it was moved", () => {
    lying = button("offer");
    press();
    lying = button("extract");
    move(160);
    press(160);
    expect(pressed).toEqual(["offer", "extract"]);
  });

  it("presses the same button as often as one likes", () => {
    lying = button("more");
    press();
    press();
    press();
    expect(pressed).toEqual(["more", "more", "more"]);
  });

  it("knows a button that has become another one, by the keyboard too", async () => {
    const same = button("offer");
    same.click();
    same.dataset["testid"] = "extract";
    same.click();
    expect(pressed).toEqual(["offer"]);
    await vi.advanceTimersByTimeAsync(1000);
    same.click();
    expect(pressed).toEqual(["offer", "extract"]);
  });

  it("lets whatever lies elsewhere be", () => {
    lying = button("offer");
    press();
    lying = button("extract");
    press(300);
    expect(pressed).toEqual(["offer", "extract"]);
  });
});

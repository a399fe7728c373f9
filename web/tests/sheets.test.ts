import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { go, startRouter } from "../src/app/router.svelte";
import { layOver } from "../src/app/sheets";

/** A sheet that closes as a component does: what closed it, and then its end. */
function sheet(): { open: boolean; close: () => void } {
  const made = {
    open: true,
    close: (): void => {
      if (!made.open) return;
      made.open = false;
      end();
    },
  };
  const end = layOver(() => made.close());
  return made;
}

const back = async (): Promise<void> => {
  const there = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await there;
};
/** Until the history is where the sheets want it. */
const settled = (sheets: number): Promise<void> =>
  vi.waitFor(() => expect((history.state as { sheets?: number } | null)?.sheets ?? 0).toBe(sheets));

beforeAll(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  startRouter();
});
beforeEach(() => go("/table/one"));

describe("sheets over a page", () => {
  it("are closed by going back, the topmost first, and the page stays", async () => {
    const [below, above] = [sheet(), sheet()];
    await back();
    expect([below.open, above.open]).toEqual([true, false]);
    await back();
    expect([below.open, above.open]).toEqual([false, false]);
    expect(location.pathname).toBe("/table/one");
  });

  it("leave nothing in the history when they are closed by hand", async () => {
    go("/table/two");
    const one = sheet();
    one.close();
    await settled(0);
    await back();
    expect(location.pathname).toBe("/table/one");
  });

  it("give their place to the sheet that follows", async () => {
    const first = sheet();
    first.close();
    const second = sheet();
    await new Promise((resolve) => setTimeout(resolve));
    await settled(1);
    await back();
    expect(second.open).toBe(false);
    expect(location.pathname).toBe("/table/one");
  });

  it("give their place to the page that is opened from them, at whatever moment", async () => {
    const menu = sheet();
    go("/rules/afternova");
    menu.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(location.pathname).toBe("/rules/afternova");
    await back();
    expect(location.pathname).toBe("/table/one");

    const other = sheet();
    other.close();
    await new Promise((resolve) => setTimeout(resolve)); // on the way back from the sheet's entry
    go("/cards/afternova");
    await vi.waitFor(() => expect(location.pathname).toBe("/cards/afternova"));
    await back();
    expect(location.pathname).toBe("/table/one");
  });

  it("do not come again by going forward", async () => {
    const one = sheet();
    await back();
    history.forward();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    await settled(0);
    expect(one.open).toBe(false);
    expect(location.pathname).toBe("/table/one");
  });
});

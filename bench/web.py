"""`make bench-web`: what the start page weighs, how soon a table is seen, how quick the deal table is."""

import json
import os
import shutil
import statistics
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.screenshots import TABLES, server
from tools.stage import House

LOADS = 7
MOST_KB, MOST_SECONDS = 150.0, 1.5
"""The bars: compressed and without fonts; to the first view of a table."""
TAPS, MOST_MS = 60, 60.0
"""At the deal table, and the bar from a tap to the new bars of what is brought."""
TAP = """async (taps) => {
  const bars = document.querySelector("[data-testid=deal-bars]");
  const paw = document.querySelector("[data-testid^=play-][aria-pressed=true]");
  const took = [];
  for (let tap = 0; tap < taps; tap++) {
    const before = bars.textContent;
    const began = performance.now();
    const drawn = new Promise((drawn, never) => {
      const late = setTimeout(() => never(new Error("no new bars")), 5000);
      new MutationObserver((_, watch) => {
        if (bars.textContent === before) return;
        watch.disconnect();
        clearTimeout(late);
        requestAnimationFrame(() => drawn(performance.now() - began));
      }).observe(bars, { subtree: true, childList: true, characterData: true });
    });
    paw.click();
    took.push(await drawn);
    await new Promise((rest) => setTimeout(rest, 40));
  }
  return took;
}"""


def start_page(browser: Browser, house: House) -> float:
    """Kilobytes over the wire until the start page stands."""
    context = browser.new_context()
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(house.url)
    page.get_by_test_id("play-now-afternova").wait_for()
    page.wait_for_load_state("networkidle")
    weights = [
        answer.request.sizes()["responseBodySize"] for answer in answers if not answer.url.endswith(".woff2")
    ]
    context.close()
    return sum(weights) / 1000


def first_view(browser: Browser, house: House, name: str) -> float:
    """Seconds from an empty cache to a table that can be played at."""
    guest = house.guest("Juno")
    table = house.set_up(TABLES[name], guest)
    context = browser.new_context()
    context.add_init_script(f"localStorage.setItem('novatable.guest', {json.dumps(json.dumps(guest))})")
    page = context.new_page()
    began = time.perf_counter()
    page.goto(f"{house.url}/table/{table}", wait_until="commit")
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    took = time.perf_counter() - began
    context.close()
    return took


def taps(browser: Browser, house: House) -> list[float]:
    """Milliseconds from a tap on a Paw at the deal table to the frame with the new bars."""
    guest = house.guest("Juno")
    table = house.set_up(TABLES["afternova-table"], guest)
    context = browser.new_context()
    context.add_init_script(f"localStorage.setItem('novatable.guest', {json.dumps(json.dumps(guest))})")
    page = context.new_page()
    page.goto(f"{house.url}/table/{table}")
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    page.get_by_test_id("planet-0").click()
    page.locator("[data-testid=lane-0] [data-testid^=play-][aria-pressed=true]").first.wait_for()
    took: list[float] = page.evaluate(TAP, TAPS)
    context.close()
    return took


def main() -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    missed = []
    with server() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        weight = start_page(browser, house)
        print(f"start page: {weight:.0f} kB (bar {MOST_KB:.0f})")
        missed += ["the start page's weight"] if weight > MOST_KB else []
        for name in ("afternova-table", "raiders-table"):
            times = [first_view(browser, house, name) for _ in range(LOADS)]
            middle = statistics.median(times)
            print(f"{name}: {middle:.2f} s, {min(times):.2f} to {max(times):.2f} (bar {MOST_SECONDS})")
            missed += [f"the first view of {name}"] if middle > MOST_SECONDS else []
        took = taps(browser, house)
        middle = statistics.median(took)
        spread = f"{min(took):.0f} to {max(took):.0f}"
        print(f"a tap at the deal table: {middle:.0f} ms, {spread} (bar {MOST_MS:.0f})")
        missed += ["the deal table's quickness"] if middle > MOST_MS else []
        browser.close()
    if missed:
        sys.exit("missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()

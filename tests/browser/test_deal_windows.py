"""The deal table in every window that people have: six players, long names, three languages, zoomed."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Meet, Person
from tools.stage import House, Scene, my_turn

WINDOWS = [(360, 640), (390, 844), (740, 360), (844, 390), (768, 1024), (820, 1180), (1024, 768)]
WINDOWS += [(1280, 600), (1366, 640), (1440, 780), (1536, 730), (1440, 900), (1920, 950), (2560, 1440)]
ZOOMS = (1, 1.25, 1.5)
SMALLEST = (360, 340)
"""No window is zoomed further than to this: nobody does that to a phone."""

MEASURE = """
() => {
  const wrong = [];
  const lying = (element) => {
    const id = element.dataset.testid ?? element.className;
    return element.checkVisibility() ? [{ id, element, box: element.getBoundingClientRect() }] : [];
  };
  const all = (selector) => [...document.querySelectorAll(selector)].flatMap(lying);
  const seen = (id) => all(`[data-testid="${id}"]`);
  const size = ({ width, height }) => `${Math.round(width)}x${Math.round(height)}`;
  const table = '[data-testid="deal-table"]';

  // On a phone the draft is one list that can be pushed: its parts may lie below.
  const { plan } = document.querySelector("[data-plan]").dataset;
  const list = plan === "phone" || plan === "side" ? ["planet", "ways", "bars", "lanes"] : [];
  const pushed = list.map((name) => `deal-${name}`);
  const names = ["head", "tabs", "planet", "ways", "bars", "lanes", "offers", "chat", "footer"];
  const parts = names.flatMap((name) => seen(`deal-${name}`));
  const buttons = all('[data-testid="deal-footer"] button');
  for (const id of ["deal-live", "deal-close", "deal-footer"])
    if (!seen(id).length) wrong.push(`${id} is not there`);
  if (!buttons.some(({ id }) => /offer|everyone|extract/.test(id))) wrong.push("no main button");

  const firm = parts.filter(({ id }) => !pushed.includes(id));
  for (const { id, box } of [...firm, ...buttons, ...seen("deal-live"), ...seen("deal-close")])
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${id} is outside: from ${Math.round(box.left)} ${Math.round(box.top)}, ${size(box)}`);
  parts.forEach((a, index) => {
    for (const b of parts.slice(index + 1)) {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 2 && height > 2 && firm.includes(a) === firm.includes(b))
        wrong.push(`${a.id} and ${b.id} overlap by ${size({ width, height })}`);
    }
  });

  for (const { id, element } of [...buttons, ...buttons.flatMap(({ element }) => all("span").filter(
    (each) => each.element.parentElement === element)), ...seen("deal-live")])
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
      wrong.push(`${id} is cut off`);
  for (const { id, element } of parts)
    if (id !== "deal-chat" && element.scrollWidth > element.clientWidth + 2)
      wrong.push(`${id} is too wide by ${element.scrollWidth - element.clientWidth}`);
  for (const { element } of all(`${table} *`)) {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const px = parseFloat(getComputedStyle(element).fontSize);
    if (words && px < 12) wrong.push(`${px} px: ${element.textContent.trim().slice(0, 30)}`);
  }
  const fingers = !["desk", "short"].includes(document.querySelector("[data-shape]").dataset.shape);
  for (const { id, element, box } of fingers ? all(`${table} button`) : [])
    if (Math.min(box.width, box.height) < 39.5 && !element.matches(".back"))
      wrong.push(`${id} is too small for fingers: ${size(box)}`);
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    wrong.push("the page scrolls");
  return wrong;
}
"""
LONG = ["Annegret von Hohenlohe", "Maximilian-Alexander", "Bartholomäus Überschwang"]
LONG += ["Kunigunde Schmetterling", "Wolfgang-Amadeus", "Friederike-Charlotte"]
CROWD = Scene("afternova", 6, 5, 60, my_turn)


def crowd(meet: Meet, **settings: Any) -> tuple[Person, str]:
    """Six people with long names; the first of them is to begin a turn."""
    people = [meet(name, **(settings if index == 0 else {})) for index, name in enumerate(LONG)]
    host = people[0]
    host.opens("/")
    guest = json.loads(host.page.evaluate("localStorage.getItem('novatable.guest')"))
    house = House(host.url)
    table = house.set_up(CROWD, guest, [{"who": "me"}, *[{"who": "open"}] * 5])
    for seat, person in enumerate(people[1:], 1):
        body = {"purpose": "seat", "seat": seat}
        link = house.ask("POST", f"/api/tables/{table}/links", body, guest["token"])
        person.opens(link["path"]).get_by_test_id("sit-down").click()
        person.page.wait_for_url(f"**/table/{table}")
        person.page.close()
    return host, table


def resize(page: Page, width: int, height: int) -> None:
    """And wait until the table has taken notice."""
    page.set_viewport_size({"width": width, "height": height})
    for name, pixels in (("--rw", width), ("--rh", height)):
        value = f"document.querySelector('.room').style.getPropertyValue('{name}')"
        page.wait_for_function(f"{value} === '{pixels}px'")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def rooms() -> list[tuple[int, int]]:
    """Every window as it is and zoomed."""
    found = {
        (round(width / zoom), round(height / zoom))
        for width, height in WINDOWS
        for zoom in ZOOMS
        if zoom == 1 or (width / zoom >= SMALLEST[0] and height / zoom >= SMALLEST[1])
    }
    return sorted(found)


@pytest.mark.parametrize(("language", "theme"), [("de", "dark"), ("it", "light"), ("en", "dark")])
def test_the_deal_table_fits_every_window(meet: Meet, language: str, theme: str) -> None:
    host, table = crowd(meet, language=language, theme=theme)
    page = host.opens(f"/table/{table}")
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("deal-ask-everyone").click()
    page.locator("[data-testid^=offer-][data-open=true]").wait_for()
    page.get_by_test_id("send-off-anyone").click()
    wrong: list[str] = []
    for helpers in ((), (1, 2), (3, 4, 5)):
        resize(page, 1440, 900)
        for seat in helpers:
            page.get_by_test_id(f"bring-{seat}").click()
        for width, height in rooms():
            resize(page, width, height)
            for tab in ("chat", "offers", "draft"):
                choice = page.get_by_test_id(f"deal-tab-{tab}")
                if choice.count():
                    choice.click()
                elif tab != "draft":
                    continue
                found = page.evaluate(MEASURE)
                wrong += [f"{width}x{height}, {tab}, after {helpers}: {fault}" for fault in found]
    assert not wrong, "\n".join(re.sub(r"\s+", " ", fault) for fault in wrong)

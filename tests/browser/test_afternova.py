"""AfterNova's table by mouse, by touch and by keyboard; its log; Bot's procedure; completing."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from novatable import Game
from novatable.afternova.view import View
from tests.browser.conftest import Meet, Person
from tools.stage import House, Scene

PHONE = (390, 844)
OPENING = Scene("afternova", 3, 2, 0, lambda _game: True, (("first", 0),))
"""Lockjaw lies at the left, with three Fragments; seat 0 brings one of its icons."""


def _last_take(game: Game) -> bool:
    view = game.view(0)
    assert isinstance(view, View)
    me = view.players[0]
    takes = view.active == 0 and view.phase == "market" and view.takes == 1
    return takes and view.order[-1] == 0 and me.hand_size < me.hand_limit


BOT_NEXT = Scene("afternova", 2, 3, 0, _last_take)
"""Seat 0 takes one more card; then it is Bot's turn."""


def _can_complete(game: Game) -> bool:
    view = game.view(0)
    return view.phase == "window" and any(type(each).__name__ == "Complete" for each in game.legal(0))


READY = Scene("afternova", 4, 1, 30, _can_complete)


def sit_down(person: Person, scene: Scene) -> Page:
    kept = person.opens("/").evaluate("localStorage.getItem('novatable.guest')")
    table = House(person.url).set_up(scene, json.loads(kept))
    page = person.opens(f"/table/{table}")
    page.get_by_test_id("hand").wait_for(state="attached")
    return page


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 20)


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def drag_by_touch(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    screen = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
        touched = [{"x": x, "y": y} for x, y in points]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_fragments_are_dragged_to_who_shall_get_them(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size), OPENING)
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("bring-1").click()
    expect(page.get_by_test_id("lane-1")).to_be_visible()  # and the Fragments are shared out with it
    gem = page.locator("[data-testid^=gem-][aria-label*='goes to you']").first
    drag = drag_by_touch if size == PHONE else drag_by_mouse
    before = page.locator("[data-testid^=gem-][aria-label*='goes to you']").count()
    assert before > 0
    start, end = middle(gem), middle(page.get_by_test_id("lane-1"))
    drag(page, start, end)
    expect(page.locator("[data-testid^=gem-][aria-label*='goes to you']")).to_have_count(before - 1)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_several_drafts_stand_side_by_side(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size), OPENING)
    page.get_by_test_id("planet-0").click()
    for planet in ("Ticktock Minor", "Nektarr"):
        page.get_by_test_id("draft-new").click()
        page.get_by_role("button", name=planet, exact=True).click()
        expect(page.get_by_role("heading", name=planet)).to_be_visible()
    page.get_by_test_id("bring-1").click()
    page.get_by_test_id("draft-0").click()
    expect(page.get_by_role("heading", name="Lockjaw")).to_be_visible()
    expect(page.get_by_test_id("lane-1")).to_have_count(0)
    page.get_by_test_id("draft-2").click()
    expect(page.get_by_test_id("lane-1")).to_be_visible()
    page.get_by_test_id("deal-close").click()
    expect(page.get_by_test_id("deal-table")).to_have_count(0)


def tab_to(page: Page, place: str) -> None:
    """Go there with the Tab key alone, and press Enter."""
    for _ in range(150):
        if page.evaluate("document.activeElement?.dataset.testid ?? ''") == place:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {place} by keyboard")


def test_a_deal_is_offered_with_the_keyboard_alone(meet: Meet) -> None:
    page = sit_down(meet("Juno"), OPENING)
    tab_to(page, "planet-0")
    tab_to(page, "bring-1")
    tab_to(page, "gem-0")
    tab_to(page, "goes-to-1")
    expect(page.get_by_test_id("gem-0")).to_be_focused()
    page.locator("[data-testid=deal-offer][aria-disabled=false]").wait_for()
    tab_to(page, "deal-offer")
    page.get_by_test_id("offer-1").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("deal-table")).to_have_count(0)


def test_a_line_of_the_log_lights_up_its_things_and_leads_to_its_moment(meet: Meet) -> None:
    page = sit_down(meet("Juno"), OPENING)
    card = page.locator("[data-testid^=take-]").first.get_attribute("data-card")
    page.get_by_test_id(f"take-{card}").click()
    line = page.locator(f"li button:has([data-lights*='{card}'])").last
    line.hover()
    expect(page.locator(f"[data-lit][data-card='{card}']")).to_have_count(1)
    page.mouse.move(700, 20)
    expect(page.locator("[data-lit]")).to_have_count(0)
    line.focus()
    expect(page.locator(f"[data-lit][data-card='{card}']")).to_have_count(1)
    line.click()
    page.get_by_test_id("moment-bar").wait_for()
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.get_by_test_id(f"hand-{card}")).to_have_count(1)


def test_an_8_2_bot_is_followed_step_by_step_and_can_be_skipped(meet: Meet) -> None:
    page = sit_down(meet("Juno", pace="calm"), BOT_NEXT)
    page.locator("[data-testid^=take-]").first.click()
    step = "[data-testid=bot-step]"
    expect(page.locator(step)).to_contain_text("AN-8.")
    page.get_by_test_id("bot-skip").click()
    expect(page.locator(step)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_an_6_1_a_blueprint_lights_up_and_is_completed(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size), READY)
    expect(page.get_by_test_id("pass")).to_have_text("Pass")
    page.locator("[data-testid^=complete-]").first.click()
    expect(page.get_by_test_id("mine").locator("[data-card]")).to_have_count(1)


@pytest.mark.parametrize(("size", "word"), [((1440, 900), "Complete "), (PHONE, "Complete")])
def test_an_6_1_the_main_button_completes_the_one_blueprint_that_can_be(
    meet: Meet, size: tuple[int, int], word: str
) -> None:
    page = sit_down(meet("Juno", size=size), READY)
    main = page.locator("[data-testid=main-buttons] [data-testid^=main-complete-]")
    expect(main).to_have_count(1)
    expect(main).to_contain_text(word)
    expect(main).to_have_class(re.compile(r"\bpri\b"))
    card = str(main.get_attribute("data-testid")).rpartition("-")[2]
    main.click()
    expect(page.get_by_test_id("mine").locator(f"[data-card='{card}']")).to_have_count(1)
    expect(page.get_by_test_id(f"hand-{card}")).to_have_count(0)

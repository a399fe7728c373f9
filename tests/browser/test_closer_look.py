"""Everything at AfterNova's table answers to a closer look: by mouse, by keyboard, by finger."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Meet, violations
from tests.browser.test_afternova import sit_down
from tools.stage import Scene, my_turn

LIVELY = Scene("afternova", 4, 1, 60, my_turn)
"""Seat 0 has Blueprints and Paws; others have completed some."""
ZOOM = "[data-testid=zoom]:not(.unplaced)"
NOT_PINNED = f"{ZOOM}[data-pinned=false]"
PINNED = f"{ZOOM}[data-pinned=true]"


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def overlap(a: FloatRect, b: FloatRect) -> bool:
    across = a["x"] < b["x"] + b["width"] - 1 and b["x"] < a["x"] + a["width"] - 1
    return across and a["y"] < b["y"] + b["height"] - 1 and b["y"] < a["y"] + a["height"] - 1


THINGS = {
    "a Paw": "[data-testid^=hand-] >> nth=0",
    "a Blueprint": "[data-testid^=hand-] >> nth=-1",
    "a card of the Market": "[data-testid^=take-] >> nth=-1",
    "a Planet": "[data-testid=planet-1]",
    "a Storage": "[data-testid=mine] .ship",
    "the objective": "[data-testid=objective]",
    "somebody's Upgrade": "[data-testid^=opponent-] [data-card] >> nth=0",
    "a number": "[data-testid=hand] .chip >> nth=0",
    "a deck": "[data-testid=deck-paws]",
    "somebody's Blueprints": "[data-testid=turn-1]",
}


def things(page: Page) -> Iterator[tuple[str, Locator]]:
    for name, selector in THINGS.items():
        place = page.locator(selector).first if "nth" not in selector else page.locator(selector)
        if place.is_visible():
            yield name, place


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_everything_answers_to_hovering_and_leaves_prompt_and_hand_free(
    meet: Meet, size: tuple[int, int]
) -> None:
    page = sit_down(meet("Juno", size=size), LIVELY)
    answered = 0
    for name, place in things(page):
        page.mouse.move(1, 1)
        expect(page.locator(ZOOM)).to_have_count(0)
        place.hover()
        expect(page.locator(NOT_PINNED), name).to_be_visible()
        assert page.locator(ZOOM).inner_text().strip(), name
        look = box(page.locator(ZOOM))
        for kept in (page.get_by_test_id("prompt"), page.get_by_test_id("hand")):
            assert not overlap(look, box(kept)), f"{name} lies over the prompt or the hand"
        answered += 1
    assert answered == len(THINGS)


def test_the_keyboard_opens_and_closes_a_closer_look(meet: Meet) -> None:
    page = sit_down(meet("Juno"), LIVELY)
    card = page.locator("[data-testid^=hand-]").last
    card.focus()
    described = card.get_attribute("aria-describedby")
    assert described is not None
    assert "Z" in (page.locator(f"[id='{described}']").text_content() or "")
    page.keyboard.press("z")
    expect(page.locator(PINNED)).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(ZOOM)).to_have_count(0)
    expect(card).to_be_focused()


def test_clicking_my_own_blueprint_tells_of_it_and_refuses_nothing(meet: Meet) -> None:
    page = sit_down(meet("Juno"), LIVELY)
    page.locator("[data-testid^=hand-]").last.click()
    expect(page.locator(PINNED)).to_contain_text("Costs")
    expect(page.locator(PINNED)).to_contain_text("Brings")
    expect(page.locator(PINNED)).to_contain_text("You lack")
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    page.mouse.click(3, 3)
    expect(page.locator(ZOOM)).to_have_count(0)


def test_inside_a_dialog_too_and_escape_closes_only_the_look(meet: Meet) -> None:
    page = sit_down(meet("Juno"), LIVELY)
    page.get_by_test_id("show-cards").click()
    card = page.locator("[data-testid^=show-][aria-pressed]").first
    card.focus()
    page.keyboard.press("z")
    expect(page.locator(PINNED)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(ZOOM)).to_have_count(0)
    expect(page.get_by_test_id("show-go")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_long_press_shows_it_and_a_tap_or_back_closes_it(meet: Meet, size: tuple[int, int]) -> None:
    person = meet("Juno", size=size)
    page = sit_down(person, LIVELY)
    card = page.locator("[data-testid^=take-]").first
    card.scroll_into_view_if_needed()
    before = page.get_by_test_id("connection").get_attribute("data-seq")
    for ending in ("tap", "back"):
        place = box(card)
        point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
        screen = page.context.new_cdp_session(page)
        screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator(PINNED)).to_be_visible()
        screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(PINNED)).to_be_visible()
        assert box(page.locator(ZOOM))["height"] == size[1]
        if ending == "tap":
            page.locator(f"{ZOOM} h2").tap() if size[0] < 700 else page.locator(f"{ZOOM} h2").click()
        else:
            page.go_back()
        expect(page.locator(ZOOM)).to_have_count(0)
        expect(page.get_by_test_id("hand")).to_be_attached()
    assert page.get_by_test_id("connection").get_attribute("data-seq") == before, "a look is no move"

"""A newcomer at AfterNova's table: the first line, the Market, true prompts, and the text board."""

import pytest
from playwright.sync_api import Page, expect

from novatable import Game
from tests.browser.conftest import Meet, violations
from tests.browser.test_afternova import sit_down
from tools.stage import Scene, my_turn

LIVELY = Scene("afternova", 4, 1, 60, my_turn)
OPENING = Scene("afternova", 3, 2, 0, my_turn, (("first", 0),))


def _nothing_to_complete(game: Game) -> bool:
    view = game.view(0)
    return view.phase == "window" and [type(each).__name__ for each in game.legal(0)] == ["Pass"]


IDLE = Scene("afternova", 4, 1, 40, _nothing_to_complete)


def test_a_first_game_says_what_it_is_about_once(meet: Meet) -> None:
    page = sit_down(meet("Juno", met=[]), LIVELY)
    line = page.get_by_test_id("first-game")
    expect(line).to_contain_text("Blueprints")
    expect(line).to_contain_text("extract a Planet or go to the Market")
    assert violations(page) == []
    page.get_by_test_id("first-game-read").click()
    expect(line).to_have_count(0)
    page.reload()
    page.get_by_test_id("hand").wait_for(state="attached")
    expect(line).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_going_to_the_market_can_be_seen_and_counts_down(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size), OPENING)
    table = page.get_by_test_id("afternova-table")
    page.get_by_test_id("to-market").click()
    assert "shopping" in (table.get_attribute("class") or "")
    left = page.get_by_test_id("takes-left")
    count = int(left.inner_text())
    page.get_by_test_id("from-market").click()
    expect(left).to_have_count(0)
    page.get_by_test_id("to-market").click()
    expect(page.locator("[data-testid^=take-]:focus")).to_have_count(1)
    page.locator("[data-testid^=take-]:visible").first.click()
    expect(left).to_have_text(str(count - 1))


def test_whoever_has_nothing_to_complete_is_not_told_to_complete(meet: Meet) -> None:
    """The first moment of the window is looked at: the page answers for the player soon after."""
    person = meet("Juno")
    person.page.clock.install()  # the page's own pause does not end
    page = sit_down(person, IDLE)
    expect(page.get_by_test_id("prompt")).to_contain_text("you have nothing to complete")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-mine", "false")
    expect(page.get_by_test_id("pass")).to_have_count(0)


def _focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset.testid ?? document.activeElement?.tagName"))


def test_after_a_card_is_taken_by_keyboard_the_focus_is_at_the_next_choice(meet: Meet) -> None:
    page = sit_down(meet("Juno"), OPENING)
    page.get_by_test_id("to-market").focus()
    page.keyboard.press("Enter")
    for _ in range(2):
        expect(page.locator("[data-testid^=take-]:focus")).to_have_count(1)
        taken = _focused(page)
        page.keyboard.press("Enter")
        expect(page.get_by_test_id(taken)).to_have_count(0)
    expect(page.locator("[data-testid^=take-]:focus")).to_have_count(1)


def test_the_text_board_has_the_log_the_chat_and_what_is_new(meet: Meet) -> None:
    page = sit_down(meet("Juno"), LIVELY)
    page.get_by_test_id("text-board").click()
    board = page.get_by_test_id("text-board-page")
    board.wait_for()
    expect(board.get_by_test_id("text-since").locator("li").first).to_be_visible()
    log = board.get_by_test_id("text-log")
    expect(log).to_have_attribute("aria-live", "polite")
    lines = log.locator("li").count()
    assert violations(page) == []
    board.get_by_test_id("say").fill("I am looking for purple")
    page.keyboard.press("Enter")
    expect(board.locator(".chat")).to_contain_text("I am looking for purple")
    board.locator(".choices button", has_text="Take").first.click()
    expect(log.locator("li")).not_to_have_count(lines)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_preferred_colour_scheme_is_followed(meet: Meet, scheme: str) -> None:
    person = meet("Juno", theme=None)
    person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page = person.opens("/")
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)

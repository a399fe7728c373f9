"""Learn, in real Chromium: both guided games from first to last step, an exercise, and what axe finds."""

import re
from collections.abc import Callable
from functools import partial
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Meet, violations
from tests.browser.hands import click, until
from tests.conftest import Work
from tests.patience import PATIENCE

PHONE = (390, 844)
DESK = (1440, 900)


def begin(page: Page, lesson: str) -> None:
    page.get_by_test_id(lesson).click()
    page.get_by_test_id("lesson").wait_for()


def state(page: Page) -> tuple[str, int]:
    strip = page.get_by_test_id("lesson")
    return strip.get_attribute("data-state") or "", int(strip.get_attribute("data-page") or 0)


def lit(page: Page, name: str) -> Locator:
    """The real control that the light is on."""
    return page.locator(f"[data-testid='{name}']").locator("visible=true").first


def with_the_mouse(_page: Page, control: Locator) -> None:
    if (control.get_attribute("data-testid") or "").startswith("space-"):
        control.dispatch_event("click")  # spaces are slices of rings: their middle may lie under a ship
    else:
        click(control)  # or not, if it could only be looked at a moment ago: the light has moved on


def with_the_keyboard(page: Page, control: Locator) -> None:
    control.focus()
    page.keyboard.press("Enter")


Press = Callable[[Page, Locator], None]
WAYS: dict[str, tuple[Press, tuple[int, int]]] = {
    "mouse": (with_the_mouse, DESK),
    "keyboard": (with_the_keyboard, DESK),
    "phone": (with_the_mouse, PHONE),
}


def _beyond(page: Page, number: int) -> bool:
    return state(page)[1] > number


def place(page: Page) -> tuple[str | None, ...]:
    """Where the lesson is, and what is lit."""
    strip = page.get_by_test_id("lesson")
    return tuple([strip.get_attribute(f"data-{name}") for name in ("state", "page", "done", "spot")])


def do(page: Page, press: Press) -> None:
    """What the light is on, if it has found its place already; one panel asks for more than one press."""
    spot = page.get_by_test_id("lesson").get_attribute("data-spot")
    if not spot:
        return
    if spot == "jettison":
        press(page, page.get_by_test_id("jettison-0"))
        press(page, page.get_by_test_id("jettison-go"))
    else:
        press(page, lit(page, spot))


def play_guide(page: Page, press: Press, steps: int) -> list[str]:
    """Do at every step what the light is on, until the learner plays freely; the titles on the way."""
    titles: list[str] = []
    for _ in range(12 * steps):
        until(page, lambda: state(page)[0] != "watch", "the others have played")
        title = page.get_by_test_id("step-title").inner_text()
        titles += [title] if title not in titles else []
        how, number = state(page)
        if how == "free":
            return titles
        if how == "read":
            press(page, page.get_by_test_id("step-next"))
            until(page, partial(_beyond, page, number), "the next step")
            continue
        before = place(page)
        patience = monotonic() + PATIENCE
        while place(page) == before:  # a click may come while something is still on its way
            assert monotonic() < patience, f"nothing came of it: {title}, {before}"
            do(page, press)
            for _ in range(60):
                if place(page) != before:
                    break
                page.wait_for_timeout(60)
        expect(page.get_by_test_id("tried")).to_have_count(0)
    raise AssertionError(f"no end: {titles}")


@pytest.mark.parametrize(
    ("game", "steps", "way"), [("afternova", 12, "keyboard"), ("novaraiders", 12, "phone")]
)
def test_a_guided_game_from_first_to_last_step(
    meet: Meet, work: Work, game: str, steps: int, way: str
) -> None:
    """In one way at a change, with `--trust` in all of them."""
    for each in work.amount([way], list(WAYS)):
        guide_from_first_to_last_step(meet, game, steps, each)


def guide_from_first_to_last_step(meet: Meet, game: str, steps: int, way: str) -> None:
    press, size = WAYS[way]
    page = meet("Mia", size=size, met=[]).opens("/")
    page.get_by_test_id(f"learn-{game}").click()
    begin(page, f"guide-{game}")
    titles = play_guide(page, press, steps)
    assert len(titles) == steps, titles
    press(page, page.get_by_test_id("play-on"))
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    page.get_by_test_id("hand").first.wait_for()
    page.goto(page.url.split("/table")[0] + f"/learn/{game}")
    expect(page.get_by_test_id(f"lessons-{game}")).to_contain_text("You know the game")


def test_an_exercise_is_hinted_failed_and_solved(meet: Meet) -> None:
    person = meet("Mia")
    page = person.opens("/learn")
    page.get_by_test_id("exercise-an-01-fly-alone").click()
    page.get_by_test_id("goal").wait_for()
    page.get_by_test_id("show-hint").click()
    expect(page.get_by_test_id("hint")).to_contain_text("Hint 1 of 3")
    for card in (3, 8, 28):
        page.get_by_test_id(f"take-{card}").click()
        expect(page.get_by_test_id(f"take-{card}")).to_have_count(0)
    expect(page.get_by_test_id("failed")).to_be_visible()
    page.get_by_test_id("try-again").click()
    page.get_by_test_id("goal").wait_for()
    page.get_by_test_id("planet-1").click()
    page.locator("[data-testid=deal-extract][aria-disabled=false]").click()
    page.locator("[data-testid=complete-44]").first.click()
    expect(page.get_by_test_id("solved")).to_be_visible()
    expect(page.get_by_test_id("task")).to_contain_text("two stars")
    page.get_by_test_id("to-learn").click()
    exercise = page.get_by_test_id("exercise-an-01-fly-alone")
    expect(exercise.get_by_role("img", name="2 of 3 stars")).to_be_visible()
    page.reload()
    expect(exercise.get_by_role("img", name="2 of 3 stars")).to_be_visible()


def test_the_puzzle_of_the_day_opens(meet: Meet) -> None:
    page = meet("Mia").opens("/learn/novaraiders")
    page.get_by_test_id("puzzle-novaraiders").click()
    expect(page.get_by_test_id("goal")).to_contain_text(re.compile(r"gain \d+ points"))


def test_something_else_is_answered_kindly_and_a_step_can_be_taken_back(meet: Meet) -> None:
    page = meet("Mia").opens("/learn")
    begin(page, "guide-afternova")
    for _ in range(3):
        page.get_by_test_id("step-next").click()
    expect(page.get_by_test_id("step-title")).to_have_text("The Market")
    page.locator("[data-testid^=take-]").last.click()
    expect(page.get_by_test_id("tried")).to_contain_text("another day")
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    page.get_by_test_id("step-back").click()
    expect(page.get_by_test_id("step-title")).to_have_text("A Blueprint")
    page.reload()
    expect(page.get_by_test_id("step-title")).to_have_text("A Blueprint")
    page.get_by_test_id("leave-lesson").click()
    page.get_by_test_id("guide-afternova").click()
    expect(page.get_by_test_id("step-title")).to_have_text("A Blueprint")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_axe_finds_nothing_wrong(meet: Meet, work: Work, size: tuple[int, int]) -> None:
    """In one theme for each size at a change, with `--trust` in both."""
    for theme in work.amount(["light" if size == PHONE else "dark"], ["light", "dark"]):
        axe_finds_nothing_wrong(meet, theme, size)


def axe_finds_nothing_wrong(meet: Meet, theme: str, size: tuple[int, int]) -> None:
    page = meet("Mia", size=size, theme=theme).opens("/learn")
    page.get_by_test_id("guide-afternova").wait_for()
    assert not violations(page)
    begin(page, "guide-afternova")
    page.get_by_test_id("step-title").wait_for()
    assert not violations(page)
    for _ in range(3):
        page.get_by_test_id("step-next").click()
    page.get_by_test_id("step-skip").wait_for()
    assert not violations(page)
    page.get_by_test_id("leave-lesson").click()
    page.get_by_test_id("exercise-an-01-fly-alone").click()
    page.get_by_test_id("show-hint").click()
    page.get_by_test_id("hint").wait_for()
    assert not violations(page)

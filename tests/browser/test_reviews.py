"""Looking back at a game in a browser: the review of each kind, and the coach with a take-back."""

import json
import time
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from novatable.locales import LANGUAGES
from novatable.novaraiders.cards import EXPANSION
from novatable.novaraiders.row import END_TURN
from novatable.players import make
from novatable.players.match import Match
from tests.browser.boxes import WINDOWS, Glass, Wanted
from tests.browser.conftest import Meet, Person, violations
from tests.browser.names import faults_of_names
from tests.builders import novaraiders as nr
from tests.conftest import Work
from tests.review.planted import planted
from tests.server.processes import ServerProcess
from tools.stage import House

DESK, PHONE = (1440, 900), (390, 844)
SIZES = [DESK, PHONE, (1366, 640), (844, 390)]
UNLOAD = nr.basic("orbit 2", "unload")
BETTER = {
    "afternova": ".card.rather, [data-testid=way-better]",
    "novaraiders": ".chain.better, [data-move=better]",
}
"""What was better, on the board of the review."""
PLAYABLE = {"afternova": "[data-testid^=main-complete-]", "novaraiders": f"[data-testid=card-{UNLOAD}]"}
"""The same at the table on which it can be tried."""


def supernova() -> str:
    """The last turns of a game in which seat 0 does not unload a Stack that would have won it."""
    game = nr.new(3)
    track = game.state.rules.board.track
    covered = track.count(EXPANSION)
    nr.arrange(
        game,
        ships={0: {nr.gate(covered + 1, 0): "YBR"}, 1: {nr.gate(covered + 1, 1): "YB"}},
        piles={},
        hands={
            0: [UNLOAD, nr.basic("orbit 1", "jump")],
            1: [nr.basic("orbit 3", "unload")],
        },
        time=len(track) - 1,
        covered=covered,
        active=0,
    )
    game.play(0, END_TURN)
    Match(game, [make("cadet", game.name, seat) for seat in range(3)]).run()
    return game.record()


def records() -> dict[str, tuple[str, int]]:
    """A record with a blunder for each game, and the step of it."""
    lost = next(iter(planted()))
    return {"afternova": (lost.record, lost.step), "novaraiders": (supernova(), 0)}


def brought(house: House, guest: dict[str, Any], record: str, own: int = 0) -> str:
    """A table from a record, with the guest at one seat and computer players at the others."""
    seats = [{"who": "me"} if seat == own else {"who": "computer", "level": "cadet"} for seat in range(3)]
    body = {"record": record, "seats": seats}
    return str(house.ask("POST", "/api/tables/import", body, guest["token"])["table"]["id"])


class Reviewed(NamedTuple):
    """A finished game with its review: whose table it is, and the step of the blunder."""

    guest: dict[str, Any]
    table: str
    step: int


@pytest.fixture(scope="session")
def reviewed(site: ServerProcess) -> Callable[[str], Reviewed]:
    """Each game is reviewed once: that takes longer than looking at it in a browser."""

    @cache
    def made(game: str) -> Reviewed:
        record, step = records()[game]
        house = House(f"http://127.0.0.1:{site.port}")
        guest = house.guest("Mia")
        table = brought(house, guest, record)
        path = f"/api/tables/{table}/review"
        state = house.ask("POST", path, None, guest["token"])
        while state["status"] == "running":
            time.sleep(0.1)
            state = house.ask("GET", path, None, guest["token"])
        assert state["status"] == "done", state["status"]
        return Reviewed(guest, table, step)

    return made


def back(meet: Meet, guest: dict[str, Any], size: tuple[int, int] = DESK, **settings: str) -> Person:
    """Somebody who has been here before."""
    person = meet(size=size, **settings)
    text = json.dumps(json.dumps(guest))
    person.context.add_init_script(f"localStorage.setItem('novatable.guest', {text})")
    return person


@pytest.mark.parametrize(("game", "first"), [("afternova", DESK), ("novaraiders", PHONE)])
def test_a_finished_game_is_reviewed_and_can_be_tried_again(
    meet: Meet, reviewed: Callable[[str], Reviewed], game: str, first: tuple[int, int], work: Work
) -> None:
    for size in work.amount([first], [DESK, PHONE]):
        look_back(meet, reviewed(game), game, size)


def look_back(meet: Meet, made: Reviewed, game: str, size: tuple[int, int]) -> None:
    """From the result to a moment, something better, and a table to try it."""
    page = back(meet, made.guest, size, theme="light" if size == PHONE else "dark").opens(
        f"/table/{made.table}"
    )
    page.get_by_test_id("result").wait_for()
    page.get_by_test_id("review").click()
    page.get_by_test_id("review-done").wait_for()
    page.get_by_test_id(f"choice-{made.step}").click()
    moment = page.get_by_test_id("review-moment")
    expect(moment.get_by_role("img", name="blunder").first).to_be_visible()
    page.wait_for_url(f"**/review/{made.table}/{made.step}")
    assert violations(page) == []
    # First one looks for something better oneself.
    shown = moment.locator(BETTER[game])
    expect(shown).to_have_count(0)
    page.get_by_test_id("review-find").click()
    ways = moment.locator("[data-testid^=way-]")
    expect(ways.nth(1)).to_be_attached()
    page.get_by_test_id("review-hint").click()
    page.get_by_test_id("review-give-up").click()
    expect(page.get_by_test_id("review-better")).to_contain_text("+")
    expect(shown.first).to_be_visible()
    assert violations(page) == []
    page.get_by_test_id("review-try").click()
    page.wait_for_url("**/table/*")
    assert made.table not in page.url
    expect(page.get_by_test_id("prompt").first).to_have_attribute("data-mine", "true")
    better = page.locator(PLAYABLE[game]).locator("visible=true").first
    expect(better).to_be_enabled()


@pytest.mark.parametrize(("game", "first"), [("afternova", PHONE), ("novaraiders", DESK)])
def test_a_review_is_accessible_and_fits(
    meet: Meet, reviewed: Callable[[str], Reviewed], game: str, first: tuple[int, int], work: Work
) -> None:
    """With what was better in sight, in one size and language at a change, with `--trust` in all."""
    made = reviewed(game)
    for size, language, theme in work.amount(
        [(first, "de", "light")], list(product(SIZES, LANGUAGES, ("dark", "light")))
    ):
        page = back(meet, made.guest, size, language=language, theme=theme).opens(
            f"/review/{made.table}/{made.step}"
        )
        page.get_by_test_id("review-show").click()
        page.get_by_test_id("review-better").wait_for()
        assert violations(page) + faults_of_names(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


LOOKING_BACK = Wanted(
    scrolls=("[data-testid=review-choices] ol", ".chain ol", ".ways ul", "[data-testid=review-side] ul")
)


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_nothing_of_a_review_is_cut_off_in_any_window(
    meet: Meet, reviewed: Callable[[str], Reviewed], game: str, work: Work
) -> None:
    made = reviewed(game)
    page = back(meet, made.guest).opens(f"/review/{made.table}/{made.step}")
    page.get_by_test_id("review-show").click()
    page.get_by_test_id("review-better").wait_for()
    glass = Glass(page)
    found = []
    for language in work.amount(["de"], list(LANGUAGES)):
        glass.dress(language, "dark")
        for window in work.amount(list(WINDOWS[::3]), list(WINDOWS)):
            glass.resize(window)
            found += [f"{window} {language}: {fault}" for fault in glass.wrong(LOOKING_BACK)]
    assert not found, "\n".join(found)


def test_the_review_by_keyboard(meet: Meet, reviewed: Callable[[str], Reviewed]) -> None:
    made = reviewed("afternova")
    page = back(meet, made.guest).opens(f"/review/{made.table}/{made.step}")
    page.get_by_test_id("review-done").wait_for()
    page.keyboard.press("s")
    page.get_by_test_id("review-better").wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.wait_for_url(f"**/review/{made.table}/{made.step}")
    page.keyboard.press("t")
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_coach_advises_and_lets_one_take_a_blunder_back(
    meet: Meet, site: ServerProcess, size: tuple[int, int]
) -> None:
    """On a phone it is called in a sheet; its word stands below the table and covers nothing of it."""
    lost = next(iter(planted()))
    cut = "\n".join(lost.record.splitlines()[: lost.step + 1])
    house = House(f"http://127.0.0.1:{site.port}")
    guest = house.guest("Mia")
    page = back(meet, guest, size).opens(f"/table/{brought(house, guest, cut, lost.seat)}")
    page.get_by_test_id("coach").click()
    expect(page.get_by_test_id("advice-0")).to_contain_text("Complete")
    page.get_by_test_id("coach-level").select_option("trader")
    expect(page.get_by_test_id("advice-0")).to_contain_text("Complete")
    assert violations(page) == []
    if size == PHONE:
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("coach-panel")).to_have_count(0)
    page.get_by_test_id("pass").first.click()
    warning = page.get_by_test_id("coach-warning")
    warning.wait_for()
    expect(page.locator(".opp.warned")).to_have_count(1)
    assert violations(page) == []
    if size == PHONE:
        page.wait_for_function(
            """() => {
                const box = (part) => document.querySelector(part).getBoundingClientRect();
                return box('.room').bottom <= box('[data-testid=coach-warning]').top + 1;
            }"""
        )
    page.get_by_test_id("coach-take-back").click()
    expect(warning).to_be_hidden()
    expect(page.locator(".warned")).to_have_count(0)
    if size == PHONE:
        page.get_by_test_id("coach").click()
    expect(page.get_by_test_id("advice-0")).to_contain_text("Complete")

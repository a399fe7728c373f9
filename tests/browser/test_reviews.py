"""Looking back at a game in a browser: the review of each kind, and the coach with a take-back."""

import pytest
from playwright.sync_api import Page, expect

from novatable.novaraiders.cards import EXPANSION
from novatable.novaraiders.row import END_TURN
from novatable.players import make
from novatable.players.match import Match
from tests.browser.conftest import Meet, Person, violations
from tests.builders import novaraiders as nr
from tests.conftest import Work
from tests.review.planted import planted

MINUTES = 180_000
"""Milliseconds in which a short game is reviewed, however busy the machine is."""
DESK, PHONE = (1440, 900), (390, 844)


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
            0: [nr.basic("orbit 2", "unload"), nr.basic("orbit 1", "jump")],
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


def brought(person: Person, record: str, own: int = 0) -> str:
    """A table from a record, with the person at one seat and computer players at the others.

    The page must have been opened before, so that it knows its guest.
    """
    seats = [{"who": "me"} if seat == own else {"who": "computer", "level": "cadet"} for seat in range(3)]
    token = person.page.evaluate("JSON.parse(localStorage.getItem('novatable.guest')).token")
    answer = person.context.request.post(
        f"{person.url}/api/tables/import",
        headers={"Authorization": f"Bearer {token}"},
        data={"record": record, "seats": seats},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def reviewed(page: Page) -> None:
    page.get_by_test_id("review").wait_for()
    expect(page.get_by_test_id("review-done")).to_be_visible(timeout=MINUTES)


@pytest.mark.parametrize(("game", "first"), [("afternova", DESK), ("novaraiders", PHONE)])
def test_a_finished_game_is_reviewed_and_can_be_tried_again(
    meet: Meet, game: str, first: tuple[int, int], work: Work
) -> None:
    for size in work.amount([first], [DESK, PHONE]):
        look_back(meet, game, size)


def look_back(meet: Meet, game: str, size: tuple[int, int]) -> None:
    """From the result to a moment, something better, and a table to try it."""
    record, step = records()[game]
    mia = meet("Mia", size=size, theme="light" if size == PHONE else "dark")
    page = mia.opens("/")
    table = brought(mia, record)
    page = mia.opens(f"/table/{table}")
    page.get_by_test_id("result").wait_for()
    page.get_by_test_id("review").click()
    reviewed(page)
    page.get_by_test_id(f"choice-{step}").click()
    moment = page.get_by_test_id("review-moment")
    expect(moment.get_by_role("img", name="blunder").first).to_be_visible()
    page.wait_for_url(f"**/review/{table}/{step}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # First one looks for something better oneself.
    page.get_by_test_id("review-find").click()
    ways = moment.locator("[data-testid^=way-]")
    assert ways.count() >= 2
    page.get_by_test_id("review-hint").click()
    page.get_by_test_id("review-give-up").click()
    expect(page.get_by_test_id("review-better")).to_contain_text("+")
    assert violations(page) == []
    page.get_by_test_id("review-try").click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    expect(page.get_by_test_id("prompt").first).to_have_attribute("data-mine", "true")


def test_the_review_by_keyboard(meet: Meet) -> None:
    record, step = records()["afternova"]
    mia = meet("Mia")
    mia.opens("/")
    table = brought(mia, record)
    page = mia.opens(f"/review/{table}/{step}")
    reviewed(page)
    page.keyboard.press("s")
    page.get_by_test_id("review-better").wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.wait_for_url(f"**/review/{table}/{step}")
    page.keyboard.press("t")
    page.wait_for_url("**/table/*")


def test_the_coach_advises_and_lets_one_take_a_blunder_back(meet: Meet) -> None:
    lost = next(iter(planted()))
    cut = "\n".join(lost.record.splitlines()[: lost.step + 1])
    mia = meet("Mia")
    mia.opens("/")
    page = mia.opens(f"/table/{brought(mia, cut, lost.seat)}")
    page.get_by_test_id("coach").click()
    expect(page.get_by_test_id("advice-0")).to_contain_text("Complete")
    assert violations(page) == []
    page.get_by_test_id("pass").first.click()
    page.get_by_test_id("coach-warning").wait_for()
    assert violations(page) == []
    page.get_by_test_id("coach-take-back").click()
    expect(page.get_by_test_id("coach-warning")).to_be_hidden()
    expect(page.get_by_test_id("advice-0")).to_contain_text("Complete")

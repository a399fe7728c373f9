"""Games from the start page to the result, played through the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.conftest import Meet, serving
from tests.browser.test_afternova import sit_down
from tests.conftest import Work
from tests.server.processes import ServerProcess
from tools.stage import Scene, my_turn


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Computer players who do not wait until people have seen what they do."""
    yield from serving(tmp_path_factory.mktemp("site"), NOVATABLE_PACE="0.02")


LATE = {
    "afternova": Scene("afternova", 4, 19, 245, my_turn),
    "novaraiders": Scene("novaraiders", 3, 9, 285, my_turn),
}
"""A few turns before the end."""


@pytest.mark.parametrize("game", LATE)
def test_a_game_from_play_now_to_the_result(meet: Meet, work: Work, game: str) -> None:
    """With `--trust` every turn of it; at a change the first clicks, and the last turns of another game."""
    juno = meet("Juno", declineForMe=False)  # which would take its time
    page = juno.opens("/")
    page.get_by_test_id(f"play-now-{game}").click()
    hand = getattr(hands, game)
    if not work.full:
        for _ in range(3):
            hands.until(page, lambda: hands.there(page, hands.MY_TURN) is not None, "my turn")
            hand(page)
        page = sit_down(juno, LATE[game])
    clicks = hands.play_on(page, hand)
    assert clicks > 2
    expect(page.get_by_test_id("result")).to_contain_text("Juno")
    page.get_by_test_id("rematch").click()
    page.wait_for_url("**/table/*")

"""Whole games, from the start page to the result, played through the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.conftest import Meet, serving
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Computer players who do not wait until people have seen what they do."""
    yield from serving(tmp_path_factory.mktemp("site"), NOVATABLE_PACE="0.02")


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_a_whole_game_from_play_now_to_the_result(meet: Meet, game: str) -> None:
    page = meet("Juno", declineForMe=False).opens("/")  # which would take its time
    page.get_by_test_id(f"play-now-{game}").click()
    clicks = hands.play_on(page, getattr(hands, game))
    assert clicks > 5
    expect(page.get_by_test_id("result")).to_contain_text("Juno")
    page.get_by_test_id("rematch").click()
    page.wait_for_url("**/table/*")

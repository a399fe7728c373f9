"""A game that the pages know nothing about is played as text, from the home page to the result."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.another_game.conftest import REGISTERED
from tests.browser.conftest import Person, serving


@pytest.fixture(scope="module")
def stones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has Stones too."""
    for server in serving(tmp_path_factory.mktemp("stones"), NOVATABLE_GAMES=REGISTERED):
        yield server.url


def test_a_game_nobody_drew_is_played_as_text(browser: Browser, stones: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    mia = Person(context, stones)
    page = mia.opens("/")
    expect(page.get_by_role("heading", name="Last Stone")).to_be_visible()
    page.get_by_test_id("play-now-stones").click()
    board = page.get_by_test_id("text-board-page")
    expect(board).to_contain_text("Heap: ")
    expect(board.locator(".prompt")).to_have_text("Your turn")
    first = page.get_by_role("button", name="Take: stones 1")
    taken = 0
    while not page.get_by_test_id("result").is_visible():
        if first.is_visible():
            first.click()
            taken += 1
        page.wait_for_timeout(100)
    assert taken > 1
    expect(page.get_by_test_id("result-why")).to_contain_text("no stones")
    expect(page.get_by_test_id("result-scores")).to_contain_text("stones")
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("text-log")).to_have_text("The game begins.")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("text-log")).to_contain_text("Took: seat")
    page.goto(f"{stones}/new/stones")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_role("main")).to_contain_text("Last Stone")
    for path in ("/rules/stones", "/cards/stones"):
        page.goto(stones + path)
        expect(page.get_by_role("heading").first).to_be_visible()
    assert mia.wrong == []
    context.close()

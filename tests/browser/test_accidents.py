"""Nothing important by accident: leaving, taking back, going back, a lost connection, a lost access."""

import json
import re
import signal
import subprocess
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet, Person
from tests.server.processes import ServerProcess
from tools.stage import House

MINE = "[data-testid=prompt][data-mine=true]"
HAND = "[data-testid^=hand-]"


def token_of(page: Page) -> str:
    return str(json.loads(page.evaluate("localStorage.getItem('novatable.guest')"))["token"])


def at_a_game(person: Person, game: str = "afternova", others: int = 2) -> tuple[Page, str]:
    """The page of a game against computer players, in which it is the person's turn."""
    page = person.opens("/")
    seats = [{"who": "me"}, *[{"who": "computer", "level": "cadet"}] * others]
    options: dict[str, Any] = {"first": 0} | ({"directives": False} if game == "novaraiders" else {})
    config = {"game": game, "seats": seats, "options": options, "name": "Friday"}
    house, token = House(person.url), token_of(page)
    table = house.ask("POST", "/api/tables", config, token)["table"]["id"]
    house.ask("POST", f"/api/tables/{table}/start", None, token)
    page.goto(f"{person.url}/table/{table}")
    page.locator(MINE).wait_for()
    return page, table


def take(page: Page, have: int) -> None:
    """Take a card of the Market, with so many in the hand."""
    expect(page.locator(HAND)).to_have_count(have)
    page.locator("[data-testid^=take-]").first.click()
    expect(page.locator(HAND)).to_have_count(have + 1)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_back_closes_what_lies_over_the_table_first(meet: Meet, size: tuple[int, int]) -> None:
    page, table = at_a_game(meet("Juno", size=size))
    page.get_by_test_id("menu").click()
    expect(page.locator("dialog")).to_have_count(1)
    page.get_by_test_id("leave").click()  # a dialog above the dialog
    expect(page.locator("dialog")).to_have_count(2)
    page.go_back()
    expect(page.locator("dialog")).to_have_count(1)
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.url.endswith(f"/table/{table}")
    page.locator(MINE).wait_for()
    page.get_by_test_id("menu").click()
    page.keyboard.press("Escape")  # closed by hand: nothing is left to go back from
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.sheets")
    page.go_back()
    page.wait_for_url(lambda url: not url.endswith(table))


def test_back_closes_the_drawer_of_a_phone(meet: Meet) -> None:
    page, table = at_a_game(meet("Juno", size=(390, 844)), "novaraiders")
    page.get_by_test_id("open-log").click()
    expect(page.get_by_test_id("drawer-close")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("drawer-close")).to_have_count(0)
    assert page.url.endswith(f"/table/{table}")


def test_leaving_asks_says_what_happens_and_can_be_taken_back(meet: Meet) -> None:
    page, table = at_a_game(meet("Juno"))
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    dialog = page.get_by_test_id("leave-dialog")
    expect(dialog).to_contain_text("computer player (")
    expect(dialog).to_contain_text("undo this")
    page.get_by_test_id("leave-stay").click()
    expect(dialog).to_have_count(0)
    page.keyboard.press("Escape")
    for have in (4, 5, 6):  # then the computer players have their turns, and wait for whoever has just left
        take(page, have)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("leave-go").click()
    note = page.get_by_test_id("left-note")
    expect(note).to_contain_text("Friday")
    page.get_by_test_id("come-back").click()
    page.wait_for_url(f"**/table/{table}")
    page.locator(MINE).wait_for()
    expect(page.locator(HAND)).to_have_count(7)


def test_undo_says_what_it_takes_back_and_asks_before_it_takes_more(meet: Meet) -> None:
    page, _ = at_a_game(meet("Juno"))
    take(page, 4)
    undo = page.get_by_test_id("undo")
    expect(undo).to_have_attribute("title", re.compile("^Undo: You "))
    undo.click()  # one's own last step, which turned nothing over: at once
    expect(page.locator(HAND)).to_have_count(4)
    for have in (4, 5, 6):
        take(page, have)
    page.locator("[data-testid=afternova-table]:not([data-turn='1'])").wait_for()
    page.locator(MINE).wait_for()  # the computer players have had their turns
    undo.click()
    dialog = page.get_by_test_id("undo-dialog")
    dialog.locator("li").first.wait_for()
    assert int(dialog.get_attribute("data-actions") or 0) > 1
    expect(dialog).to_contain_text("what others have done since")
    page.get_by_test_id("undo-keep").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(7)
    undo.click()
    page.get_by_test_id("undo-go").click()
    expect(page.locator(HAND)).to_have_count(6)


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_a_line_of_the_log_shows_its_moment_without_leaving_the_table(meet: Meet, game: str) -> None:
    page, table = at_a_game(meet("Juno"), game)
    if game == "afternova":
        take(page, 4)
    page.locator(".log li button").first.click()
    bar = page.get_by_test_id("moment-bar")
    expect(bar).to_contain_text("step 0")
    if game == "afternova":
        expect(page.locator(HAND)).to_have_count(4)
    assert page.url.endswith(f"/table/{table}")
    page.get_by_test_id("moment-back").click()
    expect(bar).to_have_count(0)
    page.locator(MINE).wait_for()
    page.locator(".log li button").first.click()
    bar.wait_for()
    page.go_back()
    expect(bar).to_have_count(0)
    page.locator(MINE).wait_for()
    assert page.url.endswith(f"/table/{table}")


def test_a_click_without_a_connection_waits_and_is_done_when_it_is_back(
    meet: Meet, site: ServerProcess
) -> None:
    page, _ = at_a_game(meet("Juno"))
    state = page.get_by_test_id("connection")
    expect(state).to_have_attribute("data-state", "open")
    assert isinstance(site.process, subprocess.Popen)
    site.process.send_signal(signal.SIGSTOP)  # as a network that has gone silent
    try:
        expect(state).to_have_attribute("data-state", "lost")
        expect(page.get_by_test_id("lost")).to_be_visible()
        page.locator("[data-testid^=take-]").first.click()
        expect(page.get_by_test_id("pending")).to_be_visible()
        expect(page.locator(HAND)).to_have_count(4)
    finally:
        site.process.send_signal(signal.SIGCONT)
    expect(state).to_have_attribute("data-state", "open")
    expect(page.locator(HAND)).to_have_count(5)
    expect(page.get_by_test_id("pending")).to_have_count(0)


def test_a_device_is_added_by_the_link_that_the_first_one_shows(meet: Meet) -> None:
    fenna, phone = meet("Fenna"), meet(size=(390, 844))  # no name that the page gives by itself
    page, table = at_a_game(fenna)
    page.goto(fenna.url)
    page.get_by_test_id("add-device").click()
    dialog = page.get_by_test_id("device-dialog")
    expect(dialog.locator("svg").first).to_be_visible()
    link = dialog.locator("input").input_value()
    assert "/#device=" in link
    hers = phone.page
    hers.goto(link)
    hers.get_by_test_id("device-add").click()
    expect(hers.get_by_test_id("my-name")).to_contain_text("Fenna")
    assert "device" not in hers.url
    hers.wait_for_function("!history.state?.sheets")  # closing the dialog goes back in the history
    hers.goto(f"{phone.url}/table/{table}")
    hers.locator(MINE).wait_for()
    page.goto(f"{fenna.url}/table/{table}")  # both are there
    page.locator(MINE).wait_for()


def test_an_access_that_the_server_does_not_know_is_kept(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    before = token_of(page)
    refused = json.dumps({"rule": "token", "message": "a valid token is needed"})
    page.route("**/api/tables/mine*", lambda route: route.fulfill(status=401, body=refused))
    note = page.get_by_test_id("unknown-guest")
    expect(note).to_contain_text("Juno")
    assert token_of(page) == before
    page.unroute("**/api/tables/mine*")
    page.get_by_test_id("try-again").click()
    expect(note).to_have_count(0)
    page.route("**/api/tables/mine*", lambda route: route.fulfill(status=401, body=refused))
    page.get_by_test_id("be-new").click()
    page.unroute("**/api/tables/mine*")
    page.wait_for_function(f"() => !localStorage.getItem('novatable.guest').includes('{before}')")
    page.get_by_test_id("my-name").click()
    page.get_by_test_id("be-Juno").click()
    assert token_of(page) == before

"""Somebody opens the link that a friend has sent."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet, Person
from tools.stage import House


def gathering(person: Person, **config: Any) -> tuple[House, str, dict[str, Any]]:
    """A table that Ola has opened for three, with a computer player, and Ola."""
    house = House(person.url)
    ola = house.guest("Ola")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "computer", "level": "cadet"}]
    opened = house.ask("POST", "/api/tables", {"game": "novaraiders", "seats": seats, **config}, ola["token"])
    return house, opened["table"]["id"], ola


def link(house: House, table: str, ola: dict[str, Any]) -> str:
    path: str = house.ask("POST", f"/api/tables/{table}/links", {"purpose": "join"}, ola["token"])["path"]
    return path


def test_an_invitation_says_what_it_is_for_and_one_sits_down_by_a_name(meet: Meet) -> None:
    mia = meet()
    house, table, ola = gathering(mia, name="Friday crew")
    made: list[str] = []
    mia.page.on(
        "request", lambda asked: made.append(asked.url) if asked.url.endswith("/api/people") else None
    )
    page = mia.opens(link(house, table, ola))
    card = page.get_by_test_id("invitation")
    for said in ("Ola invites you to play Nova-Raiders", "3 players", "60 minutes", "Friday crew"):
        expect(card).to_contain_text(said)
    expect(page.get_by_test_id("invitation-players").locator("li")).to_have_count(3)
    assert page.evaluate("localStorage.getItem('novatable.guest')") is None  # who only looks is nobody
    assert made == []
    expect(page.get_by_test_id("sit-down")).to_be_disabled()
    page.get_by_test_id("name-field").fill("Mia")
    page.get_by_test_id("name-field").press("Enter")
    expect(page.get_by_test_id("seat-1")).to_contain_text("Mia")
    page.wait_for_url(f"**/table/{table}")  # the secret is no longer in the address


def test_whoever_opens_a_table_says_a_name_first(meet: Meet) -> None:
    page = meet().opens("/new/novaraiders")
    page.get_by_test_id("name-field").fill("Ola")
    expect(page.get_by_test_id("table-name")).to_have_attribute("placeholder", "Ola’s table")
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("waiting").get_by_test_id("seat-0")).to_contain_text("Ola")


def test_an_invitation_followed_again_leads_to_ones_seat(meet: Meet) -> None:
    mia = meet("Mia")
    house, table, ola = gathering(mia)
    path = link(house, table, ola)
    page = mia.opens(path)
    expect(page.get_by_test_id("name-field")).to_have_value("Mia")
    page.get_by_test_id("sit-down").click()
    page.get_by_test_id("waiting").wait_for()
    page.goto(mia.url)
    page.goto(mia.url + path)
    page.get_by_test_id("waiting").wait_for()


def test_an_invitation_that_is_too_late_says_so(meet: Meet) -> None:
    mia = meet()
    house, table, ola = gathering(mia)
    path = link(house, table, ola)
    house.ask(
        "POST", f"/api/tables/{table}/join", {"secret": path.split("=")[1]}, house.guest("Kit")["token"]
    )
    page = mia.opens(path)
    expect(page.get_by_test_id("invitation")).to_contain_text("All seats are taken")
    expect(page.get_by_test_id("sit-down")).to_have_count(0)
    link(house, table, ola)  # another one, which ends the first
    page.reload()
    page.get_by_test_id("invitation-refused").wait_for()

"""Three people, three browsers: offers, counter-offers, a withdrawal, an open call, a lost network."""

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, WebSocket, expect

from tests.browser.conftest import Meet, Person
from tests.browser.hands import until
from tests.server.processes import ServerProcess
from tools.stage import House, Scene

OPENING = Scene("afternova", 3, 2, 0, lambda _game: True, (("first", 0),))
"""Lockjaw lies at the left: Mia can bring its three engineering icons, Tom its one security icon."""
MIA_BRINGS, TOM_BRINGS = 1, 2
"""The skills."""
FIRST, COUNTER = 1, 2
"""The numbers of the offers."""


def three_at_a_table(meet: Meet, **settings: Any) -> tuple[Person, Person, Person, str]:
    """Juno's table, with Mia and Tom in their seats by links that Juno gave them."""
    juno, mia, tom = [meet(name, **settings) for name in ("Juno", "Mia", "Tom")]
    house = House(juno.url)
    guest = json.loads(_kept(juno))
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = house.set_up(OPENING, guest, seats)
    for seat, person in ((1, mia), (2, tom)):
        link = house.ask(
            "POST", f"/api/tables/{table}/links", {"purpose": "seat", "seat": seat}, guest["token"]
        )
        page = person.opens(link["path"])
        page.get_by_test_id("sit-down").click()
        page.wait_for_url(f"**/table/{table}")
        page.get_by_test_id("hand").wait_for()
    # Only what happens after one has come is told as news.
    juno.opens(f"/table/{table}").get_by_test_id("hand").wait_for()
    return juno, mia, tom, table


def _kept(person: Person) -> str:
    page = person.opens("/")
    kept: str = page.evaluate("localStorage.getItem('novatable.guest')")
    return kept


def offer(page: Page) -> None:
    """Juno asks Mia and Tom for everything, and offers Mia all Fragments for it."""
    page.get_by_test_id("planet-0").click()
    for skill in (MIA_BRINGS, TOM_BRINGS):
        empty(page, f"less-0-{skill}")
    page.get_by_test_id("bring-1").click()
    empty(page, f"less-1-{TOM_BRINGS}")
    page.get_by_test_id("bring-2").click()
    for gem in range(3):
        give(page, gem, 1)
    expect(page.get_by_test_id("deal-live")).to_contain_text("Nothing is missing")
    page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
    see_offers(page)
    page.get_by_test_id(f"offer-{FIRST}").wait_for()


def empty(page: Page, stepper: str) -> None:
    """Press it as long as it can be; the last answer may come while it is being pressed again."""
    button = page.get_by_test_id(stepper)
    while button.is_enabled():
        with suppress(Error):
            button.click(timeout=2_000)


def give(page: Page, gem: int, seat: int) -> None:
    page.get_by_test_id(f"gem-{gem}").click()
    page.get_by_test_id(f"goes-to-{seat}").click()


def see_offers(page: Page) -> None:
    page.get_by_test_id("open-offers").wait_for()
    if not page.get_by_test_id("deal-table").is_visible():
        page.get_by_test_id("open-offers").click()


def agree(page: Page, number: int) -> None:
    see_offers(page)
    page.get_by_test_id(f"offer-{number}-agree").click()
    page.locator("[data-testid=agree-go][aria-disabled=false]").click()


def state(page: Page, number: int, seat: int, is_now: str) -> None:
    expect(page.get_by_test_id(f"offer-{number}-state-{seat}")).to_have_attribute("data-state", is_now)


def test_an_offer_a_counter_offer_and_a_withdrawal(meet: Meet, site: ServerProcess) -> None:
    juno, mia, tom, _ = three_at_a_table(meet)
    offer(juno.page)
    agree(tom.page, FIRST)
    state(juno.page, FIRST, 2, "agreed")

    # Mia would be glad with two of the three.
    see_offers(mia.page)
    mia.page.get_by_test_id(f"offer-{FIRST}-counter").click()
    give(mia.page, 0, 0)
    mia.page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
    juno.page.get_by_test_id(f"offer-{COUNTER}").wait_for()

    # Juno's page is reloaded, and the network goes: everything is as it was.
    juno.page.reload()
    see_offers(juno.page)
    state(juno.page, FIRST, 2, "agreed")
    site.stop()
    for person in (juno, mia, tom):
        expect(person.page.get_by_test_id("connection")).to_have_attribute("data-state", "lost")
    site.start()
    for person in (juno, mia, tom):
        expect(person.page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
    state(juno.page, COUNTER, 2, "asked")

    juno.page.get_by_test_id(f"offer-{FIRST}-withdraw").click()
    expect(tom.page.get_by_test_id(f"offer-{FIRST}-withdraw")).to_have_count(0)
    agree(juno.page, COUNTER)
    agree(tom.page, COUNTER)

    # The deal is carried out, on Mia's terms.
    expect(mia.page.get_by_test_id("mine")).to_contain_text("2 of 4")
    expect(juno.page.get_by_test_id("mine")).to_contain_text("1 of 4")
    expect(tom.page.get_by_test_id("mine")).to_contain_text("0 of 4")


def test_an_4_8_an_open_call_and_a_choice_among_its_takers(meet: Meet) -> None:
    juno, mia, tom, _ = three_at_a_table(meet)
    call, of_mia, of_tom = 1, 2, 3
    juno.page.get_by_test_id("planet-0").click()
    expect(juno.page.get_by_test_id("proposals-left")).to_contain_text("6 proposals left")
    juno.page.get_by_test_id("deal-ask-everyone").click()
    juno.page.get_by_test_id(f"offer-{call}").wait_for()
    for seat in (1, 2):
        state(juno.page, call, seat, "asked")
    expect(juno.page.get_by_test_id("proposals-left")).to_contain_text("5 proposals left")

    # Mia takes it as it is; Tom wants one Fragment more.
    for person, number in ((mia, of_mia), (tom, of_tom)):
        page = person.page
        see_offers(page)
        page.get_by_test_id(f"offer-{call}-answer").click()
        if person is tom:
            page.locator("[data-testid^=gem-][aria-label*='goes to Juno']").first.click()
            page.get_by_test_id("goes-to-2").click()
        page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
        juno.page.get_by_test_id(f"offer-{number}").wait_for()
    for seat in (1, 2):
        state(juno.page, call, seat, "offers")
    expect(mia.page.get_by_test_id("proposals-left")).to_contain_text("2 proposals left")

    agree(juno.page, of_mia)
    expect(juno.page.get_by_test_id("opponent-1")).to_contain_text("1/4")

    # The ledger keeps it: Mia has helped Juno once.
    juno.page.get_by_test_id("opponent-1").get_by_role("button").click()
    expect(juno.page.get_by_test_id("ledger")).to_contain_text("Lockjaw")
    expect(juno.page.locator("dialog")).to_contain_text("1 deal, 1 Fragment")


def test_a_spectator_sees_no_secrets_in_any_frame(meet: Meet) -> None:
    juno, _, tom, table = three_at_a_table(meet)
    house = House(juno.url)
    token = json.loads(juno.page.evaluate("localStorage.getItem('novatable.guest')"))["token"]
    link = house.ask("POST", f"/api/tables/{table}/links", {"purpose": "watch"}, token)
    watcher = meet("Wanda")
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: frames.append(str(told)))

    watcher.page.on("websocket", listen)
    page = watcher.opens(link["path"])
    page.get_by_test_id("afternova-table").wait_for()
    offer(juno.page)
    agree(tom.page, FIRST)
    juno.page.get_by_test_id(f"offer-{FIRST}-withdraw").click()
    until(page, lambda: sum('"withdrawn"' in frame for frame in frames) > 0, "the withdrawal is seen")
    told = [json.loads(frame) for frame in frames]
    looks = [look for message in told for look in _looks(message)]
    assert looks
    for look in looks:
        view = look["view"]
        assert (look["seat"], look.get("legal")) == (None, None)
        assert (view["seat"], view["seed"], view["hand"]) == (None, None, [])
        assert all(player["starship"] is None and player["known"] == [] for player in view["players"])
        assert all(each["mine"] is None for each in view["offers"])
    expect(page.locator("[data-testid^=hand-]")).to_have_count(0)
    assert "spectators can only watch" not in "".join(frames)


def _looks(message: dict[str, Any]) -> list[dict[str, Any]]:
    faces = [face["look"] for face in message.get("faces", []) if face.get("look")]
    return [*message.get("looks", []), *faces]

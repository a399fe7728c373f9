"""Moves of Nova-Raiders made on the board: by mouse, by keyboard alone, by touch on a phone."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from novatable.novaraiders.game import NovaRaiders
from tests.browser.conftest import Meet, violations
from tests.browser.novaraiders_tables import choose_a_place, mid_turn
from tests.builders.novaraiders import HRL, arrange, basic, gate, hrl_turned_up, new, space, special
from tools.stage import House

PHONE = (390, 844)
ORBIT_3 = basic("orbit 3", "jump")
HIJACK = basic("orbit 2", "hijack")
UNLOAD = basic("orbit 1", "unload")
UPGRADE = basic("orbit 1", "upgrade")


def at_table(meet: Meet, game: NovaRaiders, size: tuple[int, int] = (1440, 900)) -> Page:
    """The position as a table of the page's own, with seat 0; nobody sits on the others and moves on."""
    juno = meet(size=size)
    house = House(juno.url)
    guest = house.guest("Juno")
    juno.context.add_init_script(f"localStorage.setItem('novatable.guest', {json.dumps(json.dumps(guest))})")
    others = [{"who": "open"}] * (len(game.state.players) - 1)
    body = {"record": game.record(), "seats": [{"who": "me"}, *others]}
    table = house.ask("POST", "/api/tables/import", body, guest["token"])["table"]["id"]
    page = juno.opens(f"/table/{table}")
    ready(page)
    return page


def ready(page: Page) -> None:
    """What was done has been shown, and something can be done."""
    page.locator("[data-testid=table][data-mine=true]").wait_for()


def click(page: Page, at: int, touch: bool = False) -> None:
    """On the space itself: its middle may lie under a ship, which lets clicks through.

    On a phone the board may still be gliding to where the choices are.
    """
    press = page.touchscreen.tap if touch else page.mouse.click
    press(*middle(page, at))


def middle(page: Page, at: int) -> tuple[float, float]:
    """Of a space, once the board lies still."""
    place = page.locator(f"[data-space='{at}']")
    box, before = place.bounding_box(), None
    while box is None or box != before:
        page.wait_for_timeout(150)
        box, before = place.bounding_box(), box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ship(page: Page, seat: int, at: int | str) -> None:
    expect(page.locator(f"[data-ship='{seat}'][data-at='{at}']").first).to_be_attached()


def to(page: Page, selector: str) -> None:
    """Press Tab until it has the focus."""
    for _ in range(120):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_nr_3_5_a_missing_link_and_its_action_are_one_step(meet: Meet) -> None:
    scout, goal = space(4, 0, 4), space(4, 0, 1)
    game = arrange(
        new(),
        ships={0: {scout: "YB"}},
        piles={goal: "R"},
        hands={0: [UPGRADE, ORBIT_3, HIJACK, UNLOAD]},
        time=1,
    )
    game.play(0, {"type": "upgrade", "card": UPGRADE, "take": game.view(0).academy[0]})
    page = at_table(meet, game)
    page.get_by_test_id(f"card-{ORBIT_3}-orbit").click()
    expect(page.get_by_test_id(f"row-{HIJACK}")).to_be_visible()  # the link that is proposed
    page.get_by_test_id(f"card-{UNLOAD}-chain").click()  # another one instead
    click(page, goal)
    expect(page.locator(f"[data-ghost='{goal}']")).to_be_attached()
    page.get_by_test_id("confirm").click()
    ship(page, 0, goal)
    row = page.locator("[data-testid^=row-]")
    ids = row.evaluate_all("each => each.map(card => card.dataset.testid)")
    assert ids == [f"row-{UPGRADE}", f"row-{UNLOAD}", f"row-{ORBIT_3}"]
    expect(page.locator("[data-testid=prompt]:not(.resting)")).to_have_count(1)
    page.get_by_test_id("undo-step").click()
    expect(page.get_by_test_id("undo-dialog")).to_have_attribute("data-actions", "1")  # all of it is one step
    page.get_by_test_id("undo-go").click()
    expect(row).to_have_count(1)
    ship(page, 0, scout)


def test_nr_3_5_a_card_put_up_as_a_chain_is_the_link_of_what_is_chosen_next(meet: Meet) -> None:
    page = at_table(meet, mid_turn(3), (1366, 640))
    links = page.locator("[data-testid=hand] [data-use=chain]")
    for link in (UNLOAD, HIJACK):  # whichever would be proposed
        edge = page.get_by_test_id(f"card-{link}-chain")
        edge.click()
        expect(edge).to_have_attribute("aria-pressed", "true")
        assert violations(page, "color-contrast") == []  # with the pointer still on it
        page.get_by_test_id(f"card-{ORBIT_3}-orbit").click()
        expect(page.get_by_test_id(f"row-{link}")).to_be_visible()
        expect(links.and_(page.locator("[aria-pressed=true]"))).to_have_count(1)
        page.get_by_test_id("cancel").click()


@pytest.mark.parametrize("size", [(1366, 640), PHONE, (844, 390)])
def test_every_card_of_the_hand_says_where_its_chain_is(meet: Meet, size: tuple[int, int]) -> None:
    page = at_table(meet, mid_turn(3), size)
    words = page.locator("[data-testid=hand] [data-use=chain]").get_by_text("Chain", exact=True)
    expect(words.locator("visible=true")).to_have_count(5)


def test_nothing_to_pick_up_is_said_too(meet: Meet) -> None:
    page = at_table(meet, mid_turn(3), (1366, 640))
    page.get_by_test_id("launch").click()
    click(page, gate(4, 0))
    expect(page.get_by_test_id("outlook")).to_have_text("Lands here: nothing to pick up")


def test_what_is_mine_is_called_mine(meet: Meet) -> None:
    """Whoever never chose a name does not know the one that others see."""
    page = at_table(meet, mid_turn(3), (1366, 640))
    corner = page.get_by_test_id("me")
    for said in ("You", "in Bays"):
        wide = corner.get_by_text(said, exact=True).evaluate("each => each.getBoundingClientRect().width")
        assert wide > 10, said
    assert corner.locator(".piles > span").locator("visible=true").count() == 2
    expect(page.locator(f"[data-space='{space(3, 0, 1)}']")).to_have_attribute(
        "aria-label", re.compile("your ship")
    )
    page.locator(f"[data-space='{gate(4, 0)}']").focus()
    page.keyboard.press("z")
    expect(page.get_by_test_id("zoom")).to_contain_text("Your own Gate")


def test_nr_5_3_a_hijack_shows_what_comes_of_it_and_what_stays_behind(meet: Meet) -> None:
    pusher, victim, lands = space(4, 0, 1), space(4, 0, 2), gate(4, 1)
    ships = {0: {pusher: "YB"}, 1: {victim: "RBY"}}
    game = arrange(new(), ships=ships, piles={}, hands={0: [HIJACK, UNLOAD]}, time=1)
    page = at_table(meet, game)
    page.get_by_test_id(f"card-{HIJACK}-hijack").click()
    expect(page.locator(f"[data-ghost='{lands}']")).to_be_attached()
    expect(page.get_by_test_id("outlook")).to_contain_text("pushed 3")
    page.get_by_test_id("leave-shards").click()
    page.get_by_test_id("leave-count").press("ArrowRight")
    page.get_by_test_id("leave-confirm").click()
    ship(page, 0, victim)
    ship(page, 1, lands)
    expect(page.locator(f"[data-pile='{pusher}']")).to_be_attached()
    line = page.locator("[data-testid=table] li button", has_text="You move a ship")
    line.hover()
    expect(page.locator("[data-pointed]")).to_have_count(2)
    line.click()
    expect(page.get_by_test_id("moment-bar")).to_be_visible()


def test_nr_7_13_a_breach_is_steered_by_the_keyboard_alone(meet: Meet) -> None:
    card = special("breach", "red")
    start, goal = gate(4, 0), gate(4, 1)
    ships = {0: {start: "Y", gate(2, 0): ""}, 1: {goal: "R"}}
    game = arrange(new(), ships=ships, piles={}, bays={0: ["R"]}, hands={0: [card, UNLOAD]}, time=1)
    page = at_table(meet, game)
    to(page, f"[data-testid=card-{card}-breach]")
    page.keyboard.press("Enter")
    for at in (start, goal):
        to(page, f"[data-space='{at}']")
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("push-counter_clockwise")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Enter")
    ship(page, 0, goal)
    ship(page, 1, space(4, 0, 3))


def test_nr_7_9_a_ship_that_is_rammed_falls_into_the_star(meet: Meet) -> None:
    card = special("gate_ram")
    ships = {0: {gate(3, 0): "Y"}, 1: {gate(2, 0): "RB"}, 2: {gate(1, 0): "Y"}}
    game = arrange(new(), ships=ships, piles={}, bays={0: ["R"]}, hands={0: [card, UNLOAD]}, time=1)
    page = at_table(meet, game)
    page.get_by_test_id(f"card-{card}-gate_ram").click()
    expect(page.get_by_test_id("outlook")).to_contain_text("falls into the Star")
    page.get_by_test_id("confirm").click()
    ship(page, 1, gate(1, 0))
    expect(page.locator("[data-ship='2']")).to_have_count(2)


def test_nr_5_1_unloading_tells_the_points_of_each_bay(meet: Meet) -> None:
    game = arrange(
        new(),
        ships={0: {gate(4, 0): "BY"}, 1: {space(1, 0, 1): "R"}},
        piles={},
        bays={0: ["R", "RB"]},
        hands={0: [UNLOAD, ORBIT_3]},
        time=3,
    )
    page = at_table(meet, game, PHONE)
    page.get_by_test_id(f"card-{UNLOAD}-unload").tap()
    page.get_by_test_id("confirm").tap()
    panel = page.get_by_test_id("unload-panel")
    expect(panel.get_by_test_id("bay-0")).to_contain_text("+4")
    expect(panel.get_by_test_id("bay-1")).to_contain_text("+5")
    expect(panel).to_contain_text("swallows ring 1 with 1 ship")
    ready(page)
    panel.get_by_test_id("bay-1").tap()
    panel.get_by_test_id("bay-1").tap()
    expect(page.locator("#unload-title")).to_contain_text("black")
    page.keyboard.press("1")  # perhaps before the first has arrived: it is done then
    expect(page.get_by_test_id("score")).to_have_text("15")
    expect(page.locator(f"[data-space='{space(1, 0, 1)}']")).to_have_count(0)  # covered


def test_nr_6_2_a_shard_is_placed_in_the_turn_of_another_by_touch(meet: Meet) -> None:
    game = arrange(
        new(),
        ships={1: {gate(4, 1): "R"}},
        piles={},
        hands={1: [UNLOAD]},
        time=2,
        active=1,
    )
    game.play(1, {"type": "unload", "card": UNLOAD, "ship": gate(4, 1)})
    while game.waiting_for() != (0,):
        (seat,) = game.waiting_for()
        game.play(seat, game.legal(seat)[0])
    page = at_table(meet, game, PHONE)
    goal = space(4, 0, 2)
    click(page, goal)
    page.get_by_test_id("confirm").tap()
    expect(page.locator(f"[data-pile='{goal}']")).to_be_attached()


def test_nr_8_6_who_ended_the_turn_decides_for_hrl(meet: Meet) -> None:
    victim = space(2, 1, 1)
    ships = {1: {victim: "RB"}, HRL: {gate(1, 2): "", space(2, 2, 1): "Y", space(3, 2, 1): ""}}
    page = at_table(meet, hrl_turned_up("Hijack brown", ships), PHONE)
    page.get_by_test_id("hrl-A").tap()
    expect(page.locator("[data-ghost]")).to_have_count(2)
    ready(page)
    page.get_by_test_id("hrl-panel").get_by_test_id("confirm").tap()
    ship(page, HRL, victim)


def test_the_first_tap_on_a_space_chooses_it(meet: Meet) -> None:
    """A finger does not hover, and the board does not glide away from under it."""
    scout = space(4, 0, 4)
    game = arrange(new(), ships={0: {scout: "YB"}}, piles={}, hands={0: [ORBIT_3, UNLOAD]}, time=1)
    page = at_table(meet, game, PHONE)
    page.get_by_test_id(f"card-{ORBIT_3}-orbit").tap()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    goal = space(4, 0, 1)
    click(page, goal, touch=True)
    expect(page.locator(f"[data-ghost='{goal}']")).to_be_attached()
    page.locator("[data-testid=confirm][aria-disabled=false]").tap()
    ship(page, 0, goal)


def test_nr_5_5_a_special_card_is_taken_in_the_drawer_that_lies_over_the_prompt(meet: Meet) -> None:
    game = arrange(new(), ships={}, piles={}, hands={0: [UPGRADE, UNLOAD]}, time=1)
    wanted = game.view(0).academy[1]
    page = at_table(meet, game, PHONE)
    page.get_by_test_id(f"card-{UPGRADE}-upgrade").tap()
    confirm = page.get_by_test_id("take-confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id(f"take-{wanted}").tap()
    expect(confirm).to_have_attribute("aria-disabled", "false")
    confirm.tap()
    expect(page.locator(f"[data-testid=hand] [data-testid^=card-{wanted}-]").first).to_be_attached()


def test_a_long_press_on_a_gate_tells_of_it_even_while_a_place_is_chosen(meet: Meet) -> None:
    page = at_table(meet, mid_turn(3), PHONE)
    choose_a_place(page)
    page.get_by_test_id("overview").tap()
    x, y = middle(page, gate(4, 0))
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("[data-testid=zoom][data-pinned=true]")).to_contain_text("Gate")
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("cancel")).to_be_attached()  # a look is no move

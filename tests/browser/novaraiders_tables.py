"""Tables of Nova-Raiders with much on them, for the windows they are looked at through."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import HRL, arrange, basic, gate, hrl_turned_up, new, space, special

ORBIT_3 = basic("orbit 3", "jump")
HIJACK = basic("orbit 2", "hijack")
UNLOAD = basic("orbit 1", "unload")
UPGRADE = basic("orbit 1", "upgrade")


class Position(NamedTuple):
    """A position that was set up, as a record to be imported."""

    players: int
    make: Callable[[], NovaRaiders]

    def record(self) -> str:
        return self.make().record()


def mid_turn(players: int) -> NovaRaiders:
    """Seat 0 has a full hand, has taken a Special card and needs a link for the next one."""

    def at(ring: int, base: int, step: int) -> int:
        return space(ring, base, step, players)

    game = new(players, directives=True)
    for seat in range(players):
        game.play(seat, game.legal(seat)[0])
    third = {at(1, 2, 0): "", at(2, 2, 1): "Y", at(3, 2, 1): ""} if players == 2 else {at(3, 2, 1): "Y"}
    game = arrange(
        game,
        ships={
            0: {at(4, 0, 4): "YB", at(3, 0, 1): ""},
            1: {at(4, 0, 2): "YB", at(5, 1, 2): "B"},
            2: third,
        },
        piles={},
        bays={0: ["RBY", "RB", "Y"], 1: ["B", "Y", ""]},
        hands={0: [UPGRADE, ORBIT_3, HIJACK, UNLOAD, special("tractor_beam")]},
        time=3,
        active=0,
    )
    game.play(0, {"type": "upgrade", "card": UPGRADE, "take": game.view(0).academy[0]})
    return game


def unloading() -> NovaRaiders:
    """Seat 0 says which Shards of its ship go into which Cargo Bay."""
    game = arrange(
        new(),
        ships={0: {gate(4, 0): "BYR"}, 1: {space(1, 0, 1): "R"}},
        piles={},
        bays={0: ["RBY", "B", "Y"]},
        hands={0: [UNLOAD, ORBIT_3, HIJACK, UPGRADE]},
        time=3,
    )
    game.play(0, {"type": "unload", "card": UNLOAD, "ship": gate(4, 0)})
    return game


def directives() -> NovaRaiders:
    """Everybody keeps one of two Directives."""
    return new(3, directives=True)


def first_turn() -> NovaRaiders:
    """Seat 0 begins."""
    return new(4)


def hijacking() -> NovaRaiders:
    """Seat 0 can hijack with a ship that carries Shards."""
    return arrange(
        new(),
        ships={0: {space(4, 0, 1): "YBRY"}, 1: {space(4, 0, 2): "RBY"}},
        piles={},
        bays={0: ["RBY", "B", "Y"]},
        hands={0: [HIJACK, UNLOAD, ORBIT_3, UPGRADE]},
        time=3,
    )


def hrl() -> NovaRaiders:
    """Seat 0 decides which ship H.R.L. hijacks."""
    victims = {space(2, 1, 1): "RB", space(3, 1, 2): "Y"}
    return hrl_turned_up(
        "Hijack brown", {1: victims, HRL: {gate(1, 2): "", space(2, 2, 1): "Y", space(3, 2, 1): ""}}
    )


def hijack(page: Page) -> None:
    page.get_by_test_id(f"card-{HIJACK}-hijack").click()
    page.get_by_test_id("outlook").wait_for()
    page.mouse.move(2, 2)


def leave_behind(page: Page) -> None:
    hijack(page)
    page.get_by_test_id("leave-shards").click()
    page.get_by_test_id("leave-panel").wait_for()
    page.mouse.move(2, 2)


def choose_a_place(page: Page) -> None:
    page.get_by_test_id(f"card-{ORBIT_3}-orbit").click()
    page.get_by_test_id("cancel").wait_for()
    page.mouse.move(2, 2)  # so that the card does not tell about itself

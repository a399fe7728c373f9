"""No observation and no mask tells a secret: worlds that differ in secrets only look the same to a viewer."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from novatable.learn.stepped import SteppedGame
from tests.conftest import Work
from tests.leaks.games import SECRETS
from tests.leaks.planted import Leaky
from tests.leaks.worlds import Leak, Pair, pairs
from tests.learn.sizes import any_step
from tests.properties.games import GAMES, Subject, table_name

STEPS = 40
"""The most steps of one decision that are compared."""
PLANTED = {
    "afternova": ("HandsInTheView", "PawsCountedInTheView", "NextCardInTheView"),
    "novaraiders": ("NextCardInTheView", "SpecialsCountedAsSeen", "ListDependsOnOthers"),
}
"""Leaks into what learners are shown; events and refusals are not shown to them."""


def compare(one: Any, other: Any, seat: int, rng: Random) -> int:
    """Look at both worlds from a seat, and make a decision there in the same steps; how many were taken."""
    tables = SteppedGame(one), SteppedGame(other)
    deciding = [table.deciding() for table in tables]
    if deciding[0] != deciding[1]:
        raise Leak(f"who decides: {deciding}")
    # An open call may be answered by those that the game does not wait for.
    decides = seat in deciding[0] or bool(tables[0].view(seat).open_calls())
    for steps in range(STEPS):
        seen = [table.observe(seat, decides) for table in tables]
        for part in ("observation", "action_mask"):
            entries = np.flatnonzero(seen[0][part] != seen[1][part])
            if len(entries):
                codec = tables[0].codec
                names = codec.legend if part == "observation" else codec.actions
                raise Leak(f"{part} after {steps} steps: {[names[entry] for entry in entries[:5]]}")
        if not decides:
            return steps
        step = any_step(seen[0]["action_mask"], rng)
        completed = [table.codec.wait == step or _completes(table, seat, step) for table in tables]
        if completed[0] != completed[1]:
            raise Leak(f"one world completes with {tables[0].named(step)}, the other does not")
        if completed[0]:
            return steps
    return STEPS


def _completes(table: SteppedGame, seat: int, step: int) -> bool:
    """Take a step without anything happening in the game."""
    table.play = lambda _seat, _action: []
    return table.step(seat, step)


def seats(pair: Pair) -> list[int]:
    return [pair.viewer] if pair.viewer is not None and pair.viewer < pair.one.setup.players else []


@pytest.mark.parametrize("subject", GAMES, ids=table_name)
def test_worlds_that_differ_in_secrets_look_the_same(subject: Subject, work: Work) -> None:
    rng = Random(41)
    compared = 0
    for table in subject.tables:
        for pair in islice(pairs(subject, SECRETS[subject.name], table, seed=41), work.amount(12, 400)):
            for seat in seats(pair):
                compared += compare(pair.one, pair.other, seat, rng)
    assert compared > 20
    work.did(compared, "steps of learners in pairs of worlds")


@pytest.mark.parametrize(
    ("subject", "name"), [(game, name) for game in GAMES for name in PLANTED[game.name]], ids=table_name
)
def test_a_planted_leak_is_found(subject: Subject, name: str) -> None:
    plant: type[Leaky] = SECRETS[subject.name].plants[name]
    rng = Random(43)
    source = pairs(subject, SECRETS[subject.name], {"players": 3, **plant.table}, seed=43)
    with pytest.raises(Leak):
        search(plant, islice(source, 400), rng)


def search(plant: type[Leaky], worlds: Iterator[Pair], rng: Random) -> None:
    for pair in worlds:
        for seat in seats(pair):
            compare(plant(pair.one), plant(pair.other), seat, rng)

"""The leak tests find leaks: each one planted on purpose is caught by the very same comparison."""

from random import Random

import pytest

from tests.leaks.games import SECRETS
from tests.leaks.planted import Leaky
from tests.leaks.worlds import Leak, look_for_leaks, pairs
from tests.properties.games import GAMES, Subject, table_name

PLANTED = [(subject, name) for subject in GAMES for name in SECRETS[subject.name].plants]
PAIRS = 250
"""Pairs per table after which a leak counts as missed."""


@pytest.mark.parametrize(("subject", "name"), PLANTED, ids=table_name)
def test_a_planted_leak_is_found(subject: Subject, name: str) -> None:
    with pytest.raises(Leak):
        search(subject, SECRETS[subject.name].plants[name], PAIRS)


@pytest.mark.parametrize("subject", GAMES, ids=table_name)
def test_nothing_is_found_where_nothing_was_planted(subject: Subject) -> None:
    search(subject, Leaky, 20)


def search(subject: Subject, plant: type[Leaky], amount: int) -> None:
    """Pairs of each table in turn at which the leak can show."""
    rng = Random(31)
    tables = [table for table in subject.tables if plant.table.items() <= table.items()]
    sources = [pairs(subject, SECRETS[subject.name], table, seed=31) for table in tables]
    for _ in range(amount):
        for source in sources:
            look_for_leaks(subject, next(source), rng, plant)

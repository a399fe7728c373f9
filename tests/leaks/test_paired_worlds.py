"""Secrets stay secret: a viewer cannot tell worlds apart that differ in what it may not know."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.conftest import Work
from tests.leaks.games import SECRETS
from tests.leaks.worlds import look_for_leaks, pairs
from tests.properties.games import TABLES, Subject, table_name


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_worlds_that_differ_in_secrets_look_the_same(
    subject: Subject, table: dict[str, Any], work: Work
) -> None:
    rng = Random(21)
    for pair in islice(pairs(subject, SECRETS[subject.name], table, seed=21), work.amount(64, 1_250)):
        look_for_leaks(subject, pair, rng, plant=lambda game: game)
        work.did(1, "pairs of worlds")

"""tools/strength.py: results of tournaments become a table and pictures."""

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from novatable.lab.series import Job
from novatable.lab.tournament import tournament
from tools.strength import (
    Results,
    Series,
    Taken,
    added,
    climb,
    ladder,
    pace_of,
    rated,
    read,
    table_of,
    thought,
    timed,
    written,
)

GAME = "novaraiders"
NOTHING = Results([], {})
KNOWN = Results(
    [
        Series(2, 1, ("cadet", "pilot"), Counter({("pilot",): 30, ("cadet",): 10})),
        Series(3, 1, ("cadet", "random", "random"), Counter({("cadet",): 39, ("cadet", "random"): 1})),
    ],
    {"pilot": 0.01, "cadet": 0.001},
)


def test_a_tournament_is_taken_over_once(tmp_path: Path) -> None:
    played = tournament(Job(GAME, 2, ("cadet", "random"), 3, "standard", {}), 6, tmp_path, processes=1)
    results = added(added(NOTHING, tmp_path), tmp_path)
    (series,) = results.series
    assert series.levels == ("cadet", "random")
    assert series.winners.total() == 6
    cadet = next(standing for standing in played.standings if standing.name == "cadet")
    assert sum([count for won, count in series.winners.items() if "cadet" in won]) == cadet.wins.count
    assert len(added(KNOWN, tmp_path).series) == 3


def test_results_are_the_same_when_read_again() -> None:
    assert read(written(KNOWN)) == KNOWN


def test_who_wins_more_has_more_elo() -> None:
    elos = rated(KNOWN, "cadet")
    assert [elo.name for elo in elos] == ["pilot", "cadet", "random"]
    assert elos[1].elo == 1000
    assert elos[0].elo == pytest.approx(1000 + 400 * 0.477, abs=25)  # 10 ** 0.477 = 3, as it won 3 to 1
    assert "| `random` |" in table_of(KNOWN, elos)
    assert table_of(KNOWN, elos).splitlines()[3].endswith("| 80 |")


def test_pictures_are_drawn_from_the_results() -> None:
    elos = rated(KNOWN, "cadet")
    for picture, dots in ((ladder(elos), 3), (climb(elos, KNOWN.seconds), 2)):
        drawn = ElementTree.fromstring(picture)
        assert len(drawn.findall("{*}circle")) == dots
    assert "random" not in climb(elos, KNOWN.seconds)


def test_a_level_is_timed() -> None:
    taken = timed(GAME, "cadet", 2)
    assert len(taken) > 10
    assert all(each.cpu >= 0 and each.clock > 0 for each in taken)


def test_only_what_a_level_thinks_about_counts() -> None:
    quick, slow = Taken(0.0002, 0.01), Taken(0.02, 0.03)
    assert thought([quick, slow, quick]) == [slow]
    assert thought([quick]) == [quick]


def test_how_long_a_level_thinks_is_said_in_a_sentence() -> None:
    taken = [Taken(0.001 * number, 0.002 * number) for number in range(1, 202)]
    assert pace_of("pilot", taken) == (
        "pilot: 201 decisions, ms of CPU 101.0 in the median, 199 in 99 of 100;"
        " by the clock 202.0, 398, at most 402"
    )

"""Simulations: the same whatever the number of processes, fair in seats, right in what they count."""

import msgspec
import pytest

from novatable.afternova.events import Completed, Extracted, Jettisoned, Swept, TurnBegan
from novatable.afternova.terms import BotHelp, Pledge, Share, Transfer
from novatable.core.actions import Event
from novatable.lab import afternova
from novatable.lab.simulate import Simulation, simulate
from novatable.lab.statistics import Counts, measured

SHORT = {"round_limit": 2}


def alike(simulation: Simulation) -> Simulation:
    return msgspec.structs.replace(simulation, seconds=1.0)


def test_the_result_does_not_depend_on_the_processes() -> None:
    games = 13
    done: list[int] = []
    levels = ("cadet", "cadet", "random")
    one = simulate(
        players=3, games=games, with_levels=levels, processes=1, options=SHORT, progress=done.append
    )
    two = simulate(players=3, games=games, with_levels=levels, processes=2, options=SHORT)
    assert alike(one) == alike(two)
    assert sum(done) == games
    other = simulate(players=3, games=games, with_levels=levels, processes=1, options=SHORT, seed=2)
    assert alike(other) != alike(one)


def test_counts_of_a_simulation_add_up() -> None:
    result = simulate(players=4, games=8, with_levels=("cadet", "random", "random", "random"), processes=1)
    assert [(entry.name, entry.seats) for entry in result.levels] == [("cadet", 1), ("random", 3)]
    assert sum(entry.wins.count for entry in result.levels) == result.games == 8
    assert sum(entry.wins.count for entry in result.places) == 8
    assert sum(result.reasons.values()) == 8
    assert result.levels[0].wins.count >= 7
    assert result.levels[0].score.mean > result.levels[1].score.mean
    assert all(entry.wins.count < 7 for entry in result.places), "the cadet changes places"
    assert result.turns.low <= result.turns.median <= result.turns.high
    assert result.measures["Paws per extract"] > 1
    assert 0 <= result.measures["extracts with help"] <= 1
    assert result.games_per_second > 0
    assert msgspec.json.decode(msgspec.json.encode(result), type=Simulation) == result


def test_bot_is_no_player_and_has_no_place() -> None:
    result = simulate(players=2, games=3, processes=1)
    assert [(entry.name, entry.seats) for entry in result.levels] == [("cadet", 2), ("Bot", 1)]
    assert [entry.name for entry in result.places] == ["1", "2"]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"games": 0}, "1 game or more"),
        ({"processes": 0}, "1 process or more"),
        ({"with_levels": ("cadet", "random")}, "one for each of 4 players, not 2"),
        ({"with_levels": ("cadet", "random", "cadet", "king")}, "possible: random, cadet"),
        ({"players": 9}, "2 to 6 players"),
        ({"options": {"edition": "third"}}, '"second" or "first"'),
        ({"game": "chess"}, "possible: afternova"),
    ],
)
def test_what_cannot_be_simulated_is_said(asked: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        simulate(**asked)  # type: ignore[arg-type]


def test_what_is_counted_in_afternova() -> None:
    pledges = (Pledge(0, (1, 2), (), ()), Pledge(1, (3,), (), ()))
    split = (Share(0, (1, 0, 0, 0, 0)),)
    gift = (Transfer(0, 1, (0, 1, 0, 0, 0)),)
    events: list[Event] = [
        TurnBegan(0, 1, 1),
        Extracted(0, 5, 0, 1, pledges, split, gift, None),
        Extracted(0, 5, 0, None, pledges[:1], split, (), None),
        Extracted(0, 5, 0, None, pledges[:1], split, (), BotHelp((1, 0, 0, 0), (2,))),
        Jettisoned(0, (1, 1, 0, 0, 0)),
        Completed(0, 44, (1, 0, 0, 0, 1)),
        Swept(0, "paws", (1, 2), free=False),
        TurnBegan(1, 2, 1),
    ]
    counts: Counts = Counts(games=1)
    afternova.tally(events, counts)
    assert counts["turns"] == 2
    assert measured(afternova.MEASURES, counts) == {
        "deals per game": 1,
        "proposals per game": 0,
        "extracts per game": 3,
        "extracts with help": pytest.approx(2 / 3),
        "Paws per extract": pytest.approx(7 / 3),
        "deals with stored Fragments": 1,
        "Fragments jettisoned per game": 2,
        "sweeps per game": 1,
        "Blueprints completed per game": 1,
    }


def test_a_measure_of_nothing_is_left_out() -> None:
    assert "Paws per extract" not in measured(afternova.MEASURES, Counts(games=1))

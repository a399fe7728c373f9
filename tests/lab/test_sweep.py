"""Sweeps: numbers are found in rules and card sets, games go where they tell most, the best is checked."""

from pathlib import Path

import pytest

from novatable.core.game import Game
from novatable.lab.plan import plan_of
from novatable.lab.rows import Shelf
from novatable.lab.run import Run, processes_of
from novatable.lab.statistics import statistics_of
from novatable.lab.sweep import Goal, games_in, goal_of, sweep, values_of, with_settings
from novatable.lab.toml import toml_of


def test_a_sweep_finds_the_number_and_checks_it_on_fresh_seeds(tmp_path: Path) -> None:
    """Turns are rounds times players: 12 of them are 4 rounds of 3."""
    plan = plan_of("afternova", (3,), ["random"], options={"round_limit": 2})
    vary = {"round_limit": [1, 2, 3, 4, 5]}
    done: list[int] = []
    found = sweep(plan, vary, Goal("turns per game", 12.0), 64, tmp_path, processes_of(1), done.append)
    assert found.ranked[0].settings == {"round_limit": 4}
    assert (found.before.value, found.after.value) == (6, 12)
    assert found.best.options["round_limit"] == 4
    assert Run(tmp_path / "best").plan.seed != plan.seed
    assert sum(done) == games_in(vary, 64)
    played = [len(Shelf(tmp_path / f"{number:03}").table("games").collect()) for number in range(5)]
    assert played[3] == max(played) > min(played), "the best got more games than the worst"
    assert next(each for each in found.check.verdicts if each.measure == "turns per game").word == "more"
    again: list[int] = []
    assert (
        sweep(plan, vary, Goal("turns per game", 12.0), 64, tmp_path, processes_of(1), again.append) == found
    )
    assert again == []


def test_numbers_of_a_card_set_can_be_varied(tmp_path: Path) -> None:
    plan = plan_of("afternova", (3,), ["random"])
    cards = statistics_of("afternova").card_data(plan.cards)
    name = cards["blueprints"][0]["name"]
    changed = with_settings(plan, {f"blueprints/{name}/points": 9, "storage": 5}, tmp_path / "a.toml")
    assert changed.options["storage"] == 5
    assert changed.cards.set is not None
    assert changed.cards.set["blueprints"][0]["points"] == 9
    assert Game.kind("afternova").load_cards(str(tmp_path / "a.toml")) == changed.cards

    raid = plan_of("novaraiders", (3,), ["random"])
    other = with_settings(raid, {"boards/1/rings/4/shards": 1, "hands/first": 4}, tmp_path / "b.toml")
    assert other.cards.set is not None
    assert other.cards.set["boards"][0]["rings"][3]["shards"] == 1
    assert other.cards.set["hands"]["first"] == 4


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"blueprints/No Such Card/points": 3}, "has no blueprints/No Such Card"),
        ({"blueprints/1/name": 3}, "is no number"),
        ({"storage": 99}, "storage"),
    ],
)
def test_what_cannot_be_varied_is_said(settings: dict[str, int], told: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=told):
        with_settings(plan_of("afternova", (3,), ["random"]), settings, tmp_path / "cards.toml")


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_a_card_set_survives_being_written(game: str, tmp_path: Path) -> None:
    used = plan_of(game, (3,), ["random"]).cards
    file = tmp_path / "cards.toml"
    file.write_text(toml_of(statistics_of(game).card_data(used)))
    assert Game.kind(game).load_cards(str(file)).hash == used.hash


def test_ranges_and_goals_as_they_are_typed() -> None:
    assert values_of("storage=3..6") == ("storage", [3, 4, 5, 6])
    assert values_of("a/b/c=2..8/3") == ("a/b/c", [2, 5, 8])
    assert values_of("storage=3,5") == ("storage", [3, 5])
    assert goal_of("turns per game=60", "afternova") == Goal("turns per game", 60.0)
    assert goal_of("max:deals per game", "afternova") == Goal("deals per game", "max")
    assert goal_of("places", "novaraiders") == Goal("places", "min")
    for wrong in ("storage", "storage=a..b", "storage=x"):
        with pytest.raises(ValueError, match="is not NAME="):
            values_of(wrong)
    for goal in ("beauty", "best:turns per game", "turns per game=many"):
        with pytest.raises(ValueError, match="goal"):
            goal_of(goal, "afternova")

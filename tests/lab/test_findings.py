"""Figures from rows with known answers: wins, measures, medians, cards, and their effect on winning."""

from random import Random

import polars as pl
import pytest

from novatable.lab import findings
from novatable.lab.compare import Comparison, _needed, _word, compare
from novatable.lab.effects import FEWEST, effects
from novatable.lab.plan import plan_of
from novatable.lab.rows import Part
from novatable.lab.run import Run, play_run, processes_of
from novatable.lab.statistics import Family, Measure


def seats(games: int, winner: list[int]) -> pl.LazyFrame:
    """Two players; `winner` has the place that won each game."""
    return pl.LazyFrame(
        {
            "game": [game for game in range(games) for _ in range(2)],
            "players": [2] * 2 * games,
            "seat": [0, 1] * games,
            "place": [1, 2] * games,
            "name": ["cadet"] * 2 * games,
            "won": [float(place == won) for won in winner for place in (1, 2)],
        }
    )


def test_wins_by_place_with_wilsons_interval() -> None:
    first, second = findings.wins(seats(10, [1] * 5 + [2] * 5), "place")
    assert (first.name, first.value, first.par, first.games) == ("1", 0.5, 0.5, 10)
    assert (first.low, first.high) == pytest.approx((0.2366, 0.7634), abs=5e-5)
    assert second.name == "2"


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    games = pl.LazyFrame({"turns": [40, 50, 60], "deals": [1, 2, 3], "extracts": [4, 8, 12]})
    turns, ratio = findings.measure(games, [Measure("t", "turns"), Measure("d", "deals", "extracts")])
    assert (turns.value, turns.games) == (50, 3)
    assert turns.high - turns.value == pytest.approx(1.96 * 10 / 3**0.5, abs=0.01)
    assert (ratio.value, ratio.low, ratio.high) == pytest.approx((0.25, 0.25, 0.25)), "the same in every game"
    assert (
        findings.measure(games.with_columns(pl.lit(0).alias("none")), [Measure("n", "turns", "none")]) == []
    )


def test_the_interval_of_a_median_holds_what_it_promises() -> None:
    """Of a hundred samples of a distribution with median 50, about five miss it."""
    rng = Random(3)
    missed = 0
    for _ in range(200):
        values = pl.LazyFrame({"turns": [rng.gauss(50, 10) for _ in range(60)]})
        found = findings.middle(values, "turns")
        assert found.lower <= found.median <= found.upper
        missed += not found.low <= 50 <= found.high
    assert missed <= 18


def chances(effect: float, games: int, rng: Random) -> tuple[pl.LazyFrame, pl.LazyFrame]:
    """Games of two in which rich seats win more and take more; the card itself has this effect on winning."""
    cards, people = [], []
    for game in range(games):
        for seat in (0, 1):
            rich = rng.random() < 0.5
            took = rng.random() < (0.8 if rich else 0.2)
            won = rng.random() < 0.35 + 0.3 * rich + effect * took
            cards.append(("blueprints", "Hold", game, seat, took, 0 if rich else 3, 0, 1))
            people.append((game, seat, 2, seat + 1, "cadet", float(won)))
    card_columns = ["group", "card", "game", "seat", "first_taken", "missing", "ahead", "owned"]
    seat_columns = ["game", "seat", "players", "place", "name", "won"]
    return (
        pl.LazyFrame(cards, schema=card_columns, orient="row"),
        pl.LazyFrame(people, schema=seat_columns, orient="row"),
    )


@pytest.mark.parametrize("true", [0.0, 0.2])
def test_the_effect_of_a_card_is_not_that_of_being_rich(true: float) -> None:
    """Those who took it win far more often either way, because most of them are rich."""
    cards, people = chances(true, 3000, Random(1))
    joined = cards.join(people, on=["game", "seat"]).group_by("first_taken").agg(pl.col("won").mean())
    shares = dict(joined.collect().iter_rows())
    assert shares[True] - shares[False] > true + 0.1
    [found] = effects([Part(cards, people)], "blueprints")
    assert found.value == pytest.approx(true, abs=0.04)
    assert found.low < true < found.high
    assert (found.low > 0) == (true > 0)


def test_with_many_cards_intervals_hold_for_all_of_them() -> None:
    one, people = chances(0.0, 400, Random(2))
    alone = effects([Part(one, people)], "blueprints")[0]
    many = pl.concat([one.with_columns(pl.lit(f"card {n}").alias("card")) for n in range(40)])
    together = effects([Part(many, people)], "blueprints")
    assert len(together) == 40
    wider = (together[0].high - together[0].low) / (alone.high - alone.low)
    assert wider == pytest.approx(3.227 / 1.960, abs=0.01)


def test_cards_without_an_effect_seem_to_have_none() -> None:
    """Also with few games in many strata: of 120 sets of intervals like these, six would err."""
    erred = 0
    for seed in range(8):
        rng = Random(seed)
        sets = [
            (str(card), game, seat, rng.random() < 0.4, rng.randrange(4), rng.randrange(-4, 5))
            for card in range(20)
            for game in range(60)
            for seat in (0, 1)
        ]
        columns = ["card", "game", "seat", "first_taken", "missing", "ahead"]
        cards = pl.LazyFrame(sets, schema=columns, orient="row")
        cards = cards.with_columns(group=pl.lit("blueprints"), owned=pl.lit(1))
        found = effects([Part(cards, seats(60, [rng.choice([1, 2]) for _ in range(60)]))], "blueprints")
        assert len(found) == 20
        erred += any(each.low > 0 or each.high < 0 for each in found)
    assert erred <= 2


def test_nothing_is_said_of_cards_that_are_too_rare() -> None:
    cards, people = chances(0.0, FEWEST // 2, Random(4))
    assert effects([Part(cards, people)], "blueprints") == []


def test_parts_of_the_games_say_the_same_as_all_of_them() -> None:
    cards, people = chances(0.1, 300, Random(5))
    columns = {name: pl.lit(1) for name in ("offered", "used")}
    cards = cards.with_columns(**columns, taken="first_taken", dealt=pl.lit(False), tableau="first_taken")
    cards = cards.with_columns(pl.col("taken").cast(pl.Int32))
    parts = [
        Part(cards.filter(some), people.filter(some)) for some in (pl.col("game") < 90, pl.col("game") >= 90)
    ]
    [whole], [added] = effects([Part(cards, people)], "blueprints"), effects(parts, "blueprints")
    assert added[3:] == pytest.approx(whole[3:])
    assert added[:2] == whole[:2]
    assert findings.cards(parts) == findings.cards([Part(cards, people)])


def test_cards_with_something_in_common_are_also_judged_together() -> None:
    cards = pl.LazyFrame({"group": ["blueprints", "blueprints", "paws"], "card": ["Pantry", "Mast", "Swoop"]})
    found = findings.with_family(cards, Family("blueprints", "upgrades", {"Pantry": "hold"}))
    assert found.collect().rows() == [*cards.collect().rows(), ("upgrades", "hold")]


def test_an_automa_that_wins_is_named_with_its_share() -> None:
    people = pl.LazyFrame({"place": [1, None, None, None], "name": ["cadet", "Bot", "Bot", "H.R.L."]})
    [bot] = findings.automa_wins(people.with_columns(won=pl.Series([1.0, 1.0, 0.0, 0.0])))
    assert (bot.name, bot.value, bot.games) == ("Bot", 0.5, 2)


# ---- comparing


@pytest.mark.parametrize(
    ("value", "half", "worth", "word"),
    [(6, 2, 3, "more"), (-6, 2, 3, "less"), (0.5, 1, 3, "same"), (1, 4, 3, "open"), (2, 3, 1, "open")],
)
def test_verdicts(value: float, half: float, worth: float, word: str) -> None:
    assert _word(value, half, worth) == word


def test_how_many_more_games_would_settle_it() -> None:
    """A difference of 2 +- 4 after 100 games needs four times as many to be seen, and some to be sure."""
    assert 300 < _needed(2, 4, 1, 100) < 1000
    assert _needed(0, 4, 2, 100) < _needed(0, 4, 1, 100)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> list[Run]:
    """The same games with three and with four rounds, and those of another seed."""
    made = []
    for seed, rounds in ((1, 3), (1, 4), (2, 4)):
        folder = tmp_path_factory.mktemp("run")
        plan = plan_of("afternova", (3,), ["random"], seed, options={"round_limit": rounds})
        play_run(plan, 12, folder, processes_of(1))
        made.append(Run(folder))
    return made


def test_runs_on_the_same_seeds_are_compared_game_by_game(runs: list[Run]) -> None:
    found = compare(runs[0], runs[1])
    assert found.matched
    assert found.games == 12
    turns = next(each for each in found.verdicts if each.measure == "turns per game")
    assert (turns.word, turns.first, turns.second) == ("more", 9, 12)
    assert (turns.low, turns.high) == pytest.approx((3, 3)), "always three turns more"
    wins = [each for each in found.verdicts if each.place is not None]
    assert [each.place for each in wins] == [1, 2, 3]
    assert sum(each.value for each in wins) == pytest.approx(0)
    assert all(each.needed > 0 for each in found.verdicts if each.word == "open")
    same = compare(runs[0], runs[0])
    assert {each.word for each in same.verdicts} == {"same"}


def test_runs_on_other_seeds_need_more_games(runs: list[Run]) -> None:
    matched, other = compare(runs[0], runs[1]), compare(runs[0], runs[2])
    assert not other.matched

    def width(found: Comparison) -> float:
        return sum([each.high - each.low for each in found.verdicts])

    assert width(matched) < width(other)


def test_deals_by_who_took_part() -> None:
    """Three Extracts alone and one deal: 2 Paws and 3 Fragments against 1 Paw and 2 Fragments."""
    rows = [(0, 0, False, 3, 3, 3, 0, 0)] * 3 + [(1, 1, False, 5, 2, 3, 1, 2)]
    columns = ["game", "helpers", "automa", "size"]
    columns += ["own_cards", "own_share", "helpers_cards", "helpers_share"]
    table = pl.LazyFrame(rows, schema=columns, orient="row").with_columns(given=pl.lit(0), received=pl.lit(1))
    figures = findings.deals(table)
    found = {kind: {each.name: each.value for each in figures[kind]} for kind in figures}
    assert set(found) == {"alone", "deal"}
    assert found["deal"]["rate"] == 0.25
    assert (found["deal"]["own_yield"], found["deal"]["helpers_yield"]) == (1.5, 2)
    assert (found["deal"]["size"], found["deal"]["received"]) == (5, 1)
    assert "given" not in found["deal"], "nothing of the kind"
    assert found["alone"]["own_yield"] == 1

"""What a review says of whole games: figures that fit together, the same every time, and nothing too soon."""

import json
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from novatable import Game, Impossible
from novatable.afternova.actions import Pass
from novatable.afternova.game import AfterNova
from novatable.players import make
from novatable.players.match import Match
from novatable.review.afternova import AfterNovaJudge
from novatable.review.figures import Sample, figure, graded, total
from novatable.review.judge import QUALITIES, Option, Question, order
from novatable.review.page import page_of
from novatable.review.report import Figure, Part, Review
from novatable.review.reviewing import assemble, part
from novatable.review.trying import decided, tried
from novatable.review.walk import Walk
from tests.cli.test_commands import run

GAMES: dict[str, dict[str, object]] = {"afternova": {"round_limit": 1}, "novaraiders": {}}


@cache
def short_record(game: str) -> str:
    """A short whole game of computer players."""
    made = Game.new(game, players=3, seed=4, **GAMES[game])
    Match(made, [make("cadet", game, seat) for seat in range(3)]).run()
    return made.record()


@cache
def parts_of(game: str) -> list[Part]:
    """Its first three turns, of which AfterNova's has no more: they are reviewed once for all tests."""
    walk = Walk(short_record(game))
    return [part(walk, number, QUALITIES["quick"]) for number in range(3)]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_make_a_whole(game: str) -> None:
    walk = Walk(short_record(game))
    parts = parts_of(game)
    made = assemble(walk, parts[::-1], "quick", 1)
    assert [point.turn for point in made.points] == sorted(point.turn for point in made.points)
    for point in made.points:
        assert sum(chance.value for chance in point.chances) == pytest.approx(1, abs=0.01)
    steps = {step.number: step for turn in walk.turns for step in turn.steps}
    assert made.decisions
    for one in made.decisions:
        assert one.played.actions[0] == steps[one.step].action.to_json()
        assert steps[one.step].seat == one.seat
        assert (one.better is None) == (one.grade == "best")
        for way in (one.better, *one.others):
            assert way is None or steps[one.step].before.check(one.seat, way.actions[0]) is None
    for standing in made.standings:
        outcome = walk.final.outcome()
        assert outcome is not None
        assert standing.score == outcome.scores[standing.seat]
        assert sum(standing.grades.values()) == sum(one.seat == standing.seat for one in made.decisions)


def test_the_same_seed_gives_the_same_review() -> None:
    """And leaves the game that it looks at as it was."""
    walk = Walk(short_record("afternova"))
    positions = [step.before.digest() for turn in walk.turns for step in turn.steps]
    again, other = [part(walk, 1, QUALITIES["quick"], seed) for seed in (1, 2)]
    assert again == parts_of("afternova")[1]
    assert again != other
    assert [step.before.digest() for turn in walk.turns for step in turn.steps] == positions


def test_a_game_that_is_not_over_is_refused() -> None:
    lines = short_record("afternova").splitlines()
    with pytest.raises(Impossible) as refused:
        Walk("\n".join(lines[:5]))
    assert refused.value.refusal.code == "review-not-over"


@pytest.mark.parametrize("game", GAMES)
def test_what_one_wins_by_luck_others_lose(game: str) -> None:
    """Chances are shares of one: what draws bring somebody, they cost the others."""
    luck = parts_of(game)[0].luck
    assert luck is not None
    assert any(chance.value for chance in luck.chances)
    assert sum(chance.value for chance in luck.chances) == pytest.approx(0, abs=1e-3)


# ---- figures


def test_grades_by_loss_and_error() -> None:
    assert graded(Figure(-0.01, 0.05)) == "best"
    assert graded(Figure(0.01, 0.005)) == "good"
    assert graded(Figure(0.01, 0.02)) == "even"
    assert graded(Figure(0.005, 0.01)) == "good"
    assert graded(Figure(0.05, 0.01)) == "slip"
    assert graded(Figure(0.05, 0.06)) == "even"
    assert graded(Figure(0.05, 0.032)) == "even"
    assert graded(Figure(0.05, 0.031)) == "slip"
    assert graded(Figure(0.09, 0.057)) == "even"
    assert graded(Figure(0.09, 0.056)) == "blunder"
    assert graded(Figure(0.2, 0.1)) == "blunder"


@pytest.mark.parametrize("worlds", [5, 40])
def test_intervals_hold_what_they_promise(worlds: int) -> None:
    """Nine of ten intervals contain the true mean, also if there are few values."""
    rng = Random(3)
    inside = 0
    for _ in range(1000):
        found = figure([rng.gauss(0.3, 0.2) for _ in range(worlds)])
        inside += abs(found.value - 0.3) <= found.off
    assert 880 <= inside <= 920
    assert total([Figure(1, 3), Figure(2, 4)]) == Figure(3, 5)


class Dice(AfterNovaJudge):
    """What comes of a choice is thrown; the others are better by so much than the one with an action."""

    def __init__(self, rng: Random, better: float) -> None:
        self.rng = rng
        self.better = better

    def follow(self, _world: AfterNova, _seat: int, option: Option) -> bool:
        self.helped = 0.0 if option.actions else self.better
        return True

    def seen_after(self, _world: AfterNova, _until: int) -> Sample:
        return Sample([self.rng.gauss(0.5 + self.helped, 0.25)], [0.0])


@pytest.mark.parametrize(("better", "least", "most"), [(0.0, 0, 6), (0.2, 195, 200)])
def test_nobody_is_blamed_for_what_chance_did(
    better: float, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a hundred decisions that cost nothing about one is called a mistake; big mistakes nearly all are."""
    game = Game.new("afternova", players=3, seed=1)
    monkeypatch.setattr(Game, "imagine", lambda _view, _rng: game)
    monkeypatch.setattr(type(game), "twin", lambda self: self)
    question = Question(0, 1, game, 0, [Option((Pass(),)), Option(()), Option(())])
    judge = Dice(Random(5), better)
    grades = [decided(tried(judge, question, "", QUALITIES["normal"])).grade for _ in range(200)]
    assert least <= grades.count("slip") + grades.count("blunder") <= most


def test_piles_that_share_most_cards_are_shuffled_alike() -> None:
    whole, less = list(range(30)), [card for card in range(30) if card != 7]
    for pile in (whole, less):
        order(pile, Random("world"), 30, 1)
    assert [card for card in whole if card != 7] == less
    assert whole != sorted(whole)


# ---- the command


def whole() -> Review:
    return assemble(Walk(short_record("afternova")), parts_of("afternova"), "quick", 1)


def test_the_command_writes_json_and_words(tmp_path: Path) -> None:
    """The same as here, whatever the number of processes."""
    file = tmp_path / "game.jsonl"
    file.write_text(short_record("afternova"))
    made = run("review", str(file), "--json", "--quality", "quick", "--processes", "2").stdout
    assert json.loads(made) == json.loads(msgspec.json.encode(whole()))
    told = run("review", str(file), "--quality", "quick", "--processes", "1").stdout
    assert "Even luck" in told
    file.write_text("\n".join(file.read_text().splitlines()[:4]))
    refused = run("review", str(file), code=1)
    assert "only once it is over" in refused.output


def test_a_page_needs_nothing_from_outside() -> None:
    page = page_of(Walk(short_record("afternova")), "it").with_review(whole())
    assert "default-src 'none'" in page
    assert 'src="' not in page.partition("<script>")[0]
    data = page.partition('id="review">')[2].partition("</script>")[0]
    assert json.loads(data)["review"]["turns"] == 3

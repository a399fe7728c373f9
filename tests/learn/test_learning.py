"""Learning in its short form: teachers are understood, samples are games, networks learn, agents play."""

import runpy
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from novatable import Game
from novatable.afternova.actions import Propose
from novatable.learn.afternova.menu import NAMES
from novatable.learn.codecs import codec_of
from novatable.learn.evaluation import Greedy, evaluate
from novatable.learn.network import Network
from novatable.learn.player import codec_of_view
from novatable.learn.ranker import Ranker, menu_of
from novatable.learn.ranking import Ranking, new_weights
from novatable.learn.sampler import Anything, Sampler, Trajectory
from novatable.learn.scorer import Scorer, describer_for, load
from novatable.learn.teaching import Watched, corrections, demonstrations
from novatable.players import make
from novatable.players.match import Match, Move

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(("game", "level"), [("afternova", "trader"), ("novaraiders", "cadet")])
def test_the_steps_of_computer_players_lead_to_what_they_did(game: str, level: str) -> None:
    watched = [Watched(make(level, game, seat)) for seat in range(3)]
    played = Game.new(game, players=3, seed=5)
    before = [played.copy()]
    compared = 0

    def follow(move: Move) -> None:
        """Take the steps to a move once more: they complete exactly it."""
        nonlocal compared
        view = before[0].view(move.seat)
        codec = codec_of_view(view)
        path = codec.steps_to(view, move.action)
        if path is not None and move.seat in before[0].waiting_for():
            choosing = codec.decide(view, before[0].legal(move.seat))
            action = None
            while action is None:
                action = choosing.choose(path[len(choosing.steps)])
            twins = [before[0].copy(), before[0].copy()]
            twins[0].play(move.seat, action)
            twins[1].play(move.seat, move.action)
            assert twins[0].digest() == twins[1].digest()
            compared += 1
        before[0] = played.copy()

    Match(played, watched, watch=follow).run()
    assert compared > 60
    assert sum(one.missed for one in watched) <= 2
    for sample in watched[0].samples:
        assert sample.seen["action_mask"][sample.step] == 1


def test_samples_are_whole_games_and_do_not_depend_on_processes() -> None:
    made: dict[str, Any] = {"players": 2, "opponents": "random", "reward": "points"}
    with Sampler("novaraiders", **made) as here, Sampler("novaraiders", processes=2, **made) as there:
        games = here.play(Anything(), range(3))
        for one, other in zip(games, there.play(Anything(), range(3)), strict=True):
            assert np.array_equal(one.steps, other.steps)
            assert np.array_equal(one.observations, other.observations)
    for game in games:
        assert len(game.steps) == len(game.rewards) == len(game.observations) > 50
        assert all(game.masks[np.arange(len(game.steps)), game.steps] == 1)


def test_a_network_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 4, (400, 30)).astype(np.uint8)
    masks = np.ones((400, 5), np.int8)
    masks[:, 4] = 0
    steps = seen[:, 3].astype(int)
    network = Network.new(30, 5, hidden=32, rate=1e-2)
    first = last = network.learn(seen, masks, steps)
    for _ in range(80):
        last = network.learn(seen, masks, steps)
    assert last < first / 4
    chances = network.chances(seen, masks)
    assert (chances.argmax(1) == steps).mean() > 0.95
    assert chances[:, 4].max() == 0


def test_an_evaluation_plays_on_every_seat_and_has_an_interval() -> None:
    score = evaluate(Anything(), "novaraiders", 2, "random", rounds=2)
    assert score.games == 4
    assert 0 <= score.low <= score.mean <= score.high <= 1
    codec = codec_of(Game.new("novaraiders", players=2, seed=0))
    network = Network.new(len(codec.legend), len(codec.actions), hidden=8)
    again = [evaluate(Greedy(network), "novaraiders", 2, "random", rounds=1) for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.parametrize(
    "command",
    [
        "clone.py novaraiders cadet --players 2 --games 3 --hidden 16 --passes 2 --evaluate 1 --final 1",
        "ppo.py novaraiders --players 2 --updates 2 --games 2 --every 1 --evaluate 1 --final 1",
    ],
)
def test_the_examples_learn_in_short(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script, *rest = command.split()
    weights = tmp_path / "weights.npz"
    curve = tmp_path / "curve.csv"
    monkeypatch.setattr(sys, "argv", [script, *rest, "--curve", str(curve), "--out", str(weights)])
    runpy.run_path(str(EXAMPLES / script), run_name="__main__")
    told = capsys.readouterr().out
    assert "trained in" in told
    assert "against 1 x cadet: wins" in told
    assert len(curve.read_text().splitlines()) >= 3
    assert Network.load(weights).weights["w1"].shape[0] == 1293


def test_ppo_makes_steps_likelier_that_turn_out_well_and_plays_by_the_same_chances() -> None:
    ppo = runpy.run_path(str(EXAMPLES / "ppo.py"))
    rng = np.random.default_rng(2)
    network, critic = Network.new(4, 3, hidden=8, rate=1e-2), ppo["new_critic"](4)
    seen, masks = np.ones((40, 4), np.uint8), np.ones((40, 3), np.int8)
    masks[:, 2] = 0
    asked = Namespace(discount=0.9, trace=0.9, passes=3, entropy=0.01)
    for number in range(20):
        steps = rng.integers(0, 2, 40)
        games = [Trajectory(0, seen, masks, steps, (steps == 1).astype(np.float32))]
        ppo["update"](network, critic, games, asked, number)
    chances = network.chances(seen[:1], masks[:1])[0]
    assert chances[1] > 0.7
    assert chances[2] == 0
    logs = ppo["logs_of"](network.weights, np.log1p(seen.astype(np.float32)), masks, np.zeros(masks.shape))
    assert np.allclose(np.exp(logs), network.chances(seen, masks), atol=1e-5)


def test_ppo_reads_described_steps_as_the_scorer_does() -> None:
    ppo = runpy.run_path(str(EXAMPLES / "ppo.py"))
    cards = Game.new("afternova", players=3, seed=0).setup.cards
    scorer = Scorer.new(describer_for("afternova", 3, cards), hidden=16)
    with Sampler("afternova", 3, "random", max_cycles=60) as sampler:
        (game,) = sampler.play(Anything(), [4])
    seen, masks, stands, taken = ppo["Lessons"](scorer, [game]).some(np.arange(len(game.steps)))
    logs = ppo["log_of"](ppo["logs_of"](scorer.weights, seen, masks, stands), taken)
    own = scorer.chances(game.observations, game.masks)[np.arange(len(game.steps)), game.steps]
    whole = stands.max(axis=1) == 0  # of the deals that could be proposed it reads only some
    assert whole.sum() > 20
    assert np.allclose(np.exp(logs)[whole], own[whole], atol=1e-5)


def test_an_apprentice_learns_in_short_and_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, curve = tmp_path / "weights.npz", tmp_path / "curve.csv"
    short = "--games 3 --corrected 1 --rounds 1 --passes 6 --hidden 16 --evaluate 1 --final 0"
    command = f"apprentice.py afternova cadet --players 2 {short} --curve {curve} --out {weights}"
    monkeypatch.setattr(sys, "argv", command.split())
    runpy.run_path(str(EXAMPLES / "apprentice.py"), run_name="__main__")
    assert "round 1: " in capsys.readouterr().out
    assert len(curve.read_text().splitlines()) == 3
    before = load(weights, "afternova", 2).weights["w1"].copy()
    short = "--against cadet --updates 1 --games 2 --longest 60 --evaluate 1 --final 0"
    command = f"ppo.py afternova --players 2 --start {weights} {short}"
    monkeypatch.setattr(sys, "argv", [*command.split(), "--out", str(weights)])
    runpy.run_path(str(EXAMPLES / "ppo.py"), run_name="__main__")
    assert not np.array_equal(load(weights, "afternova", 2).weights["w1"], before)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_steps_are_described_and_teachers_understood(players: int) -> None:
    describer = describer_for(
        "afternova", players, Game.new("afternova", players=players, seed=0).setup.cards
    )
    scorer = Scorer.new(describer, hidden=16)
    lessons = scorer.described(list(demonstrations("afternova", players, "cadet", 3)))
    assert lessons.traits.shape[1] == len(describer.names) == len(set(describer.names))
    assert np.isfinite(lessons.traits).all()
    assert len(lessons.taken) == len(lessons.traits)
    assert (np.add.reduceat(lessons.taken, lessons.starts) > 0).all()
    assert len(lessons.starts) > 50
    first = scorer.judged(lessons)
    for _ in range(30):
        scorer.learn(lessons.some(np.arange(len(lessons.starts))))
    last = scorer.judged(lessons)
    assert last[0] < first[0]
    assert last[1] > first[1]


def test_a_teacher_corrects_what_a_pupil_comes_to() -> None:
    samples = corrections(Anything(), "afternova", 3, "cadet", range(2))
    assert len(samples) > 40
    for sample in samples:
        assert sample.seen["action_mask"][sample.step] == 1


def test_a_bargainer_learns_in_short_and_takes_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, curve = tmp_path / "weights.npz", tmp_path / "curve.csv"
    short = "--players 2 --games 3 --corrected 2 --rounds 1 --passes 2 --hidden 16 --evaluate 1 --final 1"
    command = f"bargainer.py {short} --curve {curve} --out {weights}"
    monkeypatch.setattr(sys, "argv", command.split())
    made = runpy.run_path(str(EXAMPLES / "bargainer.py"), run_name="__main__")
    assert "against 1 x cadet: wins" in capsys.readouterr().out
    assert len(curve.read_text().splitlines()) == 3
    monkeypatch.setenv("BARGAINER", str(weights))
    players = [made["Bargainer"](1), make("trader", "afternova", 2), make("random", "afternova", 3)]
    outcome = Match(Game.new("afternova", players=3, seed=4), players).run()
    assert len(outcome.scores) == 3


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_on_a_menu_is_legal_and_described(players: int) -> None:
    game = Game.new("afternova", players=players, seed=6)
    seated = [make("trader", "afternova", seat) for seat in range(players)]
    proposals = 0

    def look(_: Move) -> None:
        nonlocal proposals
        for seat in range(players) if game.outcome() is None else ():
            waits = seat in game.waiting_for()
            view = game.view(seat)
            if not waits and (view.phase != "turn" or seat == view.active or seat % 2):
                continue
            menu = menu_of(view, game.legal(seat) if waits else None)
            traits = menu.traits()
            assert traits.shape == (len(menu.actions), len(NAMES))
            assert np.isfinite(traits).all()
            for action in menu.actions:
                assert action is None or game.check(seat, action) is None, action
                proposals += isinstance(action, Propose)

    Match(game, seated, watch=look).run()
    assert proposals > 20


def test_a_ranker_does_what_its_teacher_does_until_it_has_a_network() -> None:
    plain = [make("trader", "afternova", seat) for seat in range(3)]
    watched = [Ranker(seat, None, make("trader", "afternova", seat)) for seat in range(3)]
    ends = []
    for seated in (plain, watched):
        game = Game.new("afternova", players=3, seed=8)
        Match(game, seated).run()
        ends.append(game.digest())
    assert ends[0] == ends[1]
    lessons = watched[0].learned()
    ranking = Ranking(new_weights(len(NAMES), 16))
    first = ranking.judged(lessons)
    for _ in range(40):
        ranking.learn(lessons.some(np.arange(len(lessons.starts))))
    assert ranking.judged(lessons)[0] < first[0]


def test_games_without_menus_say_so() -> None:
    game = Game.new("novaraiders", players=3, seed=0)
    with pytest.raises(ValueError, match="afternova"):
        menu_of(game.view(0), game.legal(0))


def test_weights_for_another_number_of_players_say_so(tmp_path: Path) -> None:
    Network.new(1293, 208, hidden=4).save(tmp_path / "two.npz")
    assert isinstance(load(tmp_path / "two.npz", "novaraiders", 2), Network)
    with pytest.raises(ValueError, match="1293 numbers; novaraiders with 4 players has 1782"):
        load(tmp_path / "two.npz", "novaraiders", 4)


def test_steps_that_are_not_described_say_so() -> None:
    with pytest.raises(ValueError, match="afternova"):
        describer_for("novaraiders", 4, Game.new("novaraiders", players=4, seed=0).setup.cards)

"""A third game is played everywhere without a change elsewhere: by contract, in the lab, in the terminal."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from novatable import Game, IllegalAction
from novatable.cli.app import app
from novatable.core.words import text_of
from novatable.lab.plan import plan_of
from novatable.lab.report import write_report
from novatable.lab.run import play_run, processes_of
from novatable.lab.simulate import simulate
from novatable.locales import words
from novatable.players import levels_of, make
from novatable.players.match import Match
from novatable.terminal.games import screen_of
from novatable.terminal.plain import PlainWords
from novatable.terminal.session import Session
from tests.another_game.stones import Stones


def test_the_contract() -> None:
    game = Game.new("stones", players=3, seed=7)
    assert isinstance(game, Stones)
    with pytest.raises(IllegalAction) as refused:
        game.play(0, {"type": "take", "stones": 9})
    assert (refused.value.rule, refused.value.code) == ("ST-1.1", "so-many-stones")
    assert refused.value.message == "so many stones", "a code without a sentence is said as it is"
    assert text_of(PlainWords(words("de"), (), None).refused(refused.value.refusal)) == "so many stones"
    rng = Random(1)
    while waiting := game.waiting_for():
        world = Game.imagine(game.view(waiting[0]), rng)
        assert world.legal(waiting[0]) == game.legal(waiting[0])
        game.play(waiting[0], rng.choice(game.legal(waiting[0])))
        assert Game.load(game.dump()).digest() == game.digest()
    outcome = game.outcome()
    assert outcome is not None
    assert Game.known_scores(game.view(None)) == outcome.scores
    assert Game.replay(game.record()).digest() == game.digest()


def test_random_plays_any_game() -> None:
    assert list(levels_of("stones")) == ["random"]
    game = Game.new("stones", players=2, seed=1)
    assert Match(game, [make("random", "stones", seat) for seat in range(2)]).run() == game.outcome()


def test_the_lab() -> None:
    result = simulate("stones", players=2, games=20, processes=2)
    assert [level.name for level in result.levels] == ["random"]
    assert result.reasons == {"no_stones": 20}
    assert 4 <= result.turns.median <= 20
    assert result.decisions > 80


def test_the_lab_reports_on_any_game(tmp_path: Path) -> None:
    play_run(plan_of("stones", (2,)), 4, tmp_path, processes_of(1))
    page = write_report(tmp_path, "en").read_text("utf-8")
    assert "By place in the turn order, 2 players" in page
    assert "no stones" in page


def test_a_person_plays_in_the_terminal() -> None:
    game = Game.new("stones", players=2, seed=1)
    console = Console(file=io.StringIO(), width=100)
    asked: list[str] = []

    def type_line(*_prompt: object, **_how: object) -> str:
        asked.append("?")
        return "nonsense" if len(asked) == 1 else "1"

    console.input = type_line  # type: ignore[method-assign]
    screen = screen_of(game, ["Mia", "Rigel"], words("en"))
    Session(console, Match(game, [None, make("random", "stones")]), screen, [0]).run()
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert game.outcome() is not None
    assert "heap: 1" in text
    assert "  1 Take: stones 1" in text
    assert "Took: seat Rigel, stones" in text
    assert "“nonsense” is not understood" in text
    assert "Won: " in text


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("demo", "stones", "--seed", "3", "--fast", "--players", "2"), "A game of Last Stone"),
        (("lab", "run", "stones", "--players", "2", "--games", "5", "--processes", "1"), "5 games of stones"),
        (("bench", "stones", "--seconds", "0.01"), "stones"),
        (("cards", "list", "stones"), "card set standard"),
    ],
)
def test_the_commands(command: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(app, command, env={"LC_ALL": "C"})
    assert result.exit_code == 0, result.output
    assert said in result.output

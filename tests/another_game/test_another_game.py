"""A third game is played everywhere without a change elsewhere: by contract, in the lab, in the terminal."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from novatable import Game, IllegalAction
from novatable.cli.app import app
from novatable.core.cardfile import CardFileError
from novatable.core.words import text_of
from novatable.lab.plan import plan_of
from novatable.lab.report import write_report
from novatable.lab.run import play_run, processes_of
from novatable.lab.simulate import simulate
from novatable.lessons.reading import load
from novatable.lessons.trying import at_random, attempt
from novatable.locales import words
from novatable.players import levels_of, make
from novatable.players.match import Match
from novatable.terminal.games import screen_of
from novatable.terminal.plain import PlainWords
from novatable.terminal.session import Session
from tests.another_game.stones import Stones

TOURNAMENT = (
    *("tournament", "stones", "--with", "random,tests.another_game.greedy:Greedy"),
    *("--players", "2", "--games", "4", "--processes", "1"),
)
LESSON = """
game = "stones"
kind = "exercise"
turns = 9
solution = [{ type = "take", stones = 1 }]
[title]
en = "The last stone"
[begin]
players = 2
seed = 1
[[goals]]
measure = "won"
at_least = 1
[[hints]]
text = { en = "Count." }
"""


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
    assert "Won by " in text


def test_a_lesson(tmp_path: Path) -> None:
    """One is read like any other; a position cannot be arranged, as nothing says how."""
    path = tmp_path / "stones.toml"
    path.write_text(LESSON, "utf-8")
    lesson = load(path)
    assert [goal.measure for goal in lesson.goals] == ["won"]
    tried = [attempt(lesson, at_random(lesson, number))[0] for number in range(20)]
    assert set(tried) == {"solved", "failed"}
    path.write_text(f"{LESSON}[position]\nheap = 4\n", "utf-8")
    with pytest.raises(CardFileError, match="begins as it is dealt"):
        load(path)


def test_what_only_a_module_of_the_game_can_do_is_said(tmp_path: Path) -> None:
    game = Game.new("stones", players=2, seed=1)
    Match(game, [make("random", "stones", seat) for seat in range(2)]).run()
    record = tmp_path / "game.jsonl"
    record.write_text(game.record(), "utf-8")
    for command, said in (
        (("review", str(record)), "games of Last Stone cannot be reviewed"),
        (("cards", "print", "stones", "--out", str(tmp_path / "x.pdf")), "nothing to print"),
    ):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 1
        assert said in result.output


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("demo", "stones", "--seed", "3", "--fast", "--players", "2"), "A game of Last Stone"),
        (("lab", "run", "stones", "--players", "2", "--games", "5", "--processes", "1"), "5 games of stones"),
        (("bench", "stones", "--seconds", "0.01"), "stones"),
        (("cards", "list", "stones"), "card set standard"),
        (TOURNAMENT, "4 games of stones"),
    ],
)
def test_the_commands(command: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(app, command, env={"LC_ALL": "C"})
    assert result.exit_code == 0, result.output
    assert said in result.output

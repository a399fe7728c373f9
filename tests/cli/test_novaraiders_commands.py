"""The `novatable` command for Nova-Raiders: what it prints, and the exit codes that scripts rely on."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from novatable import Game
from novatable.cli.app import app
from novatable.players import make
from novatable.players.match import Match

STANDARD = Path(__file__).parents[2] / "src/novatable/novaraiders/cards/standard.toml"


ENGLISH = {"COLUMNS": "120", "TERM": "dumb", "LC_ALL": "C"}


def run(*arguments: str, typed: str = "", code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(arguments), input=typed, env=ENGLISH)
    assert result.exit_code == code, result.output + repr(result.exception)
    return result


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short whole game of two players and H.R.L."""
    game = Game.new("novaraiders", players=2, seed=8, idle_rounds=1)
    Match(game, [make("random", "novaraiders", seat) for seat in range(2)]).run()
    file = tmp_path / "game.jsonl"
    file.write_text(game.record())
    return file


def words(result: Result) -> str:
    """The output without line breaks."""
    return " ".join(result.output.split())


# ---- demo, play


def test_a_demonstration_game_is_shown_move_by_move() -> None:
    result = run("demo", "novaraiders", "--seed", "4", "--players", "2")
    assert "novatable demo novaraiders --seed 4 --players 2 --level cadet" in words(result)
    for said in (
        "A game of Nova-Raiders",
        "Turn 2, round 1",
        "ring 5",
        "H.R.L.’s card is",
        "The game is over",
    ):
        assert said in result.output
    run("demo", "novaraiders", "--players", "5", code=2)
    run("demo", "chess", code=2)


@pytest.mark.parametrize("seats", ["me,random", "me,random,random"])
def test_a_whole_game_is_typed_recorded_and_verified(tmp_path: Path, seats: str) -> None:
    file = tmp_path / "mia.jsonl"
    options = ["--seats", seats, "--seed", "6", "--rule", "idle_rounds=1", "--names", "Mia"]
    output = run("play", "novaraiders", *options, "--record", str(file), typed="1\n" * 1500).output
    assert "At the table: Mia (you), Rigel (Random)" in output
    assert "Choose one of your Directives" in output
    assert "The Star has burst." in output
    assert ("H.R.L." in output) == (seats == "me,random")
    assert "matches its commitment" in run("replay", str(file), "--verify").output


def test_a_game_that_is_left_is_not_over(tmp_path: Path) -> None:
    file = tmp_path / "mia.jsonl"
    output = run("play", "novaraiders", "--seed", "6", "--record", str(file), typed="1\nquit\n").output
    assert "The game ends here, unfinished." in output
    assert Game.replay(file.read_text()).outcome() is None
    assert "No more input" in run("play", "novaraiders", "--seed", "6", typed="1\n", code=1).output


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--seats", "me,cadet,cadet,cadet,cadet"], "Nova-Raiders is for 2 to 4 players"),
        (["--seats", "me,genius"], "novaraiders has no computer player 'genius'; possible: random, cadet"),
        (["--edition", "first"], "unknown option 'edition'"),
        (["--rule", "fair_deals=true"], "unknown option 'fair_deals'"),
        (["--rule", "hrl_pace=often"], 'hrl_pace must be "each_turn" or "each_round"'),
        (["--names", "H.R.L."], "different names"),
        (["--cards", "nowhere.toml"], "nowhere.toml: cannot be read"),
    ],
)
def test_a_game_that_cannot_be_played(wrong: list[str], said: str) -> None:
    assert said in words(run("play", "novaraiders", *wrong, code=2))


# ---- lab, bench


def test_a_simulation_says_who_wins() -> None:
    options = ["--players", "2", "--games", "2", "--with", "random", "--processes", "1"]
    output = run("lab", "run", "novaraiders", *options, "--rule", "idle_rounds=1").output
    assert "2 games of novaraiders, 2 players" in output
    assert "unloads per game" in output
    result = json.loads(run("lab", "run", "novaraiders", *options, "--json").stdout)
    assert len(result["places"]) == 2
    run("lab", "run", "novaraiders", "--players", "5", "--processes", "1", code=2)


def test_speed_is_measured() -> None:
    [speed] = json.loads(run("bench", "novaraiders", "--seconds", "0.01", "--json").stdout)
    assert speed["game"] == "novaraiders"
    assert speed["us_per_decision"] > 0
    assert speed["imagined_per_second"] > 0


# ---- replay


def test_a_record_is_printed_action_by_action(record: Path) -> None:
    output = run("replay", str(record)).output
    actions = len(record.read_text().splitlines()) - 2
    assert f"{actions:4}  Seat " in output
    assert "Turn 1, round 1: it is Seat" in output
    assert "H.R.L.’s card is" in output
    assert "The game is over" in output


def test_nr_11_2_a_replay_through_the_eyes_of_a_seat_keeps_the_others_secrets(record: Path) -> None:
    output = run("replay", str(record), "--seat", "1").output
    assert "Seat 0 keeps a Directive." in output
    assert "You keep " in output
    assert "Your hand" in run("replay", str(record), "--step", "10", "--seat", "1").output
    run("replay", str(record), "--seat", "3", code=2)
    run("replay", str(record), "--step", "99999", code=2)


def test_a_record_that_was_changed_is_found(record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[-1] = lines[-1].replace(json.loads(lines[-1])["digest"], "0" * 64)
    record.write_text("\n".join(lines) + "\n")
    assert "closing line: the digest should be" in words(run("replay", str(record), "--verify", code=1))


# ---- cards


def test_cards_are_listed() -> None:
    output = run("cards", "list", "novaraiders").output
    for word in ("Orbit 4", "Gate Ram", "Orbit 1 to 6.", "Dark Matter", "Acquire inner"):
        assert word in output
    assert "Board with 4 bases" in output
    assert "Time Track: Spawn, Nothing happens, Spawn" in output
    assert run("cards", "list", str(STANDARD)).output == output
    assert (
        "neither a game (afternova, novaraiders) nor a file" in run("cards", "list", "chess", code=2).output
    )


def test_the_file_says_which_game_it_is_for(tmp_path: Path) -> None:
    """The key `game` decides who reads it; every problem is named with its line."""
    assert "No problems: card set standard for Nova-Raiders" in run("cards", "check", str(STANDARD)).output
    standard = STANDARD.read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(standard.replace('kind = "hop"', 'kind = "hopp"', 1), encoding="utf-8")
    line = standard[: standard.index('kind = "hop"')].count("\n") + 1
    for command in ("check", "list"):
        output = words(run("cards", command, str(file), code=1))
        assert f"mine.toml:{line}: specials 3, kind: 'hopp' is not one of" in output
        assert "did you mean 'hop'?" in output
        assert "1 problem." in output
    file.write_text(standard.replace('"novaraiders"', '"afternova"', 1), encoding="utf-8")
    assert "paws is missing" in run("cards", "check", str(file), code=1).output


def test_a_card_set_of_ones_own_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    standard = STANDARD.read_text(encoding="utf-8")
    file.write_text(standard.replace('name = "Tower"', 'name = "Spire"'), encoding="utf-8")
    output = run(
        "play", "novaraiders", "--cards", str(file), "--seed", "1", typed="look spire\nquit\n"
    ).output
    assert "Spire (6 points" in output

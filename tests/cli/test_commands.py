"""The `novatable` command: what it prints, and the exit codes that scripts rely on."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from novatable import Game
from novatable.afternova.actions import Propose
from novatable.cli.app import app
from novatable.core.record import write_record
from novatable.players import make
from novatable.players.match import Match
from tests.builders.afternova import arrange, icons, new, paw, planet, terms

NEKTARR = planet("piloting", "engineering", spaces=4)
PILOTS = (paw("piloting"), paw("piloting", nth=1))
STANDARD = Path(__file__).parents[2] / "src/novatable/afternova/cards/standard.toml"


ENGLISH = {"COLUMNS": "120", "TERM": "dumb", "LC_ALL": "C"}


def run(*arguments: str, typed: str = "", code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(arguments), input=typed, env=ENGLISH)
    assert result.exit_code == code, result.output + repr(result.exception)
    return result


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short whole game, with a digest beside every action."""
    game = Game.new("afternova", players=3, seed=8, round_limit=2)
    table = Match(game, [make("random", seed=seat) for seat in range(3)])
    digests = []
    while table.step() is not None:
        digests.append(game.digest())
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(game.setup, None, game.history, game.digest(), digests))
    return file


def words(result: Result) -> str:
    """The output without line breaks."""
    return " ".join(result.output.split())


def changed(record: Path, line: int, old: str, new: str) -> Path:
    lines = record.read_text().splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new)
    record.write_text("\n".join(lines) + "\n")
    return record


# ---- help


@pytest.mark.parametrize(
    "command",
    [
        ["demo"],
        ["play"],
        ["replay"],
        ["bench"],
        ["cards", "list"],
        ["cards", "check"],
        ["lab", "run"],
        ["lab", "report"],
        ["lab", "compare"],
        ["lab", "sweep"],
    ],
    ids=" ".join,
)
def test_every_command_has_help_with_examples(command: list[str]) -> None:
    output = run(*command, "--help").output
    assert f"novatable {' '.join(command)}" in output
    assert "Example" in output


def test_no_command_is_wrong_usage_and_shows_what_there_is() -> None:
    assert "tournament" in run(code=2).output


# ---- demo


def test_a_demonstration_game_is_shown_move_by_move() -> None:
    result = run("demo", "--seed", "4", "--players", "2", "--level", "random")
    output = result.output
    assert "novatable demo afternova --seed 4 --players 2 --level random" in words(result)
    assert "Turn 2, round 1" in output
    assert "Planets" in output
    assert "The dice said so." in output or "Picked at random." in output
    assert "The game is over" in output
    assert output == run("demo", "--seed", "4", "--players", "2", "--level", "random").output


@pytest.mark.parametrize("wrong", [["--players", "9"], ["--level", "genius"], ["--delay", "-1"]])
def test_a_demonstration_that_is_not_possible(wrong: list[str]) -> None:
    run("demo", *wrong, code=2)


# ---- play


def test_a_whole_game_is_typed_recorded_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "mia.jsonl"
    options = ["--seats", "me,random,random", "--seed", "6", "--speak", "never", "--rule", "round_limit=2"]
    output = run(
        "play", "afternova", *options, "--names", "Mia", "--record", str(file), typed="1\n" * 40
    ).output
    assert "At the table: Mia (you), Rigel (Random), Vega (Random)" in output
    assert "The last round has been played." in output
    assert "matches its commitment" in run("replay", str(file), "--verify").output


def test_a_name_is_used_once() -> None:
    output = run("play", "afternova", "--names", "Rigel", typed="quit\n").output
    assert "Rigel (you), Rigel-1 (Cadet), Vega (Cadet)" in output


def test_quitting_is_fine_and_saves_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mia.jsonl"
    output = run("play", "afternova", "--seed", "6", "--record", str(file), typed="quit\n").output
    assert "The game ends here, unfinished." in output
    assert Game.replay(file.read_text()).outcome() is None


def test_input_that_ends_early_is_told_and_fails() -> None:
    assert "No more input" in run("play", "afternova", "--seed", "6", code=1).output


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["afternova", "--seats", "cadet,cadet,cadet"], "Nobody plays"),
        (["afternova", "--seats", "me,genius,cadet"], "possible: random, cadet, trader"),
        (["afternova", "--seats", "me"], "2 to 6 players"),
        (["afternova", "--names", "Mia,mia"], "different names"),
        (["afternova", "--names", "Bot"], "none of anyone, bot, h.r.l., i, me"),
        (["afternova", "--record", "nowhere/mia.jsonl"], "cannot be written to nowhere/mia.jsonl"),
        (["afternova", "--rule", "fair_deals"], "NAME=VALUE"),
        (["afternova", "--rule", "fair_deals=perhaps"], "True or False"),
        (["afternova", "--rule", "gravity=1"], "unknown option 'gravity'"),
        (["afternova", "--edition", "third"], "third"),
        (["afternova", "--cards", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["chess"], "'chess' is not possible; possible: afternova"),
        ([], "Missing argument"),
    ],
)
def test_a_game_that_cannot_be_played(wrong: list[str], said: str) -> None:
    assert said in words(run("play", *wrong, code=2))


# ---- lab and bench


def test_a_simulation_is_a_table() -> None:
    options = ["--players", "3", "--games", "3", "--with", "random", "--seed", "2", "--processes", "1"]
    output = run("lab", "run", "afternova", *options, "--rule", "round_limit=3").output
    for word in ("3 games of afternova", "games/s", "95% interval", "random", "deals per game", "turns"):
        assert word in output


def test_a_simulation_is_json() -> None:
    options = ["--players", "3", "--games", "2", "--with", "random", "--processes", "1", "--json"]
    result = json.loads(run("lab", "run", "afternova", *options, "--rule", "round_limit=3").stdout)
    assert result["games"] == 2
    assert [level["name"] for level in result["levels"]] == ["random"]
    assert len(result["places"]) == 3


@pytest.mark.parametrize(
    "wrong", [["--players", "9"], ["--with", "genius"], ["--games", "0"], ["--with", "random,random"]]
)
def test_a_simulation_that_is_not_possible(wrong: list[str]) -> None:
    run("lab", "run", "afternova", "--processes", "1", *wrong, code=2)


def test_the_lab_is_still_called_simulate() -> None:
    options = ["--players", "3", "--games", "1", "--with", "random", "--processes", "1"]
    assert "1 games of afternova" in run("simulate", "afternova", *options, "--rule", "round_limit=2").output


def test_runs_reports_comparisons_and_sweeps(tmp_path: Path) -> None:
    options = ["--players", "3", "--games", "4", "--with", "random", "--processes", "1"]
    for name, rounds in (("a", 2), ("b", 3)):
        output = run(
            "lab",
            "run",
            "afternova",
            *options,
            "--rule",
            f"round_limit={rounds}",
            "--out",
            str(tmp_path / name),
        ).output
        assert "4 games of afternova" in output
        assert f"{name}/report.html" in "".join(output.split())
    told = words(run("lab", "compare", str(tmp_path / "a"), str(tmp_path / "b")))
    assert "4 pairs of games with the same seeds" in told
    assert "Longer by 3.0 turns, 3.0 to 3.0 (6.0 → 9.0)" in told
    german = words(run("lab", "compare", str(tmp_path / "b"), str(tmp_path / "a"), "--language", "de"))
    assert "Um 3,0 Züge kürzer" in german
    found = json.loads(run("lab", "compare", str(tmp_path / "a"), str(tmp_path / "b"), "--json").stdout)
    assert found["matched"] is True
    sweep = ["--players", "3", "--games", "16", "--with", "random", "--processes", "1"]
    sweep += ["--goal", "turns per game=6", "--vary", "round_limit=1..2", "--out", str(tmp_path / "s")]
    assert "On fresh seeds, turns per game: 6 (6 to 6)" in words(run("lab", "sweep", "afternova", *sweep))
    run("lab", "report", str(tmp_path / "nothing"), code=2)
    run("lab", "run", "afternova", *options, "--ray", "auto", code=2)
    run("lab", "compare", str(tmp_path / "a"), str(tmp_path / "nothing"), code=2)
    run("lab", "sweep", "afternova", "--goal", "beauty", "--vary", "storage=3..4", "--out", "x", code=2)


def test_speed_is_measured() -> None:
    assert "copies/s" in run("bench", "afternova", "--seconds", "0.01").output
    [speed] = json.loads(run("bench", "afternova", "--seconds", "0.01", "--json").stdout)
    assert speed["game"] == "afternova"
    assert speed["us_per_decision"] > 0
    assert speed["imagined_per_second"] > 0
    run("bench", "chess", code=2)


# ---- replay


def test_a_record_is_printed_action_by_action(record: Path) -> None:
    output = run("replay", str(record)).output
    actions = len(record.read_text().splitlines()) - 2
    assert f"{actions:4}  Seat " in output
    assert "Turn 1, round 1" in output
    assert "The game is over" in output


def test_a_replay_begins_where_it_is_told_to_through_the_eyes_of_a_seat(record: Path) -> None:
    output = run("replay", str(record), "--step", "10", "--seat", "1").output
    assert "  10  Seat" not in output
    assert "  11  Seat" in output
    assert "Your hand" in output
    run("replay", str(record), "--step", "9999", code=2)
    run("replay", str(record), "--seat", "7", code=2)


def test_an_10_2_through_the_eyes_of_a_seat_others_name_no_cards(tmp_path: Path) -> None:
    deal = terms(NEKTARR, {0: icons(piloting=3), 1: icons(engineering=3)}, {0: "KPOO"})
    game = arrange(new(3), hands={0: [*PILOTS], 1: []}, planets=[(NEKTARR, "KPOO")])
    game.play(0, Propose(deal, PILOTS))
    file = tmp_path / "game.jsonl"
    file.write_text(game.record())
    assert "to cover it, play Swoop and Marlo Tailwind" in words(run("replay", str(file)))
    assert "to cover it, play Swoop and Marlo Tailwind" in words(run("replay", str(file), "--seat", "0"))
    assert "Swoop" not in words(run("replay", str(file), "--seat", "1"))


def test_a_record_that_was_cut_off_is_replayed_as_far_as_it_goes(record: Path) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:6]) + "\n")
    assert "The record ends here; the game is not over." in run("replay", str(record)).output
    output = run("replay", str(record), "--verify").output
    assert "all 5 are allowed by the rules" in output
    assert "5 of 5, all correct" in output
    assert "the record was cut off" in output


def test_a_record_is_verified(record: Path) -> None:
    output = run("replay", str(record), "--verify").output
    for word in (
        "Verified",
        "matches its commitment",
        "are allowed by the rules",
        "closing digest",
        "correct",
    ):
        assert word in output


def test_a_wrong_digest_is_found(record: Path) -> None:
    lines = record.read_text().splitlines()
    digest = json.loads(lines[4])["digest"]
    output = run("replay", str(changed(record, 4, digest, "0" * 64)), "--verify", code=1)
    assert "action 4: the digest should be" in words(output)


def test_a_wrong_closing_digest_is_found(record: Path) -> None:
    digest = json.loads(record.read_text().splitlines()[-1])["digest"]
    output = run("replay", str(changed(record, -1, digest, "0" * 64)), "--verify", code=1)
    assert "closing line: the digest should be" in words(output)


def test_another_seed_is_found(record: Path) -> None:
    seed = json.loads(record.read_text().splitlines()[0])["seed"]
    changed(record, 0, seed, "1" * 64)
    for options in ([], ["--verify"]):
        result = run("replay", str(record), *options, code=1)
        assert "the seed does not match its commitment" in words(result)


def test_an_action_against_the_rules_is_found(record: Path) -> None:
    seat = json.loads(record.read_text().splitlines()[1])["seat"]
    changed(record, 1, f'"seat":{seat}', f'"seat":{(seat + 1) % 3}')
    for options in ([], ["--verify"]):
        output = run("replay", str(record), *options, code=1)
        assert "action 1: cannot be played: it is seat" in words(output)


def test_what_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("replay", str(file), code=2)
    file.write_text("hello\n")
    assert "line 1: not JSON" in run("replay", str(file), code=1).output


# ---- cards


def test_cards_are_listed() -> None:
    output = run("cards", "list").output
    for word in ("Swoop", "Pocket Sun", "Nektarr", "Magpie", "Autopilot", "card set standard"):
        assert word in output
    assert run("cards", "list", str(STANDARD)).output == output
    run("cards", "list", "--game", "chess", code=2)


def test_a_sound_card_set_passes() -> None:
    assert "No problems: card set standard" in run("cards", "check", str(STANDARD)).output


def test_problems_are_named_with_their_lines(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    standard = STANDARD.read_text(encoding="utf-8")
    file.write_text(standard.replace('["piloting", "piloting"]', '["pilotin"]', 1), encoding="utf-8")
    line = standard[: standard.index('["piloting", "piloting"]')].count("\n") + 1
    for command in ("check", "list"):
        output = run("cards", command, str(file), code=1).output
        assert f"mine.toml:{line}: paws 1, icons" in output
        assert "1 problem." in output
    assert "mine.toml" in run("play", "afternova", "--cards", str(file), code=2).output


def test_the_file_says_which_game_it_is_for(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("cards", "check", str(file), code=2)
    file.write_text('game = "chess"\n')
    assert (
        "the game 'chess' is not known; possible: afternova"
        in run("cards", "check", str(file), code=1).output
    )
    file.write_text("name = 'mine'\n")
    assert "game is missing" in run("cards", "check", str(file), code=1).output
    file.write_text("not toml at all\n")
    assert "mine.toml:1: is not TOML" in run("cards", "check", str(file), code=1).output


# ---- languages


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            (
                "Am Tisch: Mia (du), Rigel (Zufall), Vega (Zufall).",
                "Zug 1, Runde 1: Du bist am Zug",
                "Nicht möglich: ",
                "Es gibt keinen Befehl „fliegen“",
                "eine Karte vom Markt nehmen",
                "Das Spiel wird hier abgebrochen.",
            ),
        ),
        (
            "it",
            (
                "Al tavolo: Mia (tu), Rigel (Casuale), Vega (Casuale).",
                "Turno 1, giro 1: tocca a te",
                "Non è possibile: ",
                "Non c’è un comando «fliegen»",
                "prendi una carta dal Mercato",
                "La partita si interrompe qui.",
            ),
        ),
    ],
)
def test_a_game_is_played_in_other_languages(language: str, said: tuple[str, ...]) -> None:
    options = ["--seats", "me,random,random", "--names", "Mia", "--seed", "6", "--rule", "first=0"]
    typed = "help\nfliegen\nextract A\n1\nquit\n"
    output = words(run("play", "afternova", *options, "--language", language, typed=typed))
    assert [sentence for sentence in said if sentence not in output] == []


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_AT.UTF-8"}, "Ein Spiel AfterNova"),
        ({"LC_ALL": "", "LC_MESSAGES": "it", "LANG": "de_AT.UTF-8"}, "Una partita di AfterNova"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_AT.UTF-8"}, "A game of AfterNova"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], said: str) -> None:
    command = ["demo", "--seed", "4", "--players", "2", "--level", "random"]
    result = CliRunner().invoke(app, command, env={**ENGLISH, **environment})
    assert said in result.output


def test_other_languages_are_not_possible() -> None:
    assert "'fr' is not possible; possible: en, de, it" in words(run("demo", "--language", "fr", code=2))


def test_records_and_cards_are_shown_in_other_languages(record: Path) -> None:
    output = run("replay", str(record), "--language", "de").output
    assert "Zug 1, Runde 1" in output
    assert "Das Spiel ist zu Ende" in output
    assert "passt zum Fingerabdruck" in run("replay", str(record), "--verify", "--language", "de").output
    assert "Kartensatz standard für AfterNova" in run("cards", "list", "--language", "de").output

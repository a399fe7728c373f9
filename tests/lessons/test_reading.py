"""What is wrong with a lesson file is said with its line."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from novatable.cli.app import app
from novatable.core.cardfile import CardFileError
from novatable.lessons.checking import check
from novatable.lessons.library import shipped_files

FILES = {path.stem: path.read_text("utf-8") for path in shipped_files()}
EXERCISE = FILES["an-01-fly-alone"]
RAIDERS = FILES["nr-01-pick-two"]
GUIDE = FILES["afternova-first"]


def problems(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(CardFileError) as caught:
        check(path, tries=20)
    return str(caught.value).replace(str(path), "mine.toml")


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


CHANGES = [
    (EXERCISE, 'game = "afternova"', 'game = "chess"', "is not one of afternova, novaraiders"),
    (EXERCISE, 'kind = "exercise"', 'kind = "exercize"', "did you mean 'exercise'"),
    (
        EXERCISE,
        '"Bixby Sprocket", "Dusty Delve", "Cheek',
        '"Bixbi", "Dusty Delve", "Cheek',
        "'Bixbi' is not one of",
    ),
    (EXERCISE, 'measure = "alone"', 'measure = "along"', "did you mean 'alone'"),
    (EXERCISE, "at_least = 4", "at_most = 900", "a whole number from 0 to 99"),
    (EXERCISE, 'planet = "Mossgear"\n', 'planet = "Mars"\n', "'Mars' is not one of"),
    (EXERCISE, 'fragments = ["white", "purple", "orange"]', 'fragments = ["white"]', "exactly 3 entries"),
    (EXERCISE, 'picture = ["planet", "white", "orange"]', 'picture = ["rocket"]', "'rocket' is not one of"),
    (EXERCISE, "turns = 1", "turn = 1", "is not a key of this table"),
    (RAIDERS, "ring = 4\nbase = 0\nstep = 2", "ring = 9\nbase = 0\nstep = 2", "a whole number from 1 to 5"),
    (
        RAIDERS,
        '"Orbit 2 / Jump", "Orbit 1 / Upgrade"',
        '"Orbit 7 / Jump", "Orbit 1 / Upgrade"',
        "'Orbit 7 / Jump' is not",
    ),
]


@pytest.mark.parametrize(("text", "old", "new", "said"), CHANGES, ids=[change[3] for change in CHANGES])
def test_a_mistake_is_told_with_its_line(tmp_path: Path, text: str, old: str, new: str, said: str) -> None:
    assert old in text
    told = problems(tmp_path, text.replace(old, new, 1))
    assert said in told
    line = line_of(text, old)
    assert re.search(rf"mine\.toml:{line}:", told) or "turn" in new, told


def test_a_solution_that_does_not_solve_is_told(tmp_path: Path) -> None:
    told = problems(tmp_path, EXERCISE.replace("at_least = 4", "at_least = 7"))
    assert "does not solve it" in told


def test_what_chance_solves_is_told(tmp_path: Path) -> None:
    text = EXERCISE.replace('measure = "alone"', 'measure = "taken"').replace("at_least = 4", "at_least = 0")
    text = re.sub(
        r"solution = \[.*?\n\]", 'solution = [{ type = "take", card = "Vesper" }]', text, flags=re.DOTALL
    )
    assert "chance solves it" in problems(tmp_path, text)


def test_a_step_of_a_guided_game_that_cannot_be_done_is_told_with_its_line(tmp_path: Path) -> None:
    text = GUIDE.replace('paws = ["Bixby Sprocket", "Dusty Delve"] }]', 'paws = ["Bixby Sprocket"] }]')
    told = problems(tmp_path, text)
    assert "steps 5, solution" in told
    line = line_of(text, 'paws = ["Bixby Sprocket"] }]')
    assert f"mine.toml:{line}:" in told


def test_what_others_cannot_do_is_told(tmp_path: Path) -> None:
    told = problems(tmp_path, GUIDE.replace('card = "Sergeant Thump" }', 'card = "Duchess Hush" }', 1))
    assert "steps 5, first" in told


def test_too_long_a_text_is_told(tmp_path: Path) -> None:
    told = problems(
        tmp_path, EXERCISE.replace("Which Planet do your Paws", "Which " + "very " * 60 + "Planet")
    )
    assert "characters; at most" in told


def test_the_command_says_what_is_wrong_and_where(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXERCISE, "utf-8")
    good = CliRunner().invoke(app, ["lessons", "check", str(path), "--tries", "20"])
    assert good.exit_code == 0, good.output
    assert "No problems: exercise mine of afternova" in good.output
    path.write_text(EXERCISE.replace("order = 1", 'order = "first"'), "utf-8")
    bad = CliRunner().invoke(app, ["lessons", "check", str(path)])
    assert bad.exit_code == 1
    assert f"mine.toml:{line_of(EXERCISE, 'order = 1')}: order: must be a whole number" in bad.output
    assert "1 problem." in bad.output

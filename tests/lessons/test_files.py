"""The lessons that are shipped: each can be played to its end, in three languages, and not by chance."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from novatable import Game
from novatable.lessons.checking import BY_CHANCE, check
from novatable.lessons.daily import puzzle_of
from novatable.lessons.lesson import Lesson, Text
from novatable.lessons.library import Lessons, shipped_files
from novatable.lessons.mining import CLEARLY, explore
from novatable.lessons.reading import load
from novatable.lessons.trying import attempt, by_list, solved_by_chance
from novatable.locales import LANGUAGES
from tests.conftest import Work

FILES = {path.stem: path for path in shipped_files()}
TO_SOLVE = [name for name in FILES if not name.endswith("-first")]
PUZZLES = [name for name in FILES if "-puzzle-" in name]
EXERCISES = [name for name in TO_SOLVE if name not in PUZZLES]
GUIDES = [name for name in FILES if name not in TO_SOLVE]
GAMES = list(Game.kinds)


def texts(lesson: Lesson) -> list[Text]:
    steps = [text for step in lesson.steps for text in (step.title, step.text, step.other) if text]
    return [lesson.title, lesson.about, *lesson.hints, *steps]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guided_game_twelve_exercises_and_puzzles(game: str) -> None:
    lessons = Lessons().of(game)
    kinds = [lesson.kind for lesson in lessons]
    assert kinds.count("guide") == 1
    assert kinds.count("exercise") >= 12
    assert kinds.count("puzzle") >= 2
    groups = {lesson.group for lesson in lessons if lesson.kind == "exercise"}
    assert len(groups) == 3


@pytest.mark.parametrize("name", FILES)
def test_every_text_is_there_in_three_languages(name: str) -> None:
    for text in texts(load(FILES[name])):
        assert sorted(text) == sorted(LANGUAGES), text


@pytest.mark.parametrize("name", GUIDES)
def test_a_guided_game_can_be_played_from_its_first_step_to_its_last(name: str) -> None:
    lesson = check(FILES[name])
    assert 8 <= len(lesson.steps) <= 12
    assert lesson.steps[-1].free
    assert all(step.spots for step in lesson.steps), "every step points at something"


@pytest.mark.parametrize("name", TO_SOLVE)
def test_what_is_to_be_solved_can_be_solved_within_its_limit(name: str) -> None:
    lesson = load(FILES[name])
    assert len(lesson.hints) == 3
    assert attempt(lesson, by_list(lesson, lesson.solution))[0] == "solved"


@pytest.mark.parametrize("name", EXERCISES)
def test_an_exercise_is_not_solved_by_doing_nothing_of_its_solution(name: str) -> None:
    lesson = load(FILES[name])
    assert attempt(lesson, by_list(lesson, lesson.solution[:-1]))[0] != "solved"


@pytest.mark.parametrize("name", TO_SOLVE)
def test_chance_hardly_ever_solves_it(name: str, work: Work) -> None:
    """Less than 5 %. At a change there are few tries, and the bound is wide."""
    lesson = load(FILES[name])
    tries = work.amount(20, 600)
    lucky = solved_by_chance(lesson, tries)
    work.did(tries, "tries of lessons at random")
    assert lucky < work.amount(5, round(600 * BY_CHANCE)), f"{lucky} of {tries}"


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes(game: str) -> None:
    lessons = Lessons().of(game)
    today = date(2026, 11, 17)
    one, other = puzzle_of(lessons, today), puzzle_of(list(reversed(lessons)), today)
    assert one is not None
    assert one == other
    puzzles = [puzzle_of(lessons, today + timedelta(days)) for days in range(len(lessons))]
    assert len({puzzle.id for puzzle in puzzles if puzzle}) == len([x for x in lessons if x.kind == "puzzle"])


@pytest.mark.parametrize("name", PUZZLES)
def test_the_best_way_of_a_puzzle_is_clearly_better_than_the_second(name: str, work: Work) -> None:
    """All that can be done in the turn is tried out again; at a change, for a few of them."""
    if PUZZLES.index(name) % work.amount(8, 1):
        return
    lesson = load(FILES[name])
    found = explore(lesson.begin(), lesson.seat)
    assert found is not None
    assert found.best == lesson.goals[0].at_least
    assert found.best - found.second >= CLEARLY


def test_a_folder_of_ones_own_adds_lessons(tmp_path: Path) -> None:
    text = FILES["an-01-fly-alone"].read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('en = "Fly alone"', 'en = "Mine"'), "utf-8")
    mine = Lessons(tmp_path).find("mine")
    assert mine is not None
    assert mine.title["en"] == "Mine"

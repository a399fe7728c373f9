"""Puzzles of the day, made from played games: turns in which one way is clearly better than any other.

Computer players play; at some of their decisions, all that could still be done in the turn is tried out. The
position becomes a puzzle if the most points that can be gained are clearly more than the second most.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import msgspec

from novatable.core.actions import Action, Event
from novatable.core.game import Game
from novatable.core.words import text_of
from novatable.lessons.lesson import Goal, Lesson, Text
from novatable.lessons.subject import Puzzles, Trail, subject_of
from novatable.lessons.trying import attempt, by_list, solved_by_chance
from novatable.locales import LANGUAGES, words
from novatable.players import make, usual_level
from novatable.players.match import Match

MEASURE: Final = "points"
LOOKED_AT: Final = 0.5
"""How many of the promising decisions are tried out, so that puzzles come from all parts of a game."""
MOST_POSITIONS: Final = 2500
"""A turn with more positions than this is left out."""
LEAST: Final = 4
"""The fewest points that the best way may gain."""
CLEARLY: Final = 2
"""How many more points than the second best."""
BY_CHANCE: Final = 60
"""Random tries; if more than one of them solves it, it is too easy."""
LONGEST: Final = 230


class Found(NamedTuple):
    """A turn: the most points, the second most, and the shortest way to the most."""

    best: int
    second: int
    way: tuple[Action, ...]


def puzzles(game: str, players: int, seeds: range) -> Iterator[Lesson]:
    """At most one puzzle from each game, without an id."""
    ways = _puzzles_of(game)
    for seed in seeds:
        rng = Random(seed)
        begun = Game.new(game, players, seed)
        match = Match(begun, [make(usual_level(game), game, rng.randrange(2**31)) for _ in range(players)])
        while begun.outcome() is None and match.step() is not None:
            view = begun.view(None)
            if view.phase != "turn" or begun.waiting_for() != (view.active,):
                continue
            if not ways.promising(begun, view.active) or rng.random() > LOOKED_AT:
                continue
            found = explore(begun, view.active)
            puzzle = None if found is None else _puzzle(begun, view.active, found)
            if puzzle is not None:
                yield puzzle
                break


def _puzzles_of(game: str) -> Puzzles:
    """ValueError if no puzzles can be made of the game."""
    found = subject_of(game).puzzles
    if found is None:
        raise ValueError(f"no puzzles are made from games of {game}")
    return found


def explore(game: Game, seat: int) -> Found | None:
    """Try out everything that the seat can do in this turn; None: too much, or nothing stands out."""
    measure = subject_of(game.name).measures[MEASURE]
    left_out = _puzzles_of(game.name).left_out
    gained: dict[int, tuple[Action, ...]] = {0: ()}
    seen: set[str] = set()
    open_: list[tuple[Game, tuple[Action, ...], list[Event]]] = [(game.copy(), (), [])]
    while open_:
        position, way, events = open_.pop()
        if position.outcome() is not None or seat not in position.waiting_for():
            continue
        for action in position.legal(seat):
            if action.type in left_out:
                continue
            after = position.copy()
            happened = [*events, *after.play(seat, action)]
            points = measure.value(Trail(game, happened, after, seat), {})
            done = (*way, action)
            if points not in gained or len(done) < len(gained[points]):
                gained[points] = done
            digest = after.digest()
            if digest in seen or any(event.begins_turn for event in happened) or after.outcome() is not None:
                continue
            seen.add(digest)
            if len(seen) > MOST_POSITIONS:
                return None
            open_.append((after, done, happened))
    best, second = [*sorted(gained, reverse=True), 0][:2]
    if best < LEAST or best - second < CLEARLY:
        return None
    return Found(best, second, gained[best])


def _puzzle(game: Game, seat: int, found: Found) -> Lesson | None:
    """The lesson, if its solution works with the others at the table and random play does not find it."""
    lesson = Lesson(
        id="puzzle",
        game=game.name,
        kind="puzzle",
        title={
            language: words(language).format("learn-puzzle-title", n=found.best) for language in LANGUAGES
        },
        about={
            language: words(language).format("learn-puzzle-about", n=found.best, n2=found.second)
            for language in LANGUAGES
        },
        position={"setup": msgspec.to_builtins(game.setup), "state": game.state_json()},
        seat=seat,
        goals=(Goal(MEASURE, at_least=found.best),),
        turns=1,
        hints=_hints(game, seat, found),
        solution=tuple([action.to_json() for action in found.way]),
    )
    if attempt(lesson, by_list(lesson, lesson.solution))[0] != "solved":
        return None
    return None if solved_by_chance(lesson, BY_CHANCE) > 1 else lesson


def _hints(game: Game, seat: int, found: Found) -> tuple[Text, ...]:
    """How many steps it takes; the first; the whole way, as far as there is room."""
    first: Text = {}
    step: Text = {}
    whole: Text = {}
    for language in LANGUAGES:
        teller = _puzzles_of(game.name).teller(game, words(language), seat)
        said = [text_of(teller.choice(action)).rstrip(".") for action in found.way]
        first[language] = words(language).format("learn-puzzle-steps", n=len(found.way))
        step[language] = words(language).format("learn-puzzle-first", what=said[0])
        kept = list(said)
        while sum(map(len, kept)) + 2 * len(kept) > LONGEST:
            kept.pop()
        whole[language] = "; ".join(kept) + ("." if len(kept) == len(said) else " …")
    return first, step, whole

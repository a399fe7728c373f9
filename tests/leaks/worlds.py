"""Paired worlds: two games that differ only in what a viewer may not know must look the same to it.

A pair is a game and either a *twin*, in which hidden cards have changed places and the decks are as
they were, so that whatever the table does next looks the same; or an *imagined* game, in which all
that the viewer cannot know is different, the seed and the decks too.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from novatable import Game
from tests.leaks.planted import Leaky
from tests.properties.damage import damaged
from tests.properties.games import Subject, next_action, walk

Plant = Callable[[Game], Any]
"""Wraps a game; the wrapped one may leak."""


class Leak(AssertionError):
    """A viewer can tell two worlds apart that should look the same."""


class Pair(NamedTuple):
    """Two worlds for one viewer."""

    one: Game
    other: Game
    viewer: int | None
    secret: Callable[[], bool]
    """Holds until the difference is rightly told."""
    image: Callable[[Any], Any]
    """What somebody else does in the other world, in its JSON form, when they do this in the one."""


class Secrets(NamedTuple):
    """What the leak tests have to know of one game."""

    twin: Callable[[Any, int | None, Random], Pair | None]
    told: Callable[[Any], object]
    """Of a game: changes whenever chance or somebody has told something that was hidden."""
    moment: Callable[[Any], object]
    """What kind of moment a view shows; rare kinds are looked at more often."""
    plants: Mapping[str, type[Leaky]]


def imagined(game: Game, viewer: int | None, secrets: Secrets, rng: Random) -> Pair:
    one = game.copy()
    other = Game.imagine(game.view(viewer), rng)
    before = secrets.told(one), secrets.told(other)

    def secret() -> bool:
        return before == (secrets.told(one), secrets.told(other))

    return Pair(one, other, viewer, secret, image=lambda action: action)


def pairs(subject: Subject, secrets: Secrets, table: dict[str, Any], seed: int) -> Iterator[Pair]:
    """Pairs of worlds along random games at one table, without end."""
    rng = Random(seed)
    moments: Counter[object] = Counter()
    while True:
        game = Game.new(subject.name, seed=rng.getrandbits(64), **table)
        for _ in walk(subject, game, rng):
            moment = secrets.moment(game.view(None))
            if game.outcome() is not None or rng.random() * moments[moment] > 1:
                continue
            viewer = rng.choice([None, *range(game.seats), *range(game.seats)])
            pair = (
                imagined(game, viewer, secrets, rng)
                if rng.random() < 0.3
                else secrets.twin(game, viewer, rng)
            )
            if pair is not None:
                moments[moment] += 1
                yield pair


def look_for_leaks(subject: Subject, pair: Pair, rng: Random, plant: Plant, actions: int = 8) -> None:
    """Compare all that the viewer is shown and told, and play on; Leak says what differs."""
    one, other = plant(pair.one), plant(pair.other)
    trials = [action for _ in range(4) if (action := _idea(subject, pair, rng)) is not None]
    _compare(one, other, pair.viewer, trials, rng)
    for _ in range(actions):
        step = _common_action(subject, pair, one, other, rng)
        if step is None:
            return
        seat, action, image = step
        if seat == pair.viewer:
            trials.append(action)
        told = [_faces(one.play(seat, action), pair.viewer), _faces(other.play(seat, image), pair.viewer)]
        if pair.one.outcome() is not None or pair.other.outcome() is not None or not pair.secret():
            return
        _demand_same(f"events of {action!r:.200} by seat {seat}", *told)
        _compare(one, other, pair.viewer, trials, rng)


def _idea(subject: Subject, pair: Pair, rng: Random) -> Any:
    if pair.viewer is None:
        return None
    action = subject.idea(pair.one, pair.viewer, rng)
    return None if action is None else action.to_json()


def _common_action(
    subject: Subject, pair: Pair, one: Any, other: Any, rng: Random
) -> tuple[int, Any, Any] | None:
    """An action possible in both worlds; the viewer's own are possible in both or in neither."""
    for _ in range(12):
        seat, chosen = next_action(subject, pair.one, rng)
        action = chosen.to_json()
        image = action if seat == pair.viewer else pair.image(action)
        refusals = [one.check(seat, action), other.check(seat, image)]
        if seat == pair.viewer:
            _demand_same(f"the answer to {action!r:.200}", *map(_text, refusals))
        if refusals == [None, None]:
            return seat, action, image
    return None


def _compare(one: Any, other: Any, viewer: int | None, trials: list[Any], rng: Random) -> None:
    _demand_same("the view", one.view(viewer).to_bytes(), other.view(viewer).to_bytes())
    hints = [msgspec.json.encode(world.hints(world.view(viewer))) for world in (one, other)]
    _demand_same("the hints", *hints)
    _demand_same("who is waited for", one.waiting_for(), other.waiting_for())
    if viewer is None:
        return
    listed = [[action.to_json() for action in world.legal(viewer)] for world in (one, other)]
    _demand_same("the legal actions", *listed)
    for trial in [*trials, *listed[0][:3]]:
        for tried in (trial, damaged(trial, rng)):
            answers = [_text(world.check(viewer, tried)) for world in (one, other)]
            _demand_same(f"the answer to {tried!r:.200}", *answers)


def _faces(events: list[Any], viewer: int | None) -> list[str]:
    return [json.dumps(event.face(viewer).to_json()) for event in events]


def _text(refusal: Any) -> str:
    return "yes" if refusal is None else f"{refusal.rule}: {refusal.code} {refusal.args}"


def _demand_same(what: str, one: object, other: object) -> None:
    if one != other:
        raise Leak(f"{what}: {one!r:.1500} is not {other!r:.1500}")

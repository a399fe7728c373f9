"""What computer players do, as steps to learn from: who is watched plays as ever, and each step is noted."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from novatable.core.actions import Action
from novatable.core.game import Game
from novatable.learn.codec import Choosing
from novatable.learn.player import codec_of_view
from novatable.learn.sampler import Desk, Made, Policy, step_all
from novatable.learn.stepped import Observation, shown
from novatable.players import make
from novatable.players.match import Match
from novatable.players.player import AnyPlayer, Player


class Sample(NamedTuple):
    """What somebody saw, and the step they took, with those that followed in the same decision."""

    seen: Observation
    step: int
    path: tuple[int, ...]


class Watched(Player[Any]):
    """A computer player whose steps are noted. `missed` counts decisions that steps cannot tell in full."""

    def __init__(self, player: AnyPlayer) -> None:
        super().__init__(0)
        self.player = player
        self.volunteers = player.volunteers  # type: ignore[misc]  # as whoever is watched does
        self.remembers = player.remembers  # type: ignore[misc]
        self.samples: list[Sample] = []
        self.missed = 0

    def remember(self, answers: Sequence[Any]) -> None:
        self.player.remember(answers)

    def decide(self, view: Any, legal: Sequence[Action]) -> Action:
        action = self.player.decide(view, legal)
        self._note(view, codec_of_view(view).decide(view, legal), action)
        return action

    def volunteer(self, view: Any) -> Action | None:
        action = self.player.volunteer(view)
        if view.open_calls():
            self._note(view, codec_of_view(view).speak_up(view), action)
        return action

    def _note(self, view: Any, choosing: Choosing, action: Action | None) -> None:
        """None: they stay silent."""
        codec = codec_of_view(view)
        path = (codec.wait,) if action is None else codec.steps_to(view, action)
        row = codec.observe(view)
        done = None
        while path is not None and done is None:
            options, depth = choosing.options(), len(choosing.steps)
            if depth >= len(path) or path[depth] not in options:
                break
            self.samples.append(Sample(shown(codec, row, choosing, options), path[depth], path[depth:]))
            if action is None:
                return
            done = choosing.choose(path[depth])
        self.missed += done is None


def demonstrations(game: str, players: int, level: str, seed: int, **options: Any) -> Iterator[Sample]:
    """The steps of all players of one game among computer players of a level."""
    watched = [Watched(make(level, game, seed * players + seat)) for seat in range(players)]
    Match(Game.new(game, players=players, seed=seed, **options), watched).run()
    for one in watched:
        yield from one.samples


def corrections(
    policy: Policy,
    game: str,
    players: int,
    level: str,
    seeds: Sequence[int],
    *,
    against: str = "cadet",
    **options: Any,
) -> list[Sample]:
    """What a teacher of that level would do wherever a policy has to decide in its own games.

    A pupil that only saw its teacher's games does not know what to do after a mistake of its own.
    """
    made: Made = game, players, against, None, "win", None, options
    desks = [Desk(made, seed) for seed in seeds]
    teachers = [Watched(make(level, game, seed)) for seed in seeds]
    going = True
    while going:
        for desk, teacher in zip(desks, teachers, strict=True):
            table, seat = desk.env.table, desk.env.seat
            if desk.over or table.choosing(seat).steps:
                continue
            if teacher.remembers:
                teacher.remember(table.game.answers())
            if seat in table.game.waiting_for():
                teacher.decide(table.view(seat), table.game.legal(seat))
            else:
                teacher.volunteer(table.view(seat))
        going = step_all(desks, policy)
    return [sample for teacher in teachers for sample in teacher.samples]

"""What a run plays: which game, by how many, with which levels, cards and rules."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from novatable.core.game import Game
from novatable.core.options import settle
from novatable.core.record import CardsUsed
from novatable.lab.series import Job, check
from novatable.players import usual_level


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides the rows of a run, besides how many games it has.

    With several player counts, the games take turns: they have the same number of games each.
    """

    game: str
    rules: int
    players: tuple[int, ...]
    levels: tuple[str, ...]
    seed: int
    cards: CardsUsed
    options: dict[str, Any]

    def job(self, number: int) -> tuple[Job, int]:
        """The series that the game of that number belongs to, and its number there."""
        kinds = len(self.players)
        players = self.players[number % kinds]
        levels = self.levels * players if len(self.levels) == 1 else self.levels
        return Job(self.game, players, levels, self.seed, self.cards, self.options), number // kinds


def plan_of(
    game: str,
    players: Sequence[int] = (4,),
    levels: Sequence[str] | None = None,
    seed: int = 1,
    cards: str = "standard",
    options: Mapping[str, object] | None = None,
) -> Plan:
    """A plan that can be played; ValueError says what cannot."""
    kind = Game.kind(game)
    plan = Plan(
        game,
        kind.newest_rules(),
        tuple(players),
        tuple(levels or (usual_level(game),)),
        seed,
        kind.load_cards(cards),
        settle(kind.options, dict(options or {})),
    )
    checked(plan)
    return plan


def checked(plan: Plan) -> None:
    """ValueError if it cannot be played."""
    for number, players in enumerate(plan.players):
        if len(plan.levels) not in (1, players):
            raise ValueError(
                f"name one level for all or one for each of {players} players, not {len(plan.levels)}"
            )
        check(plan.job(number)[0])

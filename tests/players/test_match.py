"""The table: everybody is asked in time, nobody talks for ever, people play beside computers."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from novatable import Action, Game
from novatable.afternova.actions import Decline, Propose, Take
from novatable.afternova.view import View
from novatable.players import AnyPlayer, make
from novatable.players.afternova.sampler import sample_propose
from novatable.players.match import Match, Move
from novatable.players.player import Player
from novatable.players.talk import SPEECHES
from tests.builders.afternova import new


class Chatterbox(Player[View]):
    """Proposes whatever it may whenever it may, as a helper."""

    volunteers: ClassVar[bool] = True

    def decide(self, _view: View, legal: Sequence[Action]) -> Action:
        return next((action for action in legal if isinstance(action, Decline)), legal[-1])

    def volunteer(self, view: View) -> Action | None:
        return None if view.seat == view.active else sample_propose(view, self.rng)


class Quiet(Player[View]):
    """Never speaks up, so it must never be asked to."""

    def decide(self, _view: View, legal: Sequence[Action]) -> Action:
        return legal[-1]

    def volunteer(self, _view: View) -> Action | None:
        raise AssertionError("asked although it never volunteers")


def test_talk_is_bounded_even_where_offers_are_not() -> None:
    game = new(4, offers_per_turn=None, round_limit=2)
    spoken: dict[tuple[int, int], int] = {}

    def watch(move: Move) -> None:
        if isinstance(move.action, Propose):
            place = (turns[0], move.seat)
            spoken[place] = spoken.get(place, 0) + 1
        turns[0] = game.view(None).turn

    turns = [1]
    Match(game, [Chatterbox(seat) for seat in range(4)], watch).run()
    assert max(spoken.values()) == SPEECHES


def test_whoever_never_volunteers_is_not_asked_to() -> None:
    game = new(3, round_limit=2)
    Match(game, [Quiet(1), Chatterbox(2), Quiet(3)]).run()


def test_everyone_hears_of_a_turn_before_the_active_player_decides() -> None:
    game = new(3)
    move = Match(game, [Quiet(1), Quiet(2), Chatterbox(3)]).step()
    assert move is not None
    assert (move.seat, type(move.action)) == (2, Propose)


def test_a_move_tells_who_did_what_why_and_what_happened() -> None:
    game = new(3)
    moves: list[Move] = []
    table = Match(game, [make("cadet", seed=seat) for seat in range(3)], moves.append)
    move = table.step()
    assert [move] == moves
    assert move is not None
    assert game.history == [(move.seat, move.action)]
    assert move.events
    assert move.why is not None


def test_people_play_for_themselves() -> None:
    game = new(3)
    players: list[AnyPlayer | None] = [None, make("cadet"), Quiet(2)]
    table = Match(game, players)
    while table.step() is not None:
        assert game.history[-1][0] != 0
    assert game.waiting_for() == (0,)
    events = table.play(0, Take(game.view(0).paws[0]))
    assert events
    assert table.step() is None
    with pytest.raises(ValueError, match=r"seats \(0,\) have no computer player"):
        table.run()


@pytest.mark.parametrize("players", [2, 5])
def test_a_table_runs_to_the_outcome(players: int) -> None:
    game = Game.new("afternova", players=players, seed=2, round_limit=3)
    outcome = Match(game, [make("cadet", seed=seat) for seat in range(players)]).run()
    assert outcome == game.outcome()

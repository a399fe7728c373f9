"""The player `cadet`: simple sense."""

from collections.abc import Sequence

from novatable.core.actions import Action
from novatable.novaraiders.actions import (
    DropPod,
    EndTurn,
    Hijack,
    Jump,
    Launch,
    Leave,
    Orbit,
    Stow,
    Unload,
    Upgrade,
)
from novatable.novaraiders.frames import Unloading
from novatable.novaraiders.scoring import bay_points
from novatable.novaraiders.view import View
from novatable.players.novaraiders.reading import cards_of, seat_of
from novatable.players.player import Player


class Cadet(Player[View]):
    """Fetches Shards, carries them home and unloads them where they count most."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        ideas = [self._idea(view, action) for action in legal]
        best = max(range(len(legal)), key=lambda number: ideas[number][0])
        self.reason = ideas[best][1]
        return legal[best]

    def _idea(self, view: View, action: Action) -> tuple[float, str]:
        seat = seat_of(view)
        board = cards_of(view).board(len(view.players))
        match action:
            case Unload() | DropPod():
                return 9.0, "Shards count only in the Bays."
            case Hijack():
                return 7.0, "That Shard is mine now."
            case Orbit(ship=ship, to=to) | Jump(ship=ship, to=to):
                if view.shards[to]:
                    return 5.0 + len(view.shards[to]), "There are Shards to pick up."
                if view.shards[ship] and board.base[to] == seat and board.step[to] == 0:
                    return 6.0, "The Stack is home."
                return -1.0 + self.rng.random(), "A way to somewhere else."
            case Upgrade():
                return 3.0, "A Special card will help."
            case Launch():
                return 1.0 + self.rng.random(), "A ship in the Dock fetches nothing."
            case Stow(bay=bay):
                frame = view.frames[-1]
                assert isinstance(frame, Unloading)
                stowed = view.players[seat].bays[bay]
                shard = view.shards[frame.ship][-1]
                return bay_points((*stowed, shard)) - bay_points(stowed), "Here it counts most."
            case Leave(count=count):
                return -count, "Nothing is left behind."
            case EndTurn():
                return 0.0, "There is nothing better to do."
        return -1.5 + self.rng.random(), "One way is as good as another."

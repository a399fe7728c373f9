"""A player that ranks whole actions, deals included, and how it learns from others."""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import numpy as np

from novatable.core.actions import Action
from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.learn.ranking import Described, Floats, Ranking, joined
from novatable.players.player import AnyPlayer, Player


class Menu(Protocol):
    """What a seat could do now, made from its view; None is to stay silent."""

    actions: list[Action | None]

    def traits(self) -> Floats:
        """A description of each action."""
        ...

    def place(self, action: Action | None) -> int | None:
        """Where an action is in `actions`, added if nobody thought of it; None if it cannot be there."""
        ...


def menu_of(view: Any, legal: Sequence[Action] | None) -> Menu:
    """Without a legal list: for a seat that may speak up. Impossible if the game has no menus."""
    kind = Game.part(view.game, "learn", "MENU")
    if kind is None:
        names = tuple([each for each in Game.kinds if Game.part(each, "learn", "MENU") is not None])
        raise Impossible(Refusal("request", "no-game", {"name": view.game, "names": names}))
    menu: Menu = kind(view, legal)
    return menu


class Ranker(Player[Any]):
    """Chooses what its network ranks highest. With a teacher it also notes what that one would do."""

    volunteers: ClassVar[bool] = True

    def __init__(self, seed: int, ranking: Ranking | None, teacher: AnyPlayer | None = None) -> None:
        """Without a network, the teacher plays."""
        super().__init__(seed)
        self.ranking = ranking
        self.teacher = teacher
        self.remembers = teacher is not None and teacher.remembers  # type: ignore[misc]  # for the teacher
        self.lessons: list[Described] = []

    def remember(self, answers: Sequence[Any]) -> None:
        assert self.teacher is not None
        self.teacher.remember(answers)

    def decide(self, view: Any, legal: Sequence[Action]) -> Action:
        shown = None if self.teacher is None else self.teacher.decide(view, legal)
        if len(legal) == 1 and view.phase != "turn":
            return legal[0]
        action = self._choose(menu_of(view, legal), shown)
        assert action is not None, "only those that the game does not wait for may stay silent"
        return action

    def volunteer(self, view: Any) -> Action | None:
        if view.phase != "turn" or view.seat == view.active or not view.hand:
            return None
        return self._choose(
            menu_of(view, None), None if self.teacher is None else self.teacher.volunteer(view)
        )

    def _choose(self, menu: Menu, shown: Action | None) -> Action | None:
        """What is ranked highest; `shown` is what the teacher would do."""
        if self.teacher is not None:
            own = len(menu.actions)
            place = menu.place(shown)
            traits = menu.traits()
            if place is not None and len(traits) > 1:
                taken = np.arange(len(traits)) == place
                self.lessons.append(Described(traits, np.zeros(1, np.int64), taken, np.zeros(len(traits))))
            if self.ranking is None:
                return shown
            traits = traits[:own]
        else:
            traits = menu.traits()
        assert self.ranking is not None
        return menu.actions[int(np.argmax(self.ranking.chances_of(traits)))]

    def learned(self) -> Described:
        """All lessons, in half precision."""
        found = joined(self.lessons)
        return found._replace(traits=found.traits.astype(np.float16))

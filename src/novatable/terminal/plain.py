"""Any game in the terminal: its view as a tree of fields, its legal actions by number."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text
from rich.tree import Tree

from novatable.core.actions import Action, Event
from novatable.core.view import View
from novatable.core.words import Seated, capital, listed
from novatable.terminal.screen import Ask, Menu, Screen, Unclear, indented

KNOWN: Final = frozenset(View.__struct_fields__) - {"active", "phase"}
"""What every view has, and what is said elsewhere."""


class PlainScreen(Screen[View]):
    """See `Screen`. Games without a screen of their own get this one."""

    help = ()

    def words(self, viewer: int | None) -> Seated:
        return Seated(self.names, viewer)

    def board(self, view: View, viewer: int | None, _width: int, _menu: Menu | None = None) -> RenderableType:
        fields = {name: value for name, value in view.to_json().items() if name not in KNOWN}
        return self._tree(f"Turn {view.turn}", fields, viewer)

    def glance(self, view: View, viewer: int, width: int, _menu: Menu) -> RenderableType:
        return self.board(view, viewer, width)

    def tell(self, event: Event, viewer: int | None) -> RenderableType:
        return indented(Text(self._said(event.face(viewer).to_json(), viewer)))

    def is_talk(self, _action: Action) -> bool:
        return False

    def invites(self, _event: Event, _seat: int, _view: View) -> bool:
        return False

    def menu(self, _view: View, legal: Sequence[Action]) -> Menu:
        return Menu(tuple(legal), len(legal))

    def offer(self, view: View, menu: Menu) -> RenderableType:
        lines = [
            Text(f"{number:3} ") + self.choice(action, view.seat)
            for number, action in enumerate(menu.actions, 1)
        ]
        return Group(Rule("Your move", align="left", style="bold"), *lines)

    def choice(self, action: Action, viewer: int | None) -> Text:
        return Text(self._said(action.to_json(), viewer))

    def sentence(self, words: str) -> Text:
        return Text(words)

    def read(self, line: str, _view: View, _legal: Sequence[Action], _ask: Ask) -> Action:
        raise Unclear(f"{line!r} is not understood: type the number of an action.")

    def inspect(self, words: str, view: View) -> RenderableType:
        found = view.to_json().get(words.strip().replace(" ", "_"))
        if found is None:
            raise Unclear(f"There is no {words.strip()!r} to look at.")
        return self._tree(words, {words: found}, view.seat)

    def nothing_to_decide(self, _legal: Sequence[Action]) -> Action | None:
        return None

    def result(self, view: View, viewer: int | None) -> RenderableType:
        outcome = view.outcome
        assert outcome is not None
        words = self.words(viewer)
        scores = [Text(f"{words.name(seat)}: {score}") for seat, score in enumerate(outcome.scores)]
        winners = capital(listed(map(words.name, outcome.winners)))
        return Group(
            Rule("The end", align="left", style="bold"), *scores, Text(f"Won: {winners}", style="bold")
        )

    # ---- data as words

    def _said(self, told: Mapping[str, Any], viewer: int | None) -> str:
        fields = [
            f"{_spaced(name)} {self._value(name, value, viewer)}"
            for name, value in told.items()
            if name != "type" and value is not None
        ]
        kind = capital(_spaced(str(told["type"])))
        return f"{kind}: {', '.join(fields)}" if fields else kind

    def _value(self, name: str, value: Any, viewer: int | None) -> str:
        if name in ("seat", "active") and isinstance(value, int):
            return self.words(viewer).name(value)
        if isinstance(value, Mapping):
            return ", ".join(
                [f"{_spaced(key)} {self._value(key, each, viewer)}" for key, each in value.items()]
            )
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join([self._value("", each, viewer) for each in value]) or "none"
        return str(value)

    def _tree(self, label: str, value: Any, viewer: int | None) -> Tree:
        tree = Tree(Text(capital(_spaced(label)), "bold"))
        for name, part in _parts(value):
            if any(isinstance(each, Mapping | list | tuple) for _, each in _parts(part)):
                tree.children.append(self._tree(name, part, viewer))
            else:
                tree.add(Text(f"{_spaced(name)}: {self._value(name, part, viewer)}"))
        return tree


def _parts(value: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return value.items()
    if isinstance(value, list | tuple):
        return [(str(number), each) for number, each in enumerate(value)]
    return ()


def _spaced(name: str) -> str:
    return name.replace("_", " ")

"""Any game in the terminal: its view as a tree of fields, its legal actions by number."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text
from rich.tree import Tree

from novatable.core.actions import Action, Event
from novatable.core.sentences import Arg
from novatable.core.view import View
from novatable.core.words import Sentence, Teller, capital, text_of
from novatable.terminal.screen import Ask, Menu, Screen, Unclear, indented

KNOWN: Final = frozenset(View.__struct_fields__) - {"active", "phase"}
"""What every view has, and what is said elsewhere."""


class PlainWords(Teller[View]):
    """Data as words: the names of fields, which are English, and their values."""

    def happened(self, event: Event) -> Sentence:
        return self.cut(self._told(event.face(self.viewer).to_json()))

    def choice(self, action: Action) -> Sentence:
        return self.cut(self._told(action.to_json()))

    def waiting(self, view: View) -> Sentence:
        if view.outcome is not None:
            return self.say("term-plain-over", winners=self.seats(view.outcome.winners))
        return self.say("term-plain-waiting", seats=self.seats(view.waiting_for, "object"))

    def named(self, kind: str, number: int) -> str | None:
        return self.seat(number) if kind == "seat" and number < len(self.names) else None

    def filled(self, kind: str, value: Arg) -> str | int:
        """Options are called what is typed here."""
        return str(value) if kind == "option" else super().filled(kind, value)

    def value(self, name: str, value: Any) -> str:
        if name in ("seat", "active") and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, Mapping):
            return ", ".join([f"{_spaced(key)} {self.value(key, each)}" for key, each in value.items()])
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join([self.value("", each) for each in value]) or self.listed(())
        return str(value)

    def _told(self, told: Mapping[str, Any]) -> str:
        fields = [
            f"{_spaced(name)} {self.value(name, value)}"
            for name, value in told.items()
            if name != "type" and value is not None
        ]
        kind = capital(_spaced(str(told["type"])))
        return f"{kind}: {', '.join(fields)}" if fields else kind


class PlainScreen(Screen[View]):
    """See `Screen`. Games without a screen of their own get this one."""

    help = ()
    styles: ClassVar[dict[str, Sequence[str]]] = {}

    def words(self, viewer: int | None) -> PlainWords:
        return PlainWords(self.texts, self.names, viewer)

    def board(self, view: View, viewer: int | None, _width: int, _menu: Menu | None = None) -> RenderableType:
        fields = {name: value for name, value in view.to_json().items() if name not in KNOWN}
        return self._tree(self.texts.format("term-plain-turn", turn=view.turn), fields, viewer)

    def glance(self, view: View, viewer: int, width: int, _menu: Menu) -> RenderableType:
        return self.board(view, viewer, width)

    def tell(self, event: Event, viewer: int | None) -> RenderableType:
        return indented(self.drawn(self.words(viewer).happened(event)))

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
        waiting = Text(text_of(self.words(view.seat).waiting(view)))
        return Group(Rule(waiting, align="left", style="bold"), *lines)

    def read(self, line: str, _view: View, _legal: Sequence[Action], _ask: Ask) -> Action:
        raise Unclear("not-a-number", typed=line)

    def inspect(self, words: str, view: View) -> RenderableType:
        found = view.to_json().get(words.strip().replace(" ", "_"))
        if found is None:
            raise Unclear("look", typed=words.strip())
        return self._tree(words, {words: found}, view.seat)

    def nothing_to_decide(self, _legal: Sequence[Action]) -> Action | None:
        return None

    def result(self, view: View, viewer: int | None) -> RenderableType:
        outcome = view.outcome
        assert outcome is not None
        words = self.words(viewer)
        scores = [Text(f"{words.plain(words.seat(seat))}: {n}") for seat, n in enumerate(outcome.scores)]
        return Group(*scores, Text(text_of(words.waiting(view)), style="bold"))

    def _tree(self, label: str, value: Any, viewer: int | None) -> Tree:
        words = self.words(viewer)
        tree = Tree(Text(capital(_spaced(label)), "bold"))
        for name, part in _parts(value):
            if any(isinstance(each, Mapping | list | tuple) for _, each in _parts(part)):
                tree.children.append(self._tree(name, part, viewer))
            else:
                tree.add(Text(f"{_spaced(name)}: {words.plain(words.value(name, part))}"))
        return tree


def _parts(value: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return value.items()
    if isinstance(value, list | tuple):
        return [(str(number), each) for number, each in enumerate(value)]
    return ()


def _spaced(name: str) -> str:
    return name.replace("_", " ")

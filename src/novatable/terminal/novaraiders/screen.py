"""Nova-Raiders in the terminal."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.core.actions import Action, Event
from novatable.core.words import Texts, capital, kebab, text_of
from novatable.novaraiders import actions, events
from novatable.novaraiders.cards import CardSet
from novatable.novaraiders.frames import Leaving, Restowing, Unloading
from novatable.novaraiders.model import bay_points_in
from novatable.novaraiders.scoring import bay_points
from novatable.novaraiders.view import View
from novatable.terminal.novaraiders import marks
from novatable.terminal.novaraiders.board import Board
from novatable.terminal.novaraiders.closer import closer
from novatable.terminal.novaraiders.commands import HELP, Reader
from novatable.terminal.novaraiders.marks import ShortWords
from novatable.terminal.novaraiders.menu import Offer
from novatable.terminal.screen import Ask, Menu, Screen, indented

QUIET: Final = (events.TurnEnded, events.Docked, events.GameEnded)
"""Events without a line in the log: other events or the result say it."""
FORCED: Final = (actions.Restow, actions.Place, actions.HrlMove, actions.HrlHijack)
"""If only one of these is possible, there is nothing to decide."""


class NovaRaidersScreen(Screen[View]):
    """See `Screen`."""

    help = HELP
    styles: ClassVar = {"shard": marks.SHARD_STYLES}

    def __init__(self, texts: Texts, cards: CardSet, names: Sequence[str], people: int) -> None:
        super().__init__(texts, names)
        self.cards = cards
        self.people = people

    def words(self, viewer: int | None) -> ShortWords:
        return ShortWords(self.texts, self.cards, self.names, viewer, self.people)

    # ---- the table

    def board(self, view: View, viewer: int | None, width: int, _menu: Menu | None = None) -> RenderableType:
        return Board(view, self.words(viewer), width).whole()

    def glance(self, view: View, viewer: int, width: int, _menu: Menu) -> RenderableType:
        board = Board(view, self.words(viewer), width)
        if view.phase == "directives":
            return board.whole()
        if view.phase == "discard":
            return board.hand()
        if not view.frames:
            return Group(board.track(), board.rings(), *board.own())
        if isinstance(view.frames[-1], Leaving | Unloading | Restowing):
            return Group()
        return board.rings()

    def result(self, view: View, viewer: int | None) -> RenderableType:
        outcome = view.outcome
        assert outcome is not None
        words = self.words(viewer)
        say = self.texts.format
        table = Table(title=say(f"result-reason-{kebab(outcome.reason)}"), title_justify="left")
        for column in ("", "part-bays", "", "part-specials", "part-directive", "total"):
            table.add_column(say(f"result-{column}") if column else "")
        seats = sorted(range(self.people), key=lambda seat: -outcome.scores[seat])
        for seat in sorted(seats, key=lambda seat: seat not in outcome.winners):
            bays, specials, *directive = [part.points for part in outcome.breakdown[seat]]
            kept = view.players[seat].directive
            worth = bay_points_in(view.options)
            stacks = [
                Text.assemble(f"{bay_points(bay, worth):2} ", marks.shards(bay))
                for bay in view.players[seat].bays
            ]
            table.add_row(
                Text(capital(words.plain(words.seat(seat)))),
                str(bays),
                Text("\n").join(stacks),
                str(specials),
                "" if kept is None else f"{directive[0]} {words.plain(words.directive_name(kept))}",
                Text(str(outcome.scores[seat]), "bold"),
            )
        seed = say("term-seed", seed=str(view.seed))
        return Group(table, Text(text_of(words.waiting(view)), "bold"), Text(seed, "dim"))

    def inspect(self, words: str, view: View) -> RenderableType:
        return Group(*map(self.drawn, closer(words, view, self.words(view.seat))))

    # ---- the log

    def tell(self, event: Event, viewer: int | None) -> RenderableType | None:
        if isinstance(event, QUIET):
            return None
        said = self.words(viewer).happened(event)
        if event.begins_turn:
            return Text(text_of(said), "bold")
        supply = isinstance(event, events.Drew | events.Reshuffled) and event.seat != viewer
        return indented(Text(text_of(said), "dim") if supply else self.drawn(said))

    def is_talk(self, _action: Action) -> bool:
        return False

    def invites(self, _event: Event, _seat: int, _view: View) -> bool:
        return False

    # ---- choosing

    def menu(self, view: View, legal: Sequence[Action]) -> Menu:
        return Offer(view, self.words(view.seat)).menu(legal)

    def offer(self, view: View, menu: Menu) -> RenderableType:
        words = self.words(view.seat)
        waiting = text_of(words.waiting(view))
        if view.phase == "turn" and not view.frames:
            waiting = self.texts.format("term-nr-help", waiting=waiting)
        return Group(Rule(Text(waiting), align="left", style="bold"), Offer(view, words).drawn(menu))

    def nothing_to_decide(self, legal: Sequence[Action]) -> Action | None:
        return legal[0] if len(legal) == 1 and isinstance(legal[0], FORCED) else None

    def read(self, line: str, view: View, legal: Sequence[Action], ask: Ask) -> Action:
        return Reader(view, self.words(view.seat), legal, ask).read(line)

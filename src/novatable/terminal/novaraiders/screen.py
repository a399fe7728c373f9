"""Nova-Raiders in the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.core.actions import Action, Event
from novatable.core.words import capital, listed
from novatable.novaraiders import actions, events
from novatable.novaraiders.cards import SHARDS, CardSet
from novatable.novaraiders.frames import HrlActing, Leaving, Placing, Restowing, Running, Unloading
from novatable.novaraiders.scoring import bay_points
from novatable.novaraiders.view import View
from novatable.novaraiders.words import HRL, REASONS
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

    def __init__(self, cards: CardSet, names: Sequence[str], people: int) -> None:
        super().__init__(names)
        self.cards = cards
        self.people = people

    def words(self, viewer: int | None) -> ShortWords:
        return ShortWords(self.cards, self.names, viewer, self.people)

    def sentence(self, words: str) -> Text:
        return marks.sentence(words)

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
        table = Table(title=f"The game is over: {REASONS[outcome.reason]}", title_justify="left")
        for column in ("", "Bays", "", "Specials", "Directive", "total"):
            table.add_column(column)
        seats = sorted(range(self.people), key=lambda seat: -outcome.scores[seat])
        for seat in sorted(seats, key=lambda seat: seat not in outcome.winners):
            bays, specials, *directive = outcome.breakdown[seat]
            kept = view.players[seat].directive
            name = "" if kept is None else words.cards.directives[kept].name
            stacks = [
                Text.assemble(f"{bay_points(bay):2} ", marks.shards(bay)) for bay in view.players[seat].bays
            ]
            table.add_row(
                Text(capital(words.name(seat))),
                str(bays.points),
                Text("\n").join(stacks),
                str(specials.points),
                "\n".join(f"{part.points} for {part.rule} {name}" for part in directive),
                Text(str(outcome.scores[seat]), "bold"),
            )
        winners = capital(listed(words.does(seat, "win") for seat in outcome.winners))
        return Group(table, Text(f"{winners}.", "bold"), Text(f"The seed was {view.seed}.", "dim"))

    def inspect(self, words: str, view: View) -> RenderableType:
        return closer(words, view, self.words(view.seat))

    # ---- the log

    def tell(self, event: Event, viewer: int | None) -> RenderableType | None:
        if isinstance(event, QUIET):
            return None
        said = self.words(viewer).told(event)
        if event.begins_turn:
            return Text(said, "bold")
        supply = isinstance(event, events.Drew | events.Reshuffled) and event.seat != viewer
        return indented(Text(said, "dim") if supply else marks.sentence(said))

    def is_talk(self, _action: Action) -> bool:
        return False

    def invites(self, _event: Event, _seat: int, _view: View) -> bool:
        return False

    # ---- choosing

    def menu(self, view: View, legal: Sequence[Action]) -> Menu:
        return Offer(view, self.words(view.seat)).menu(legal)

    def offer(self, view: View, menu: Menu) -> RenderableType:
        words = self.words(view.seat)
        rule = Rule(self._situation(view, words), align="left", style="bold")
        return Group(rule, Offer(view, words).drawn(menu))

    def _situation(self, view: View, words: ShortWords) -> str:
        frame = view.frames[-1] if view.frames else None
        match frame:
            case None:
                return self._between_cards(view)
            case Leaving():
                where = f"From {words.space(frame.ship)} to {words.space(frame.to)}"
                return f"{where}: which of the lowest Shards stay behind?"
            case Running():
                return f"Hit and Run: orbit on from {words.space(frame.ship)}, or stay"
            case Unloading():
                top = SHARDS[view.shards[frame.ship][-1]]
                return f"Unloading {words.space(frame.ship)}: which Bay for the {top} Shard on top?"
            case Restowing():
                return f"Stevedore: which Shard goes onto Bay {frame.bays[0] + 1} next?"
            case Placing():
                return f"Spawn: on which Asteroid do you place the {SHARDS[frame.shard]} Shard you drew?"
            case HrlActing():
                return f"{HRL}'s card is {self.cards.hrl_name(frame.card)}: carry it out"

    def _between_cards(self, view: View) -> str:
        if view.phase == "directives":
            return "Keep one of your two Directives"
        if view.phase == "discard":
            return "You played no card: discard what you do not want, then draw"
        if view.slipping:
            return "Slipstream: Orbits need no link (help)"
        if view.linked:
            return "Your turn: play a card, launch, or end (help)"
        return "A link comes before the next basic action (NR-3.5), or end (help)"

    def choice(self, action: Action, viewer: int | None) -> Text:
        return marks.sentence(self.words(viewer).described(action))

    def nothing_to_decide(self, legal: Sequence[Action]) -> Action | None:
        return legal[0] if len(legal) == 1 and isinstance(legal[0], FORCED) else None

    def read(self, line: str, view: View, legal: Sequence[Action], ask: Ask) -> Action:
        return Reader(view, self.words(view.seat), legal, ask).read(line)

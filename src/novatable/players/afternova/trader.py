"""The player `trader`: it knows its alternative and bargains for what leaves everybody better off."""

from collections.abc import Sequence
from typing import ClassVar

from novatable.afternova.reading import seat_of
from novatable.afternova.terms import Answer
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.players.afternova.dealing import DealTable
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.ledger import Ledger
from novatable.players.afternova.outlook import Outlook, names_of
from novatable.players.afternova.taste import TRADER, Taste
from novatable.players.afternova.temper import EVEN, Temper
from novatable.players.afternova.trading import answers, offers_of_help, ranked, without_others
from novatable.players.choice import Choice
from novatable.players.player import Player


class Trader(Player[View]):
    """Weighs its whole turn and everybody's deals in points, and remembers how each player dealt."""

    volunteers: ClassVar[bool] = True
    remembers: ClassVar[bool] = True

    def __init__(self, seed: int, temper: Temper = EVEN, taste: Taste = TRADER) -> None:
        super().__init__(seed)
        self.temper = temper
        self.taste = taste
        self._ledger = Ledger()

    def remember(self, answers: Sequence[Answer]) -> None:
        self._ledger = Ledger(answers)

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        outlook = self._outlook(view)
        if view.phase != "turn":
            return self._said(view, without_others(outlook, legal)[0])
        table = self._table(outlook)
        return self._said(view, ranked(table, legal)[0])

    def explain(self, view: View, legal: Sequence[Action]) -> list[Choice]:
        """The best three choices as it sees them now, with what each is worth in points."""
        outlook = self._outlook(view)
        choices = (
            without_others(outlook, legal) if view.phase != "turn" else ranked(self._table(outlook), legal)
        )
        return choices[:3]

    def volunteer(self, view: View) -> Action | None:
        """Answer an open call, or offer help in another player's turn."""
        if view.phase != "turn" or view.seat == view.active or not view.hand:
            return None
        table = self._table(self._outlook(view))
        self.names = names_of(view)
        self.why, choice = answers(table) if view.open_calls() else (None, None)
        if choice is None:
            choice = offers_of_help(table)
        return None if choice is None else self._said(view, choice)

    def _outlook(self, view: View) -> Outlook:
        others = [player.seat for player in view.players if player.seat != view.seat]
        return Outlook(view, self.taste, {seat: self._ledger.keen(seat) for seat in others})

    def _table(self, outlook: Outlook) -> DealTable:
        view = outlook.view
        seat = seat_of(view)
        greed = {p.seat: self._ledger.greed(p.seat) for p in view.players if p.seat != seat}
        table = self._dealing(outlook, greed)
        for answer in self._ledger.refusals(view):
            table.was_refused(answer.terms, answer.seat)
        return table

    def _dealing(self, outlook: Outlook, greed: dict[int, float]) -> DealTable:
        """The others as it sees them before it thinks of what they have refused."""
        return DealTable(Hiring(outlook), self.temper, greed)

    def _said(self, view: View, choice: Choice) -> Action:
        self.why, self.names = choice.why, names_of(view)
        return choice.action

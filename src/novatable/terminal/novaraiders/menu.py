"""The legal actions with numbers: by card, within a card by what it is played for, within that by ship.

What several cards can do equally is numbered for the first of them; for the others it is shown on request.
"""

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple, assert_never, cast

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from novatable.core.actions import Action
from novatable.core.words import listed
from novatable.novaraiders import actions
from novatable.novaraiders.frames import Leaving, Shards, Unloading
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import bay_points_in
from novatable.novaraiders.scoring import bay_points
from novatable.novaraiders.view import View
from novatable.terminal.novaraiders import marks
from novatable.terminal.novaraiders.flow import Flow
from novatable.terminal.novaraiders.marks import ShortWords
from novatable.terminal.screen import Menu

HAND_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
BELOW: Final = (actions.Launch, actions.Chain, actions.Discard, actions.Draw, actions.EndTurn)
"""What comes below the actions of cards, in this order."""


class Entry(NamedTuple):
    """How an action is offered: with which card, what for, with which ship, and with what result."""

    card: int | None
    use: str
    ship: int | None
    label: Text


class Offer:
    """The menu for the seat of a view: puts the actions in order, and draws them."""

    def __init__(self, view: View, words: ShortWords) -> None:
        self.view = view
        self.words = words
        self.say = words.texts.format
        self.hand = hand_of(view)
        self.taken = {space for fleet in view.fleets for space in fleet}

    def menu(self, legal: Sequence[Action]) -> Menu:
        ordered = sorted(legal, key=self._place)
        first: dict[Hashable, Action] = {}
        for action in ordered:
            first.setdefault(_alike(action), action)
        again = [action for action in ordered if first[_alike(action)] is not action]
        return Menu((*first.values(), *again), len(first))

    def _place(self, action: Action) -> int:
        """In the order of the hand, then of BELOW."""
        if isinstance(action, BELOW):
            return len(self.hand) + BELOW.index(type(action))
        card = getattr(action, "card", None)
        return self.hand.index(card) if card in self.hand else 0

    def drawn(self, menu: Menu) -> RenderableType:
        """Cards first, in the order of the hand; each letter once, before the first use of its card."""
        rows = self._rows(menu)
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(style="bold", min_width=2, justify="right")
        table.add_column(no_wrap=True)
        table.add_column()
        if len(menu.actions) > menu.shown:
            others = self.say("term-nr-more", n=len(menu.actions) - menu.shown)
            rows["", self.say("term-nr-use-end")].pieces.append(Text(others, "dim"))
        above = ""
        for letter, use in sorted(rows, key=lambda row: row[0] or "~"):
            table.add_row("" if letter == above else letter, use, rows[letter, use])
            above = letter
        return table

    def _rows(self, menu: Menu) -> dict[tuple[str, str], Flow]:
        """The entries by the letter of the card and its use; a ship is named before its first entry."""
        first = {_alike(action): action for action in menu.actions[: menu.shown]}
        rows: dict[tuple[str, str], Flow] = {}
        ships: dict[tuple[str, str], int | None] = {}
        for number, action in enumerate(menu.actions, start=1):
            entry = self.entry(action)
            row = ("" if entry.card is None else self.letter(entry.card), entry.use)
            if number > menu.shown:
                twin = self.entry(first[_alike(action)])
                assert twin.card is not None, "only cards can do the same"
                rows.setdefault(
                    row, Flow([Text(self.say("term-nr-as", letter=self.letter(twin.card)), "dim")])
                )
                continue
            ship = ""
            if entry.ship is not None and entry.ship != ships.get(row):
                ship = f"{self.words.code(entry.ship)}: "
            ships[row] = entry.ship
            piece = Text.assemble((ship, "dim"), (str(number), "bold"), "=", entry.label)
            rows.setdefault(row, Flow()).pieces.append(piece)
        return rows

    # ---- what each action is called here

    def entry(self, action: Action) -> Entry:
        act = cast(actions.AnyAction, action)
        match act:
            case actions.Orbit():
                numbers = listed(self.words.texts, map(str, self.words.cards.orbits[act.card]), "list-or")
                return Entry(act.card, f"{self.words.use('orbit')} {numbers}", act.ship, self._to(act.to))
            case actions.Jump():
                return Entry(act.card, self.words.use("jump"), act.ship, self._to(act.to))
            case actions.Unload():
                return Entry(act.card, self.words.use("unload"), None, self._stack(act.ship))
            case actions.Hijack():
                return Entry(act.card, self.words.use("hijack"), act.ship, self._stack(act.victim))
            case actions.Upgrade():
                unseen = Text(self.say("term-nr-unseen"))
                taken = unseen if act.take is None else marks.card(self.words, act.take)
                return Entry(act.card, self.words.use("upgrade"), None, taken)
            case actions.Stevedore():
                bay = self.say("term-nr-tops") if act.bay is None else self._bay_name(act.bay)
                return self._special(act.card, None, Text(bay))
            case actions.Breach(push=str(push)):
                pushed = Text.assemble(self._stack(act.to), " ", self.say("term-nr-push", push=push))
                return self._special(act.card, act.ship, pushed)
            case actions.AloneSpecial():
                return self._special(act.card, None, Text(self.words.does(act.card)))
            case actions.MoveSpecial():
                return self._special(act.card, act.ship, self._to(act.to))
            case actions.ShipSpecial():
                return self._special(act.card, None, self._stack(act.ship))
            case actions.AttackSpecial():
                return self._special(act.card, act.ship, self._stack(act.victim))
            case actions.Launch():
                return self._other("launch", Text(self.words.code(act.to)))
            case actions.Chain():
                return self._other("link", Text(self.letter(act.card)))
            case actions.Discard():
                return self._other("discard", Text(self.letter(act.card)))
            case actions.Draw():
                return self._other("draw", Text(self.say("nr-do-draw")))
            case actions.EndTurn():
                return self._other("end", Text(self.say("nr-do-end-turn")))
            case actions.Keep():
                return self._other("keep", Text(self.words.plain(self.words.whole_directive(act.directive))))
            case actions.Leave():
                return self._other("leave", self._left(act.count))
            case actions.Run():
                stay = Text(self.say("nr-do-run-stay"))
                return Entry(
                    None, self.words.use("orbit"), None, stay if act.to is None else self._to(act.to)
                )
            case actions.Stow():
                return self._other("stow", self._bay(act.bay))
            case actions.Restow():
                return self._other("put", marks.shard(act.shard))
            case actions.Place():
                return self._other("place", Text(self.words.code(act.to)))
            case actions.HrlMove():
                return Entry(None, NovaRaiders.automa, act.ship, self._to(act.to))
            case actions.HrlHijack():
                side = self.say("term-nr-from", code=self.words.code(act.side))
                victim = Text.assemble(self._stack(act.victim), " ", side)
                return Entry(None, NovaRaiders.automa, act.ship, victim)
            case _:
                assert_never(act)

    def _special(self, card: int, ship: int | None, label: Text) -> Entry:
        return Entry(card, self.words.card_name(card), ship, label)

    def _other(self, command: str, label: Text) -> Entry:
        """What is done without a card's action, by its command."""
        return Entry(None, self.say(f"term-nr-use-{command}"), None, label)

    def letter(self, card: int) -> str:
        """What a hand card is called."""
        return HAND_LETTERS[self.hand.index(card)]

    def _to(self, to: int) -> Text:
        """A space to move to, and the Shards that are taken there."""
        shards = () if to in self.taken else self.view.shards[to]
        return Text.assemble(self.words.code(to), "+" if shards else "", marks.shards(shards))

    def _stack(self, ship: int) -> Text:
        """A ship: where it is, its height, and its Shards."""
        shards = self.view.shards[ship]
        seat = next(seat for seat, fleet in enumerate(self.view.fleets) if ship in fleet)
        mark = marks.ship(self.words.colours[seat], 1 + len(shards))
        return Text.assemble(self.words.code(ship), " ", mark, " " if shards else "", marks.shards(shards))

    def _left(self, count: int) -> Text:
        frame = self.view.frames[-1]
        assert isinstance(frame, Leaving)
        return marks.shards(self.view.shards[frame.ship][:count]) if count else Text(self.say("list-nothing"))

    def _bay(self, bay: int) -> Text:
        """A Bay with the next Shard on it, and its points before and after."""
        frame = self.view.frames[-1]
        assert isinstance(frame, Unloading)
        shard = self.view.shards[frame.ship][-1]
        before: Shards = self.view.players[frame.seat].bays[bay]
        worth = bay_points_in(self.view.options)
        now, then = bay_points(before, worth), bay_points((*before, shard), worth)
        points = self.say("term-nr-bay-points", now=now, then=then)
        name = self._bay_name(bay)
        return Text.assemble(name, " ", marks.shards(before), "+", marks.shard(shard), " ", points)

    def _bay_name(self, bay: int) -> str:
        return self.say("nr-art-bay", n=bay + 1)


def hand_of(view: View) -> Sequence[int]:
    me = next((player for player in view.players if player.seat == view.seat), None)
    return () if me is None or me.hand is None else me.hand


def _alike(action: Action) -> Hashable:
    """A key that is the same for actions that differ only in their card."""
    if isinstance(action, actions.Chain | actions.Discard):
        return action
    fields = msgspec.structs.asdict(action)
    fields.pop("card", None)
    return action.type, *fields.items()

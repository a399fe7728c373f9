"""The table of AfterNova drawn from a view: fits 80 columns, and uses more if there are any."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.afternova.actions import Discard, Take
from novatable.afternova.cards import PRISM, UPGRADES
from novatable.afternova.terms import Icons
from novatable.afternova.view import BotView, PlayerView, View
from novatable.afternova.words import Words
from novatable.core.options import value_of
from novatable.core.words import Sentence, capital
from novatable.terminal.afternova import marks
from novatable.terminal.afternova.pledging import missing_icons
from novatable.terminal.screen import Menu

ROOMY: Final = 98
"""From this many columns on, Paws have their species beside them."""
WIDE: Final = 132
"""From this many columns on, the players are beside Planets, Market and hand."""
PLANET_LETTERS: Final = "ABC"


class Board:
    """The parts of the table, each a renderable, and the whole of them."""

    def __init__(
        self,
        view: View,
        words: Words,
        drawn: Callable[[Sentence], Text],
        width: int,
        menu: Menu | None = None,
    ) -> None:
        self.view = view
        self.drawn = drawn
        self.say = words.texts.format
        self.words = words
        self.cards = words.cards
        self.width = width
        self.me = None if view.seat is None else next((p for p in view.players if p.seat == view.seat), None)
        actions = () if menu is None else menu.actions
        self.numbers = {
            action.card: number
            for number, action in enumerate(actions, start=1)
            if isinstance(action, Take | Discard)
        }

    def whole(self) -> RenderableType:
        title = Rule(self.title(), style="bold", characters="═")
        left: list[RenderableType] = [self.planets(), self.market()]
        left += [] if self.me is None else [self.hand()]
        right: list[RenderableType] = [self.players()]
        right += [self.offers()] if self.view.offers or self.view.calls else []
        if self.width < WIDE:
            return Group(title, *left[:2], right[0], *left[2:], *right[1:])
        sides = Table.grid(padding=(0, 2, 0, 0), expand=True)
        sides.add_column(width=80)
        sides.add_column(ratio=1)
        sides.add_row(Group(*left), Group(*right))
        return Group(title, sides)

    def title(self) -> str:
        view = self.view
        title = self.say("term-title", **self._whose(view.active), turn=view.turn, round=view.round)
        return self.say("term-an-title-final", title=title) if view.final else title

    def _whose(self, seat: int) -> dict[str, str]:
        """For a message about what belongs to a seat."""
        return {"name": self.words.names[seat], "you": "yes" if seat == self.words.viewer else "no"}

    # ---- the middle of the table

    def planets(self) -> RenderableType:
        table = _grid()
        for letter, laid in zip(PLANET_LETTERS, self.view.planets, strict=False):
            planet = self.cards.planets[laid.planet]
            reach = Text() if self.me is None else self._reach(planet.needs)
            table.add_row(
                Text(letter, "bold"),
                planet.name,
                marks.needs(self.words, planet.needs),
                marks.chips(laid.fragments),
                reach,
            )
        discarded = sum(self.view.fragment_discard)
        return Group(_heading(self.say("term-an-planets", bag=self.view.bag, discarded=discarded)), table)

    def _reach(self, need: Icons) -> Text:
        """How far the viewer's own Paws and Upgrades would go."""
        missing = missing_icons(self.view, self.cards, need)
        if not any(missing):
            return Text(self.say("term-an-in-reach"), "bold")
        return Text.assemble(self.say("term-an-lacks"), " ", marks.needs(self.words, missing))

    def market(self) -> RenderableType:
        view = self.view
        title = self.say("term-an-market", paws=view.paw_deck, blueprints=view.blueprint_deck)
        return Group(_heading(title), self._cards(view.paws, view.blueprints))

    def hand(self) -> RenderableType:
        assert self.me is not None
        me = self.me
        paws = [card for card in self.view.hand if self.cards.is_paw(card)]
        blueprints = [card for card in self.view.hand if not self.cards.is_paw(card)]
        title = f"{self.say('term-hand', **self._whose(me.seat))} {me.hand_size}/{me.hand_limit}"
        if me.starship is not None:
            aims = self.words.listed(map(self.words.colour, self.cards.objective[me.starship]))
            title = self.say("term-an-hand-objective", hand=title, colours=aims)
        return Group(_heading(title), self._cards(paws, blueprints))

    def _cards(self, paws: Sequence[int], blueprints: Sequence[int]) -> RenderableType:
        """Paws on the left, Blueprints on the right; the viewer sees which Fragments are missing."""
        cards = self.cards
        roomy = ROOMY <= self.width < WIDE
        table = _grid()
        for width in (2, 16, *([16] if roomy else []), 8, 2, 20, 10, 2):
            table.add_column(min_width=width, no_wrap=True)
        for paw, card in zip_longest(paws, blueprints):
            row: list[RenderableType] = ["", "", *([""] if roomy else []), ""]
            if paw is not None:
                species = [Text(self.words.species(paw), "dim")] if roomy else []
                icons = marks.icons(self.words, cards.icons[paw])
                row = [self._number(paw), cards.card_name(paw), *species, icons]
            if card is not None:
                cost = cards.cost[card]
                row += [
                    self._number(card),
                    cards.card_name(card),
                    marks.price(cost, cost if self.me is None else self.me.storage),
                    Text(str(cards.points[card]), "bold", justify="right"),
                    marks.upgrade(self.words, card),
                ]
            table.add_row(*row)
        return table

    def _number(self, card: int) -> Text:
        """What to type for the card; a tick marks a Blueprint that could be completed."""
        number = self.numbers.get(card)
        if number is not None:
            return Text(str(number), "bold", justify="right")
        return Text("✓" if self._ready(card) else "", "bold green", justify="right")

    def _ready(self, card: int) -> bool:
        if self.me is None or card not in self.view.hand or self.cards.is_paw(card):
            return False
        pairs = zip(self.cards.cost[card], self.me.storage, strict=True)
        return sum(max(needed - held, 0) for needed, held in pairs) <= self.me.upgrades[PRISM]

    # ---- the players

    def players(self) -> RenderableType:
        table = _grid()
        for seat in self.view.order:
            if self.view.bot is not None and seat == len(self.view.players):
                self._bot_row(table, self.view.bot, seat)
            else:
                self._player_row(table, self.view.players[seat])
        parts: list[RenderableType] = [_heading(self.say("term-an-players")), table]
        if self.view.bot is not None:
            parts.append(self._bot_blueprints(self.view.bot))
        return Group(*parts)

    def _player_row(self, table: Table, player: PlayerView) -> None:
        working = Counter(UPGRADES[i] for i, count in enumerate(player.upgrades) for _ in range(count))
        fresh = [marks.upgrade(self.words, card) for card in player.completed[player.ready :]]
        upgrades = [
            self.say("an-board-upgrade", n=count, upgrade=self.words.upgrade(name))
            for name, count in working.items()
        ]
        upgrades += [f"({name})" for name in fresh if name]
        table.add_row(
            self._turn_mark(player.seat),
            capital(self.words.plain(self.words.seat(player.seat))),
            marks.chips(player.storage, player.capacity),
            f"{player.hand_size}/{player.hand_limit}",
            f"{len(player.completed)}/{value_of(self.view.options, 'blueprints_to_end')}",
            self._points(player.completed),
            ", ".join(upgrades),
        )

    def _bot_row(self, table: Table, bot: BotView, seat: int) -> None:
        unseen = self.say("term-unseen", n=bot.unseen_count) if bot.unseen_count else ""
        table.add_row(
            self._turn_mark(seat),
            self.words.names[seat],
            marks.chips(bot.storage, value_of(self.view.options, "bot_storage")),
            "",
            f"{len(bot.scored) + bot.unseen_count}/{value_of(self.view.options, 'blueprints_to_end')}",
            self._points(bot.scored),
            unseen,
        )

    def _points(self, blueprints: Sequence[int]) -> str:
        return self.say("term-points", n=sum(self.cards.points[card] for card in blueprints))

    def _turn_mark(self, seat: int) -> Text:
        return Text(">" if seat == self.view.active else "", "bold")

    def _bot_blueprints(self, bot: BotView) -> RenderableType:
        """Bot's row with what covers it, shown like a hand with what is held and what is missing."""
        table = _grid()
        for card, covered in zip(bot.row, bot.covered, strict=True):
            price = marks.price(self.cards.cost[card], covered)
            name, points = self.cards.card_name(card), str(self.cards.points[card])
            table.add_row("", self.say("term-an-bot-row"), name, price, points)
        return table

    def offers(self) -> RenderableType:
        """Standing proposals and open calls."""
        words = self.words
        lines = [
            words.say("an-board-call", offer=str(call.number), terms=words.terms(call.terms))
            for call in self.view.calls
        ]
        lines += [
            words.say(
                "an-board-offer",
                offer=str(offer.number),
                seat=words.seat(offer.seat, "dative"),
                terms=words.terms(offer.terms),
                agreed=words.seats(offer.agreed),
                asked=words.seats(offer.asked),
            )
            for offer in self.view.offers
        ]
        return Group(_heading(self.say("an-board-offers")), *map(self.drawn, lines))


def _grid() -> Table:
    return Table.grid(padding=(0, 1, 0, 0))


def _heading(title: str) -> Rule:
    return Rule(title, align="left", style="dim")

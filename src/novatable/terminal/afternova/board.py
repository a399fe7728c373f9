"""The table of AfterNova drawn from a view: fits 80 columns, and uses more if there are any."""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.afternova.actions import Discard, Take
from novatable.afternova.cards import COLOURS, PRISM, UPGRADES
from novatable.afternova.model import BOT_STORAGE, LAST_BLUEPRINT
from novatable.afternova.terms import Icons, Terms
from novatable.afternova.view import BotView, PlayerView, View
from novatable.afternova.words import Words, terms_in_words
from novatable.core.words import capital, listed
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

    def __init__(self, view: View, words: Words, width: int, menu: Menu | None = None) -> None:
        self.view = view
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
        whose = "your" if view.active == self.words.viewer else f"{self.words.name(view.active)}'s"
        last = ", the last window" if view.final else ""
        return f"Turn {view.turn}, round {view.round}: {whose} turn{last}"

    # ---- the middle of the table

    def planets(self) -> RenderableType:
        table = _grid()
        for letter, laid in zip(PLANET_LETTERS, self.view.planets, strict=False):
            planet = self.cards.planets[laid.planet]
            reach = Text() if self.me is None else self._reach(planet.needs)
            table.add_row(
                Text(letter, "bold"),
                planet.name,
                marks.needs(planet.needs),
                marks.chips(laid.fragments),
                reach,
            )
        view = self.view
        return Group(_heading(f"Planets (bag {view.bag}, discarded {sum(view.fragment_discard)})"), table)

    def _reach(self, need: Icons) -> Text:
        """How far the viewer's own Paws and Upgrades would go."""
        missing = missing_icons(self.view, self.cards, need)
        return Text("lacks ") + marks.needs(missing) if any(missing) else Text("in reach", "bold")

    def market(self) -> RenderableType:
        view = self.view
        title = f"Market (decks: {view.paw_deck} Paws, {view.blueprint_deck} Blueprints)"
        return Group(_heading(title), self._cards(view.paws, view.blueprints))

    def hand(self) -> RenderableType:
        assert self.me is not None
        me = self.me
        paws = [card for card in self.view.hand if self.cards.is_paw(card)]
        blueprints = [card for card in self.view.hand if not self.cards.is_paw(card)]
        owner = "Your" if me.seat == self.words.viewer else f"{self.words.name(me.seat)}'s"
        title = f"{owner} hand {me.hand_size}/{me.hand_limit}"
        if me.starship is not None:
            aims = listed(COLOURS[colour] for colour in self.cards.objective[me.starship])
            title += f" (hidden objective: {aims})"
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
                species = [Text(cards.paws[paw].species, "dim")] if roomy else []
                row = [self._number(paw), cards.card_name(paw), *species, marks.icons(cards.icons[paw])]
            if card is not None:
                cost = cards.cost[card]
                row += [
                    self._number(card),
                    cards.card_name(card),
                    marks.price(cost, cost if self.me is None else self.me.storage),
                    Text(str(cards.points[card]), "bold", justify="right"),
                    marks.upgrade(cards, card),
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
        parts: list[RenderableType] = [_heading("Players (Storage, hand, Blueprints, points on them)"), table]
        if self.view.bot is not None:
            parts.append(self._bot_blueprints(self.view.bot))
        return Group(*parts)

    def _player_row(self, table: Table, player: PlayerView) -> None:
        cards = self.cards
        working = Counter(UPGRADES[i] for i, count in enumerate(player.upgrades) for _ in range(count))
        fresh = [marks.upgrade(cards, card) for card in player.completed[player.ready :]]
        upgrades = [
            f"{name.capitalize()}{f' x{count}' if count > 1 else ''}" for name, count in working.items()
        ]
        upgrades += [f"({name})" for name in fresh if name]
        table.add_row(
            self._turn_mark(player.seat),
            capital(self.words.name(player.seat)),
            marks.chips(player.storage, player.capacity),
            f"{player.hand_size}/{player.hand_limit}",
            f"{len(player.completed)}/{LAST_BLUEPRINT}",
            f"{sum(cards.points[card] for card in player.completed)} pt",
            ", ".join(upgrades),
        )

    def _bot_row(self, table: Table, bot: BotView, seat: int) -> None:
        unseen = f", {bot.unseen_count} unseen" if bot.unseen_count else ""
        table.add_row(
            self._turn_mark(seat),
            self.words.name(seat),
            marks.chips(bot.storage, BOT_STORAGE),
            "",
            f"{len(bot.scored) + bot.unseen_count}/{LAST_BLUEPRINT}",
            f"{sum(self.cards.points[card] for card in bot.scored)} pt",
            f"no Upgrades{unseen}",
        )

    def _turn_mark(self, seat: int) -> Text:
        return Text(">" if seat == self.view.active else "", "bold")

    def _bot_blueprints(self, bot: BotView) -> RenderableType:
        """Bot's row with what covers it, shown like a hand with what is held and what is missing."""
        table = _grid()
        for card, covered in zip(bot.row, bot.covered, strict=True):
            price = marks.price(self.cards.cost[card], covered)
            table.add_row(
                "", "on Bot's row:", self.cards.card_name(card), price, str(self.cards.points[card])
            )
        return table

    def offers(self) -> RenderableType:
        """Standing proposals and open calls."""
        table = _grid()
        table.add_column(justify="right", min_width=2, style="bold")
        for call in self.view.calls:
            table.add_row(str(call.number), marks.sentence(f"Open call. {self._terms(call.terms)}"))
        for offer in self.view.offers:
            who = capital(self.words.does(offer.seat, "propose"))
            waits = listed(map(self.words.name, offer.asked))
            said = f"{who}. {self._terms(offer.terms)} Waits for {waits}."
            table.add_row(str(offer.number), marks.sentence(said))
        return Group(_heading("On the table"), table)

    def _terms(self, terms: Terms) -> str:
        return terms_in_words(terms, self.cards, self.words.names, self.words.viewer)


def _grid() -> Table:
    return Table.grid(padding=(0, 1, 0, 0))


def _heading(title: str) -> Rule:
    return Rule(title, align="left", style="dim")

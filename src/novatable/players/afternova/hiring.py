"""What the cards of hand and Market are worth: which to take, to keep, to play, when to sweep."""

from collections.abc import Sequence

from novatable.afternova.actions import Row, Sweep
from novatable.afternova.cards import RECRUITER, SCANNER
from novatable.core.actions import Action
from novatable.core.options import value_of
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.worth import plus


class Hiring:
    """The worth of single cards to the viewer, or to another player as far as the viewer knows."""

    def __init__(self, outlook: Outlook, side: Side | None = None) -> None:
        self.outlook = outlook
        self.cards = outlook.cards
        self.side = side or outlook.me
        me = self.side
        view = outlook.view
        self.wanted = [max(me.gain(plus(me.storage, lying.fragments)), 0.0) for lying in view.planets]
        self.have = [0] * 4
        for paw in me.paws:
            for skill in range(4):
                self.have[skill] += self.cards.icons[paw][skill]
        self.weights = self._weights()
        self.lacking = [self._lacking(lying.planet) for lying in view.planets]
        self._keep: dict[int, float] = {}
        self._take: dict[int, float] = {}

    def _weights(self) -> list[float]:
        """How useful an icon of each skill is, 1 on average: half for the Planets here, half for any."""
        weights = [0.5] * 4
        total = sum(self.wanted) + 0.01
        for lying, wanted in zip(self.outlook.view.planets, self.wanted, strict=True):
            need = self.cards.need[lying.planet]
            for skill in range(4):
                weights[skill] += 2.0 * wanted / total * need[skill] / sum(need)
        return weights

    def paw(self, paw: int, in_hand: int) -> float:
        """A Paw together with those in hand; `in_hand` is 1 if it is one of them."""
        icons = self.cards.icons[paw]
        value = 0.0
        for skill in range(4):
            if icons[skill]:
                others = self.have[skill] - in_hand * icons[skill]
                value += icons[skill] * self.weights[skill] * (1.25 - 0.12 * others)
        value += icons[4] * 1.3
        return self.side.paw * value / 2

    def take(self, card: int) -> float:
        """A card that could be taken."""
        value = self._take.get(card)
        if value is None:
            if card < self.cards.n_paws:
                value = self.paw(card, 0) + self._closing(card)
            else:
                me = self.side
                value = me.wishing((*me.blueprints, card)).worth(me.storage) - me.now
                value -= me.taste.clutter * len(me.blueprints)
            self._take[card] = value
        return value

    def _lacking(self, planet: int) -> list[int]:
        """The icons of each skill that a Planet needs beyond those in hand."""
        need = self.cards.need[planet]
        return [max(need[skill] - self.have[skill], 0) for skill in range(4)]

    def _closing(self, paw: int) -> float:
        """How much nearer a Paw brings the Planets that are wanted."""
        icons = self.cards.icons[paw]
        bonus = 0.0
        for wanted, lacking in zip(self.wanted, self.lacking, strict=True):
            helped = 0
            for skill in range(4):
                if icons[skill] and lacking[skill]:
                    helped += min(icons[skill], lacking[skill])
            if helped:
                bonus += self.side.taste.closing * wanted * helped / sum(lacking)
        return bonus

    def keep(self, card: int) -> float:
        """A card in hand: what is lost with it."""
        value = self._keep.get(card)
        if value is None:
            if card < self.cards.n_paws:
                value = self.paw(card, 1)
            else:
                me = self.side
                others = tuple([other for other in me.blueprints if other != card])
                value = me.now - me.wishing(others).worth(me.storage) - me.taste.clutter * len(others)
            self._keep[card] = value
        return value

    def price(self, paws: tuple[int, ...], returns: tuple[int, ...]) -> float:
        """What it costs to play these Paws and take those back."""
        return sum([self.keep(paw) for paw in paws if paw not in returns])

    def market(self) -> float:
        """The worth of a whole Market action: the best cards, less the worst ones that must go."""
        view = self.outlook.view
        me = self.side.player
        values = sorted([self.take(card) for card in (*view.paws, *view.blueprints)], reverse=True)
        room = me.hand_limit - me.hand_size
        worst = sorted([self.keep(card) for card in me.known])
        total = 0.0
        takes = value_of(view.options, "market_takes") + me.upgrades[RECRUITER]
        for number in range(min(takes, len(values))):
            loss = worst[number - room] if 0 <= number - room < len(worst) else 0.0
            total += max(values[number] - loss, 0.0)
        return self.side.taste.market * total

    def crowded_out(self, taken: int) -> float:
        """What is lost with the cards that must go when that many are taken."""
        me = self.side.player
        over = taken + me.hand_size - me.hand_limit
        return sum(sorted([self.keep(card) for card in me.known])[:over]) if over > 0 else 0.0

    def unseen(self, row: Row) -> float:
        """Roughly, a card drawn from a deck; each Blueprint in hand halves the worth of another."""
        me = self.side
        return me.paw if row == "paws" else self.side.taste.unseen_blueprint * 0.5 ** len(me.blueprints)

    def poor_row(self, legal: Sequence[Action]) -> Sweep | None:
        """A row to sweep, because nothing in the Market is good, or because it is free."""
        view = self.outlook.view
        me = self.side
        free = view.free_sweeps if view.phase == "market" else me.player.upgrades[SCANNER]
        rows = {
            "blueprints": max([self.take(card) for card in view.blueprints], default=0.0),
            "paws": max([self.take(card) for card in view.paws], default=0.0),
        }
        taste = self.side.taste
        bar = taste.poor_row_free if free else taste.poor_row
        if not free and (max(rows.values()) >= bar or (view.phase == "market" and view.takes < 2)):
            return None
        wanted = "blueprints" if len(me.blueprints) < 2 else "paws"
        for action in legal:
            if isinstance(action, Sweep) and action.row == wanted and rows[wanted] < bar:
                return action
        return None

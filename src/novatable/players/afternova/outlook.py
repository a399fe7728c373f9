"""A view read with sense: who wants which Fragments, who can bring which icons, what cards are worth."""

from novatable.afternova.cards import CardSet
from novatable.afternova.cards import PRISM
from novatable.afternova.model import LAST_BLUEPRINT
from novatable.afternova.view import PlayerView, View
from novatable.players.afternova.crew import Reach, reach_of
from novatable.players.afternova.reading import cards_of, seat_of
from novatable.players.afternova.worth import Holding, Plan, Wishes, blueprint_value

PAW = 0.8
"""What a Paw is worth that is neither better nor worse than others."""
PUBLIC_OBJECTIVE = (0.4,) * 5
"""An icon's chance to be in the colours of an objective that one does not know: two of five."""


class Side:
    """One player as the viewer knows them: everything for oneself, what is known for the others."""

    __slots__ = ("_cards", "_reach", "_unknown_paws", "now", "paws", "player", "seat", "storage", "wishes")

    def __init__(
        self, cards: CardSet, player: PlayerView, objective: tuple[float, ...], time_left: float, final: bool
    ) -> None:
        self.seat = player.seat
        self.player = player
        self.storage: Holding = player.storage
        self.paws = [card for card in player.known if card < cards.n_paws]
        unknown = player.hand_size - len(player.known)
        self._unknown_paws = min((3 * unknown + 2) // 4, 4)
        plans = [
            Plan(
                card,
                blueprint_value(cards, card, objective, time_left),
                cards.cost[card],
                cards.cost_size[card],
            )
            for card in player.known
            if card >= cards.n_paws
        ]
        spare = 0.25 + 0.6 * (1 - time_left) ** 2 + 0.12 * min(unknown, 4)
        left = LAST_BLUEPRINT - len(player.completed)
        self.wishes = Wishes(plans, player.capacity, player.upgrades[PRISM], left, spare, not final)
        self.now = self.wishes.worth(self.storage)
        self._cards = cards
        self._reach: dict[int, Reach] = {}

    def reach(self, planet: int) -> Reach:
        """What the Paws can bring; an unknown card counts as a Paw with one fitting icon."""
        reach = self._reach.get(planet)
        if reach is None:
            reach = reach_of(self._cards, planet, self.paws, self.player.upgrades, self._unknown_paws)
            self._reach[planet] = reach
        return reach

    def gain(self, held: Holding) -> float:
        """How much better off with these Fragments instead of those in Storage now."""
        return self.wishes.stored(held) - self.now


class Outlook:
    """All that a sensible player makes of one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.cards = cards_of(view)
        seat = seat_of(view)
        leader = max(len(player.completed) for player in view.players)
        if view.bot is not None:
            leader = max(leader, len(view.bot.scored) + view.bot.unseen_count)
        self.time_left = 0.0 if view.final else (LAST_BLUEPRINT - leader) / LAST_BLUEPRINT
        starship = view.players[seat].starship
        assert starship is not None
        mine = self.cards.objective[starship]
        self.objective = tuple([1.0 if colour in mine else 0.0 for colour in range(5)])
        self.me = Side(self.cards, view.players[seat], self.objective, self.time_left, view.final)
        self._sides: dict[int, Side] = {seat: self.me}

    def side(self, seat: int) -> Side:
        side = self._sides.get(seat)
        if side is None:
            player = self.view.players[seat]
            side = self._sides[seat] = Side(
                self.cards, player, PUBLIC_OBJECTIVE, self.time_left, self.view.final
            )
        return side

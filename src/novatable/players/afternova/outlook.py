"""What a view means: who wants which Fragments, who can bring which icons, what cards are worth."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from novatable.afternova.cards import PRISM
from novatable.afternova.reading import cards_of, seat_of
from novatable.afternova.terms import Icons
from novatable.afternova.view import PlayerView, View
from novatable.core.options import value_of
from novatable.core.sentences import Namer
from novatable.players.afternova.crew import NEVER, Reach, reach_of
from novatable.players.afternova.ledger import Keen
from novatable.players.afternova.taste import CADET, Taste
from novatable.players.afternova.worth import Holding, Wishes, wishes_of

PUBLIC_OBJECTIVE: Final[tuple[float, ...]] = (0.4,) * 5
"""The chance that an icon is in the colours of an unknown objective: two of five."""

NOBODY: Final[Mapping[int, Keen]] = {}
"""Nobody has dealt yet."""


def names_of(view: View) -> Namer:
    """What the cards of the game are called."""
    cards = cards_of(view)

    def name(kind: str, number: int) -> str | None:
        if kind == "seat":
            return None
        return cards.planets[number].name if kind == "planet" else cards.card_name(number)

    return name


class Side:
    """One player as the viewer knows them: everything for oneself, what is known for the others."""

    __slots__ = (
        "_reach",
        "blueprints",
        "keen",
        "now",
        "objective",
        "outlook",
        "paw",
        "paws",
        "player",
        "seat",
        "spare",
        "storage",
        "taste",
        "unknown_paws",
        "wishes",
    )

    def __init__(
        self, outlook: "Outlook", player: PlayerView, objective: tuple[float, ...], taste: Taste
    ) -> None:
        self.taste = taste
        n_paws = outlook.cards.n_paws
        self.outlook = outlook
        self.seat = player.seat
        self.player = player
        self.objective = objective
        self.storage: Holding = player.storage
        self.paws = [card for card in player.known if card < n_paws]
        self.blueprints = tuple([card for card in player.known if card >= n_paws])
        unknown = player.hand_size - len(player.known)
        self.unknown_paws = min((3 * unknown + 2) // 4, 4)
        self.spare = taste.spare + 0.6 * (1 - outlook.time_left) ** 2 + 0.12 * min(unknown, 4)
        self.wishes = self.wishing(self.blueprints)
        self.paw = taste.paw * max(1.0 + taste.crowding * (3.75 - len(self.paws) - self.unknown_paws), 0.2)
        self.now = self.wishes.worth(self.storage)
        self.keen = outlook.keen.get(player.seat) if unknown else None
        """What Fragments seem to be worth for the cards that nobody has seen."""
        self._reach: dict[int, Reach] = {}

    def wishing(self, blueprints: tuple[int, ...]) -> Wishes:
        """The wishes with these Blueprints in hand."""
        player = self.player
        return wishes_of(
            self.taste,
            self.outlook.cards,
            blueprints,
            self.objective,
            self.outlook.time_left,
            player.capacity,
            player.upgrades[PRISM],
            self.outlook.to_end - len(player.completed),
            self.spare,
            not self.outlook.view.final,
        )

    def reach(self, planet: int) -> Reach:
        """What the Paws can bring; an unknown card counts as a Paw with one fitting icon."""
        reach = self._reach.get(planet)
        if reach is None:
            reach = reach_of(self.outlook.cards, planet, self.paws, self.player.upgrades, self.unknown_paws)
            self._reach[planet] = reach
        return reach

    def surely(self, planet: int, icons: Icons) -> bool:
        """Whether the known Paws alone bring these icons."""
        known = reach_of(self.outlook.cards, planet, self.paws, self.player.upgrades, 0)
        return known.paws(icons[known.skills[0]], icons[known.skills[1]]) < NEVER

    def gain(self, held: Holding) -> float:
        """The gain from having these Fragments instead of those in Storage now."""
        gain = self.wishes.stored(held) - self.now
        keen = self.keen
        if keen is not None:
            stored = self.storage
            for colour in range(5):
                gain += keen[colour] * (held[colour] - stored[colour])
        return gain


class Outlook:
    """Everything a sensible player concludes from one view; others are thought to have a cadet's taste."""

    def __init__(self, view: View, taste: Taste = CADET, keen: Mapping[int, Keen] = NOBODY) -> None:
        self.taste = taste
        self.keen = keen
        """What colours seem to be worth to others beyond their known cards."""
        self.view = view
        self.cards = cards_of(view)
        seat = seat_of(view)
        leader = max(len(player.completed) for player in view.players)
        if view.bot is not None:
            leader = max(leader, len(view.bot.scored) + view.bot.unseen_count)
        self.to_end = value_of(view.options, "blueprints_to_end")
        self.time_left = 0.0 if view.final else (self.to_end - leader) / self.to_end
        self.envy = taste.envy / (len(view.order) - 1)
        starship = view.players[seat].starship
        assert starship is not None
        mine = self.cards.objective[starship]
        objective = tuple([1.0 if colour in mine else 0.0 for colour in range(5)])
        self.me = Side(self, view.players[seat], objective, taste)
        self._sides: dict[int, Side] = {seat: self.me}

    def side(self, seat: int) -> Side:
        side = self._sides.get(seat)
        if side is None:
            side = self._sides[seat] = Side(self, self.view.players[seat], PUBLIC_OBJECTIVE, CADET)
        return side

    def seen(self, seat: int) -> Side:
        """A player as the whole table knows them: with the cards that lie open to all."""
        player = self.view.players[seat]
        return Side(self, replace(player, known=player.open), PUBLIC_OBJECTIVE, CADET)

"""Dealing the cards that a viewer has not located, so that everybody can keep their promises."""

from random import Random

from novatable.afternova.cards import ADAPTER, AUTOPILOT, CardSet, PerIcon
from novatable.afternova.deals import promise_of
from novatable.afternova.model import Player, State
from novatable.afternova.pledge import icons_of, is_useful
from novatable.afternova.terms import Icons
from novatable.afternova.view import View

FIRST_TRY = 60
"""How many Paws a search gives or takes back before it starts again with twice as many."""


class Holder:
    """A player who has agreed to proposals: what they promised in each, and what the hand has for it."""

    __slots__ = ("given", "icons", "is_helper", "needs", "places", "player", "useful")

    def __init__(self, player: Player, needs: list[Icons], places: int, *, is_helper: bool) -> None:
        self.player = player
        self.needs = needs
        self.places = places
        self.is_helper = is_helper
        self.given: list[int] = []
        self.icons: list[int] = []
        self.useful: list[int] = []

    def start(self, cards: CardSet) -> None:
        self.given.clear()
        self.icons = icons_of(cards, self.player.hand)
        self.useful = [
            sum(
                1
                for card in self.player.hand
                if cards.is_paw(card) and is_useful(cards, self.player, need, card)
            )
            for need in self.needs
        ]

    def change(self, cards: CardSet, paw: int, by: int) -> None:
        """Count a Paw in or out."""
        for kind, icons in enumerate(cards.icons[paw]):
            self.icons[kind] += by * icons
        for place, need in enumerate(self.needs):
            if is_useful(cards, self.player, need, paw):
                self.useful[place] += by

    def missing(self) -> int:
        """How many icons the promise furthest from being covered lacks, with all Upgrades."""
        return max([self._missing(place) for place in range(len(self.needs))])

    def _missing(self, place: int) -> int:
        """A helper plays at least one Paw, so Upgrades alone are not enough (AN-4.5)."""
        need, upgrades = self.needs[place], self.player.upgrades
        missing = unused = 0
        for skill in range(4):
            wanted = max(need[skill] - upgrades[AUTOPILOT + skill], 0)
            missing += max(wanted - self.icons[skill], 0)
            unused += max(self.icons[skill] - wanted, 0)
        missing -= self.icons[4] + min(upgrades[ADAPTER], unused)
        return max(missing, 1 if self.is_helper and not self.useful[place] else 0)


class Hands:
    """The unlocated cards, dealt to the unknown places of hands and to the decks."""

    def __init__(self, state: State, view: View, paws: list[int], blueprints: list[int], rng: Random) -> None:
        self.state = state
        self.cards = state.rules.cards
        self.paws = paws
        self.blueprints = blueprints
        self.rng = rng
        self.places = [player.hand_size - len(player.known) for player in view.players]
        self.paws_in_hands = len(paws) - view.paw_deck
        self.most_icons = max(map(sum, self.cards.icons))
        self.holders = {
            seat: Holder(state.players[seat], needs, self.places[seat], is_helper=seat != state.active)
            for seat, needs in _needs(view).items()
        }
        self.steps = 0
        self.hopeless: set[tuple[tuple[PerIcon, ...], ...]] = set()

    def deal(self) -> bool:
        """Deal at random; if promises stay uncovered, first deal what covers them. False if nothing does."""
        known = [list(player.hand) for player in self.state.players]
        self._fill(known)
        for holder in self.holders.values():
            holder.start(self.cards)
        if all(holder.missing() <= 0 for holder in self.holders.values()):
            return True
        for player, hand in zip(self.state.players, known, strict=True):
            player.hand = hand
        if not self._cover():
            return False
        for seat, holder in self.holders.items():
            known[seat] = known[seat] + holder.given
        self._fill(known)
        return True

    def _fill(self, hands: list[list[int]]) -> None:
        """Deal at random into the places that are left, and what remains into the decks."""
        dealt = {paw for holder in self.holders.values() for paw in holder.given}
        paws = [paw for paw in self.paws if paw not in dealt]
        more_paws = self.paws_in_hands - len(dealt)
        more_blueprints = sum(self.places) - self.paws_in_hands
        rest = paws[:more_paws] + self.blueprints[:more_blueprints]
        self.rng.shuffle(rest)
        for seat, hand in enumerate(hands):
            holder = self.holders.get(seat)
            free = self.places[seat] - (0 if holder is None else len(holder.given))
            self.state.players[seat].hand = hand + rest[:free]
            del rest[:free]
        self.state.decks = [paws[more_paws:], self.blueprints[more_blueprints:]]

    def _cover(self) -> bool:
        """Look for Paws that cover every promise, with more steps each time so that no world is ruled out."""
        patience = FIRST_TRY
        while True:
            for holder in self.holders.values():
                holder.start(self.cards)
            self.rng.shuffle(self.paws)
            self.hopeless.clear()
            self.steps = patience
            if self._give():
                return True
            if self.steps > 0:
                return False  # everything was tried
            patience *= 2

    def _give(self) -> bool:
        """Give a Paw to whoever has least room to spare, backtracking from dead ends.

        Any cover of an uncovered promise contains another useful Paw, so trying each kind misses no world.
        """
        self.steps -= 1
        lacking = [(holder.missing(), holder) for holder in self.holders.values()]
        lacking = [(missing, holder) for missing, holder in lacking if missing > 0]
        if not lacking:
            return True
        paws_left = self.paws_in_hands - sum([len(holder.given) for holder in self.holders.values()])
        if sum([-(-missing // self.most_icons) for missing, _ in lacking]) > paws_left:
            return False
        room = [
            (holder.places - len(holder.given)) * self.most_icons - missing for missing, holder in lacking
        ]
        if min(room) < 0:
            return False
        standing = tuple(
            [tuple(sorted([self.cards.icons[paw] for paw in h.given])) for h in self.holders.values()]
        )
        if standing in self.hopeless:
            return False
        holder = lacking[room.index(min(room))][1]
        for paw in self._candidates(holder):
            holder.given.append(paw)
            holder.change(self.cards, paw, 1)
            if self._give():
                return True
            holder.change(self.cards, paw, -1)
            holder.given.pop()
            if self.steps <= 0:
                return False
        self.hopeless.add(standing)
        return False

    def _candidates(self, holder: Holder) -> list[int]:
        """A Paw of each kind that helps with a promise not yet covered, those that help most first."""
        dealt = {paw for other in self.holders.values() for paw in other.given}
        before = [holder._missing(place) for place in range(len(holder.needs))]
        kinds: dict[PerIcon, tuple[int, int]] = {}
        for paw in self.paws:
            icons = self.cards.icons[paw]
            if paw in dealt or icons in kinds:
                continue
            if any(
                missing > 0 and is_useful(self.cards, holder.player, need, paw)
                for need, missing in zip(holder.needs, before, strict=True)
            ):
                holder.change(self.cards, paw, 1)
                kinds[icons] = (holder.missing(), paw)
                holder.change(self.cards, paw, -1)
        return [paw for _, paw in sorted(kinds.values(), key=lambda kind: kind[0])]


def _needs(view: View) -> dict[int, list[Icons]]:
    """What each seat but the viewer's has promised, without promises that a larger one implies."""
    needs: dict[int, set[Icons]] = {}
    for offer in view.offers:
        for seat in offer.agreed:
            if seat != view.seat:
                needs.setdefault(seat, set()).add(promise_of(offer.terms, seat))
    return {
        seat: [need for need in found if not _implied(need, found)] for seat, found in sorted(needs.items())
    }


def _implied(need: Icons, found: set[Icons]) -> bool:
    return any(need != other and all(a <= b for a, b in zip(need, other, strict=True)) for other in found)

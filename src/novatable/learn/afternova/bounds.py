"""What the drafts of deals on a Planet have to keep to, going by a view (AN-4.3 to AN-4.8, AN-4.16)."""

from itertools import product

from novatable.afternova.pledge import covers_of, icons_of, shortfall
from novatable.afternova.reading import cards_of, player_of, seat_of, uncovered
from novatable.afternova.terms import Icons, Terms
from novatable.afternova.view import View
from novatable.learn.afternova.steps import (
    BOT,
    CALL,
    COLOUR,
    DONE,
    FRAGMENT,
    GIVER,
    ICON,
    OPEN,
    PROPOSE,
    RECEIVER,
)

Rival = tuple[list[int], Terms]
"""A deal that is on offer or was declined, after the sides to which a draft of it would deal things out."""


def known_terms(view: View, planet: int) -> list[Terms]:
    """Deals on a Planet that cannot be proposed again in this turn (AN-4.16)."""
    if not (view.offers or view.calls or view.declined):
        return []
    known = [*[offer.terms for offer in view.offers], *[call.terms for call in view.calls], *view.declined]
    return [terms for terms in known if terms.planet == planet]


class Bounds:
    """What a deal on one Planet has to keep to, whatever is drafted."""

    def __init__(self, view: View, planet: int, calling: bool) -> None:
        cards = cards_of(view)
        me, people = seat_of(view), len(view.players)
        self.view = view
        self.planet = planet
        self.calling = calling
        self.me = me
        self.people = people
        self.active = (view.active - me) % people
        need = cards.need[planet]
        self.need: Icons = need
        self.skills = [skill for skill in range(4) for _ in range(need[skill])]
        lying = next(one.fragments for one in view.planets if one.planet == planet)
        self.colours = [colour for colour in range(5) for _ in range(lying[colour])]
        self.bot_takes = [min(a, b) for a, b in zip(lying, uncovered(view), strict=True)]
        self.sides = [*range(people), *([OPEN] if calling else []), *([BOT] if view.bot else [])]
        self.helpers = [side for side in self.sides if side not in (self.active, BOT)]
        self.wanted = OPEN if calling else None if self.active == 0 else 0
        """A helper without whom it would not be a deal that the viewer may propose; None: any."""
        self.ends = [sum(need[: skill + 1]) for skill in range(4)]
        self.bot_most = min(sum(self.bot_takes), len(self.skills) - 1)
        self.fair = view.options["fair_deals"] is True
        self.mine = None if calling else self._promises()
        self.known = [rival for terms in known_terms(view, planet) for rival in self._rival(terms)]

    def _rival(self, terms: Terms) -> list["Rival"]:
        """A known deal as a draft would compose it; nothing if it is of the other kind, call or proposal."""
        icons = {self.side(promise.seat): promise.icons for promise in terms.promises}
        if (OPEN in icons) != self.calling:
            return []
        shares = {self.side(share.seat): share.fragments for share in terms.split}
        if terms.bot is not None:
            icons[BOT] = terms.bot.icons
            price = terms.bot.fragments
            shares[BOT] = price.count(0), price.count(1), price.count(2), price.count(3), price.count(4)
        path = [side for skill in range(4) for side in sorted(icons) for _ in range(icons[side][skill])]
        path += [side for colour in range(5) for side in sorted(shares) for _ in range(shares[side][colour])]
        return [(path, terms)]

    def steps_to(self, terms: Terms) -> tuple[int, ...]:
        """The steps in which a draft composes a deal."""
        ((path, _),) = self._rival(terms)
        icons = len(self.skills)
        gifts = sorted(
            (self.side(one.giver), colour, self.side(one.receiver))
            for one in terms.transfers
            for colour in range(5)
            for _ in range(one.fragments[colour])
        )
        named = [step for a, colour, b in gifts for step in (GIVER + a, COLOUR + colour, RECEIVER + b)]
        return (
            (CALL if self.calling else PROPOSE) + self.planet,
            *[ICON + side for side in path[:icons]],
            *[FRAGMENT + side for side in path[icons:]],
            *named,
            DONE,
        )

    def side(self, seat: int | None) -> int:
        return OPEN if seat is None else (seat - self.me) % self.people

    def seat(self, side: int) -> int | None:
        return None if side == OPEN else (self.me + side) % self.people

    def _promises(self) -> list[Icons]:
        """What the viewer can promise: a helper brings at least one Paw (AN-4.5)."""
        cards, player = cards_of(self.view), player_of(self.view, self.me)
        icons = icons_of(cards, player.hand)
        found: list[Icons] = []
        for a, b, c, d in product(*[range(count + 1) for count in self.need]):
            need = (a, b, c, d)
            if shortfall(icons, player, need) > 0:
                continue
            if any(paws or self.active == 0 for paws, _ in covers_of(cards, player, need)):
                found.append(need)
        return found

"""Deals that leave everybody better off than their alternative, as far as the viewer can tell.

For each set of partners it weighs all ways to share a Planet's requirement, its Fragments and stored ones;
with several helpers, stored ones only for the best of these ways. A deal is worth what it brings beyond the
viewer's own alternative, times the chance that all the others agree to it and have the crew.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import exp
from typing import Final, NamedTuple

from novatable.afternova.cards import ADAPTER, AUTOPILOT
from novatable.afternova.deals import promise_of
from novatable.afternova.reading import is_new, uncovered
from novatable.afternova.terms import (
    NO_FRAGMENTS,
    BotHelp,
    Fragments,
    Icons,
    Promise,
    Share,
    Terms,
    Transfer,
)
from novatable.afternova.view import PlanetView
from novatable.players.afternova.bargain import ONE, after
from novatable.players.afternova.crew import NEVER
from novatable.players.afternova.ending import hands_it_over
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.planning import Plans
from novatable.players.afternova.temper import Temper
from novatable.players.afternova.worth import Holding, minus, plus

UNSURE: Final = 100.0
"""Added to a cost for each unknown Paw that a partner would need."""
MORE: Final = 0.2
"""What is added to terms that were refused when the same player is asked again in this turn, each time."""
HAS_IT: Final = 0.5
"""The chance that an unknown card is a Paw with an icon that is wanted."""

LOST: Final = 20.0
"""The cost of a deal with which somebody else wins: more than any deal brings."""


class Bid(NamedTuple):
    """Terms that the viewer might propose: what they bring it, and how likely they are to come about."""

    score: float
    mine: float
    chance: float
    terms: Terms


class Crew:
    """What the icons for one Planet cost one player, in points; whole hundreds count unknown Paws."""

    __slots__ = ("_costs", "_width", "need", "skills")

    def __init__(self, skills: tuple[int, int], need: tuple[int, int], costs: tuple[float, ...]) -> None:
        self.skills = skills
        self.need = need
        self._width = need[1] + 1
        self._costs = costs

    def cost(self, first: int, second: int) -> float:
        return self._costs[first * self._width + second]


def crew_of(side: Side, planet: int, prices: dict[int, float] | None, unknown: int) -> Crew:
    """The cheapest ways to bring icons; `prices` are those of the viewer's own Paws, `unknown` more Paws."""
    cards = side.outlook.cards
    need = cards.need[planet]
    skills = [skill for skill in range(4) if need[skill]]
    one, two = skills[0], skills[-1]
    items: list[tuple[int, int, int, float]] = []
    upgrades = side.player.upgrades
    items += [(1, 0, 0, 0.0)] * upgrades[AUTOPILOT + one]
    items += [(0, 1, 0, 0.0)] * upgrades[AUTOPILOT + two]
    for paw in side.paws:
        icons = cards.icons[paw]
        if icons[one] or icons[two] or icons[4] or upgrades[ADAPTER]:
            items.append((icons[one], icons[two], icons[4], side.paw if prices is None else prices[paw]))
    items += [(0, 0, 1, side.paw + UNSURE)] * unknown
    if items:
        items += [(0, 0, 1, 0.0)] * upgrades[ADAPTER]
    items.sort()
    return Crew((one, two), (need[one], need[two]), _cheapest(need[one], need[two], tuple(items)))


@lru_cache(maxsize=20_000)
def _cheapest(first: int, second: int, items: tuple[tuple[int, int, int, float], ...]) -> tuple[float, ...]:
    """For each pair of icons wanted, the lowest cost of items that bring at least those."""
    width = second + 1
    best = [1e9] * ((first + 1) * width)
    best[0] = 0.0
    for item_first, item_second, wild, cost in items:
        before = best[:]
        for place, paid in enumerate(before):
            if paid < 1e9:
                for as_first in range(wild + 1):
                    one = min(place // width + item_first + as_first, first)
                    two = min(place % width + item_second + wild - as_first, second)
                    there = one * width + two
                    if paid + cost < best[there]:
                        best[there] = paid + cost
    for place in range(len(best) - 1, -1, -1):
        if place % width < second:
            best[place] = min(best[place], best[place + 1])
        if place // width < first:
            best[place] = min(best[place], best[place + width])
    return tuple(best)


class Partner:
    """One participant as the viewer sees them: what they would gain, and what they are thought to want."""

    __slots__ = (
        "_crews",
        "_prices",
        "_refusals",
        "_unknown",
        "alternative",
        "doubt",
        "outlook",
        "seat",
        "seen",
        "side",
        "wants",
    )

    def __init__(
        self,
        outlook: Outlook,
        side: Side,
        seen: Side,
        alternative: float,
        wants: float,
        doubt: float,
        prices: dict[int, float] | None,
    ) -> None:
        self.doubt = doubt
        self.outlook = outlook
        self.side = side
        self.seen = seen
        """The same player as others see them."""
        self.seat = side.seat
        self.alternative = alternative
        self.wants = wants
        self._prices = prices
        self._unknown = side.unknown_paws
        self._refusals = 0
        self._crews: dict[int, Crew] = {}

    def refused(self, planet: int, icons: Icons, margin: float) -> None:
        """They refused to bring these icons for that price: they want more, or have no such Paw unseen."""
        crew = self.crew(planet)
        if crew.cost(icons[crew.skills[0]], icons[crew.skills[1]]) >= UNSURE:
            self._unknown = 0
            self._crews.clear()
        else:
            self._refusals += 1
            self.wants = max(self.wants, margin + MORE * self._refusals)

    def crew(self, planet: int) -> Crew:
        crew = self._crews.get(planet)
        if crew is None:
            crew = self._crews[planet] = crew_of(self.side, planet, self._prices, self._unknown)
        return crew


class Effort(NamedTuple):
    """One way to share a Planet's requirement: what it costs each participant, and the icons of each."""

    costs: tuple[float, ...]
    sure: float
    icons: tuple[tuple[int, int], ...]


class DealTable:
    """The others at the table, as the viewer sees them in this turn."""

    def __init__(self, hiring: Hiring, temper: Temper, greed: dict[int, float]) -> None:
        outlook = hiring.outlook
        view = outlook.view
        self.hiring = hiring
        self.outlook = outlook
        self.plans = Plans(hiring)
        self.temper = temper
        self.me = Partner(
            outlook,
            outlook.me,
            outlook.seen(outlook.me.seat),
            0.0,
            0.0,
            1.0,
            {paw: hiring.keep(paw) for paw in outlook.me.paws},
        )
        self.partners: dict[int, Partner] = {outlook.me.seat: self.me}
        for player in view.players:
            if player.seat != outlook.me.seat:
                side = outlook.side(player.seat)
                alternative, wants, doubt = 0.0, temper.wants, temper.doubt
                if player.seat == view.active:
                    alternative = _alternative(Hiring(outlook, side), side)
                    wants, doubt = temper.active_wants, temper.active_doubt
                self.partners[player.seat] = Partner(
                    outlook, side, side, alternative, wants + greed[player.seat], doubt, None
                )
        others = len(view.order) - 1
        self.their_envy = 0.8 / others
        self.my_envy = outlook.taste.envy / others

    def bids(self, groups: Iterable[tuple[int, ...]], bar: float, patience: float) -> list[Bid]:
        """The best bid with each group of helpers that brings the viewer more than `bar`, best first.

        The lower `patience`, the more is asked for: there will be another try.
        """
        return self._found(groups, [self.outlook.view.planets], bar, patience)

    def larger_bids(self, seats: Sequence[int], than: list[Bid], bar: float, patience: float) -> list[Bid]:
        """The best bids with two of these helpers that are better than all of those, best first.

        A third one is asked only for Planets that no two of them can reach with the viewer.
        """
        least = than[0].score if than else 0.0
        planets = self.outlook.view.planets
        pairs = list(combinations(seats, 2))
        found = self._found(pairs, [planets], bar, patience, least)
        far = [lying for lying in planets if not any(self._reach(pair, lying.planet) for pair in pairs)]
        if far and len(seats) > 2:
            least = found[0].score if found else least
            found = self._found(combinations(seats, 3), [far], bar, patience, least) + found
        return found

    def _reach(self, helpers: tuple[int, ...], planet: int) -> bool:
        """Whether the active player and these helpers together have the crew for a Planet."""
        return bool(_efforts(self._members(helpers), planet, None))

    def _members(self, helpers: tuple[int, ...]) -> list[Partner]:
        return [self.partners[self.outlook.view.active]] + [self.partners[seat] for seat in helpers]

    def bids_everywhere(self, groups: Iterable[tuple[int, ...]], bar: float, patience: float) -> list[Bid]:
        """The best bid with each group of helpers for each Planet, best first."""
        return self._found(groups, [(lying,) for lying in self.outlook.view.planets], bar, patience)

    def _found(
        self,
        groups: Iterable[tuple[int, ...]],
        choices: Sequence[Sequence[PlanetView]],
        bar: float,
        patience: float,
        least: float = 0.0,
    ) -> list[Bid]:
        found: list[Bid] = []
        for group in groups:
            members = self._members(group)
            for planets in choices:
                bid = Search(self, members, bar, patience, least).best(planets)
                if bid is not None:
                    found.append(bid)
        found.sort(key=_score, reverse=True)
        return found

    def judge(self, terms: Terms) -> float:
        """What these terms bring to the viewer, less its envy, before the cost of its Paws."""
        me = self.outlook.me
        value = me.gain(after(terms, me.seat, me.storage))
        if terms.bot is not None:
            value -= me.taste.bot_fragment * len(terms.bot.fragments)
        for seat in self._others(terms):
            other = self.partners[seat]
            gain = other.side.gain(after(terms, seat, other.side.storage)) - other.alternative
            value -= self.my_envy * max(gain, 0.0)
        return value - LOST if hands_it_over(self.outlook, terms) else value

    def cost(self, terms: Terms, paws: tuple[int, ...], returns: tuple[int, ...]) -> float:
        """What it costs the viewer to play these Paws for a deal, with what they were good for next turn."""
        me = self.outlook.me
        held = after(terms, me.seat, me.storage)
        return self.hiring.price(paws, returns) - self.plans.after(held, paws, returns, terms.planet)

    def net(self, terms: Terms, paws: tuple[int, ...], returns: tuple[int, ...]) -> float:
        """What these terms are worth to the viewer in the end."""
        return self.judge(terms) - self.cost(terms, paws, returns)

    def margins(self, terms: Terms) -> dict[int, float]:
        """What these terms seem to bring each of the others beyond their alternative."""
        gains = {
            seat: self.partners[seat].seen.gain(after(terms, seat, self.partners[seat].side.storage))
            for seat in (*self._others(terms), self.me.seat)
        }
        envied = sum([gain for gain in gains.values() if gain > 0])
        margins: dict[int, float] = {}
        for seat in self._others(terms):
            other = self.partners[seat]
            crew = other.crew(terms.planet)
            icons = promise_of(terms, seat)
            cost = crew.cost(icons[crew.skills[0]], icons[crew.skills[1]]) % UNSURE
            envy = self.their_envy * (envied - max(gains[seat], 0.0))
            margins[seat] = gains[seat] - cost - envy - other.alternative
        return margins

    def was_refused(self, terms: Terms, seat: int) -> None:
        """That player has refused these terms in this turn."""
        margin = self.margins(terms).get(seat)
        if margin is not None:
            self.partners[seat].refused(terms.planet, promise_of(terms, seat), margin)

    def _others(self, terms: Terms) -> list[int]:
        """The participants besides the viewer; an open place is nobody yet."""
        active = self.outlook.view.active
        seats = [active, *[promise.seat for promise in terms.promises if promise.seat != active]]
        return [seat for seat in seats if seat is not None and seat != self.me.seat]

    def chance_of_taking(self, terms: Terms, seat: int) -> float:
        """The chance that a player would take a place on these terms, and has the crew for it."""
        other = self.partners[seat]
        crew = other.crew(terms.planet)
        icons = promise_of(terms, seat)
        cost = crew.cost(icons[crew.skills[0]], icons[crew.skills[1]])
        if cost >= 1e8:
            return 0.0
        sure = HAS_IT ** int(cost // UNSURE)
        return sure * _chance((self.margins(terms)[seat] - other.wants) / other.doubt)


class Search:
    """The search for the best bid of the viewer among these participants, the active player first."""

    __slots__ = ("bar", "best_bid", "fair", "least", "members", "mine", "outlook", "patience", "table")

    def __init__(
        self, table: DealTable, members: list[Partner], bar: float, patience: float, least: float
    ) -> None:
        self.table = table
        self.outlook = table.outlook
        self.members = members
        self.mine = members.index(table.me)
        self.bar = bar
        self.patience = patience
        self.fair = bool(table.outlook.view.options["fair_deals"])
        self.least = least
        """The score that a bid has to exceed: that of the best so far."""
        self.best_bid: Bid | None = None

    def best(self, planets: Sequence[PlanetView]) -> Bid | None:
        """The best bid for one of these Planets."""
        me = self.outlook.me
        members = self.members
        stored = [member.side.storage for member in members if member.side is not me]
        offered = [NO_FRAGMENTS, *[ONE[c] for c in range(5) if any(storage[c] for storage in stored)]]
        for lying in planets:
            held = plus(me.storage, lying.fragments)
            if max([me.gain(plus(held, more)) for more in offered]) <= self.bar:
                continue  # even all of it, with a stored Fragment, would not be enough
            for aid in _aids(self.outlook, lying.planet, lying.fragments):
                efforts = _efforts(members, lying.planet, aid)
                splits = _splits(_without(lying.fragments, aid), len(members)) if efforts else ()
                for parts in splits:
                    self._weigh(lying.planet, aid, efforts, parts, self._held(parts), ())
                if len(members) == 2:
                    self._swap(lying.planet, aid, efforts, splits)
        if self.best_bid is not None and len(members) > 2:
            terms = self.best_bid.terms
            shares = {share.seat: share.fragments for share in terms.split}
            kept = tuple([shares.get(member.seat, NO_FRAGMENTS) for member in members])
            self._swap(terms.planet, terms.bot, _efforts(members, terms.planet, terms.bot), (kept,))
        return self.best_bid

    def _held(self, parts: tuple[Fragments, ...]) -> list[Holding]:
        return [plus(member.side.storage, part) for member, part in zip(self.members, parts, strict=True)]

    def _swap(
        self,
        planet: int,
        aid: BotHelp | None,
        efforts: list[Effort],
        splits: Sequence[tuple[Fragments, ...]],
    ) -> None:
        """Look for better terms in which the viewer and another also give each other a stored Fragment.

        Nobody gives what the Planet gives them in the same deal: that would only be another way to share it.
        """
        members = self.members
        mine = self.mine
        one = members[mine]
        for other, two in enumerate(members):
            if other == mine:
                continue
            gives = [NO_FRAGMENTS, *[ONE[c] for c in range(5) if one.side.storage[c]]]
            gets = [NO_FRAGMENTS, *[ONE[c] for c in range(5) if two.side.storage[c]]]
            for gift, gain in product(gives, gets):
                if gift == gain:
                    continue
                swap = (Transfer(one.seat, two.seat, gift), Transfer(two.seat, one.seat, gain))
                transfers = tuple([transfer for transfer in swap if any(transfer.fragments)])
                for parts in splits:
                    if _in_common(gift, parts[mine]) or _in_common(gain, parts[other]):
                        continue
                    held = self._held(parts)
                    held[mine] = minus(plus(held[mine], gain), gift)
                    held[other] = minus(plus(held[other], gift), gain)
                    self._weigh(planet, aid, efforts, parts, held, transfers)

    def _leaves_out(self, parts: tuple[Fragments, ...], transfers: tuple[Transfer, ...]) -> bool:
        """Whether a participant receives nothing at all, as fair_deals forbids (AN-4.6)."""
        given = [transfer.receiver for transfer in transfers]
        for member, part in zip(self.members, parts, strict=True):
            if not any(part) and member.seat not in given:
                return True
        return False

    def _weigh(
        self,
        planet: int,
        aid: BotHelp | None,
        efforts: list[Effort],
        parts: tuple[Fragments, ...],
        held: list[Holding],
        transfers: tuple[Transfer, ...],
    ) -> None:
        """Keep the best way to share the effort for this split, if it is better than the best bid so far."""
        table = self.table
        members = self.members
        mine = self.mine
        my_gain = members[mine].side.gain(held[mine])
        if aid is not None:
            my_gain -= self.outlook.taste.bot_fragment * len(aid.fragments)
        if my_gain <= self.bar or (self.fair and self._leaves_out(parts, transfers)):
            return
        gains = [member.seen.gain(holding) for member, holding in zip(members, held, strict=True)]
        envied = sum([gain for gain in gains if gain > 0])
        for effort in efforts:
            value = my_gain - effort.costs[mine]
            if value - self.bar <= self.least:
                continue
            chance = effort.sure
            for index, member in enumerate(members):
                if index != mine:
                    net = gains[index] - effort.costs[index] - member.alternative
                    envy = table.their_envy * (envied - max(gains[index], 0.0))
                    chance *= _chance((net - envy - member.wants) / member.doubt)
                    value -= table.my_envy * max(net, 0.0)
            score = (value - self.bar) * chance**self.patience
            if score > self.least and chance > table.temper.least_chance:
                terms = _terms(members, planet, effort, parts, transfers, aid)
                if is_new(self.outlook.view, terms):
                    self.best_bid = Bid(score, value, chance, terms)
                    self.least = score


def _in_common(some: Fragments, others: Fragments) -> bool:
    """Whether there is a colour in both."""
    return any(one and other for one, other in zip(some, others, strict=True))


def _score(bid: Bid) -> float:
    return bid.score


def _chance(margin: float) -> float:
    if margin > 30:
        return 1.0
    if margin < -30:
        return 0.0
    return 1.0 / (1.0 + exp(-margin))


def _alternative(hiring: Hiring, side: Side) -> float:
    """What another active player has without a deal: the Market, or a Planet that they reach alone."""
    best = hiring.market()
    for lying in hiring.outlook.view.planets:
        reach = side.reach(lying.planet)
        paws = reach.paws(*reach.need)
        if paws < NEVER:
            best = max(best, side.gain(plus(side.storage, lying.fragments)) - side.paw * paws)
    return best


def _efforts(members: list[Partner], planet: int, aid: BotHelp | None) -> list[Effort]:
    """The ways to share the requirement in which nobody can do better without somebody doing worse."""
    crews = [member.crew(planet) for member in members]
    first, second = crews[0].need
    if aid is not None:
        first -= aid.icons[crews[0].skills[0]]
        second -= aid.icons[crews[0].skills[1]]
    found: list[Effort] = []
    for icons in _shared_out(first, second, len(members)):
        costs: list[float] = []
        for crew, (one, two) in zip(crews, icons, strict=True):
            cost = crew.cost(one, two)
            if cost >= 1e8 or (costs and cost <= 0.0):  # a helper plays a Paw
                break
            costs.append(cost)
        if len(costs) < len(crews):
            continue
        sure = 1.0
        for index, cost in enumerate(costs):
            if cost >= UNSURE:
                unknown = int(cost // UNSURE)
                sure *= HAS_IT**unknown
                costs[index] = cost - unknown * UNSURE
        found.append(Effort(tuple(costs), sure, icons))
    return _undominated(found)


def _aids(outlook: Outlook, planet: int, fragments: Fragments) -> list[BotHelp | None]:
    """Without Bot, and with one or two of its icons for the Fragments that the viewer can best spare."""
    aids: list[BotHelp | None] = [None]
    if outlook.view.bot is None:
        return aids
    need = outlook.cards.need[planet]
    skills = [skill for skill in range(4) if need[skill]]
    free = uncovered(outlook.view)
    me = outlook.me
    held = plus(me.storage, fragments)
    gets: list[int] = []
    for count in (1, 2):
        possible = [c for c in range(5) if fragments[c] > gets.count(c) and free[c] > gets.count(c)]
        if not possible:
            break
        spared = max([(me.gain(minus(held, ONE[c])), c) for c in possible])[1]
        gets.append(spared)
        held = minus(held, ONE[spared])
        for one in range(count + 1):
            icons = [0, 0, 0, 0]
            icons[skills[0]] += one
            icons[skills[-1]] += count - one
            if icons[skills[0]] <= need[skills[0]] and icons[skills[-1]] <= need[skills[-1]]:
                lent: Icons = (icons[0], icons[1], icons[2], icons[3])
                aids.append(BotHelp(lent, tuple(gets)))
    return aids


def _without(fragments: Fragments, aid: BotHelp | None) -> Fragments:
    """What is left to share out when Bot has got its part."""
    for colour in () if aid is None else aid.fragments:
        fragments = minus(fragments, ONE[colour])
    return fragments


def _undominated(efforts: list[Effort]) -> list[Effort]:
    kept: list[Effort] = []
    efforts.sort(key=lambda effort: (-effort.sure, sum(effort.costs)))
    for effort in efforts:
        for other in kept:
            if other.sure >= effort.sure and _no_dearer(other.costs, effort.costs):
                break
        else:
            kept.append(effort)
    return kept


def _no_dearer(costs: tuple[float, ...], than: tuple[float, ...]) -> bool:
    return all(one <= other + 1e-9 for one, other in zip(costs, than, strict=True))


@lru_cache(maxsize=1_000)
def _shared_out(first: int, second: int, members: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every way to share icons of two skills out among that many."""
    if members == 1:
        return (((first, second),),)
    found: list[tuple[tuple[int, int], ...]] = []
    for one in range(first + 1):
        for two in range(second + 1):
            for rest in _shared_out(first - one, second - two, members - 1):
                found.append(((one, two), *rest))
    return tuple(found)


@lru_cache(maxsize=10_000)
def _splits(fragments: Fragments, members: int) -> tuple[tuple[Fragments, ...], ...]:
    """Every way to share Fragments out among that many."""
    if members == 1:
        return ((fragments,),)
    found: list[tuple[Fragments, ...]] = []
    for counts in product(*[range(count + 1) for count in fragments]):
        part = (counts[0], counts[1], counts[2], counts[3], counts[4])
        for rest in _splits(minus(fragments, part), members - 1):
            found.append((part, *rest))
    return tuple(found)


def _terms(
    members: list[Partner],
    planet: int,
    effort: Effort,
    parts: tuple[Fragments, ...],
    transfers: tuple[Transfer, ...],
    aid: BotHelp | None,
) -> Terms:
    skills = members[0].crew(planet).skills
    promises: list[Promise] = []
    for member, (one, two) in zip(members, effort.icons, strict=True):
        icons = [0, 0, 0, 0]
        icons[skills[0]] = one
        icons[skills[1]] = two
        promised: Icons = (icons[0], icons[1], icons[2], icons[3])
        promises.append(Promise(member.seat, promised))
    split = tuple([Share(member.seat, part) for member, part in zip(members, parts, strict=True)])
    return Terms(planet, tuple(promises), split, transfers, aid)

"""The search for deals that leave everybody better off than their alternative, as far as the viewer can tell.

For each set of partners it weighs all ways to share a Planet's requirement, its Fragments and stored ones;
with several helpers, stored ones only for the best of these ways. A deal is worth what it brings beyond the
viewer's own alternative, times the chance that all the others agree to it and have the crew.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, product

from novatable.afternova.reading import is_new
from novatable.afternova.terms import NO_FRAGMENTS, BotHelp, Fragments, Transfer
from novatable.afternova.view import PlanetView
from novatable.players.afternova.bargain import ONE
from novatable.players.afternova.dealing import Bid, DealTable
from novatable.players.afternova.partner import Partner, chance_of
from novatable.players.afternova.sharing import Effort, aids_of, efforts_of, splits_of, terms_of, without
from novatable.players.afternova.worth import Holding, minus, plus


def best_bids(table: DealTable, groups: Iterable[tuple[int, ...]], bar: float, patience: float) -> list[Bid]:
    """The best bid with each group of helpers that brings the viewer more than `bar`, best first.

    The lower `patience`, the more is asked for: there will be another try.
    """
    return _found(table, groups, [table.outlook.view.planets], bar, patience)


def larger_bids(
    table: DealTable, seats: Sequence[int], than: list[Bid], bar: float, patience: float
) -> list[Bid]:
    """The best bids with two of these helpers that are better than all of those, best first.

    A third one is asked only for Planets that no two of them can reach with the viewer.
    """
    least = than[0].score if than else 0.0
    planets = table.outlook.view.planets
    pairs = list(combinations(seats, 2))
    found = _found(table, pairs, [planets], bar, patience, least)
    far = [lying for lying in planets if not any(_reach(table, pair, lying.planet) for pair in pairs)]
    if far and len(seats) > 2:
        least = found[0].score if found else least
        found = _found(table, combinations(seats, 3), [far], bar, patience, least) + found
    return found


def _reach(table: DealTable, helpers: tuple[int, ...], planet: int) -> bool:
    """Whether the active player and these helpers together have the crew for a Planet."""
    return bool(efforts_of(table.members(helpers), planet, None))


def bids_everywhere(
    table: DealTable, groups: Iterable[tuple[int, ...]], bar: float, patience: float
) -> list[Bid]:
    """The best bid with each group of helpers for each Planet, best first."""
    return _found(table, groups, [(lying,) for lying in table.outlook.view.planets], bar, patience)


def _found(
    table: DealTable,
    groups: Iterable[tuple[int, ...]],
    choices: Sequence[Sequence[PlanetView]],
    bar: float,
    patience: float,
    least: float = 0.0,
) -> list[Bid]:
    found: list[Bid] = []
    for group in groups:
        members = table.members(group)
        for planets in choices:
            bid = table.likeliest(Search(table, members, bar, patience, least).best(planets), patience, bar)
            if bid is not None and bid.score > least:
                found.append(bid)
    found.sort(key=_score, reverse=True)
    return found


class Search:
    """The search for the best bid of the viewer among these participants, the active player first."""

    __slots__ = ("bar", "bids", "fair", "least", "members", "mine", "outlook", "patience", "table")

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
        """The score that a bid has to exceed: that of the last one kept."""
        self.bids: list[Bid] = []

    def best(self, planets: Sequence[PlanetView]) -> list[Bid]:
        """The best bids for one of these Planets, as many as the table keeps, best first."""
        me = self.outlook.me
        members = self.members
        stored = [member.side.storage for member in members if member.side is not me]
        offered = [NO_FRAGMENTS, *[ONE[c] for c in range(5) if any(storage[c] for storage in stored)]]
        for lying in planets:
            held = plus(me.storage, lying.fragments)
            if max([me.gain(plus(held, more)) for more in offered]) <= self.bar:
                continue  # even all of it, with a stored Fragment, would not be enough
            for aid in aids_of(self.outlook, lying.planet, lying.fragments):
                efforts = efforts_of(members, lying.planet, aid)
                splits = splits_of(without(lying.fragments, aid), len(members)) if efforts else ()
                for parts in splits:
                    self._weigh(lying.planet, aid, efforts, parts, self._held(parts), ())
                if len(members) == 2:
                    self._swap(lying.planet, aid, efforts, splits)
        if self.bids and len(members) > 2:
            terms = self.bids[0].terms
            shares = {share.seat: share.fragments for share in terms.split}
            kept = tuple([shares.get(member.seat, NO_FRAGMENTS) for member in members])
            self._swap(terms.planet, terms.bot, efforts_of(members, terms.planet, terms.bot), (kept,))
        return self.bids

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
                    chance *= chance_of((net - envy - member.wants) / member.doubt)
                    value -= table.my_envy * max(net, 0.0)
            score = (value - self.bar) * chance**self.patience
            if score > self.least and chance > table.temper.least_chance:
                terms = terms_of(members, planet, effort, parts, transfers, aid)
                if is_new(self.outlook.view, terms):
                    self._keep(Bid(score, value, chance, terms))

    def _keep(self, bid: Bid) -> None:
        bids = self.bids
        place = len(bids)
        while place and bids[place - 1].score < bid.score:
            place -= 1
        bids.insert(place, bid)
        if len(bids) >= self.table.keeps:
            del bids[self.table.keeps :]
            self.least = bids[-1].score


def _in_common(some: Fragments, others: Fragments) -> bool:
    """Whether there is a colour in both."""
    return any(one and other for one, other in zip(some, others, strict=True))


def _score(bid: Bid) -> float:
    return bid.score

"""Beginning and changing drafts of deals, for the viewer of a view. A change makes a new draft.

What may be done is not decided here: a draft becomes an action, and that is checked. These are
the next steps of a thoughtful player: play the fewest cards, share by what each brings, keep what is needed.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from novatable.afternova import draft as d
from novatable.afternova.cards import LOYALTY, CardSet
from novatable.afternova.draft import Draft, Gem, Move, Named, Part, Side
from novatable.afternova.hinting import missing
from novatable.afternova.model import Player
from novatable.afternova.pledge import covers_of, lacking, reach
from novatable.afternova.reading import cards_of, player_of, seat_of, uncovered
from novatable.afternova.terms import NO_ICONS, Icons, Terms
from novatable.afternova.view import View
from novatable.core.errors import Impossible, Refusal


class Drafter:
    """Whoever drafts, with what they see."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.cards: CardSet = cards_of(view)
        self.seat = seat_of(view)
        self.active = view.active
        self.me: Player = player_of(view, self.seat)

    # ---- looking

    def need(self, draft: Draft) -> Icons:
        return self.cards.need[draft.planet]

    def lacks(self, draft: Draft) -> list[int]:
        """Icons per skill that nobody brings yet; negative: too many."""
        left = list(self.need(draft))
        for part in draft.parts:
            for skill in range(4):
                left[skill] -= part.icons[skill]
        return left

    def accepts(self, draft: Draft) -> list[int]:
        """Fragments per colour that Bot would take besides those it gets already (AN-8.7)."""
        free = uncovered(self.view)
        for gem in draft.gems:
            free[gem.colour] -= gem.to == "bot"
        return free

    def keep(self, draft: Draft) -> tuple[set[int], list[int]]:
        """What I need for my own Blueprints: Fragments of the Planet by place; and what I store without need.

        The Blueprint that I am nearest to comes first, and only what my Storage has room for counts.
        """
        stored = list(self.me.storage)
        room = self.view.players[self.seat].capacity
        kept: set[int] = set()
        cost = self.cards.cost
        mine = [card for card in self.me.hand if not self.cards.is_paw(card)]
        mine.sort(key=lambda card: (sum(missing(cost[card], stored)), -self.cards.points[card]))
        for card in mine:
            for colour in spelled(cost[card]):
                there = [n for n, gem in enumerate(draft.gems) if gem.colour == colour and n not in kept]
                if not room:
                    break
                if stored[colour]:
                    stored[colour] -= 1
                elif there:
                    kept.add(there[0])
                else:
                    continue
                room -= 1
        return kept, spelled(stored)

    # ---- beginning

    def begin(self, _: Draft | None, change: d.Begin) -> Draft:
        lying = [each.fragments for each in self.view.planets if each.planet == change.planet]
        if not lying:
            raise Impossible(Refusal("AN-4.1", "planet", {"planet": change.planet}))
        need = self.cards.need[change.planet]
        mine = reach(self.cards, self.me, need)
        gems = tuple([Gem(colour, self.active) for colour in spelled(lying[0])])
        if self.seat == self.active:
            return self.pick_cards(Draft(change.planet, (Part(self.seat, mine),), gems))
        rest = as_icons([need[skill] - mine[skill] for skill in range(4)])
        parts = (Part(self.active, rest), Part(self.seat, mine))
        return self._share(self.pick_cards(Draft(change.planet, parts, gems)), self.seat, sum(mine))

    def copy(self, _: Draft | None, change: d.Copy) -> Draft:
        return self.pick_cards(self.checked(self._laid(change.terms)))

    def answer(self, _: Draft | None, change: d.Answer) -> Draft:
        for offer in self.view.offers:
            if offer.number == change.offer:
                return self.pick_cards(replace(self._laid(offer.terms), offer=offer.number))
        raise Impossible(Refusal("AN-4.10", "proposal-gone", {"n": change.offer}))

    def _laid(self, terms: Terms) -> Draft:
        """The terms as a draft, with the viewer in the open place of somebody else's call."""
        moving = [*[share.fragments for share in terms.split], *[move.fragments for move in terms.transfers]]
        if sum([sum(fragments) for fragments in moving]) > d.MOST:
            raise ValueError("there are not that many Fragments")

        def sit(place: int | None) -> int | None:
            return self.seat if place is None and self.seat != self.active else place

        gems = [Gem(colour, sit(share.seat)) for share in terms.split for colour in spelled(share.fragments)]
        taken = terms.bot.fragments if terms.bot is not None else ()
        order = tuple(range(len(gems), len(gems) + len(taken)))
        gems += [Gem(colour, "bot") for colour in taken]
        parts = [Part(sit(promise.seat), promise.icons) for promise in terms.promises]
        if not any(part.side == self.active for part in parts):
            parts.insert(0, Part(self.active, NO_ICONS))
        if not any(part.side == self.seat for part in parts):
            parts.append(Part(self.seat, NO_ICONS))
        if terms.bot is not None:
            parts.append(Part("bot", terms.bot.icons))
        moves = [
            Move(sit(given.giver), colour, sit(given.receiver))
            for given in terms.transfers
            for colour in spelled(given.fragments)
        ]
        return Draft(terms.planet, tuple(parts), tuple(gems), order, tuple(moves))

    # ---- the viewer's cards

    def pick_cards(self, draft: Draft) -> Draft:
        """Name the fewest Paws that cover what I bring, and of those sets the one with the fewest icons.

        What my cards cannot bring stays open, so that only that is said to be missing.
        """
        need = reach(self.cards, self.me, icons_of(draft, self.seat))
        helps = self.seat != self.active and any(need)
        covers = [cover for cover in covers_of(self.cards, self.me, need) if cover[0] or not helps]
        if not covers:
            return replace(draft, named=replace(draft.named, returns=()))
        icons = self.cards.icons
        paws, upgrades = min(
            covers, key=lambda cover: (len(cover[0]), sum([sum(icons[p]) for p in cover[0]]))
        )
        return replace(draft, named=self._with_returns(Named(paws, upgrades)))

    def _with_returns(self, named: Named) -> Named:
        """Take back by Loyalty what may be taken back (AN-9.9)."""
        kept = [paw for paw in named.returns if paw in named.paws]
        kept += [paw for paw in named.paws if paw not in kept]
        return replace(named, returns=tuple(kept[: self.may_return(named)]))

    def may_return(self, named: Named) -> int:
        """How many Paws may come back."""
        return max(min(self.me.upgrades[LOYALTY], len(named.paws) - 1), 0)

    def name(self, draft: Draft, change: d.Name) -> Draft:
        """I then bring what these cards bring and others do not; what I agreed to bring stays."""
        named = self._with_returns(change.named)
        if draft.offer is not None:
            return replace(draft, named=named)
        left = list(self.need(draft))
        for part in draft.parts:
            if part.side != self.seat:
                left = [max(left[skill] - part.icons[skill], 0) for skill in range(4)]
        lack = lacking(self.cards, named.paws, named.upgrades, as_icons(left)) or NO_ICONS
        mine = as_icons([left[skill] - lack[skill] for skill in range(4)])
        return with_icons(replace(draft, named=named), self.seat, mine)

    # ---- icons

    def ask(self, draft: Draft, change: d.Ask) -> Draft:
        side, skill, by = change.side, change.skill, change.by
        takes_part(draft, side)
        if side == "bot":
            return self._ask_bot(draft, skill, by)
        giver: Side = side
        freed = draft
        if by == 1 and self.lacks(draft)[skill] <= 0:
            bringing = [p for p in draft.parts if p.side not in (side, "bot") and p.icons[skill]]
            if bringing:
                giver = max(bringing, key=lambda part: part.icons[skill]).side
                freed = self._step(draft, giver, skill, -1)
        changed = self._step(freed, side, skill, by)
        return self.pick_cards(changed) if self.seat in (side, giver) else changed

    def _step(self, draft: Draft, side: Side, skill: int, by: int) -> Draft:
        icons = list(icons_of(draft, side))
        icons[skill] = min(max(icons[skill] + by, 0), self.need(draft)[skill])
        return with_icons(draft, side, as_icons(icons))

    def _ask_bot(self, draft: Draft, skill: int, by: int) -> Draft:
        """Bot's icon comes and goes with a Fragment that it accepts for it (AN-8.7)."""
        changed = self._step(draft, "bot", skill, by)
        owed = sum(icons_of(changed, "bot")) - len(draft.order)
        if owed > 0:
            gem = self._payment(draft)
            return changed if gem is None else give(changed, gem, "bot")
        return give(changed, draft.order[-1], self.active) if owed < 0 else changed

    def _payment(self, draft: Draft) -> int | None:
        """A Fragment that Bot accepts; one that I need myself comes last."""
        accepts = self.accepts(draft)
        fit = [n for n, gem in enumerate(draft.gems) if gem.to != "bot" and accepts[gem.colour] > 0]
        kept, _ = self.keep(draft)
        return max(fit, key=lambda n: (n not in kept, n), default=None)

    # ---- who takes part

    def bring(self, draft: Draft, change: d.Bring) -> Draft:
        """A player joins with what is lacking, or else with one icon of mine; Bot with what can be paid.

        If nothing is lacking, whoever is named takes the open place of those who might be willing.
        """
        side = change.side
        if any(part.side == side for part in draft.parts):
            return draft
        lack = as_icons([max(lack, 0) for lack in self.lacks(draft)])
        if side == "bot":
            return self._bot_helps(replace(draft, parts=(*draft.parts, Part("bot", NO_ICONS))), lack)
        joined = replace(draft, parts=(*draft.parts, Part(side, lack)))
        if any(lack):
            return self._share(joined, side, sum(lack))
        if any(part.side is None for part in draft.parts):
            return _replaced(draft, None, side)
        mine = icons_of(draft, self.seat)
        return self._share(self.ask(joined, d.Ask(side, mine.index(max(mine)), 1)), side, 1)

    def _bot_helps(self, draft: Draft, lack: Icons) -> Draft:
        for skill in spelled(lack):
            if self._payment(draft) is None:
                break
            draft = self._ask_bot(draft, skill, 1)
        return draft

    def _share(self, draft: Draft, side: int | None, icons: int) -> Draft:
        """A first idea of what a side gets for its icons: never what one of my Blueprints needs.

        It comes from whoever gets the most; where the Planet has nothing to spare, my Storage may have.
        """
        fair = round_half_up(len(draft.gems) * icons, sum(self.need(draft)))
        many = max(fair, 1 if icons else 0)
        kept, spare = self.keep(draft)
        if side == self.seat:
            free = [n for n, gem in enumerate(draft.gems) if gem.to not in (side, "bot")]
            free.sort(key=lambda n: n not in kept)
        else:
            others = [part.side for part in draft.parts if part.side not in (side, "bot")]
            richest = max(others, key=lambda other: sum([gem.to == other for gem in draft.gems]))
            free = [n for n, gem in enumerate(draft.gems) if gem.to == richest and n not in kept]
        for gem in free[:many]:
            draft = give(draft, gem, side)
        if side != self.seat and not free and draft.gems and spare:
            return self.hand(draft, d.Hand(self.seat, spare[0], side))
        return draft

    def send_off(self, draft: Draft, change: d.SendOff) -> Draft:
        side = change.side
        if side in (self.seat, self.active):
            raise ValueError("that side cannot be sent off")
        return replace(
            draft,
            parts=tuple([part for part in draft.parts if part.side != side]),
            gems=tuple([Gem(gem.colour, self.active) if gem.to == side else gem for gem in draft.gems]),
            order=() if side == "bot" else draft.order,
            moves=tuple([move for move in draft.moves if side not in (move.giver, move.to)]),
        )

    def instead(self, draft: Draft, change: d.Instead) -> Draft:
        """The same terms with somebody else; what the one who leaves would have given is gone."""
        leaves, comes = change.leaves, change.comes
        if leaves in (self.seat, self.active) or any(part.side == comes for part in draft.parts):
            raise ValueError("that side cannot be replaced")
        return _replaced(draft, leaves, comes)

    # ---- Fragments

    def give(self, draft: Draft, change: d.Give) -> Draft:
        takes_part(draft, change.to)
        return give(draft, change.gem, change.to)

    def hand(self, draft: Draft, change: d.Hand) -> Draft:
        if change.giver == change.to:
            return draft
        return replace(draft, moves=(*draft.moves, Move(change.giver, change.colour, change.to)))

    def hand_back(self, draft: Draft, change: d.HandBack) -> Draft:
        moves = list(draft.moves)
        del moves[change.move : change.move + 1]
        return replace(draft, moves=tuple(moves))

    def earlier(self, draft: Draft, change: d.Earlier) -> Draft:
        order = list(draft.order)
        at = order.index(change.gem)
        if at:
            order[at - 1 : at + 1] = [order[at], order[at - 1]]
        return replace(draft, order=tuple(order))

    # ---- any change

    def changed(self, draft: Draft | None, change: d.AnyChange) -> Draft:
        """The draft after a change; ValueError if it makes no sense."""
        if draft is None and not isinstance(change, d.Begin | d.Copy | d.Answer):
            raise ValueError("there is no draft to change")
        if draft is not None and draft.offer is not None and not isinstance(change, d.Name):
            raise ValueError("only the cards for a proposal can be chosen")
        return self.checked(CHANGES[type(change)](self, draft, change))

    def checked(self, draft: Draft) -> Draft:
        """The draft, if it fits the table: a page may send anything."""
        sides = [part.side for part in draft.parts]
        lying = [each.fragments for each in self.view.planets if each.planet == draft.planet]
        people = len(self.view.players)
        counts = [0] * 5
        for gem in draft.gems:
            counts[gem.colour] += 1
        for_bot = [n for n, gem in enumerate(draft.gems) if gem.to == "bot"]
        ends = [(move.giver, move.to) for move in draft.moves]
        if (
            not lying
            or len(set(sides)) < len(sides)
            or self.seat not in sides
            or self.active not in sides
            or any(type(side) is int and side >= people for side in sides)
            or ("bot" in sides and self.view.bot is None)
            or any(part.icons[s] > self.need(draft)[s] for part in draft.parts for s in range(4))
            or tuple(counts) != lying[0]
            or any(gem.to not in sides for gem in draft.gems)
            or sorted(draft.order) != for_bot
            or any(giver == to or giver not in sides or to not in sides for giver, to in ends)
            or any(paw not in self.me.hand or not self.cards.is_paw(paw) for paw in draft.named.paws)
            or len(set(draft.named.paws)) < len(draft.named.paws)
        ):
            raise ValueError("this draft does not fit the table")
        return draft


CHANGES: Final[dict[type[d.Change], Callable[[Drafter, Any, Any], Draft]]] = {
    d.Begin: Drafter.begin,
    d.Copy: Drafter.copy,
    d.Answer: Drafter.answer,
    d.Ask: Drafter.ask,
    d.Bring: Drafter.bring,
    d.SendOff: Drafter.send_off,
    d.Instead: Drafter.instead,
    d.Give: Drafter.give,
    d.Hand: Drafter.hand,
    d.HandBack: Drafter.hand_back,
    d.Earlier: Drafter.earlier,
    d.Name: Drafter.name,
}


def spelled(counts: tuple[int, ...] | list[int]) -> list[int]:
    """Each as often as it counts: (2, 0, 1) is 0, 0, 2."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def as_icons(counts: list[int]) -> Icons:
    return counts[0], counts[1], counts[2], counts[3]


def round_half_up(part: int, whole: int) -> int:
    return (2 * part + whole) // (2 * whole)


def icons_of(draft: Draft, side: Side) -> Icons:
    return next((part.icons for part in draft.parts if part.side == side), NO_ICONS)


def with_icons(draft: Draft, side: Side, icons: Icons) -> Draft:
    return replace(draft, parts=tuple([Part(side, icons) if p.side == side else p for p in draft.parts]))


def _replaced(draft: Draft, leaves: int | None, comes: int | None) -> Draft:
    moves = [move for move in draft.moves if move.giver != leaves]
    return replace(
        draft,
        parts=tuple([Part(comes, p.icons) if p.side == leaves else p for p in draft.parts]),
        gems=tuple([Gem(gem.colour, comes) if gem.to == leaves else gem for gem in draft.gems]),
        moves=tuple([replace(move, to=comes) if move.to == leaves else move for move in moves]),
    )


def takes_part(draft: Draft, side: Side) -> None:
    if not any(part.side == side for part in draft.parts):
        raise ValueError("that side takes no part")


def give(draft: Draft, gem: int, to: Side) -> Draft:
    if gem >= len(draft.gems):
        raise ValueError("there is no such Fragment")
    order = [place for place in draft.order if place != gem]
    if to == "bot":
        order.append(gem)
    gems = [Gem(each.colour, to) if place == gem else each for place, each in enumerate(draft.gems)]
    return replace(draft, gems=tuple(gems), order=tuple(order))

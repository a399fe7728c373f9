"""Composing a deal in small steps: who brings each icon, who gets each Fragment, what else changes hands.

Icons and Fragments are dealt out one by one in the order of skills and colours, for each of them to sides
in ascending order, so that every deal has exactly one draft. A step is possible only if a legal deal can
still come of it (AN-4.3 to AN-4.8, AN-4.16), going by the view.
"""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.actions import Call, Propose
from novatable.afternova.cards import COLOURS, SKILLS
from novatable.afternova.deals import canonical
from novatable.afternova.pledge import covers_of, returns_of
from novatable.afternova.reading import cards_of, player_of
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.core.actions import Action
from novatable.learn.afternova.bounds import Bounds
from novatable.learn.afternova.steps import (
    BOT,
    COLOUR,
    DONE,
    FRAGMENT,
    GIVER,
    ICON,
    RECEIVER,
    SIDES,
    pledge_steps,
)
from novatable.learn.codec import Choosing, Listed

ICONS: Final = "icons"
FRAGMENTS: Final = "fragments"
GIFTS: Final = "gifts"
PLEDGE: Final = "pledge"

Gift = tuple[int, int, int]
"""Giver, colour, receiver."""


class Draft(Choosing):
    """A deal that the viewer is composing."""

    def __init__(self, bounds: Bounds, steps: list[int], place: int) -> None:
        """`place`: where its sketch is in an observation."""
        self.bounds = bounds
        self.steps = steps
        self.place = place
        self.stage = ICONS
        self.icons = [[0] * 4 for _ in SIDES]
        self.shares = [[0] * 5 for _ in SIDES]
        self.placed = 0
        """Icons dealt out; once all are, Fragments."""
        self.last = 0
        """The side that got the last one of the same kind: others of it go to this or a later one."""
        self.rivals = bounds.known
        """Known deals that it could still turn out to be."""
        self.dealt = 0
        """Icons and Fragments dealt out."""
        self.gifts: list[Gift] = []
        self.gift: tuple[int, ...] = ()
        """The gift that is being named."""
        self.pledge: Listed | None = None
        self.agreed = 0
        """How many steps led to the terms; the rest are those of the pledge."""
        self._options: list[int] | None = None
        """Those of this moment, once somebody has asked."""

    def copy(self) -> "Draft":
        twin = Draft(self.bounds, self.steps[:], self.place)
        twin.stage = self.stage
        twin.icons = [icons[:] for icons in self.icons]
        twin.shares = [share[:] for share in self.shares]
        twin.placed, twin.last = self.placed, self.last
        twin.rivals, twin.dealt = self.rivals, self.dealt
        twin.gifts, twin.gift = self.gifts[:], self.gift
        return twin

    # ---- choosing

    def options(self) -> Sequence[int]:
        if self.pledge is not None:
            return self.pledge.options()
        if self._options is None:
            self._options = self._moves()
            if self.rivals:
                self._options = [step for step in self._options if self._leads_to_news(step)]
        return self._options

    def choose(self, step: int) -> Action | None:
        """Steps without an alternative are taken automatically."""
        return self.settle(self._take(step))

    def settle(self, action: Action | None = None) -> Action | None:
        """Go on to where there is a choice."""
        while action is None and self.pledge is None and len(forced := self.options()) == 1:
            action = self._take(forced[0])
        return action

    def _take(self, step: int) -> Action | None:
        if self.pledge is not None:
            return self._pledged(self.pledge.choose(step))
        self.steps.append(step)
        if self.stage == GIFTS and step == DONE:
            return self._finish()
        self._push(step)
        return None

    def _pledged(self, action: Action | None) -> Action | None:
        """Count the steps of the pledge among those of the draft."""
        if self.pledge is not None:
            self.steps[self.agreed :] = self.pledge.steps
        return action

    def _finish(self) -> Action | None:
        terms = self.terms()
        bounds = self.bounds
        if bounds.calling:
            return Call(terms)
        cards, player = cards_of(bounds.view), player_of(bounds.view, bounds.me)
        a, b, c, d = self.icons[0]
        self.pledge = Listed(
            [
                (pledge_steps(paws, returns), Propose(terms, paws, upgrades, returns))
                for paws, upgrades in covers_of(cards, player, (a, b, c, d))
                if paws or bounds.active == 0
                for returns in returns_of(player, paws)
            ]
        )
        self.agreed = len(self.steps)
        return self._pledged(self.pledge.settle())

    def can_be_new(self) -> bool:
        """Whether a deal can come of it that is neither on offer nor declined (AN-4.16)."""
        return any(self._leads_to_news(step) for step in self._moves())

    def _leads_to_news(self, step: int) -> bool:
        if step == DONE:
            terms = self.terms()
            return all(terms != known for _, known in self.rivals)
        twin = self.copy()
        twin._push(step)
        return not twin.rivals or twin.can_be_new()

    # ---- the steps

    def _moves(self) -> list[int]:
        """The possible steps, whether or not the same deal is known already."""
        if self.stage == ICONS:
            return [ICON + side for side in self._bringing()]
        if self.stage == FRAGMENTS:
            return [FRAGMENT + side for side in self._taking() if side >= self.last and self._may_get(side)]
        return self._gift_moves()

    def _push(self, step: int) -> None:
        self._options = None
        if self.stage == ICONS:
            self._bring(step - ICON)
        elif self.stage == FRAGMENTS:
            self._give(step - FRAGMENT)
        else:
            self._add_to_gift(step)

    def _deal_out(self, side: int) -> None:
        """Forget the known deals in which this one goes to somebody else."""
        if self.rivals:
            self.rivals = [rival for rival in self.rivals if rival[0][self.dealt] == side]
        self.dealt += 1
        self.placed += 1
        self.last = side

    # ---- icons

    def _bringing(self) -> list[int]:
        """The sides that may bring the next icon so that a legal deal can still come of it."""
        bounds, icons = self.bounds, self.icons
        skill = bounds.skills[self.placed]
        end = bounds.ends[skill]
        left, later = end - self.placed - 1, len(bounds.skills) - end  # of this skill, and of others
        helping = [side for side in bounds.helpers if any(icons[side])]
        bots = sum(icons[BOT])
        mine = self._least_more(skill, left, 1) if self.last == 0 else None
        others = self._least_more(skill, left, 0)
        found: list[int] = []
        for side in bounds.sides:
            more = mine if side == 0 else others
            if side < self.last or more is None:
                continue
            # After Bot only Bot may follow.
            forced, free = (left + 1, later) if side == BOT else (0, left + later)
            if bots + forced > bounds.bot_most:
                continue
            joins = side in bounds.helpers and side not in helping
            wanted = bounds.wanted
            lacks = not (helping or joins) if wanted is None else wanted != side and wanted not in helping
            if lacks and (free == 0 or (wanted is None and more >= free)):
                continue
            if bounds.fair and len(helping) + joins + lacks + 1 > len(bounds.colours) - bots - forced:
                continue
            found.append(side)
        return found

    def _least_more(self, skill: int, left: int, now: int) -> int | None:
        """The fewest icons that the viewer still has to bring, after bringing the next one (`now` 1) or not.

        None if no promise can come of it that the viewer can keep.
        """
        promises = self.bounds.mine
        if promises is None:
            return 0
        mine, need = self.icons[0], self.bounds.need
        best: int | None = None
        for promise in promises:
            more = 0
            for each in range(4):
                have, most = mine[each], 0
                if each == skill:
                    have += now
                    most = left if now else 0
                elif each > skill:
                    most = need[each]
                extra = promise[each] - have
                if not 0 <= extra <= most:
                    break
                more += extra
            else:
                if best is None or more < best:
                    best = more
        return best

    def _bring(self, side: int) -> None:
        skills = self.bounds.skills
        skill = skills[self.placed]
        self.icons[side][skill] += 1
        self._deal_out(side)
        if self.placed == len(skills):
            self.stage = FRAGMENTS if self.bounds.colours else GIFTS
            self.placed = self.last = 0
        elif skills[self.placed] != skill:
            self.last = 0

    # ---- Fragments of the Planet

    def _partners(self) -> list[int]:
        """The participants: the active player and the helpers (AN-4.3)."""
        sides = [side for side in self.bounds.sides if side != BOT]
        return [side for side in sides if side == self.bounds.active or any(self.icons[side])]

    def _taking(self) -> list[int]:
        return [*self._partners(), *([BOT] if any(self.icons[BOT]) else [])]

    def _may_get(self, side: int) -> bool:
        """Whether Bot can still get its price, and with fair deals everybody something (AN-8.7, AN-4.6)."""
        if any(self.icons[BOT]) and not self._pays_bot(side):
            return False
        if not self.bounds.fair:
            return True
        twin = self.copy()
        twin._give(side)
        return twin._split_ends_well()

    def _pays_bot(self, side: int) -> bool:
        """Whether Bot can still get exactly its price if this side gets the next Fragment."""
        colours, takes = self.bounds.colours, self.bounds.bot_takes
        colour = colours[self.placed]
        left = colours[self.placed + 1 :].count(colour)
        owed = sum(self.icons[BOT]) - sum(self.shares[BOT])
        room = takes[colour] - self.shares[BOT][colour]
        later = sum(takes[colour + 1 :])
        if side == BOT:  # others of this colour then go to Bot too
            return left < room and left < owed <= left + 1 + later
        return owed <= min(left, room) + later

    def _split_ends_well(self) -> bool:
        empty = [side for side in self._partners() if not any(self.shares[side])]
        if self.stage != FRAGMENTS:
            return not empty
        owed = sum(self.icons[BOT]) - sum(self.shares[BOT])
        if owed + len(empty) > len(self.bounds.colours) - self.placed:
            return False
        return any(self._may_get(side) for side in self._taking() if side >= self.last)

    def _give(self, side: int) -> None:
        colours = self.bounds.colours
        colour = colours[self.placed]
        self.shares[side][colour] += 1
        self._deal_out(side)
        if self.placed == len(colours):
            self.stage = GIFTS
            self.placed = self.last = 0
        elif colours[self.placed] != colour:
            self.last = 0

    # ---- stored Fragments (AN-4.4)

    def _gift_moves(self) -> list[int]:
        """Gifts are named in ascending order, so that the same gifts have one draft."""
        partners = self._partners()
        last = self.gifts[-1] if self.gifts else (0, 0, 0)
        if not self.gift:
            return [DONE, *[GIVER + side for side in partners if self._colours_of(side, partners, last)]]
        giver = self.gift[0]
        if len(self.gift) == 1:
            return [COLOUR + colour for colour in self._colours_of(giver, partners, last)]
        gifts = [(*self.gift, other) for other in partners if other != giver]
        return [RECEIVER + gift[2] for gift in gifts if gift >= last]

    def _colours_of(self, giver: int, partners: list[int], last: Gift) -> list[int]:
        """What a side can give away, after the last gift."""
        if giver < last[0]:
            return []
        furthest = max([other for other in partners if other != giver])
        found: list[int] = []
        for colour, stored in enumerate(self._stored(giver)):
            if stored and (giver, colour, furthest) >= last:
                given = len([gift for gift in self.gifts if gift[:2] == (giver, colour)])
                if stored > given:
                    found.append(colour)
        return found

    def _stored(self, side: int) -> Fragments:
        """What a side holds; whoever is willing: the most that any of the others has (AN-4.8)."""
        players, bounds = self.bounds.view.players, self.bounds
        seat = bounds.seat(side)
        if seat is not None:
            return players[seat].storage
        taken = [bounds.seat(other) for other in self._partners()]
        stores = [one.storage for one in players if one.seat not in taken]
        a, b, c, d, e = [max([store[colour] for store in stores], default=0) for colour in range(5)]
        return a, b, c, d, e

    def _add_to_gift(self, step: int) -> None:
        first = (GIVER, COLOUR, RECEIVER)[len(self.gift)]
        self.gift = (*self.gift, step - first)
        if len(self.gift) == 3:
            giver, colour, receiver = self.gift
            self.gifts.append((giver, colour, receiver))
            self.gift = ()

    # ---- what has come of it

    def terms(self) -> Terms:
        """Bot places its Fragments in the order of colours."""
        seat_of = self.bounds.seat
        partners = [(side, seat_of(side)) for side in self._partners()]
        fragments = [colour for colour in range(5) for _ in range(self.shares[BOT][colour])]
        return canonical(
            Terms(
                self.bounds.planet,
                tuple([Promise(seat, _icons(self.icons[side])) for side, seat in partners]),
                tuple([Share(seat, _fragments(self.shares[side])) for side, seat in partners]),
                tuple([Transfer(seat_of(a), seat_of(b), _one(colour)) for a, colour, b in self.gifts]),
                BotHelp(_icons(self.icons[BOT]), tuple(fragments)) if fragments else None,
            )
        )

    def sketch(self, row: bytearray) -> None:
        for side in self.bounds.sides:
            at = self.place + 9 * side
            row[at : at + 9] = bytes(self.icons[side] + self.shares[side])
        at = self.place + 9 * len(SIDES)
        for giver, colour, receiver in self.gifts:
            row[at + 10 * giver + colour] += 1
            row[at + 10 * receiver + 5 + colour] += 1
        at += 10 * BOT
        if self.stage == ICONS:
            row[at + self.bounds.skills[self.placed]] = 1
        elif self.stage == FRAGMENTS:
            row[at + 4 + self.bounds.colours[self.placed]] = 1


def sketch_names() -> list[str]:
    """What a sketch says, entry by entry."""
    names: list[str] = []
    for side in SIDES:
        names += [f"draft: {skill} brought by {side}" for skill in SKILLS]
        names += [f"draft: {colour} from the Planet to {side}" for colour in COLOURS]
    for side in SIDES[:BOT]:
        names += [f"draft: stored {colour} from {side}" for colour in COLOURS]
        names += [f"draft: stored {colour} to {side}" for colour in COLOURS]
    names += [f"draft: the next icon is {skill}" for skill in SKILLS]
    return names + [f"draft: the next Fragment is {colour}" for colour in COLOURS]


def _icons(icons: list[int]) -> Icons:
    return icons[0], icons[1], icons[2], icons[3]


def _fragments(fragments: list[int]) -> Fragments:
    return fragments[0], fragments[1], fragments[2], fragments[3], fragments[4]


def _one(colour: int) -> Fragments:
    return _fragments([1 if each == colour else 0 for each in range(5)])

"""Composing a deal in small steps: who brings each icon, who gets each Fragment, what else changes hands.

Icons and Fragments are dealt out one by one in the order of skills and colours, for each of them to sides
in ascending order, so that every deal has exactly one draft. A step is possible only if a legal deal can
still come of it (AN-4.3 to AN-4.8, AN-4.16), going by the view.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

from novatable.afternova.actions import Call, Propose
from novatable.afternova.cards import COLOURS, SKILLS
from novatable.afternova.deals import canonical
from novatable.afternova.pledge import covers_of, icons_of, returns_of, shortfall
from novatable.afternova.reading import cards_of, player_of, seat_of, uncovered
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.learn.afternova.steps import (
    BOT,
    COLOUR,
    DONE,
    FRAGMENT,
    GIVER,
    ICON,
    OPEN,
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


class Frame:
    """What stays the same while a deal on one Planet is composed."""

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
        self.fair = view.options["fair_deals"] is True
        self.mine = None if calling else self._promises()
        known = [offer.terms for offer in view.offers] + [call.terms for call in view.calls]
        self.known = [terms for terms in (*known, *view.declined) if terms.planet == planet]

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
            if any([paws or self.active == 0 for paws, _ in covers_of(cards, player, need)]):
                found.append(need)
        return found


class Draft(Choosing):
    """A deal that the viewer is composing."""

    def __init__(self, frame: Frame, steps: list[int], place: int) -> None:
        """`place`: where its sketch is in an observation."""
        self.frame = frame
        self.steps = steps
        self.place = place
        self.stage = ICONS
        self.icons = [[0] * 4 for _ in SIDES]
        self.shares = [[0] * 5 for _ in SIDES]
        self.placed = 0
        """Icons, then Fragments dealt out."""
        self.last = 0
        """The side that got the last one of the same kind: others of it go to this or a later one."""
        self.gifts: list[Gift] = []
        self.gift: tuple[int, ...] = ()
        """The gift that is being named."""
        self.pledge: Listed | None = None

    def copy(self) -> "Draft":
        twin = Draft(self.frame, self.steps[:], self.place)
        twin.stage = self.stage
        twin.icons = [icons[:] for icons in self.icons]
        twin.shares = [share[:] for share in self.shares]
        twin.placed, twin.last = self.placed, self.last
        twin.gifts, twin.gift = self.gifts[:], self.gift
        return twin

    # ---- choosing

    def options(self) -> Sequence[int]:
        if self.pledge is not None:
            return self.pledge.options()
        steps = self._moves()
        if self.frame.known and len(steps) > 1:
            steps = [step for step in steps if self._leads_to_news(step)]
        return steps

    def choose(self, step: int) -> Action | None:
        """Steps to which there is no alternative are taken by themselves."""
        return self.settle(self._take(step))

    def settle(self, action: Action | None = None) -> Action | None:
        """Go on to where there is a choice."""
        while action is None and self.pledge is None and len(forced := self.options()) == 1:
            action = self._take(forced[0])
        return action

    def _take(self, step: int) -> Action | None:
        self.steps.append(step)
        if self.pledge is not None:
            return self.pledge.choose(step)
        if self.stage == GIFTS and step == DONE:
            return self._finish()
        self._push(step)
        return None

    def _finish(self) -> Action | None:
        terms = self.terms()
        frame = self.frame
        if frame.calling:
            return Call(terms)
        cards, player = cards_of(frame.view), player_of(frame.view, frame.me)
        a, b, c, d = self.icons[0]
        self.pledge = Listed(
            [
                (pledge_steps(paws, returns), Propose(terms, paws, upgrades, returns))
                for paws, upgrades in covers_of(cards, player, (a, b, c, d))
                if paws or frame.active == 0
                for returns in returns_of(player, paws)
            ]
        )
        return self.pledge.settle()

    def can_be_new(self) -> bool:
        """Whether a deal can come of it that is neither on offer nor declined (AN-4.16)."""
        if self.stage == GIFTS and not self.gift and self.terms() not in self.frame.known:
            return True
        return any(self._leads_to_news(step) for step in self._moves())

    def _leads_to_news(self, step: int) -> bool:
        if step == DONE:
            return self.terms() not in self.frame.known
        twin = self.copy()
        twin._push(step)
        return twin.can_be_new()

    # ---- the steps

    def _moves(self) -> list[int]:
        """The possible steps, whether or not the same deal is known already."""
        if self.stage == ICONS:
            return [ICON + side for side in self.frame.sides if side >= self.last and self._may_bring(side)]
        if self.stage == FRAGMENTS:
            return [FRAGMENT + side for side in self._taking() if side >= self.last and self._may_get(side)]
        return self._gift_moves()

    def _push(self, step: int) -> None:
        if self.stage == ICONS:
            self._bring(step - ICON)
        elif self.stage == FRAGMENTS:
            self._give(step - FRAGMENT)
        else:
            self._add_to_gift(step)

    # ---- icons

    def _may_bring(self, side: int) -> bool:
        """Whether a legal deal can still come of it if this side brings the next icon."""
        frame, icons = self.frame, self.icons
        skill = frame.skills[self.placed]
        end = self.placed
        while end < len(frame.skills) and frame.skills[end] == skill:
            end += 1
        left, later = end - self.placed - 1, len(frame.skills) - end  # of this skill, and of others
        bots = sum(icons[BOT]) + (left + 1 if side == BOT else 0)  # after Bot only Bot may follow
        if bots > sum(frame.bot_takes) or bots >= len(frame.skills):
            return False
        helpers = [other for other in frame.sides if other not in (frame.active, BOT)]
        wanted = OPEN if frame.calling else None if frame.active == 0 else 0
        brings = [other for other in helpers if any(icons[other]) or other == side]
        lacks = not brings if wanted is None else wanted not in brings
        if frame.fair:
            joining = len(brings) + lacks + 1
            if joining > len(frame.colours) - bots:
                return False
        free = later + (0 if side == BOT else left)
        if lacks and not free:
            return False
        if frame.mine is None:
            return True
        for promise in frame.mine:
            more = self._still_promised(promise, side, skill, left)
            if more is not None and (not lacks or wanted == 0 or more < free):
                return True
        return False

    def _still_promised(self, promise: Icons, side: int, skill: int, left: int) -> int | None:
        """How many icons the viewer still has to bring for that promise; None if it can no longer be made."""
        mine = self.icons[0]
        more = 0
        for each in range(4):
            have = mine[each] + (each == skill and side == 0)
            if each < skill or (each == skill and side != 0):
                if promise[each] != have:
                    return None
            else:
                most = left if each == skill else self.frame.need[each]
                if not have <= promise[each] <= have + most:
                    return None
                more += promise[each] - have
        return more

    def _bring(self, side: int) -> None:
        skills = self.frame.skills
        skill = skills[self.placed]
        self.icons[side][skill] += 1
        self.placed += 1
        self.last = side
        if self.placed == len(skills):
            self.stage = FRAGMENTS if self.frame.colours else GIFTS
            self.placed = self.last = 0
        elif skills[self.placed] != skill:
            self.last = 0

    # ---- Fragments of the Planet

    def _partners(self) -> list[int]:
        """The participants: the active player and the helpers (AN-4.3)."""
        frame = self.frame
        return [side for side in frame.sides if side != BOT and (side == frame.active or any(self.icons[side]))]

    def _taking(self) -> list[int]:
        return [*self._partners(), *([BOT] if any(self.icons[BOT]) else [])]

    def _may_get(self, side: int) -> bool:
        """Whether Bot can still get its price, and with fair deals everybody something (AN-8.7, AN-4.6)."""
        frame = self.frame
        if not frame.fair and not any(self.icons[BOT]):
            return True
        colour = frame.colours[self.placed]
        if side == BOT and self.shares[BOT][colour] == frame.bot_takes[colour]:
            return False
        twin = self.copy()
        twin._give(side)
        return twin._split_ends_well()

    def _split_ends_well(self) -> bool:
        frame = self.frame
        owed = sum(self.icons[BOT]) - sum(self.shares[BOT])
        empty = [side for side in self._partners() if not any(self.shares[side])] if frame.fair else []
        if self.stage != FRAGMENTS:
            return owed == 0 and not empty
        if owed < 0 or owed + len(empty) > len(frame.colours) - self.placed:
            return False
        return any(self._may_get(side) for side in self._taking() if side >= self.last)

    def _give(self, side: int) -> None:
        colours = self.frame.colours
        colour = colours[self.placed]
        self.shares[side][colour] += 1
        self.placed += 1
        self.last = side
        if self.placed == len(colours):
            self.stage = GIFTS
            self.placed = self.last = 0
        elif colours[self.placed] != colour:
            self.last = 0

    # ---- stored Fragments (AN-4.4)

    def _gift_moves(self) -> list[int]:
        depth = len(self.gift)
        steps = [] if depth else [DONE]
        first = (GIVER, COLOUR, RECEIVER)[depth]
        for gift in self._possible_gifts():
            if gift[:depth] == self.gift and first + gift[depth] not in steps:
                steps.append(first + gift[depth])
        return steps

    def _possible_gifts(self) -> list[Gift]:
        """In ascending order, so that the same gifts have one draft."""
        last = self.gifts[-1] if self.gifts else (0, 0, 0)
        partners = self._partners()
        found: list[Gift] = []
        for giver in partners:
            if giver >= last[0]:
                stored = self._stored(giver)
                for colour in range(5):
                    given = len([gift for gift in self.gifts if gift[:2] == (giver, colour)])
                    if stored[colour] > given:
                        gifts = [(giver, colour, other) for other in partners if other != giver]
                        found += [gift for gift in gifts if gift >= last]
        return found

    def _stored(self, side: int) -> Fragments:
        """What a side holds; whoever is willing: the most that any of the others has (AN-4.8)."""
        players, frame = self.frame.view.players, self.frame
        seat = frame.seat(side)
        if seat is not None:
            return players[seat].storage
        taken = [frame.seat(other) for other in self._partners()]
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
        frame = self.frame
        partners = self._partners()
        fragments = [colour for colour in range(5) for _ in range(self.shares[BOT][colour])]
        bot = BotHelp(_icons(self.icons[BOT]), tuple(fragments)) if any(self.icons[BOT]) else None
        return canonical(
            Terms(
                frame.planet,
                tuple([Promise(frame.seat(s), _icons(self.icons[s])) for s in partners if any(self.icons[s])]),
                tuple([Share(frame.seat(s), _fragments(self.shares[s])) for s in partners]),
                tuple(
                    [
                        Transfer(frame.seat(giver), frame.seat(receiver), _one(colour))
                        for giver, colour, receiver in self.gifts
                    ]
                ),
                bot,
            )
        )

    def sketch(self, row: bytearray) -> None:
        at = self.place
        for side in range(len(SIDES)):
            row[at : at + 4] = bytes(self.icons[side])
            row[at + 4 : at + 9] = bytes(self.shares[side])
            at += 9
        for giver, colour, receiver in self.gifts:
            row[at + 10 * giver + colour] += 1
            row[at + 10 * receiver + 5 + colour] += 1
        at += 10 * BOT
        if self.stage == ICONS:
            row[at + self.frame.skills[self.placed]] = 1
        elif self.stage == FRAGMENTS:
            row[at + 4 + self.frame.colours[self.placed]] = 1


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

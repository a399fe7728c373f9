"""Ways to improve a draft in one step, best first."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.cards import AUTOPILOT, COLOURS
from novatable.afternova.draft import (
    Ask,
    Bring,
    Draft,
    Drafting,
    Extra,
    Give,
    Hand,
    Idle,
    Instead,
    Lacks,
    Name,
    Named,
    Problem,
    SendOff,
    Way,
)
from novatable.afternova.drafting import Drafter, as_icons, icons_of
from novatable.afternova.pledge import SKILL_UPGRADES, reach
from novatable.afternova.view import View
from novatable.core.reason import Reason

UNABLE: Final = "cannot-bring"
"""The code of whoever has not got the icons: no Fragment changes that."""
WANTING: Final = ("one-more", "two-more")
"""The codes of whoever agrees for more of one colour, and for no other."""


def ways(drafter: Drafter, draft: Draft, problems: Sequence[Problem], asked: Drafting) -> list[Way]:
    found: list[Way] = []
    left = [max(lack, 0) for lack in drafter.lacks(draft)]
    refused = asked.refused
    if refused is not None and refused < len(drafter.view.players):
        found += _give_more(drafter, draft, refused, asked.said)
        found += _do_without(drafter, draft, refused) + _ask_next(drafter, draft, refused)
    if any(left):
        found += _find_icons(drafter, draft, left)
    for problem in problems:
        match problem:
            case Lacks():
                bare = [skill for skill in range(4) if problem.icons[skill] > left[skill]]
                if bare:
                    found.append(
                        Way("less", Ask(drafter.seat, bare[0], -1), side=drafter.seat, skill=bare[0])
                    )
            case Extra():
                skill = next(s for s in range(4) if problem.icons[s])
                side = [part.side for part in draft.parts if part.icons[skill]][-1]
                found.append(Way("less", Ask(side, skill, -1), side=side, skill=skill))
            case Idle() if not any(left) and problem.side != drafter.seat:
                found.append(Way("send-off", SendOff(problem.side), side=problem.side))
    return found + _make_room(drafter, draft)


def _find_icons(drafter: Drafter, draft: Draft, lack: list[int]) -> list[Way]:
    view, cards, named = drafter.view, drafter.cards, draft.named
    found: list[Way] = []

    def serves(card: int) -> bool:
        if not cards.is_paw(card):
            return False
        icons = cards.icons[card]
        return icons[4] > 0 or any(icons[skill] and lack[skill] for skill in range(4))

    for skill in range(4):
        upgrade = SKILL_UPGRADES[skill]
        if lack[skill] and drafter.me.upgrades[AUTOPILOT + skill] > named.upgrades.count(upgrade):
            more = Named(named.paws, (*named.upgrades, upgrade), named.returns)
            found.append(Way("use", Name(more), upgrade=upgrade))
    unplayed = [card for card in drafter.me.hand if serves(card) and card not in named.paws]
    if unplayed:
        more = Named((*named.paws, unplayed[0]), named.upgrades, named.returns)
        found.append(Way("play", Name(more), paw=unplayed[0]))
    sides = [part.side for part in draft.parts]
    accepts = drafter.accepts(draft)
    payable = sum([gem.to != "bot" and accepts[gem.colour] > 0 for gem in draft.gems])
    if view.bot is not None and payable and "bot" not in sides:
        found.append(Way("bot", Bring("bot"), n=min(payable, sum(lack))))
    first = next(skill for skill in range(4) if lack[skill])
    said_no = _unwilling(drafter, draft)
    asked: list[tuple[bool, int, Way]] = []
    for player in view.players:
        seat, known = player.seat, next((card for card in player.known if serves(card)), None)
        if seat == drafter.seat or not player.hand_size:
            continue
        if seat in sides:
            way = Way("ask", Ask(seat, first, 1), side=seat, skill=first, paw=known)
        elif seat in said_no:
            continue
        else:
            way = Way("bring", Bring(seat), side=seat, paw=known, n=player.hand_size)
        asked.append((known is None, -player.hand_size, way))
    asked.sort(key=lambda each: each[:2])
    return found + [way for _, _, way in asked]


def _give_more(drafter: Drafter, draft: Draft, refused: int, said: Reason | None) -> list[Way]:
    """Whoever said no may say yes to one Fragment more: one that I do not need for a Blueprint of mine.

    If they named a colour, that one; of others only if they would not agree for it alone.
    """
    code = None if said is None else said.code
    if refused == drafter.seat or not any(part.side == refused for part in draft.parts) or code == UNABLE:
        return []
    kept, spare = drafter.keep(draft)
    gems = [n for n, gem in enumerate(draft.gems) if gem.to == drafter.seat and n not in kept]
    given = [move.colour for move in draft.moves if move.giver == drafter.seat]
    stored = [colour for colour in spare if drafter.me.storage[colour] > given.count(colour)]
    found = [
        Way("more", Give(n, refused), side=refused, colour=draft.gems[n].colour) for n in reversed(gems)
    ] + [Way("more", Hand(drafter.seat, colour, refused), side=refused, colour=colour) for colour in stored]
    wanted = None if said is None else said.args.get("colour")
    named = [way for way in found if COLOURS[way.colour] == wanted]
    return (named if code in WANTING else named + found)[:1]


def _do_without(drafter: Drafter, draft: Draft, refused: int) -> list[Way]:
    """My own cards may bring what they were asked for."""
    theirs = icons_of(draft, refused)
    if drafter.seat != drafter.active or not any(theirs):
        return []
    mine = icons_of(draft, drafter.seat)
    need = as_icons([mine[skill] + theirs[skill] for skill in range(4)])
    if reach(drafter.cards, drafter.me, need) != need:
        return []
    return [Way("send-off", SendOff(refused), side=refused)]


def _ask_next(drafter: Drafter, draft: Draft, refused: int) -> list[Way]:
    """The same to somebody else who has cards, takes no part, and has not said no to this Planet yet."""
    sides = [part.side for part in draft.parts]
    if refused in (drafter.active, drafter.seat) or refused not in sides:
        return []
    said_no = _unwilling(drafter, draft)
    return [
        Way("instead", Instead(refused, player.seat), side=player.seat, leaves=refused, n=player.hand_size)
        for player in drafter.view.players
        if player.seat not in sides and player.seat not in said_no and player.hand_size
    ]


def _unwilling(drafter: Drafter, draft: Draft) -> set[int | None]:
    """Who has said no to a deal about this Planet in this turn."""
    deals = [terms for terms in drafter.view.declined if terms.planet == draft.planet]
    return {promise.seat for terms in deals for promise in terms.promises}


def _make_room(drafter: Drafter, draft: Draft) -> list[Way]:
    """If my Storage would overflow, a Fragment that I do not need is better spent on whoever has room."""
    if _room(drafter.view, draft, drafter.seat) >= 0:
        return []
    kept, _ = drafter.keep(draft)
    spare = [n for n, gem in enumerate(draft.gems) if gem.to == drafter.seat and n not in kept]
    for part in draft.parts:
        side = part.side
        if not isinstance(side, int) or side in (drafter.seat, drafter.active) or not any(part.icons):
            continue
        if spare and _room(drafter.view, draft, side) > 0:
            colour = draft.gems[spare[-1]].colour
            return [Way("room", Give(spare[-1], side), side=side, colour=colour)]
    return []


def _room(view: View, draft: Draft, seat: int) -> int:
    """Free spaces in a Storage after the deal; negative: it overflows (AN-4.11)."""
    player = view.players[seat]
    more = sum([gem.to == seat for gem in draft.gems]) + sum([move.to == seat for move in draft.moves])
    less = sum([move.giver == seat for move in draft.moves])
    return player.capacity - sum(player.storage) - more + less

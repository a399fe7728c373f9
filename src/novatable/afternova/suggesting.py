"""Ways to improve a draft in one step, best first."""

from collections.abc import Sequence

from novatable.afternova.cards import AUTOPILOT
from novatable.afternova.draft import (
    Ask,
    Bring,
    Draft,
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
from novatable.afternova.drafting import Drafter
from novatable.afternova.pledge import SKILL_UPGRADES
from novatable.afternova.view import View


def ways(drafter: Drafter, draft: Draft, problems: Sequence[Problem], refused: int | None) -> list[Way]:
    """`refused`: who said no to it."""
    found: list[Way] = []
    left = [max(lack, 0) for lack in drafter.lacks(draft)]
    if refused is not None and refused < len(drafter.view.players):
        found += _give_more(drafter, draft, refused) + _ask_next(drafter, draft, refused)
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
    asked: list[tuple[bool, int, Way]] = []
    for player in view.players:
        seat, known = player.seat, next((card for card in player.known if serves(card)), None)
        if seat == drafter.seat or not player.hand_size:
            continue
        if seat in sides:
            way = Way("ask", Ask(seat, first, 1), side=seat, skill=first, paw=known)
        else:
            way = Way("bring", Bring(seat), side=seat, paw=known, n=player.hand_size)
        asked.append((known is None, -player.hand_size, way))
    asked.sort(key=lambda each: each[:2])
    return found + [way for _, _, way in asked]


def _give_more(drafter: Drafter, draft: Draft, refused: int) -> list[Way]:
    """Whoever said no may say yes to one Fragment more: one that I do not need for a Blueprint of mine."""
    if refused == drafter.seat or not any(part.side == refused for part in draft.parts):
        return []
    kept, spare = drafter.keep(draft)
    mine = [n for n, gem in enumerate(draft.gems) if gem.to == drafter.seat and n not in kept]
    if mine:
        colour = draft.gems[mine[-1]].colour
        return [Way("more", Give(mine[-1], refused), side=refused, colour=colour)]
    given = [move.colour for move in draft.moves if move.giver == drafter.seat]
    for colour in spare:
        if drafter.me.storage[colour] > given.count(colour):
            return [Way("more", Hand(drafter.seat, colour, refused), side=refused, colour=colour)]
    return []


def _ask_next(drafter: Drafter, draft: Draft, refused: int) -> list[Way]:
    """The same to somebody else who has cards and takes no part."""
    sides = [part.side for part in draft.parts]
    if refused in (drafter.active, drafter.seat) or refused not in sides:
        return []
    return [
        Way("instead", Instead(refused, player.seat), side=player.seat, leaves=refused, n=player.hand_size)
        for player in drafter.view.players
        if player.seat not in sides and player.hand_size
    ]


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

"""Finding deals that help the viewer and that a reasonable partner would take, and judging given ones."""

from itertools import product
from typing import Final, NamedTuple

from novatable.afternova.terms import Fragments, Icons, Promise, Share, Terms
from novatable.players.afternova.crew import NEVER
from novatable.players.afternova.outlook import PAW, Outlook, Side
from novatable.players.afternova.reading import is_new
from novatable.players.afternova.worth import Holding, minus, plus

MARGIN: Final = 0.4
"""The least that a helper wants to gain, Paws already counted."""
TURN: Final = 2.0
"""The least that an active player wants to gain, who gives a turn for it."""


class Deal(NamedTuple):
    """Terms, and what they bring to the viewer and to the partner who gains least."""

    value: float
    theirs: float
    terms: Terms


def envy(outlook: Outlook) -> float:
    """How much a partner's gain counts against one's own; the fewer rivals, the more."""
    return 0.45 / (len(outlook.view.players) - 1)


def after(terms: Terms, seat: int, storage: Holding) -> Holding:
    """What a participant holds when the deal is carried out, before jettisoning."""
    held = storage
    for share in terms.split:
        if share.seat == seat:
            held = plus(held, share.fragments)
    for transfer in terms.transfers:
        if transfer.receiver == seat:
            held = plus(held, transfer.fragments)
        if transfer.giver == seat:
            held = minus(held, transfer.fragments)
    return held


def others_gain(outlook: Outlook, terms: Terms) -> float:
    """What the best of the other participants seems to win, their Paws not counted."""
    best = 0.0
    seats = {promise.seat for promise in terms.promises} | {outlook.view.active}
    for player in outlook.view.players:
        if player.seat in seats and player.seat != outlook.me.seat:
            side = outlook.side(player.seat)
            best = max(best, side.gain(after(terms, side.seat, side.storage)))
    return best


def best_deal(outlook: Outlook, active: Side, helper: Side, margin: float) -> Deal | None:
    """The best deal for the viewer, who is one of the two, in which the other gains at least `margin`."""
    best: Deal | None = None
    for lying in outlook.view.planets:
        efforts = _efforts(active, helper, lying.planet)
        if not efforts:
            continue
        for share in _parts(lying.fragments):
            rest = minus(lying.fragments, share)
            deal = _best_effort(
                outlook,
                active,
                active.gain(plus(active.storage, rest)),
                helper.gain(plus(helper.storage, share)),
                efforts,
                margin,
                best,
            )
            if deal is not None:
                value, theirs, promised = deal
                terms = _pair_terms(active, helper, lying.planet, promised, rest, share)
                if is_new(outlook.view, terms):
                    best = Deal(value, theirs, terms)
    return best


Effort = tuple[int, int, Icons, Icons]
"""Paws of the active player and of the helper, and what each then promises."""


def _best_effort(
    outlook: Outlook,
    active: Side,
    active_gain: float,
    helper_gain: float,
    efforts: list[Effort],
    margin: float,
    best: Deal | None,
) -> tuple[float, float, tuple[Icons, Icons]] | None:
    found: tuple[float, float, tuple[Icons, Icons]] | None = None
    bar = -1.0 if best is None else best.value
    jealousy = envy(outlook)
    for active_paws, helper_paws, active_icons, helper_icons in efforts:
        of_active = active_gain - PAW * active_paws
        of_helper = helper_gain - PAW * helper_paws
        mine, theirs = (of_active, of_helper) if active is outlook.me else (of_helper, of_active)
        value = mine - jealousy * theirs
        if theirs >= margin and value > bar:
            bar = value
            found = (value, theirs, (active_icons, helper_icons))
    return found


def _efforts(active: Side, helper: Side, planet: int) -> list[Effort]:
    """Ways to share the requirement: per number of Paws of the helper the fewest of the active player."""
    theirs = helper.reach(planet)
    mine = active.reach(planet)
    first, second = mine.need
    best: dict[int, Effort] = {}
    for one in range(first + 1):
        for two in range(second + 1):
            helper_paws = theirs.paws(one, two)
            if not 0 < helper_paws < NEVER:
                continue
            active_paws = mine.paws(first - one, second - two)
            if active_paws == NEVER:
                continue
            known = best.get(helper_paws)
            if known is None or active_paws < known[0]:
                given = _icons(mine.skills, one, two)
                kept = _icons(mine.skills, first - one, second - two)
                best[helper_paws] = (active_paws, helper_paws, kept, given)
    return list(best.values())


def _icons(skills: tuple[int, int], first: int, second: int) -> Icons:
    icons = [0, 0, 0, 0]
    icons[skills[0]] = first
    icons[skills[1]] = second
    return icons[0], icons[1], icons[2], icons[3]


def _parts(fragments: Fragments) -> list[Fragments]:
    """Every part of a Planet's Fragments that a helper might receive."""
    return list(product(*[range(count + 1) for count in fragments]))  # type: ignore[arg-type]


def _pair_terms(
    active: Side,
    helper: Side,
    planet: int,
    promised: tuple[Icons, Icons],
    rest: Fragments,
    share: Fragments,
) -> Terms:
    return Terms(
        planet,
        (Promise(active.seat, promised[0]), Promise(helper.seat, promised[1])),
        (Share(active.seat, rest), Share(helper.seat, share)),
    )

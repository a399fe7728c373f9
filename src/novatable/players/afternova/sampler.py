"""Deals at random: proposals, open calls and showings that the rules accept, made from a view alone.

Deals cannot be listed; whoever needs some (players, tests) samples them here.
"""

from random import Random

from novatable.afternova.actions import Call, Propose, Show
from novatable.afternova.reading import cards_of, is_new, offers_left, pledges, seat_of, uncovered
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.afternova.view import View

Units = list[int]
"""Single icons or Fragments, each by its skill or colour."""


def sample_propose(view: View, rng: Random) -> Propose | None:
    """A proposal of the viewer's; None if none was found this time."""
    if view.phase != "turn" or offers_left(view) < 1:
        return None
    seat = seat_of(view)
    others = [player.seat for player in view.players if player.seat != seat]
    helpers = rng.sample(others, min(rng.choice((1, 1, 1, 2, 2, 5)), len(others)))
    if seat != view.active and view.active not in helpers:
        helpers[0] = view.active
    drawn = _terms(view, [seat, *helpers], rng)
    if drawn is None or not is_new(view, drawn):
        return None
    mine = [promise.icons for promise in drawn.promises if promise.seat == seat]
    ways = pledges(view, mine[0])
    return Propose(drawn, *rng.choice(ways)) if ways else None


def sample_call(view: View, rng: Random) -> Call | None:
    """An open call of the viewer's (AN-4.8); None if none was found this time."""
    seat = seat_of(view)
    if view.phase != "turn" or seat != view.active or offers_left(view) < 1:
        return None
    others = [player.seat for player in view.players if player.seat != seat]
    sides: list[int | None] = [seat, None]
    if len(others) > 1 and rng.random() < 0.2:
        sides.append(rng.choice(others))
    drawn = _terms(view, sides, rng)
    return Call(drawn) if drawn is not None and is_new(view, drawn) else None


def sample_show(view: View, rng: Random) -> Show | None:
    """Some of the viewer's cards for some of the others (AN-4.9); None if none was found this time."""
    seat = seat_of(view)
    others = [player.seat for player in view.players if player.seat != seat]
    to = rng.sample(others, rng.randint(1, len(others)))
    seen = [shown.card for shown in view.shown if shown.seat == seat and shown.to in to]
    cards = [card for card in view.hand if card not in seen]
    if view.phase != "turn" or not cards:
        return None
    return Show(tuple(rng.sample(cards, rng.randint(1, min(3, len(cards))))), tuple(to))


def _terms(view: View, sides: list[int | None], rng: Random) -> Terms | None:
    """Terms between these participants, the viewer first."""
    lying = rng.choice(view.planets)
    icons = _units(cards_of(view).need[lying.planet])
    fragments = _units(lying.fragments)
    rng.shuffle(icons)
    rng.shuffle(fragments)
    aid = _bot_help(view, icons, fragments, rng) if view.bot is not None and rng.random() < 0.4 else None
    promised: dict[int | None, Units] = {side: [] for side in sides}
    for side in sides:
        if side != view.active:
            if not icons:
                return None
            promised[side].append(icons.pop())
    for skill in icons:
        promised[rng.choice(sides)].append(skill)
    shares: dict[int | None, Units] = {side: [] for side in sides}
    for colour in fragments:
        shares[rng.choice(sides)].append(colour)
    transfers = _transfers(view, sides, rng) if rng.random() < 0.4 else []
    if view.options["fair_deals"]:
        receiving = [transfer.receiver for transfer in transfers]
        if any(not shares[side] and side not in receiving for side in sides):
            return None
    return Terms(
        lying.planet,
        tuple([Promise(side, _icons(promised[side])) for side in sides]),
        tuple([Share(side, _fragments(shares[side])) for side in sides]),
        tuple(transfers),
        aid,
    )


def _bot_help(view: View, icons: Units, fragments: Units, rng: Random) -> BotHelp | None:
    """Bot's part, taken out of the icons and Fragments that are still to be shared out (AN-8.7)."""
    free = uncovered(view)
    gets: Units = []
    for colour in list(fragments):
        if free[colour] > gets.count(colour) and len(gets) < len(icons) - 1 and rng.random() < 0.5:
            gets.append(colour)
            fragments.remove(colour)
    if not gets:
        return None
    return BotHelp(_icons([icons.pop() for _ in gets]), tuple(gets))


def _transfers(view: View, sides: list[int | None], rng: Random) -> list[Transfer]:
    """One or two gifts of stored Fragments; an open place gives nothing, as nobody knows what it holds."""
    transfers: list[Transfer] = []
    held = {player.seat: _units(player.storage) for player in view.players}
    for _ in range(rng.randint(1, 2)):
        giver, receiver = rng.sample(sides, 2)
        if giver is not None and held[giver]:
            rng.shuffle(held[giver])
            gift = [held[giver].pop() for _ in range(rng.randint(1, min(2, len(held[giver]))))]
            transfers.append(Transfer(giver, receiver, _fragments(gift)))
    return transfers


def _units(counts: tuple[int, ...]) -> Units:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _icons(units: Units) -> Icons:
    return units.count(0), units.count(1), units.count(2), units.count(3)


def _fragments(units: Units) -> Fragments:
    return units.count(0), units.count(1), units.count(2), units.count(3), units.count(4)

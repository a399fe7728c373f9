"""Carrying out an Extract: alone, with Bot, or as a deal (AN-4.11 to AN-4.15)."""

from itertools import combinations, product
from typing import Final

from novatable.afternova import bot
from novatable.afternova.actions import Extract, Jettison
from novatable.afternova.cards import SIPHON
from novatable.afternova.draw import draw_fragment, draw_planet, fill_planet
from novatable.afternova.events import (
    Extracted,
    Jettisoned,
    OverflowChosen,
    PawsReturned,
    PlanetLaid,
    Siphoned,
)
from novatable.afternova.model import OVERFLOW, PAWS, State, as_counts
from novatable.afternova.pledge import covers_of, icons_of, refuse_pledge, returns_of, shortfall
from novatable.afternova.terms import (
    NO_ICONS,
    BotHelp,
    Extraction,
    Fragments,
    Icons,
    Pledge,
    Share,
    Transfer,
)
from novatable.afternova.turn import open_window
from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal


def refuse_planet(state: State, planet: int) -> Refusal | None:
    if planet in state.planets:
        return None
    return Refusal("AN-4.1", "planet", {"planet": planet})


def refuse_bot(state: State, planet: int, aid: BotHelp) -> Refusal | None:
    """AN-8.6, AN-8.7: what Bot may provide and take."""
    if state.bot is None:
        return Refusal("AN-8.1", "bot-game")
    need = state.rules.cards.need[planet]
    if sum(aid.icons) == 0:
        return Refusal("AN-8.7", "bot-empty")
    if any(aid.icons[skill] > need[skill] for skill in range(4)):
        return Refusal("AN-4.5", "bot-too-many")
    if sum(aid.icons) >= sum(need):
        return Refusal("AN-8.6", "bot-alone")
    if sum(aid.icons) != len(aid.fragments):
        return Refusal("AN-8.7", "bot-price", {"n": sum(aid.icons)})
    free = bot.uncovered(state.rules.cards, state.bot.row, state.bot.covered)
    lying = state.fragments[state.planets.index(planet)]
    for colour in range(5):
        wanted = aid.fragments.count(colour)
        if wanted > lying[colour]:
            return Refusal("AN-4.6", "bot-not-there")
        if wanted > free[colour]:
            return Refusal("AN-8.7", "bot-covered")
    return None


def refuse_extract(state: State, seat: int, action: Extract) -> Refusal | None:
    """Alone or with Bot alone (AN-4.1, AN-4.2, AN-8.6)."""
    refusal = refuse_planet(state, action.planet)
    if refusal is not None:
        return refusal
    cards = state.rules.cards
    need = cards.need[action.planet]
    if action.bot is not None:
        refusal = refuse_bot(state, action.planet, action.bot)
        if refusal is not None:
            return refusal
        need = less(need, action.bot.icons)
    return refuse_pledge(
        cards,
        state.players[seat],
        action.paws,
        action.upgrades,
        action.returns,
        need,
        action.planet,
    )


def less(need: Icons, icons: Icons) -> Icons:
    return need[0] - icons[0], need[1] - icons[1], need[2] - icons[2], need[3] - icons[3]


def legal(state: State, seat: int) -> list[Action]:
    """Every Extract of the active player alone, and with Bot alone in the orders that matter (AN-8.7)."""
    cards = state.rules.cards
    player = state.players[seat]
    actions: list[Action] = []
    icons = icons_of(cards, player.hand)
    helper = state.bot
    free = None if helper is None else bot.uncovered(cards, helper.row, helper.covered)
    for slot, planet in enumerate(state.planets):
        need = cards.need[planet]
        takes = [] if free is None else _takes(free, state.fragments[slot])
        short = shortfall(icons, player, need)
        if short > len(takes):
            continue
        for aid_icons, provided, rest in _aids(need, len(takes)):
            if provided < short or (short > 0 and shortfall(icons, player, rest) > 0):
                continue
            covers = covers_of(cards, player, rest)
            if not covers:
                continue
            aids = _with_fragments(state, aid_icons, takes)
            for paws, upgrades in covers:
                for returns in returns_of(player, paws):
                    for aid in aids:
                        actions.append(Extract(planet, paws, upgrades, returns, aid))
    return actions


def _takes(free: list[int], lying: list[int]) -> list[int]:
    """The Fragments on a Planet that Bot can use, in order of colours (AN-8.7)."""
    takes: list[int] = []
    for colour in range(5):
        count = lying[colour]
        if count and free[colour]:
            takes += [colour] * min(count, free[colour])
    return takes


Aid = tuple[Icons, int, Icons]
"""Icons that Bot provides, how many, and what the players still need."""


def _aids(need: Icons, most: int) -> list[Aid]:
    """The icons that Bot can provide, none first; somebody else brings at least one (AN-8.6)."""
    aids = _AIDS.get((need, most))
    if aids is None:
        ranges = product(*[range(count + 1) for count in need])
        some = [(a, b, c, d) for a, b, c, d in ranges if 0 < a + b + c + d < min(sum(need), most + 1)]
        aids = _AIDS[need, most] = [(icons, sum(icons), less(need, icons)) for icons in (NO_ICONS, *some)]
    return aids


def _with_fragments(state: State, icons: Icons, takes: list[int]) -> list[BotHelp | None]:
    """Bot's help with every set of Fragments that it may take for it, in the orders that matter (AN-8.7)."""
    if icons == NO_ICONS or state.bot is None:
        return [None]
    helps: list[BotHelp | None] = []
    for fragments in dict.fromkeys(combinations(takes, sum(icons))):
        helps += [BotHelp(icons, order) for order in bot.orders(state, state.bot, fragments)]
    return helps


_AIDS: Final[dict[tuple[Icons, int], list[Aid]]] = {}
"""A cache by a Planet's need and Bot's most icons; there are few of both."""


def extract_alone(state: State, seat: int, action: Extract, events: list[Event]) -> None:
    """All Fragments but Bot's go to the active player (AN-4.2)."""
    lying = state.fragments[state.planets.index(action.planet)][:]
    if action.bot is not None:
        for colour in action.bot.fragments:
            lying[colour] -= 1
    split = (Share(seat, as_counts(lying)),) if any(lying) else ()
    pledge = Pledge(seat, action.paws, action.upgrades, action.returns)
    carry_out(state, action.planet, None, (pledge,), split, (), action.bot, events)


def carry_out(
    state: State,
    planet: int,
    offer: int | None,
    pledges: tuple[Pledge, ...],
    split: tuple[Share, ...],
    transfers: tuple[Transfer, ...],
    aid: BotHelp | None,
    events: list[Event],
) -> None:
    """Paws revealed, Fragments moved, Bot's placed; then overflow is asked for (AN-4.11, AN-4.12)."""
    slot = state.planets.index(planet)
    events.append(Extracted(state.active, planet, slot, offer, pledges, split, transfers, aid))
    for pledge in pledges:
        hand = state.players[pledge.seat].hand
        for paw in pledge.paws:
            hand.remove(paw)
            state.seen[paw] = 0
    state.fragments[slot] = [0] * 5
    for transfer in transfers:
        _move(state.players[_seat(transfer.giver)].storage, transfer.fragments, -1)
        _move(state.players[_seat(transfer.receiver)].storage, transfer.fragments, 1)
    for share in split:
        _move(state.players[_seat(share.seat)].storage, share.fragments, 1)
    if aid is not None and state.bot is not None:
        for colour in aid.fragments:
            bot.place(state, state.bot, colour, events)
    over = [p.seat for p in pledges if excess(state, p.seat) > 0]
    state.extraction = Extraction(slot, pledges, tuple([(seat, None) for seat in sorted(over)]))
    if over:
        state.phase = OVERFLOW
    else:
        _finish(state, events)


def _seat(seat: int | None) -> int:
    assert seat is not None
    return seat


def _move(storage: list[int], fragments: Fragments, sign: int) -> None:
    for colour in range(5):
        storage[colour] += sign * fragments[colour]


def excess(state: State, seat: int) -> int:
    """Fragments above Storage capacity."""
    player = state.players[seat]
    return sum(player.storage) - player.capacity(state.rules)


def waited_for(state: State) -> list[int]:
    """Who still has to choose what to jettison."""
    extraction = state.extraction
    if extraction is None:
        return []
    return [seat for seat, choice in extraction.choices if choice is None]


def legal_jettison(state: State, seat: int) -> list[Action]:
    if seat not in waited_for(state):
        return []
    storage = state.players[seat].storage
    over = excess(state, seat)
    choices: list[Action] = []
    for black in range(min(over, storage[0]) + 1):
        for white in range(min(over - black, storage[1]) + 1):
            for green in range(min(over - black - white, storage[2]) + 1):
                rest = over - black - white - green
                for purple in range(max(rest - storage[4], 0), min(rest, storage[3]) + 1):
                    choices.append(Jettison((black, white, green, purple, rest - purple)))
    return choices


def refuse_jettison(state: State, seat: int, action: Jettison) -> Refusal | None:
    if seat not in waited_for(state):
        return Refusal("AN-4.11", "jettison-none")
    storage = state.players[seat].storage
    over = excess(state, seat)
    if sum(action.fragments) != over or any(action.fragments[c] > storage[c] for c in range(5)):
        return Refusal("AN-4.11", "jettison", {"n": over})
    return None


def jettison(state: State, seat: int, action: Jettison, events: list[Event]) -> None:
    """Chosen simultaneously: nothing is revealed or done until all have chosen (AN-4.11)."""
    extraction = state.extraction
    assert extraction is not None
    choices = tuple(
        [(s, action.fragments if s == seat else choice) for s, choice in extraction.choices],
    )
    state.extraction = Extraction(extraction.slot, extraction.pledges, choices)
    events.append(OverflowChosen(seat))
    if waited_for(state):
        return
    for chooser, fragments in choices:
        assert fragments is not None
        _move(state.players[chooser].storage, fragments, -1)
        _move(state.fragment_discard, fragments, 1)
        events.append(Jettisoned(chooser, fragments))
    _finish(state, events)


def _finish(state: State, events: list[Event]) -> None:
    """Planet and Paws discarded, a new Planet filled, Loyalty, Siphon, then the window (AN-4.13)."""
    extraction = state.extraction
    assert extraction is not None
    state.extraction = None
    slot = extraction.slot
    old = state.planets[slot]
    for pledge in extraction.pledges:
        state.discards[PAWS].extend(pledge.paws)
    state.planet_discard.append(old)
    state.planets[slot] = draw_planet(state, events)
    filled = fill_planet(state, slot, events)
    events.append(PlanetLaid(slot, old, state.planets[slot], as_counts(filled)))
    for pledge in extraction.pledges:
        if pledge.returns:
            _take_back(state, pledge, events)
    _siphon(state, events)
    open_window(state, events)


def _take_back(state: State, pledge: Pledge, events: list[Event]) -> None:
    """Loyalty: named Paws return to the hand, seen by all (AN-9.9, AN-10.5)."""
    for paw in pledge.returns:
        state.discards[PAWS].remove(paw)
        state.players[pledge.seat].hand.append(paw)
        state.seen[paw] = state.everyone()
    events.append(PawsReturned(pledge.seat, pledge.returns))


def _siphon(state: State, events: list[Event]) -> None:
    """The active player draws a Fragment per Siphon while there is room (AN-9.8)."""
    player = state.players[state.active]
    for _ in range(player.upgrades[SIPHON]):
        if sum(player.storage) >= player.capacity(state.rules):
            return
        colour = draw_fragment(state, events)
        if colour is None:
            return
        player.storage[colour] += 1
        events.append(Siphoned(state.active, colour))

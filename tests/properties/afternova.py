"""AfterNova for the tests of every game: tables to play at, what is conserved, deals to propose."""

import re
from importlib.resources import files
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from novatable.afternova.actions import Call, Propose, Show
from novatable.afternova.cards import UPGRADES
from novatable.afternova.game import AfterNova
from novatable.afternova.model import DISCARD, OVERFLOW, TURN, Player, State
from novatable.afternova.pledge import covers_of, returns_of
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.core.actions import Action

_FOLDER = TemporaryDirectory()  # kept as long as the tests run


def busy_cards() -> str:
    """A card set in which much happens: wild icons, cheap Blueprints, an Upgrade on every one."""
    text = files("novatable.afternova").joinpath("cards/standard.toml").read_text("utf-8")
    text = text.replace('name = "standard"', 'name = "busy"')
    text = text.replace('icons = ["piloting", "', 'icons = ["wild", "')
    text = re.sub(r'(cost = \["\w+", "\w+").*', r"\1]", text)
    text = re.sub(r"\nupgrade = .*", "", text)
    upgrades = cycle(UPGRADES)
    text = re.sub(r"(points = \d+)", lambda found: f'{found[1]}\nupgrade = "{next(upgrades)}"', text)
    path = Path(_FOLDER.name, "busy.toml")
    path.write_text(text, "utf-8")
    return str(path)


TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "offers_per_turn": None, "completions_per_turn": 1, "sweeps_keep_one": False},
    {"players": 3},
    {"players": 3, "edition": "first", "tie_break": "last_turn"},
    {"players": 4, "fair_deals": True, "offers_per_turn": [3, 3]},
    {"players": 4, "round_limit": 3},
    {"players": 5, "sweeps_keep_one": False, "round_limit": 25},
    {"players": 6, "edition": "first", "completions_per_turn": 2},
    {"players": 2, "cards": busy_cards()},
    {"players": 3, "cards": busy_cards(), "edition": "first", "first": 2},
    {"players": 5, "cards": busy_cards(), "round_limit": 40},
    {"players": 2, "hand_limit": 6, "storage": 3, "blueprints_to_end": 2, "planets": 1, "bot_storage": 2},
    {"players": 4, "hand_limit": 12, "storage": 7, "market_takes": 6, "market_row": 7, "planets": 5},
)


# ---- what is conserved


def conserved(game: AfterNova) -> None:
    """Everything is somewhere, once, and nobody holds more than the rules let them."""
    state = game.state
    _cards(state)
    _fragments(state)
    _limits(state)


def _cards(state: State) -> None:
    """AN-1.1: 40 Paws, 40 Blueprints, 18 Planets and 10 Starships, each in one place."""
    held = [*state.decks[0], *state.decks[1], *state.discards[0], *state.discards[1]]
    held += state.rows[0]
    held += state.rows[1]
    starships = state.spare[:]
    for player in state.players:
        held += player.hand
        held += player.completed
        starships.append(player.starship)
    bot = state.bot
    if bot is not None:
        held += bot.row
        held += bot.scored
        held += bot.unseen
        starships.append(bot.starship)
    if state.extraction is not None:
        for pledge in state.extraction.pledges:
            held += pledge.paws
    held.sort()
    assert held == ALL_CARDS
    assert sorted(starships) == ALL_STARSHIPS
    assert sorted(state.planets + state.planet_deck + state.planet_discard) == ALL_PLANETS
    for row in (0, 1):
        zones = state.decks[row] + state.discards[row] + state.rows[row]
        assert all((card >= 40) == (row == 1) for card in zones)
    for card, mask in enumerate(state.seen):
        assert not mask or any(card in player.hand for player in state.players)


ALL_CARDS = list(range(80))
ALL_STARSHIPS = list(range(10))
ALL_PLANETS = list(range(18))


def _fragments(state: State) -> None:
    """AN-1.1: as many Fragments of each colour as there are."""
    piles = [state.fragment_discard, *state.fragments]
    piles += [player.storage for player in state.players]
    if state.bot is not None:
        piles += [state.bot.storage, *state.bot.covered]
    for colour in range(5):
        assert (
            state.bag.count(colour) + sum([pile[colour] for pile in piles])
            == state.rules.fragments_per_colour
        )
    assert all(min(pile) >= 0 for pile in piles)


def _limits(state: State) -> None:
    rules = state.rules
    cards = rules.cards
    for seat, player in enumerate(state.players):
        assert len(player.completed) <= rules.blueprints_to_end  # AN-6.5
        above = len(player.hand) - player.hand_limit(state.rules)
        assert above <= 0 or (above == 1 and state.phase == DISCARD and state.active == seat)  # AN-5.5
        assert sum(player.storage) <= player.capacity(state.rules) or state.phase == OVERFLOW  # AN-4.11
    assert max(len(state.rows[0]), len(state.rows[1])) <= rules.market_row
    for planet, lying in zip(state.planets, state.fragments, strict=True):
        assert sum(lying) <= cards.spaces[planet]
    bot = state.bot
    if bot is not None:
        assert len(bot.scored) + len(bot.unseen) <= rules.blueprints_to_end  # AN-8.8
        for blueprint, covered in zip(bot.row, bot.covered, strict=True):
            assert all(have <= cost for have, cost in zip(covered, cards.cost[blueprint], strict=True))
    assert state.phase == TURN or not (state.offers or state.calls)  # AN-4.10


# ---- what `legal` does not list


def idea(game: AfterNova, seat: int, rng: Random) -> Action | None:
    """Something a seat might say unasked: a deal, an open call, cards to show. Mostly possible."""
    state = game.state
    if state.phase != TURN or seat >= state.rules.people:
        return None
    kind = rng.random()
    if kind < 0.1:
        return _show(state, seat, rng)
    if kind < 0.3 and state.calls and seat != state.active:
        return _answer(state, seat, rng)
    if kind < 0.35 and seat == state.active:
        return Call(_terms(state, [seat, None], rng))
    return _proposal(state, seat, rng)


def _show(state: State, seat: int, rng: Random) -> Action:
    hand = state.players[seat].hand
    others = [other for other in range(state.rules.people) if other != seat]
    cards = rng.sample(hand, min(len(hand), rng.randint(1, 3)))
    return Show(tuple(cards), tuple(rng.sample(others, rng.randint(1, len(others)))))


def _proposal(state: State, seat: int, rng: Random) -> Action:
    others = [other for other in range(state.rules.people) if other not in (seat, state.active)]
    sides = [state.active] if seat == state.active else [state.active, seat]
    more = rng.choice([1, 1, 1, 2, 3]) if seat == state.active else rng.choice([0, 0, 0, 1, 2])
    sides += rng.sample(others, min(more, len(others)))
    return _propose(state, seat, _terms(state, list(sides), rng), rng)


def _answer(state: State, seat: int, rng: Random) -> Action:
    """A proposal on the terms of an open call."""
    terms = rng.choice(state.calls).terms
    return _propose(state, seat, _seated(terms, seat), rng)


def _seated(terms: Terms, seat: int) -> Terms:
    def sit(place: int | None) -> int:
        return seat if place is None else place

    return Terms(
        terms.planet,
        tuple([Promise(sit(promise.seat), promise.icons) for promise in terms.promises]),
        tuple([Share(sit(share.seat), share.fragments) for share in terms.split]),
        tuple([Transfer(sit(t.giver), sit(t.receiver), t.fragments) for t in terms.transfers]),
        terms.bot,
    )


def _propose(state: State, seat: int, terms: Terms, rng: Random) -> Action:
    """The proposal with cards that cover the seat's part, if there are any."""
    need = next((promise.icons for promise in terms.promises if promise.seat == seat), (0, 0, 0, 0))
    player = state.players[seat]
    covers = [
        cover for cover in covers_of(state.rules.cards, player, need) if cover[0] or seat == state.active
    ]
    if not covers:
        return Propose(terms)
    paws, upgrades = rng.choice(covers)
    return Propose(terms, paws, upgrades, rng.choice(returns_of(player, paws)))


def _terms(state: State, sides: list[int | None], rng: Random) -> Terms:
    """Terms between these, each helper with at least one icon where there are enough."""
    planet = rng.choice(state.planets)
    lying = state.fragments[state.planets.index(planet)][:]
    bot = _bot_help(state, planet, lying, rng) if state.bot is not None and rng.random() < 0.5 else None
    promised = [[0, 0, 0, 0] for _ in sides]
    icons = [skill for skill in range(4) for _ in range(state.rules.cards.need[planet][skill])]
    for skill in bot[1] if bot else ():
        icons.remove(skill)
    rng.shuffle(icons)
    for number, skill in enumerate(icons):
        index = number + 1 if number + 1 < len(sides) else rng.randrange(len(sides))
        promised[index][skill] += 1
    shares = [[0] * 5 for _ in sides]
    for colour in range(5):
        for _ in range(lying[colour]):
            shares[rng.randrange(len(sides))][colour] += 1
    return Terms(
        planet,
        tuple([Promise(side, _icons(part)) for side, part in zip(sides, promised, strict=True)]),
        tuple([Share(side, _counts(part)) for side, part in zip(sides, shares, strict=True)]),
        _transfers(state.players, sides, rng),
        bot[0] if bot else None,
    )


def _transfers(players: list[Player], sides: list[int | None], rng: Random) -> tuple[Transfer, ...]:
    transfers = []
    for giver in sides:
        if giver is None or rng.random() < 0.6:
            continue
        receiver = rng.choice([side for side in sides if side != giver])
        given = [rng.randint(0, count) for count in players[giver].storage]
        transfers.append(Transfer(giver, receiver, _counts(given)))
    return tuple(transfers)


def _bot_help(state: State, planet: int, lying: list[int], rng: Random) -> tuple[BotHelp, list[int]] | None:
    """Icons from Bot for Fragments that it can place; those are taken off `lying`."""
    assert state.bot is not None
    need = state.rules.cards.need[planet]
    skills = [skill for skill in range(4) for _ in range(need[skill])]
    free = [0] * 5
    for blueprint, covered in zip(state.bot.row, state.bot.covered, strict=True):
        for colour in range(5):
            free[colour] += state.rules.cards.cost[blueprint][colour] - covered[colour]
    wanted = [colour for colour in range(5) for _ in range(min(free[colour], lying[colour]))]
    count = min(len(wanted), len(skills) - 2)
    if count < 1:
        return None
    count = rng.randint(1, count)
    taken = rng.sample(wanted, count)
    brought = rng.sample(skills, count)
    for colour in taken:
        lying[colour] -= 1
    icons = [brought.count(skill) for skill in range(4)]
    return BotHelp(_icons(icons), tuple(taken)), brought


def _icons(counts: list[int]) -> Icons:
    return counts[0], counts[1], counts[2], counts[3]


def _counts(counts: list[int]) -> Fragments:
    return counts[0], counts[1], counts[2], counts[3], counts[4]

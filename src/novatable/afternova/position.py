"""A state as one plain document, and back with everything checked."""

from collections import Counter
from typing import Any

import msgspec

from novatable.afternova.cards import CardSet
from novatable.afternova.model import (
    OVER,
    PHASES,
    STREAMS,
    Bot,
    Player,
    State,
    as_counts,
    no_upgrades,
)
from novatable.afternova.position_check import check, demand, wrong
from novatable.afternova.scoring import outcome_of
from novatable.afternova.setup import rules_of, turn_order
from novatable.afternova.terms import Extraction, Fragments, Offer, OpenCall, Terms
from novatable.core.chance import Chance
from novatable.core.record import Setup

Numbers = list[int]


class PlayerPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    starship: int
    hand: Numbers
    storage: Fragments
    completed: Numbers
    ready: int


class BotPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    starship: int
    row: Numbers
    covered: list[Fragments]
    storage: Fragments
    scored: Numbers
    unseen: Numbers


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in a state that the set-up does not give."""

    order: tuple[int, ...]
    chance: Numbers
    players: list[PlayerPosition]
    bot: BotPosition | None
    decks: tuple[Numbers, Numbers]
    discards: tuple[Numbers, Numbers]
    rows: tuple[Numbers, Numbers]
    planet_deck: Numbers
    planet_discard: Numbers
    planets: Numbers
    fragments: list[Fragments]
    bag: Numbers
    fragment_discard: Fragments
    spare: Numbers
    seen: Numbers
    active: int
    turn: int
    round: int
    phase: int
    offers: list[Offer]
    calls: list[OpenCall]
    offers_numbered: int
    offers_made: Numbers
    declined: list[Terms]
    shown: list[tuple[int, int]]
    takes: int
    free_sweeps: int
    extraction: Extraction | None
    window: Numbers
    completions: Numbers
    final: bool


def write(state: State) -> dict[str, Any]:
    bot = state.bot
    position = Position(
        order=state.rules.order,
        chance=state.chance.used,
        players=[
            PlayerPosition(p.starship, p.hand, as_counts(p.storage), p.completed, p.ready)
            for p in state.players
        ],
        bot=None
        if bot is None
        else BotPosition(
            bot.starship,
            bot.row,
            [as_counts(fragments) for fragments in bot.covered],
            as_counts(bot.storage),
            bot.scored,
            bot.unseen,
        ),
        decks=(state.decks[0], state.decks[1]),
        discards=(state.discards[0], state.discards[1]),
        rows=(state.rows[0], state.rows[1]),
        planet_deck=state.planet_deck,
        planet_discard=state.planet_discard,
        planets=state.planets,
        fragments=[as_counts(fragments) for fragments in state.fragments],
        bag=state.bag,
        fragment_discard=as_counts(state.fragment_discard),
        spare=state.spare,
        seen=state.seen,
        active=state.active,
        turn=state.turn,
        round=state.round,
        phase=state.phase,
        offers=state.offers,
        calls=state.calls,
        offers_numbered=state.offers_numbered,
        offers_made=state.offers_made,
        declined=state.declined,
        shown=state.shown,
        takes=state.takes,
        free_sweeps=state.free_sweeps,
        extraction=state.extraction,
        window=state.window,
        completions=state.completions,
        final=state.final,
    )
    return msgspec.to_builtins(position)  # type: ignore[no-any-return]


def read(document: object, cards: CardSet, given: Setup, seed: bytes) -> State:
    """The state in a document; Impossible says what is wrong with it."""
    try:
        position = msgspec.convert(document, Position)
    except msgspec.ValidationError as error:
        raise wrong(f"{error!s:.200}") from None
    people = given.players
    orders = [turn_order(people, first) for first in range(people)]
    demand(position.order in orders, f"the turn order is one of {orders}")
    demand(len(position.players) == people, f"there are {people} players")
    demand((position.bot is not None) == (people == 2), "Bot plays with two players only")
    demand(len(position.chance) == len(STREAMS), f"chance has {len(STREAMS)} streams")
    rules = rules_of(cards, given.rules, people, position.order, given.options)
    laid = len(position.planets) == len(position.fragments) == rules.planets
    demand(laid, f"{rules.planets} Planets are laid out")
    demand(len(position.seen) == len(cards.cost), "`seen` has an entry for every card")
    demand(0 <= position.phase < len(PHASES), f"the phase is 0 to {len(PHASES) - 1}")
    _check_cards(position, cards)
    _check_fragments(position, rules.fragments_per_colour)
    bot = position.bot
    state = State(
        rules=rules,
        chance=Chance(seed, STREAMS, position.chance[:]),
        players=[_player(player, cards) for player in position.players],
        bot=None
        if bot is None
        else Bot(
            bot.starship,
            bot.row[:],
            [list(fragments) for fragments in bot.covered],
            list(bot.storage),
            bot.scored[:],
            bot.unseen[:],
        ),
        decks=[position.decks[0][:], position.decks[1][:]],
        discards=[position.discards[0][:], position.discards[1][:]],
        rows=[position.rows[0][:], position.rows[1][:]],
        planet_deck=position.planet_deck[:],
        planet_discard=position.planet_discard[:],
        planets=position.planets[:],
        fragments=[list(fragments) for fragments in position.fragments],
        bag=position.bag[:],
        fragment_discard=list(position.fragment_discard),
        spare=position.spare[:],
        seen=position.seen[:],
        active=position.active,
        turn=position.turn,
        round_=position.round,
        phase=position.phase,
        offers=position.offers[:],
        calls=position.calls[:],
        offers_numbered=position.offers_numbered,
        offers_made=position.offers_made[:],
        declined=position.declined[:],
        shown=position.shown[:],
        takes=position.takes,
        free_sweeps=position.free_sweeps,
        extraction=position.extraction,
        window=position.window[:],
        completions=position.completions[:],
        final=position.final,
        outcome=None,
    )
    check(state)
    if state.phase == OVER:
        state.outcome = outcome_of(state)
    return state


def _player(player: PlayerPosition, cards: CardSet) -> Player:
    demand(0 <= player.ready <= len(player.completed), "`ready` counts completed Blueprints")
    upgrades = no_upgrades()
    for card in player.completed[: player.ready]:
        upgrade = cards.upgrade[card]
        if upgrade is not None:
            upgrades[upgrade] += 1
    return Player(
        player.starship,
        player.hand[:],
        list(player.storage),
        player.completed[:],
        player.ready,
        upgrades,
    )


def _check_cards(position: Position, cards: CardSet) -> None:
    """Every card is in exactly one place (AN-1.1)."""
    paws = [*position.decks[0], *position.discards[0], *position.rows[0]]
    blueprints = [*position.decks[1], *position.discards[1], *position.rows[1]]
    starships = [*position.spare, *[player.starship for player in position.players]]
    if position.extraction is not None:
        paws += [paw for pledge in position.extraction.pledges for paw in pledge.paws]
    for player in position.players:
        paws += [card for card in player.hand if card < cards.n_paws]
        blueprints += [card for card in player.hand if card >= cards.n_paws] + player.completed
    if position.bot is not None:
        blueprints += position.bot.row + position.bot.scored + position.bot.unseen
        starships.append(position.bot.starship)
    planets = [*position.planets, *position.planet_deck, *position.planet_discard]
    for what, found, expected in (
        ("Paw", paws, range(cards.n_paws)),
        ("Blueprint", blueprints, range(cards.n_paws, len(cards.cost))),
        ("Planet", planets, range(len(cards.planets))),
        ("Starship", starships, range(len(cards.starships))),
    ):
        demand(sorted(found) == list(expected), f"every {what} is in exactly one place")


def _check_fragments(position: Position, per_colour: int) -> None:
    """As many Fragments of each colour as there are (AN-1.1)."""
    demand(all(0 <= colour < 5 for colour in position.bag), "the bag holds Fragments of colours 0 to 4")
    counted = Counter(position.bag)
    piles = [position.fragment_discard, *position.fragments, *[p.storage for p in position.players]]
    if position.bot is not None:
        demand(len(position.bot.row) == len(position.bot.covered), "each Blueprint of Bot's has its cover")
        piles += [position.bot.storage, *position.bot.covered]
    for colour in range(5):
        total = counted[colour] + sum(pile[colour] for pile in piles)
        demand(total == per_colour, f"there are {per_colour} Fragments of each colour")

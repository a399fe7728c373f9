"""What one seat, or a spectator, may see: an allow-list, built field by field (section 10)."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from novatable.afternova.model import OVER, PHASES, Bot, Player, State, as_counts
from novatable.afternova.terms import Extraction, Fragments, Offer, Pledge, Terms
from novatable.core import view as core
from novatable.core.record import Setup

Phase = Literal["turn", "market", "discard", "overflow", "window", "over"]
Numbers = tuple[int, ...]


class PlanetView(msgspec.Struct, frozen=True):
    """A Planet laid out, with its Fragments."""

    planet: int
    fragments: Fragments


class PlayerView(msgspec.Struct, frozen=True):
    """What the viewer sees of one player. `known`: cards known to be in the hand (AN-10.5)."""

    seat: int
    storage: Fragments
    capacity: int
    completed: Numbers
    ready: int
    upgrades: Numbers
    hand_size: int
    hand_limit: int
    known: Numbers
    starship: int | None


class BotView(msgspec.Struct, frozen=True):
    """Bot's row with what covers it, Storage and scored Blueprints; `unseen` those scored face down."""

    row: Numbers
    covered: tuple[Fragments, ...]
    storage: Fragments
    scored: Numbers
    unseen_count: int
    unseen: Numbers | None
    starship: int | None


class OfferView(msgspec.Struct, frozen=True):
    """A proposal: who is asked, who has agreed, and the viewer's own cards for it (AN-10.2)."""

    number: int
    seat: int
    terms: Terms
    asked: Numbers
    agreed: Numbers
    mine: Pledge | None


class CallView(msgspec.Struct, frozen=True):
    """An open call of the active player."""

    number: int
    terms: Terms


class ShownView(msgspec.Struct, frozen=True):
    """A card shown in this turn; which one, only to the two concerned (AN-4.9)."""

    seat: int
    to: int
    card: int | None


class ExtractionView(msgspec.Struct, frozen=True):
    """An Extract that waits for Fragments to be jettisoned: what was played, who has chosen."""

    slot: int
    pledges: tuple[Pledge, ...]
    waiting: Numbers
    chosen: Numbers
    mine: Fragments | None


class View(core.View, frozen=True, kw_only=True):
    """Everything a seat may know of a game of AfterNova."""

    game: Literal["afternova"]
    phase: Phase
    planets: tuple[PlanetView, ...]
    paws: Numbers
    blueprints: Numbers
    paw_deck: int
    blueprint_deck: int
    paw_discard: Numbers
    blueprint_discard: Numbers
    planet_deck: int
    planet_discard: Numbers
    bag: int
    fragment_discard: Fragments
    hand: Numbers
    players: tuple[PlayerView, ...]
    bot: BotView | None
    offers: tuple[OfferView, ...]
    calls: tuple[CallView, ...]
    offers_numbered: int
    offers_made: Numbers
    declined: tuple[Terms, ...]
    shown: tuple[ShownView, ...]
    takes: int
    free_sweeps: int
    extraction: ExtractionView | None
    window: Numbers
    completions: Numbers
    final: bool


def views_of(state: State, setup: Setup, seats: Sequence[int | None], waiting_for: Numbers) -> list[View]:
    """Cut the state for each of these viewers. What is the same for all is put together once."""
    public = _public(state, setup, waiting_for)
    return [_seen_by(seat, public, state) for seat in seats]


def _public(state: State, setup: Setup, waiting_for: Numbers) -> View:
    """What does not depend on the viewer."""
    over = state.phase == OVER
    return View(
        game="afternova",
        rules=setup.rules,
        options=setup.options,
        cards=setup.cards,
        commitment=setup.commitment,
        seed=setup.seed if over else None,
        seat=None,
        order=state.rules.order,
        turn=state.turn,
        round=state.round,
        active=state.active,
        phase=PHASES[state.phase],
        waiting_for=waiting_for,
        outcome=state.outcome,
        planets=tuple(
            [
                PlanetView(planet, as_counts(fragments))
                for planet, fragments in zip(state.planets, state.fragments, strict=True)
            ]
        ),
        paws=tuple(state.rows[0]),
        blueprints=tuple(state.rows[1]),
        paw_deck=len(state.decks[0]),
        blueprint_deck=len(state.decks[1]),
        paw_discard=tuple(state.discards[0]),
        blueprint_discard=tuple(state.discards[1]),
        planet_deck=len(state.planet_deck),
        planet_discard=tuple(state.planet_discard),
        bag=len(state.bag),
        fragment_discard=as_counts(state.fragment_discard),
        hand=(),
        players=tuple([_player(seat, player) for seat, player in enumerate(state.players)]),
        bot=None if state.bot is None else _bot(state.bot, over),
        offers=(),
        calls=tuple([CallView(call.number, call.terms) for call in state.calls]),
        offers_numbered=state.offers_numbered,
        offers_made=tuple(state.offers_made),
        declined=tuple(state.declined),
        shown=(),
        takes=state.takes,
        free_sweeps=state.free_sweeps,
        extraction=None,
        window=tuple(state.window),
        completions=tuple(state.completions),
        final=state.final,
    )


def _seen_by(viewer: int | None, public: View, state: State) -> View:
    """With what the viewer knows of hands, Starships, deals and choices."""
    me = state.players[viewer] if viewer is not None and viewer < state.rules.people else None
    return replace(
        public,
        seat=viewer,
        hand=() if me is None else tuple(me.hand),
        players=tuple([_known(player, viewer, state) for player in public.players]),
        offers=tuple([_offer(offer, viewer) for offer in state.offers]) if state.offers else (),
        shown=tuple([_shown(state, card, to, viewer) for card, to in state.shown]) if state.shown else (),
        extraction=None if state.extraction is None else _extraction(state.extraction, viewer),
    )


def _player(seat: int, player: Player) -> PlayerView:
    return PlayerView(
        seat=seat,
        storage=as_counts(player.storage),
        capacity=player.capacity(),
        completed=tuple(player.completed),
        ready=player.ready,
        upgrades=tuple(player.upgrades),
        hand_size=len(player.hand),
        hand_limit=player.hand_limit(),
        known=(),
        starship=None,
    )


def _known(public: PlayerView, viewer: int | None, state: State) -> PlayerView:
    """With the Starship and the cards of the hand that the viewer knows."""
    player = state.players[public.seat]
    hand = player.hand
    starship: int | None = player.starship
    if public.seat != viewer and state.phase != OVER:
        eye = 1 << (state.rules.seats if viewer is None else viewer)
        seen = state.seen
        hand = [card for card in hand if seen[card] & eye]
        starship = None
    known = tuple(sorted(hand))  # in no order that tells anything
    return PlayerView(  # by position, not by `replace`: this is done for every player and viewer
        public.seat,
        public.storage,
        public.capacity,
        public.completed,
        public.ready,
        public.upgrades,
        public.hand_size,
        public.hand_limit,
        known,
        starship,
    )


def _bot(bot: Bot, over: bool) -> BotView:
    return BotView(
        row=tuple(bot.row),
        covered=tuple([as_counts(fragments) for fragments in bot.covered]),
        storage=as_counts(bot.storage),
        scored=tuple(bot.scored),
        unseen_count=len(bot.unseen),
        unseen=tuple(bot.unseen) if over else None,
        starship=bot.starship if over else None,
    )


def _offer(offer: Offer, viewer: int | None) -> OfferView:
    mine = [pledge for pledge in offer.pledges if pledge.seat == viewer]
    return OfferView(
        number=offer.number,
        seat=offer.seat,
        terms=offer.terms,
        asked=offer.asked,
        agreed=tuple([pledge.seat for pledge in offer.pledges]),
        mine=mine[0] if mine else None,
    )


def _shown(state: State, card: int, to: int, viewer: int | None) -> ShownView:
    owner = next(seat for seat, player in enumerate(state.players) if card in player.hand)
    return ShownView(owner, to, card if viewer in (owner, to) else None)


def _extraction(extraction: Extraction, viewer: int | None) -> ExtractionView:
    return ExtractionView(
        slot=extraction.slot,
        pledges=extraction.pledges,
        waiting=tuple([seat for seat, choice in extraction.choices if choice is None]),
        chosen=tuple([seat for seat, choice in extraction.choices if choice is not None]),
        mine=next((choice for seat, choice in extraction.choices if seat == viewer), None),
    )

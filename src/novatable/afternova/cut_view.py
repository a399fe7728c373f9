"""Cutting the state for one seat, or a spectator: an allow-list, built field by field (section 10)."""

from collections.abc import Sequence

from msgspec.structs import replace

from novatable.afternova.model import OVER, PHASES, Bot, Player, State, as_counts
from novatable.afternova.terms import Extraction, Offer
from novatable.afternova.view import (
    BotView,
    CallView,
    ConfidedView,
    ExtractionView,
    Numbers,
    OfferView,
    PlanetView,
    PlayerView,
    ShownView,
    View,
)
from novatable.core.record import Setup


def views_of(state: State, setup: Setup, seats: Sequence[int | None], waiting_for: Numbers) -> list[View]:
    """Cut the state for each of these viewers. The part shared by all is built once."""
    public = _public(state, setup, waiting_for)
    return [_seen_by(seat, public, state) for seat in seats]


def _public(state: State, setup: Setup, waiting_for: Numbers) -> View:
    """What does not depend on the viewer."""
    over = state.phase == OVER
    return View(
        game="afternova",
        rules=setup.rules,
        options=state.rules.options,
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
        players=tuple([_player(seat, player, state) for seat, player in enumerate(state.players)]),
        bot=None if state.bot is None else _bot(state.bot, over),
        offers=(),
        calls=tuple([CallView(call.number, call.terms, call.answered) for call in state.calls]),
        offers_numbered=state.offers_numbered,
        offers_made=tuple(state.offers_made),
        declined=tuple(state.declined),
        shown=(),
        confided=(),
        takes=state.takes,
        free_sweeps=state.free_sweeps,
        extraction=None,
        window=tuple(state.window),
        completions=tuple(state.completions),
        final=state.final,
    )


def _seen_by(viewer: int | None, public: View, state: State) -> View:
    """The public view, plus what the viewer knows of hands, Starships, deals and choices."""
    me = state.players[viewer] if viewer is not None and viewer < state.rules.people else None
    return replace(
        public,
        seat=viewer,
        hand=() if me is None else tuple(me.hand),
        players=tuple([_known(player, viewer, state) for player in public.players]),
        offers=tuple([_offer(offer, viewer) for offer in state.offers]) if state.offers else (),
        shown=tuple([_shown(state, card, to, viewer) for card, to in state.shown]) if state.shown else (),
        confided=() if me is None else _confided(state, me),
        extraction=None if state.extraction is None else _extraction(state.extraction, viewer),
    )


def _player(seat: int, player: Player, state: State) -> PlayerView:
    everyone, seen = state.everyone(), state.seen
    return PlayerView(
        seat=seat,
        storage=as_counts(player.storage),
        capacity=player.capacity(state.rules),
        completed=tuple(player.completed),
        ready=player.ready,
        upgrades=tuple(player.upgrades),
        hand_size=len(player.hand),
        hand_limit=player.hand_limit(state.rules),
        known=(),
        open=tuple(sorted([card for card in player.hand if seen[card] == everyone])),
        starship=None,
    )


def _known(public: PlayerView, viewer: int | None, state: State) -> PlayerView:
    """The public view of a player, plus the Starship and hand cards that the viewer knows."""
    player = state.players[public.seat]
    hand = player.hand
    starship: int | None = player.starship
    if public.seat != viewer and state.phase != OVER:
        eye = 1 << (state.rules.seats if viewer is None else viewer)
        seen = state.seen
        hand = [card for card in hand if seen[card] & eye]
        starship = None
    known = tuple(sorted(hand))  # so that the order reveals nothing
    return PlayerView(  # positional, not `replace`: this runs for every player and viewer
        public.seat,
        public.storage,
        public.capacity,
        public.completed,
        public.ready,
        public.upgrades,
        public.hand_size,
        public.hand_limit,
        known,
        public.open,
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


def _confided(state: State, me: Player) -> tuple[ConfidedView, ...]:
    """AN-10.5: whoever showed a card remembers to whom."""
    everyone, seen = state.everyone(), state.seen
    return tuple(
        [
            ConfidedView(card, tuple([seat for seat in range(state.rules.seats) if seen[card] >> seat & 1]))
            for card in sorted(me.hand)
            if seen[card] not in (0, everyone)
        ]
    )


def _extraction(extraction: Extraction, viewer: int | None) -> ExtractionView:
    return ExtractionView(
        slot=extraction.slot,
        pledges=extraction.pledges,
        waiting=tuple([seat for seat, choice in extraction.choices if choice is None]),
        chosen=tuple([seat for seat, choice in extraction.choices if choice is not None]),
        mine=next((choice for seat, choice in extraction.choices if seat == viewer), None),
    )

"""What one seat, or a spectator, sees of a game (section 10); `cut_view` makes it."""

from typing import Literal

import msgspec

from novatable.afternova.deals import promise_of
from novatable.afternova.outcome import Outcome
from novatable.afternova.terms import Fragments, Pledge, Terms
from novatable.core import view as core

Phase = Literal["turn", "market", "discard", "overflow", "window", "over"]
Numbers = tuple[int, ...]


class PlanetView(msgspec.Struct, frozen=True):
    """A Planet laid out, with its Fragments."""

    planet: int
    fragments: Fragments


class PlayerView(msgspec.Struct, frozen=True):
    """What the viewer sees of one player. `known`: cards the viewer knows to be in the hand; `open`: those
    that the whole table knows to be there (AN-10.5)."""

    seat: int
    storage: Fragments
    capacity: int
    completed: Numbers
    ready: int
    upgrades: Numbers
    hand_size: int
    hand_limit: int
    known: Numbers
    open: Numbers
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
    """An open call of the active player, and who has answered it."""

    number: int
    terms: Terms
    answered: Numbers

    def answered_by(self, seat: int) -> bool:
        """Whether it is no longer open to that seat: it has answered, or the terms name its promise."""
        return seat in self.answered or any(promise_of(self.terms, seat))


class ShownView(msgspec.Struct, frozen=True):
    """A card shown in this turn; which one, only to the two concerned (AN-4.9)."""

    seat: int
    to: int
    card: int | None


class ConfidedView(msgspec.Struct, frozen=True):
    """A card of the viewer's hand that some of the others know, and who they are (AN-10.5)."""

    card: int
    to: Numbers


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
    outcome: Outcome | None
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
    confided: tuple[ConfidedView, ...]
    takes: int
    free_sweeps: int
    extraction: ExtractionView | None
    window: Numbers
    completions: Numbers
    final: bool

    def open_calls(self) -> Numbers:
        """AN-4.8: those of others, on terms that leave something to the viewer, and not answered yet."""
        seat = self.seat
        if seat is None or seat == self.active:
            return ()
        return tuple([call.number for call in self.calls if not call.answered_by(seat)])

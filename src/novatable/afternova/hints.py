"""What a screen is told alongside a view, so that it needs no rules; `hinting` derives it from the view."""

import msgspec

from novatable.afternova.terms import Fragments, Icons
from novatable.afternova.view import Numbers


class PlanetHint(msgspec.Struct, frozen=True):
    """A Planet laid out: what the viewer's own cards and Upgrades can bring for it, and what they lack."""

    planet: int
    reach: Icons
    lacks: Icons


class BlueprintHint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Blueprint of the viewer's hand or of the Market, and the Fragments that the viewer lacks for it.

    `short`: how many are lacking even with every Prism (AN-9.7). `payments`: while Fragments have to be
    jettisoned, every way to pay for it with what is stored now.
    """

    card: int
    lacks: Fragments
    short: int
    payments: tuple[Fragments, ...] = ()


class PawHint(msgspec.Struct, frozen=True):
    """A Paw of the Market that brings the viewer nearer to a Planet, and the Blueprints that it serves."""

    card: int
    blueprints: Numbers


class Holding(msgspec.Struct, frozen=True):
    """What a player ends up with after a deal: what stays, what is new, how many have to be jettisoned.

    `completes`: the Blueprints, of those the viewer knows, that could be paid for then.
    """

    seat: int
    kept: Fragments
    fresh: Fragments
    over: int
    completes: Numbers


class OfferHint(msgspec.Struct, frozen=True):
    """A standing proposal or call, and what its participants would end up with."""

    number: int
    holdings: tuple[Holding, ...]


class Hints(msgspec.Struct, frozen=True, omit_defaults=True):
    """What follows from a view. Spectators get only what concerns the offers, Bot and points."""

    planets: tuple[PlanetHint, ...] = ()
    blueprints: tuple[BlueprintHint, ...] = ()
    paws: tuple[PawHint, ...] = ()
    offers: tuple[OfferHint, ...] = ()
    bot_accepts: Fragments | None = None
    """Fragments that Bot would take (AN-8.7)."""
    offers_left: int | None = None
    """Proposals that the viewer may still make in this turn (AN-4.16)."""
    takes: int = 0
    """Cards that the viewer takes at the Market, or would (AN-5.1)."""
    points: Numbers = ()
    """Per player, what the completed Blueprints are worth (AN-7.2)."""
    free_sweeps: int = 0
    """Sweeps that cost the viewer no take, or would (AN-9.5)."""

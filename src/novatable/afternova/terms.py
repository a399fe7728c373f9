"""The terms of deals, and deals in progress: promises, shares, transfers, pledges, proposals, calls."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Number = Annotated[int, Meta(ge=0, le=9999)]
MOST: Final = 1_000_000_000
OfferNumber = Annotated[int, Meta(ge=0, le=MOST)]
"""Proposals are numbered through a whole game; a long game has more than fit into a Number."""
Icons = tuple[Number, Number, Number, Number]
"""Icons per skill: piloting, engineering, security, extraction."""
Fragments = tuple[Number, Number, Number, Number, Number]
"""Fragments per colour: black, white, green, purple, orange."""
SkillUpgrade = Literal["autopilot", "toolkit", "turret", "drill", "adapter"]

NO_FRAGMENTS: Fragments = (0, 0, 0, 0, 0)
NO_ICONS: Icons = (0, 0, 0, 0)


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Icons that one participant promises (AN-4.3); seat None is the open place of a call."""

    seat: Number | None
    icons: Icons


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fragments of the Planet that one participant receives (AN-4.6)."""

    seat: Number | None
    fragments: Fragments


class Transfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stored Fragments that change hands (AN-4.4)."""

    giver: Number | None
    receiver: Number | None
    fragments: Fragments


class BotHelp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Icons that Bot provides and the Planet's Fragments it takes for them, in order (AN-8.7)."""

    icons: Icons
    fragments: Annotated[tuple[Annotated[int, Meta(ge=0, le=4)], ...], Meta(max_length=99)]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal says (AN-4.3)."""

    planet: Number
    promises: Annotated[tuple[Promise, ...], Meta(max_length=99)]
    split: Annotated[tuple[Share, ...], Meta(max_length=99)]
    transfers: Annotated[tuple[Transfer, ...], Meta(max_length=99)] = ()
    bot: BotHelp | None = None


class Pledge(msgspec.Struct, frozen=True):
    """What one participant names to cover their promise: Paws, Upgrades, Paws to take back (AN-4.10)."""

    seat: int
    paws: tuple[int, ...]
    upgrades: tuple[SkillUpgrade, ...]
    returns: tuple[int, ...]


class Offer(msgspec.Struct, frozen=True):
    """A standing proposal: its terms, who is still asked, who has agreed with what."""

    number: int
    seat: int
    terms: Terms
    asked: tuple[int, ...]
    pledges: tuple[Pledge, ...]


class Answer(msgspec.Struct, frozen=True):
    """How somebody answered a proposal, for everybody to see (AN-4.10)."""

    terms: Terms
    seat: int
    agreed: bool


class OpenCall(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open call of the active player, and who has answered it on its terms (AN-4.8)."""

    number: int
    terms: Terms
    answered: tuple[int, ...] = ()


class Extraction(msgspec.Struct, frozen=True):
    """An Extract waiting for Fragments above capacity to be jettisoned (AN-4.11)."""

    slot: int
    pledges: tuple[Pledge, ...]
    choices: tuple[tuple[int, Fragments | None], ...]

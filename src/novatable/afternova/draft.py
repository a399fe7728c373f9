"""A deal that somebody is drafting: what is in it, how it changes, and what the game says about it.

A draft binds nobody and is kept by whoever makes it. `drafting` changes drafts, `draft_reading` reads them.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from novatable.afternova.actions import AnyAction, Cards, Upgrades
from novatable.afternova.hints import Holding
from novatable.afternova.terms import Fragments, Icons, Number, OfferNumber, SkillUpgrade, Terms
from novatable.core import view as core
from novatable.core.reason import Reason

MOST = 99
Side = Number | Literal["bot"] | None
"""A seat, Bot, or the open place of whoever is willing."""
Skill = Annotated[int, Meta(ge=0, le=3)]
Colour = Annotated[int, Meta(ge=0, le=4)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A participant, and the icons that it is to bring."""

    side: Side
    icons: Icons


class Gem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Fragment of the Planet, and who is to get it."""

    colour: Colour
    to: Side


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stored Fragment that is to change hands."""

    giver: Number | None
    colour: Colour
    to: Number | None


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that the viewer plays for it, and those that come back by Loyalty (AN-4.10, AN-9.9)."""

    paws: Cards = ()
    upgrades: Upgrades = ()
    returns: Cards = ()


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft of the viewer's. `order`: Bot's Fragments as it places them, by their place in `gems`.

    `offer`: the proposal that the viewer thinks of agreeing to; only the cards can be changed then.
    """

    planet: Number
    parts: Annotated[tuple[Part, ...], Meta(max_length=MOST)]
    gems: Annotated[tuple[Gem, ...], Meta(max_length=MOST)]
    order: Annotated[tuple[Number, ...], Meta(max_length=MOST)] = ()
    moves: Annotated[tuple[Move, ...], Meta(max_length=MOST)] = ()
    named: Named = Named()
    offer: OfferNumber | None = None


# ---- changes


class Change(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One step of whoever drafts."""


class Begin(Change, frozen=True, tag="begin"):
    """A new draft: alone with all the viewer can bring, or, on another's turn, with the active player."""

    planet: Number


class Copy(Change, frozen=True, tag="copy"):
    """A draft with the terms of a proposal or a call, in which the viewer takes the open place."""

    terms: Terms


class Answer(Change, frozen=True, tag="answer"):
    """A standing proposal, to agree to it."""

    offer: OfferNumber


class Ask(Change, frozen=True, tag="ask"):
    """One icon more or less from a side. If nothing is lacking, whoever brings most of it brings one less."""

    side: Side
    skill: Skill
    by: Literal[1, -1]


class Bring(Change, frozen=True, tag="bring"):
    """A side joins, with what is lacking, or in the open place of whoever is willing."""

    side: Side


class SendOff(Change, frozen=True, tag="send_off"):
    """A side leaves; its Fragments go to the active player."""

    side: Side


class Instead(Change, frozen=True, tag="instead"):
    """A player takes another's place."""

    leaves: Number
    comes: Number


class Give(Change, frozen=True, tag="give"):
    """A Fragment of the Planet goes to a side."""

    gem: Number
    to: Side


class Hand(Change, frozen=True, tag="hand"):
    """A stored Fragment goes to another participant."""

    giver: Number | None
    colour: Colour
    to: Number | None


class HandBack(Change, frozen=True, tag="hand_back"):
    """A stored Fragment stays after all."""

    move: Number


class Earlier(Change, frozen=True, tag="earlier"):
    """Bot places this Fragment one step earlier."""

    gem: Number


class Name(Change, frozen=True, tag="name"):
    """Play these cards: the viewer then brings what they bring and others do not."""

    named: Named


AnyChange = Begin | Copy | Answer | Ask | Bring | SendOff | Instead | Give | Hand | HandBack | Earlier | Name


class Drafting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked: a draft after these changes. `refused`: who said no to it; `said`: why, if they told.

    `remember`: use what the viewer has seen of others' hands; not everybody wants to be reminded.
    """

    draft: Draft | None = None
    changes: Annotated[tuple[AnyChange, ...], Meta(max_length=MOST)] = ()
    refused: Number | None = None
    said: Reason | None = None
    remember: bool = True


# ---- what the game says


class Lacks(msgspec.Struct, frozen=True, tag_field="kind", tag="lacks"):
    """Icons that nobody brings, or that the viewer promises and no card of theirs brings."""

    icons: Icons


class Extra(msgspec.Struct, frozen=True, tag_field="kind", tag="extra"):
    """More icons than the Planet requires."""

    icons: Icons


class Idle(msgspec.Struct, frozen=True, tag_field="kind", tag="idle"):
    """A helper who brings nothing."""

    side: Side


class BotOwed(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """Bot gets one Fragment for each icon: `n` are lacking; negative: too many."""

    n: int


Problem = Lacks | Extra | Idle | BotOwed


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change that would help, and what to say about it; `kind` says which of the fields there are.

    `paw`: the viewer's own to play, or one that the viewer knows `side` to hold.
    """

    kind: Literal["play", "use", "ask", "bring", "bot", "less", "send-off", "room", "more", "instead"]
    change: AnyChange
    side: Side = None
    skill: int = 0
    colour: int = 0
    paw: int | None = None
    upgrade: SkillUpgrade | None = None
    leaves: int = 0
    n: int = 0


class PartReading(msgspec.Struct, frozen=True):
    """A part of the draft: up to how many icons it can be asked for, and what the player ends up with.

    `receives`: whether stored Fragments can be handed to it (AN-4.4).
    """

    side: Side
    most: Icons
    receives: bool
    holding: Holding | None


class Reading(core.Reading, frozen=True, kw_only=True):
    """The draft after the changes, and everything the game says about it."""

    draft: Draft
    action: AnyAction
    lacks: Icons
    """Icons that nobody brings yet."""
    problems: tuple[Problem, ...]
    parts: tuple[PartReading, ...]
    others: tuple[Side, ...]
    """Sides that could join: only the active player can leave a place open (AN-4.8)."""
    sources: tuple[tuple[int | SkillUpgrade, ...], ...]
    """Per skill, the viewer's Paws (by number) and Upgrades (by name) that bring the promised icons."""
    needless: tuple[int, ...]
    """Paws that are named but not needed (AN-4.10)."""
    returns: int
    """How many of the Paws may come back (AN-9.9)."""
    bot_accepts: Fragments | None
    """Fragments that Bot would take besides those it gets already (AN-8.7)."""
    calling: Fragments
    """What whoever is willing would get if everyone were asked for what is lacking (AN-4.8)."""
    ways: tuple[Way, ...]
    """What would improve it, best first."""

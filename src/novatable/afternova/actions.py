"""What a seat can decide in AfterNova."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from novatable.afternova.terms import BotHelp, Fragments, Number, OfferNumber, SkillUpgrade, Terms
from novatable.core.actions import Action

Row = Literal["paws", "blueprints"]
Cards = Annotated[tuple[Number, ...], Meta(max_length=99)]
Upgrades = Annotated[tuple[SkillUpgrade, ...], Meta(max_length=99)]


class AfterNovaAction(Action, frozen=True):
    """Something a seat does in a game of AfterNova."""

    rule: ClassVar[str] = "AN-3.1"


class Extract(AfterNovaAction, frozen=True, tag="extract"):
    """Extract alone, or with Bot alone (AN-4.2, AN-8.6)."""

    rule: ClassVar[str] = "AN-4.2"
    planet: Number
    paws: Cards
    upgrades: Upgrades = ()
    returns: Cards = ()
    bot: BotHelp | None = None


class Propose(AfterNovaAction, frozen=True, tag="propose"):
    """Propose a deal, and agree to it with these Paws and Upgrades (AN-4.8, AN-4.10)."""

    rule: ClassVar[str] = "AN-4.3"
    terms: Terms
    paws: Cards = ()
    upgrades: Upgrades = ()
    returns: Cards = ()


class Call(AfterNovaAction, frozen=True, tag="call"):
    """Ask any player willing: terms with one helper's place open (AN-4.8)."""

    rule: ClassVar[str] = "AN-4.8"
    terms: Terms


class Agree(AfterNovaAction, frozen=True, tag="agree"):
    """Agree to a proposal, naming the Paws and Upgrades that cover the promise (AN-4.10)."""

    rule: ClassVar[str] = "AN-4.10"
    offer: OfferNumber
    paws: Cards = ()
    upgrades: Upgrades = ()
    returns: Cards = ()


class Decline(AfterNovaAction, frozen=True, tag="decline"):
    """Decline a proposal, which ends it (AN-4.10)."""

    rule: ClassVar[str] = "AN-4.10"
    offer: OfferNumber


class Withdraw(AfterNovaAction, frozen=True, tag="withdraw"):
    """Take back one's agreement, or an open call, which ends it (AN-4.10)."""

    rule: ClassVar[str] = "AN-4.10"
    offer: OfferNumber


class Show(AfterNovaAction, frozen=True, tag="show"):
    """Show cards of one's hand to others (AN-4.9)."""

    rule: ClassVar[str] = "AN-4.9"
    cards: Cards
    to: Cards


class Take(AfterNovaAction, frozen=True, tag="take"):
    """Take a face-up card from the Market (AN-5.1)."""

    rule: ClassVar[str] = "AN-5.1"
    card: Number


class Draw(AfterNovaAction, frozen=True, tag="draw"):
    """First edition: take the top card of a deck, unseen by the others (AN-5.6)."""

    rule: ClassVar[str] = "AN-5.6"
    row: Row


class Sweep(AfterNovaAction, frozen=True, tag="sweep"):
    """Discard a row of the Market and lay out four new cards (AN-5.2)."""

    rule: ClassVar[str] = "AN-5.2"
    row: Row


class Market(AfterNovaAction, frozen=True, tag="market"):
    """Declare a Market action in which nothing can be taken (AN-5.7)."""

    rule: ClassVar[str] = "AN-5.7"


class Discard(AfterNovaAction, frozen=True, tag="discard"):
    """Discard a card above the hand limit (AN-5.5)."""

    rule: ClassVar[str] = "AN-5.5"
    card: Number


class Jettison(AfterNovaAction, frozen=True, tag="jettison"):
    """Discard the Fragments above Storage capacity (AN-4.11)."""

    rule: ClassVar[str] = "AN-4.11"
    fragments: Fragments


class Complete(AfterNovaAction, frozen=True, tag="complete"):
    """Complete a Blueprint, paying these Fragments (AN-6.1)."""

    rule: ClassVar[str] = "AN-6.1"
    blueprint: Number
    paid: Fragments


class Pass(AfterNovaAction, frozen=True, tag="pass"):
    """Complete nothing more in this window (AN-6.6)."""

    rule: ClassVar[str] = "AN-6.6"


AnyAction = (
    Extract
    | Propose
    | Call
    | Agree
    | Decline
    | Withdraw
    | Show
    | Take
    | Draw
    | Sweep
    | Market
    | Discard
    | Jettison
    | Complete
    | Pass
)

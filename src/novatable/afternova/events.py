"""What happens in AfterNova, in enough detail for screens to animate it and logs to put it into words.

Each event is written once, with its secrets; `face` cuts it for a viewer.
"""

from typing import ClassVar, Literal

from novatable.afternova.actions import Row
from novatable.afternova.outcome import Outcome
from novatable.afternova.terms import BotHelp, Fragments, Pledge, Share, Terms, Transfer
from novatable.core.actions import Event

Ended = Literal["declined", "withdrawn", "extract", "market"]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """AN-3.1."""

    begins_turn: ClassVar[bool] = True
    seat: int
    turn: int
    round: int

    @property
    def opens_talk(self) -> bool:
        return True


class Called(Event, frozen=True, tag="called"):
    """An open call (AN-4.8)."""

    seat: int
    offer: int
    terms: Terms

    @property
    def opens_talk(self) -> bool:
        return True


class Proposed(Event, frozen=True, tag="proposed"):
    """AN-4.8; `call` is the open call that it answers."""

    seat: int
    offer: int
    terms: Terms
    call: int | None

    @property
    def opens_talk(self) -> bool:
        return True


class Agreed(Event, frozen=True, tag="agreed"):
    """AN-4.10; which cards cover the promise stays secret until the deal is carried out."""

    seat: int
    offer: int


class OfferEnded(Event, frozen=True, tag="offer_ended"):
    """AN-4.10; `seat` is who declined, withdrew, extracted or went to the Market."""

    offer: int
    seat: int
    how: Ended

    @property
    def opens_talk(self) -> bool:
        return self.how in ("declined", "withdrawn")


class Showed(Event, frozen=True, tag="showed"):
    """AN-4.9: that, how many, by whom and to whom is public; the cards only to those."""

    reveals: ClassVar[bool] = True
    seat: int
    to: tuple[int, ...]
    count: int
    cards: tuple[int, ...] | None

    def face(self, viewer: int | None) -> "Showed":
        if viewer == self.seat or viewer in self.to:
            return self
        return Showed(self.seat, self.to, self.count, None)


class Extracted(Event, frozen=True, tag="extracted"):
    """AN-4.11: Paws revealed, Fragments of the Planet and stored ones moved."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    planet: int
    slot: int
    offer: int | None
    pledges: tuple[Pledge, ...]
    split: tuple[Share, ...]
    transfers: tuple[Transfer, ...]
    bot: BotHelp | None


class OverflowChosen(Event, frozen=True, tag="overflow_chosen"):
    """A participant has chosen what to jettison; what, is told when all have (AN-4.11)."""

    seat: int


class Jettisoned(Event, frozen=True, tag="jettisoned"):
    """AN-4.11."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    fragments: Fragments


class PlanetLaid(Event, frozen=True, tag="planet_laid"):
    """The old Planet and the played Paws are discarded, a new Planet is laid out and filled (AN-4.13)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    slot: int
    old: int
    planet: int
    fragments: Fragments


class PlanetFilled(Event, frozen=True, tag="planet_filled"):
    """Empty spaces filled before a turn (AN-3.4)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    slot: int
    planet: int
    fragments: Fragments


class PawsReturned(Event, frozen=True, tag="paws_returned"):
    """Loyalty (AN-9.9)."""

    seat: int
    paws: tuple[int, ...]


class Siphoned(Event, frozen=True, tag="siphoned"):
    """Siphon (AN-9.8)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    colour: int


class Took(Event, frozen=True, tag="took"):
    """AN-5.1."""

    seat: int
    card: int


class Drew(Event, frozen=True, tag="drew"):
    """AN-5.6: the card only to whoever drew it."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    row: Row
    card: int | None

    def face(self, viewer: int | None) -> "Drew":
        return self if viewer == self.seat else Drew(self.seat, self.row, None)


class Swept(Event, frozen=True, tag="swept"):
    """AN-5.2; `free` by a Scanner (AN-9.5)."""

    seat: int
    row: Row
    cards: tuple[int, ...]
    free: bool


class RowFilled(Event, frozen=True, tag="row_filled"):
    """New cards at the end of a Market row."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    row: Row
    cards: tuple[int, ...]


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """AN-5.5."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


class MarketEnded(Event, frozen=True, tag="market_ended"):
    """The Market action is over (AN-5.1, AN-5.7)."""

    seat: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """Discards became a new deck or went back into the bag (AN-4.14, AN-5.4)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    pile: Literal["paws", "blueprints", "planets", "bag"]
    count: int


class WindowOpened(Event, frozen=True, tag="window_opened"):
    """These may complete Blueprints now (AN-6.6); again after the first 6th (AN-7.1)."""

    seats: tuple[int, ...]


class Completed(Event, frozen=True, tag="completed"):
    """AN-6.3."""

    reveals: ClassVar[bool] = True
    seat: int
    blueprint: int
    paid: Fragments


class Passed(Event, frozen=True, tag="passed"):
    """AN-6.6."""

    seat: int


class BotDrew(Event, frozen=True, tag="bot_drew"):
    """AN-8.2; None: nothing could be drawn (AN-8.10)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    colour: int | None


class BotPlaced(Event, frozen=True, tag="bot_placed"):
    """A Fragment on an icon of Bot's row (AN-8.2), from its Storage if `stored` (AN-8.4)."""

    colour: int
    index: int
    blueprint: int
    stored: bool


class BotStored(Event, frozen=True, tag="bot_stored"):
    """AN-8.2."""

    colour: int


class BotScored(Event, frozen=True, tag="bot_scored"):
    """A covered Blueprint scored, its Fragments discarded (AN-8.4)."""

    blueprint: int
    fragments: Fragments


class BotScoredUnseen(Event, frozen=True, tag="bot_scored_unseen"):
    """Four stored Fragments discarded for the deck's top card, unseen (AN-8.3)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    scored: bool
    fragments: Fragments


class BotLaid(Event, frozen=True, tag="bot_laid"):
    """A new Blueprint at the right end of Bot's row (AN-8.4)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    blueprint: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """AN-7.1, AN-7.5; objectives and hands by seat, what Bot scored unseen and the seed (AN-10.4)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    outcome: Outcome
    starships: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    seed: str


AnyEvent = (
    TurnBegan
    | Called
    | Proposed
    | Agreed
    | OfferEnded
    | Showed
    | Extracted
    | OverflowChosen
    | Jettisoned
    | PlanetLaid
    | PlanetFilled
    | PawsReturned
    | Siphoned
    | Took
    | Drew
    | Swept
    | RowFilled
    | CardDiscarded
    | MarketEnded
    | Reshuffled
    | WindowOpened
    | Completed
    | Passed
    | BotDrew
    | BotPlaced
    | BotStored
    | BotScored
    | BotScoredUnseen
    | BotLaid
    | GameEnded
)

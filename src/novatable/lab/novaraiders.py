"""What is counted and kept of simulated games of Nova-Raiders."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from novatable.core.actions import Event
from novatable.core.record import CardsUsed
from novatable.core.words import Texts, kebab
from novatable.lab.observer import Observer
from novatable.lab.statistics import Counts, Measure, Statistics
from novatable.novaraiders.actions import NovaRaidersAction, name_of
from novatable.novaraiders.cards import KINDS, card_set
from novatable.novaraiders.events import (
    HrlTurned,
    Played,
    Pushed,
    ShipDestroyed,
    StarExpanded,
    Stowed,
    TimeAdvanced,
    Took,
    TookUnseen,
    TurnBegan,
)
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import State
from novatable.novaraiders.outcome import Ending
from novatable.novaraiders.scoring import outcome_of

HIJACKS: Final = frozenset([name_of(kind) for kind in NovaRaidersAction.kinds() if kind.hijacks])
UNLOADS: Final = frozenset([name_of(kind) for kind in NovaRaidersAction.kinds() if kind.unloads])
SPECIALS: Final = frozenset(KINDS)


def tally(events: Iterable[Event], counts: Counts) -> None:
    """Add what happened to the counts of one game."""
    for event in events:
        if isinstance(event, TurnBegan):
            counts["turns"] = event.turn
            counts["rounds"] = event.round
        elif isinstance(event, Played):
            counts["cards"] += 1
            counts["unloads"] += event.use in UNLOADS
            counts["hijacks"] += event.use in HIJACKS
            counts["upgrades"] += event.use == "upgrade"
            counts["specials"] += event.use in SPECIALS
        elif isinstance(event, Stowed):
            counts["stowed"] += 1
        elif isinstance(event, ShipDestroyed):
            counts["destroyed"] += 1
            counts["lost"] += len(event.shards)
        elif isinstance(event, Pushed):
            counts["lost"] += len(event.lost)
        elif isinstance(event, StarExpanded):
            counts["lost"] += len(event.shards)
        elif isinstance(event, HrlTurned):
            counts["hrl"] += event.possible
        elif isinstance(event, TimeAdvanced):
            counts["advances"] += 1
            counts["idle"] += event.why == "idle"


MEASURES = (
    Measure("rounds per game", "rounds"),
    Measure("cards per turn", "cards", "turns"),
    Measure("unloads per game", "unloads"),
    Measure("Shards per unload", "stowed", "unloads"),
    Measure("hijacks per game", "hijacks"),
    Measure("upgrades per game", "upgrades"),
    Measure("Special actions per game", "specials"),
    Measure("ships destroyed per game", "destroyed"),
    Measure("Shards lost to the Star per game", "lost"),
    Measure("H.R.L. cards carried out per game", "hrl"),
    Measure("Time Track advances per game", "advances"),
    Measure("advances because nobody unloaded", "idle"),
)


class NovaRaidersObserver(Observer):
    """Special cards: offered in the Academy, taken and played; turns by what was done in them."""

    def __init__(self, game: NovaRaiders, number: int) -> None:
        self.state: State = game.state
        self.cards = game.state.rules.cards
        self.lying: list[int] = []
        self.first = self.cards.n_basics
        self.names = [name_of(kind) if kind is not None else "" for kind in self.cards.kind]
        super().__init__(game, number)
        self.lying = self.state.academy[:]

    def standing(self) -> Sequence[int]:
        return outcome_of(self.state, Ending.SUPERNOVA).scores[: self.state.rules.people]

    def aims(self) -> Mapping[int, tuple[str, int]]:
        """The Directives kept."""
        outcome = self.state.outcome
        assert outcome is not None
        return {
            seat: (self.cards.directives[player.directive].name, outcome.breakdown[seat][2].points)
            for seat, player in enumerate(self.state.players)
            if player.directive is not None
        }

    def named(self, card: int) -> tuple[str, str]:
        return "specials", self.names[card]

    def tableau(self, seat: int) -> Iterable[int]:
        return self.state.players[seat].specials

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.begin_turn(event)
            elif isinstance(event, Took):
                self._offered(event.seat)
                self.take(event.seat, event.card)
            elif isinstance(event, TookUnseen):
                self._offered(event.seat)
                assert event.card is not None
                self.take(event.seat, event.card)
            elif isinstance(event, Played):
                self._played(event)
        self.lying = self.state.academy[:]

    def _offered(self, seat: int) -> None:
        """Whatever the seat took is among its Specials already."""
        self.offer(seat, self.lying, len(self.state.players[seat].specials) - 1)

    def missing(self, seat: int, card: int) -> int:
        """A Shard of its symbol (NR-3.6)."""
        symbol = self.cards.symbol[card]
        return 0 if symbol is not None and self.state.players[seat].has_shard(symbol) else 1

    def _played(self, event: Played) -> None:
        if event.card >= self.first and event.use in SPECIALS:
            self.use(event.seat, event.card).used += 1
        if event.use in HIJACKS or (event.use in UNLOADS and self.action != "hijack"):
            self.action = "hijack" if event.use in HIJACKS else "unload"


def said(texts: Texts, group: str, name: str) -> str:
    """Special actions and the Directives of the standard set."""
    message = f"nr-art-{'directive' if group == 'aims' else 'use'}-{kebab(name)}"
    return texts.format(message) if texts.has(message) else name


def card_data(used: CardsUsed) -> dict[str, Any]:
    return card_set(used).to_json()


STATISTICS = Statistics(tally, MEASURES, NovaRaidersObserver, said, card_data)

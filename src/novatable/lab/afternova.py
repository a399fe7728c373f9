"""What is counted and kept of simulated games of AfterNova."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from novatable.afternova.cards import COLOURS, UPGRADES, card_set
from novatable.afternova.events import (
    Completed,
    Drew,
    Extracted,
    Jettisoned,
    Proposed,
    Swept,
    Took,
    TurnBegan,
)
from novatable.afternova.game import AfterNova
from novatable.afternova.model import State
from novatable.afternova.scoring import outcome_of
from novatable.core.actions import Event
from novatable.core.record import CardsUsed
from novatable.core.words import Texts, listed
from novatable.lab.observer import DealRow, Observer
from novatable.lab.statistics import Counts, Family, Measure, Statistics


def tally(events: Iterable[Event], counts: Counts) -> None:
    """Add what happened to the counts of one game."""
    for event in events:
        if isinstance(event, TurnBegan):
            counts["turns"] = event.turn
        elif isinstance(event, Extracted):
            counts["extracts"] += 1
            counts["paws"] += sum([len(pledge.paws) for pledge in event.pledges])
            counts["deals"] += event.offer is not None
            counts["helped"] += event.offer is not None or event.bot is not None
            counts["transfers"] += bool(event.transfers)
        elif isinstance(event, Completed):
            counts["completed"] += 1
        elif isinstance(event, Jettisoned):
            counts["jettisoned"] += sum(event.fragments)
        elif isinstance(event, Swept):
            counts["sweeps"] += 1
        elif isinstance(event, Proposed):
            counts["proposals"] += 1


UPGRADE_GROUP = "upgrades"
MEASURES = (
    Measure("deals per game", "deals"),
    Measure("proposals per game", "proposals"),
    Measure("extracts per game", "extracts"),
    Measure("extracts with help", "helped", "extracts"),
    Measure("Paws per extract", "paws", "extracts"),
    Measure("deals with stored Fragments", "transfers", "deals"),
    Measure("Fragments jettisoned per game", "jettisoned"),
    Measure("sweeps per game", "sweeps"),
    Measure("Blueprints completed per game", "completed"),
)


class AfterNovaObserver(Observer):
    """Cards of the Market, Blueprints completed, Extracts alone and in deals."""

    def __init__(self, game: AfterNova, number: int) -> None:
        self.state: State = game.state
        self.cards = game.state.rules.cards
        self.lying: list[int] = []
        self.names = [("paws", paw.name) for paw in self.cards.paws]
        self.names += [("blueprints", blueprint.name) for blueprint in self.cards.blueprints]
        super().__init__(game, number)
        for seat, player in enumerate(self.state.players):
            for card in player.hand:
                self.use(seat, card).dealt = True
        self._look()

    def standing(self) -> Sequence[int]:
        return outcome_of(self.state).scores[: self.state.rules.people]

    def aims(self) -> Mapping[int, tuple[str, int]]:
        """The colours of the hidden objectives."""
        outcome = self.state.outcome
        assert outcome is not None
        return {
            seat: (self._objective(player.starship), outcome.breakdown[seat][2].points)
            for seat, player in enumerate(self.state.players)
        }

    def _objective(self, starship: int) -> str:
        return "-".join([COLOURS[colour] for colour in self.cards.objective[starship]])

    def named(self, card: int) -> tuple[str, str]:
        return self.names[card]

    def tableau(self, seat: int) -> Iterable[int]:
        return self.state.players[seat].completed

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.begin_turn(event)
            elif isinstance(event, Took):
                self._offered(event.seat)
                self.take(event.seat, event.card)
                self.action = "market"
            elif isinstance(event, Swept | Drew):
                self._offered(event.seat)
                self.action = "market"
            elif isinstance(event, Completed):
                self.use(event.seat, event.blueprint).used += 1
            elif isinstance(event, Extracted):
                self._extracted(event)
        self._look()

    def _look(self) -> None:
        """What lies in the Market now: the next card is taken from it."""
        rows = self.state.rows
        self.lying = rows[0] + rows[1]

    def _offered(self, seat: int) -> None:
        self.offer(seat, self.lying, len(self.state.players[seat].completed))

    def missing(self, seat: int, card: int) -> int:
        """Fragments."""
        cost, storage = self.cards.cost[card], self.state.players[seat].storage
        return sum([max(0, needed - stored) for needed, stored in zip(cost, storage, strict=True)])

    def _extracted(self, event: Extracted) -> None:
        active = event.seat
        cards = {pledge.seat: len(pledge.paws) for pledge in event.pledges}
        shares = {share.seat: sum(share.fragments) for share in event.split}
        for pledge in event.pledges:
            for paw in pledge.paws:
                self.use(pledge.seat, paw).used += 1
        helpers = [seat for seat in cards if seat != active]
        self.action = "deal" if event.offer is not None else "extract"
        self.deals.append(
            DealRow(
                self.number,
                self.turn,
                active,
                len(helpers),
                event.bot is not None,
                sum(shares.values()) + (0 if event.bot is None else len(event.bot.fragments)),
                cards.get(active, 0),
                shares.get(active, 0),
                sum([cards[seat] for seat in helpers]),
                sum([shares.get(seat, 0) for seat in helpers]),
                sum([sum(each.fragments) for each in event.transfers if each.giver == active]),
                sum([sum(each.fragments) for each in event.transfers if each.receiver == active]),
            )
        )


def said(texts: Texts, group: str, name: str) -> str:
    """Objectives by their colours; cards by their names."""
    if group == UPGRADE_GROUP:
        return texts.format("art-upgrade", upgrade=name)
    if group != "aims":
        return name
    return listed(texts, [texts.format("art-colour", colour=colour) for colour in name.split("-")])


def card_data(used: CardsUsed) -> dict[str, Any]:
    return card_set(used).to_json()


def upgrades(used: CardsUsed) -> Family:
    """The Blueprints with the same Upgrade."""
    blueprints = card_set(used).blueprints
    names = {card.name: UPGRADES[card.upgrade] for card in blueprints if card.upgrade is not None}
    return Family("blueprints", UPGRADE_GROUP, names)


STATISTICS = Statistics(tally, MEASURES, AfterNovaObserver, said, card_data, upgrades)

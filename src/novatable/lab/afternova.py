"""What is counted in simulated games of AfterNova."""

from collections.abc import Iterable

from novatable.afternova.events import Completed, Extracted, Jettisoned, Swept, TurnBegan
from novatable.core.actions import Event
from novatable.lab.statistics import Counts, Measure, Statistics


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


MEASURES = (
    Measure("deals per game", "deals"),
    Measure("extracts per game", "extracts"),
    Measure("extracts with help", "helped", "extracts"),
    Measure("Paws per extract", "paws", "extracts"),
    Measure("deals with stored Fragments", "transfers", "deals"),
    Measure("Fragments jettisoned per game", "jettisoned"),
    Measure("sweeps per game", "sweeps"),
    Measure("Blueprints completed per game", "completed"),
)

STATISTICS = Statistics(tally, MEASURES)

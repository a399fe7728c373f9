"""What is counted in simulated games of Nova-Raiders."""

from collections.abc import Iterable
from typing import Final

from novatable.core.actions import Event
from novatable.lab.statistics import Counts, Measure, Statistics
from novatable.novaraiders.actions import NovaRaidersAction, name_of
from novatable.novaraiders.cards import KINDS
from novatable.novaraiders.events import Played, ShipDestroyed, Stowed, TimeAdvanced, TurnBegan

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
    Measure("Time Track advances per game", "advances"),
    Measure("advances because nobody unloaded", "idle"),
)

STATISTICS = Statistics(tally, MEASURES)

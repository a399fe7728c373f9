"""How a trader bargains: what it asks for, what it agrees to, how often it tries."""

from typing import Final


class Temper:
    """The numbers that a trader bargains with, in points unless they say otherwise."""

    __slots__ = (
        "active_doubt",
        "active_wants",
        "doubt",
        "least_chance",
        "margin",
        "offers",
        "offers_as_helper",
        "patience",
        "wants",
    )

    def __init__(
        self,
        margin: float = 0.2,
        wants: float = 0.4,
        doubt: float = 0.15,
        active_wants: float = 0.05,
        active_doubt: float = 0.35,
        least_chance: float = 0.1,
        offers: int = 5,
        offers_as_helper: int = 2,
        patience: float = 0.5,
    ) -> None:
        self.margin = margin
        """The least that it wants to gain as a helper."""
        self.wants = wants
        """What it thinks a helper wants to gain, before it knows them."""
        self.doubt = doubt
        """How far its guess of that may be off."""
        self.active_wants = active_wants
        """What it thinks an active player wants to gain beyond their alternative."""
        self.active_doubt = active_doubt
        """How far its guess of that may be off; more, as it has to guess the alternative, too."""
        self.least_chance = least_chance
        """It makes no proposal that is less likely to be accepted."""
        self.offers = offers
        """How many proposals it makes on its own turn."""
        self.offers_as_helper = offers_as_helper
        """How many proposals it makes on another player's turn."""
        self.patience = patience
        """How much the chance of agreement counts beside the gain: 1 fully, 0 not at all."""


EVEN: Final = Temper()
GENEROUS: Final = Temper(margin=0.05, wants=1.2, active_wants=0.8, patience=1.0)
HARD: Final = Temper(margin=0.8, wants=0.3, active_wants=0.0, patience=0.3)
OPPORTUNIST: Final = Temper(margin=0.05, wants=0.4, active_wants=-0.2, patience=0.3, offers=6)

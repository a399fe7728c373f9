"""What is agreed when a table is opened."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.core.options import FIRST, settle
from novatable.players import levels_of, maker_of, usual_level
from novatable.server.table.names import clean_name

MOST_SEATS = 8
LONGEST_NAME = 40
LONGEST_TEXT = 500
Seconds = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
Talk = Literal["free", "phrases", "off"]

PHRASES = (
    "hello",
    "luck",
    "well-played",
    "thanks",
    "sorry",
    "moment",
    "thinking",
    "close",
    "good-game",
)
"""What can be said in any game where only set phrases are allowed: everybody reads it in their language."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits here: whoever joins, the host (on several seats: pass-and-play), a computer player."""

    who: Literal["open", "me", "computer"] = "open"
    level: str | None = None


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table's game and manners."""

    game: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    options: dict[str, Any] = {}
    cards: str = "standard"
    listed: bool = False
    decision_seconds: Seconds | None = None
    """How long a decision may take before a stand-in plays on; None: as long as it takes."""
    away_seconds: Seconds | None = 120
    """How long others wait for somebody who is gone before a stand-in plays on; None: for ever."""
    stand_in: str | None = None
    """The level of stand-ins; None: the game's second level, or its only one."""
    talk: Talk = "free"
    whispers: bool = False
    """Whether chat to chosen players is allowed."""
    memory: bool = True
    """Whether screens show what others have openly taken or shown; else people remember it themselves."""
    coach: bool = False
    """Whether people may ask the coach. Somebody who plays only against computer players always may."""
    reasons: bool = False
    """Whether computer players say why they act. That can reveal something about their hands."""


class CardSets:
    """The card sets that tables may be played with: the shipped one, and the operator's folder.

    FOLDER/GAME/NAME.toml is the set NAME of GAME. Clients name sets, never paths.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def names(self, game: str) -> tuple[str, ...]:
        if self.folder is None:
            return ("standard",)
        return ("standard", *sorted(path.stem for path in (self.folder / game).glob("*.toml")))

    def source(self, game: str, name: str) -> str:
        """What `Game.new` takes as `cards`; Impossible says which sets there are."""
        names = self.names(game)
        if name not in names:
            raise Impossible(Refusal("request", "no-cards", {"name": f"{name!r:.60}", "names": names}))
        return name if name == "standard" or self.folder is None else str(self.folder / game / f"{name}.toml")


def settled(config: Config, cards: CardSets) -> Config:
    """The config with every default filled in; Impossible says what would be possible."""
    kind = Game.kind(config.game)
    people = all(plan.who != "computer" for plan in config.seats)
    options = settle(kind.options, dict(config.options), people)
    kind.check_players(len(config.seats), options)
    kind.load_cards(cards.source(config.game, config.cards))
    stand_in = config.stand_in or usual_level(config.game)
    maker_of(config.game, stand_in)
    seats = []
    for plan in config.seats:
        if plan.who == "computer":
            seats.append(SeatPlan("computer", plan.level or stand_in))
            maker_of(config.game, seats[-1].level)
        else:
            seats.append(SeatPlan(plan.who))
    name = clean_name(config.name, LONGEST_NAME) if config.name else kind.title
    return msgspec.structs.replace(config, name=name, options=options, stand_in=stand_in, seats=tuple(seats))


def new_game(config: Config, cards: CardSets, first: int | None) -> Game:
    """A freshly dealt game. `first` starts, if the game has that option."""
    options: Mapping[str, Any] = config.options
    if first is not None and any(option.name == FIRST for option in Game.kind(config.game).options):
        options = {**options, FIRST: first}
    source = cards.source(config.game, config.cards)
    return Game.new(config.game, players=len(config.seats), cards=source, **options)


def phrases_of(game: str) -> tuple[str, ...]:
    return (*PHRASES, *Game.kind(game).phrases)


def simpler(game: str, level: str) -> str:
    """The next weaker level; for the weakest, itself."""
    levels = list(levels_of(game))
    return levels[max(0, levels.index(level) - 1)]

"""Tables built entry by entry, without a server."""

from typing import Any

from novatable.core.game import Game
from novatable.server.net import wire
from novatable.server.table import entries, house
from novatable.server.table.config import CardSets, Config, SeatPlan, settled
from novatable.server.table.entries import Entry
from novatable.server.table.table import Happening, Table

NOW = 1_000_000


def opened(*people: str, game: str = "afternova", **config: Any) -> Table:
    """A table that p0 has opened, with these people on its seats; "" stays open, "=LEVEL" is a computer."""
    plans = tuple(
        [SeatPlan("computer", name[1:]) if name.startswith("=") else SeatPlan("open") for name in people]
    )
    agreed = settled(Config(game=game, seats=plans, **config), CardSets(None))
    table = Table("t", entries.Opened(at=NOW, by=people[0], config=agreed))
    for seat, name in enumerate(people):
        if name and not name.startswith("="):
            table.apply(entries.Sat(at=NOW, by=name, seat=seat, holder=name, name=name.upper()))
    return table


def playing(*people: str, game: str = "afternova", seed: int = 7, **config: Any) -> Table:
    """The same, dealt; p0's seat begins."""
    table = opened(*people, game=game, **config)
    dealt = Game.new(game, players=len(people), seed=seed, first=0)
    table.apply(entries.Started(at=NOW, by=people[0], setup=dealt.setup))
    table.settle_moment()
    return table


def ask(table: Table, who: str, request: wire.Request, now: int = NOW) -> Happening:
    """Carry a request out as the server does: allowed by the house, then taken in."""
    entry: Entry = house.answer(table, who, request, now)
    happening = table.apply(entry)
    table.settle_moment()
    return happening


def play(table: Table, seat: int, kind: str, nth: int = 0) -> Happening:
    """The holder of a seat plays the nth legal action of a kind."""
    assert table.game is not None
    actions = [action for action in table.game.legal(seat) if action.type == kind]
    holder = table.seats[seat].holder
    assert holder is not None
    number = f"a{table.seq}"
    return ask(table, holder, wire.Play(number, table.seq, seat, actions[nth].to_json()))

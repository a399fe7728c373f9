"""Games with a known blunder: the position, what is played, and what would have been right.

After the blunder everybody plays quickly to the end. Each is a whole record, as any game would be.
"""

from collections.abc import Iterator
from itertools import product, zip_longest
from typing import NamedTuple

from novatable.afternova.actions import Agree, Complete, Decline, Pass, Propose, Take
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import Icons
from novatable.core.game import Game
from novatable.novaraiders.cards import EXPANSION
from novatable.novaraiders.row import END_TURN
from novatable.players import make
from novatable.players.afternova.prospects import completed_score
from novatable.players.match import Match
from tests.builders import afternova as an
from tests.builders import novaraiders as nr

MOSS = an.planet("engineering", "extraction", spaces=3)
SABLE = an.planet("piloting", "security", spaces=3)
PLUMMET = an.planet("piloting", "extraction", spaces=5)


class Planted(NamedTuple):
    """A record with a blunder; `right` are the types of actions that would have been better."""

    name: str
    record: str
    step: int
    seat: int
    right: tuple[str, ...]


def planted() -> Iterator[Planted]:
    """All of them, one of each kind first; each is played when it is asked for."""
    for games in zip_longest(_not_completed(), _declined(), _burning()):
        yield from [game for game in games if game is not None]


def _played_out(name: str, game: Game, step: int, seat: int, right: tuple[str, ...]) -> Planted:
    """With the rest of the game played by cadets."""
    players = [make("cadet", game.name, number) for number in range(game.setup.players)]
    Match(game, players).run()
    return Planted(name, game.record(), step, seat, right)


# ---- AfterNova: the sixth Blueprint wins now, or somebody else's in the next turn


def _race(players: int, seat: int, cost: str, rival: int, active: int, **more: object) -> AfterNova:
    """The seat wins with its sixth Blueprint in this turn; else the rival does, who comes next.

    The rival lacks one purple Fragment, which it can extract alone. Everybody has seen its cards.
    """
    own, theirs = an.starship("GO"), an.starship("KW")
    last, rivals = an.blueprint(cost), an.blueprint("KKWP")
    cards = an.CARDS
    ahead = completed_score(cards, own, [last])
    behind = completed_score(cards, theirs, [rivals])
    free = [card for card in range(cards.n_paws, len(cards.cost)) if card not in (last, rivals)]
    for mine, other in product(range(30), repeat=2):
        one, two = free[mine : mine + 5], free[other : other + 5]
        lead = completed_score(cards, own, one) + ahead - completed_score(cards, theirs, two)
        if not set(one) & set(two) and len("KKW") + 2 <= lead <= behind - 2:
            break
    else:
        raise AssertionError(f"no race for {cost}")
    settings: dict[str, object] = {
        "hands": {seat: [last], rival: [an.paw("piloting"), an.paw("security"), rivals]},
        "storage": {seat: cost, rival: "KKW"},
        "completed": {seat: one, rival: two},
        "starships": {seat: own, rival: theirs},
        "planets": [(SABLE, "PGG"), (MOSS, "KKO"), (PLUMMET, "GGWWO")],
    }
    for name, value in more.items():
        settings[name] = {**settings[name], **value} if isinstance(value, dict) else value  # type: ignore[dict-item]
    game = an.arrange(an.new(players, first=active), active=active, **settings)  # type: ignore[arg-type]
    for card in game.state.players[rival].hand:
        game.state.seen[card] = game.state.everyone()
    game.start = game.copy()
    return game


def _not_completed() -> Iterator[Planted]:
    for players, seat, cost in (
        (3, 0, "KKG"),
        (4, 1, "WGO"),
        (3, 2, "KPP"),
        (4, 3, "WWO"),
        (5, 0, "POO"),
        (6, 2, "KGO"),
        (4, 0, "GGO"),
        (3, 1, "PPOO"),
    ):
        game = _race(players, seat, cost, (seat + 1) % players, seat)
        while game.view(None).phase != "window":
            game.play(seat, next(a for a in game.legal(seat) if isinstance(a, Take)))
        step = len(game.history)
        assert any(isinstance(action, Complete) for action in game.legal(seat))
        game.play(seat, Pass())
        yield _played_out(
            f"{players} players, seat {seat}: {cost} not completed", game, step, seat, ("complete",)
        )


def _declined() -> Iterator[Planted]:
    for players, helper, cost in (
        (3, 2, "KGO"),
        (4, 2, "GGO"),
        (4, 3, "WWO"),
        (5, 4, "KKO"),
        (5, 2, "WPO"),
        (6, 3, "PPOO"),
    ):
        engineer, digger = an.paw("engineering"), an.paw("extraction")
        game = _race(
            players,
            helper,
            cost,
            1,
            0,
            hands={0: [engineer, an.blueprint("KWGOO")], helper: [digger, an.blueprint(cost)]},
            storage={helper: cost[:-1]},
        )
        promises: dict[int | None, Icons] = {0: an.icons(engineering=2), helper: an.icons(extraction=2)}
        deal = an.terms(MOSS, promises, {0: "KK", helper: "O"})
        game.play(0, Propose(deal, (engineer,)))
        step = len(game.history)
        assert any(isinstance(action, Agree) for action in game.legal(helper))
        game.play(helper, Decline(game.state.offers[0].number))
        yield _played_out(
            f"{players} players, seat {helper}: the deal for {cost} declined", game, step, helper, ("agree",)
        )


# ---- Nova-Raiders: a Stack at home on a ring that burns is not unloaded


def _burning() -> Iterator[Planted]:
    unload = nr.basic("orbit 2", "unload")
    for players, seat, stack in (
        (3, 0, "YBR"),
        (3, 1, "RYB"),
        (4, 2, "BRY"),
        (4, 0, "YBRY"),
        (3, 2, "BYR"),
        (4, 3, "RBY"),
        (4, 1, "YRB"),
        (3, 0, "RBYR"),
    ):
        game = nr.new(players)
        soon = game.state.rules.board.track.index(EXPANSION)
        home = nr.gate(1, seat, players)
        game = nr.arrange(
            game,
            ships={seat: {home: stack}},
            hands={seat: [unload, *_harmless(unload)]},
            time=soon,
            covered=0,
            active=seat,
        )
        step = len(game.history)
        game.play(seat, END_TURN)
        yield _played_out(
            f"{players} players, seat {seat}: {stack} left on ring 1", game, step, seat, ("unload",)
        )


def _harmless(but: int) -> list[int]:
    return [card for card in range(nr.CARDS.n_basics) if card != but][:2]

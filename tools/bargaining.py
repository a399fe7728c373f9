"""How computer players bargain: offers, agreement, and who is better off by whose valuation.

    python tools/bargaining.py trader,trader,trader,trader --games 50

    python tools/bargaining.py trader,captain --demands --games 50

Each concluded deal is weighed again for everyone in it by their own valuation, from their own view just
before the last agreement, against what they had without it: the active player the Market or an Extract alone,
the others nothing. With --demands, somebody who asks for all of a Planet, again and again, sits among three
of each level.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from novatable import Game
from novatable.afternova.actions import Propose
from novatable.afternova.events import Called, Extracted, Proposed
from novatable.afternova.game import AfterNova
from novatable.afternova.reading import cards_of, is_new, offers_left, pledges, seat_of
from novatable.afternova.terms import Icons, Pledge, Promise, Share, Terms
from novatable.afternova.view import PlanetView, View
from novatable.core.actions import Action
from novatable.lab.figures import share_of
from novatable.lab.series import seed_of
from novatable.players import AnyPlayer, make
from novatable.players.afternova.chores import alone, market
from novatable.players.afternova.dealing import DealTable
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.taste import CADET
from novatable.players.afternova.temper import EVEN
from novatable.players.match import Match
from novatable.players.player import Player


class Weighed(NamedTuple):
    """A concluded deal: what it brought each beyond their alternative, the active player first."""

    gains: tuple[float, ...]


class Bargains(NamedTuple):
    """What was counted in some games."""

    counts: Counter[str]
    deals: list[Weighed]


def bargains(levels: Sequence[str], games: int, seed: int = 1) -> Bargains:
    """Play games between these levels, who change seats from game to game, and weigh every deal."""
    counts: Counter[str] = Counter()
    deals: list[Weighed] = []
    for number in range(games):
        turned = number % len(levels)
        seated = [*levels[turned:], *levels[:turned]]
        game = Game.new("afternova", len(levels), seed_of(seed, number))
        assert isinstance(game, AfterNova)
        players = [make(level, "afternova", seed_of(seed, number, seat)) for seat, level in enumerate(seated)]
        match = Match(game, players)
        before = game.twin()
        while (move := match.step()) is not None:
            for event in move.events:
                counts["turns"] += event.begins_turn
                counts["offers"] += isinstance(event, Proposed)
                counts["calls"] += isinstance(event, Called)
                if isinstance(event, Extracted):
                    counts["extracts"] += 1
                    if event.offer is not None:
                        deals.append(_weighed(before, players, event.offer, event.pledges))
            before = game.twin()
    return Bargains(counts, deals)


def _weighed(
    before: AfterNova, players: Sequence[AnyPlayer], number: int, given: Sequence[Pledge]
) -> Weighed:
    offers = before.view(None).offers
    terms = next(offer.terms for offer in offers if offer.number == number)
    pledges = sorted(given, key=lambda pledge: pledge.seat != before.view(None).active)
    return Weighed(tuple([_gain(before, players[pledge.seat], terms, pledge) for pledge in pledges]))


def _gain(before: AfterNova, player: AnyPlayer, terms: Terms, pledge: Pledge) -> float:
    """What the deal brings a participant beyond its alternative, by its own valuation."""
    view = before.view(pledge.seat)
    hiring = Hiring(Outlook(view, getattr(player, "taste", CADET)))
    greed = {other.seat: 0.0 for other in view.players}
    table = DealTable(hiring, getattr(player, "temper", EVEN), greed)
    value = table.net(terms, pledge.paws, pledge.returns)
    if pledge.seat != view.active:
        return value
    legal = before.legal(pledge.seat)
    by_itself = alone(hiring, legal, table.plans)
    at_market = market(hiring, legal, table.plans).value
    return value - max(at_market, by_itself.value if by_itself is not None else 0.0)


class Grabber(Player[View]):
    """Asks everybody for help with every Planet and keeps all of it; otherwise it plays like a cadet."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._cadet = make("cadet", "afternova", seed)

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        if view.phase == "turn" and view.seat == view.active and offers_left(view) > 0:
            for lying in view.planets:
                for player in view.players:
                    demand = _demand(view, lying, player.seat)
                    if demand is not None:
                        return demand
        return self._cadet.decide(view, legal)


def _demand(view: View, lying: PlanetView, helper: int) -> Propose | None:
    """All of a Planet, for the icons of one skill from the viewer and those of the other from a helper."""
    seat = seat_of(view)
    need = cards_of(view).need[lying.planet]
    for skill in range(4):
        mine = [count if at == skill else 0 for at, count in enumerate(need)]
        theirs = [count - own for count, own in zip(need, mine, strict=True)]
        promised: Icons = (mine[0], mine[1], mine[2], mine[3])
        wanted: Icons = (theirs[0], theirs[1], theirs[2], theirs[3])
        promises = (Promise(seat, promised), Promise(helper, wanted))
        terms = Terms(lying.planet, promises, (Share(seat, lying.fragments),))
        ways = pledges(view, promised) if any(mine) and helper != seat and is_new(view, terms) else []
        if ways:
            return Propose(terms, *ways[0])
    return None


class Demands(NamedTuple):
    """How often everything was asked for, and how often somebody agreed."""

    asked: int
    agreed: int


def demands(level: str, games: int, seed: int = 1) -> Demands:
    """Let somebody ask three players of a level for everything."""
    counts: Counter[str] = Counter()
    for number in range(games):
        game = Game.new("afternova", 4, seed_of(seed, number))
        one = number % 4
        players = [make(level, "afternova", seed_of(seed, number, seat)) for seat in range(4)]
        players[one] = Grabber(seed_of(seed, number, one))
        match = Match(game, players)
        own: set[int] = set()
        while (move := match.step()) is not None:
            for event in move.events:
                if isinstance(event, Proposed) and event.seat == one and not _gives(event.terms, one):
                    own.add(event.offer)
                if isinstance(event, Extracted):
                    counts["agreed"] += event.offer in own
        counts["asked"] += len(own)
    return Demands(counts["asked"], counts["agreed"])


def _gives(terms: Terms, seat: int) -> bool:
    """Whether anybody but that seat receives something."""
    return any(share.seat != seat for share in terms.split) or any(
        t.receiver != seat for t in terms.transfers
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("levels", help="one for each seat, with commas between")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--demands", action="store_true", help="let somebody ask for everything")
    asked = parser.parse_args()
    if asked.demands:
        for level in asked.levels.split(","):
            found = demands(level, asked.games, asked.seed)
            print(f"{level}: {found.agreed} of {found.asked} demands for everything were met")
        return
    counts, deals = bargains(asked.levels.split(","), asked.games, asked.seed)
    shares = [deal.gains[0] / sum(deal.gains) for deal in deals if min(deal.gains) > 0]
    parts = [gain for deal in deals for gain in deal.gains]
    worse = share_of(sum([min(deal.gains) < -1e-6 for deal in deals]), len(deals))
    print(f"turns                         {counts['turns']}")
    print(f"offers per turn               {counts['offers'] / counts['turns']:.2f}")
    print(f"open calls per turn           {counts['calls'] / counts['turns']:.2f}")
    print(f"deals among extracts          {len(deals) / counts['extracts']:.2f}")
    print(f"deals per offer               {len(deals) / max(counts['offers'], 1):.2f}")
    print(f"deals of three or more        {sum([len(deal.gains) > 2 for deal in deals])} of {len(deals)}")
    print(f"deals with somebody worse off {worse.share:.3f} ({worse.low:.3f} to {worse.high:.3f})")
    print(f"gain of a participant         {sum(parts) / max(len(parts), 1):.2f} points")
    print(f"active player's part of it    {sum(shares) / max(len(shares), 1):.2f}")


if __name__ == "__main__":
    main()

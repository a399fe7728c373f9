"""How computer players bargain: offers, agreement, and who is better off by whose valuation.

    python tools/bargaining.py trader,trader,trader,trader --games 50

Each concluded deal is weighed again for everyone in it by their own valuation, from their own view just
before the last agreement, against what they had without it: the active player the Market or an Extract alone,
the others nothing.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from novatable import Game
from novatable.afternova.events import Called, Extracted, Proposed
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import Pledge, Terms
from novatable.lab.figures import share_of
from novatable.lab.series import seed_of
from novatable.players import AnyPlayer, make
from novatable.players.afternova.chores import alone, market
from novatable.players.afternova.dealing import Table
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.taste import CADET
from novatable.players.afternova.temper import EVEN
from novatable.players.match import Match


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
    table = Table(hiring, getattr(player, "temper", EVEN), greed)
    value = table.judge(terms) - hiring.price(pledge.paws, pledge.returns)
    if pledge.seat != view.active:
        return value
    legal = before.legal(pledge.seat)
    by_itself = alone(hiring, legal)
    return value - max(market(hiring, legal).value, by_itself.value if by_itself is not None else 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("levels", help="one for each seat, with commas between")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
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

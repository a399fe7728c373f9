"""How large the games are for somebody who learns them: the table in docs/LEARN.md.

    python tools/sizes.py --games 8

Plays games among cadets (seeds from 0), and looks at every decision from the seat that makes it: how many
first steps are possible, how many cards the others hold that the seat has not seen, and in how many ways
all that is hidden with them could be, in bits. The order of decks and bags is not counted.
"""

import argparse
from math import comb, log2, perm
from statistics import mean
from typing import Any

from novatable import Game
from novatable.afternova.cards import card_set as afternova_cards
from novatable.learn.codecs import codec_of
from novatable.novaraiders.cards import card_set as novaraiders_cards
from novatable.players import make
from novatable.players.match import Match, Move

SIZES = [*[("afternova", players) for players in range(2, 7)], *[("novaraiders", n) for n in range(2, 5)]]
Hidden = tuple[int, float]
"""Cards that others hold and the viewer has not seen, and the ways in which they could be, in bits."""


def dealt(cards: int, counts: list[int]) -> int:
    """In how many ways hands of so many cards can be dealt from those that have not been seen."""
    ways = 1
    for count in counts:
        ways *= comb(cards, count)
        cards -= count
    return ways


def hidden_in_afternova(view: Any) -> Hidden:
    """Cards in hands that nobody took face up, Blueprints that Bot scored face down, Starships."""
    counts = [player.hand_size - len(player.known) for player in view.players if player.seat != view.seat]
    starships = [player.starship for player in (*view.players, view.bot) if player is not None]
    if view.bot is not None:
        counts.append(view.bot.unseen_count)
    unseen = sum(counts) + view.paw_deck + view.blueprint_deck
    unknown = starships.count(None)
    all_starships = len(afternova_cards(view.cards).starships)
    ways = perm(all_starships - len(starships) + unknown, unknown)
    return sum(counts), log2(dealt(unseen, counts) * ways)


def hidden_in_novaraiders(view: Any) -> Hidden:
    """What is in hands and what in draw piles, Special cards taken unseen, Directives."""
    others = [player for player in view.players if player.seat != view.seat]
    unseen = [player.unseen_count for player in others]
    ways = dealt(sum(unseen) + view.academy_deck_size, unseen)
    for player in others:
        ways *= comb(player.hand_size + player.draw_size, player.hand_size)
    mine = view.players[view.seat].dealt or ()
    ways *= perm(len(novaraiders_cards(view.cards).directives) - len(mine), len(others))
    return sum([player.hand_size for player in others]), log2(ways)


HIDDEN = {"afternova": hidden_in_afternova, "novaraiders": hidden_in_novaraiders}


def measured(name: str, players: int, games: int) -> str:
    """A row of the table."""
    decisions = deals = 0
    options: list[int] = []
    hidden: list[Hidden] = []
    for seed in range(games):
        game = Game.new(name, players=players, seed=seed)
        codec = codec_of(game)

        def look(game: Game = game, codec: Any = codec) -> None:
            for seat in game.waiting_for():
                if seat < players:
                    view = game.view(seat)
                    options.append(len(codec.decide(view, game.legal(seat)).options()))
                    hidden.append(HIDDEN[name](view))

        def count(move: Move, look: Any = look) -> None:
            nonlocal decisions, deals
            decisions += 1
            deals += type(move.action).__name__ in ("Propose", "Call")
            look()

        look()
        Match(game, [make("cadet", name, seat) for seat in range(players)], watch=count).run()
    cards, bits = mean([cards for cards, _ in hidden]), mean([bits for _, bits in hidden])
    most = max([bits for _, bits in hidden])
    return (
        f"| {name} | {players} | {decisions / games:.0f} | {deals / games:.0f} "
        f"| {mean(options):.1f} ({max(options)} at most) | {cards:.1f} | {bits:.0f} ({most:.0f} at most) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=8)
    asked = parser.parse_args()
    for name, players in SIZES:
        print(measured(name, players, asked.games), flush=True)


if __name__ == "__main__":
    main()

"""What a view of AfterNova does tell: each seat's own secrets, to that seat (AN-10.2)."""

from collections.abc import Iterator
from random import Random

from novatable import Game
from novatable.afternova.game import AfterNova
from tests.properties.games import GAMES, walk

AFTERNOVA = GAMES[0]


def moments() -> Iterator[AfterNova]:
    """The game at every moment of random games at all tables, without end."""
    seed = 0
    while True:
        for table in AFTERNOVA.tables:
            seed += 1
            game = Game.new("afternova", seed=seed, **{**AFTERNOVA.brief, **table})
            assert isinstance(game, AfterNova)
            for _ in walk(AFTERNOVA, game, Random(seed)):
                yield game


def test_choices_of_what_to_jettison_are_told_to_who_made_them() -> None:
    found = 0
    for game in moments():
        extraction = game.state.extraction
        if extraction is None or all(choice is None for _, choice in extraction.choices):
            continue
        choices = dict(extraction.choices)
        for viewer in (None, *range(game.seats)):
            seen = game.view(viewer).extraction
            assert seen is not None
            assert seen.mine == (None if viewer is None else choices.get(viewer))
            assert seen.pledges == extraction.pledges
            assert seen.slot == extraction.slot
            assert seen.waiting == tuple(seat for seat, choice in extraction.choices if choice is None)
            assert seen.chosen == tuple(seat for seat, choice in extraction.choices if choice is not None)
        found += 1
        if found == 5:
            return


def test_pledges_are_told_to_who_made_them() -> None:
    found = 0
    for game in moments():
        for index, offer in enumerate(game.state.offers):
            if len(offer.pledges) < 2:
                continue
            pledges = {pledge.seat: pledge for pledge in offer.pledges}
            for viewer in (None, *range(game.seats)):
                seen = game.view(viewer).offers[index]
                assert seen.mine == (None if viewer is None else pledges.get(viewer))
                assert seen.agreed == tuple(pledges)
            found += 1
        if found >= 5:
            return


def test_shown_cards_are_told_to_the_two_concerned() -> None:
    found = 0
    for game in moments():
        for index, (card, to) in enumerate(game.state.shown):
            owner = next(seat for seat, player in enumerate(game.state.players) if card in player.hand)
            for viewer in (None, *range(game.seats)):
                view = game.view(viewer)
                seen = view.shown[index]
                assert (seen.seat, seen.to) == (owner, to)
                assert seen.card == (card if viewer in (owner, to) else None)
                assert (card in view.players[owner].known) or viewer not in (owner, to)
            found += 1
        if found >= 20:
            return


def test_hands_and_objectives_are_told_to_their_owners() -> None:
    for number, game in enumerate(moments()):
        if game.outcome() is not None:
            continue
        for viewer in range(len(game.state.players)):
            view = game.view(viewer)
            rules = game.state.rules
            for seat, player in enumerate(game.state.players):
                seen = view.players[seat]
                mine = seat == viewer
                assert seen.starship == (player.starship if mine else None)
                assert seen.hand_size == len(player.hand)
                assert (seen.capacity, seen.hand_limit) == (player.capacity(rules), player.hand_limit(rules))
                assert set(seen.known) <= set(player.hand)
                if mine:
                    assert view.hand == tuple(player.hand)
                    assert seen.known == tuple(sorted(player.hand))
        if number == 400:
            return

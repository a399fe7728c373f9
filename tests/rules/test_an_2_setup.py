"""AfterNova, section 2: set-up."""

from collections import Counter

import pytest

from novatable.afternova.game import AfterNova
from tests.builders.afternova import CARDS, market, new

EDITIONS = ["second", "first"]


# ---- AN-2.1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_an_2_1_four_paws_and_four_blueprints_lie_face_up(players: int) -> None:
    view = new(players).view(None)
    assert len(view.paws) == len(view.blueprints) == 4
    assert all(CARDS.is_paw(card) for card in view.paws)
    assert not any(CARDS.is_paw(card) for card in view.blueprints)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_2_1_three_planets_are_full_and_the_other_fragments_are_in_the_bag(players: int) -> None:
    game = new(players)
    laid = game.view(None).planets
    assert len({planet.planet for planet in laid}) == 3
    on_planets = Counter[int]()
    for planet in laid:
        assert sum(planet.fragments) == CARDS.spaces[planet.planet]
        on_planets.update({colour: planet.fragments[colour] for colour in range(5)})
    assert on_planets + Counter(game.state.bag) == Counter(dict.fromkeys(range(5), 8))
    assert game.view(None).fragment_discard == (0, 0, 0, 0, 0)


def test_an_2_1_nothing_is_discarded_and_every_card_is_in_its_deck_row_or_a_hand() -> None:
    state = new(5).state
    dealt = [card for player in state.players for card in player.hand]
    for pile in (*state.decks, *state.rows):
        dealt += pile
    assert sorted(dealt) == list(range(80))
    assert sorted(state.planets + state.planet_deck) == list(range(18))
    assert state.discards == [[], []]
    assert state.planet_discard == []


def test_an_2_1_everything_is_shuffled() -> None:
    games = [new(seed=seed).state for seed in range(150)]
    assert {card for game in games for card in game.rows[0]} == set(range(40))
    assert {card for game in games for card in game.rows[1]} == set(range(40, 80))
    assert {planet for game in games for planet in game.planets} == set(range(18))
    assert all(
        {game.fragments[slot][colour] for game in games} > {0} for slot in range(3) for colour in range(5)
    )
    for game in games:  # below the cards laid out, too
        for deck in (*game.decks, game.planet_deck, game.bag):
            assert deck not in (sorted(deck), sorted(deck, reverse=True))


def test_an_2_1_the_seed_decides_the_shuffle() -> None:
    assert new(seed=5).digest() == new(seed=5).digest()
    assert new(seed=5).state.rows != new(seed=6).state.rows


# ---- AN-2.2


@pytest.mark.parametrize("players", [2, 3, 6])
def test_an_2_2_everyone_gets_one_starship_and_the_others_leave_the_game(players: int) -> None:
    state = new(players).state
    starships = [player.starship for player in state.players]
    if state.bot is not None:
        starships.append(state.bot.starship)
    assert sorted(starships + state.spare) == list(range(10))
    assert len(state.spare) == 10 - max(players, 3)


def test_an_2_2_starships_are_dealt_at_random() -> None:
    games = [new(seed=seed).state for seed in range(80)]
    for seat in range(4):
        assert {game.players[seat].starship for game in games} == set(range(10))


def test_an_2_2_only_the_owner_knows_the_objective() -> None:
    game = new(4)
    for viewer in (0, 1, 2, 3, None):
        seen = [player.starship for player in game.view(viewer).players]
        mine = [player.starship if seat == viewer else None for seat, player in enumerate(game.state.players)]
        assert seen == mine


def test_an_2_2_the_starships_left_over_are_unseen() -> None:
    game = new(4)
    before = [game.view(viewer).to_json() for viewer in (0, 1, 2, 3, None)]
    game.state.spare.reverse()
    assert [game.view(viewer).to_json() for viewer in (0, 1, 2, 3, None)] == before
    swapped = game.state.players[1].starship
    game.state.players[1].starship, game.state.spare[0] = game.state.spare[0], swapped
    assert [game.view(viewer).to_json() for viewer in (0, 2, 3, None)] == [*before[:1], *before[2:]]


# ---- AN-2.3


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_an_2_3_the_last_winner_is_first_player_and_play_goes_clockwise(first: int) -> None:
    game = new(4, first=first)
    turns = []
    for _ in range(6):
        turns.append(game.state.active)
        market(game)
    assert turns == [(first + step) % 4 for step in range(6)]


def test_an_2_3_without_a_last_winner_chance_decides() -> None:
    starts = Counter(new(4, seed=seed, first=None).state.active for seed in range(80))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) >= 8


@pytest.mark.parametrize("first", [4, 5, 6, -1, "me", True])
def test_an_2_3_the_first_player_has_a_seat(first: object) -> None:
    with pytest.raises(ValueError, match=r"AN-2\.3"):
        new(4, first=first)


# ---- AN-2.4


def paws_dealt(game: AfterNova) -> list[int]:
    """How many Paws everyone has, from the first player on; and exactly one Blueprint."""
    dealt = []
    for seat in game.view(None).order:
        hand = game.view(seat).hand
        if hand:
            assert sum(not CARDS.is_paw(card) for card in hand) == 1
            dealt.append(len(hand) - 1)
    return dealt


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("first", [0, 2])
def test_an_2_4_fewer_paws_for_the_first_player_and_more_for_the_last(players: int, first: int) -> None:
    middle = players - 2
    assert paws_dealt(new(players, first=first)) == [3, *[4] * middle, 5]
    assert paws_dealt(new(players, first=first, edition="first")) == [2, *[3] * middle, 4]


def test_an_2_4_beside_bot_the_players_are_the_middle_one_and_the_last() -> None:
    assert paws_dealt(new(2, first=1)) == [4, 5]
    assert new(2, first=1).view(None).order == (2, 1, 0)


def test_an_2_4_nobody_else_sees_the_cards_dealt() -> None:
    game = new(4)
    for viewer in (0, 1, 2, 3, None):
        for player in game.view(viewer).players:
            assert player.hand_size == len(game.state.players[player.seat].hand)
            assert bool(player.known) == (player.seat == viewer)


# ---- AN-2.5


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_2_5_three_to_six_play_without_bot(players: int, edition: str) -> None:
    game = new(players, edition=edition)
    assert game.seats == players
    assert game.view(None).bot is None


def test_an_2_5_two_play_with_bot() -> None:
    game = new(2)
    assert game.seats == 3
    assert game.view(None).bot is not None
    assert len(game.view(None).players) == 2


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_an_2_5_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match=r"2 to 6 players, not -?\d+ \(AN-2\.5\)"):
        new(players)


def test_an_2_5_the_first_edition_has_no_bot() -> None:
    with pytest.raises(ValueError, match=r"first edition is for 3 to 6 players, not 2 \(AN-2\.5\)"):
        new(2, edition="first")


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_an_2_5_only_those_who_play_have_a_seat(seat: int) -> None:
    refusal = new(4).check(seat, {"type": "market"})
    assert refusal is not None
    assert refusal.rule == "AN-2.5"
    assert "seats are 0 to 3" in refusal.message

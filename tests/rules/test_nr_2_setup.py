"""Components and set-up (section 2)."""

from collections import Counter

import pytest

from novatable import Game
from novatable.core.cardfile import CardFileError
from novatable.core.chance import Chance
from novatable.novaraiders import cards
from novatable.novaraiders.actions import name_of
from novatable.novaraiders.cards import FACES, KINDS, SHARDS, check
from novatable.novaraiders.model import STREAMS
from tests.builders.novaraiders import CARDS, STANDARD, board, gate, new, rule_of, space


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nr_2_1_components(players: int) -> None:
    state = new(players).state
    assert [state.docks[seat] + len(state.fleets[seat]) for seat in range(state.rules.seats)] == (
        [3] * state.rules.seats
    )
    everywhere = [*state.bag, *[shard for pile in state.shards for shard in pile]]
    assert Counter(everywhere) == {0: 10, 1: 10, 2: 10}
    assert len(state.academy) + len(state.academy_deck) == 24
    assert Counter(card.symbol for card in CARDS.specials) == {0: 8, 1: 8, 2: 8}
    assert len(CARDS.directives) == 11
    assert len(CARDS.hrl) == 8
    for player in state.players:
        assert sorted(player.hand + player.draw) == list(range(11))


def test_nr_2_1_a_card_set_has_just_these_components() -> None:
    for table in ("specials", "basics", "directives", "hrl"):
        extra = f'\n[[{table}]]\nname = "One too many"\n'
        with pytest.raises(CardFileError, match=table):
            check(STANDARD + extra, "x")


def test_nr_2_1_a_card_set_has_eight_specials_of_each_symbol() -> None:
    with pytest.raises(CardFileError, match=r"symbol yellow, not 9 \(NR-2\.1\)"):
        check(STANDARD.replace('symbol = "black"', 'symbol = "yellow"', 1), "x")


def test_nr_2_2_three_special_cards_are_face_up_over_a_shuffled_deck() -> None:
    games = [new(3, seed=seed) for seed in range(6)]
    assert all(len(game.view(None).academy) == 3 for game in games)
    assert all(game.view(None).academy_deck_size == 21 for game in games)
    assert len({tuple(game.state.academy_deck) for game in games}) == 6


@pytest.mark.parametrize("players", [3, 4])
def test_nr_2_3_ships_in_the_dock_and_a_shard_on_each_asteroid_of_the_three_inner_rings(players: int) -> None:
    state = new(players).state
    assert state.docks == [3] * players
    steps = {1: 1, 2: 1, 3: 2}
    deposits = [space(ring, base, step, players) for ring, step in steps.items() for base in range(players)]
    for at in range(board(players).size):
        assert len(state.shards[at]) == (1 if at in deposits else 0)
    bag = [shard for shard in range(3) for _ in range(10)]
    Chance(state.chance.seed, STREAMS, [0] * len(STREAMS)).shuffle("bag", bag)
    drawn = [state.shards[at][0] for at in deposits]  # ring by ring from the inside, base 0 upward
    assert drawn == bag[::-1][: len(deposits)]
    assert state.bag == bag[: -len(deposits)]


@pytest.mark.parametrize("first", [0, 2, 3])
def test_nr_2_4_first_hands_are_3_4_5_5_in_turn_order(first: int) -> None:
    game = new(4, first=first)
    sizes = [len(game.state.players[(first + place) % 4].hand) for place in range(4)]
    assert sizes == [3, 4, 5, 5]
    assert game.view(None).order == tuple((first + place) % 4 for place in range(4))
    assert game.waiting_for() == (first,)


def test_nr_2_4_the_first_player_is_random_or_given() -> None:
    chance = {
        Game.new("novaraiders", players=4, seed=seed, directives=False).waiting_for() for seed in range(40)
    }
    assert chance == {(0,), (1,), (2,), (3,)}
    with pytest.raises(ValueError, match=r"NR-2\.4"):
        new(3, first=3)


def test_nr_2_4_every_deck_is_shuffled_by_itself() -> None:
    decks = [
        tuple(player.hand + player.draw) for seed in range(4) for player in new(4, seed=seed).state.players
    ]
    assert len(set(decks)) == 16


def test_nr_2_4_first_hands_are_data_and_never_more_than_five_cards() -> None:
    assert check(STANDARD.replace("first = 3", "first = 5"), "x").first_hands == [5, 4, 5, 5]
    with pytest.raises(CardFileError, match=r"hands.*NR-2\.4"):
        check(STANDARD.replace("first = 3", "first = 6"), "x")


def test_nr_2_5_a_card_has_two_different_actions() -> None:
    with pytest.raises(CardFileError, match=r"two different actions \(NR-2\.5\)"):
        check(STANDARD.replace('["jump", "unload"]', '["jump", "jump"]'), "x")


def test_nr_2_5_the_basic_deck() -> None:
    want = [
        "orbit 1/jump",
        "orbit 2/jump",
        "orbit 3/jump",
        "orbit 1/unload",
        "orbit 2/unload",
        "orbit 3/unload",
        "orbit 2/hijack",
        "orbit 3/hijack",
        "orbit 1/upgrade",
        "orbit 4/upgrade",
        "jump/unload",
    ]
    assert sorted("/".join(FACES[face] for face in card) for card in CARDS.basics) == sorted(want)


@pytest.mark.parametrize(
    ("players", "spawns", "expansions"),
    [(3, [1, 3, 5, 7, 9, 11, 13], [4, 8, 12]), (4, [1, 3, 6, 9, 12], [5, 8, 11])],
)
def test_nr_2_6_time_tracks_of_15_spaces(players: int, spawns: list[int], expansions: list[int]) -> None:
    track = board(players).track
    assert len(track) == 15
    assert [place for place, event in enumerate(track, start=1) if event == 1] == spawns
    assert [place for place, event in enumerate(track, start=1) if event == 2] == expansions
    assert [place for place, event in enumerate(track, start=1) if event == 3] == [15]
    assert new(players).view(None).time == 0


def test_nr_2_6_at_most_three_expansions_are_accepted() -> None:
    with pytest.raises(CardFileError, match=r"at most 3 expansions.*NR-2\.6"):
        check(STANDARD.replace('"blank", "supernova"', '"expansion", "supernova"', 1), "x")


@pytest.mark.parametrize("last", ['"blank", "blank"', '"supernova", "supernova"'])
def test_nr_2_6_a_track_ends_with_its_only_supernova(last: str) -> None:
    with pytest.raises(CardFileError, match=r"only supernova \(NR-2\.6\)"):
        check(STANDARD.replace('"blank", "supernova"', last, 1), "x")


def test_nr_2_7_each_player_keeps_one_of_two_directives_in_secret() -> None:
    game = new(3, directives=True)
    assert game.waiting_for() == (0, 1, 2)
    dealt = [player.dealt for player in game.state.players]
    assert len({directive for pair in dealt for directive in pair}) == 6
    assert game.view(1).players[1].dealt == dealt[1]
    assert game.view(0).players[1].dealt is None
    assert rule_of(game, 0, {"type": "end_turn"}) == "NR-2.7"
    assert rule_of(game, 2, {"type": "keep", "directive": dealt[1][0]}) == "NR-2.7"
    events = game.play(2, {"type": "keep", "directive": dealt[2][1]})
    assert game.waiting_for() == (0, 1)  # simultaneous: in any order
    assert rule_of(game, 2, {"type": "keep", "directive": dealt[2][0]}) == "NR-2.7"
    assert "directive=None" in repr(events[0].face(0))
    assert game.view(0).players[2].directive is None
    assert game.view(2).players[2].directive == dealt[2][1]
    game.play(0, {"type": "keep", "directive": dealt[0][0]})
    assert game.view(None).phase == "directives"
    game.play(1, {"type": "keep", "directive": dealt[1][0]})
    assert (game.view(None).phase, game.waiting_for()) == ("turn", (0,))
    assert game.view(0).players[1].dealt is None  # the discarded one stays secret too


def test_nr_2_7_the_two_are_dealt_at_random() -> None:
    pairs = {new(3, seed=seed, directives=True).state.players[0].dealt for seed in range(12)}
    assert len(pairs) > 6


def test_nr_2_7_directives_are_a_module_that_can_be_left_out() -> None:
    assert Game.new("novaraiders", players=3, seed=1).view(None).phase == "directives"
    assert new(3, directives=False).view(None).phase == "turn"


def test_nr_2_8_seats_colours_and_bases() -> None:
    assert [player.colour for player in new(4).view(None).players] == [0, 1, 2, 3]
    assert [player.colour for player in new(2).view(None).players] == [1, 2]
    two = new(2).state
    assert two.rules.colours == (1, 2, 0)
    assert two.fleets[2] == [gate(1, 2), gate(2, 2), gate(3, 2)]
    launches = [action for action in new(4, first=3).legal(3) if action.type == "launch"]
    assert {action.to_json()["to"] for action in launches} == {gate(ring, 3, 4) for ring in range(1, 6)}


def test_nr_2_8_left_is_the_next_seat() -> None:
    assert board(4).space(0, 1, 0) == board(4).along(board(4).space(0, 0, 0), 2)


def test_nr_2_1_every_kind_of_special_has_its_cards() -> None:
    copies = Counter(name_of(card.kind) for card in CARDS.specials)
    assert copies == {kind: 1 if kind in ("timekeeper", "gate_ram") else 2 for kind in KINDS}
    symbols = {kind: {SHARDS[c.symbol] for c in CARDS.specials if name_of(c.kind) == kind} for kind in KINDS}
    for kind in ("drop_pod", "hop", "stevedore", "shove"):
        assert symbols[kind] == {"yellow", "black"}
    for kind in ("long_burn", "gateway", "breach", "tractor_beam"):
        assert symbols[kind] == {"red", "yellow"}
    for kind in ("plunder", "hit_and_run", "slipstream"):
        assert symbols[kind] == {"black", "red"}
    assert (symbols["timekeeper"], symbols["gate_ram"]) == ({"black"}, {"red"})


def test_nr_2_5_a_basic_card_is_called_by_both_of_its_actions() -> None:
    assert [CARDS.card_name(card) for card in (0, 1)] == ["Orbit 1 / Jump", "Orbit 2 / Jump"]
    assert CARDS.card_name(CARDS.n_basics) == CARDS.specials[0].name


def test_nr_2_1_numbers_stand_for_the_words_in_their_places() -> None:
    events = (cards.BLANK, cards.SPAWN, cards.EXPANSION, cards.SUPERNOVA)
    assert [cards.TRACK_EVENTS[event] for event in events] == ["blank", "spawn", "expansion", "supernova"]
    actions = (cards.HRL_ACQUIRE, cards.HRL_ORBIT, cards.HRL_HIJACK)
    assert [cards.HRL_ACTIONS[action] for action in actions] == ["acquire", "orbit", "hijack"]

"""AfterNova, section 4: what happens when an Extract is carried out (AN-4.11 to AN-4.15)."""

import pytest

from novatable.afternova.actions import Agree, Extract, Jettison, Propose, Take
from novatable.afternova.events import (
    BotPlaced,
    Extracted,
    Jettisoned,
    OverflowChosen,
    PawsReturned,
    PlanetLaid,
    Reshuffled,
    Siphoned,
    WindowOpened,
)
from novatable.afternova.game import AfterNova
from novatable.afternova.model import PAWS
from novatable.afternova.terms import BotHelp, Pledge, Share
from tests.builders.afternova import (
    CARDS,
    LETTERS,
    arrange,
    blueprint,
    complete,
    fragments,
    icons,
    letters,
    new,
    pass_all,
    paw,
    planet,
    rule_of,
    terms,
)

REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
VERGE = planet("piloting", "security", spaces=5)  # 3 piloting, 4 security
MOSS = planet("engineering", "extraction", spaces=3)
LARDER = planet("engineering", "extraction", spaces=5)
PP, P2, SS, S2 = paw("piloting"), paw("piloting", nth=1), paw("security"), paw("security", nth=1)
SOLO = Extract(REACH, (PP, SS))
CREW = (PP, P2, SS, S2)


def table(on_reach: str = "KWG", storage: dict[int, str] | None = None) -> AfterNova:
    """Seat 0 can extract Sable Reach alone, or with the security of seat 1."""
    return arrange(
        new(3),
        hands={0: [PP, SS], 1: [S2], 2: []},
        storage=storage or {},
        planets=[(MOSS, "OOO"), (REACH, on_reach), (LARDER, "PPPPP")],
    )


def deal(
    game: AfterNova, split: dict[int | None, str], *transfers: tuple[int | None, int | None, str]
) -> None:
    """Seats 0 and 1 conclude a deal about Sable Reach."""
    offer = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, split, transfers)
    game.play(0, Propose(offer, (PP,)))
    game.play(1, Agree(1, (S2,)))


# ---- AN-4.11


def test_an_4_11_the_paws_played_are_revealed() -> None:
    game = table()
    game.play(0, Propose(terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KWG"}), (PP,)))
    event = game.play(1, Agree(1, (S2,)))[1]
    assert isinstance(event, Extracted)
    assert event.face(2) == event
    assert event.pledges == (Pledge(0, (PP,), (), ()), Pledge(1, (S2,), (), ()))
    assert (event.planet, event.slot, event.split) == (REACH, 1, (Share(0, fragments("KWG")),))


def test_an_4_11_above_capacity_one_chooses_what_to_discard_among_all_one_holds() -> None:
    game = table(storage={0: "PPP"})
    game.play(0, SOLO)
    assert letters(game.state.players[0].storage) == "KWGPPP"
    assert game.waiting_for() == (0,)
    choices = {letters(action.fragments) for action in game.legal(0) if isinstance(action, Jettison)}
    assert choices == {"KW", "KG", "WG", "KP", "WP", "GP", "PP"}
    game.play(0, Jettison(fragments("KP")))
    assert letters(game.state.players[0].storage) == "WGPP"


@pytest.mark.parametrize("wrong", ["", "K", "KWG", "KO", "KK"])
def test_an_4_11_exactly_down_to_capacity(wrong: str) -> None:
    game = table(storage={0: "PPP"})
    game.play(0, SOLO)
    refusal = game.check(0, Jettison(fragments(wrong)))
    assert str(refusal) == "jettison 2 of the Fragments in your Storage (AN-4.11)"


def test_an_4_11_discarded_fragments_go_to_the_discard_pile_and_not_into_the_bag() -> None:
    game = table(storage={0: "PPP"})
    bag = game.state.bag[:]
    game.play(0, SOLO)
    game.play(0, Jettison(fragments("KG")))
    assert letters(game.state.fragment_discard) == "KG"
    assert game.state.bag == bag[: len(game.state.bag)]  # only the new Planet was filled from it


def test_an_4_11_at_capacity_nobody_is_asked() -> None:
    game = table(storage={0: "P"})
    game.play(0, SOLO)
    assert letters(game.state.players[0].storage) == "KWGP"
    assert game.view(None).phase != "overflow"


def test_an_4_11_a_hold_makes_room() -> None:
    game = arrange(table(storage={0: "PP"}), upgrades={0: ["hold"]})
    game.play(0, SOLO)
    assert letters(game.state.players[0].storage) == "KWGPP"
    assert game.view(None).phase != "overflow"


def test_an_4_11_all_choose_at_the_same_time_and_nobody_sees_a_choice_before_all_are_in() -> None:
    game = table(storage={0: "PPP", 1: "OOOO"})
    deal(game, {0: "KW", 1: "G"})
    assert game.waiting_for() == (0, 1)
    views = [game.view(viewer).players for viewer in (0, 2, None)]
    [event] = game.play(1, Jettison(fragments("G")))
    assert event == OverflowChosen(1)
    assert [game.view(viewer).players for viewer in (0, 2, None)] == views
    assert game.waiting_for() == (0,)
    waiting = game.view(0).extraction
    assert waiting is not None
    assert (waiting.waiting, waiting.chosen, waiting.mine) == ((0,), (1,), None)
    events = game.play(0, Jettison(fragments("P")))
    assert [event for event in events if isinstance(event, Jettisoned)] == [
        Jettisoned(0, fragments("P")),
        Jettisoned(1, fragments("G")),
    ]
    assert [letters(player.storage) for player in game.state.players] == ["KWPP", "OOOO", ""]


def test_an_4_11_two_different_choices_look_the_same_until_all_are_in() -> None:
    seen = []
    for choice in ("G", "O"):
        game = table(storage={0: "PPP", 1: "OOOO"})
        deal(game, {0: "KW", 1: "G"})
        game.play(1, Jettison(fragments(choice)))
        seen.append([game.view(viewer).to_json() for viewer in (0, 2, None)])
    assert seen[0] == seen[1]


def test_an_4_11_the_choices_may_come_in_any_order() -> None:
    results = []
    for order in ((0, 1), (1, 0)):
        game = table(storage={0: "PPP", 1: "OOOO"})
        deal(game, {0: "KW", 1: "G"})
        for seat in order:
            game.play(seat, Jettison(fragments("WG"[seat])))
        results.append(game.state_json())
    assert results[0] == results[1]


def test_an_4_11_a_choice_is_made_once_and_only_by_those_above_capacity() -> None:
    game = table(storage={0: "PPP", 1: "OOOO", 2: "WWWW"})
    deal(game, {0: "KW", 1: "G"})
    game.play(1, Jettison(fragments("G")))
    assert str(game.check(1, Jettison(fragments("O")))) == "you have no Fragments to jettison now (AN-4.11)"
    assert rule_of(game, 2, Jettison(fragments("W"))) == "AN-4.11"
    assert (game.legal(1), game.legal(2)) == ((), ())


def test_an_4_11_nothing_goes_on_before_all_choices_are_in() -> None:
    game = arrange(table(storage={0: "PPP", 1: "KG"}), hands={1: [S2, blueprint("KG")]})
    game.play(0, SOLO)
    assert rule_of(game, 0, Take(game.state.rows[PAWS][0])) == "AN-3.1"
    assert game.check(1, complete(blueprint("KG"))) is not None
    assert game.state.planets[1] == REACH
    assert game.state.discards[PAWS] == []


def test_an_4_11_nothing_is_to_be_jettisoned_otherwise() -> None:
    game = table(storage={0: "PPP"})
    assert rule_of(game, 0, Jettison(fragments("P"))) == "AN-4.11"


def test_an_4_11_bot_places_its_fragments_before_anybody_discards() -> None:
    game = arrange(
        new(2),
        hands={0: [PP, paw("security", "extraction")]},
        storage={0: "PPP"},
        planets=[(REACH, "KWG")],
        bot_row=[(blueprint("KG"), "K"), (blueprint("WO"), "")],
        blueprint_deck=[blueprint("WP")],
    )
    bot = BotHelp(icons(security=1), (2,))
    events = game.play(0, Extract(REACH, (PP, paw("security", "extraction")), bot=bot))
    assert [type(event) for event in events][:2] == [Extracted, BotPlaced]
    assert game.state.bot is not None
    assert game.state.bot.scored == [blueprint("KG")]  # with the chain that follows from the placement
    assert game.state.bot.row[-1] == blueprint("WP")
    assert letters(game.state.fragment_discard) == "KG"
    assert game.view(None).phase == "overflow"
    game.play(0, Jettison(fragments("W")))
    assert letters(game.state.players[0].storage) == "KPPP"


# ---- AN-4.12


def test_an_4_12_giving_a_fragment_away_makes_room() -> None:
    game = table(storage={0: "PPOO", 1: "W"})
    deal(game, {0: "KW", 1: "G"}, (0, 1, "PO"))
    assert [letters(player.storage) for player in game.state.players[:2]] == ["KWPO", "WGPO"]
    assert game.view(None).phase != "overflow"


def test_an_4_12_full_storages_may_swap() -> None:
    game = table(on_reach="", storage={0: "KKKK", 1: "WWWW"})
    deal(game, {}, (0, 1, "KKKK"), (1, 0, "WWWW"))
    assert [letters(player.storage) for player in game.state.players[:2]] == ["WWWW", "KKKK"]


def test_an_4_12_capacity_is_checked_after_all_transfers() -> None:
    game = table(storage={0: "PPOO", 1: "WWWW"})
    deal(game, {0: "KWG"}, (0, 1, "P"))
    assert game.waiting_for() == (0, 1)
    assert [sum(player.storage) for player in game.state.players[:2]] == [6, 5]
    assert rule_of(game, 0, Jettison(fragments("KWG"))) == "AN-4.11"  # 2 too many, not 3
    game.play(0, Jettison(fragments("KW")))
    game.play(1, Jettison(fragments("P")))
    assert [letters(player.storage) for player in game.state.players[:2]] == ["GPOO", "WWWW"]


# ---- AN-4.13


def test_an_4_13_planet_and_paws_are_discarded_and_a_new_planet_fills_the_place() -> None:
    game = arrange(table(), planet_deck=[VERGE], bag="KWGPOKWGPO")
    deal(game, {0: "KW", 1: "G"})
    assert game.state.planets == [MOSS, VERGE, LARDER]
    assert [letters(laid) for laid in game.state.fragments] == ["OOO", "KWGPO", "PPPPP"]
    assert len(game.state.bag) == 5
    assert game.state.planet_discard == [REACH]
    assert sorted(game.state.discards[PAWS]) == sorted([PP, S2])
    assert (game.state.players[0].hand, game.state.players[1].hand) == ([SS], [])


def test_an_4_13_only_the_paws_played_are_discarded() -> None:
    game = arrange(table(), hands={0: [PP, SS, P2, blueprint("KG")]})
    game.play(0, SOLO)
    assert game.state.discards == [[PP, SS], []]
    assert game.state.players[0].hand == [P2, blueprint("KG")]


def test_an_4_13_loyalty_then_siphon_then_the_window() -> None:
    game = arrange(
        table(storage={2: "KW"}), hands={2: [S2]}, upgrades={0: ["siphon", "loyalty"]}, planet_deck=[VERGE]
    )
    events = game.play(0, Extract(REACH, (PP, SS), returns=(SS,)))
    order = [Extracted, PlanetLaid, PawsReturned, Siphoned, WindowOpened]
    assert [type(event) for event in events] == order
    assert game.state.players[0].hand == [SS]
    assert sum(game.state.fragments[1]) == CARDS.spaces[VERGE]
    assert sum(game.state.players[0].storage) == 4


def test_an_4_13_the_planet_is_replaced_after_the_overflow() -> None:
    game = table(storage={0: "PPP"})
    assert [type(event) for event in game.play(0, SOLO)] == [Extracted]
    events = game.play(0, Jettison(fragments("PP")))
    assert [type(event) for event in events][:3] == [OverflowChosen, Jettisoned, PlanetLaid]


# ---- AN-4.14


def test_an_4_14_an_empty_planet_deck_is_made_of_the_shuffled_discards() -> None:
    game = arrange(table(), used_up=["planets"])
    discards = [*game.state.planet_discard, REACH]
    events = game.play(0, SOLO)
    assert Reshuffled("planets", 16) in events
    assert sorted([game.state.planets[1], *game.state.planet_deck]) == sorted(discards)
    assert game.state.planet_deck not in (sorted(game.state.planet_deck), discards[:-1])
    assert game.state.planet_discard == []


def test_an_4_14_the_planet_deck_is_made_anew_only_when_a_draw_finds_nothing() -> None:
    game = arrange(table(), planet_deck=[VERGE], used_up=["planets"])
    events = game.play(0, SOLO)
    assert not any(isinstance(event, Reshuffled) for event in events)
    assert game.state.planets[1] == VERGE
    assert game.state.planet_deck == []
    assert len(game.state.planet_discard) == 15


def test_an_4_14_an_empty_bag_takes_in_the_discarded_fragments_and_drawing_goes_on() -> None:
    game = arrange(table(), planet_deck=[VERGE], bag="KW")
    discarded = sum(game.state.fragment_discard)
    events = game.play(0, SOLO)
    assert Reshuffled("bag", discarded) in events
    assert sum(game.state.fragments[1]) == 5
    assert min(game.state.fragments[1][:2]) >= 1  # the black and the white one came first
    assert len(game.state.bag) == discarded - 3
    assert game.state.fragment_discard == [0] * 5
    assert game.state.bag not in (sorted(game.state.bag), sorted(game.state.bag, reverse=True))


def test_an_4_14_the_bag_takes_them_in_only_when_a_draw_finds_nothing() -> None:
    game = arrange(table(), planet_deck=[VERGE], bag="KWGPO")
    discarded = game.state.fragment_discard[:]
    events = game.play(0, SOLO)
    assert not any(isinstance(event, Reshuffled) for event in events)
    assert (game.state.bag, game.state.fragment_discard) == ([], discarded)


def test_an_4_14_with_bag_and_discards_empty_the_remaining_spaces_stay_empty() -> None:
    game = arrange(
        new(6),
        hands={0: CREW},
        storage={**dict.fromkeys(range(1, 5), "KWGPO"), 5: "KWGP", 0: "OO"},
        upgrades={seat: ["hold"] for seat in range(5)},
        planets=[(LARDER, "KWGPO"), (VERGE, "KWG"), (planet("piloting", "engineering", spaces=5), "KWGPO")],
        planet_deck=[planet("engineering", "security", spaces=5)],
    )
    assert game.state.bag == [LETTERS.index("P")]
    game.play(0, Extract(VERGE, CREW))
    assert letters(game.state.fragments[1]) == "P"
    assert (game.state.bag, sum(game.state.fragment_discard)) == ([], 0)
    pass_all(game)
    assert letters(game.state.fragments[1]) == "P"


def test_an_4_14_what_was_discarded_in_this_extract_can_be_drawn_for_the_new_planet() -> None:
    game = arrange(
        new(6),
        hands={0: CREW},
        storage={**dict.fromkeys(range(1, 5), "KWGPO"), 5: "KWGP", 0: "OOPK"},
        upgrades={seat: ["hold"] for seat in range(1, 5)},
        planets=[(LARDER, "KWGPO"), (VERGE, "WG"), (planet("piloting", "engineering", spaces=5), "KWGPO")],
        planet_deck=[planet("engineering", "security", spaces=5)],
    )
    assert game.state.bag == []
    game.play(0, Extract(VERGE, CREW))
    game.play(0, Jettison(fragments("WO")))
    assert letters(game.state.fragments[1]) == "WO"


# ---- AN-4.15


def test_an_4_15_a_planet_without_fragments_may_be_extracted_to_replace_it() -> None:
    game = table(on_reach="", storage={0: "P"})
    assert SOLO in game.legal(0)
    game.play(0, SOLO)
    assert letters(game.state.players[0].storage) == "P"
    assert REACH not in game.state.planets
    assert game.state.discards[PAWS] == [PP, SS]


def test_an_4_15_a_deal_may_be_about_a_planet_without_fragments() -> None:
    game = table(on_reach="", storage={0: "P"})
    deal(game, {}, (0, 1, "P"))
    assert letters(game.state.players[1].storage) == "P"
    assert REACH not in game.state.planets

"""AfterNova, section 4: what the terms of a deal can say."""

from typing import Any

import pytest

from novatable.afternova.actions import Agree, Call, Decline, Extract, Propose
from novatable.afternova.events import Extracted
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import BotHelp, Icons
from tests.builders.afternova import (
    LETTERS,
    arrange,
    blueprint,
    icons,
    letters,
    new,
    paw,
    planet,
    rule_of,
    terms,
)

NEKTARR = planet("piloting", "engineering", spaces=4)  # 3 piloting, 3 engineering
REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
PP, PE, EE, SS = paw("piloting"), paw("piloting", "engineering"), paw("engineering"), paw("security")
PROMISES: dict[int | None, Icons] = {
    0: icons(piloting=2),
    1: icons(piloting=1, engineering=1),
    2: icons(engineering=2),
}


def table(on_nektarr: str = "", **options: Any) -> AfterNova:
    """Seats 0, 1 and 2 can extract Nektarr together; all four have Fragments in Storage."""
    return arrange(
        new(4, **options),
        hands={0: [PP, SS], 1: [PE], 2: [EE], 3: []},
        storage={0: "GO", 1: "KW", 2: "PP", 3: "O"},
        planets=[(NEKTARR, on_nektarr), (REACH, "KWG"), (planet("security", "extraction", spaces=3), "WWW")],
    )


def storages(game: AfterNova) -> list[str]:
    return [letters(player.storage) for player in game.state.players]


def hands(game: AfterNova) -> list[list[int]]:
    return [player.hand for player in game.state.players]


def propose(
    split: dict[int | None, str], transfers: list[tuple[int | None, int | None, str]] | None = None
) -> Propose:
    """Seat 0 proposes Nektarr to seats 1 and 2."""
    return Propose(terms(NEKTARR, PROMISES, split, transfers or []), (PP,))


def conclude(game: AfterNova, action: Propose) -> list[Any]:
    game.play(0, action)
    return [*game.play(1, Agree(1, (PE,))), *game.play(2, Agree(1, (EE,)))]


# ---- AN-4.3


def test_an_4_3_a_deal_is_carried_out_at_once_and_whole() -> None:
    game = table("KWGG")
    events = conclude(game, propose({0: "WG", 1: "K", 2: "G"}, [(0, 1, "O"), (2, 0, "P")]))
    assert storages(game) == ["WGGP", "KKWO", "GP", "O"]
    assert hands(game) == [[SS], [], [], []]
    assert NEKTARR not in game.state.planets
    assert [event for event in events if isinstance(event, Extracted)]


def test_an_4_3_nothing_happens_before_all_have_agreed() -> None:
    game = table("KWGG")
    before = storages(game), hands(game), game.view(None).planets
    game.play(0, propose({0: "WG", 1: "K", 2: "G"}, [(0, 1, "O")]))
    assert (storages(game), hands(game), game.view(None).planets) == before
    game.play(2, Agree(1, (EE,)))
    assert (storages(game), hands(game), game.view(None).planets) == before
    assert game.waiting_for() == (1,)


def test_an_4_3_if_one_does_not_agree_nothing_happens_at_all() -> None:
    game = table("KWGG")
    before = storages(game), hands(game), game.view(None).planets
    game.play(0, propose({0: "WG", 1: "K", 2: "G"}, [(0, 1, "O")]))
    game.play(2, Agree(1, (EE,)))
    game.play(1, Decline(1))
    assert (storages(game), hands(game), game.view(None).planets) == before
    assert game.waiting_for() == (0,)


def test_an_4_3_all_agree_to_the_same_terms() -> None:
    game = table("KWGG")
    game.play(0, propose({0: "WG", 1: "K", 2: "G"}))
    game.play(0, propose({0: "WG", 1: "G", 2: "K"}))
    game.play(1, Agree(1, (PE,)))
    game.play(2, Agree(2, (EE,)))
    assert NEKTARR in game.state.planets  # one has agreed to each, nobody to both
    game.play(2, Agree(1, (EE,)))
    assert storages(game) == ["WGGO", "KKW", "GPP", "O"]


def test_an_4_3_everybody_else_can_help() -> None:
    gyre = planet("piloting", "engineering", spaces=5)  # 2 piloting, 5 engineering
    paws = [paw("engineering", nth=n) for n in range(4)] + [PE]
    game = arrange(
        new(6), hands={0: [PP], **{seat: [paws[seat - 1]] for seat in range(1, 6)}}, planets=[(gyre, "KWGPO")]
    )
    helpers: dict[int | None, Icons] = {seat: icons(engineering=1) for seat in range(1, 6)}
    shares: dict[int | None, str] = {seat: LETTERS[seat - 1] for seat in range(1, 6)}
    game.play(0, Propose(terms(gyre, {0: icons(piloting=2), **helpers}, shares), (PP,)))
    assert game.waiting_for() == (1, 2, 3, 4, 5)
    for seat in (4, 2, 5, 1, 3):
        game.play(seat, Agree(1, (paws[seat - 1],)))
    assert storages(game) == ["", "K", "W", "G", "P", "O"]


def test_an_4_3_a_deal_needs_a_helper() -> None:
    alone = terms(REACH, {0: icons(piloting=2, security=2)}, {0: "KWG"})
    refusal = table().check(0, Propose(alone, (PP, SS)))
    assert refusal is not None
    assert refusal.rule == "AN-4.3"
    assert "a deal needs a helper" in refusal.message


@pytest.mark.parametrize("seat", [4, 9999])
def test_an_4_3_a_helper_has_a_seat(seat: int) -> None:
    refusal = table().check(0, Propose(terms(REACH, {seat: icons(piloting=2, security=2)}, {0: "KWG"})))
    assert str(refusal) == f"a helper is another player; there is no seat {seat} (AN-4.3)"


def test_an_4_3_bot_is_not_named_as_a_helper() -> None:
    game = arrange(new(2), planets=[(REACH, "KWG")])
    refusal = game.check(0, Propose(terms(REACH, {2: icons(piloting=2, security=2)}, {0: "KWG"})))
    assert str(refusal) == "a helper is another player; Bot's part is stated separately (AN-4.3)"


# ---- AN-4.4


@pytest.mark.parametrize(
    ("transfers", "after"),
    [
        ([(0, 1, "G")], ["O", "KWG", "PP", "O"]),
        ([(1, 0, "K")], ["KGO", "W", "PP", "O"]),
        ([(1, 2, "KW")], ["GO", "", "KWPP", "O"]),
        ([(2, 1, "P")], ["GO", "KWP", "P", "O"]),
        ([(0, 1, "GO"), (1, 0, "KW")], ["KW", "GO", "PP", "O"]),
        ([(0, 1, "G"), (1, 2, "K"), (2, 0, "P")], ["PO", "WG", "KP", "O"]),
        ([(0, 1, "G"), (0, 2, "O"), (1, 2, "W")], ["", "KG", "WPPO", "O"]),
        ([(2, 0, "P"), (2, 0, "P")], ["GPPO", "KW", "", "O"]),
    ],
)
def test_an_4_4_stored_fragments_move_between_participants_in_any_direction(
    transfers: list[tuple[int | None, int | None, str]], after: list[str]
) -> None:
    game = table()
    conclude(game, propose({}, transfers))
    assert storages(game) == after


@pytest.mark.parametrize(
    "transfer", [(3, 0, "O"), (0, 3, "G"), (3, 1, "O"), (1, 3, "K"), (4, 0, "O"), (0, 4, "G")]
)
def test_an_4_4_nobody_outside_the_deal_gives_or_gets(transfer: tuple[int, int, str]) -> None:
    refusal = table().check(0, propose({}, [transfer]))
    assert str(refusal) == "stored Fragments can move only between participants of the deal (AN-4.4)"


@pytest.mark.parametrize(
    ("transfers", "message"),
    [
        ([(0, 1, "GG")], "seat 0 would give 2 green but has 1 in Storage"),
        ([(0, 1, "K")], "seat 0 would give 1 black but has 0 in Storage"),
        ([(2, 1, "PPP")], "seat 2 would give 3 purple but has 2 in Storage"),
        ([(0, 1, "G"), (0, 2, "G")], "seat 0 would give 2 green but has 1 in Storage"),
        ([(1, 0, "K"), (0, 2, "K")], "seat 0 would give 1 black but has 0 in Storage"),
        ([(0, 1, "G"), (1, 0, "G")], "seat 1 would give 1 green but has 0 in Storage"),
        ([(0, 0, "G")], "a Fragment can be given only to somebody else"),
    ],
)
def test_an_4_4_a_giver_holds_all_they_give_and_a_fragment_moves_once(
    transfers: list[tuple[int | None, int | None, str]], message: str
) -> None:
    assert str(table().check(0, propose({}, transfers))) == f"{message} (AN-4.4)"


def test_an_4_4_what_comes_from_the_planet_is_not_passed_on() -> None:
    refusal = table("KKWW").check(0, propose({0: "KKWW"}, [(0, 1, "K")]))
    assert str(refusal) == "seat 0 would give 1 black but has 0 in Storage (AN-4.4)"


def test_an_4_4_a_stored_fragment_and_one_of_the_same_colour_may_cross() -> None:
    game = table("GGOO")
    conclude(game, propose({0: "GOO", 1: "G"}, [(0, 1, "G")]))
    assert storages(game)[:2] == ["GOOO", "KWGG"]


def test_an_4_4_bot_neither_gives_nor_gets_stored_fragments() -> None:
    game = arrange(
        new(2), hands={0: [PP], 1: [SS]}, storage={0: "G"}, planets=[(REACH, "KWG")], bot_storage="O"
    )
    for transfer in ((0, 2, "G"), (2, 0, "O")):
        offer = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KWG"}, [transfer])
        assert rule_of(game, 0, Propose(offer, (PP,))) == "AN-4.4"


# ---- AN-4.6


@pytest.mark.parametrize(
    ("split", "message"),
    [
        ({0: "KWG"}, "nobody gets 1 green of the Planet's Fragments"),
        ({}, "nobody gets 1 black and 1 white and 2 green of the Planet's Fragments"),
        ({0: "KWGG", 1: "K"}, "the terms share out 1 black more than the Planet has"),
        ({0: "KWGGO"}, "the terms share out 1 orange more than the Planet has"),
        (
            {0: "KWGG", 1: "KWGG"},
            "the terms share out 1 black and 1 white and 2 green more than the Planet has",
        ),
        ({0: "KWG", 3: "G"}, "only participants of the deal can get Fragments"),
        ({0: "KWG", None: "G"}, "only participants of the deal can get Fragments"),
    ],
)
def test_an_4_6_every_fragment_of_the_planet_goes_to_exactly_one_participant(
    split: dict[int | None, str], message: str
) -> None:
    assert str(table("KWGG").check(0, propose(split))) == f"{message} (AN-4.6)"


@pytest.mark.parametrize("split", [{0: "KWGG"}, {1: "KWGG"}, {2: "KWGG"}, {1: "KG", 2: "WG"}])
def test_an_4_6_any_participant_may_receive_nothing(split: dict[int | None, str]) -> None:
    assert table("KWGG").check(0, propose(split)) is None


@pytest.mark.parametrize(
    ("split", "without"), [({0: "KW", 2: "GG"}, 1), ({0: "KW", 1: "GG"}, 2), ({1: "KW", 2: "GG"}, 0)]
)
def test_an_4_6_fair_deals_give_everybody_a_fragment(split: dict[int | None, str], without: int) -> None:
    game = table("KWGG", fair_deals=True)
    refusal = game.check(0, propose(split))
    assert refusal is not None
    assert refusal.rule == "AN-4.6"
    assert f"seat {without} gets none" in refusal.message
    giver, gift = (2, "P") if without != 2 else (0, "G")
    assert game.check(0, propose(split, [(giver, without, gift)])) is None


def test_an_4_6_in_a_fair_deal_giving_is_not_receiving() -> None:
    game = table("KWGG", fair_deals=True)
    assert rule_of(game, 0, propose({0: "KW", 1: "GG"}, [(2, 0, "P")])) == "AN-4.6"


def test_an_4_6_fair_deals_hold_for_an_open_place() -> None:
    game = table("KWGG", fair_deals=True)
    promises = {0: icons(piloting=2), 1: icons(piloting=1, engineering=1), None: icons(engineering=2)}
    assert rule_of(game, 0, Call(terms(NEKTARR, promises, {0: "KW", 1: "GG"}))) == "AN-4.6"
    assert rule_of(game, 0, Call(terms(NEKTARR, promises, {0: "KW", 1: "G", None: "G"}))) is None


def test_an_4_6_fair_deals_do_not_touch_extracting_alone() -> None:
    game = arrange(table(fair_deals=True), planets=[(NEKTARR, ""), (REACH, "")])
    game.play(0, Extract(REACH, (PP, SS)))
    assert storages(game)[0] == "GO"


def test_an_4_6_fair_deals_do_not_touch_extracting_with_bot_alone() -> None:
    game = arrange(
        new(2, fair_deals=True),
        hands={0: [paw("security", "extraction")], 1: [PP]},
        planets=[(REACH, "KWG")],
        bot_row=[(blueprint("KG"), ""), (blueprint("WO"), "")],
    )
    bot = BotHelp(icons(piloting=2, security=1), (0, 1, 2))
    assert game.check(0, Extract(REACH, (paw("security", "extraction"),), bot=bot)) is None
    with_both = terms(
        REACH,
        {0: icons(security=1), 1: icons(piloting=2)},
        {1: "WG"},
        bot=(icons(security=1), "K"),
    )
    unfair = game.check(0, Propose(with_both, (paw("security", "extraction"),)))
    assert unfair is not None
    assert unfair.rule == "AN-4.6"


# ---- AN-4.7


def test_an_4_7_cards_do_not_change_hands() -> None:
    game = table("KWGG")
    conclude(game, propose({0: "KWGG"}))
    game.play(0, {"type": "jettison", "fragments": [0, 0, 2, 0, 0]})
    assert hands(game) == [[SS], [], [], []]
    assert sorted(game.state.discards[0]) == sorted([PP, PE, EE])


@pytest.mark.parametrize(
    "extra", [{"cards": [PP]}, {"next_turn": {"giver": 1, "fragments": [1, 0, 0, 0, 0]}}, {"points": 1}]
)
def test_an_4_7_terms_know_neither_cards_nor_later_turns(extra: dict[str, object]) -> None:
    action = propose({0: "KWGG"}).to_json()
    assert table("KWGG").check(0, action) is None
    action["terms"] |= extra
    refusal = table("KWGG").check(0, action)
    assert refusal is not None
    assert f"unknown field `{next(iter(extra))}`" in refusal.message


def test_an_4_7_a_transfer_is_of_fragments_only() -> None:
    action = propose({0: "KWGG"}, [(0, 1, "G")]).to_json()
    action["terms"]["transfers"][0]["cards"] = [SS]
    assert table("KWGG").check(0, action) is not None

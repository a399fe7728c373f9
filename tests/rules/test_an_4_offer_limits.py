"""AfterNova, section 4: how many proposals, and which count as the same (AN-4.16)."""

import pytest

from novatable.afternova.actions import Agree, Call, Decline, Propose, Withdraw
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import Icons, Promise, Share, Terms, Transfer
from tests.builders.afternova import (
    arrange,
    blueprint,
    fragments,
    icons,
    market,
    new,
    paw,
    planet,
    rule_of,
    terms,
)

REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
THIMBLE = planet("piloting", "security", spaces=4)  # 4 piloting, 2 security
PP, P2, SS = paw("piloting"), paw("piloting", nth=1), paw("security")
PROMISES: dict[int | None, Icons] = {0: icons(piloting=2), 1: icons(security=2)}
SPLITS = ["KWG", "KW", "KG", "WG", "K", "W", "G", ""]


def table(players: int = 4, **options: object) -> AfterNova:
    game = new(players, seed=1, cards="standard", **options)
    return arrange(
        game,
        hands={0: [PP, P2], 1: [SS]},
        storage={0: "OO", 1: "PO"},
        planets=[(REACH, "KWG"), (THIMBLE, "KWG")],
    )


def deal(kept: str) -> Terms:
    """Sable Reach, of which seat 0 keeps these Fragments and seat 1 receives the others."""
    rest = "".join(letter for letter in "KWG" if letter not in kept)
    return terms(REACH, PROMISES, {0: kept, 1: rest})


# ---- how many


@pytest.mark.parametrize(("seat", "own", "limit"), [(0, PP, 6), (1, SS, 2)])
def test_an_4_16_six_proposals_of_the_active_player_and_two_of_each_other(
    seat: int, own: int, limit: int
) -> None:
    game = table()
    for kept in SPLITS[:limit]:
        game.play(seat, Propose(deal(kept), (own,)))
    refusal = game.check(seat, Propose(deal(SPLITS[limit]), (own,)))
    assert str(refusal) == f"you have no proposals left this turn: the limit is {limit} (AN-4.16)"


def test_an_4_16_everybody_has_their_own_limit() -> None:
    game = arrange(table(offers_per_turn=(0, 1)), hands={2: [paw("security", nth=1)]})
    assert rule_of(game, 0, Propose(deal("K"), (PP,))) == "AN-4.16"
    game.play(1, Propose(deal("K"), (SS,)))
    assert rule_of(game, 1, Propose(deal("W"), (SS,))) == "AN-4.16"
    other = terms(REACH, {0: icons(piloting=2), 2: icons(security=2)}, {0: "KWG"})
    assert rule_of(game, 2, Propose(other, (paw("security", nth=1),))) is None


def test_an_4_16_without_a_limit() -> None:
    game = table(offers_per_turn=None)
    for kept in SPLITS[:4]:
        game.play(0, Propose(deal(kept), (PP,)))
    for kept in SPLITS[4:]:
        game.play(1, Propose(deal(kept), (SS,)))
    for number in range(1, 5):
        game.play(0, Withdraw(number))
        game.play(0, Propose(deal(SPLITS[number - 1]), (PP,)))
    assert len(game.view(None).offers) == 8


def test_an_4_16_even_without_a_limit_there_is_an_end() -> None:
    game = table(offers_per_turn=None)
    for number in range(100):
        game.play(0, Propose(deal("KW"), (PP,)))
        game.play(0, Withdraw(number + 1))
    assert rule_of(game, 0, Propose(deal("KW"), (PP,))) == "AN-4.16"
    game.play(1, Propose(deal("KW"), (SS,)))


def test_an_4_16_proposals_that_have_ended_count() -> None:
    game = table(offers_per_turn=(2, 2))
    game.play(0, Propose(deal("K"), (PP,)))
    game.play(0, Withdraw(1))
    game.play(0, Propose(deal("K"), (PP,)))
    game.play(1, Decline(2))
    assert rule_of(game, 0, Propose(deal("W"), (PP,))) == "AN-4.16"


def test_an_4_16_refused_proposals_do_not_count() -> None:
    game = table(offers_per_turn=(1, 1))
    for wrong in (Propose(deal("K"), ()), Propose(deal("K"), (SS,)), Propose(deal("KWGO"), (PP,))):
        assert game.check(0, wrong) is not None
    assert rule_of(game, 0, Propose(deal("K"), (PP,))) is None


def test_an_4_16_agreeing_does_not_count() -> None:
    game = table(offers_per_turn=(1, 0))
    game.play(0, Propose(deal("K"), (PP,)))
    game.play(1, Agree(1, (SS,)))
    assert REACH not in game.state.planets


def test_an_4_16_every_turn_has_new_proposals() -> None:
    game = table(offers_per_turn=(1, 1))
    game.play(1, Propose(deal("K"), (SS,)))
    game.play(0, Propose(deal("W"), (PP,)))
    market(game)
    while game.view(None).phase == "window":
        game.play(game.waiting_for()[0], {"type": "pass"})
    mirrored = terms(REACH, PROMISES, {0: "KWG"})
    assert game.state.active == 1
    assert rule_of(game, 1, Propose(mirrored, (SS,))) is None
    assert rule_of(game, 0, Propose(mirrored, (PP,))) is None


@pytest.mark.parametrize("limits", [(6,), (-1, 2), (6, 2, 1), ("6", 2), 6, True])
def test_an_4_16_the_option_is_two_numbers_or_none(limits: object) -> None:
    with pytest.raises(ValueError, match=r"offers_per_turn must be .* \(AN-4\.16\)"):
        table(offers_per_turn=limits)


# ---- which are the same


def test_an_4_16_a_proposal_that_stands_is_not_made_again_by_anyone() -> None:
    game = table()
    game.play(0, Propose(deal("K"), (PP,)))
    refusal = game.check(0, Propose(deal("K"), (P2,)))
    assert str(refusal) == "this exact proposal is already on the table (AN-4.16)"
    assert rule_of(game, 1, Propose(deal("K"), (SS,))) == "AN-4.16"


def test_an_4_16_a_declined_proposal_is_not_made_again_in_this_turn_by_anyone() -> None:
    game = table()
    game.play(1, Propose(deal("K"), (SS,)))
    game.play(0, Decline(1))
    refusal = game.check(1, Propose(deal("K"), (SS,)))
    assert str(refusal) == "these exact terms were declined this turn; change them (AN-4.16)"
    assert rule_of(game, 0, Propose(deal("K"), (PP,))) == "AN-4.16"


def test_an_4_16_in_the_next_turn_it_may_be_made_again() -> None:
    game = arrange(table(), storage={0: "", 1: ""})
    game.play(0, Propose(terms(REACH, PROMISES, {0: "KWG"}), (PP,)))
    game.play(1, Decline(1))
    market(game)
    assert game.state.active == 1
    assert rule_of(game, 0, Propose(terms(REACH, PROMISES, {0: "KWG"}), (PP,))) is None


def test_an_4_16_order_and_empty_parts_make_no_difference() -> None:
    game = table()
    game.play(
        0,
        Propose(terms(REACH, PROMISES, {0: "KWG"}, [(0, 1, "OO")]), (PP,)),
    )
    same = Terms(
        REACH,
        (
            Promise(1, icons(security=1)),
            Promise(0, icons(piloting=2)),
            Promise(1, icons(security=1)),
        ),
        (Share(1, fragments("")), Share(0, fragments("KG")), Share(0, fragments("W"))),
        (Transfer(0, 1, fragments("O")), Transfer(1, 0, fragments("")), Transfer(0, 1, fragments("O"))),
    )
    assert rule_of(game, 0, Propose(same, (PP,))) == "AN-4.16"


def test_an_4_16_any_difference_makes_another_proposal() -> None:
    game = table()
    game.play(0, Propose(terms(REACH, PROMISES, {0: "KW", 1: "G"}, [(0, 1, "O")]), (PP,)))
    for_another_planet = terms(
        THIMBLE, {0: icons(piloting=4), 1: icons(security=2)}, {0: "KW", 1: "G"}, [(0, 1, "O")]
    )
    assert rule_of(game, 0, Propose(for_another_planet, (PP, P2))) is None
    for other in (
        terms(
            REACH, PROMISES | {1: icons(security=1), 2: icons(security=1)}, {0: "KW", 1: "G"}, [(0, 1, "O")]
        ),
        terms(
            REACH, {0: icons(piloting=1), 1: icons(piloting=1, security=2)}, {0: "KW", 1: "G"}, [(0, 1, "O")]
        ),
        terms(REACH, PROMISES, {0: "KG", 1: "W"}, [(0, 1, "O")]),
        terms(REACH, PROMISES, {0: "KW", 1: "G"}, [(0, 1, "OO")]),
        terms(REACH, PROMISES, {0: "KW", 1: "G"}, [(1, 0, "O")]),
        terms(REACH, PROMISES, {0: "KW", 1: "G"}),
    ):
        assert rule_of(game, 0, Propose(other, (PP,))) is None


def test_an_4_16_bots_icons_and_their_order_make_a_difference() -> None:
    game = arrange(table(2), bot_row=[(blueprint("KG"), ""), (blueprint("WO"), "")])

    def with_bot(pilots: int, order: str) -> Propose:
        """Bot provides two icons, so many of them piloting, and takes these Fragments in this order."""
        return Propose(
            terms(
                REACH,
                {0: icons(piloting=1), 1: icons(piloting=1 - pilots, security=pilots)},
                {0: "G"},
                bot=(icons(piloting=pilots, security=2 - pilots), order),
            ),
            (PP,),
        )

    game.play(0, with_bot(0, "KW"))
    assert rule_of(game, 0, with_bot(0, "KW")) == "AN-4.16"
    assert rule_of(game, 0, with_bot(0, "WK")) is None
    assert rule_of(game, 0, with_bot(1, "KW")) is None


def test_an_4_16_an_open_call_and_a_proposal_on_its_terms_are_not_the_same() -> None:
    game = table()
    game.play(0, Call(terms(REACH, {0: icons(piloting=2), None: icons(security=2)}, {0: "KWG"})))
    assert rule_of(game, 0, Propose(deal("KWG"), (PP,))) is None

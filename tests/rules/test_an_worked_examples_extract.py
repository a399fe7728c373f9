"""The rulebooks' worked examples of Extract and Market, played: Ada is active, Ben is somebody else."""

from novatable.afternova.actions import Agree, Call, Decline, Draw, Propose, Take
from novatable.afternova.model import PAWS
from novatable.afternova.terms import Terms
from tests.builders.afternova import arrange, blueprint, icons, letters, new, paw, planet, rule_of, terms

ADA, BEN, CAT = 0, 1, 2
NEKTARR = planet("piloting", "engineering", spaces=4)  # 3 piloting, 3 engineering
PILOTS, ENGINEERS, BOTH = paw("piloting"), paw("engineering"), paw("piloting", "engineering")


def test_an_4_3_two_crews_for_nektarr() -> None:
    game = arrange(
        new(3),
        hands={ADA: [PILOTS, ENGINEERS, paw("security")], BEN: [BOTH, paw("extraction")]},
        storage={ADA: "", BEN: "W"},
        planets=[(NEKTARR, "GPPO")],
    )
    assert not any(action.type == "extract" for action in game.legal(ADA))  # she can cover only a part
    bens_wish = terms(
        NEKTARR,
        {ADA: icons(piloting=2, engineering=2), BEN: icons(piloting=1, engineering=1)},
        {ADA: "GO", BEN: "PP"},
    )
    game.play(BEN, Propose(bens_wish, (BOTH,)))
    game.play(ADA, Agree(1, (PILOTS, ENGINEERS)))
    assert letters(game.state.players[ADA].storage) == "GO"
    assert letters(game.state.players[BEN].storage) == "WPP"
    assert game.state.players[ADA].hand == [paw("security")]
    assert game.state.players[BEN].hand == [paw("extraction")]
    assert sorted(game.state.discards[PAWS]) == sorted([PILOTS, ENGINEERS, BOTH])
    assert game.state.planet_discard == [NEKTARR]
    assert NEKTARR not in game.state.planets
    assert all(
        sum(laid) == game.state.rules.cards.spaces[planet]
        for laid, planet in zip(game.state.fragments, game.state.planets, strict=True)
    )


def test_an_4_12_a_stored_fragment_as_pay() -> None:
    adas_crew = (PILOTS, ENGINEERS, paw("engineering", "security"))  # 2 piloting, 3 engineering
    game = arrange(
        new(3),
        hands={ADA: adas_crew, BEN: [paw("piloting", "extraction")], CAT: [paw("security")]},
        storage={ADA: "G"},
        planets=[(NEKTARR, "KWPO")],
    )

    def offer(helper: int | None) -> Terms:
        promises = {ADA: icons(piloting=2, engineering=3), helper: icons(piloting=1)}
        return terms(NEKTARR, promises, {ADA: "KWPO"}, [(ADA, helper, "G")])

    game.play(ADA, Call(offer(None)))
    assert rule_of(game, CAT, Propose(offer(CAT), (paw("security"),))) == "AN-4.5"  # Cat has no piloting
    game.play(BEN, Propose(offer(BEN), (paw("piloting", "extraction"),)))
    game.play(ADA, Agree(2, adas_crew))
    assert letters(game.state.players[ADA].storage) == "KWPO"  # all four fit, nothing is discarded
    assert letters(game.state.players[BEN].storage) == "G"
    assert sum(game.state.fragment_discard) == 0
    assert game.state.players[ADA].hand == game.state.players[BEN].hand == []


def test_an_3_1_second_thoughts() -> None:
    game = arrange(
        new(3),
        hands={ADA: [PILOTS, ENGINEERS], BEN: [BOTH]},
        planets=[(NEKTARR, "GPPO")],
        paws=[10, 11, 12, 13],
    )
    ask = terms(
        NEKTARR,
        {ADA: icons(piloting=2, engineering=2), BEN: icons(piloting=1, engineering=1)},
        {ADA: "GPPO"},
    )
    game.play(ADA, Propose(ask, (PILOTS, ENGINEERS)))
    game.play(BEN, Decline(1))
    for card in (10, 11, 12):
        game.play(ADA, Take(card))
    assert game.view(ADA).hand == (PILOTS, ENGINEERS, 10, 11, 12)
    assert game.state.planets[0] == NEKTARR
    assert game.state.active == BEN


def test_an_5_1_a_visit_to_the_market() -> None:
    plan = blueprint("WO")
    game = arrange(new(3), hands={BEN: []}, paws=[0, 1, 2, 3], blueprints=[plan, 50, 60, 70], active=BEN)
    for card in (1, plan, 3):
        game.play(BEN, Take(card))
    assert game.view(BEN).hand == (1, plan, 3)
    assert game.view(None).paws[:2] == (0, 2)
    assert game.view(None).blueprints[:3] == (50, 60, 70)
    assert len(game.view(None).paws) == len(game.view(None).blueprints) == 4


def test_an_5_6_a_visit_to_the_market_first_edition() -> None:
    plan = blueprint("WO")
    game = arrange(
        new(3, edition="first"),
        hands={BEN: []},
        paws=[0, 1, 2, 3],
        blueprints=[plan, 50, 60, 70],
        paw_deck=[30],
        active=BEN,
    )
    game.play(BEN, Take(2))
    game.play(BEN, Take(plan))
    game.play(BEN, Draw("paws"))
    assert game.view(BEN).hand == (2, plan, 30)
    assert game.view(ADA).players[BEN].known == (2, plan)
    assert len(game.view(None).paws) == len(game.view(None).blueprints) == 4

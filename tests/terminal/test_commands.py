"""Lines typed by a player into actions that the engine accepts, or words that say what is wrong."""

from collections.abc import Sequence

import pytest

from novatable.afternova import actions
from novatable.afternova.deals import canonical
from novatable.afternova.game import AfterNova
from novatable.afternova.words import Words
from novatable.core.actions import Action
from novatable.locales import words
from novatable.terminal.afternova.commands import Reader
from novatable.terminal.screen import Unclear
from tests.builders.afternova import CARDS, arrange, blueprint, fragments, icons, new, paw, planet, terms

NAMES = ("Mia", "Rigel", "Vega")
NEKTARR = planet("piloting", "engineering", spaces=4)  # 3 piloting, 3 engineering
SABLE = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
PILOT, PILOT2, MIXED = paw("piloting"), paw("piloting", nth=1), paw("piloting", "engineering")
ENGINEER, ENGINEER2 = paw("engineering"), paw("engineering", nth=1)


def table(**changes: object) -> AfterNova:
    """Mia can bring 5 piloting and 1 engineering, Rigel 4 engineering; Nektarr is A, Sable Reach is B."""
    settings: dict[str, object] = {
        "hands": {0: [PILOT, PILOT2, MIXED, blueprint("PO")], 1: [ENGINEER, ENGINEER2], 2: [paw("security")]},
        "planets": [(NEKTARR, "KKWO"), (SABLE, "GPP")],
        "storage": {0: "G", 1: "KW"},
    }
    return arrange(new(3), **{**settings, **changes})  # type: ignore[arg-type]


def read(game: AfterNova, line: str, seat: int = 0, answers: Sequence[str] = ()) -> Action:
    """What a line means; the answers are to the questions of the guided dialogue."""
    left = list(answers)
    names = [*NAMES[: len(game.state.players)], *["Bot"] * (game.seats - len(game.state.players))]
    speaks = Words(words("en"), CARDS, names, seat)
    action = Reader(game.view(seat), speaks, game.legal(seat), lambda _: left.pop(0)).read(line)
    assert not left
    return action


def accepted(game: AfterNova, action: Action, seat: int = 0) -> Action:
    assert game.check(seat, action) is None
    return action


def proposed(game: AfterNova, line: str, seat: int = 0, answers: Sequence[str] = ()) -> actions.Propose:
    action = accepted(game, read(game, line, seat, answers), seat)
    assert isinstance(action, actions.Propose)
    return action


RIGEL_HELPS = terms(
    NEKTARR, {0: icons(piloting=3, engineering=1), 1: icons(engineering=2)}, {0: "KKO", 1: "W"}, [(1, 0, "K")]
)


@pytest.mark.parametrize(
    "line",
    [
        "deal A rigel brings 2 eng gets W gives me K",
        "propose nek rig gets white, brings eng eng; rigel gives 1 black to me",
        "deal A me brings 3 pil 1 eng, rigel brings 2 eng gets W gives me K and me gets KKO",
        "deal A rigel gets W gives me K",
    ],
)
def test_a_deal_is_one_line(line: str) -> None:
    assert canonical(proposed(table(), line).terms) == RIGEL_HELPS


def test_the_fewest_paws_are_suggested_and_others_can_be_named() -> None:
    assert sorted(proposed(table(), "deal A rigel brings 2 eng gets W").paws) == [PILOT, MIXED]
    line = f"deal A rigel brings 2 eng gets W with {CARDS.card_name(PILOT2)}, {CARDS.card_name(MIXED)}"
    assert proposed(table(), line).paws == (PILOT2, MIXED)


def test_a_deal_is_asked_for_question_by_question() -> None:
    answers = ["A", "rigel", "", "W", "rigel gives me K", ""]
    assert canonical(proposed(table(), "deal", answers=answers).terms) == RIGEL_HELPS


def test_a_question_is_asked_again_until_the_answer_is_understood() -> None:
    answers = ["Z", "A", "", "nobody", "rigel", "2 cooking", "", "W", "me gives", "rigel gives me K", ""]
    assert canonical(proposed(table(), "deal", answers=answers).terms) == RIGEL_HELPS


def test_the_person_can_drop_a_deal() -> None:
    for answers in (["drop"], ["A", "rigel", "", "W", "", "no"]):
        with pytest.raises(Unclear, match="Nothing is proposed"):
            read(table(), "deal", answers=answers)


def test_the_confirmation_takes_other_paws() -> None:
    answers = ["A", "rigel", "", "W", "", f"with {CARDS.card_name(PILOT2)}, {CARDS.card_name(MIXED)}"]
    assert proposed(table(), "deal", answers=answers).paws == (PILOT2, MIXED)


def test_an_4_8_an_open_call_and_its_answer() -> None:
    game = table()
    call = accepted(game, read(game, "call A anyone brings 2 eng gets W"))
    assert read(game, "call A", answers=["", "", "W", "", ""]) == call
    game.play(0, call)
    taken_up = proposed(game, "agree 1", seat=1)
    assert canonical(taken_up.terms) == terms(
        NEKTARR, {0: icons(piloting=3, engineering=1), 1: icons(engineering=2)}, {0: "KKO", 1: "W"}
    )
    assert taken_up.paws == (ENGINEER,)


def test_an_4_8_a_counter_offer_changes_what_it_names() -> None:
    game = table()
    game.play(0, proposed(game, "deal A rigel brings 2 eng gets W gives me K"))
    counter = proposed(game, "counter 1 me gets W O", seat=1)
    assert canonical(counter.terms) == terms(
        NEKTARR,
        {0: icons(piloting=3, engineering=1), 1: icons(engineering=2)},
        {0: "KK", 1: "WO"},
        [(1, 0, "K")],
    )
    guided = proposed(game, "counter 1", seat=1, answers=["", "", "W O", "", ""])
    assert canonical(guided.terms) == canonical(counter.terms)


def test_an_4_8_somebody_else_offers_help() -> None:
    game = table()
    offer = proposed(game, "deal A me brings 2 eng gets W", seat=1)
    guided = proposed(game, "deal A", seat=1, answers=["", "2 eng", "W", "", ""])
    assert canonical(guided.terms) == canonical(offer.terms)


def test_answers_to_a_proposal() -> None:
    game = table()
    game.play(0, proposed(game, "deal A rigel brings 2 eng gets W"))
    assert accepted(game, read(game, "agree 1", 1), 1) == actions.Agree(1, (ENGINEER,))
    other = read(game, f"agree #1 with {CARDS.card_name(ENGINEER2)}", 1)
    assert accepted(game, other, 1) == actions.Agree(1, (ENGINEER2,))
    assert accepted(game, read(game, "decline 1", 1), 1) == actions.Decline(1)
    assert accepted(game, read(game, "withdraw 1")) == actions.Withdraw(1)


def test_an_9_9_named_paws_come_back() -> None:
    game = table(upgrades={0: ["loyalty"]})
    action = proposed(game, f"deal A rigel brings 2 eng gets W back {CARDS.card_name(MIXED)}")
    assert action.returns == (MIXED,)
    assert len(proposed(game, "deal A rigel brings 2 eng gets W").returns) == 1


@pytest.mark.parametrize("upgrades", [("toolkit",), ("toolkit", "toolkit")])
def test_upgrades_are_named_like_paws(upgrades: tuple[str, ...]) -> None:
    game = table(upgrades={0: ["toolkit", "toolkit"]})
    named = ", ".join([CARDS.card_name(PILOT), CARDS.card_name(PILOT2), *upgrades])
    icons = 3 - len(upgrades)
    assert proposed(game, f"deal A rigel brings {icons} eng gets W with {named}").upgrades == upgrades


def test_market_and_hand() -> None:
    game = table()
    paw_name = CARDS.card_name(game.state.rows[0][0])
    assert accepted(game, read(game, f"take {paw_name}")) == actions.Take(game.state.rows[0][0])
    assert read(game, "take 1") == actions.Take(game.state.rows[0][0])
    assert accepted(game, read(game, "sweep blue")) == actions.Sweep("blueprints")
    assert accepted(game, read(game, f"show {CARDS.card_name(PILOT)} to rigel, vega")) == actions.Show(
        (PILOT,), (1, 2)
    )
    assert read(game, f"show {CARDS.card_name(PILOT)} to all") == actions.Show((PILOT,), (1, 2))
    assert read(game, f"discard {CARDS.card_name(PILOT)}") == actions.Discard(PILOT)
    assert read(game, "jettison KW") == actions.Jettison(fragments("KW"))
    assert read(game, "pass") == actions.Pass()
    assert read(game, "market") == actions.Market()
    assert read(game, "draw paws") == actions.Draw("paws")


def test_an_9_7_a_prism_pays_what_is_named() -> None:
    game = table()
    name = CARDS.card_name(blueprint("PO"))
    assert read(game, f"complete {name}") == actions.Complete(blueprint("PO"), fragments("PO"))
    assert read(game, f"complete {name} paying P P") == actions.Complete(blueprint("PO"), fragments("PP"))


def test_extracting_alone() -> None:
    hand = [PILOT, PILOT2, MIXED, ENGINEER]
    game = table(hands={0: hand})
    assert accepted(game, read(game, "extract A")) == actions.Extract(NEKTARR, (PILOT, MIXED, ENGINEER))
    named = ", ".join(CARDS.card_name(card) for card in (PILOT2, MIXED, ENGINEER))
    assert accepted(game, read(game, f"extract nektarr with {named}")) == actions.Extract(
        NEKTARR, (PILOT2, MIXED, ENGINEER)
    )


def test_extracting_with_too_little_is_left_to_the_rules() -> None:
    game = table()
    refusal = game.check(0, read(game, "extract B"))
    assert refusal is not None
    assert refusal.rule == "AN-4.1"


def test_an_8_6_bot_helps() -> None:
    row = [(blueprint("KKO"), ""), (blueprint("PO"), ""), (blueprint("GO"), "")]
    game = arrange(
        new(2), hands={0: [PILOT, MIXED], 1: [ENGINEER]}, planets=[(NEKTARR, "KKWO")], bot_row=row, active=0
    )
    alone = read(game, "extract A bot brings 2 eng gets K O")
    assert isinstance(accepted(game, alone), actions.Extract)
    deal = proposed(game, "deal A rigel brings eng gets W bot brings eng gets O")
    guided = proposed(game, "deal A", answers=["rigel", "eng", "W", "eng", "O", ""])
    assert canonical(guided.terms) == canonical(deal.terms)
    with pytest.raises(Unclear, match="you make a deal"):
        read(game, "extract A rigel brings 1 eng")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("fly", "No command “fly”"),
        ("d", "could be draw, discard, deal and decline"),
        ("take nothing at all", "No card in the Market"),
        ("extract Z", "No Planet “Z”"),
        ("deal A rigel", "say who brings, gets or gives"),
        ("deal A gets W", "Who gets W"),
        ("deal A zed gets W", "No player “zed”"),
        ("deal A rigel brings 2 wood", "No skill “wood”"),
        ("agree", "Which proposal\\? There is none on the table"),
        ("counter 7", "There is no proposal 7"),
        ("agree 1 with zed", "No Paw or Upgrade of yours called “zed”"),
    ],
)
def test_what_cannot_be_read_is_explained(line: str, said: str) -> None:
    with pytest.raises(Unclear, match=said):
        read(table(), line)

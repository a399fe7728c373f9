"""Every event and every action has its words, made from the event or action alone."""

from collections.abc import Sequence
from random import Random
from typing import get_args

import pytest

from novatable.afternova import actions, events
from novatable.afternova.actions import AnyAction
from novatable.afternova.events import AnyEvent
from novatable.afternova.outcome import Ending, Outcome
from novatable.afternova.terms import BotHelp, Pledge, Share, Terms, Transfer
from novatable.afternova.words import Words
from novatable.core.actions import Action, Event
from novatable.core.words import text_of
from novatable.locales import words
from tests.builders.afternova import CARDS, blueprint, fragments, icons, new, paw, planet, terms

NAMES = ("Mia", "Rigel", "Bot")
NEKTARR = planet("piloting", "engineering", spaces=4)
SWOOP = paw("piloting")
TOCK = paw("engineering", nth=2)
GYREHAVEN = planet("piloting", "engineering", spaces=5)
HOLD = blueprint("PO", upgrade="hold")
DEAL = terms(
    NEKTARR,
    {0: icons(piloting=3), None: icons(engineering=2)},
    {0: "KK", None: "W"},
    [(0, None, "G")],
    (icons(engineering=1), "O"),
)
OUTCOME = Outcome((37, 30, 12), (0,), Ending.SIXTH_BLUEPRINT, ((), (), ()))
SPLIT = (Share(0, fragments("KK")), Share(1, fragments("W")))
PLEDGES = (Pledge(0, (SWOOP,), ("autopilot",), ()), Pledge(1, (), ("drill",), ()))

LOCKER = "Cheek-Pouch Locker (1 purple and 1 orange, 3 points, Hold)"
EVENTS: list[tuple[Event, str]] = [
    (events.TurnBegan(0, 5, 2), "Turn 5, round 2: it is your turn."),
    (
        events.Called(1, 3, DEAL),
        (
            "Rigel calls for help (3) on Nektarr: you bring 3 piloting, whoever is willing brings "
            "2 engineering; Bot brings 1 engineering for 1 orange; you get 2 black, whoever is willing gets "
            "1 white; you give whoever is willing 1 green from Storage."
        ),
    ),
    (
        events.Proposed(1, 4, terms(NEKTARR, {1: icons(piloting=1)}, {1: "K"}), 3),
        "Rigel proposes (4), as called for in 3: Nektarr: Rigel brings 1 piloting; Rigel gets 1 black.",
    ),
    (events.Agreed(0, 4), "You agree to proposal 4."),
    (events.OfferEnded(4, 1, "declined"), "Rigel declines proposal 4."),
    (events.OfferEnded(4, 1, "withdrawn"), "Rigel withdraws proposal 4."),
    (events.OfferEnded(4, 1, "extract"), "Proposal 4 ends because Rigel extracts."),
    (events.OfferEnded(4, 1, "market"), "Proposal 4 ends because Rigel goes to the Market."),
    (events.Showed(1, (0,), 1, (SWOOP,)), "Rigel shows you Swoop (2 piloting)."),
    (
        events.Extracted(0, NEKTARR, 0, 4, PLEDGES, SPLIT, (Transfer(1, 0, fragments("G")),), None),
        (
            "You extract Nektarr with Rigel: you play Swoop with Autopilot, Rigel uses Drill; "
            "you get 2 black, Rigel gets 1 white; Rigel gives you 1 green from Storage."
        ),
    ),
    (events.OverflowChosen(1), "Rigel chooses what to jettison."),
    (events.Jettisoned(1, fragments("KW")), "Rigel jettisons 1 black and 1 white."),
    (
        events.PlanetLaid(0, NEKTARR, GYREHAVEN, fragments("")),
        "Gyrehaven is laid out with nothing in place of Nektarr.",
    ),
    (events.PlanetFilled(0, NEKTARR, fragments("P")), "Nektarr is refilled with 1 purple."),
    (events.PawsReturned(1, (SWOOP,)), "Rigel takes Swoop back with Loyalty."),
    (events.Siphoned(0, 2), "You siphon 1 green from the bag."),
    (events.Took(0, SWOOP), "You take Swoop (2 piloting)."),
    (events.Drew(0, "paws", TOCK), "You draw Tock (2 engineering) from the deck."),
    (events.Swept(1, "paws", (SWOOP, TOCK), False), "Rigel sweeps the Paws: Swoop and Tock."),
    (events.Swept(1, "paws", (), True), "Rigel sweeps the Paws for free with Scanner: nothing."),
    (events.RowFilled("paws", (SWOOP,)), "New in the Market: Swoop (2 piloting)."),
    (events.CardDiscarded(1, TOCK), "Rigel discards Tock (2 engineering)."),
    (events.MarketEnded(0), "You leave the Market."),
    (events.Reshuffled("paws", 12), "12 discarded Paws become a new deck."),
    (events.Reshuffled("bag", 9), "9 discarded Fragments go back into the bag."),
    (events.WindowOpened((0, 1)), "End of the turn: you and Rigel may complete Blueprints."),
    (events.Completed(1, HOLD, CARDS.cost[HOLD]), f"Rigel completes {LOCKER}."),
    (events.Completed(1, HOLD, fragments("PP")), f"Rigel completes {LOCKER}, paying 2 purple."),
    (events.Passed(1), "Rigel passes."),
    (events.BotDrew(None), "Bot draws nothing."),
    (events.BotDrew(2), "Bot draws 1 green."),
    (events.BotPlaced(4, 0, HOLD, True), "Bot puts 1 orange from its Storage on Cheek-Pouch Locker."),
    (events.BotStored(0), "Bot stores 1 black."),
    (
        events.BotScored(HOLD, fragments("PO")),
        f"Bot completes {LOCKER}; 1 purple and 1 orange are discarded.",
    ),
    (
        events.BotScoredUnseen(True, fragments("KKWW")),
        "Bot discards 2 black and 2 white and scores a Blueprint unseen.",
    ),
    (events.BotLaid(HOLD), f"Bot lays out {LOCKER}."),
    (
        events.GameEnded(OUTCOME, (0, 1, 2), ((SWOOP, TOCK), ()), (HOLD,), "abc"),
        (
            "Somebody has completed their last Blueprint and the game is over: you win. Points: you 37, "
            "Rigel 30 and Bot 12. Objectives: you black and white, Rigel black and green and "
            f"Bot black and purple. Hands: you Swoop and Tock; Rigel nothing. Bot had scored {LOCKER} unseen."
        ),
    ),
]
ACTIONS: list[tuple[Action, str]] = [
    (
        actions.Extract(NEKTARR, (SWOOP, TOCK), ("toolkit",), (TOCK,), BotHelp(icons(piloting=1), (4,))),
        (
            "Extract Nektarr: play Swoop and Tock with Toolkit and take Tock back; "
            "Bot brings 1 piloting for 1 orange"
        ),
    ),
    (
        actions.Propose(terms(NEKTARR, {1: icons(piloting=1)}, {}), (SWOOP,)),
        "Propose Nektarr: Rigel brings 1 piloting; to cover it, play Swoop",
    ),
    (
        actions.Call(terms(NEKTARR, {None: icons(piloting=1)}, {})),
        "Call for help on Nektarr: whoever is willing brings 1 piloting",
    ),
    (actions.Agree(3, ()), "Agree to proposal 3: play no Paw"),
    (actions.Decline(3), "Decline proposal 3"),
    (actions.Withdraw(3), "Withdraw proposal 3"),
    (actions.Show((SWOOP,), (1,)), "Show Rigel Swoop"),
    (actions.Take(SWOOP), "Take Swoop (2 piloting)"),
    (actions.Draw("blueprints"), "Draw a Blueprint from the deck"),
    (actions.Sweep("paws"), "Sweep the Paws"),
    (actions.Market(), "Go to the Market, where nothing is left to take"),
    (actions.Discard(TOCK), "Discard Tock (2 engineering)"),
    (actions.Jettison(fragments("KKO")), "Jettison 2 black and 1 orange"),
    (actions.Complete(HOLD, CARDS.cost[HOLD]), f"Complete {LOCKER}"),
    (actions.Pass(), "Pass"),
]


def speaker(viewer: int | None, names: Sequence[str] = NAMES) -> Words:
    return Words(words("en"), CARDS, names, viewer)


def told(event: Event, viewer: int | None, names: Sequence[str] = NAMES) -> str | None:
    said = speaker(viewer, names).happened(event)
    return None if said is None else text_of(said)


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert told(event, 0) == sentence


@pytest.mark.parametrize(("action", "sentence"), ACTIONS)
def test_an_action_is_described(action: Action, sentence: str) -> None:
    assert text_of(speaker(0).choice(action)) == sentence


def test_no_event_and_no_action_is_forgotten() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(AnyEvent))
    assert {type(action) for action, _ in ACTIONS} == set(get_args(AnyAction))


def terms_told(terms: Terms, viewer: int) -> str:
    speaks = speaker(viewer)
    return speaks.plain(speaks.terms(terms))


def test_the_same_terms_are_told_differently_to_each_side() -> None:
    deal = terms(NEKTARR, {0: icons(piloting=3), 1: icons(engineering=3)}, {1: "KW"}, [(1, 0, "G")])
    assert terms_told(deal, 1) == (
        "Nektarr: Mia brings 3 piloting, you bring 3 engineering; you get 1 black and 1 white; "
        "you give Mia 1 green from Storage"
    )
    assert "Rigel gives you 1 green" in terms_told(deal, 0)


def test_an_4_9_cards_shown_to_another_are_not_named() -> None:
    event = events.Showed(1, (0,), 1, (SWOOP,))
    assert told(event, None) == "Rigel shows Mia 1 card."
    assert told(event, 2) == "Rigel shows Mia 1 card."


def test_an_5_6_a_card_drawn_blind_is_not_named_to_others() -> None:
    assert told(events.Drew(1, "paws", SWOOP), 0) == "Rigel draws a Paw from the deck."


def test_nothing_is_said_of_a_row_that_got_no_cards() -> None:
    assert told(events.RowFilled("paws", ()), 0) is None


@pytest.mark.parametrize(("players", "edition"), [(2, "second"), (4, "first")])
def test_whole_games_are_told_to_everyone(players: int, edition: str) -> None:
    game = new(players, seed=5, edition=edition)
    names = ["Mia", "Rigel", "Vega", "Mira"][: game.seats]
    rng = Random(5)
    happened = list(game.opening)
    while waiting := game.waiting_for():
        action = rng.choice(game.legal(waiting[0]))
        assert speaker(waiting[0], names).choice(action)
        happened += game.play(waiting[0], action)
    for event in happened:
        for viewer in (None, *range(players)):
            said = told(event, viewer, names)
            assert said is None or (not said[0].islower() and said.endswith(".")), said

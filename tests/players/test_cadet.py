"""The sense of a cadet, one position each."""

import pytest

from novatable import Action
from novatable.afternova.actions import (
    Agree,
    Call,
    Complete,
    Decline,
    Discard,
    Extract,
    Jettison,
    Pass,
    Propose,
    Sweep,
    Take,
)
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import Icons
from novatable.players import make
from novatable.players.afternova.cadet import COUNTERS, OFFERS_HELP
from tests.builders.afternova import (
    CARDS,
    arrange,
    blueprint,
    complete,
    fragments,
    icons,
    new,
    paw,
    planet,
    starship,
    terms,
)

MOSS = planet("engineering", "extraction", spaces=3)
SABLE = planet("piloting", "security", spaces=3)
PLUMMET = planet("piloting", "extraction", spaces=5)
DULL = [paw("piloting", nth=nth) for nth in range(4)]


def decided(game: AfterNova, seat: int) -> Action:
    player = make("cadet")
    action = player.decide(game.view(seat), game.legal(seat))
    assert game.check(seat, action) is None
    assert player.reason.endswith(".") or [type(each) for each in game.legal(seat)] == [Pass]
    return action


def quiet(players: int = 3, **changes: object) -> AfterNova:
    """Nobody has anything but a Blueprint, and all Planets are far away."""
    hands = {seat: [blueprint(size=4, nth=seat)] for seat in range(players)}
    given = changes.pop("hands", {})
    assert isinstance(given, dict)
    return arrange(new(players), hands=hands | given, **changes)  # type: ignore[arg-type]


def test_extracts_alone_what_completes_a_blueprint() -> None:
    crew = [paw("engineering"), paw("extraction")]
    game = quiet(
        hands={0: [*crew, blueprint("KKG")]},
        planets=[(MOSS, "KKG"), (SABLE, "WWO"), (PLUMMET, "PPOOO")],
    )
    assert decided(game, 0) == Extract(MOSS, (crew[0], crew[1]))


def test_does_not_extract_what_nobody_needs_with_cards_to_win() -> None:
    crew = [paw("engineering"), paw("extraction")]
    game = quiet(
        hands={0: [*crew, blueprint("KKG")]},
        planets=[(MOSS, "PPP"), (SABLE, "WWO"), (PLUMMET, "PPOOO")],
        blueprints=[blueprint("KG"), blueprint("KKO"), blueprint(size=5), blueprint(size=5, nth=1)],
    )
    assert isinstance(decided(game, 0), Take)


def test_takes_the_blueprint_that_fits_its_storage() -> None:
    game = quiet(
        hands={0: []},
        storage={0: "WG"},
        paws=DULL,
        blueprints=[blueprint("KKO"), blueprint("PO"), blueprint("WG"), blueprint("KP")],
        planets=[(MOSS, "PPP"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    assert decided(game, 0) == Take(blueprint("WG"))


def test_takes_the_paw_that_a_wanted_planet_lacks() -> None:
    game = quiet(
        hands={0: [paw("engineering"), blueprint("KKG")]},
        planets=[(MOSS, "KKG"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
        paws=[*DULL[:3], paw("extraction")],
        blueprints=[blueprint(size=5, nth=nth) for nth in range(3)],
    )
    assert decided(game, 0) == Take(paw("extraction"))


def test_sweeps_a_market_without_use() -> None:
    full = [*[paw("engineering", nth=nth) for nth in range(4)], paw("extraction"), paw("security")]
    game = quiet(
        hands={0: [*full, blueprint("KKG"), blueprint("KG")]},
        planets=[(PLUMMET, "PPOOO"), (planet("piloting", "engineering", spaces=5), "PPWWW"), (SABLE, "WWP")],
        paws=[paw("engineering", "security", nth=nth) for nth in range(4)],
        blueprints=[blueprint(size=5, nth=nth) for nth in range(3)],
    )
    action = decided(game, 0)
    assert isinstance(action, Sweep)


def test_completes_what_it_can_and_passes_otherwise() -> None:
    card = blueprint("KKG")
    for stored, expected in (("KKG", complete(card)), ("KKWW", Pass())):
        game = quiet(hands={0: [card]}, storage={0: stored}, paws=DULL)
        for taken in DULL[:3]:
            game.play(0, Take(taken))
        assert decided(game, 0) == expected


def test_prefers_an_upgrade_early_and_points_late() -> None:
    """Of two Blueprints that want the same black Fragment."""
    useful, pointed = blueprint("KG", upgrade="hold"), blueprint("KPP", upgrade="")
    picks = []
    for completed in ([], [blueprint(size=4, nth=nth) for nth in range(5, 10)]):
        game = quiet(
            hands={0: [useful, pointed]},
            storage={0: "KGPP"},
            completed={1: completed},
            starships={0: starship("WO")},
            paws=DULL,
        )
        for card in DULL[:3]:
            game.play(0, Take(card))
        action = decided(game, 0)
        assert isinstance(action, Complete)
        picks.append(action.blueprint)
    assert picks == [useful, pointed]


def test_jettisons_what_its_blueprints_do_not_ask_for() -> None:
    game = quiet(
        hands={0: [paw("engineering"), paw("extraction"), blueprint("KKWW")]},
        storage={0: "KKP"},
        planets=[(MOSS, "WWO"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    game.play(0, Extract(MOSS, (paw("engineering"), paw("extraction"))))
    assert decided(game, 0) == Jettison(fragments("PO"))


def test_discards_the_card_that_helps_least() -> None:
    """A fifth Blueprint, rather than one that it has the Fragments for."""
    keep = blueprint("KKG")
    others = [blueprint(size=5, nth=nth) for nth in range(3)]
    crew = [paw("engineering"), paw("extraction"), paw("security"), paw("piloting")]
    game = quiet(
        hands={0: [keep, *others, *crew]}, storage={0: "KG"}, paws=[paw("engineering", "extraction")]
    )
    game.play(0, Take(paw("engineering", "extraction")))
    action = decided(game, 0)
    assert isinstance(action, Discard)
    assert action.card in others


@pytest.mark.parametrize(("share", "agrees"), [("KKG", True), ("", False)])
def test_helps_for_what_it_needs_and_not_for_nothing(share: str, agrees: bool) -> None:
    rest = "".join(letter for letter in "KKG" if not share)
    game = quiet(
        hands={0: [paw("engineering")], 1: [paw("extraction"), blueprint("KKG")]},
        planets=[(MOSS, "KKG"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: rest, 1: share})
    game.play(0, Propose(deal, (paw("engineering"),)))
    expected: Action = Agree(1, (paw("extraction"),)) if agrees else Decline(1)
    assert decided(game, 1) == expected


@pytest.mark.parametrize(
    ("crew", "wanted", "share", "reason"),
    [
        ("extraction", "KKG", "G", "One more black, and I agree."),
        ("extraction", "KKG", "", "Two more black, and I agree."),
        ("extraction", "OP", "G", "I am looking for purple Fragments."),
        ("piloting", "KKG", "KKG", "I cannot bring 2 extraction to {planet}."),
    ],
)
@pytest.mark.parametrize("open_to_all", [False, True])
def test_a_refusal_names_what_is_missing(
    crew: str, wanted: str, share: str, reason: str, open_to_all: bool
) -> None:
    rest = "KKG"
    for letter in share:
        rest = rest.replace(letter, "", 1)
    game = quiet(
        hands={0: [paw("engineering")], 1: [paw(crew), blueprint(wanted)]},
        planets=[(MOSS, "KKG"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    helper = None if open_to_all else 1
    deal = terms(MOSS, {0: icons(engineering=2), helper: icons(extraction=2)}, {0: rest, helper: share})
    game.play(0, Call(deal) if open_to_all else Propose(deal, (paw("engineering"),)))
    player = make("cadet")
    if open_to_all:
        assert player.volunteer(game.view(1)) is None
    else:
        assert player.decide(game.view(1), game.legal(1)) == Decline(1)
    assert player.reason == reason.format(planet=CARDS.planets[MOSS].name)


def test_says_what_it_looks_for_when_it_goes_to_the_market() -> None:
    """Once, so that others can offer it; the cards that follow speak for themselves."""
    game = quiet(hands={0: [blueprint("KKG")]}, storage={0: "KK"}, paws=DULL)
    player = make("cadet")
    game.play(0, player.decide(game.view(0), game.legal(0)))
    assert player.reason == "I am looking for green Fragments."
    player.decide(game.view(0), game.legal(0))
    assert player.reason != "I am looking for green Fragments."


def test_proposes_a_deal_to_whom_it_knows_to_have_the_crew() -> None:
    """Seat 1 took its Paw and its Blueprint before everyone's eyes, so both sides' needs are known."""
    helper = [paw("extraction"), blueprint("WG")]
    game = quiet(
        hands={0: [paw("engineering"), paw("engineering", nth=1), blueprint("KKG")], 1: helper},
        planets=[(PLUMMET, "PPOOO"), (planet("engineering", "extraction", spaces=4), "KKGW"), (SABLE, "PPO")],
        storage={0: "G", 1: "G"},
        starships={0: starship("KG")},
        paws=DULL,
        blueprints=[blueprint(size=5, nth=nth) for nth in range(3)],
    )
    for card in helper:
        game.state.seen[card] = game.state.everyone()
    action = decided(game, 0)
    assert isinstance(action, Propose)
    assert [promise.seat for promise in action.terms.promises] == [0, 1]
    shares = {share.seat: share.fragments for share in action.terms.split}
    assert shares[1][CARDS.cost[blueprint("WG")].index(1)] == 1  # white, which the helper lacks
    game.play(0, action)
    assert isinstance(decided(game, 1), Agree)


def test_answers_an_open_call_that_pays() -> None:
    """AN-4.8: with a proposal on its terms."""
    game = quiet(
        hands={
            0: [paw("engineering")],
            1: [paw("extraction"), blueprint("KKG")],
            2: [paw("extraction", nth=1)],
        },
        planets=[(MOSS, "KKG"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    promises = {0: icons(engineering=2), None: icons(extraction=2)}
    game.play(0, Call(terms(MOSS, promises, {None: "KKG"})))
    answer = make("cadet").volunteer(game.view(1))
    deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {1: "KKG"})
    assert answer == Propose(deal, (paw("extraction"),))
    assert game.check(1, answer) is None


@pytest.mark.parametrize(("stored", "answers"), [("", False), ("W", True)])
def test_answers_no_call_for_fragments_that_it_does_not_hold(stored: str, answers: bool) -> None:
    """AN-4.4: not even for those that the same deal would bring."""
    game = quiet(
        hands={0: [paw("engineering")], 1: [paw("extraction"), blueprint("KG")]},
        storage={1: stored},
        planets=[(MOSS, "KGW"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    promises = {0: icons(engineering=2), None: icons(extraction=2)}
    game.play(0, Call(terms(MOSS, promises, {None: "KGW"}, [(None, 0, "W")])))
    answer = make("cadet").volunteer(game.view(1))
    assert (answer is not None) == answers
    assert answer is None or game.check(1, answer) is None


def test_speaks_up_sometimes_only() -> None:
    """An offer of help at the beginning of a turn, more often a counter-offer after a refusal."""
    game = quiet(
        hands={
            0: [paw("engineering"), paw("engineering", nth=1), blueprint("KKG")],
            1: [paw("extraction"), blueprint("WG")],
        },
        planets=[(planet("engineering", "extraction", spaces=4), "KKGW"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
        storage={0: "G", 1: "G"},
    )
    for card in game.state.players[0].hand:
        game.state.seen[card] = game.state.everyone()

    def offers(seeds: int) -> int:
        actions = [make("cadet", seed=seed).volunteer(game.view(1)) for seed in range(seeds)]
        assert all(game.check(1, action) is None for action in actions if action is not None)
        return sum(isinstance(action, Propose) for action in actions)

    asked = 200
    assert 0.5 * OFFERS_HELP < offers(asked) / asked < 1.5 * OFFERS_HELP
    place = game.state.planets[0]
    promises: dict[int | None, Icons] = {0: icons(engineering=4), 1: icons(extraction=2)}
    game.play(
        0, Propose(terms(place, promises, {0: "KKGW"}), (paw("engineering"), paw("engineering", nth=1)))
    )
    game.play(1, Decline(1))
    assert 0.8 * COUNTERS < offers(asked) / asked < 1.2 * COUNTERS

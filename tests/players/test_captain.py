"""The sense of a captain: it sees who would win, and neither helps them nor stops short of winning itself."""

from itertools import count
from random import Random

import pytest

from novatable import Action, Game
from novatable.afternova.actions import Agree, Complete, Decline, Extract, Propose, Take
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import Icons
from novatable.players import make
from novatable.players.afternova.captain import with_consent
from novatable.players.afternova.consent import WIDE, Sounding
from novatable.players.afternova.foresight import Foresight
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.prospects import completed_score, prospects
from novatable.players.afternova.quick import play_on, rivals_best
from novatable.players.afternova.taste import TRADER
from novatable.players.budget import Budget, Clock, budget_of
from novatable.players.choice import Choice
from novatable.players.match import Match, Move
from novatable.players.player import AnyPlayer
from tests.builders.afternova import arrange, blueprint, icons, new, paw, planet, starship, terms
from tests.conftest import Work
from tests.players.company import Unruly
from tools.bargaining import demands

MOSS = planet("engineering", "extraction", spaces=3)
SABLE = planet("piloting", "security", spaces=3)
PLUMMET = planet("piloting", "extraction", spaces=5)
DULL = [paw("piloting", nth=nth) for nth in range(4)]
SMALL = [card for nth in range(9) if (card := blueprint(size=3, nth=nth)) != blueprint("KKG")]
STEPS = "captain@60"


def decided(game: AfterNova, seat: int, player: AnyPlayer | None = None) -> Action:
    player = player or make(STEPS)
    action = player.decide(game.view(seat), game.legal(seat))
    assert game.check(seat, action) is None
    return action


def leader(done: int, **changes: object) -> AfterNova:
    """Seat 0 has completed that many Blueprints, KKG in hand and a G stored; Moss has the rest of it."""
    small = SMALL[:done]
    rivals = [blueprint(size=4, nth=nth) for nth in range(3)]
    settings: dict[str, object] = {
        "hands": {
            0: [paw("engineering"), blueprint("KKG")],
            1: [paw("extraction"), rivals[0]],
            2: [rivals[1]],
        },
        "storage": {0: "G", 1: "W"},
        "completed": {0: small},
        "starships": {0: starship("KG"), 1: starship("WO")},
        "planets": [(MOSS, "KKP"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
        "paws": DULL,
    }
    return arrange(new(3), **(settings | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["trader", STEPS])
@pytest.mark.parametrize("done", [0, 5])
def test_does_not_help_another_to_win(done: int, level: str) -> None:
    """Seat 1 has its use for the purple Fragment, but the other two would end the game."""
    game = leader(
        done,
        hands={0: [paw("engineering"), blueprint("KKG")], 1: [paw("extraction"), blueprint("WP")]},
        completed={
            0: SMALL[:done],
            1: [blueprint(size=4, nth=nth) for nth in range(3, 3 + done)][:3],
        },
    )
    game.state.seen[blueprint("KKG")] = game.state.everyone()
    deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: "KK", 1: "P"})
    game.play(0, Propose(deal, (paw("engineering"),)))
    player = make(level)
    if done:
        assert isinstance(decided(game, 1, player), Decline)
        assert player.reason == "That would bring you closer to winning than me."
    else:
        assert isinstance(decided(game, 1, player), Agree)


@pytest.mark.parametrize("ahead", [True, False])
def test_ends_the_game_if_that_wins_it_and_not_otherwise(ahead: bool) -> None:
    large = [blueprint(size=5, nth=nth) for nth in range(3)] + [blueprint(size=4, nth=9)]
    game = leader(
        5,
        storage={0: "KKG", 1: "WWOO"},
        completed={
            0: [blueprint(size=2, nth=nth) for nth in range(5)],
            1: [] if ahead else large,
        },
        starships={0: starship("WO"), 1: starship("KG")},
    )
    while game.view(None).phase != "window":
        game.play(0, next(action for action in game.legal(0) if isinstance(action, Take)))
    player = make(STEPS)
    assert isinstance(decided(game, 0, player), Complete) == ahead
    assert player.reason == ("Nothing more for now." if not ahead else player.reason)


def test_takes_what_wins() -> None:
    """With five Blueprints completed and the Fragments for the sixth in reach, it fetches them."""
    crew = [paw("engineering"), paw("extraction")]
    game = leader(5, hands={0: [*crew, blueprint("KKG")]})
    action = decided(game, 0)
    assert isinstance(action, Extract)
    assert action.planet == MOSS


def test_explains_its_choices_as_chances_of_winning() -> None:
    crew = [paw("engineering"), paw("extraction")]
    game = leader(5, hands={0: [*crew, blueprint("KKG")]})
    player = make(STEPS)
    choices = player.explain(game.view(0), game.legal(0))
    assert 2 <= len(choices) <= 3
    assert isinstance(choices[0].action, Extract)
    assert choices[0].value > 80
    assert all(game.check(0, choice.action) is None and choice.why is not None for choice in choices)
    assert [choice.value for choice in choices] == sorted([c.value for c in choices], reverse=True)


def test_explains_in_every_phase(work: Work) -> None:
    phases: set[str] = set()
    for seed in range(work.amount(2, 20)):
        game = new(3, seed=seed)
        players = [make("captain@2", seed=seat) for seat in range(3)]
        for _ in range(150):
            if not game.waiting_for():
                break
            seat = game.waiting_for()[0]
            view, legal = game.view(seat), game.legal(seat)
            choices = players[seat].explain(view, legal)
            assert choices
            assert all(game.check(seat, choice.action) is None for choice in choices)
            phases.add(view.phase)
            game.play(seat, choices[0].action)
    assert phases >= {"turn", "market", "overflow", "window"}


# ---- looking ahead


@pytest.mark.parametrize("players", [2, 3, 6])
def test_imagined_games_are_played_to_their_end_by_the_rules(
    players: int, monkeypatch: pytest.MonkeyPatch, work: Work
) -> None:
    """Nothing that a quick player does would be refused."""
    done = 0
    apply = AfterNova.apply

    def checked(game: AfterNova, seat: int, action: Action) -> list[object]:
        nonlocal done
        done += 1
        assert game.check(seat, action) is None
        return apply(game, seat, action)  # type: ignore[return-value]

    if apply.__class__.__name__ == "function":  # compiled methods cannot be replaced
        monkeypatch.setattr(AfterNova, "apply", checked)
    for seed in range(work.amount(2, 50)):
        world = Game.imagine(new(players, seed=seed).view(0), Random(seed))
        assert isinstance(world, AfterNova)
        play_on(world, 10_000, [TRADER] * players)
        outcome = world.outcome()
        assert outcome is not None
        assert outcome.reason == "sixth_blueprint"
    work.did(done, "actions of imagined games")


def test_a_rival_with_a_prism_is_expected_to_complete_in_the_same_window() -> None:
    """Else quick players would end games that they lose, and choices that lead there would seem good."""
    wanted = blueprint("WWO")
    for prisms in (0, 1):
        game = arrange(new(3), hands={1: [wanted]}, storage={1: "WOO"}, upgrades={1: ["prism"] * prisms})
        rival = game.state.players[1]
        cards = game.state.rules.cards
        done = completed_score(cards, rival.starship, rival.completed)
        more = completed_score(cards, rival.starship, [wanted])
        assert rivals_best(game.state, 0) == done + (more if prisms else 3)


def test_prospects_are_chances_and_follow_the_points() -> None:
    even = prospects(leader(0, storage={}).state)
    ahead = prospects(leader(4).state)
    assert sum(even) == pytest.approx(1)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > 0.8 > even[0]


def test_gives_up_the_poorer_half_again_and_again() -> None:
    game = new(4, seed=5)
    legal = [action for action in game.legal(0) if isinstance(action, Take)]
    foresight = Foresight(game.view(0), legal, [0.0] * len(legal))
    foresight.search(Clock(budget_of("200")), Random(1))
    worlds = sorted(trial.worlds for trial in foresight.trials)
    assert worlds[0] >= 200 // 3 // len(legal) - 1
    assert worlds[-1] > 2 * worlds[0]
    assert sum(worlds) <= 200 + len(legal)


@pytest.mark.parametrize("ticks", [20, 100])
def test_looks_at_the_clock_after_each_trial(ticks: int) -> None:
    """By a clock that goes on by a second with each look, so that no machine's speed matters."""
    looks = count()
    game = new(4, seed=5)
    player = make("captain", seed=1)
    player.budget = Budget(float(ticks), now=lambda: float(next(looks)))
    player.decide(game.view(0), game.legal(0))
    assert 0.9 * ticks < next(looks) <= 1.2 * ticks + 1


# ---- bargaining


def sounded(game: AfterNova, seat: int = 0) -> Sounding:
    outlook = Outlook(game.view(seat), TRADER)
    greed = {player.seat: 0.0 for player in outlook.view.players}
    return Sounding(Hiring(outlook), greed, WIDE, 8, Random(3))


def test_knows_what_a_trader_in_another_s_place_would_agree_to() -> None:
    game = leader(
        0, hands={0: [paw("engineering"), blueprint("KKG")], 1: [paw("extraction"), blueprint("WP")]}
    )
    for card in (paw("extraction"), blueprint("WP")):
        game.state.seen[card] = game.state.everyone()
    promised: dict[int | None, Icons] = {0: icons(engineering=2), 1: icons(extraction=2)}
    for given, rest in (("P", "KK"), ("", "KKP")):
        deal = terms(MOSS, promised, {0: rest, 1: given})
        chance = sounded(game).chance_of_taking(deal, 1)
        again = game.twin()
        again.play(0, Propose(deal, (paw("engineering"),)))
        agreed = isinstance(decided(again, 1, make("trader")), Agree)
        assert agreed == (given == "P")
        assert (chance > 0.9) if agreed else (chance < 0.1)


def test_what_was_refused_is_less_likely_to_be_taken_next_time() -> None:
    """Both worlds in which they would have agreed and they themselves are thought of differently then."""
    game = leader(
        0, hands={0: [paw("engineering"), blueprint("KKG")], 1: [paw("extraction"), blueprint("WP")]}
    )
    game.state.seen[paw("extraction")] = game.state.everyone()
    deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: "KK", 1: "P"})
    table = sounded(game)
    before = table.chance_of_taking(deal, 1)
    table.was_refused(deal, 1)
    assert table.chance_of_taking(deal, 1) < before


@pytest.mark.parametrize(("chance", "asks"), [(0.7, False), (1.0, True)])
def test_a_helper_asks_for_more_only_if_the_deal_is_safe(chance: float, asks: bool) -> None:
    game = leader(0)
    promised: dict[int | None, Icons] = {0: icons(engineering=2), 1: icons(extraction=2)}
    offered, more = terms(MOSS, promised, {0: "KK", 1: "P"}), terms(MOSS, promised, {0: "K", 1: "KP"})
    game.play(0, Propose(offered, (paw("engineering"),)))
    table = sounded(game, seat=1)
    table._chances[0, more] = chance
    counter = Propose(more, (paw("extraction"),))
    choices = [
        Choice(0.30, Agree(1, (paw("extraction"),)), None),
        Choice(0.40, counter, None),
        Choice(0.20, Decline(1), None),
    ]
    found = {choice.action: choice.value for choice in with_consent(table, choices)}
    assert (max(found, key=lambda action: found[action]) == counter) == asks


# ---- company


@pytest.mark.parametrize("how", ["gifts", "refuses", "floods", "stalls"])
def test_unruly_company_neither_stops_nor_robs_captains(how: str, work: Work) -> None:
    """The game ends by a 6th Blueprint, and a captain wins it."""
    seats = work.amount(3, 4)
    for seed in range(work.amount(1, 10)):
        moves: list[Move] = []
        game = new(seats, seed=seed)
        captains = [make("captain@3", seed=seat) for seat in range(1, seats)]
        players: list[AnyPlayer | None] = [Unruly(how), *captains]
        outcome = Match(game, players, moves.append).run()
        assert outcome.reason == "sixth_blueprint"
        assert 0 not in outcome.winners
        work.did(len(moves), "moves")


@pytest.mark.parametrize("level", ["trader", "captain@4"])
def test_whoever_asks_for_everything_gets_nothing(level: str, work: Work) -> None:
    found = demands(level, work.amount(1, 40))
    assert found.asked > 10
    assert found.agreed <= 0.02 * found.asked
    work.did(found.asked, "demands for everything")


def test_a_captain_wins(work: Work) -> None:
    """One against three, in every seat in turn: always against random players, often against traders."""
    others, games, least = work.amount(("random", 1, 1), ("trader", 100, 30))
    won = 0
    for number in range(games):
        levels = [others] * 4
        levels[number % 4] = "captain@24"
        players = [make(level, seed=seat) for seat, level in enumerate(levels)]
        won += number % 4 in Match(new(4, seed=700 + number), players).run().winners
    assert won >= least

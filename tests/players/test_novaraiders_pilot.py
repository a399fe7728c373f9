"""The pilot and the captain of Nova-Raiders: they find what a turn allows, and see what comes after it."""

import gc
from itertools import count
from random import Random
from time import process_time
from typing import Any

import pytest

from novatable import Action, Game
from novatable.core.reason import Reason
from novatable.novaraiders.actions import EndTurn, Keep, Launch, Place, Unload, Upgrade
from novatable.novaraiders.cards import GRADUATE, TOWER
from novatable.novaraiders.frames import Placing
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import TURN
from novatable.novaraiders.view import View
from novatable.players import make
from novatable.players.budget import Budget, Clock
from novatable.players.novaraiders.captain import Captain, choices
from novatable.players.novaraiders.chart import chart_of
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.glance import Glance
from novatable.players.novaraiders.lookahead import Candidate, Future, follow, judged
from novatable.players.novaraiders.pilot import Pilot
from novatable.players.novaraiders.reasons import futures_reason
from novatable.players.novaraiders.search import (
    JUMPS,
    Line,
    Search,
    answers,
    foreseen,
    near_shards,
)
from novatable.players.novaraiders.settling import settle, settle_others
from novatable.players.novaraiders.weights import NAMES, weights_for
from tests.builders.novaraiders import arrange, basic, gate, new, shards, space
from tests.conftest import Work
from tools.learn import RIDGE, SIZE, STEADY, Table, add, centred, fitted, nothing, tried
from tools.outcomes import follow as follow_turns

FETCHING = (
    basic("orbit 1", "jump"),
    basic("orbit 1", "unload"),
    basic("orbit 2", "unload"),
    basic("orbit 2", "hijack"),
    basic("orbit 3", "hijack"),
)


def eyes(game: NovaRaiders, seat: int = 0) -> Evaluation:
    track = len(game.state.rules.board.track)
    return Evaluation(game.state, seat, chart_of(game.view(seat)), weights_for(track))


def turn(game: NovaRaiders, level: str) -> list[Any]:
    """What a player does until its turn ends; others place their Shards."""
    seat = game.state.active
    players = [make(level, "novaraiders", seed=other) for other in range(3)]
    done: list[Any] = []
    while game.outcome() is None and not (done and isinstance(done[-1], EndTurn)):
        other = game.waiting_for()[0]
        action = players[other].decide(game.view(other), game.legal(other))
        if other == seat:
            done.append(action)
        game.play(other, action)
    return done


def midgame(seed: int, people: int = 3, turns: int = 9) -> NovaRaiders:
    """A position at the beginning of a turn, after some between cadets."""
    game = Game.new("novaraiders", people, seed)
    assert isinstance(game, NovaRaiders)
    cadets = [make("cadet", "novaraiders", seat) for seat in range(people)]
    while game.outcome() is None:
        state = game.state
        if state.turn >= turns and state.phase == TURN and not state.frames and not state.row:
            break
        seat = game.waiting_for()[0]
        game.play(seat, cadets[seat].decide(game.view(seat), game.legal(seat)))
    return game


# ---- a turn


def test_fetches_a_shard_and_unloads_it_in_one_turn() -> None:
    """Launch, Orbit 1 onto the Shards, Orbit 1 back, Unload: three actions and two links."""
    game = arrange(new(), ships={}, piles={space(2, 0, 1): "YB"}, hands={0: FETCHING})
    turn(game, "pilot")
    assert sum([len(bay) for bay in game.state.players[0].bays]) == 2


@pytest.mark.parametrize("level", ["pilot", "captain@60"])
@pytest.mark.parametrize("ahead", [True, False])
def test_ends_the_game_only_to_win_it(level: str, ahead: bool) -> None:
    """The next advance is the Supernova, and an Unload brings one point more."""
    bays = {0: ("YBR", "YBR"), 1: ("YBR",)} if ahead else {0: ("YB",), 1: ("YBR", "YBR")}
    ships = {0: {gate(5, 0): "Y"}, 1: {gate(5, 1): "Y"}}
    game = arrange(new(), ships=ships, piles={}, bays=bays, hands={0: FETCHING}, covered=3, time=14)
    turn(game, level)
    assert (game.outcome() is not None) == ahead


def every_way(game: NovaRaiders, evaluation: Evaluation, launched: int | None = None) -> float:
    """The best that any order of any cards leads to, looked for without any cleverness."""
    best = evaluation.of(game.state) if launched is None else -1e9
    seat = evaluation.seat
    near = near_shards(game.state, seat)
    home = game.state.rules.board.home_gates[seat]
    for action in game.legal(seat):
        if type(action) in JUMPS and not (near[action.to] or action.to in home):  # type: ignore[attr-defined]
            continue
        if isinstance(action, EndTurn) or (isinstance(action, Upgrade) and action.take is None):
            continue
        if launched is not None and getattr(action, "ship", None) != launched:
            continue
        after = game.twin()
        turn = after.state.turn
        after.apply(seat, action)
        if isinstance(action, Launch):
            best = max(best, every_way(after, evaluation, action.to))
            continue
        settle(after, evaluation, [])
        if after.state.phase == TURN and after.state.turn == turn:
            best = max(best, every_way(after, evaluation))
        else:
            best = max(best, evaluation.of(after.state))
    return best


@pytest.mark.parametrize("seed", range(4))
def test_a_wide_search_misses_nothing(seed: int) -> None:
    """Also not by what it leaves out: launching without acting, the same in another order."""
    game = midgame(seed)
    player = game.state.players[game.state.active]
    player.hand = player.hand[:3]
    evaluation = eyes(game, game.state.active)
    found = Search(game, evaluation, 100_000)
    assert found.best().value >= every_way(game, evaluation) - 1e-9


def test_a_line_can_be_played_and_leads_where_it_says() -> None:
    """As far as nothing unforeseen happens; then the pilot thinks again."""
    for seed in range(6):
        game = midgame(seed)
        seat = game.state.active
        evaluation = eyes(game, seat)
        line = Search(game, evaluation, 8).best()
        sure = foreseen(game.twin(), seat, line.actions)
        world = game.copy()
        for action in line.actions[:sure]:
            assert world.check(seat, action) is None
            world.play(seat, action)
        if sure == len(line.actions) and world.state.turn == game.state.turn:
            assert evaluation.of(world.state) == pytest.approx(line.value)


@pytest.mark.parametrize("people", [2, 3])
def test_positions_are_worth_the_same_whatever_was_looked_at_before(people: int) -> None:
    """What is worked out once for many positions is right for each of them."""
    rng = Random(3)
    for seed in range(3):
        game = new(people, seed=seed, directives=True)
        looking: dict[tuple[int, int], Evaluation] = {}
        while game.outcome() is None and game.state.turn < 40:
            seat = game.waiting_for()[0]
            if game.state.phase == TURN and not game.state.frames:
                used = looking.setdefault((game.state.turn, seat), eyes(game, seat))
                assert used.of(game.state) == eyes(game, seat).of(game.state)
                for action in game.legal(seat):
                    after = game.twin()
                    after.apply(seat, action)
                    assert used.of(after.state) == pytest.approx(eyes(game, seat).of(after.state))
            game.apply(seat, rng.choice(game.legal(seat)))


def test_a_plan_is_given_up_when_the_position_is_another() -> None:
    """As after an undo: the same player is asked in a game where its next card is gone."""
    game = arrange(new(), ships={}, piles={space(2, 0, 1): "YB"}, hands={0: FETCHING})
    pilot = make("pilot@8", "novaraiders")
    game.play(0, pilot.decide(game.view(0), game.legal(0)))
    other = arrange(
        new(), ships={0: {gate(2, 0): ""}}, hands={0: (basic("orbit 3", "jump"), basic("orbit 3", "unload"))}
    )
    action = pilot.decide(other.view(0), other.legal(0))
    assert other.check(0, action) is None


def test_others_cards_and_the_deck_make_no_difference_to_what_a_blind_card_is_worth() -> None:
    """A card taken unseen is worth what such cards are worth on average."""
    game = midgame(3)
    seat = game.state.active
    game.state.players[seat].hand = [basic("orbit 1", "upgrade")]
    lines = Search(game, eyes(game, seat), 8).lines()
    unseen = next(line for line in lines if line.actions[0] == Upgrade(basic("orbit 1", "upgrade"), None))
    assert len(unseen.actions) == 1


def test_a_glance_finds_the_same_simple_turn() -> None:
    """What a captain imagines of others is found with a fraction of the positions."""
    game = arrange(new(), ships={}, piles={space(2, 0, 1): "YB"}, hands={0: FETCHING})
    hand = game.state.players[0].hand[:]
    glance = Glance(game, eyes(game))
    assert any(isinstance(action, Unload) for action in glance.best().actions)
    assert game.state.players[0].hand == hand
    assert glance.best().value <= Search(game, eyes(game), 40).best().value


# ---- questions


def test_a_shard_is_placed_where_the_pilot_can_fetch_it() -> None:
    """All ships are in their Docks, so the nearest Asteroids of a ring are those beside one's own Gate."""
    game = arrange(new(), ships={}, piles={}, hands={0: FETCHING})
    game.state.frames.append(Placing(0, shards("Y")[0], ()))
    lines = answers(game, eyes(game), 8)
    best, worst = lines[0].actions[0], lines[-1].actions[0]
    assert isinstance(best, Place)
    assert isinstance(worst, Place)
    home = eyes(game).chart.home[0]
    assert home[best.to] > home[worst.to]


def test_explains_its_best_choices() -> None:
    game = midgame(2)
    seat = game.state.active
    for level in ("pilot@8", "captain@24"):
        choices = make(level, "novaraiders", 5).explain(game.view(seat), game.legal(seat))
        assert 1 <= len(choices) <= 3
        assert len(choices) == 3 or level != "pilot@8"
        assert [choice.value for choice in choices] == sorted(
            [choice.value for choice in choices], reverse=True
        )
        assert len({choice.action for choice in choices}) == len(choices)
        assert choices[0].action == make(level, "novaraiders", 5).decide(game.view(seat), game.legal(seat))
        assert all(choice.why is not None for choice in choices)


# ---- the captain


def test_the_line_that_does_best_in_the_futures_is_chosen() -> None:
    """Whatever the first impression was; and all are tried in the same worlds."""
    game = midgame(1)
    seat = game.state.active
    evaluation = eyes(game, seat)
    lines = Search(game, evaluation, 8).courses(4)
    candidates = [Candidate(line, foreseen(game.twin(), seat, line.actions)) for line in lines]
    rng = Random(1)
    future = Future(seat, evaluation.chart, weights_for(len(game.state.rules.board.track)))
    view = game.view(seat)

    def imagine() -> NovaRaiders:
        world = Game.imagine(view, rng)
        assert isinstance(world, NovaRaiders)
        return world

    ranked = judged(candidates, imagine, future, Clock(Budget(steps=40)))
    most = max([len(candidate.results) for candidate in candidates])
    best = next(candidate for candidate in candidates if candidate.line.actions is ranked[0].actions)
    assert most == len(best.results) >= min([len(candidate.results) for candidate in candidates]) > 0
    assert ranked[0].value == best.value(most)
    assert [line.value for line in ranked] == sorted([line.value for line in ranked], reverse=True)
    for candidate in candidates:
        shared = len(candidate.results)
        line = next(line for line in ranked if line.actions is candidate.line.actions)
        behind = best.value(shared) - candidate.value(shared)
        assert line.value == pytest.approx(ranked[0].value - max(behind, 0))


def test_a_captain_keeps_what_scores_among_pilots() -> None:
    """They leave nobody the most Special cards for long, but a high Bay stays high."""
    game = new(directives=True)
    goals = [directive.goal for directive in game.state.rules.cards.directives]
    game.state.players[0].dealt = goals.index(TOWER), goals.index(GRADUATE)
    kept = {
        level: make(level, "novaraiders").decide(game.view(0), game.legal(0))
        for level in ("cadet", "captain")
    }
    assert kept == {"cadet": Keep(goals.index(GRADUATE)), "captain": Keep(goals.index(TOWER))}


@pytest.mark.parametrize("file", [Pilot.learned, Captain.learned])
def test_others_points_count_the_same_all_game(file: str) -> None:
    """Otherwise whoever is behind holds its Shards back, only so that time does not advance."""
    for name in STEADY:
        assert len({row[NAMES.index(name)] for row in weights_for(15, file).rows}) == 1


def test_a_captain_compares_lines_that_achieve_different_things() -> None:
    """As far as it can be known before something unforeseen happens; futures of the same say nothing."""
    for number in range(3):
        game = midgame(number)
        seat = game.state.active
        lines = Search(game, eyes(game, seat), 8, 10_000).lines()
        candidates = choices(game, seat, lines, 6, 5.0, Clock(Budget()))
        assert candidates[0].line is lines[0]
        assert min([candidate.line.value for candidate in candidates]) >= lines[0].value - 5
        reached: list[tuple[object, ...]] = []
        for candidate in candidates:
            after = game.twin()
            for action in candidate.line.actions[: candidate.sure]:
                after.apply(seat, action)
            state = after.state
            reached.append(
                (state.shards, state.players[seat].bays, state.players[seat].specials, state.ships)
            )
        assert all(one not in reached[:place] for place, one in enumerate(reached))
        assert len(choices(game, seat, [lines[0]] * 3, 6, 5.0, Clock(Budget()))) == 1


def test_a_line_is_followed_as_far_as_possible_when_something_unforeseen_happens() -> None:
    """A Shard spawned elsewhere does not end a turn: what is still possible of the line is played."""
    partly = whole = 0
    for number in range(5):
        game = midgame(number)
        seat = game.state.active
        evaluation = eyes(game, seat)
        for line in Search(game, evaluation, 8).courses(6):
            sure = foreseen(game.twin(), seat, line.actions)
            rest = line.actions[sure:]
            world = Game.imagine(game.view(seat), Random(number))
            assert isinstance(world, NovaRaiders)
            for action in line.actions[:sure]:
                world.play(seat, action)
            other = world.twin()
            played = follow(world, evaluation, rest)
            assert not world.state.frames
            for action in played:
                settle_others(other, evaluation)
                other.play(seat, action)
            whole += played == rest != []
            partly += len(played) < len(rest)
    assert whole
    assert partly


def test_a_line_that_is_clearly_worse_is_given_up_early() -> None:
    """The fourth world decides, unless the results scatter too much to tell."""
    line = Line(0.0, [EndTurn()], 0)
    best, worse, uncertain = [Candidate(line, 1) for _ in range(3)]
    for number in range(4):
        assert not worse.is_behind(best)
        best.results.append(10.0 + number)
        worse.results.append(4.0 + number / 2)
        uncertain.results.append(-10.0 if number % 2 else 30.0)
    assert worse.is_behind(best)
    assert not uncertain.is_behind(best)
    assert not best.is_behind(best)


@pytest.mark.parametrize(
    ("budget", "lines"), [("4", 2), ("32", 6), ("100", 20), ("999", 24), ("0.05s", 8), ("1s", 24)]
)
def test_a_captain_with_more_time_tries_more_lines(budget: str, lines: int) -> None:
    captain = make(f"captain@{budget}", "novaraiders", 1)
    assert isinstance(captain, Captain)
    assert captain.tried == lines


def test_a_search_and_a_choice_end_when_their_part_of_the_budget_is_used_up() -> None:
    """Steps stand for time here: before any is used up, everything is searched."""
    game = midgame(3)
    seat = game.state.active
    clock = Clock(Budget(steps=20))
    lines = Search(game, eyes(game, seat), 40, clock=clock).lines()
    assert len(lines) > 50
    assert len(choices(game, seat, lines, 6, 99.0, clock)) == 6
    for _ in range(11):
        clock.step()
    assert len(choices(game, seat, lines, 6, 99.0, clock)) == 2
    assert len(Search(game, eyes(game, seat), 40, clock=clock).lines()) == 1


def test_a_captain_says_what_a_line_is_for_that_did_best_in_its_futures() -> None:
    assert futures_reason(Reason("ship-robs"), 7) == Reason("futures-robs", {"n": 7})
    assert futures_reason(Reason("time"), 7) == Reason("futures", {"n": 7})


def test_nothing_is_searched_for_cycles_before_the_decision_is_made() -> None:
    """That can take half of a tenth of a second."""
    collecting: list[bool] = []

    class Watched(Captain):
        def _reason(self, view: View, line: list[Action]) -> Reason:
            collecting.append(gc.isenabled())
            return super()._reason(view, line)

    game = midgame(1)
    seat = game.state.active
    captain = Watched(1)
    captain.budget = Budget(steps=2)
    captain.decide(game.view(seat), game.legal(seat))
    assert (collecting, gc.isenabled()) == ([False], True)


@pytest.mark.parametrize("ticks", [20, 100])
def test_a_captain_looks_at_the_clock_while_it_searches_and_tries(ticks: int) -> None:
    """By a clock that goes on by a second with each look, so that no machine's speed matters."""
    looks = count()
    game = midgame(1)
    seat = game.state.active
    captain = make("captain", "novaraiders", 1)
    captain.budget = Budget(float(ticks), now=lambda: float(next(looks)))
    captain.decide(game.view(seat), game.legal(seat))
    assert 0.9 * ticks < next(looks) <= 1.2 * ticks + 1


def test_a_captain_keeps_its_budget(work: Work) -> None:
    """One future at most is begun before the time is up. Time is the processor's: the machine may be busy."""
    if not work.full:
        pytest.skip("timed: for a release")
    late: list[float] = []
    for seed in range(100):
        game = midgame(seed)
        seat = game.state.active
        captain = make("captain", "novaraiders", seed)
        captain.budget = Budget(0.5, now=process_time)
        began = process_time()
        captain.decide(game.view(seat), game.legal(seat))
        late.append(process_time() - began)
    assert sum([taken > 0.6 for taken in late]) <= 1


# ---- what is learned


@pytest.mark.parametrize("file", [Pilot.learned, Captain.learned])
@pytest.mark.parametrize("people", [2, 3, 4])
def test_everything_that_tells_a_position_has_its_weight(people: int, file: str) -> None:
    game = midgame(4, people)
    numbers = eyes(game, game.state.active).numbers(game.state)
    assert len(numbers) == len(NAMES)
    rows = weights_for(15, file).rows
    assert len(rows) == 16
    assert all(len(row) == len(NAMES) for row in rows)


def test_learning_finds_what_made_the_difference() -> None:
    """Results that follow from known weights, and the doubt that keeps them near those before."""
    table = Table([0.1] * SIZE, 0, 0)
    while not table.at_leisure():
        table.step()
    sums = nothing()
    add(sums, centred(tried(table)))
    known = [float(place % 7) for place in range(SIZE)]
    results = [
        sum([product * weight for product, weight in zip(row, known, strict=True)])
        + RIDGE * (known[number] - 1.0)
        for number, row in enumerate(sums.products)
    ]
    assert fitted(sums._replace(results=results), [1.0] * SIZE) == pytest.approx(known, abs=1e-3)


def test_lines_are_compared_with_those_of_the_same_turn() -> None:
    rows = [([1.0, 4.0], 3.0), ([3.0, 4.0], 9.0)]
    assert centred(rows) == [([-1.0, 0.0], -3.0), ([1.0, 0.0], 3.0)]
    table = Table([0.1] * SIZE, 2, 0)
    while not table.at_leisure():
        table.step()
    rows = tried(table)
    assert len(rows) > 2
    again = Table([0.1] * SIZE, 2, 0)
    while not again.at_leisure():
        again.step()
    assert tried(again) == rows


def test_a_position_is_worth_what_the_next_one_is_and_the_last_what_the_game_brought() -> None:
    sums = nothing()
    first, second = [[float(place == only) for place in range(SIZE)] for only in (3, 5)]
    follow_turns(sums, [first, second], 10.0)
    fit = fitted(sums, [0.0] * SIZE, [1e-9] * SIZE)
    assert fit == pytest.approx([10.0 * (place in (3, 5)) for place in range(SIZE)])

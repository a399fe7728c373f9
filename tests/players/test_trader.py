"""The sense of a trader: what it proposes, agrees to, counters and refuses, in unruly company too."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from novatable import Action, Game
from novatable.afternova.actions import Agree, Call, Complete, Decline, Extract, Pass, Propose, Show, Take
from novatable.afternova.cards import COLOURS
from novatable.afternova.deals import answering, canonical, promise_of
from novatable.afternova.game import AfterNova
from novatable.afternova.model import as_counts
from novatable.afternova.reading import pledges
from novatable.afternova.terms import NO_FRAGMENTS, Answer, Icons, Share
from novatable.players import levels_of, make
from novatable.players.afternova.ledger import Ledger
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.remarks import MORE
from novatable.players.afternova.temper import EVEN, GENEROUS, HARD, Temper
from novatable.players.afternova.trader import Trader
from novatable.players.afternova.worth import minus
from novatable.players.match import Match, Move
from novatable.players.player import AnyPlayer
from tests.builders.afternova import CARDS, arrange, blueprint, icons, new, paw, planet, starship, terms
from tests.conftest import Work
from tests.players.company import Unruly
from tools.bargaining import bargains

MOSS = planet("engineering", "extraction", spaces=3)
SABLE = planet("piloting", "security", spaces=3)
PLUMMET = planet("piloting", "extraction", spaces=5)
DULL = [paw("piloting", nth=nth) for nth in range(4)]
TRADERS = [level for level in levels_of("afternova") if level.startswith("trader")]


def decided(game: AfterNova, seat: int, player: AnyPlayer | None = None) -> Action:
    player = player or make("trader")
    player.remember(game.answers())
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


def partners() -> AfterNova:
    """Seat 0 has an engineer and lacks black; seat 1 has a driller and lacks green; all know it."""
    helper = [paw("extraction"), blueprint("WG")]
    crew = [paw("engineering"), blueprint("KKG")]
    game = quiet(
        6,
        hands={0: crew, 1: helper},
        planets=[(PLUMMET, "PPOOO"), (MOSS, "KKG"), (SABLE, "PPO")],
        storage={0: "G", 1: "W"},
        starships={0: starship("KG")},
        paws=DULL,
        blueprints=[blueprint(size=5, nth=nth) for nth in range(3)],
    )
    for card in helper + crew:
        game.state.seen[card] = game.state.everyone()
    return game


def share(action: Action, seat: int) -> int:
    assert isinstance(action, Propose)
    return sum(sum(part.fragments) for part in action.terms.split if part.seat == seat)


def test_extracts_alone_where_nobody_is_needed() -> None:
    crew = [paw("engineering"), paw("extraction")]
    game = quiet(
        hands={0: [*crew, blueprint("KKG")]},
        planets=[(MOSS, "KKG"), (SABLE, "WWO"), (PLUMMET, "PPOOO")],
        paws=DULL,
        blueprints=[blueprint(size=5, nth=nth) for nth in range(3)],
    )
    assert decided(game, 0) == Extract(MOSS, (crew[0], crew[1]))


def test_proposes_what_both_gain_by() -> None:
    game = partners()
    action = decided(game, 0)
    assert isinstance(action, Propose)
    assert any(promise_of(action.terms, 1))
    assert share(action, 0) > share(action, 1) > 0
    game.play(0, action)
    assert isinstance(decided(game, 1), Agree)


@pytest.mark.parametrize("helpers", [2, 3])
def test_asks_as_many_as_it_takes(helpers: int) -> None:
    """Plummet takes 5 piloting and 2 extraction, of which nobody has more than a part; everybody gains."""
    both = [paw("piloting", "extraction", nth=nth) for nth in range(2)]
    crew = [[paw("piloting")], [paw("piloting", nth=1)], both[:1], both[1:]]
    if helpers == 2:
        crew[2] += crew.pop()
    hands = {
        seat: [*paws, blueprint(("KKG", "KWGO", "KWGP", "WGPP")[seat])] for seat, paws in enumerate(crew)
    }
    game = quiet(
        6,
        hands=hands,
        planets=[(PLUMMET, "KKWPP"), (MOSS, "OOO"), (SABLE, "OOO")],
        storage={0: "G", 1: "KGO", 2: "KWG", 3: "WGP"},
        starships={0: starship("KG")},
        paws=[paw("engineering", nth=nth) for nth in range(4)],
        blueprints=[blueprint(size=5, nth=nth) for nth in range(3)],
    )
    for hand in hands.values():
        for card in hand:
            game.state.seen[card] = game.state.everyone()
    player = make("trader")
    action = decided(game, 0, player)
    assert isinstance(action, Propose)
    assert [promise.seat for promise in action.terms.promises] == list(range(helpers + 1))
    assert player.reason.startswith("All together")
    game.play(0, action)
    assert [type(decided(game, seat)) for seat in range(1, helpers + 1)].count(Agree) >= helpers - 1


def test_asks_for_a_stored_fragment_where_nothing_else_would_do() -> None:
    """The Planet has nothing for seat 0, but seat 1 has, and needs what is on the Planet."""
    cards = {0: [paw("engineering"), blueprint("KWGO")], 1: [paw("extraction"), blueprint("WPO")]}
    game = quiet(
        6,
        hands=cards,
        planets=[(PLUMMET, "WWOOO"), (MOSS, "WPO"), (SABLE, "WWO")],
        storage={0: "KWO", 1: "WG"},
        starships={0: starship("WG")},
        paws=DULL,
        blueprints=[blueprint(size=5, nth=nth) for nth in range(3)],
    )
    for card in cards[0] + cards[1]:
        game.state.seen[card] = game.state.everyone()
    action = decided(game, 0)
    assert isinstance(action, Propose)
    assert (1, 0) in [(transfer.giver, transfer.receiver) for transfer in action.terms.transfers]
    game.play(0, action)
    assert isinstance(decided(game, 1), Agree)


def test_offers_help_to_the_active_player() -> None:
    game = partners()
    offered = make("trader").volunteer(game.view(1))
    assert isinstance(offered, Propose)
    assert game.check(1, offered) is None
    game.play(1, offered)
    assert make("trader").volunteer(game.view(1)) is None  # one at a time


def test_never_repeats_what_was_refused_and_asks_for_less() -> None:
    game = partners()
    player = make("trader")
    refused: list[Propose] = []
    while isinstance(action := decided(game, 0, player), Propose):
        assert action.terms not in [other.terms for other in refused]
        refused.append(action)
        game.play(0, action)
        for seat in game.view(None).offers[-1].asked:
            game.play(seat, Decline(game.view(None).offers[-1].number))
            break
    assert 1 <= len(refused) <= EVEN.offers
    assert all(share(later, 1) >= share(earlier, 1) for earlier, later in pairwise(refused))


def test_whoever_makes_an_open_call_does_not_refuse_who_takes_it(work: Work) -> None:
    """They agree, or try for something better first; they used to go to the Market instead."""
    taken = 0
    for seed in range(work.amount(3, 60)):
        game = new(4, seed=seed)
        match = Match(game, [make("trader", seed=seat) for seat in range(4)])
        while (move := match.step()) is not None:
            if not isinstance(move.action, Call):
                continue
            for seat in range(4):
                deal = answering(move.action.terms, seat)
                ways = pledges(game.view(seat), promise_of(deal, seat)) if seat != move.seat else []
                if ways:
                    later = game.twin()
                    later.play(seat, Propose(deal, *ways[0]))
                    assert isinstance(decided(later, move.seat), Agree | Propose | Call)
                    taken += 1
    assert taken


def test_counters_what_is_not_enough_and_says_no_in_the_end() -> None:
    game = partners()
    greedy = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: "KKG"})
    game.play(0, Propose(greedy, (paw("engineering"),)))
    player = make("trader")
    counter = decided(game, 1, player)
    assert isinstance(counter, Propose)
    assert share(counter, 1) > 0
    assert player.reason == "I would rather do it like this."
    game.play(1, counter)
    assert decided(game, 1, player) == Decline(1)
    assert player.reason != "I would rather do it like this."


def test_what_it_says_it_would_agree_to_it_agrees_to(work: Work) -> None:
    """For one or two Fragments more of a colour, as it said."""
    asked = 0
    for number in range(work.amount(6, 60)):
        game = new(seed=number)
        players = [make(("cadet", "trader")[seat % 2], seed=seat) for seat in range(4)]
        table = Match(game, players)
        while (move := table.step()) is not None:
            if isinstance(move.action, Decline) and move.why is not None and move.why.code in MORE:
                count, colour = MORE.index(move.why.code) + 1, COLOURS.index(str(move.why.args["colour"]))
                better = with_more(game, move.seat, colour, count)
                if better is not None:
                    asked += 1
                    assert isinstance(decided(better, move.seat, players[move.seat]), Agree)
    assert asked > 3


def with_more(game: AfterNova, seat: int, colour: int, count: int) -> AfterNova | None:
    """The active player makes the last offer again, with so many Fragments more for a helper."""
    active, terms = game.state.active, game.state.declined[-1]
    shares = {share.seat: share.fragments for share in terms.split}
    if seat == active or shares.get(active, NO_FRAGMENTS)[colour] < count:
        return None
    more = as_counts([count * (each == colour) for each in range(5)])
    shares[active] = minus(shares[active], more)
    split = (*[Share(*share) for share in shares.items()], Share(seat, more))
    again = game.twin()
    for paws, upgrades, returns in pledges(game.view(active), promise_of(terms, active)):
        proposal = Propose(canonical(replace(terms, split=split)), paws, upgrades, returns)
        if again.check(active, proposal) is None:
            again.play(active, proposal)
            return again
    return None


@pytest.mark.parametrize(("given", "agrees"), [("KKG", True), ("", False)])
def test_helps_for_what_it_needs_and_not_for_nothing(given: str, agrees: bool) -> None:
    rest = "" if given else "KKG"
    game = quiet(
        hands={0: [paw("engineering")], 1: [paw("extraction"), blueprint("KKG")]},
        planets=[(MOSS, "KKG"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: rest, 1: given})
    game.play(0, Propose(deal, (paw("engineering"),)))
    assert isinstance(decided(game, 1), Agree) == agrees


def test_answers_an_open_call_that_pays() -> None:
    game = quiet(
        hands={0: [paw("engineering")], 1: [paw("extraction"), blueprint("KKG")]},
        planets=[(MOSS, "KKG"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
    )
    promises = {0: icons(engineering=2), None: icons(extraction=2)}
    game.play(0, Call(terms(MOSS, promises, {None: "KKG"})))
    deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {1: "KKG"})
    assert make("trader").volunteer(game.view(1)) == Propose(deal, (paw("extraction"),))


def test_shows_a_card_that_the_other_lacks_once_its_offers_were_in_vain() -> None:
    game = partners()
    game.state.seen[paw("extraction")] = 0
    player = make("trader")
    said = player.volunteer(game.view(1))
    while isinstance(said, Propose):
        game.play(1, said)
        game.play(0, Decline(game.view(None).offers[-1].number))
        said = player.volunteer(game.view(1))
    assert said == Show((paw("extraction"),), (0,))
    assert game.check(1, said) is None
    game.play(1, said)
    assert player.volunteer(game.view(1)) is None


@pytest.mark.parametrize("ahead", [True, False])
def test_ends_the_game_if_it_is_ahead(ahead: bool) -> None:
    small = [blueprint(size=2, nth=nth) for nth in range(5)]
    large = [blueprint(size=5, nth=nth) for nth in range(3)] + [blueprint(size=4, nth=9)]
    game = quiet(
        hands={0: [blueprint("KKG")]},
        storage={0: "KKG", 1: "WWOO"},
        completed={0: small, 1: [] if ahead else large},
        starships={0: starship("WO")},
        paws=DULL,
    )
    while game.view(None).phase != "window":
        game.play(0, next(action for action in game.legal(0) if isinstance(action, Take)))
    player = make("trader")
    assert isinstance(decided(game, 0, player), Complete) == ahead
    assert not ahead or player.reason == f"{CARDS.card_name(blueprint('KKG'))} ends the game."


@pytest.mark.parametrize("level", ["cadet", "trader", "captain@6"])
@pytest.mark.parametrize(("held", "could"), [("KKG", True), ("WWO", False)])
def test_an_6_7_a_pass_does_not_say_whether_something_could_be_completed(
    level: str, held: str, could: bool
) -> None:
    small = [blueprint(size=2, nth=nth) for nth in range(5)]
    large = [blueprint(size=5, nth=nth) for nth in range(3)] + [blueprint(size=4, nth=9)]
    game = quiet(hands={0: [blueprint("KKG")]}, storage={0: held}, completed={0: small, 1: large}, paws=DULL)
    while game.view(None).phase != "window":
        game.play(0, next(action for action in game.legal(0) if isinstance(action, Take)))
    assert (len(game.legal(0)) > 1) == could
    player = make(level)
    if isinstance(player.decide(game.view(0), game.legal(0)), Pass):
        assert player.reason == "Nothing more for now."
    else:
        assert could


def test_explains_its_best_three() -> None:
    game = partners()
    player = make("trader")
    choices = player.explain(game.view(0), game.legal(0))
    assert 2 <= len(choices) <= 3
    assert choices[0].action == player.decide(game.view(0), game.legal(0))
    assert all(game.check(0, choice.action) is None and choice.why is not None for choice in choices)
    assert choices[0].value > choices[-1].value


def test_remembers_who_refuses_and_who_agrees() -> None:
    """One who refused is thought to want more, in this turn than what they refused."""
    game = partners()
    deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: "K", 1: "KG"})
    game.play(0, Propose(deal, (paw("engineering"),)))
    assert game.answers() == ()
    game.play(1, Decline(1))
    refused = Ledger(game.answers())
    assert refused.greed(1) > 0 == refused.greed(2)
    assert [answer.seat for answer in refused.refusals(game.view(0))] == [1]
    assert refused.refusals(game.view(1)) == refused.refusals(game.view(2)) == []
    less = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: "KK", 1: "G"})
    game.play(0, Propose(less, (paw("engineering"),)))
    game.play(1, Agree(2, (paw("extraction"),)))
    agreed = Ledger(game.answers())
    assert agreed.greed(1) < refused.greed(1)
    while game.view(None).turn == 1:
        game.play(game.waiting_for()[0], next(a for a in game.legal(game.waiting_for()[0])))
    assert agreed.refusals(game.view(0)) == []


def test_colours_asked_for_and_refused_tell_what_hidden_cards_are_for() -> None:
    """Seat 1 always leaves black and takes green: green is worth more to it than its open cards say."""
    wanted = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: "KK", 1: "G"})
    unwanted = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: "KG", 1: "K"})
    ledger = Ledger([Answer(unwanted, 1, agreed=False), Answer(wanted, 1, agreed=True)])
    black, white, green, _, _ = ledger.keen(1)
    assert green > 0.0 > black
    assert white == 0.0
    assert ledger.keen(2) == (0.0,) * 5
    view = quiet(hands={1: [paw("extraction"), blueprint("WG")]}).view(0)
    for hidden in (True, False):
        seen = view.players[1]
        seen = replace(seen, known=() if hidden else (paw("extraction"), blueprint("WG")))
        seen = replace(seen, hand_size=2)
        seat = replace(view, players=(view.players[0], seen, view.players[2]))
        before = Outlook(seat).side(1).gain((0, 0, 1, 0, 0))
        after = Outlook(seat, keen={1: ledger.keen(1)}).side(1).gain((0, 0, 1, 0, 0))
        assert (after - before) == pytest.approx(green if hidden else 0.0)


def test_answers_are_counted_from_the_position_on() -> None:
    """A game that was resumed in mid-turn goes on numbering its proposals."""
    game = partners()
    deal: dict[int | None, Icons] = {0: icons(engineering=2), 1: icons(extraction=2)}
    game.play(0, Propose(terms(MOSS, deal, {0: "KKG"}), (paw("engineering"),)))
    later = Game.load({key: value for key, value in game.dump().items() if key in ("setup", "state")})
    later.play(1, Decline(1))
    assert later.answers() == ()  # to a proposal from before
    better = terms(MOSS, deal, {0: "KG", 1: "K"})
    later.play(0, Propose(better, (paw("engineering"),)))
    later.play(1, Decline(2))
    assert later.answers() == (Answer(better, 1, agreed=False),)


def test_a_hard_one_agrees_to_less_than_a_generous_one() -> None:
    agreed: dict[Temper, set[str]] = {HARD: set(), GENEROUS: set()}
    for given in ("", "P", "W", "G", "WG", "PW", "PG"):
        game = quiet(
            6,
            hands={0: [paw("engineering")], 1: [paw("extraction"), blueprint("KWGO")]},
            storage={1: "K"},
            planets=[(MOSS, "PWG"), (SABLE, "PPO"), (PLUMMET, "PPOOO")],
        )
        rest = "".join(letter for letter in "PWG" if letter not in given)
        deal = terms(MOSS, {0: icons(engineering=2), 1: icons(extraction=2)}, {0: rest, 1: given})
        game.play(0, Propose(deal, (paw("engineering"),)))
        for temper, to in agreed.items():
            if isinstance(decided(game, 1, Trader(1, temper)), Agree):
                to.add(given)
    assert "WG" in agreed[HARD] < agreed[GENEROUS]
    assert "" not in agreed[GENEROUS]


# ---- company


@pytest.mark.parametrize("how", ["gifts", "refuses", "floods", "stalls"])
def test_unruly_company_neither_stops_nor_robs_traders(how: str, work: Work) -> None:
    """The game ends by a 6th Blueprint, and a trader wins it."""
    for seed in range(work.amount(1, 10)):
        moves: list[Move] = []
        game = new(4, seed=seed)
        players: list[AnyPlayer | None] = [Unruly(how), *[make("trader", seed=seat) for seat in (1, 2, 3)]]
        outcome = Match(game, players, moves.append).run()
        assert outcome.reason == "sixth_blueprint"
        assert 0 not in outcome.winners
        assert outcome.scores[0] < min(outcome.scores[1:]) + 12
        work.did(len(moves), "moves")


@pytest.mark.parametrize(("first", "players"), [(0, 2), (1, 3), (2, 4), (3, 6)])
def test_games_between_traders_end_by_a_sixth_blueprint(first: int, players: int, work: Work) -> None:
    """Among different temperaments; in a long run also among equals."""
    for seed in range(work.amount(1, 40)):
        turned = TRADERS[(first + seed) % 4 :] + TRADERS
        levels = turned[:players] if seed % 2 == 0 else turned[:1] * players
        match = Match(
            new(players, seed=300 + seed), [make(level, seed=seed) for level in (levels * 2)[:players]]
        )
        assert match.run().reason == "sixth_blueprint"


def test_a_game_among_hard_traders_ends_too() -> None:
    match = Match(new(3, seed=300), [make("trader-hard", seed=seat) for seat in range(3)])
    assert match.run().reason == "sixth_blueprint"


def test_deals_are_frequent_and_leave_nobody_worse_off(work: Work) -> None:
    """Among four traders: one deal in four extracts or more, and fewer than 5 % that somebody regrets."""
    found = bargains(["trader"] * 4, work.amount(2, 50))
    assert len(found.deals) >= 0.25 * found.counts["extracts"]
    worse = [deal for deal in found.deals if min(deal.gains) < -1e-6]
    assert len(worse) < 0.05 * len(found.deals)
    assert sum(deal.gains[0] for deal in found.deals) > 0


def test_a_trader_beats_cadets(work: Work) -> None:
    """One against the others, in every seat in turn: more points, and more than its share of the games."""
    players, games, least = work.amount((2, 8, 5), (4, 200, 70))
    won = lead = 0
    for number in range(games):
        seat = number % players
        levels = ["cadet"] * players
        levels[seat] = "trader"
        seated = [make(level, seed=10 * number + at) for at, level in enumerate(levels)]
        match = Match(new(players, seed=5000 + number), seated)
        outcome = match.run()
        won += seat in outcome.winners
        lead += players * outcome.scores[seat] - sum(outcome.scores[:players])
    assert lead > 0
    assert won >= least

"""A position that comes from outside is taken only if the rules could lead to it."""

import copy
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from novatable import Game
from novatable.afternova.actions import Extract, Jettison, Propose, Take
from novatable.afternova.cards import UPGRADES
from novatable.afternova.game import AfterNova
from novatable.afternova.model import MARKET, OVER, OVERFLOW, PAWS
from novatable.afternova.pledge import icons_of, is_useful, reach, returns_of
from novatable.afternova.terms import NO_ICONS
from tests.builders.afternova import CARDS, arrange, blueprint, icons, new, paw
from tests.rules.test_an_4_calls import CALL, PP, REACH, S1, SS, with_helper
from tests.rules.test_an_4_calls import table as with_calls

Position = dict[str, Any]
Change = Callable[[Position], object]


def with_players() -> AfterNova:
    return arrange(new(3), hands={0: [paw("piloting")]})


def with_bot() -> AfterNova:
    return new(2)


def with_proposals() -> AfterNova:
    """A call, and a proposal that answers it."""
    game = with_calls()
    game.play(0, CALL)
    game.play(1, Propose(with_helper(1), (S1,)))
    return game


def at_the_market() -> AfterNova:
    game = with_players()
    game.play(0, Take(game.state.rows[PAWS][0]))
    return game


def overflowing() -> AfterNova:
    """Seat 0 has extracted three Fragments with a full Storage."""
    game = arrange(new(3), hands={0: [PP, SS]}, storage={0: "KKWP"}, planets=[(REACH, "GGO")])
    game.play(0, Extract(REACH, (PP, SS)))
    return game


KINDS = (with_players, with_bot, with_proposals, at_the_market, overflowing)


def loaded(game: AfterNova, change: Change = lambda _: None) -> Game:
    """The game begun again from its position, with this change."""
    dump = game.dump()
    position = copy.deepcopy(Game.load(dump).dump()["state"])
    change(position)
    return Game.load({"setup": dump["setup"], "state": position})


@pytest.mark.parametrize("kind", KINDS)
def test_an_2_1_a_sound_position_is_taken_as_it_is(kind: Callable[[], AfterNova]) -> None:
    game = kind()
    again = loaded(game)
    assert again.digest() == game.digest()
    for viewer in (0, 1, None):
        assert again.view(viewer).to_bytes() == game.view(viewer).to_bytes()


def put(path: str, value: object) -> Change:
    """Something else at a place: `put("players 0 ready", 1)`."""

    def change(position: Any) -> None:
        *way, last = [int(step) if step.lstrip("-").isdigit() else step for step in path.split()]
        for step in way:
            position = position[step]
        position[last] = value

    return change


def move(source: str, target: str, count: int = 1) -> Change:
    """Cards or Fragments from the end of one list to another; Fragments are counted by colour there."""

    def change(position: Any) -> None:
        def at(path: str) -> Any:
            found = position
            for step in path.split():
                found = found[int(step) if step.isdigit() else step]
            return found

        for _ in range(count):
            moved = at(source).pop()
            if source == "bag":
                way, _, last = target.rpartition(" ")
                counts = list(at(target))
                counts[moved] += 1
                at(way)[int(last) if last.isdigit() else last] = counts
            else:
                at(target).append(moved)

    return change


def both(*changes: Change) -> Change:
    return lambda position: [change(position) for change in changes]


def cover(count: int) -> Change:
    """Fragments from the bag on that many icons of Bot's first Blueprint."""

    def change(position: Position) -> None:
        bot = position["bot"]
        covered = list(bot["covered"][0])
        wanted = [c for c in range(5) for _ in range(CARDS.cost[bot["row"][0]][c] - covered[c])]
        for colour in wanted[:count]:
            position["bag"].remove(colour)
            covered[colour] += 1
        bot["covered"][0] = covered

    return change


def off_colour(position: Position) -> None:
    bot = position["bot"]
    colour = CARDS.cost[bot["row"][0]].index(0)
    position["bag"].remove(colour)
    bot["covered"][0] = [int(c == colour) for c in range(5)]


UNSOUND: dict[str, tuple[Callable[[], AfterNova], Change, str]] = {
    "takes below none": (with_players, put("takes", -1), "counts are 0 to"),
    "too many numbered": (with_players, put("offers_numbered", 10**9 + 1), "counts are 0 to"),
    "no turn": (with_players, put("turn", 0), "turns are counted from 1"),
    "no round": (with_players, put("round", 0), "rounds are 1 to"),
    "nobody's proposals": (with_players, put("offers_made", [0, 0]), "proposals are counted per seat"),
    "nobody's completions": (with_players, put("completions", [0]), "completions are counted per player"),
    "a long row": (with_players, move("decks 0", "rows 0"), "a row of the Market has up to 4"),
    "a full Planet": (with_players, move("bag", "fragments 0"), "has . spaces"),
    "six completed in a turn": (
        with_players,
        both(move("decks 1", "players 0 completed", 6), put("players 0 ready", 6)),
        "the game ends with Blueprint 6 of a player",
    ),
    "seven completed": (
        with_players,
        both(move("decks 1", "players 0 completed", 7), put("players 0 ready", 7), put("phase", OVER)),
        "nobody completes more than 6",
    ),
    "completed, not ready": (
        with_players,
        move("decks 1", "players 0 completed"),
        "`ready` counts the Blueprints completed before this turn",
    ),
    "ready, not completed": (with_players, put("players 0 ready", 1), "`ready` counts completed"),
    "a large hand": (with_players, move("decks 0", "players 0 hand", 9), "seat 0 may hold"),
    "a full Storage": (with_players, move("bag", "players 1 storage", 7), "seat 1 stores too many"),
    "a long row of Bot": (
        with_bot,
        both(move("decks 1", "bot row"), lambda p: p["bot"]["covered"].append([0] * 5)),
        "Bot's row has up to 3",
    ),
    "seven scored by Bot": (with_bot, move("decks 1", "bot scored", 7), "Bot scores at most 6"),
    "six scored by Bot in a turn": (with_bot, move("decks 1", "bot scored", 6), "the game ends with"),
    "a full Storage of Bot": (with_bot, move("bag", "bot storage", 6), "Bot discards its stored Fragments"),
    "Fragments beside icons": (with_bot, off_colour, "lie on icons of their colour"),
    "a covered Blueprint": (with_bot, cover(10), "a covered Blueprint is scored"),
    "seen by strangers": (with_players, put(f"seen {paw('piloting')}", 16), "`seen` is a mask of seats"),
    "seen in a deck": (with_players, lambda p: put(f"seen {p['decks'][0][0]}", 1)(p), "cards in hands"),
    "shown, not seen": (with_players, put("shown", [[paw("piloting"), 1]]), "a card that was shown is known"),
    "shown out of a deck": (
        with_players,
        lambda p: put("shown", [[p["decks"][0][0], 1]])(p),
        "shown are cards in hands, to players",
    ),
    "shown at the Market": (
        at_the_market,
        both(put("shown", [[paw("piloting"), 1]]), put(f"seen {paw('piloting')}", 2)),
        "cards are shown before the action",
    ),
    "nobody is active": (with_players, put("active", 3), "a player is active"),
    "takes in a turn": (with_players, put("takes", 1), "takes belong to the Market"),
    "nothing to take": (with_players, put("phase", MARKET), "something can be taken"),
    "a window out of order": (with_players, put("window", [1, 0]), "the window names players in order"),
    "a window in a turn": (with_players, put("window", [0]), "the window is open while"),
    "final, yet not": (with_players, put("final", True), "`final` tells of a last Blueprint"),
    "over too soon": (with_players, put("phase", OVER), "a game ends with a last Blueprint"),
    "two of a number": (with_proposals, put("calls 0 number", 2), "a number of its own"),
    "a number to come": (with_proposals, put("calls 0 number", 3), "proposals are numbered"),
    "answered by who called": (with_proposals, put("calls 0 answered", [0]), "by other players, once each"),
    "answered twice": (with_proposals, put("calls 0 answered", [1, 1]), "by other players, once each"),
    "a call to somebody": (
        with_proposals,
        lambda p: put("calls 0 terms", p["offers"][0]["terms"])(p),
        "call 1 has an open place",
    ),
    "a call for another Planet": (
        with_proposals,
        put("calls 0 terms planet", 17),
        "the terms of call 1 are possible",
    ),
    "a proposal for another Planet": (
        with_proposals,
        put("offers 0 terms planet", 17),
        "the terms of proposal 2 are possible",
    ),
    "a proposal to nobody": (with_proposals, put("offers 0 asked", []), "is made by one and asks another"),
    "a proposal to others": (with_proposals, put("offers 0 asked", [2]), "proposal 2 asks its sides"),
    "help without a Paw": (with_proposals, put("offers 0 pledges 0 paws", []), "helpers play Paws"),
    "help with another's Paw": (with_proposals, put("offers 0 pledges 0 paws", [10]), "are covered"),
    "proposals at the Market": (
        at_the_market,
        lambda p: put("calls", loaded(with_proposals()).dump()["state"]["calls"])(p),
        "proposals stand before the action",
    ),
    "no Extract that overflows": (with_players, put("phase", OVERFLOW), "open while one overflows"),
    "an Extract of no Planet": (overflowing, put("extraction slot", 5), "the extracted Planet is laid out"),
    "an Extract of a full Planet": (overflowing, put("extraction slot", 1), "extracted Planet is empty"),
    "an Extract of others": (
        overflowing,
        put("extraction pledges 0 seat", 1),
        "the active player extracts",
    ),
    "a Paw comes back unplayed": (
        overflowing,
        put("extraction pledges 0 returns", [paw("engineering")]),
        "Paws return that were played",
    ),
    "nobody chooses": (overflowing, put("extraction choices", []), "those choose who store too much"),
    "all have chosen": (
        overflowing,
        put("extraction choices", [[0, [2, 1, 0, 0, 0]]]),
        "somebody has yet to choose",
    ),
}


@pytest.mark.parametrize("name", UNSOUND)
def test_an_2_1_an_unsound_position_is_refused_with_the_reason(name: str) -> None:
    kind, change, reason = UNSOUND[name]
    with pytest.raises(ValueError, match=rf"not a position of AfterNova: .*{reason}"):
        loaded(kind(), change)


def test_an_9_1_blueprints_that_are_ready_have_their_upgrades_in_a_position_too() -> None:
    upgraded = blueprint(upgrade="prism")
    game = loaded(arrange(new(3), completed={0: [upgraded, blueprint(upgrade="")]}))
    assert isinstance(game, AfterNova)
    assert game.state.players[0].upgrades == [int(name == "prism") for name in UPGRADES]


# ---- what is left to choose


def test_an_4_11_all_that_can_be_jettisoned_is_listed_and_nothing_else() -> None:
    game = overflowing()
    stored = game.state.players[0].storage
    over = sum(stored) - 4
    assert over > stored[1] > 0, "more than there is of a colour"
    possible = [each for each in product(*[range(n + 1) for n in stored]) if sum(each) == over]
    assert sorted(action.fragments for action in game.legal(0) if isinstance(action, Jettison)) == possible


def test_an_4_1_all_icons_of_a_hand_are_counted() -> None:
    hand = [paw("piloting"), paw("piloting", "security"), blueprint()]
    assert icons_of(CARDS, hand) == [3, 0, 1, 0, 0]
    assert icons_of(CARDS, []) == [0, 0, 0, 0, 0]


def test_an_4_10_a_promise_reaches_as_far_as_paws_and_upgrades_do() -> None:
    player = arrange(new(3), hands={0: [paw("piloting"), blueprint()]}).state.players[0]
    assert reach(CARDS, player, icons(piloting=3, security=1)) == icons(piloting=2)
    assert reach(CARDS, player, icons(piloting=1)) == icons(piloting=1)


def test_an_4_10_a_paw_with_one_icon_that_is_needed_is_useful() -> None:
    player = arrange(new(3), hands={0: []}).state.players[0]
    need = icons(piloting=1)
    assert is_useful(CARDS, player, need, paw("piloting", "security"))
    assert not is_useful(CARDS, player, need, paw("security"))
    assert not is_useful(CARDS, player, NO_ICONS, paw("piloting"))


def test_an_9_3_with_an_adapter_any_icon_is_useful() -> None:
    player = arrange(new(3), hands={0: []}, upgrades={0: ["adapter"]}).state.players[0]
    assert is_useful(CARDS, player, icons(piloting=1), paw("security"))


def test_an_9_9_any_played_paws_but_one_can_be_taken_back() -> None:
    loyal = [blueprint(upgrade="loyalty", nth=n) for n in range(2)]
    player = arrange(new(3), completed={0: loyal}).state.players[0]
    assert returns_of(player, (1, 2, 3)) == [(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3)]
    assert returns_of(player, (1, 2)) == [(), (1,), (2,)]

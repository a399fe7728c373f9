"""The table of Nova-Raiders as it is drawn: all that a player needs, nothing hidden, within the width."""

from collections import Counter
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from novatable.locales import words
from novatable.novaraiders import actions
from novatable.novaraiders.frames import HrlActing, Leaving, Placing, Unloading
from novatable.novaraiders.game import NovaRaiders
from novatable.players import make
from novatable.terminal.games import screen_of
from novatable.terminal.novaraiders.screen import NovaRaidersScreen
from novatable.terminal.screen import Unclear
from tests.builders.novaraiders import CARDS, STANDARD, arrange, basic, directive, gate, new, space, special

NAMES = ("Mia", "Rigel", "Vega", "Mira")


def screen(game: NovaRaiders) -> NovaRaidersScreen:
    shown = screen_of(game, NAMES[: game.setup.players], words("en"))
    assert isinstance(shown, NovaRaidersScreen)
    return shown


def drawn(what: RenderableType, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(what)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def board(game: NovaRaiders, seat: int | None, width: int = 80) -> str:
    return drawn(screen(game).board(game.view(seat), seat, width), width)


def offered(game: NovaRaiders, seat: int = 0, width: int = 80) -> str:
    """Glance and menu, as they are put to a seat in the middle of its turn."""
    shown, view = screen(game), game.view(seat)
    menu = shown.menu(view, game.legal(seat))
    return drawn(shown.glance(view, seat, width, menu), width) + drawn(shown.offer(view, menu), width)


def ring(text: str, number: int) -> list[str]:
    """The lines of a ring: the first is labelled, Stacks hang from it."""
    lines = text.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(f"ring {number} "))
    stop = next(n for n in range(start + 1, len(lines)) if lines[n].strip(" BYR"))
    return [line.rstrip() for line in lines[start:stop]]


def played_on(players: int, decisions: int, seed: int = 1) -> NovaRaiders:
    game = new(players, seed=seed, directives=True)
    rng = Random(seed)
    for _ in range(decisions):
        seat = game.waiting_for()[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return game


# ---- the rings


def test_a_ring_is_a_line_with_gates_steps_and_asteroids() -> None:
    text = board(arrange(new(3), piles={}), 0)
    assert ring(text, 5) == ["ring 5  [r]  1   2   3*  4   5  [b]  1   2   3*  4   5  [n]  1   2   3*  4   5"]
    assert ring(text, 1) == ["ring 1  [r]          1*         [b]          1*         [n]          1*"]


def test_nr_4_1_a_stack_hangs_from_its_space_the_ship_on_top() -> None:
    """Red carries yellow below and black above it on 4b2; a pile lies on an Asteroid and one on a Gate."""
    game = arrange(
        new(3),
        ships={0: {space(4, 1, 2): "YB"}, 2: {gate(4, 0): "R"}},
        piles={space(3, 0, 2): "BY", gate(3, 2): "R"},
    )
    text = board(game, 0)
    assert ring(text, 4) == [
        "ring 4  [N2] 1    2*   3    4   [b]  1    R3   3    4   [n]  1    2*   3    4",
        "         R                                B",
        "                                          Y",
    ]
    assert ring(text, 3) == [
        "ring 3  [r]    1     Y*    3    [b]    1     2*    3    [R]    1     2*    3",
        "                     B",
    ]


def test_nr_6_3_a_covered_ring_is_part_of_the_star() -> None:
    game = arrange(new(3), ships={}, piles={}, covered=2)
    text = board(game, 0)
    assert "▒" in ring(text, 2)[0]
    assert "[r]" not in ring(text, 1)[0]
    assert "[r]" in ring(text, 3)[0]


@pytest.mark.parametrize("width", [80, 100, 140, 200])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gates_of_a_base_stand_below_each_other(players: int, width: int) -> None:
    game = arrange(new(players), ships={}, piles={})
    text = board(game, 0, width)
    columns = {
        tuple(column for column, letter in enumerate(ring(text, number)[0]) if letter == "[")
        for number in range(1, 6)
    }
    assert len(columns) == 1
    assert len(columns.pop()) == max(players, 3)


def test_bases_that_do_not_fit_beside_each_other_are_drawn_in_blocks(tmp_path: Path) -> None:
    """A board with rings of 16 to 20 spaces for each base, on 80 columns."""
    text = STANDARD
    for width in (6, 5, 4, 3, 2):
        text = text.replace(f"width = {width}\n", f"width = {width + 14}\n")
    file = tmp_path / "wide.toml"
    file.write_text(text)
    game = new(4, cards=str(file))
    text = board(game, 0)
    assert max(map(len, text.splitlines())) <= 80
    assert text.count("ring 5 ") == 4
    assert text.count("Star▒") == 4


# ---- the whole table


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_its_width(players: int, width: int) -> None:
    game = played_on(players, 300)
    for seat in (None, 0):
        lines = board(game, seat, width).splitlines()
        assert max(map(len, lines)) <= width
        assert not any("…" in line for line in lines)


@pytest.mark.parametrize("width", [80, 140])
def test_the_board_shows_all_that_a_player_may_know(width: int) -> None:
    game = arrange(
        new(3),
        bays={0: ["YBR", "B"], 1: ["", "RR"]},
        hands={0: [basic("orbit 2", "hijack"), special("hop", "black")]},
        academy=[special("plunder", "red"), special("breach", "red"), special("timekeeper")],
        directives={0: directive("Tower")},
        ships={0: {gate(2, 0): ""}},
        piles={space(2, 1, 1): "Y"},
        time=3,
    )
    game.play(0, actions.Orbit(basic("orbit 2", "hijack"), gate(2, 0), space(2, 0, 2)))
    text = board(game, 0, width)
    for said in (
        "Turn 1, round 1: your turn",
        "Time 3/15",
        "next: Expansion; ring 1 is covered in 1",
        "> You   2    YBR  B  · 11     1/10/0",
        "Rigel 3    ·    RR · 2",
        "Plunder R",
        "Hijack; all its Shards stay.",
        "Row  Orbit 2 / Hijack (Orbit) = a Chain is needed next",
        "Your hand",
        "a Hop B",
        "Tower (6 points",
    ):
        assert said in text


def test_nr_8_two_players_see_what_hrl_has_used() -> None:
    game = arrange(new(2), hrl_deck=[3])
    game.play(0, actions.EndTurn())
    game.play(0, actions.Draw())
    text = board(game, 1)
    assert "r red  H.R.L." in text
    assert "H.R.L.: 5 cards in its deck. Used: Orbit any." in text
    assert "Turn 1, round 1: Mia’s turn" in text


def test_names_are_shown_as_they_are() -> None:
    game = arrange(new(3, directives=True), active=1)
    shown = screen_of(game, ["Mia", "[/x]", "[bold]"], words("en"))
    text = drawn(shown.board(game.view(0), None, 80))
    assert "[/x]’s turn" in text
    assert "b blue  [/x]" in text
    assert "  [bold] 3 " in text


def test_who_decides_in_anothers_turn_is_said() -> None:
    game = arrange(
        new(3), ships={0: {gate(3, 0): "Y"}}, hands={0: [basic("jump", "unload")]}, time=0, piles={}
    )
    game.play(0, actions.Unload(basic("jump", "unload"), gate(3, 0)))
    game.play(0, actions.Stow(0))
    assert "Turn 1, round 1: Mia’s turn. Place a " in board(game, 1)
    assert "Turn 1, round 1: your turn. Rigel is placing a " in board(game, 0)


def test_nr_11_2_no_directive_and_no_unseen_card_of_another_is_drawn() -> None:
    """Whatever is secret is on the board of its owner, and on no other."""
    for decisions in (1, 150):
        game = played_on(3, decisions)
        if game.waiting_for() == ():
            break
        for seat in (None, 0, 1, 2):
            text = board(game, seat, 140)
            for other, player in enumerate(game.state.players):
                kept = player.directive
                if kept is not None:
                    assert (CARDS.directives[kept].name in text) == (other == seat)
        assert "hand" not in board(game, None)


def test_nr_11_2_a_special_taken_unseen_is_drawn_for_its_owner_only() -> None:
    card, hop = basic("orbit 1", "upgrade"), special("hop", "black")
    game = arrange(
        new(3),
        hands={0: [card]},
        academy=[special("plunder"), special("breach"), special("timekeeper")],
        academy_deck=[hop],
    )
    game.play(0, actions.Upgrade(card, None))
    assert "Hop B" in board(game, 0)
    assert "Hop" not in board(game, 1)
    assert "1 unseen" in board(game, 1)


# ---- the menu


def test_actions_are_grouped_by_card_use_and_ship() -> None:
    game = arrange(
        new(3),
        hands={0: [basic("orbit 1", "jump"), basic("orbit 1", "unload"), special("hop", "yellow")]},
        ships={0: {gate(3, 0): "Y", space(5, 1, 2): ""}},
        piles={space(3, 0, 1): "BR"},
        bays={0: ["Y"]},
        academy=[],
    )
    lines = [line.rstrip() for line in offered(game).splitlines()]
    assert " a Orbit 1 3r: 1=3r1+BR  2=3n3  5b2: 3=5b3  4=5b1" in lines
    assert " b Unload  19=3r R2 Y" in lines
    assert "   Orbit 1 as a" in lines
    assert any(line.startswith(" c Hop     3r: 20=2r") for line in lines)
    assert any("End your turn  more: 4 others" in line for line in lines)


def test_every_legal_action_has_its_number_once() -> None:
    for seed in range(3):
        game = played_on(3, 0, seed)
        rng = Random(seed)
        shown = screen(game)
        for _ in range(150):
            waiting = game.waiting_for()
            if not waiting:
                break
            legal = game.legal(waiting[0])
            menu = shown.menu(game.view(waiting[0]), legal)
            assert len(menu.actions) == len(legal)
            assert set(menu.actions) == set(legal)
            game.play(waiting[0], rng.choice(legal))


@pytest.mark.parametrize("players", [2, 4])
def test_every_kind_of_decision_is_offered_within_the_width(players: int) -> None:
    game = new(players, seed=players, directives=True)
    cadets = [make("cadet", "novaraiders", seat) for seat in range(players)]
    asked: Counter[object] = Counter()
    while waiting := game.waiting_for():
        seat = waiting[0]
        view = game.view(seat)
        kind = type(view.frames[-1]) if view.frames else view.phase
        asked[kind] += 1
        if asked[kind] <= 10:
            width = (80, 100, 140)[asked[kind] % 3]
            lines = offered(game, seat, width).splitlines()
            assert max(map(len, lines)) <= width
            assert not any("…" in line for line in lines)
        game.play(seat, cadets[seat].decide(view, game.legal(seat)))
    assert {"directives", "turn", Leaving, Placing, Unloading} <= set(asked)
    assert (HrlActing in asked) == (players == 2)


@pytest.mark.parametrize(
    ("setting", "first", "said"),
    [
        (
            {"hands": {0: [basic("orbit 1", "jump")]}, "ships": {0: {gate(3, 0): "YB"}}},
            actions.Orbit(basic("orbit 1", "jump"), gate(3, 0), space(3, 0, 1)),
            ["Choose how many Shards stay behind on 3r.", "1=nothing  2=Y  3=YB"],
        ),
        (
            {"hands": {0: [basic("jump", "unload")]}, "ships": {0: {gate(3, 0): "R"}}, "bays": {0: ["YB"]}},
            actions.Unload(basic("jump", "unload"), gate(3, 0)),
            ["Choose a Bay for the top Shard (red).", "1=Bay 1 YB+R 5 to 10 points"],
        ),
        (
            {"hands": {0: [special("stevedore", "black")]}, "bays": {0: ["YB", "R"]}},
            actions.Stevedore(special("stevedore", "black"), None),
            ["Choose the Shard that goes onto Bay 1.", "put back 1=B  2=R"],
        ),
        (
            {
                "hands": {0: [special("hit_and_run", "red")]},
                "bays": {0: ["R"]},
                "ships": {0: {gate(3, 0): ""}, 1: {space(3, 0, 1): "YB"}},
            },
            actions.HitAndRun(special("hit_and_run", "red"), gate(3, 0), space(3, 0, 1)),
            ["Hit and Run: orbit 1 to 3 spaces with the same ship, or stay.", "Orbit 1=Stay  2=3r2"],
        ),
        (
            {"hands": {0: [special("slipstream", "red"), basic("orbit 3", "jump")]}, "bays": {0: ["R"]}},
            actions.Slipstream(special("slipstream", "red")),
            ["Slipstream: your next Orbits need no Chains.", "Row  Slipstream R (Slipstream) = Slipstream"],
        ),
    ],
)
def test_what_an_action_asks_next_is_put_in_words(
    setting: dict[str, object], first: actions.AnyAction, said: list[str]
) -> None:
    game = arrange(new(3), **setting)  # type: ignore[arg-type]
    game.play(0, first)
    text = offered(game)
    assert [line for line in said if line not in text] == []


def test_nr_8_3_the_card_of_hrl_and_its_ways_are_offered() -> None:
    game = arrange(new(2), ships={2: {gate(1, 2): ""}}, piles={space(1, 0, 1): "Y"}, hrl_deck=[0])
    game.play(0, actions.EndTurn())
    game.play(0, actions.Draw())
    text = offered(game)
    assert "H.R.L. plays Acquire inner: choose what its ship does." in text
    assert "H.R.L. 1r: 1=1b1+Y" in text


def test_single_answers_that_are_no_decision_are_not_asked() -> None:
    shown = screen(new(3))
    assert shown.nothing_to_decide((actions.Restow(1),)) == actions.Restow(1)
    assert shown.nothing_to_decide((actions.HrlMove(1, 2), actions.HrlMove(1, 3))) is None
    assert shown.nothing_to_decide((actions.EndTurn(),)) is None


# ---- a closer look, and the result


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("3b2", "3b2 is ring 3 (2 after the blue Gate), an Asteroid"),
        ("3b2", "There: Rigel’s Stack on 3b2 with 2 Shards (yellow, black)."),
        ("3b2", "Next to 3b1 and 3b3 on its ring; adjacent to 2b1, 2b2, 4b2 and 4b3 on the next rings"),
        ("1r", "There: 1 Shard (red) on 1r."),
        ("rigel", "Rigel on the board: Rigel’s Stack on 3b2 with 2 Shards (yellow, black)."),
        ("rigel", "Special cards owned: Plunder (red)."),
        ("mia", "Mia on the board: nothing."),
        ("hop", "Hop (yellow) and Hop (black): One ring inward or outward."),
        ("tower", "Tower (6 points). One of your Bays is higher"),
    ],
)
def test_a_closer_look(asked: str, said: str) -> None:
    game = arrange(
        new(3),
        ships={1: {space(3, 1, 2): "YB"}},
        piles={gate(1, 0): "R"},
        hands={1: [special("plunder", "red")]},
    )
    assert said in drawn(screen(game).inspect(asked, game.view(0)), 120)


@pytest.mark.parametrize("asked", ["9b", "3z", "3b7", "zed"])
def test_a_closer_look_at_nothing(asked: str) -> None:
    game = new(3)
    with pytest.raises(Unclear):
        screen(game).inspect(asked, game.view(0))


def test_nr_9_the_result_shows_bays_specials_and_directives() -> None:
    game = played_on(3, 0)
    rng = Random(3)
    while waiting := game.waiting_for():
        game.play(waiting[0], rng.choice(game.legal(waiting[0])))
    text = drawn(screen(game).result(game.view(0), 0))
    outcome = game.outcome()
    assert outcome is not None
    assert "The Star has burst." in text
    for player in game.state.players:
        assert player.directive is not None
        assert CARDS.directives[player.directive].name in text
    for seat, score in enumerate(outcome.scores):
        row = next(line for line in text.splitlines() if f" {('You', 'Rigel', 'Vega')[seat]} " in line)
        assert f" {score} " in row
    assert "win" in text
    assert f"The seed was {game.setup.seed}." in text

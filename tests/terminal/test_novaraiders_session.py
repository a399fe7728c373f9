"""Whole games of Nova-Raiders at the terminal, typed by a script."""

import re
from collections.abc import Callable, Sequence

import pytest

from novatable.locales import words
from novatable.novaraiders import actions
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.view import View
from novatable.players import AnyPlayer, make
from novatable.players.match import Match
from novatable.terminal.games import screen_of
from novatable.terminal.session import Session
from tests.builders.novaraiders import CARDS, arrange, basic, gate, new, space, special
from tests.typist import Typist, lines

NAMES = ("Mia", "Rigel", "Vega", "Mira")


def session(
    game: NovaRaiders, type_line: Callable[[str], str], players: Sequence[AnyPlayer | None]
) -> tuple[Session, Typist]:
    console = Typist(type_line)
    people = [seat for seat, player in enumerate(players) if player is None]
    table = Match(game, players)
    return Session(console, table, screen_of(game, NAMES[: len(players)], words("en")), people), console


def play(game: NovaRaiders, *typed: str, opponents: int = 2) -> str:
    """What is printed while Mia at seat 0 types these lines and then no more."""
    others = [make("random", "novaraiders", seat) for seat in range(opponents)]
    sitting, console = session(game, lines(*typed), (None, *others))
    with pytest.raises(EOFError):
        sitting.run()
    console.printed()
    return console.everything


def simply(view: View) -> str:
    """What somebody types who plays two cards in a turn, the first that are offered."""
    if view.frames or view.phase == "directives":
        return "1"
    if view.phase == "discard":
        return "draw"
    return "1" if len(view.row) < 2 else "end"


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_is_typed_to_its_end(players: int) -> None:
    """Mia launches, fetches a Shard, brings it home and unloads; then she plays what is offered first."""
    mine = {0: [basic("orbit 2", "unload"), basic("orbit 1", "jump"), basic("orbit 3", "unload")]}
    home = "b" if players == 2 else "r"
    game = arrange(
        new(players, seed=11, idle_rounds=1), hands=mine, ships={}, piles={space(3, 0, 2): "Y"}, bays={0: []}
    )
    script = [
        "launch 3",
        f"orbit 3{home}2 with a",
        "link orbit 1",
        "unload",
        "leave 1",
        "end",
    ]

    def type_line(_printed: str) -> str:
        return script.pop(0) if script else simply(game.view(0))

    others = [make("cadet", "novaraiders", seat) for seat in range(1, players)]
    sitting, console = session(game, type_line, (None, *others))
    sitting.run()
    console.printed()
    text = console.everything
    assert f"You launch a ship to 3{home}." in text
    assert f"You move a ship from 3{home} to 3{home}2, onto a yellow Shard." in text
    assert "You play Orbit 1 / Jump as a Chain." in text
    assert f"Not possible: 3{home}2 is not one of your own Gates. (NR-5.1)" in text
    assert "Not now: there is nothing like that to decide. (NR-4.3)" in text
    assert "The Star has burst." in text
    assert ("H.R.L.’s card is" in text) == (players == 2)
    assert game.outcome() is not None
    assert NovaRaiders.replay(game.record()).digest() == game.digest()


def test_a_turn_with_every_kind_of_question() -> None:
    """Orbit with a Stack, link, unload into Bays; the Track advances, and Shards are placed."""
    first, second, third = basic("orbit 1", "jump"), basic("orbit 2", "jump"), basic("orbit 1", "unload")
    game = arrange(
        new(3),
        hands={0: [first, second, third]},
        ships={0: {space(3, 0, 1): "YB"}},
        piles={gate(3, 0): "R"},
        bays={0: ["Y"]},
        time=0,
    )
    text = play(game, "orbit 3r", "1", "leave none", "link a", "unload", "stow 1", "stow 1", "2", "place 4b2")
    assert "Which of these?" in text
    assert "Choose how many Shards stay behind on 3r1." in text
    assert "You move a ship from 3r1 to 3r, onto a red Shard." in text
    assert "You stow a black Shard in Bay 1." in text
    assert "You stow a yellow Shard in Bay 1." in text
    assert "1=Bay 1 Y+B 1 to 5 points" in text
    assert "The Time Track advances to space 1: Spawn." in text
    assert re.search(r"Place a \w+ Shard on an open Asteroid\.", text)
    assert re.search(r"You place a \w+ Shard on 4b2\.", text)


def test_refusals_name_the_rule_and_things_by_their_names() -> None:
    game = arrange(
        new(3),
        hands={0: [basic("orbit 1", "jump"), special("hop", "black")]},
        ships={0: {space(3, 0, 1): ""}, 1: {space(3, 0, 2): ""}},
        bays={0: []},
    )
    text = play(game, "jump 5b", "orbit 3r2", "hop 4r1", "link hop", "hijack 3r2", "999", "zzz")
    assert "Not possible: 3r1 is not a Gate; a Jump must begin on one. (NR-4.7)" in text
    assert "Not possible: There is a ship on 3r2; a move must end on a space without one. (NR-4.4)" in text
    assert "Not possible: The action needs a black Shard in one of your Bays. (NR-3.6)" in text
    assert "(NR-3.7)" in text
    assert "None of your cards is for Hijack." in text
    assert "There is no 999 now" in text
    assert "No command “zzz”" in text


def test_help_look_log_rules_and_more_answer() -> None:
    game = arrange(
        new(3), hands={0: [basic("orbit 1", "jump"), basic("orbit 1", "unload")]}, ships={0: {gate(3, 0): ""}}
    )
    text = play(
        game, "", "help", "look", "look 3b2", "look rigel", "look zed", "log", "rules NR-3.5", "rules", "more"
    )
    assert "move to that space; if several ships or cards can, you are asked" in text
    assert "rules NR-3.5, rules link" in text
    assert "speak" not in text
    assert "3b2 is ring 3 (2 after the blue Gate)" in text
    assert "Rigel on the board: nothing." in text
    assert "No player, card, Directive or space “zed”" in text
    assert "Name a rule, NR-1.1 to NR-11.4, or a word to look for." in text
    assert "Orbit from 3r to 3r1, with Orbit 1 / Unload" in text


def test_nr_11_2_nothing_hidden_is_ever_printed() -> None:
    """Whenever Mia is asked: no Directive of others, no card that they drew, or took unseen, was printed."""
    game = new(4, seed=21, directives=True, idle_rounds=1)
    asked = unseen = 0

    def type_line(printed: str) -> str:
        nonlocal asked, unseen
        asked += 1
        view = game.view(0)
        mine = {*(view.players[0].dealt or ())}
        hidden = [d.name for number, d in enumerate(CARDS.directives) if number not in mine]
        assert not [name for name in hidden if name in printed]
        assert not re.search(r"(Rigel|Vega|Mira) draws (?!\d cards?\.|a \w+ Shard)", printed)
        assert not re.search(r"(Rigel|Vega|Mira) takes (?!a Special card )[^.;]* unseen", printed)
        unseen += printed.count("takes a Special card unseen")
        if asked % 7 == 0:
            return "look"
        if asked % 11 == 0:
            return "log 200"
        return simply(view)

    others = [make("cadet", "novaraiders", 1), *(make("random", "novaraiders", seat) for seat in (2, 3))]
    sitting, _ = session(game, type_line, (None, *others))
    sitting.run()
    assert asked > 20
    assert unseen


def test_pass_and_play_lets_a_curtain_fall_between_hands() -> None:
    """What is printed after a curtain shows the hand and the Directive of who sits there and no other."""
    game = new(3, seed=5, directives=True, idle_rounds=1)
    curtains = 0

    def type_line(printed: str) -> str:
        nonlocal curtains
        if "take the keyboard" in printed:
            curtains += 1
            if curtains > 20:
                raise EOFError
            return ""
        for seat, player in enumerate(game.state.players):
            if seat != sitting.at and player.directive is not None:
                assert CARDS.directives[player.directive].name not in printed
        return simply(game.view(sitting.at))

    sitting, _ = session(game, type_line, (None, None, None))
    with pytest.raises(EOFError):
        sitting.run()


def test_a_decision_without_a_choice_is_not_put_to_the_person() -> None:
    stevedore = special("stevedore", "black")
    game = arrange(new(3), hands={0: [stevedore]}, bays={0: ["B", "R"]})
    text = play(game, "stevedore tops", "put red")
    assert actions.Restow(1) in [action for seat, action in game.history if seat == 0]
    assert text.count("Choose the Shard that goes onto Bay") == 1
    assert "You put a black Shard back onto Bay 2." in text

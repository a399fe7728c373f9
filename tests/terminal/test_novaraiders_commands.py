"""Typed commands of Nova-Raiders: which action a line means, and what is said if it means none."""

import pytest

from novatable.core.actions import Action
from novatable.core.words import Sentence, text_of
from novatable.locales import words
from novatable.novaraiders import actions
from novatable.novaraiders.game import NovaRaiders
from novatable.terminal.games import screen_of
from novatable.terminal.novaraiders.closer import closer
from novatable.terminal.novaraiders.marks import ShortWords
from novatable.terminal.screen import Ask, Unclear
from tests.builders.novaraiders import CARDS, arrange, basic, gate, new, space, special

NAMES = ("Mia", "Rigel", "Vega")
ORBIT_1 = basic("orbit 1", "jump")
ORBIT_2 = basic("orbit 2", "jump")
UNLOAD = basic("orbit 1", "unload")
HIJACK = basic("orbit 2", "hijack")
UPGRADE = basic("orbit 4", "upgrade")


def silent(question: Sentence) -> str:
    raise AssertionError(f"asked: {text_of(question)}")


def read(game: NovaRaiders, line: str, seat: int = 0, ask: Ask = silent) -> Action:
    screen = screen_of(game, NAMES[: game.setup.players], words("en"))
    return screen.read(line, game.view(seat), game.legal(seat), ask)


def table(*cards: int, **changes: object) -> NovaRaiders:
    """Red has a Stack on its Gate of ring 3; next to it stands a blue Stack."""
    settings: dict[str, object] = {
        "hands": {0: list(cards)},
        "ships": {0: {gate(3, 0): "Y"}, 1: {space(3, 0, 1): "B"}},
        "piles": {space(3, 2, 3): "R"},
        "bays": {0: ["YBR", "R"]},
    }
    return arrange(new(3), **{**settings, **changes})  # type: ignore[arg-type]


def card(kind: str, symbol: str | None = None) -> int:
    return special(kind, symbol)


@pytest.mark.parametrize(
    ("hand", "line", "action"),
    [
        ([ORBIT_1], "orbit 3n3", actions.Orbit(ORBIT_1, gate(3, 0), space(3, 2, 3))),
        ([ORBIT_1], "ORBIT 3brown3", actions.Orbit(ORBIT_1, gate(3, 0), space(3, 2, 3))),
        ([ORBIT_1], "orb from 3r to 3n3 with a", actions.Orbit(ORBIT_1, gate(3, 0), space(3, 2, 3))),
        ([ORBIT_1, UNLOAD], "orbit 3n3 with b", actions.Orbit(UNLOAD, gate(3, 0), space(3, 2, 3))),
        ([ORBIT_1, UNLOAD], "orbit 3n3 with orbit 1 / j", actions.Orbit(ORBIT_1, gate(3, 0), space(3, 2, 3))),
        ([ORBIT_2], "jump 5b", actions.Jump(ORBIT_2, gate(3, 0), gate(5, 1))),
        ([UNLOAD], "unload", actions.Unload(UNLOAD, gate(3, 0))),
        ([UNLOAD], "unload 3r", actions.Unload(UNLOAD, gate(3, 0))),
        ([HIJACK], "hijack 3r1", actions.Hijack(HIJACK, gate(3, 0), space(3, 0, 1))),
        ([HIJACK], "hij 3r 3r1", actions.Hijack(HIJACK, gate(3, 0), space(3, 0, 1))),
        ([UPGRADE], "upgrade unseen", actions.Upgrade(UPGRADE, None)),
        ([UPGRADE], "upgrade shove", actions.Upgrade(UPGRADE, card("shove", "black"))),
        ([card("timekeeper")], "timekeeper", actions.Timekeeper(card("timekeeper"))),
        ([card("slipstream", "red")], "slip", actions.Slipstream(card("slipstream", "red"))),
        ([card("stevedore", "black")], "stevedore tops", actions.Stevedore(card("stevedore", "black"), None)),
        ([card("stevedore", "black")], "stevedore bay 2", actions.Stevedore(card("stevedore", "black"), 1)),
        ([card("hop", "black")], "hop 2r", actions.Hop(card("hop", "black"), gate(3, 0), gate(2, 0))),
        (
            [card("long_burn", "red")],
            "long burn 3b2",
            actions.LongBurn(card("long_burn", "red"), gate(3, 0), space(3, 1, 2)),
        ),
        (
            [card("tractor_beam", "red")],
            "tractor 3r1 3r2",
            actions.TractorBeam(card("tractor_beam", "red"), space(3, 0, 1), space(3, 0, 2)),
        ),
        ([card("drop_pod", "black")], "drop pod 3r", actions.DropPod(card("drop_pod", "black"), gate(3, 0))),
        (
            [card("plunder", "red")],
            "plunder 3r1",
            actions.Plunder(card("plunder", "red"), gate(3, 0), space(3, 0, 1)),
        ),
        (
            [card("hit_and_run", "red")],
            "hit and run 3r1",
            actions.HitAndRun(card("hit_and_run", "red"), gate(3, 0), space(3, 0, 1)),
        ),
        (
            [card("shove", "yellow")],
            "shove 3r1",
            actions.Shove(card("shove", "yellow"), gate(3, 0), space(3, 0, 1)),
        ),
        (
            [card("breach", "red")],
            "breach 5b",
            actions.Breach(card("breach", "red"), gate(3, 0), gate(5, 1)),
        ),
        ([], "launch 4", actions.Launch(gate(4, 0))),
        ([], "launch 4r", actions.Launch(gate(4, 0))),
        ([], "end", actions.EndTurn()),
    ],
)
def test_a_line_means_an_action_that_is_possible(hand: list[int], line: str, action: Action) -> None:
    academy = [special("shove", "black"), special("gateway", "red"), special("plunder", "black")]
    game = table(*hand, academy=academy)
    assert read(game, line) == action
    assert game.check(0, action) is None


def test_other_attacks_and_jumps_by_name() -> None:
    gateway, ram, breach = card("gateway", "red"), card("gate_ram"), card("breach", "red")
    off_gate = table(gateway, ships={0: {space(4, 1, 2): ""}})
    assert read(off_gate, "gateway 1n") == actions.Gateway(gateway, space(4, 1, 2), gate(1, 2))
    below = table(ram, breach, ships={0: {gate(3, 0): "Y"}, 1: {gate(2, 0): "B", gate(5, 2): ""}})
    assert read(below, "gate ram") == actions.GateRam(ram, gate(3, 0))
    assert read(below, "gate ram 3r with a") == actions.GateRam(ram, gate(3, 0))
    pushed = actions.Breach(breach, gate(3, 0), gate(5, 2), "counter_clockwise")
    assert read(below, "breach 5n counter") == pushed


def test_links_discards_and_draws() -> None:
    game = table(ORBIT_1, ORBIT_2, HIJACK)
    game.play(0, actions.Orbit(ORBIT_1, gate(3, 0), space(3, 2, 3)))
    game.play(0, actions.Leave(0))
    assert read(game, "link a") == actions.Chain(ORBIT_2)
    assert read(game, "chain orbit 2 / hij") == actions.Chain(HIJACK)
    game = table(ORBIT_1, HIJACK)
    game.play(0, actions.EndTurn())
    assert read(game, "discard b") == actions.Discard(HIJACK)
    assert read(game, "draw") == actions.Draw()


@pytest.mark.parametrize(
    ("line", "count"), [("leave none", 0), ("leave 0", 0), ("leave 1", 1), ("leave all", 1), ("leave 7", 7)]
)
def test_nr_4_3_how_many_shards_stay_behind(line: str, count: int) -> None:
    game = table(ORBIT_1)
    game.play(0, actions.Orbit(ORBIT_1, gate(3, 0), space(3, 2, 3)))
    assert read(game, line) == actions.Leave(count)


def test_answers_to_what_is_asked() -> None:
    game = table(UNLOAD)
    game.play(0, actions.Unload(UNLOAD, gate(3, 0)))
    assert read(game, "stow 2") == actions.Stow(1)
    assert read(game, "stow bay 3") == actions.Stow(2)
    game.play(0, actions.Stow(0))
    assert read(game, "place 4b2", seat=1) == actions.Place(space(4, 1, 2))
    stevedore = card("stevedore", "black")
    game = table(stevedore)
    game.play(0, actions.Stevedore(stevedore, 0))
    assert read(game, "put y") == actions.Restow(0)
    assert read(game, "put black") == actions.Restow(1)
    hit_and_run = card("hit_and_run", "red")
    game = table(hit_and_run, ships={0: {gate(3, 0): ""}, 1: {space(3, 0, 1): "B"}})
    game.play(0, actions.HitAndRun(hit_and_run, gate(3, 0), space(3, 0, 1)))
    assert read(game, "run 3r3") == actions.Run(space(3, 0, 3))
    assert read(game, "orbit 3r3") == actions.Run(space(3, 0, 3))
    assert read(game, "run stay") == actions.Run(None)


def test_nr_2_7_a_directive_is_kept_by_name() -> None:
    game = new(3, directives=True)
    _, other = game.state.players[0].dealt
    assert read(game, f"keep {CARDS.directives[other].name}") == actions.Keep(other)


def test_nr_8_hrl_is_steered_by_name() -> None:
    game = arrange(
        new(2),
        ships={0: {space(1, 0, 1): "Y"}, 2: {gate(1, 2): ""}},
        piles={space(1, 1, 1): "R"},
        hrl_deck=[0, 6],
    )
    game.play(0, actions.EndTurn())
    game.play(0, actions.Draw())
    assert read(game, "move 1n1") == actions.HrlMove(gate(1, 2), space(1, 1, 1))
    game.play(0, actions.HrlMove(gate(1, 2), space(1, 1, 1)))
    game.play(1, actions.EndTurn())
    game.play(1, actions.Draw())
    victim, ship = space(1, 0, 1), space(1, 1, 1)
    assert read(game, "hijack 1b 1b1", seat=1) == actions.HrlHijack(ship, gate(1, 0), victim)


# ---- several actions fit


def test_the_person_chooses_among_actions_that_fit() -> None:
    game = table(ORBIT_1, UNLOAD)
    asked: list[str] = []

    def ask(question: Sentence) -> str:
        asked.append(text_of(question))
        return "2"

    assert read(game, "orbit 3n3", ask=ask) == actions.Orbit(UNLOAD, gate(3, 0), space(3, 2, 3))
    assert asked[0].splitlines() == [
        "Which of these?",
        "1 Orbit from 3r to 3n3, with Orbit 1 / Jump",
        "2 Orbit from 3r to 3n3, with Orbit 1 / Unload",
    ]
    with pytest.raises(Unclear, match=r"None of these has the number “3”\. Possible: 1 and 2"):
        read(game, "orbit 3n3", ask=lambda _: "3")


def test_too_many_actions_to_choose_from() -> None:
    with pytest.raises(Unclear, match=r"That could be 14 actions: say more"):
        read(table(ORBIT_1), "jump")


# ---- none fits


@pytest.mark.parametrize(
    ("hand", "line", "rule"),
    [
        ([ORBIT_1], "orbit 3b", "NR-4.6"),
        ([ORBIT_1], "orbit 3r1", "NR-4.4"),
        ([ORBIT_1], "jump 3r1", "NR-4.7"),
        ([HIJACK], "hijack 3b", "NR-5.3"),
        ([UNLOAD], "unload 5b", "NR-5.1"),
        ([ORBIT_1], "link a", "NR-3.5"),
        ([card("hop", "black")], "link hop", "NR-3.7"),
        ([card("hop", "black")], "hop 5b", "NR-7.3"),
        ([card("tractor_beam", "red")], "tractor beam 3r 3r2", "NR-7.5"),
        ([], "launch 3", "NR-3.3"),
        ([], "launch 3b", "NR-3.3"),
        ([], "draw", "NR-3.10"),
        ([], "leave 1", "NR-4.3"),
        ([], "stow 1", "NR-5.1"),
        ([], "place 4b2", "NR-6.2"),
        ([], "move 3r 3r2", "NR-8.5"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_rule(hand: list[int], line: str, rule: str) -> None:
    game = table(*hand)
    refusal = game.check(0, read(game, line))
    assert refusal is not None
    assert refusal.rule == rule


def test_nr_3_6_a_special_without_its_shard_is_refused() -> None:
    hop = card("hop", "black")
    game = table(hop, bays={0: ["Y"]})
    refusal = game.check(0, read(game, "hop 2r"))
    assert refusal is not None
    assert refusal.rule == "NR-3.6"


def test_nr_7_13_a_breach_onto_a_ship_needs_a_direction() -> None:
    breach = card("breach", "red")
    game = table(breach, ships={0: {gate(3, 0): ""}, 1: {gate(4, 1): ""}})
    for typed, direction in (("clock", "clockwise"), ("counter-clockwise", "counter_clockwise")):
        action = read(game, f"breach 4b {typed}")
        assert action == actions.Breach(breach, gate(3, 0), gate(4, 1), direction)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "line", "said"),
    [
        ([], "zzz", "No command “zzz”"),
        ([], "h", "“h” could be hijack, hop and hit and run"),
        ([], "gate 3r", "“gate” could be gateway and gate ram"),
        ([], "hop 3r2", "None of your cards is for Hop"),
        ([HIJACK], "jump 3b", "None of your cards is for Jump"),
        ([ORBIT_1], "orbit 9r", "There is no ring 9: rings are 1 to 5"),
        ([ORBIT_1], "orbit 3w", "No base “w”. Possible: red, blue and brown"),
        ([ORBIT_1], "orbit 3b9", "There is no 3b9: the last space of that base is 3b3"),
        ([ORBIT_1], "orbit 3r 3b 3n", "That is 3 spaces, and 2 can be named here"),
        ([ORBIT_1], "orbit north", "“north” is not understood here"),
        ([ORBIT_1], "orbit 3n3 with z", "No card in your hand called “z”"),
        ([UPGRADE], "upgrade zed", "No card in the Academy called “zed”"),
        ([card("stevedore", "black")], "stevedore 4", "No Bay “4”. Possible: 1, 2 and 3"),
        ([], "launch", "Possible: 1, 2, 3 and 4"),
        ([], "launch 3 4 5", "is not understood here"),
        ([], "place", "Say where to as well"),
        ([], "leave", "Say how many as well"),
        ([], "leave many", "No number of Shards “many”"),
        ([], "put green", "No Shard “green”"),
        ([], "keep tower", "There is no “tower”"),
        ([], "link", "Say which card as well"),
    ],
)
def test_a_line_that_means_nothing_says_what_would(hand: list[int], line: str, said: str) -> None:
    with pytest.raises(Unclear) as unclear:
        read(table(*hand), line, ask=text_of)
    assert said in str(unclear.value)


@pytest.mark.parametrize("typed", ["upgrade Rempler", "upgrade shove"])
def test_cards_are_read_in_the_persons_language_and_by_the_names_of_the_card_set(typed: str) -> None:
    academy = [special("shove", "black"), special("gateway", "red"), special("plunder", "black")]
    game = table(UPGRADE, academy=academy)
    screen = screen_of(game, NAMES, words("de"))
    assert screen.read(typed, game.view(0), game.legal(0), silent) == actions.Upgrade(UPGRADE, academy[0])
    [seen, *_] = closer("shove", game.view(0), ShortWords(words("de"), CARDS, NAMES, 0, 3))
    assert text_of(seen) == "Rempler (gelb) und Rempler (schwarz): Nachbarn schieben; du bleibst."

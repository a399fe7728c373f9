"""Nova-Raiders in words: every event and every action, made from the event or action alone."""

from collections.abc import Sequence
from random import Random
from typing import get_args

import pytest

from novatable.core.actions import Action, Event
from novatable.core.errors import Args, Refusal
from novatable.core.words import text_of
from novatable.locales import words
from novatable.novaraiders import actions, events
from novatable.novaraiders.actions import AnyAction
from novatable.novaraiders.events import AnyEvent
from novatable.novaraiders.outcome import Ending, Outcome
from novatable.novaraiders.words import Words
from tests.builders.novaraiders import CARDS, basic, directive, gate, new, shards, space, special

NAMES = ("Mia", "Rigel", "Vega")
BLUE = gate(3, 1)
AFTER = space(4, 1, 2)
RED = gate(3, 0)
ORBIT = basic("orbit 2", "jump")
HOP = special("hop", "yellow")
PLUNDER = special("plunder", "red")
TOWER = directive("Tower")
BROWN_HIJACK = 7
OUTCOME = Outcome((37, 30, 12), (0,), Ending.SUPERNOVA, ((), (), ()))

EVENTS: list[tuple[Event, str]] = [
    (
        events.DirectiveKept(0, TOWER),
        "You keep Tower (6 points).",
    ),
    (events.DirectiveKept(1, TOWER), "Rigel keeps a Directive."),
    (events.TurnBegan(1, 5, 2), "Turn 5, round 2: it is Rigel’s turn."),
    (events.Launched(0, RED), "You launch a ship to ring 3 (red Gate)."),
    (events.Played(1, ORBIT, "orbit"), "Rigel plays Orbit 2 / Jump as an Orbit."),
    (events.Played(1, ORBIT, "chain"), "Rigel plays Orbit 2 / Jump as a Chain."),
    (events.Played(1, HOP, "hop"), "Rigel plays Hop (yellow) for its action."),
    (
        events.Moved(1, 1, BLUE, AFTER, shards("Y"), shards("BR")),
        (
            "Rigel moves a ship from ring 3 (blue Gate) to ring 4 (2 after the blue Gate), onto 2 Shards "
            "(black, red), leaving a yellow Shard behind."
        ),
    ),
    (
        events.Moved(1, 0, BLUE, RED, (), ()),
        "You move Rigel’s ship from ring 3 (blue Gate) to ring 3 (red Gate).",
    ),
    (
        events.Pushed(0, 1, RED, BLUE, shards("R"), (), (), 1),
        "Rigel pushes your ship from ring 3 (red Gate) to ring 3 (blue Gate), leaving a red Shard behind.",
    ),
    (
        events.Pushed(2, 0, BLUE, None, (), (), shards("YR"), None),
        "You push Vega’s ship from ring 3 (blue Gate) into the Star with 2 Shards (yellow, red).",
    ),
    (events.Stowed(0, RED, 1, 2), "You stow a black Shard in Bay 3."),
    (events.Docked(1, BLUE), "Rigel’s ship is back in the Dock."),
    (events.Lifted(1, shards("YB"), (0, 2)), "Rigel takes 2 Shards (yellow, black) from Bay 1 and 3."),
    (events.Lifted(1, shards("YB"), (1, 1)), "Rigel takes 2 Shards (yellow, black) from Bay 2."),
    (events.Restowed(0, 2, 0), "You put a red Shard back onto Bay 1."),
    (
        events.Took(0, HOP, PLUNDER),
        "You take Hop (yellow) from the Academy; Plunder (red) takes its place.",
    ),
    (events.Took(0, HOP, None), "You take Hop (yellow) from the Academy."),
    (
        events.TookUnseen(0, HOP, (PLUNDER,)),
        "You take Hop (yellow) unseen from the Academy; face up now: Plunder (red).",
    ),
    (
        events.TookUnseen(1, HOP, (PLUNDER, special("breach"))),
        "Rigel takes a Special card unseen from the Academy; face up now: Plunder (red) and Breach (red).",
    ),
    (events.TimeAdvanced(0, 4, "expansion", "unload"), "The Time Track advances to space 4: Expansion."),
    (
        events.TimeAdvanced(0, 15, "supernova", "timekeeper"),
        "Timekeeper advances the Time Track to space 15: Supernova.",
    ),
    (
        events.TimeAdvanced(0, 2, "blank", "idle"),
        "Nobody has advanced the Time Track for a long time, so it advances to space 2: Nothing happens.",
    ),
    (
        events.TimeAdvanced(0, 3, "spawn", "no_shards"),
        "No Shard is on the board, so the Time Track advances to space 3: Spawn.",
    ),
    (events.ShardDrawn(1, 0), "Rigel draws a yellow Shard from the bag."),
    (events.ShardPlaced(1, 0, AFTER), "Rigel places a yellow Shard on ring 4 (2 after the blue Gate)."),
    (events.SpawnSkipped(0, "no_shard"), "You place no Shard because the bag is empty."),
    (events.SpawnSkipped(1, "no_asteroid"), "Rigel places no Shard because no Asteroid is open."),
    (events.StarExpanded(0, ()), "The Star expands over ring 1."),
    (events.StarExpanded(0, shards("Y")), "The Star expands over ring 1 and swallows a yellow Shard."),
    (
        events.StarExpanded(1, shards("YR")),
        "The Star expands over ring 2 and swallows 2 Shards (yellow, red).",
    ),
    (
        events.ShipDestroyed(0, 1, gate(1, 0), shards("YR")),
        "Your ship on ring 1 (red Gate) is destroyed with 2 Shards (yellow, red).",
    ),
    (
        events.HrlFled(gate(1, 2), gate(4, 2)),
        "H.R.L.’s ship flees from ring 1 (brown Gate) to ring 4 (brown Gate).",
    ),
    (events.HrlFled(gate(3, 2), None), "H.R.L.’s ship flees from ring 3 (brown Gate) into its Dock."),
    (events.TurnEnded(0, (ORBIT,)), "You end your turn."),
    (events.TurnEnded(1, ()), "Rigel ends the turn."),
    (events.CardDiscarded(1, ORBIT), "Rigel discards Orbit 2 / Jump."),
    (events.Drew(0, 2, (ORBIT, HOP)), "You draw Orbit 2 / Jump and Hop (yellow)."),
    (events.Drew(1, 2, (ORBIT, HOP)), "Rigel draws 2 cards."),
    (events.Reshuffled(1, 9), "Rigel shuffles 9 used cards into a new draw pile."),
    (events.HrlTurned(0, BROWN_HIJACK, True), "H.R.L.’s card is Hijack brown: you carry it out."),
    (events.HrlTurned(1, BROWN_HIJACK, True), "H.R.L.’s card is Hijack brown: Rigel carries it out."),
    (events.HrlTurned(1, BROWN_HIJACK, False), "H.R.L.’s card is Hijack brown: nothing moves."),
    (
        events.GameEnded(
            OUTCOME, ((ORBIT,), (), (HOP,)), ((), (), ()), ((), (), ()), (TOWER, None, 1), "abc"
        ),
        (
            "The Star goes Supernova and the game is over: you win. Points: you 37, Rigel 30 and Vega 12. "
            "Hands: you Orbit 2 / Jump; Rigel nothing; Vega Hop (yellow). "
            "Directives: you Tower and Vega Dark Matter."
        ),
    ),
]
ACTIONS: list[tuple[Action, str]] = [
    (
        actions.Keep(TOWER),
        "Keep Tower (6 points). One of your Bays is higher than every other player’s.",
    ),
    (actions.Launch(RED), "Launch a ship to ring 3 (red Gate)"),
    (actions.Chain(ORBIT), "Play Orbit 2 / Jump as a Chain"),
    (actions.EndTurn(), "End your turn"),
    (actions.Discard(HOP), "Discard Hop (yellow)"),
    (actions.Draw(), "Discard nothing more and draw"),
    (
        actions.Orbit(ORBIT, RED, BLUE),
        "Orbit from ring 3 (red Gate) to ring 3 (blue Gate), with Orbit 2 / Jump",
    ),
    (
        actions.Jump(ORBIT, RED, BLUE),
        "Jump from ring 3 (red Gate) to ring 3 (blue Gate), with Orbit 2 / Jump",
    ),
    (
        actions.Unload(basic("orbit 1", "unload"), RED),
        "Unload the Stack on ring 3 (red Gate), with Orbit 1 / Unload",
    ),
    (
        actions.Hijack(basic("orbit 2", "hijack"), RED, BLUE),
        "Hijack the ship on ring 3 (blue Gate), from ring 3 (red Gate), with Orbit 2 / Hijack",
    ),
    (
        actions.Upgrade(basic("orbit 1", "upgrade"), HOP),
        "Take Hop (yellow) from the Academy, with Orbit 1 / Upgrade",
    ),
    (
        actions.Upgrade(basic("orbit 1", "upgrade"), None),
        "Take a Special card unseen from the Academy, with Orbit 1 / Upgrade",
    ),
    (actions.Timekeeper(special("timekeeper")), "Advance the Time Track, with Timekeeper (black)"),
    (
        actions.Stevedore(special("stevedore", "black"), None),
        "Exchange the top Shards of your Bays, with Stevedore (black)",
    ),
    (actions.Stevedore(special("stevedore", "black"), 1), "Rebuild Bay 2, with Stevedore (black)"),
    (
        actions.Hop(HOP, BLUE, AFTER),
        "Hop from ring 3 (blue Gate) to ring 4 (2 after the blue Gate), with Hop (yellow)",
    ),
    (
        actions.Gateway(special("gateway", "red"), AFTER, RED),
        "Jump from ring 4 (2 after the blue Gate) to ring 3 (red Gate), with Gateway (red)",
    ),
    (
        actions.TractorBeam(special("tractor_beam", "red"), BLUE, RED),
        "Move an opponent’s ship from ring 3 (blue Gate) to ring 3 (red Gate), with Tractor Beam (red)",
    ),
    (
        actions.DropPod(special("drop_pod", "black"), AFTER),
        "Unload the Stack on ring 4 (2 after the blue Gate), with Drop Pod (black)",
    ),
    (
        actions.LongBurn(special("long_burn", "red"), RED, BLUE),
        "Orbit from ring 3 (red Gate) to ring 3 (blue Gate), with Long Burn (red)",
    ),
    (
        actions.Slipstream(special("slipstream", "red")),
        "Orbit without Chains from now on, with Slipstream (red)",
    ),
    (
        actions.GateRam(special("gate_ram"), RED),
        "Ram the next Gate inward from ring 3 (red Gate), with Gate Ram (red)",
    ),
    (
        actions.Plunder(PLUNDER, RED, BLUE),
        "Plunder the ship on ring 3 (blue Gate), from ring 3 (red Gate), with Plunder (red)",
    ),
    (
        actions.HitAndRun(special("hit_and_run", "red"), RED, BLUE),
        "Hijack the ship on ring 3 (blue Gate), from ring 3 (red Gate), then orbit, with Hit and Run (red)",
    ),
    (
        actions.Shove(special("shove", "black"), RED, BLUE),
        "Shove the ship on ring 3 (blue Gate), from ring 3 (red Gate), with Shove (black)",
    ),
    (
        actions.Breach(special("breach", "red"), RED, BLUE, "counter_clockwise"),
        "Jump from ring 3 (red Gate) to ring 3 (blue Gate), pushing counter-clockwise, with Breach (red)",
    ),
    (actions.Leave(0), "Leave nothing behind"),
    (actions.Leave(2), "Leave 2 Shards behind"),
    (actions.Run(None), "Stay"),
    (actions.Run(BLUE), "Orbit to ring 3 (blue Gate)"),
    (actions.Stow(2), "Stow the Shard in Bay 3"),
    (actions.Restow(1), "Put a black Shard back next"),
    (actions.Place(AFTER), "Place the Shard on ring 4 (2 after the blue Gate)"),
    (
        actions.HrlMove(RED, BLUE),
        "Move H.R.L.’s ship from ring 3 (red Gate) to ring 3 (blue Gate)",
    ),
    (
        actions.HrlHijack(RED, space(3, 0, 3), BLUE),
        (
            "Hijack the Stack on ring 3 (blue Gate) with H.R.L.’s ship on ring 3 (red Gate), "
            "which first moves to ring 3 (3 after the red Gate)"
        ),
    ),
    (
        actions.HrlHijack(RED, RED, BLUE),
        "Hijack the Stack on ring 3 (blue Gate) with H.R.L.’s ship on ring 3 (red Gate)",
    ),
]


def speaker(viewer: int | None, names: Sequence[str] = NAMES, people: int = 3) -> Words:
    return Words(words("en"), CARDS, names, viewer, people)


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert text_of(speaker(0).happened(event)) == sentence


@pytest.mark.parametrize(("action", "sentence"), ACTIONS)
def test_an_action_is_described(action: Action, sentence: str) -> None:
    assert text_of(speaker(0).choice(action)) == sentence


def test_no_event_and_no_action_is_forgotten() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(AnyEvent))
    assert {type(action) for action, _ in ACTIONS} == set(get_args(AnyAction))


def test_nr_2_8_bases_have_the_colours_of_those_who_play() -> None:
    """With two, seat 0 is blue, seat 1 brown, and H.R.L. red."""
    two = speaker(0, ("Mia", "Rigel", "H.R.L."), 2)
    assert [two.space_name(gate(1, base)) for base in range(3)] == [
        f"ring 1 ({colour} Gate)" for colour in ("blue", "brown", "red")
    ]
    four = speaker(0, ("Mia", "Rigel", "Vega", "Mira"), 4)
    assert four.space_name(space(5, 3, 5, players=4)) == "ring 5 (5 after the white Gate)"


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_nr_11_2_what_only_the_owner_sees_is_not_told_to_others(viewer: int | None) -> None:
    secret = (
        events.DirectiveKept(0, TOWER),
        events.TookUnseen(0, HOP, ()),
        events.Drew(0, 1, (HOP,)),
    )
    for event in secret:
        said = text_of(speaker(viewer).happened(event))
        assert "Tower" not in said
        assert "Hop" not in said


def test_every_directive_says_what_it_asks_for() -> None:
    said = [speaker(0).goal(number) for number in range(len(CARDS.directives))]
    assert len(set(said)) == len(said)
    assert "For each pair of black Shards in your Bays." in said
    assert "More red Shards in your Bays than anyone else." in said
    assert "You hijacked at least 3 times." in said


@pytest.mark.parametrize(
    ("code", "args", "sentence"),
    [
        ("jump", {"space": BLUE}, "ring 3 (blue Gate) is not a Gate"),
        ("gate-taken", {"gate": RED}, "ring 3 (red Gate) is not open"),
        ("not-in-hand", {"card": HOP}, "Hop is not in your hand"),
        ("turn", {"seat": 1}, "it is Rigel's turn"),
        ("bay-empty", {"bay": 0}, "Bay 1 has no Shards"),
        ("directive-not-dealt", {"directive": TOWER}, "Tower was not dealt to you"),
        ("hop-covered", {"space": 9999}, "space 9999 is on"),
        ("not-in-hand", {"card": 9999}, "card 9999 is"),
        ("turn", {"seat": 9999}, "it is Seat 10,000's turn"),
        ("directive-not-dealt", {"directive": 9999}, "Directive 9999 was"),
    ],
)
def test_a_refusal_names_things_instead_of_numbers(code: str, args: Args, sentence: str) -> None:
    assert text_of(speaker(0).refused(Refusal("NR-1.1", code, args))).startswith(sentence)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_told_to_everyone(players: int) -> None:
    game = new(players, seed=5, directives=True, idle_rounds=2)
    names = ["Mia", "Rigel", "Vega", "Mira"][:players] + ["H.R.L."] * (players == 2)
    rng = Random(5)
    happened = list(game.opening)
    while waiting := game.waiting_for():
        action = rng.choice(game.legal(waiting[0]))
        assert speaker(waiting[0], names, players).choice(action)
        happened += game.play(waiting[0], action)
    for event in happened:
        for viewer in (None, *range(players)):
            said = text_of(speaker(viewer, names, players).happened(event))
            assert not said[0].islower()
            assert said.endswith(".")

"""Whole games at the terminal, typed by a script."""

from collections.abc import Callable, Sequence

import pytest

from novatable.afternova.actions import Agree, Call, Complete, Decline, Extract, Pass, Propose, Take
from novatable.afternova.game import AfterNova
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.locales import words
from novatable.players import AnyPlayer, make
from novatable.players.match import Match
from novatable.players.player import Player
from novatable.terminal.games import screen_of
from novatable.terminal.session import Quit, Session, Speak
from tests.builders.afternova import CARDS, arrange, blueprint, icons, new, paw, planet, terms
from tests.typist import Typist, lines

NAMES = ("Mia", "Rigel", "Vega", "Mira")
NEKTARR = planet("piloting", "engineering", spaces=4)
PILOTS = (paw("piloting"), paw("piloting", nth=1))
ENGINEERS = (paw("engineering"), paw("engineering", nth=1))


class Agreeable(Player[View]):
    """Begins its turn as it is told to; agrees to everything it can; else does the first best thing."""

    def __init__(self, first: Action | None = None) -> None:
        super().__init__(1)
        self.first = first

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        self.why = Reason("a-fair-deal")
        if self.first is not None and view.seat == view.active:
            first, self.first = self.first, None
            return first
        for kind in (Agree, Decline, Complete, Extract, Take):
            for action in legal:
                if isinstance(action, kind):
                    return action
        return legal[0]


def session(
    game: AfterNova,
    type_line: Callable[[str], str],
    players: Sequence[AnyPlayer | None],
    speak: Speak = "never",
) -> tuple[Session, Typist]:
    console = Typist(type_line)
    people = [seat for seat, player in enumerate(players) if player is None]
    names = [*NAMES[: len(players)], *["Bot"] * (game.seats - len(players))]
    table = Match(game, players)
    return Session(console, table, screen_of(game, names, words("en")), people, speak), console


def play(game: AfterNova, typed: Sequence[str], *others: AnyPlayer, speak: Speak = "never") -> str:
    """What is printed while Mia at seat 0 types these lines and then no more."""
    sitting, console = session(game, lines(*typed), (None, *others), speak)
    with pytest.raises(EOFError):
        sitting.run()
    console.printed()
    return console.everything


def nektarr(first: int = 0, **changes: object) -> AfterNova:
    settings: dict[str, object] = {
        "hands": {0: [*PILOTS, blueprint("PO")], 1: [*ENGINEERS, blueprint("KKG")], 2: [paw("security")]},
        "planets": [(NEKTARR, "KPOO")],
    }
    return arrange(new(3, first=first), **{**settings, **changes})  # type: ignore[arg-type]


def test_a_whole_game_with_a_deal_in_it() -> None:
    """Mia makes a deal, completes what it pays for, and then plays whatever is offered first to the end."""
    game = arrange(
        new(3, seed=11, round_limit=6),
        hands={0: [*PILOTS, blueprint("PO")], 1: [*ENGINEERS], 2: [paw("security")]},
        planets=[(NEKTARR, "KPOO")],
    )
    script = ["deal A rigel brings 3 eng gets K O", "complete cheek"]

    def type_line(_printed: str) -> str:
        return script.pop(0) if script else "1"

    sitting, console = session(game, type_line, (None, Agreeable(), make("cadet")))
    sitting.run()
    console.printed()
    text = console.everything
    assert "You propose (1): Nektarr: you bring 3 piloting, Rigel brings 3 engineering" in text
    assert "Rigel: “A fair deal.”" in text
    assert "You extract Nektarr with Rigel" in text
    assert "You complete Cheek-Pouch Locker" in text
    assert "The last round has been played." in text
    assert "The game is over: " in text
    assert game.outcome() is not None
    assert AfterNova.replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_10_2_nothing_hidden_is_ever_printed(edition: str) -> None:
    """Whenever Mia is asked, no card that is hidden from her was printed since she was asked before."""
    game = new(4, seed=21, edition=edition, round_limit=6)
    asked = 0

    def type_line(printed: str) -> str:
        nonlocal asked
        asked += 1
        view = game.view(0)
        seen = {*view.paws, *view.blueprints, *view.paw_discard, *view.blueprint_discard}
        for player in view.players[1:]:
            hand = game.state.players[player.seat].hand
            hidden = [card for card in hand if card not in player.known and card not in seen]
            assert not [CARDS.card_name(card) for card in hidden if CARDS.card_name(card) in printed]
        if asked % 7 == 0:
            return "look"
        return "1" if 0 in game.waiting_for() else ""

    players = (None, make("cadet", seed=1), make("random", seed=2), make("random", seed=3))
    sitting, _ = session(game, type_line, players, speak="calls")
    sitting.run()
    assert asked > 20


def test_pass_and_play_lets_a_curtain_fall_between_hands() -> None:
    """What is printed after a curtain shows the hand of who sits there and no other."""
    game = new(3, seed=5, round_limit=3)
    curtains = 0

    def type_line(printed: str) -> str:
        nonlocal curtains
        if "take the keyboard" in printed:
            curtains += 1
            return ""
        for player in game.view(sitting.at).players:
            if player.seat != sitting.at:
                hand = game.state.players[player.seat].hand
                hidden = [CARDS.card_name(card) for card in hand if card not in player.known]
                assert not [name for name in hidden if name in printed]
        return "1"

    sitting, _ = session(game, type_line, (None, None, None))
    sitting.run()
    assert curtains >= 9


def test_a_refusal_names_the_rule_and_the_player_tries_again() -> None:
    game = nektarr()
    text = play(
        game,
        [
            "extract A",
            "deal A rigel brings 2 eng gets K",
            "zzz",
            "99",
            "9" * 5000,
            "²",
            "deal A rigel gets K O",
        ],
        Agreeable(),
        Agreeable(),
    )
    assert "Not possible: Nektarr still lacks 3 engineering. (AN-4.1)" in text
    assert "Not possible: Your promise still lacks 1 engineering. (AN-4.5)" in text
    assert "No command “zzz”" in text
    assert "There is no 99 now" in text
    assert "No command “²”" in text
    assert "You extract Nektarr with Rigel" in text


def test_an_4_8_a_person_hears_an_open_call_and_takes_it_up() -> None:
    deal = terms(NEKTARR, {1: icons(engineering=3), None: icons(piloting=3)}, {1: "KP", None: "OO"})
    game = nektarr(first=1)
    text = play(game, ["1"], Agreeable(Call(deal)), Agreeable(), speak="calls")
    assert "Rigel calls for help (1) on Nektarr" in text
    assert "You propose (2), as called for in 1" in text
    assert "Rigel extracts Nektarr with you" in text


def test_an_4_8_a_person_offers_help_in_another_turn_or_listens() -> None:
    listening = play(nektarr(first=1), [""], Agreeable(), Agreeable(), speak="turns")
    assert "Rigel’s turn: Enter to listen" in listening
    assert "Rigel takes" in listening
    speaking = play(
        nektarr(first=1), ["deal A me brings 3 pil gets OO"], Agreeable(), Agreeable(), speak="turns"
    )
    assert "Rigel extracts Nektarr with you" in speaking


@pytest.mark.parametrize(
    ("line", "said"),
    [("decline 1", "You decline proposal 1"), ("1", "Rigel extracts Nektarr with you")],
)
def test_a_person_answers_a_proposal(line: str, said: str) -> None:
    deal = terms(NEKTARR, {1: icons(engineering=3), 0: icons(piloting=3)}, {1: "KP", 0: "OO"})
    text = play(nektarr(first=1), [line], Agreeable(Propose(deal, ENGINEERS)), Agreeable())
    assert "Rigel proposes a deal to you: agree, decline or make a counter-offer. (help)" in text
    assert "Agree to proposal 1: play Swoop and Marlo Tailwind" in text
    assert said in text


def test_overflow_discards_and_the_market_are_played_by_hand() -> None:
    hand = [
        *PILOTS,
        *ENGINEERS,
        paw("piloting", nth=2),
        paw("engineering", nth=2),
        blueprint("KKG"),
        blueprint("PO"),
    ]
    game = nektarr(hands={0: hand, 1: [], 2: []}, storage={0: "WWG"})
    text = play(game, ["extract A", "jettison WWG", "pass"], Agreeable(), Agreeable())
    assert "Your Storage is full: choose 3 Fragments to jettison." in text
    assert "You jettison 2 white and 1 green" in text
    game = nektarr(hands={0: hand})
    text = play(
        game,
        ["sweep paws", "1", f"discard {CARDS.card_name(PILOTS[0])}", "take 1", "1"],
        Agreeable(),
        Agreeable(),
    )
    assert "You sweep the Paws" in text
    assert "Market: take 2 more cards." in text
    assert "Hand limit 8: discard 1 card." in text
    assert f"You discard {CARDS.card_name(PILOTS[0])}" in text


def test_a_window_without_a_choice_is_passed_over() -> None:
    game = nektarr(hands={0: [*PILOTS, *ENGINEERS], 1: [], 2: []}, storage={0: "WW"})
    text = play(game, ["1", "1", "1"], Agreeable(), Agreeable())
    assert Pass() in [action for seat, action in game.history if seat == 0]
    assert "Complete Blueprints from your hand, or pass" not in text


def test_help_look_log_rules_more_and_speak_answer() -> None:
    game = nektarr()
    typed = [
        "",
        "help",
        "look",
        "look rigel",
        "look zed",
        "log 5",
        "rules AN-4.5",
        "rules",
        "rules jettison",
        "more",
    ]
    text = play(
        game, [*typed, "speak calls", "speak loudly", "show swoop to rigel"], Agreeable(), Agreeable()
    )
    assert "propose a deal, question by question" in text
    assert "Hand: 3 cards." in text
    assert "No player or card “zed”" in text
    assert "AN-4.5" in text
    assert "Name a rule, AN-1.1 to AN-10.5, or a word to look for." in text
    assert "In others’ turns you are asked at open calls only." in text
    assert "speak turns, calls or never; now it is calls." in text
    assert "You show Rigel Swoop (2 piloting)." in text


def test_quit_ends_the_session() -> None:
    sitting, _ = session(nektarr(), lines("quit"), (None, Agreeable(), Agreeable()))
    with pytest.raises(Quit):
        sitting.run()


def test_two_players_and_bot() -> None:
    game = new(2, seed=9, round_limit=4)
    sitting, console = session(game, lambda _: "1", (None, make("cadet")))
    sitting.run()
    console.printed()
    assert "Turn 1, round 1: it is Bot’s turn." in console.everything
    assert "on Bot’s row:" in console.everything

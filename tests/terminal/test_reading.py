"""Typed words into cards, colours and skills."""

import pytest

from novatable.afternova.words import Words
from novatable.locales import words
from novatable.terminal.afternova.pledging import split_cards
from novatable.terminal.afternova.reading import colour_order, read_fragments, read_icons
from novatable.terminal.reading import find, find_all
from novatable.terminal.screen import Unclear
from tests.builders.afternova import CARDS, fragments, icons

WORDS = Words(words("en"), CARDS, (), None)
NAMES = [("Swoop", 1), ("Widget Willow", 2), ("Widow", 3), ("Tock", 4)]


@pytest.mark.parametrize(
    ("typed", "meant"), [("KKO", "KKO"), ("2 black and 1 orange", "KKO"), ("2k, o", "KKO"), ("pur", "P")]
)
def test_fragments_are_letters_or_words(typed: str, meant: str) -> None:
    assert read_fragments(typed, WORDS) == fragments(meant)


@pytest.mark.parametrize("typed", ["", "nothing", "none", "-", "0"])
def test_nothing_is_nothing(typed: str) -> None:
    assert read_fragments(typed, WORDS) == fragments("")
    assert read_icons(typed, WORDS) == icons()


def test_the_order_of_colours_is_kept() -> None:
    assert colour_order("o 2 k w", WORDS) == [4, 0, 0, 1]


@pytest.mark.parametrize("typed", ["2 pil 1 eng", "pil pil eng", "engineering, 2 piloting", "2pil eng"])
def test_icons_are_skills_cut_short(typed: str) -> None:
    assert read_icons(typed, WORDS) == icons(piloting=2, engineering=1)


@pytest.mark.parametrize(
    ("typed", "said"),
    [("2 mauve", "No colour “mauve”"), ("1.5 k", "is not understood"), ("99999 k", "is not understood")],
)
def test_what_is_not_understood_is_named(typed: str, said: str) -> None:
    with pytest.raises(Unclear, match=said):
        read_fragments(typed, WORDS)


@pytest.mark.parametrize(("typed", "meant"), [("swoop", 1), ("SW", 1), ("willow", 2), ("widow", 3)])
def test_the_beginning_of_a_name_is_enough(typed: str, meant: int) -> None:
    assert find(typed, NAMES, "card-hand") == meant


def test_the_beginning_of_two_names_is_not() -> None:
    with pytest.raises(Unclear, match="“wid” could be Widget Willow and Widow"):
        find("wid", NAMES, "card-hand")


def test_a_wrong_name_is_answered_with_the_right_ones() -> None:
    with pytest.raises(Unclear, match=r"called “zed”\. Possible: Swoop, Widget Willow, Widow and Tock"):
        find("zed", NAMES, "card-hand")
    with pytest.raises(Unclear, match="your hand is empty"):
        find("zed", [], "card-hand")


@pytest.mark.parametrize(
    "typed", ["swoop, widget willow and tock", "swoop widget willow tock", "tock, swoop, will"]
)
def test_several_names_stand_in_a_line(typed: str) -> None:
    assert sorted(find_all(typed, NAMES, "card-hand")) == [1, 2, 4]


def test_a_name_with_commas_around_it_can_stand_twice() -> None:
    assert find_all("tock, swoop, tock", NAMES, "card-hand") == [4, 1, 4]


def test_cards_stand_after_with_and_back() -> None:
    assert split_cards("A mia gets O with swoop, tock back tock") == ("A mia gets O", "swoop, tock", "tock")
    assert split_cards("with tock") == ("", "tock", "")
    assert split_cards("A back tock") == ("A", "", "tock")
    assert split_cards("withers backlog") == ("withers backlog", "", "")


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("de", "2 schwarz und 1 lila", "KKP"),
        ("de", "grün", "G"),
        ("it", "nero e 2 arancione", "KOO"),
        ("it", "KO", "KO"),
    ],
)
def test_colours_are_read_in_the_persons_language_too(language: str, typed: str, meant: str) -> None:
    speaks = Words(words(language), CARDS, (), None)
    assert read_fragments(typed, speaks) == fragments(meant)
    assert read_fragments("2 black", speaks) == fragments("KK")


def test_skills_are_read_in_the_persons_language_too() -> None:
    speaks = Words(words("de"), CARDS, (), None)
    assert read_icons("2 Pilot, 1 ing", speaks) == icons(piloting=2, engineering=1)

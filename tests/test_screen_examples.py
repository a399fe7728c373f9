"""The worked examples on the screen are what the engine makes of them today."""

from tools.examples import FILE, text


def test_the_examples_of_the_rulebook_on_the_screen_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text(), "write it again: python -m tools.examples"

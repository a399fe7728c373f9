"""What computer players say at a table, and what they leave unsaid."""

from novatable.core.reason import Reason
from novatable.players.talk import Talk

WISH = Reason("looking-for", {"colour": "black"})


def test_nobody_says_the_same_twice_in_a_turn() -> None:
    talk = Talk(3)
    assert talk.unsaid(1, WISH) == WISH
    assert talk.unsaid(1, WISH) is None
    assert talk.unsaid(2, WISH) == WISH
    talk.forget()
    assert talk.unsaid(1, WISH) == WISH


def test_what_everybody_sees_is_not_said() -> None:
    talk = Talk(3)
    assert talk.unsaid(1, None) is None
    assert talk.unsaid(1, Reason("nothing-more")) is None
    assert talk.unsaid(1, Reason("worth-completing", {"card": 40, "n": 3})) is None

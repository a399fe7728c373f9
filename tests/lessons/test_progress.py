"""How far a learner is: steps, what is accepted, what others do, taking back, and how a try ends."""

from novatable.core.game import Game
from novatable.lessons.library import Lessons
from novatable.lessons.patterns import fits
from novatable.lessons.progress import Progress

GUIDE = "afternova-first"
MARKET = 3
ALONE = 4


class Playing:
    """A lesson that is played."""

    def __init__(self, name: str) -> None:
        lesson = Lessons().find(name)
        assert lesson is not None
        self.lesson = lesson
        self.game: Game = lesson.begin()
        self.progress = Progress(lesson, self.game)

    def play(self, seat: int, action: dict[str, object]) -> None:
        events = self.game.play(seat, action)
        self.progress.acted(seat, (self.game.history[-1][1],), events, self.game)

    def refuses(self, action: dict[str, object], seat: int = 0) -> str | None:
        return self.progress.refuses(seat, (self.game.actions.from_json(action),))

    def to(self, page: int) -> "Playing":
        """Up to that step, by the solutions."""
        progress = self.progress
        while progress.page < page:
            if (cue := progress.next_cue()) is not None:
                self.play(cue.seat, cue.action)
            elif progress.state == "read":
                progress.turned(progress.page + 1, self.game)
            else:
                assert progress.step is not None
                self.play(0, progress.step.solution[progress.done])
        return self


def test_a_guided_game_goes_from_reading_to_playing_to_free_play() -> None:
    playing = Playing(GUIDE)
    states = []
    for page in range(len(playing.lesson.steps)):
        playing.to(page)
        while (cue := playing.progress.next_cue()) is not None:
            assert playing.progress.state == "watch"
            playing.play(cue.seat, cue.action)
        states.append(playing.progress.state)
    assert states[:3] == ["read"] * 3
    assert states[3:6] == ["play"] * 3
    assert states[-1] == "free"


def test_only_what_the_step_is_about_is_accepted() -> None:
    playing = Playing(GUIDE)
    assert playing.refuses({"type": "take", "card": 12}) == "lesson-read"
    playing.to(MARKET)
    assert playing.refuses({"type": "take", "card": 12}) is None
    assert playing.refuses({"type": "take", "card": 8}) == "lesson-other"
    playing.to(ALONE)
    assert playing.refuses({"type": "take", "card": 8}, 0) == "lesson-watch"
    assert playing.refuses({"type": "take", "card": 8}, 1) is None


def test_taking_back_leads_to_the_step_at_which_it_was_played() -> None:
    playing = Playing(GUIDE).to(MARKET)
    playing.play(0, {"type": "take", "card": 12})
    assert (playing.progress.page, playing.progress.done, playing.progress.back) == (MARKET, 1, "undo")
    playing.progress.undone(0, playing.lesson.begin())
    assert (playing.progress.page, playing.progress.done, playing.progress.back) == (MARKET, 0, "page")


def test_reading_goes_one_step_at_a_time() -> None:
    playing = Playing(GUIDE)
    assert playing.progress.back is None
    assert playing.progress.may_turn(1)
    assert not playing.progress.may_turn(2)
    playing.progress.turned(1, playing.game)
    assert playing.progress.may_turn(0)
    playing.to(MARKET)
    assert not playing.progress.may_turn(MARKET + 1)


def test_what_the_script_wants_and_somebody_has_done_already_is_passed_over() -> None:
    playing = Playing(GUIDE).to(8)
    progress = playing.progress
    assert progress.next_cue() is not None
    agree = progress.next_cue()
    assert agree is not None
    playing.play(agree.seat, agree.action)
    passing = progress.next_cue()
    assert passing is not None
    assert (passing.seat, passing.action) == (0, {"type": "pass"})
    assert playing.refuses({"type": "pass"}) is None, "whoever is quicker than the script may do it"


def test_an_exercise_is_solved_failed_and_tried_again_after_an_undo() -> None:
    playing = Playing("an-01-fly-alone")
    for action in playing.lesson.solution:
        assert playing.progress.state == "trying"
        playing.play(0, action)
    assert playing.progress.state == "solved"
    assert playing.refuses({"type": "pass"}) == "lesson-over"

    failing = Playing("an-01-fly-alone")
    for card in (3, 8, 28):
        failing.play(0, {"type": "take", "card": card})
    states = [(failing.progress.state, failing.progress.turns_left)]
    failing.progress.undone(0, failing.lesson.begin())
    states.append((failing.progress.state, failing.progress.turns_left))
    assert states == [("failed", 0), ("trying", 1)]


def test_a_goal_with_a_bound_above_fails_as_soon_as_it_is_passed() -> None:
    playing = Playing("nr-09-burning")
    unload = next(action for action in playing.lesson.solution if action["type"] == "unload")
    playing.play(0, unload)
    playing.play(0, {"type": "stow", "bay": 0})
    assert playing.progress.state == "failed", "the star has swallowed the ship on the innermost ring"


def test_patterns() -> None:
    offer = {"type": "propose", "terms": {"planet": 3, "split": [{"seat": 0, "n": 1}, {"seat": 1, "n": 2}]}}
    assert fits(offer, {"type": "propose"})
    assert fits(offer, {"terms": {"planet": [3, 4]}})
    assert fits(offer, {"terms": {"split": [{"seat": 1, "n": 2}]}})
    assert not fits(offer, {"terms": {"split": [{"seat": 1, "n": 1}]}})
    assert not fits(offer, {"terms": {"planet": [4, 5]}})
    assert not fits(offer, {"card": 3})
    assert fits({"paid": (1, 0)}, {"paid": [1, 0]})

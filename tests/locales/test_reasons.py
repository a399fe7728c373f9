"""What computer players say in games: each code has its sentence, which says all of its values by name."""

import re

import msgspec
import pytest

from novatable import Game
from novatable.core.errors import Args
from novatable.core.reason import Reason
from novatable.players import levels_of, make
from tests.locales.test_messages import TRANSLATIONS, Variables
from tests.locales.test_refusals import SOURCE, messages, variables

BARE = re.compile(r"(card|Planet|space|Gate|Directive) \d")
STEPS = 250


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in Game.kinds for level in levels_of(game)]
)
def test_every_reason_is_said_with_names(game: str, level: str) -> None:
    said: dict[str, Reason] = {}
    for seed in range(3):
        table = Game.new(game, players=3, seed=seed)
        players = [make(level, game=game, seed=seat) for seat in range(3)]
        for _ in range(STEPS):
            waited = table.waiting_for()
            if not waited:
                break
            player = players[waited[0]]
            action = player.decide(table.view(waited[0]), table.legal(waited[0]))
            if player.why is not None:
                said[player.reason] = player.why
            table.play(waited[0], action)
    assert said
    for sentence, why in said.items():
        holes = Variables()
        holes.visit(messages("en", "reasons.ftl")[f"reason-{why.code}"])
        assert set(why.args) == holes.found, why
        assert not BARE.search(sentence), sentence
        assert msgspec.json.decode(msgspec.json.encode(why.args), type=Args) == why.args


def test_every_code_of_a_reason_has_a_sentence_and_every_sentence_a_code() -> None:
    """Read from the source: the codes are constants, in the call or in a table of codes."""
    source = [path.read_text("utf-8") for path in sorted((SOURCE / "players").rglob("*.py"))]
    written = {word for text in source for word in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', text)}
    called = {code for text in source for code in re.findall(r'Reason\(\s*"([^"]+)"', text)}
    for language in ("en", "de", "it"):
        there = {name.removeprefix("reason-") for name in messages(language, "reasons.ftl")}
        assert called <= there, f"without a sentence in {language}"
        assert there <= written, f"without a code in {language}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_of_reasons_fill_in_the_same_things(language: str) -> None:
    english, translated = messages("en", "reasons.ftl"), messages(language, "reasons.ftl")
    assert list(translated) == list(english)
    for name, message in translated.items():
        assert variables(message) == variables(english[name]), name

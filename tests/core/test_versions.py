"""A game is played to its end by the rules and the cards that it began with, whatever has changed since."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from novatable import Game, IllegalAction
from novatable.afternova import cards as afternova_cards
from novatable.afternova.actions import Propose, Withdraw
from novatable.afternova.game import AfterNova
from novatable.core import cardfile
from novatable.core.errors import RulesGone
from novatable.novaraiders import cards as novaraiders_cards
from novatable.novaraiders.game import NovaRaiders
from tests.rules.test_an_4_calls import CALL, S1, table, with_helper

CARDS = {"afternova": afternova_cards, "novaraiders": novaraiders_cards}
KINDS: dict[str, type[Game]] = {"afternova": AfterNova, "novaraiders": NovaRaiders}
ANSWER = Propose(with_helper(1), (S1,))


def by_version(version: int) -> Game:
    """A position in which seat 1 can answer a call, in a game that began by that version."""
    dump = table().dump()
    del dump["history"], dump["start"]
    dump["setup"]["rules"] = version
    return Game.load(dump)


def test_a_game_of_version_1_goes_on_by_version_1() -> None:
    """The rule that moved with version 2: an open call is answered once by each player (AN-4.8)."""
    game = by_version(1)
    game.play(0, CALL)
    for offer in (2, 3, 4):
        game.play(1, ANSWER)
        game.play(1, Withdraw(offer))
    assert "answered" not in json.dumps(game.dump()["state"]["calls"]), "as version 1 always wrote it"
    again = Game.replay(game.record())
    assert again.digest() == game.digest()
    again.play(1, ANSWER)
    imagined = Game.imagine(again.view(1), Random(1))
    imagined.play(1, Withdraw(5))
    assert imagined.check(1, ANSWER) is None


def test_the_same_in_a_game_of_version_2_is_refused() -> None:
    game = by_version(2)
    game.play(0, CALL)
    game.play(1, ANSWER)
    game.play(1, Withdraw(2))
    with pytest.raises(IllegalAction, match="one answer per player and call"):
        game.play(1, ANSWER)


def test_new_games_have_the_newest_rules() -> None:
    for name, kind in KINDS.items():
        game = Game.new(name, players=3)
        assert game.setup.rules == game.view(None).rules == max(kind.versions)


def test_rules_that_are_gone_are_not_confused_with_rules_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    record = by_version(1).record()
    monkeypatch.delitem(AfterNova.versions, 1)
    with pytest.raises(RulesGone, match="AfterNova under rules version 1 is no longer supported"):
        Game.replay(record)
    monkeypatch.delitem(AfterNova.versions, 2)
    monkeypatch.setitem(AfterNova.versions, 0, "long ago")
    with pytest.raises(ValueError, match="needs a newer Novatable than this one") as refusal:
        Game.replay(record)
    assert not isinstance(refusal.value, RulesGone)


# ---- cards

MOVED = {
    "afternova": ("points = 3", "points = 4"),
    "novaraiders": ("first = 3, second = 4", "first = 4, second = 4"),
}
"""What another release changes in the standard set: points of Blueprints, the size of a first hand."""


class Release:
    """A release with another standard set than the one before."""

    def __init__(self, game: str, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.module = CARDS[game]
        self.folder = folder
        self.before = self.module.load("standard")
        shipped = Path(str(self.module.__file__)).parent
        for file in [*shipped.glob("cards/*.toml"), *shipped.glob("boards/*.toml")]:
            copy = folder / file.relative_to(shipped)
            copy.parent.mkdir(exist_ok=True)
            copy.write_text(file.read_text("utf-8").replace(*MOVED[game]), "utf-8")
        patch.setattr(self.module, "files", lambda _package: folder)
        self.forget()
        assert self.module.load("standard").hash != self.before.hash

    def keep(self) -> None:
        """The set before, as CONTRIBUTING.md says that it has to be kept."""
        former = self.folder / "cards" / "former"
        former.mkdir()
        (former / f"{self.before.hash}.json").write_bytes(msgspec.json.encode(self.before.to_json()))
        self.forget()

    def forget(self) -> None:
        for name in ("_standard", "_standard_boards", "former"):
            if hasattr(self.module, name):
                getattr(self.module, name).cache_clear()


@pytest.mark.parametrize("name", CARDS)
def test_a_game_goes_on_with_the_cards_that_it_began_with(name: str, tmp_path: Path) -> None:
    game = Game.new(name, players=3, seed=5, first=0)
    rng = Random(7)
    records = [game.record()]
    for _ in range(20):
        seat = game.waiting_for()[0]
        game.play(seat, rng.choice(game.legal(seat)))
        records.append(game.record())
    with pytest.MonkeyPatch.context() as patch:
        release = Release(name, tmp_path, patch)
        with pytest.raises(ValueError, match="card set 'standard' has changed since"):
            Game.replay(records[10])
        release.keep()
        again = Game.replay(records[10])
        for seat, action in game.history[10:]:
            again.play(seat, action)
        assert again.digest() == game.digest()
        assert Game.imagine(again.view(0), Random(1)).setup.cards.hash == game.setup.cards.hash
        assert Game.new(name, players=3, seed=5, first=0).setup.cards.hash != game.setup.cards.hash
    release.forget()


def test_only_hashes_are_looked_up(tmp_path: Path) -> None:
    """A record from elsewhere names the hash: it must not lead out of the folder."""
    (tmp_path / "secret.json").write_text("{}")
    (tmp_path / "former").mkdir()
    for name in ("../secret", "/etc/passwd", "", "0" * 63, "G" * 64):
        assert cardfile.former(tmp_path / "former", name) is None

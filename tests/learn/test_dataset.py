"""The dataset: whole, repeatable, described, and true to the games that it was made from."""

import json
import re
from pathlib import Path

import msgspec
import polars as pl
import pytest

from novatable import Game
from novatable.afternova.terms import Terms
from novatable.learn.dataset import FORMAT, TABLES, make_dataset


@pytest.fixture(scope="module")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deals")
    make_dataset("afternova", folder, games=2, players=3, levels=("trader", "cadet"))
    return folder


def test_offers_have_sides_and_answers(deals: Path) -> None:
    offers, sides, answers = [
        pl.read_parquet(deals / f"{name}.parquet") for name in ("offers", "sides", "answers")
    ]
    assert set(offers["kind"]) >= {"proposal", "counter-offer"}
    assert set(answers["answer"]) >= {"agreed", "declined"}
    for offer in offers.iter_rows(named=True):
        own = sides.filter((pl.col("game") == offer["game"]) & (pl.col("offer") == offer["offer"]))
        terms = json.loads(offer["terms"])
        assert offer["active"] in own["seat"].to_list()
        taken = sum(sum(share["fragments"]) for share in terms["split"] if share["seat"] is not None)
        assert own["fragments"].sum() == taken
    keys = {(game, offer) for game, offer in offers.select("game", "offer").iter_rows()}
    assert {(game, offer) for game, offer in answers.select("game", "offer").iter_rows()} <= keys
    counters = offers.filter(pl.col("kind") == "counter-offer")
    assert counters["counters"].null_count() == 0


def test_whoever_agrees_mostly_gains(deals: Path) -> None:
    sides, answers = [pl.read_parquet(deals / f"{name}.parquet") for name in ("sides", "answers")]
    agreed = answers.filter(pl.col("answer") == "agreed").join(sides, on=["game", "offer", "seat"])
    assert agreed.height > 5
    assert (agreed["gain"] > 0).mean() > 0.8  # type: ignore[operator]


def test_records_replay_to_the_decisions(deals: Path) -> None:
    decisions = pl.read_parquet(deals / "decisions.parquet")
    for row in pl.read_parquet(deals / "games.parquet").iter_rows(named=True):
        game = Game.replay(row["record"])
        outcome = game.outcome()
        assert outcome is not None
        assert json.loads(row["scores"]) == list(outcome.scores)
        own = decisions.filter(pl.col("game") == row["game"])
        played = [(seat, msgspec.json.encode(action).decode()) for seat, action in game.history]
        assert played == list(zip(own["seat"], own["action"], strict=True))


def section(card: str, table: str) -> str:
    """What the card says of one table."""
    return card.partition(f"## {table}.parquet")[2].partition("\n## ")[0]


def test_the_card_describes_every_column_and_the_rows_are_the_same_again(deals: Path, tmp_path: Path) -> None:
    card = (deals / "CARD.md").read_text()
    assert f"Format {FORMAT}," in card
    make_dataset("afternova", tmp_path, games=2, players=3, levels=("trader", "cadet"))
    for name in TABLES:
        table = pl.read_parquet(deals / f"{name}.parquet")
        assert table.equals(pl.read_parquet(tmp_path / f"{name}.parquet"))
        assert f"## {name}.parquet: {table.height} rows" in card
        described = re.findall(r"^\| (\w+) \| \w+ \| (.+) \|$", section(card, name), re.MULTILINE)
        assert [column for column, _ in described] == table.columns
    assert "dataset afternova --games 2 --players 3 --levels trader,cadet --seed 1 --out DIR" in card
    assert "by somebody who was asked" in section(card, "offers")


def test_a_game_without_deals_has_decisions_only(tmp_path: Path) -> None:
    make_dataset("novaraiders", tmp_path, games=1, players=2, levels=("cadet",))
    assert pl.read_parquet(tmp_path / "decisions.parquet").height > 20
    assert pl.read_parquet(tmp_path / "offers.parquet").height == 0


def test_terms_read_back(deals: Path) -> None:
    for text in pl.read_parquet(deals / "offers.parquet")["terms"].head(20):
        assert msgspec.json.decode(text, type=Terms).promises

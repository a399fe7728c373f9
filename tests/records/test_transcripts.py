"""Transcripts of golden games, line by line: what people read of a game changes only on purpose."""

import pytest

from tests.records.transcripts import CHOSEN, Chosen, transcript


@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: chosen.record)
def test_a_transcript_is_as_it_was(chosen: Chosen) -> None:
    before = chosen.file.read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(transcript(chosen), before, strict=False), start=1):
        assert now == then, f"{chosen.file.name}, line {number}; if it is meant: make transcripts"
    assert len(transcript(chosen)) == len(before)


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_transcripts_show_what_a_review_needs(game: str) -> None:
    """Two numbers of players, private faces, refusals with their rules, and the table of every seat."""
    texts = [chosen.file.read_text("utf-8") for chosen in CHOSEN if chosen.record.startswith(game)]
    assert len({text.splitlines()[0].split(",")[1] for text in texts}) > 1
    assert all("--- What Mia sees" in text and "--- What Ben sees" in text for text in texts)
    assert any("         only Mia sees: You" in text for text in texts)
    assert any(text.count("Not possible: ") > 15 for text in texts)

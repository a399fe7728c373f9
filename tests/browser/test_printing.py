"""Printing from the page with the cards."""

from pathlib import Path

import pypdfium2
import pytest

from tests.browser.conftest import Meet, violations


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_these_cards_are_saved_as_a_pdf_in_ones_own_language(meet: Meet, game: str, tmp_path: Path) -> None:
    page = meet("Mia", language="de").opens(f"/cards/{game}")
    page.get_by_test_id("cards-print").click()
    page.get_by_test_id("print-paper-letter").check()
    page.get_by_test_id("print-ink-saving").check()
    assert not violations(page)
    with page.expect_download() as saving:
        page.get_by_test_id("print-save").click()
    assert saving.value.suggested_filename == f"{game}-standard-letter.pdf"
    saving.value.save_as(tmp_path / "saved.pdf")
    document = pypdfium2.PdfDocument(tmp_path / "saved.pdf")
    assert document[0].get_width() == pytest.approx(215.9 * 72 / 25.4, abs=0.1)
    assert "Karten 1/" in document[0].get_textpage().get_text_bounded()
    page.locator("dialog").wait_for(state="detached")

"""A game on paper, measured on the pages themselves: sizes, counts, letters, fonts, and backs that match."""

import ctypes
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from PIL import ImageStat
from typer.testing import CliRunner

from novatable import Game
from novatable.afternova.cards import load
from novatable.cli.app import app
from novatable.core.client_cards import ClientCards
from novatable.core.errors import Impossible
from novatable.locales import LANGUAGES
from novatable.printing import INKS, PAPERS, Ink, Print, print_game
from novatable.printing import drawings as drawing

MM = 72 / 25.4
CARDS = {"afternova": 40 + 40 + 18 + 10, "novaraiders": 4 * 11 + 24 + 11 + 8}
OWN = Path(__file__).parents[2] / "src/novatable/afternova/cards/standard.toml"


@cache
def printed(game: str, paper: str = "a4", language: str = "en", ink: Ink = "full") -> Any:
    return pypdfium2.PdfDocument(print_game(standard(game), game, Print(paper, language, ink)))


@pytest.fixture(scope="session", autouse=True)
def close_what_was_printed() -> Iterator[None]:
    yield
    printed.cache_clear()


def standard(game: str) -> ClientCards:
    kind = Game.kind(game)
    return kind.client_cards(kind.load_cards("standard"))


def lines(page: Any) -> list[tuple[float, float, float, float]]:
    """The thin grey lines on a page: left, top, right, bottom in millimetres from its upper left corner."""
    height = page.get_height()
    found = []
    for thing in page.get_objects([pdfium.FPDF_PAGEOBJ_PATH], max_depth=6):
        width = ctypes.c_float()
        pdfium.FPDFPageObj_GetStrokeWidth(thing, width)
        if pdfium.FPDFPath_CountSegments(thing) == 2 and abs(width.value - 0.25) < 0.01:
            left, bottom, right, top = thing.get_bounds()
            found.append((left / MM, (height - top) / MM, right / MM, (height - bottom) / MM))
    return found


def letters(page: Any) -> list[tuple[str, float]]:
    """Every letter with its size in points, as it is on the paper."""
    text = page.get_textpage()
    count = text.count_chars()
    matrix = pdfium.FS_MATRIX()
    found = []
    for at in range(count):
        char = text.get_text_range(at, 1)
        if char.strip() and pdfium.FPDFText_GetMatrix(text, at, matrix):
            scale = abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5
            found.append((char, pdfium.FPDFText_GetFontSize(text, at) * scale))
    return found


def feet(document: Any, word: str) -> list[int]:
    """The pages whose foot begins with a word."""
    return [at for at, page in enumerate(document) if re.search(rf"{word} \d+/\d+ [AB]", text_of(page))]


def text_of(page: Any) -> str:
    return str(page.get_textpage().get_text_bounded())


def cuts_of(page: Any) -> tuple[list[float], list[float]]:
    """Where the marks say to cut: from the left, and from the top."""
    marks = lines(page)
    across = {round((left + right) / 2, 2) for left, _, right, _ in marks if right - left < 1}
    down = {round((top + bottom) / 2, 2) for _, top, _, bottom in marks if bottom - top < 1}
    return sorted(across), sorted(down)


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_63_by_88_mm_between_their_marks_and_lie_in_the_middle(paper: str) -> None:
    document = printed("afternova", paper)
    size = PAPERS[paper]
    front = document[0]
    assert front.get_width() / MM == pytest.approx(size.width, abs=0.1)
    assert front.get_height() / MM == pytest.approx(size.height, abs=0.1)
    across, down = cuts_of(front)
    for cuts, wide, whole, gap in (
        (across, 63, size.width, size.gap[0]),
        (down, 88, size.height, size.gap[1]),
    ):
        assert len(cuts) == 6
        apart = [b - a for a, b in pairwise(cuts)]
        assert apart == pytest.approx([wide, gap, wide, gap, wide], abs=0.1)
        assert cuts[0] + cuts[-1] == pytest.approx(whole, abs=0.1)  # so a sheet turned over matches


@pytest.mark.parametrize("game", CARDS)
def test_every_card_has_a_front_and_a_back_on_the_other_side_of_its_sheet(game: str) -> None:
    document = printed(game)
    sides = feet(document, "Cards")
    assert sides == list(range(2 * -(-CARDS[game] // 9)))  # 9 to a page, backs after fronts


@pytest.mark.parametrize(
    ("game", "counters", "size"), [("afternova", 40 + 5 + 6, 15), ("novaraiders", 30 + 12 + 1, 16)]
)
def test_counters_fit_the_spaces_they_lie_on(game: str, counters: int, size: float) -> None:
    document = printed(game)
    first, *more = feet(document, "Counters")
    assert more == [first + 1]  # the backs
    across, down = cuts_of(document[first])
    assert [b - a for a, b in pairwise(across)] == pytest.approx([size, 2] * 9 + [size], abs=0.1)
    assert len(down) == 2 * -(-counters // 10)
    assert [b - a for a, b in pairwise(down)][::2] == pytest.approx([size] * (len(down) // 2), abs=0.1)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_tiles_of_a_board_make_a_whole_with_rings_of_20_mm(paper: str) -> None:
    """With four bases it is 18.04 rings' depths wide and high; tiles overlap by 8 mm."""
    tiles = [page for page in printed("novaraiders", paper) if re.search(r"4 bases · \d/4", text_of(page))]
    assert len(tiles) == 4
    for tile in tiles:
        for first, last in cuts_of(tile):
            assert last - first == pytest.approx((18.0385 * 20 + 8) / 2, abs=0.1)
        assert "glue here" in text_of(tile) or tile is tiles[-1]


def test_backs_are_mirrored() -> None:
    """On the last sheet of Nova-Raiders are six cards, all of them of H.R.L."""
    document = printed("novaraiders")
    last = feet(document, "Cards")[-2:]
    assert CARDS["novaraiders"] % 9 == 6
    heads = [words(document[side], "H.R.L.") for side in last]
    fronts, backs = [[round((left + right) / 2 / MM) for left, right in each] for each in heads]
    width = PAPERS["a4"].width
    assert len(fronts) == 6
    assert sorted(backs) == pytest.approx(sorted(width - x for x in fronts), abs=1)


def words(page: Any, word: str) -> list[tuple[float, float]]:
    """Where a word stands: from, to."""
    text = page.get_textpage()
    search = text.search(word, match_case=True)
    found = []
    while (hit := search.get_next()) is not None:
        boxes = [text.get_charbox(hit[0] + n) for n in range(hit[1])]
        found.append((min(box[0] for box in boxes), max(box[2] for box in boxes)))
    return found


def test_every_name_and_number_of_the_set_is_on_its_card() -> None:
    cards = load("standard")
    document = printed("afternova")
    text = "\n".join(text_of(document[side]) for side in feet(document, "Cards")[::2])
    flat = " ".join(text.split())
    hand = [cards.card_name(number) for number in range(len(cards.cost))]
    others = [*(planet.name for planet in cards.planets), *(ship.name for ship in cards.starships)]
    assert not [name for name in (*hand, *others) if name not in flat]
    seals = Counter(re.findall(r"^\d+$", text.replace("\r", ""), flags=re.MULTILINE))
    assert seals == Counter(str(card.points) for card in cards.blueprints)


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_at_least_6_points(game: str, language: str) -> None:
    document = printed(game, "a4", language)
    small = Counter(
        (at, round(size, 1)) for at, page in enumerate(document) for _, size in letters(page) if size < 5.99
    )
    assert not small


@pytest.mark.parametrize("game", CARDS)
def test_only_embedded_fonts_are_used(game: str) -> None:
    fonts = set()
    for page in printed(game):
        for thing in page.get_objects([pdfium.FPDF_PAGEOBJ_TEXT], max_depth=8):
            font = pdfium.FPDFTextObj_GetFont(thing)
            name = ctypes.create_string_buffer(100)
            pdfium.FPDFFont_GetBaseFontName(font, name, 100)
            fonts.add((name.value.decode().partition("+")[2], pdfium.FPDFFont_GetIsEmbedded(font)))
    assert fonts
    assert all(name.startswith("SpaceGrotesk") and embedded == 1 for name, embedded in fonts), fonts


def test_drawings_are_vectors() -> None:
    for game in CARDS:
        for page in printed(game):
            assert not list(page.get_objects([pdfium.FPDF_PAGEOBJ_IMAGE], max_depth=8))


@pytest.mark.parametrize("game", CARDS)
def test_saving_ink_saves_more_than_half_of_it(game: str) -> None:
    full, saving = (ink_on(printed(game, "a4", "en", ink)) for ink in INKS)
    assert saving < full / 2


def ink_on(document: Any) -> float:
    """How dark the fronts and backs of the first three sheets are on average."""
    sides = [document[at].render(scale=0.3).to_pil().convert("L") for at in range(6)]
    return sum(255 - ImageStat.Stat(side).mean[0] for side in sides)


def test_a_set_of_ones_own_is_drawn_and_printed_by_command(tmp_path: Path) -> None:
    mine, pdf = tmp_path / "mine.toml", tmp_path / "mine.pdf"
    long = "An Astonishingly Long Name That Needs 60 Characters, Жучка !"
    mine.write_text(OWN.read_text().replace('"Swoop"', '"Zorro #set [x]"').replace('"Tock"', f'"{long}"'))
    done = CliRunner().invoke(app, ["cards", "print", str(mine), "--language", "de", "--out", str(pdf)])
    assert done.exit_code == 0, done.output
    document = pypdfium2.PdfDocument(pdf)
    assert "Zorro #set [x]" in text_of(document[0])
    assert long in " ".join(text_of(document[0]).split())
    assert len(document) == len(printed("afternova", "a4", "de"))


def test_without_the_drawings_nothing_is_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(drawing, "files", lambda _: tmp_path)
    with pytest.raises(Impossible) as refused:
        print_game(standard("afternova"), "afternova", Print())
    assert refused.value.refusal.code == "not-drawn"

"""The report: whole, in every language, without anything from outside, and true to the rows."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from novatable.lab import rows
from novatable.lab.plan import plan_of
from novatable.lab.report import Report, write_report
from novatable.lab.run import Run, play_run, processes_of
from novatable.locales import LANGUAGES, words

SECTIONS = {
    "afternova": [
        *("wins", "length", "scores"),
        *("cards-blueprints", "cards-paws", "cards-upgrades"),
        *("deals", "counts"),
    ],
    "novaraiders": ["wins", "length", "scores", "cards-specials", "counts"],
}
VOID = {"meta", "link", "br", "path", "rect", "line"}


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.sections: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        links = [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.fetched += [f"{tag} {link}" for link in links if not link.startswith("#")]
        self.links += [link[1:] for link in links if link.startswith("#")]
        self.fetched += [tag] if tag in ("script", "iframe", "link", "img") else []
        self.sections += [value or "" for name, value in attrs if tag == "section" and name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.fixture(scope="module", params=SECTIONS)
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Run:
    game: str = request.param
    options = {"round_limit": 4} if game == "afternova" else {"idle_rounds": 2}
    folder = tmp_path_factory.mktemp(game)
    play_run(plan_of(game, (2, 3), ["cadet"], options=options), 6, folder, processes_of(1))
    return Run(folder)


def test_a_report_needs_nothing_else_and_has_every_section(run: Run) -> None:
    page = write_report(run.folder, "en").read_text("utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.fetched == []
    assert "url(" not in page
    assert "@import" not in page
    assert reader.sections == SECTIONS[run.plan.game]
    assert reader.links == reader.sections
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", page)
    assert len(captions) > 8
    assert all(re.search(r"\(\d+ games\)", caption) for caption in captions), "each says what it stands on"
    assert len(page) < 400_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_in_one_language(run: Run, language: str) -> None:
    report = Report(run, words(language))
    page = report.about() + report.deals() + report.section("wins", [])
    assert words(language).format("lab-section-wins") in page
    foreign = [other for other in LANGUAGES if other != language]
    assert all(words(other).format("lab-section-wins") not in page for other in foreign)


def test_every_measure_and_group_has_its_words(run: Run) -> None:
    report = Report(run, words("en"))
    for measure in report.statistics.measures:
        assert words("en").has(f"lab-measure-{re.sub('[^a-z0-9]+', '-', measure.name.lower())}"), measure.name


def test_a_report_is_the_same_however_many_games_are_read_at_once(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Report(run, words("en")).card_sections()
    assert len(run.shelf.parts()) == 1
    monkeypatch.setattr(rows, "PART", 2)
    assert len(run.shelf.parts()) > 1
    assert Report(run, words("en")).card_sections() == whole


def test_there_is_no_report_without_a_run(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no run"):
        write_report(tmp_path, "en")

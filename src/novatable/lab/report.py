"""The report of a run: one page that needs nothing else, to be read on a screen, a telephone or paper."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

import polars as pl

from novatable.core.game import Game
from novatable.core.words import kebab
from novatable.lab import findings, plots
from novatable.lab.effects import effects
from novatable.lab.findings import GENERAL, CardFigures, Figure, Middle
from novatable.lab.run import Run
from novatable.lab.statistics import statistics_of
from novatable.lab.verdicts import number
from novatable.locales import Words, words

REPORT: Final = "report.html"
SPREADS: Final = ("turns", "decisions", "minutes", "best", "margin", "lead_changes")


def write_report(folder: Path, language: str) -> Path:
    """Write the report of the run in a folder, in a language; ValueError if there is no run."""
    path = folder / REPORT
    path.write_text(Report(Run(folder), words(language)).page(), encoding="utf-8")
    return path


class Report:
    """The sections of a report, each with its plots, the figures behind them and the games they stand on."""

    def __init__(self, run: Run, texts: Words) -> None:
        self.run = run
        self.texts = texts
        self.statistics = statistics_of(run.plan.game)
        self.games = findings.with_minutes(run.shelf.table("games"))
        self.seats = run.shelf.table("seats")
        self.contents: dict[str, str] = {}
        """The sections written so far, by their names."""
        self.count = int(self.games.select(pl.len()).collect().item())

    # ---- words and numbers

    def say(self, name: str, **args: str | int) -> str:
        return self.texts.format(f"lab-{name}", **args)

    def number(self, value: float, digits: int = 1) -> str:
        return number(value, self.texts, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.texts.format("review-per-cent", n=self.number(100 * share, digits))

    def between(self, low: float, high: float, digits: int = 1) -> str:
        return f"{self.number(low, digits)} – {self.number(high, digits)}"

    def named(self, measure: str) -> str:
        """A measure in words, or as its game calls it."""
        name = f"lab-measure-{kebab(measure)}"
        return self.texts.format(name) if self.texts.has(name) else measure

    def level(self, name: str) -> str:
        """A level in words, or a player of one's own as it is called."""
        return self.texts.format(f"level-{name}") if self.texts.has(f"level-{name}") else name

    # ---- the page

    def page(self) -> str:
        title = self.say("title", game=Game.kind(self.run.plan.game).title)
        style = files("novatable.lab").joinpath("report.css").read_text("utf-8")
        sections = [
            self.wins(),
            self.length(),
            self.scores(),
            self.card_sections(),
            self.deals(),
            self.counts(),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f"<header>\n<h1>{escape(title)}</h1>\n{self.about()}\n{self.links()}</header>\n"
            f"{''.join(sections)}<footer><p>{escape(self.say('how'))}</p></footer>\n</main>\n</body>\n</html>\n"
        )

    def about(self) -> str:
        """What was played, and the figures that people want first."""
        plan = self.run.plan
        options = ", ".join(
            f"{name} = {value}" for name, value in plan.options.items() if self._unusual(name)
        )
        facts = {
            "games": self.number(self.count, 0),
            "players": ", ".join(map(str, plan.players)),
            "levels": ", ".join([self.level(name) for name in dict.fromkeys(plan.levels)]),
            "cards": f"{plan.cards.name} ({plan.cards.hash[:8]})",
            "rules": str(plan.rules) + (f"; {options}" if options else ""),
            "seed": str(plan.seed),
        }
        listed = "".join(
            f"<div><dt>{escape(self.say(f'fact-{name}'))}</dt><dd>{escape(value)}</dd></div>"
            for name, value in facts.items()
        )
        tiles = "".join(
            f"<li><b>{self.number(figure.value)}</b> {escape(self.named(figure.name))}"
            f"<small>{self.between(figure.low, figure.high)}</small></li>"
            for figure in findings.measure(self.games, GENERAL)
        )
        return f'<dl class="facts">{listed}</dl>\n<ul class="tiles">{tiles}</ul>'

    def links(self) -> str:
        """To the sections."""
        listed = "".join(f'<a href="#{name}">{escape(title)}</a>' for name, title in self.contents.items())
        return f"<nav>{listed}</nav>\n"

    def _unusual(self, name: str) -> bool:
        declared = {option.name: option.default for option in Game.kind(self.run.plan.game).options}
        return bool(self.run.plan.options[name] != declared[name])

    # ---- sections

    def wins(self) -> str:
        """By place, player count, level and aim."""
        axis = self.say("axis-wins")
        parts = []
        for players in sorted(set(self.run.plan.players)):
            some = self.seats.filter(pl.col("players") == players)
            named = [
                figure._replace(name=self.say("place", place=figure.name))
                for figure in findings.wins(some, "place")
            ] + findings.automa_wins(some)
            title = self.say("wins-place", players=players)
            parts.append(self.plot(title, plots.intervals(named, axis), named))
        levels = [
            figure._replace(name=self.level(figure.name)) for figure in findings.wins(self.seats, "name")
        ]
        if len(levels) > 1:
            parts.append(self.plot(self.say("wins-level"), plots.intervals(levels, axis), levels))
        aims = [
            figure._replace(name=self.statistics.said(self.texts, "aims", figure.name), games=self.count)
            for figure in findings.wins(self.seats, "aim")
        ]
        if aims:
            aims.sort(key=lambda figure: -figure.value)
            parts.append(self.plot(self.say("wins-aim"), plots.intervals(aims, axis), aims))
        return self.section("wins", parts)

    def length(self) -> str:
        parts = [self.spread(column) for column in SPREADS[:3]]
        if len(set(self.run.plan.players)) > 1:
            parts.append(self.by_players())
        return self.section("length", parts)

    def by_players(self) -> str:
        """The first figures, with a column for each number of players."""
        counts = sorted(set(self.run.plan.players))
        rows = [[escape(self.named(each.name))] for each in GENERAL]
        for players in counts:
            found = findings.measure(self.games.filter(pl.col("players") == players), GENERAL)
            for row, each in zip(rows, found, strict=True):
                row.append(f"{self.number(each.value)}<small>{self.between(each.low, each.high)}</small>")
        heads = [self.say("fact-players"), *map(str, counts)]
        caption = f"{escape(self.say('by-players'))}{self._stands(self.count)}"
        return f'<figure class="wide"><figcaption>{caption}</figcaption>{self.table(heads, rows)}</figure>\n'

    def scores(self) -> str:
        return self.section("scores", [self.spread(column) for column in SPREADS[3:]])

    def spread(self, column: str) -> str:
        """How the games are spread over the values of a column."""
        found = findings.middle(self.games, column)
        title = self.say(f"spread-{kebab(column)}")
        svg = plots.histogram(
            findings.spread(self.games, column), title, self.say("axis-games"), found.median
        )
        return self.plot(title, svg, found)

    def card_sections(self) -> str:
        """Per group of cards: their effect on winning, and a table of everything about them."""
        rows = self.run.shelf.parts()
        family = self.statistics.family(self.run.plan.cards)
        if family is not None:
            rows = [part._replace(cards=findings.with_family(part.cards, family)) for part in rows]
        figures = findings.cards(rows)
        sections = []
        for group in dict.fromkeys([each.group for each in figures]):
            own = [each for each in figures if each.group == group]
            found = effects(rows, group)
            shown = [
                Figure(self._card(each.group, each.card), each.value, each.low, each.high, each.games)
                for each in found
            ]
            parts = []
            if shown:
                svg = plots.effect_plot(shown, self.say("axis-effect"))
                about = self.say("effect-about", n=len(shown))
                parts.append(self.plot(self.say("effect"), svg, shown, about))
            parts.append(self.card_table(group, own))
            sections.append(self.section(f"cards-{group}", parts))
        return "".join(sections)

    def _card(self, group: str, card: str) -> str:
        return self.statistics.said(self.texts, group, card)

    def card_table(self, group: str, figures: Sequence[CardFigures]) -> str:
        heads = ["card", "offered", "taken", f"used-{group}"]
        if any(each.winners.value for each in figures):
            heads.append("winners")
        rows = [
            [
                escape(self._card(group, each.card)),
                *[
                    f"{self.percent(figure.value, 0)}"
                    f"<small>{self.between(100 * figure.low, 100 * figure.high, 0)}</small>"
                    for figure in (each.offered, each.taken, each.used, each.winners)[: len(heads) - 1]
                ],
            ]
            for each in sorted(figures, key=lambda each: -each.winners.value)
        ]
        title = self.say("card-figures")
        table = self.table([self.say(f"head-{head}") for head in heads], rows)
        caption = f"{escape(title)}{self._stands(self.count)}"
        return f'<figure class="wide"><figcaption>{caption}</figcaption>{table}</figure>\n'

    def deals(self) -> str:
        """Extracts alone, in deals and with an automa: size, what each side brought and got."""
        found = findings.deals(self.run.shelf.table("deals"))
        if not found:
            return ""
        parts = []
        for kind, figures in found.items():
            rows = [
                [
                    escape(self.say(f"deal-{kebab(figure.name)}")),
                    self.number(figure.value, 2),
                    self.between(figure.low, figure.high, 2),
                ]
                for figure in figures
            ]
            table = self.table([self.say(f"head-{head}") for head in ("measure", "mean", "interval")], rows)
            caption = f"{escape(self.say(f'deals-{kind}'))}{self._stands(figures[0].games)}"
            parts.append(f"<figure><figcaption>{caption}</figcaption>{table}</figure>\n")
        return self.section("deals", parts)

    def counts(self) -> str:
        """Everything else that is counted, and how games end."""
        rows = [
            [
                escape(self.named(figure.name)),
                self.number(figure.value, 2),
                self.between(figure.low, figure.high, 2),
            ]
            for figure in findings.measure(self.games, self.statistics.measures)
            if figure.high > 0
        ]
        parts = []
        if rows:
            table = self.table([self.say(f"head-{head}") for head in ("measure", "mean", "interval")], rows)
            caption = f"{escape(self.say('counted'))}{self._stands(self.count)}"
            parts.append(f"<figure><figcaption>{caption}</figcaption>{table}</figure>\n")
        ends = [
            figure._replace(name=self._ending(figure.name))
            for figure in findings.shares(self.games, "reason")
        ]
        svg = plots.intervals(ends, self.say("axis-games-share"), (0, 1))
        parts.append(self.plot(self.say("ends"), svg, ends))
        return self.section("counts", parts)

    def _ending(self, reason: str) -> str:
        name = f"lab-end-{kebab(reason)}"
        return self.texts.format(name) if self.texts.has(name) else reason.replace("_", " ")

    # ---- parts of a page

    def section(self, name: str, parts: Iterable[str]) -> str:
        self.contents[name] = self.say(f"section-{name}")
        about = f"<p>{escape(self.say(f'section-{name}.about'))}</p>\n"
        title = escape(self.contents[name])
        plots = f'<div class="plots">\n{"".join(parts)}</div>\n'
        return f'<section id="{name}">\n<h2>{title}</h2>\n{about}{plots}</section>\n'

    def plot(self, title: str, svg: str, figures: Sequence[Figure] | Middle, about: str = "") -> str:
        """A plot with what it shows as a table below it, for whoever cannot or does not want to see it."""
        games = figures.games if isinstance(figures, Middle) else max([figure.games for figure in figures])
        told = f"<p>{escape(about)}</p>" if about else ""
        return (
            f"<figure><figcaption>{escape(title)}{self._stands(games)}</figcaption>{told}\n"
            f'<div class="plot" aria-hidden="true">{svg}</div>\n'
            f"<details><summary>{escape(self.say('figures'))}</summary>{self._behind(figures)}</details></figure>\n"
        )

    def _behind(self, figures: Sequence[Figure] | Middle) -> str:
        if isinstance(figures, Middle):
            median = self.between(figures.low, figures.high)
            half = self.between(figures.lower, figures.upper)
            rows = [
                [escape(self.say("median")), self.number(figures.median), median],
                [escape(self.say("middle-half")), "", half],
            ]
            return self.table([self.say(f"head-{head}") for head in ("measure", "mean", "interval")], rows)
        pars = any(figure.par is not None for figure in figures)
        heads = ["what", "share", "interval", *(["par"] if pars else [])]
        rows = [
            [
                escape(figure.name),
                self.percent(figure.value),
                self.texts.format("review-per-cent", n=self.between(100 * figure.low, 100 * figure.high)),
                *(["" if figure.par is None else self.percent(figure.par)] if pars else []),
            ]
            for figure in figures
        ]
        return self.table([self.say(f"head-{head}") for head in heads], rows)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """Cells are HTML already."""
        top = "".join(f"<th scope=col>{escape(head)}</th>" for head in heads)
        body = "".join(
            f"<tr><th scope=row>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>"
            for row in rows
        )
        return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'

    def _stands(self, games: int) -> str:
        return f" <small>{escape(self.say('stands', games=self.number(games, 0)))}</small>"

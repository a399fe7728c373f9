"""Plots as still vector pictures: they need no script, and take their colours from the page they stand in.

Every plot is as wide as a telephone, so that its text can be read there; a wide page puts several side by
side. Nothing depends on colour: what is found is a dot with a line for its interval, what would be fair a
dashed line.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import altair as alt
import polars as pl
import vl_convert as vlc

from novatable.lab.findings import Figure

WIDTH: Final = 340
ROW: Final = 22
LETTER: Final = 7.4
"""About how wide a letter is; the reader's font decides."""
LONGEST: Final = 170
INK, SOFT, MARK, FAINT = "var(--ink)", "var(--soft)", "var(--mark)", "var(--faint)"
FONT: Final = "system-ui, sans-serif"

_SIGNED: Final = "datum.value ? format(datum.value, '+,~f') : '0'"
_CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    "font": FONT,
    "padding": 2,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "labelFontSize": 12,
        "titleColor": SOFT,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "domainColor": SOFT,
        "tickColor": SOFT,
        "gridColor": FAINT,
        "labelLimit": LONGEST,
        "labelFlush": False,  # a label stands at its tick, so that the last two do not meet
    },
}


def intervals(figures: Sequence[Figure], axis: str, whole: tuple[float, float] | None = None) -> str:
    """A dot and its interval for each share, one below the other, and what would be fair.

    `whole`: the shares that the axis begins and ends with, if not those that occur.
    """
    rows = [
        {
            "name": figure.name,
            "value": figure.value,
            "low": figure.low,
            "high": figure.high,
            "par": figure.par,
        }
        for figure in figures
    ]
    y = _names(figures)
    base = alt.Chart(pl.DataFrame(rows))
    scale = alt.Scale(zero=False, nice=True) if whole is None else alt.Scale(domain=list(whole))
    x = alt.X("low:Q", title=axis, scale=scale).axis(format=".0%", tickCount=5)
    lines = base.mark_rule(strokeWidth=3, color=MARK, strokeCap="butt").encode(x=x, x2="high:Q", y=y)
    dots = base.mark_point(filled=True, size=70, color=INK, opacity=1).encode(x="value:Q", y=y)
    layers = [lines, dots]
    if any(figure.par is not None for figure in figures):
        layers.append(
            base.mark_tick(color=INK, thickness=1.5, size=ROW - 4, strokeDash=[2, 2]).encode(x="par:Q", y=y)
        )
    return _svg(alt.layer(*layers).properties(width=_inner(figures), height=ROW * len(figures)))


def effect_plot(figures: Sequence[Figure], axis: str) -> str:
    """As `intervals`, around a line at zero; a filled dot where the interval does not contain it."""
    rows = [
        {
            "name": figure.name,
            "value": 100 * figure.value,
            "low": 100 * figure.low,
            "high": 100 * figure.high,
            "sure": figure.low > 0 or figure.high < 0,
        }
        for figure in figures
    ]
    y = _names(figures)
    base = alt.Chart(pl.DataFrame(rows))
    x = alt.X("low:Q", title=axis).axis(labelExpr=_SIGNED, tickCount=5)
    zero = alt.Chart(pl.DataFrame({"zero": [0]})).mark_rule(color=INK, strokeDash=[3, 3])
    lines = base.mark_rule(strokeWidth=3, color=MARK).encode(x=x, x2="high:Q", y=y)
    dots = base.mark_point(size=60, stroke=INK, strokeWidth=1.5, opacity=1).encode(
        x="value:Q", y=y, fill=alt.condition("datum.sure", alt.value(INK), alt.value("var(--card)"))
    )
    chart = alt.layer(lines, zero.encode(x="zero:Q"), dots)
    return _svg(chart.properties(width=_inner(figures), height=ROW * len(figures)))


def histogram(counts: Sequence[tuple[float, int]], axis: str, count_axis: str, middle: float | None) -> str:
    """How often each range of values occurs, and where the middle is."""
    width = min([b[0] - a[0] for a, b in pairwise(counts)], default=1)
    rows = [{"from": low, "to": low + width, "count": count} for low, count in counts]
    bars = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar(orient="vertical", color=MARK, stroke="var(--card)", strokeWidth=0.5)
        .encode(
            x=alt.X("from:Q", title=axis, scale=alt.Scale(zero=False, nice=False)).axis(
                format=",~f", tickCount=5, grid=False
            ),
            x2="to:Q",
            y=alt.Y("count:Q", title=count_axis).axis(format=",d", tickCount=4, tickMinStep=1),
        )
    )
    if middle is None:
        return _svg(bars.properties(width=WIDTH - 60, height=150))
    line = (
        alt.Chart(pl.DataFrame({"middle": [middle]}))
        .mark_rule(color=INK, strokeDash=[4, 3], strokeWidth=1.5)
        .encode(x="middle:Q")
    )
    return _svg(alt.layer(bars, line).properties(width=WIDTH - 60, height=150))


def _names(figures: Sequence[Figure]) -> alt.Y:
    """An axis of names, with as much room as they may need."""
    room = _room(figures)
    return alt.Y("name:N", sort=None, title=None).axis(
        ticks=False, domain=False, minExtent=room, maxExtent=room
    )


def _room(figures: Sequence[Figure]) -> float:
    return min(LONGEST, 8 + LETTER * max([len(figure.name) for figure in figures]))


def _inner(figures: Sequence[Figure]) -> float:
    """What the names leave of the width."""
    return WIDTH - 20 - _room(figures)


def _svg(chart: alt.LayerChart | alt.FacetChart | alt.Chart) -> str:
    svg: str = vlc.vegalite_to_svg(chart.configure(**_CONFIG).to_dict(), vl_version="6.1")
    return svg

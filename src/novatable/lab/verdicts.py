"""Verdicts of a comparison in words."""

from novatable.core.words import kebab
from novatable.lab.compare import Verdict
from novatable.locales import Words


def sentence(verdict: Verdict, texts: Words) -> str:
    """What the second run has more or less than the first."""
    scale = 1 if verdict.place is None else 100
    value, low, high = [each * scale for each in (verdict.value, verdict.low, verdict.high)]
    if verdict.word == "less":
        value, low, high = -value, -high, -low
    args: dict[str, str | int] = {
        "value": number(value, texts),
        "low": number(low, texts),
        "high": number(high, texts),
        "first": number(verdict.first * scale, texts),
        "second": number(verdict.second * scale, texts),
        "games": number(verdict.needed, texts, 0),
    }
    if verdict.place is not None:
        measure = texts.format("lab-compare-wins", place=verdict.place)
    else:
        name = f"lab-measure-{kebab(verdict.measure)}"
        measure = texts.format(name) if texts.has(name) else verdict.measure
    own = f"lab-compare-{verdict.word}-{kebab(verdict.measure)}"
    return texts.format(own if texts.has(own) else f"lab-compare-{verdict.word}", measure=measure, **args)


def number(value: float, texts: Words, digits: int | None = None) -> str:
    """With about three digits that matter, as the language writes it."""
    if digits is None:
        digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 1 else 2
    text = f"{value:,.{digits}f}".replace("-", "\u2212")
    if texts.language == "en":
        return text
    return text.replace(",", "\u202f").replace(".", ",")

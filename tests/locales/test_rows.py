"""The row of a Special or an Upgrade has its rules, its picture, and its words in every language."""

import re

import pytest

from novatable.afternova import cards as afternova
from novatable.afternova.cards import UPGRADE_ROWS, WILD
from novatable.afternova.pledge import SKILL_UPGRADES
from novatable.locales import LANGUAGES, texts
from novatable.novaraiders.actions import SPECIAL_ACTIONS, Special, name_of
from novatable.novaraiders.specials import RULES
from tests.locales.samples import ROOT

WEB = ROOT / "web" / "src"
SAID_OF_SPECIALS = ("nr-art-use-{}", "nr-art-does-{}", "nr-do-{}", "nr-table-yes-{}")
SPECIALS = pytest.mark.parametrize("kind", SPECIAL_ACTIONS, ids=name_of)
UPGRADES = pytest.mark.parametrize("row", UPGRADE_ROWS, ids=lambda row: row.name)


def lacking(name: str, wanted: list[tuple[str, str, str]]) -> list[str]:
    """What is missing; wanted are patterns, each in the text of a file or a language."""
    return [
        f"{name}: {file} has no {pattern}"
        for file, text, pattern in wanted
        if not re.search(rf"^ *(?:{pattern})\b", text, re.MULTILINE)
    ]


def wanted_words(file: str, messages: list[str]) -> list[tuple[str, str, str]]:
    return [
        (f"{language}/{file}", texts(language)[file], each) for language in LANGUAGES for each in messages
    ]


@SPECIALS
def test_a_special_has_its_rules_its_picture_and_its_words(kind: type[Special]) -> None:
    name = name_of(kind)
    assert kind in RULES, f"{name}: novaraiders/specials.py has no rules for it"
    drawn = (WEB / "novaraiders" / "art" / "icons.ts").read_text("utf-8")
    messages = [form.format(name.replace("_", "-")) for form in SAID_OF_SPECIALS]
    rule = kind.rule.lower().replace(".", "-")
    said = wanted_words("novaraiders-specials.ftl", messages) + wanted_words("rules-novaraiders.ftl", [rule])
    missing = lacking(name, [("icons.ts", drawn, name), *said])
    assert not missing, "\n".join(missing)


@UPGRADES
def test_an_upgrade_has_its_picture_and_its_words(row: afternova.Upgrade) -> None:
    """One that gives an icon of a skill is drawn as that."""
    drawn = (WEB / "afternova" / "art" / "glyphs.ts").read_text("utf-8")
    picture = [("glyphs.ts", drawn, row.name)] if row.icon in (None, WILD) else []
    said = wanted_words("cards.ftl", [rf"\[{row.name}", f"upgrade-does-{row.name}"])
    said += wanted_words("rules-afternova.ftl", [row.rule.lower().replace(".", "-")])
    missing = lacking(row.name, [*picture, *said])
    assert not missing, "\n".join(missing)


@UPGRADES
def test_the_numbers_of_upgrades_are_those_of_their_rows(row: afternova.Upgrade) -> None:
    assert getattr(afternova, row.name.upper()) == UPGRADE_ROWS.index(row)


def test_upgrades_that_cover_promises_are_in_the_order_of_their_icons() -> None:
    assert {row.icon: row.name for row in UPGRADE_ROWS if row.icon is not None} == dict(
        enumerate(SKILL_UPGRADES)
    )


def test_what_is_missing_is_said() -> None:
    assert lacking("tow", [("icons.ts", "  hop: {", "tow")]) == ["tow: icons.ts has no tow"]

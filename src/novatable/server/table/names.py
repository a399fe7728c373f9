"""Text that others read. Names contain nothing invisible, and none passes for another."""

import unicodedata
from collections.abc import Collection
from itertools import chain, count

from novatable.server.table.refused import Refused

_TURNS_TEXT = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Directional overrides, which can make one name look like another."""
MOST_MARKS = 3
"""The most accents on one letter; a pile of them covers the lines above."""

_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that are invisible."""
_SELECTORS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF), (0x34F, 0x34F))
"""Marks that change how others are drawn, if anything."""
_ALPHABETS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Alphabets that share letter shapes: a word must use only one of them."""

_SHAPES = {
    "a": "\u0430\u03b1", "b": "\u0432\u03b2\u044c", "c": "\u0441\u03f2", "d": "\u0501",
    "e": "\u0435\u03b5\u0451", "g": "\u0261", "h": "\u04bb\u043d\u03b7", "i": "\u0456\u03b9\u0131l1|!",
    "j": "\u0458\u03f3", "k": "\u043a\u03ba", "m": "\u043c", "n": "\u0578",
    "o": "\u043e\u03bf0\u0585\u03c3", "p": "\u0440\u03c1", "q": "\u051b", "r": "\u0433", "s": "\u0455",
    "t": "\u0442\u03c4", "u": "\u03c5\u057d", "v": "\u0475\u03bd", "w": "\u051d\u03c9",
    "x": "\u0445\u03c7", "y": "\u0443\u03b3", "z": "\u03b6", "3": "\u0437", "4": "\u0447", "5": "\u01bd",
    "6": "\u0431",
}  # fmt: skip
_LIKE = {ord(letter): shape for shape, letters in _SHAPES.items() for letter in letters}
"""Small letters, with the letter they can be mistaken for."""
_CAPITALS = {0x39C: "m", 0x39D: "n", 0x3A5: "y"}
"""Greek capitals that look like different letters from their small ones."""


def clean(rule: str, text: str, longest: int) -> str:
    """Text for others to read: trimmed, of a sane length, without control characters; or Refused."""
    text = unicodedata.normalize("NFC", text.strip())
    if not 1 <= len(text) <= longest:
        raise Refused(rule, "text-length", {"n": longest, "n2": len(text)})
    for letter in text:
        if unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") or letter in _TURNS_TEXT:
            raise Refused(rule, "text-control")
    return text


def clean_name(text: str, longest: int) -> str:
    """A name without invisible characters. Refused if nothing is left, or if it passes for something else."""
    name = "".join(letter for letter in unicodedata.normalize("NFKC", text) if not _invisible(letter))
    name = " ".join(part for part in name.split(" ") if part)
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refused("name", "name-empty")
    name = clean("name", name, longest)
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refused("name", "name-accents")
    for word in name.split():
        alphabets = {alphabet for letter in word if (alphabet := _alphabet(letter)) is not None}
        if len(alphabets) > 1:
            raise Refused("name", "name-alphabets")
    return name


def look_of(name: str) -> str:
    """The same for names that look alike.

    Case, accents, gaps, dots and dashes and twins of other alphabets do not count.
    """
    plain = name.translate(_CAPITALS).casefold()
    seen = [letter for letter in unicodedata.normalize("NFKD", plain) if _counts(letter)]
    bare = "".join([letter for letter in seen if not _is_speck(letter)] or seen)
    return bare.translate(_LIKE).replace("rn", "m").replace("vv", "w")


def numbered(name: str, others: Collection[str]) -> str:
    """The name, followed by a number if somebody there has the same or nearly the same name."""
    taken = {look_of(other) for other in others}
    candidates = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in candidates if look_of(each) not in taken)


def _invisible(letter: str) -> bool:
    code = ord(letter)
    if any(first <= code <= last for first, last in _SELECTORS):
        return True
    return unicodedata.category(letter) == "Cf" or letter in _BLANK


def _counts(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Mn", "Me", "Cf", "Zs") and not _invisible(letter)


def _is_speck(letter: str) -> bool:
    """A sign that is easily overlooked, such as the dots of "H.R.L."; what passes for a letter is none."""
    return unicodedata.category(letter) in ("Pc", "Pd", "Po", "Pi", "Pf", "Sk") and ord(letter) not in _LIKE


def _alphabet(letter: str) -> str | None:
    """Which of the alphabets with shared shapes a letter belongs to, if any."""
    if not letter.isalpha():
        return None
    first = unicodedata.name(letter, "").split(" ", 1)[0]
    return first if first in _ALPHABETS else None

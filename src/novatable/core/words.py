"""Plain English that both games share: lists, counts, and who does what."""

from collections.abc import Iterable, Sequence


def listed(parts: Iterable[str]) -> str:
    """ "a, b and c"."""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def plural(count: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


class Seated:
    """Speaks about the seats of one game to one viewer, whose own seat is "you"."""

    __slots__ = ("names", "viewer")

    def __init__(self, names: Sequence[str], viewer: int | None) -> None:
        self.names = names
        self.viewer = viewer

    def name(self, seat: int | None) -> str:
        """Seat None is somebody not decided yet."""
        if seat is None:
            return "whoever is willing"
        return "you" if seat == self.viewer else self.names[seat]

    def named(self, kind: str, number: int) -> str | None:
        """The name of a thing in a refusal, by its kind and number; None: use the number."""
        return self.names[number] if kind == "seat" and number < len(self.names) else None

    def whose(self, seat: int) -> str:
        return "your" if seat == self.viewer else f"{self.names[seat]}'s"

    def does(self, seat: int | None, doing: str) -> str:
        """Who does what: `doing` begins with a verb in its plain form."""
        verb, space, more = doing.partition(" ")
        if seat is None or seat != self.viewer:
            verb = _third_person(verb)
        return self.name(seat) + " " + verb + space + more


def _third_person(verb: str) -> str:
    if verb.endswith("ry"):
        return f"{verb[:-1]}ies"
    return verb + ("es" if verb.endswith(("s", "o", "sh", "ch")) else "s")

"""The typed commands of Nova-Raiders: one line into one action. `Game.check` judges it afterwards.

A line names an action and as much of it as is needed. If one legal action fits, that is meant; among
several the person chooses; if none fits, the action is put together so that the rules can say why not.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from novatable.core.actions import Action
from novatable.core.words import Piece
from novatable.novaraiders import actions
from novatable.novaraiders.cards import BASIC_ACTIONS, KINDS
from novatable.novaraiders.catalogue import BAYS
from novatable.novaraiders.view import View
from novatable.terminal.novaraiders.marks import ShortWords
from novatable.terminal.novaraiders.menu import hand_of
from novatable.terminal.novaraiders.reading import (
    cards_by_name,
    is_space,
    read_card,
    read_number,
    read_shard,
    read_space,
)
from novatable.terminal.reading import find
from novatable.terminal.screen import Ask, Help, Unclear

HELP: Final[Help] = (
    ("orbit 3r2", "term-nr-help-orbit"),
    ("orbit 3r 3r2 with b", "term-nr-help-with"),
    ("jump 1b, hop 4r2", "term-nr-help-jump"),
    ("hijack 3b1, shove 3b1", "term-nr-help-hijack"),
    ("unload 3r, drop pod 4b2", "term-nr-help-unload"),
    ("upgrade hop, upgrade unseen", "term-nr-help-upgrade"),
    ("tractor 3b1 3b3", "term-nr-help-tractor"),
    ("stevedore tops, stevedore 2", "term-nr-help-stevedore"),
    ("launch 3", "term-nr-help-launch"),
    ("link b", "term-nr-help-link"),
    ("leave 1, leave none", "term-nr-help-leave"),
    ("place 4b2", "term-nr-help-place"),
    ("move 2r 2r4, hijack 3b1", "term-nr-help-hrl"),
    ("end", "term-nr-help-end"),
    ("look 3b2, look mia, look hop", "term-nr-help-look"),
    ("rules NR-3.5, rules link", "term-help-rules"),
    ("", "term-nr-help-spaces"),
)
VERBS: Final[dict[str, tuple[type[Action], ...]]] = {
    "orbit": (actions.Orbit, actions.Run),
    "jump": (actions.Jump,),
    "unload": (actions.Unload,),
    "hijack": (actions.Hijack, actions.HrlHijack),
    "upgrade": (actions.Upgrade,),
    **{actions.name_of(kind).replace("_", " "): (kind,) for kind in actions.SPECIAL_ACTIONS},
    "launch": (actions.Launch,),
    "link": (actions.Chain,),
    "chain": (actions.Chain,),
    "end": (actions.EndTurn,),
    "discard": (actions.Discard,),
    "draw": (actions.Draw,),
    "keep": (actions.Keep,),
    "leave": (actions.Leave,),
    "run": (actions.Run,),
    "stow": (actions.Stow,),
    "put": (actions.Restow,),
    "place": (actions.Place,),
    "move": (actions.HrlMove,),
}
"""Commands, and the kinds of action that they can mean: the first of them that is legal now."""
SPACES: Final = ("ship", "side", "to", "victim")
"""Fields that name a space, in the order in which they are typed; if fewer are typed, the last ones."""
DIRECTIONS: Final = [("clockwise", "clockwise"), ("counter-clockwise", "counter_clockwise")]
MOST_ASKED: Final = 9
_NOTHING: Final = ("0", "no", "none", "nothing")
_BETWEEN: Final = re.compile(r"[\s,]+|\b(?:to|from|on|onto)\b")


class Reader:
    """Reads commands for the seat of a view."""

    def __init__(self, view: View, words: ShortWords, legal: Sequence[Action], ask: Ask) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.view = view
        self.words = words
        self.legal = legal
        self.ask = ask
        self.hand = hand_of(view)

    def read(self, line: str) -> Action:
        verb, text = _verb(line)
        kinds = VERBS[verb]
        kind = next((kind for kind in kinds if any(type(a) is kind for a in self.legal)), kinds[0])
        given = self._given(kind, text)
        meant = [a for a in self.legal if type(a) is kind and _fits(a, given)]
        if len(meant) > 1:
            return self._which(meant)
        return meant[0] if meant else self._put_together(kind, given)

    # ---- what a line says

    def _given(self, kind: type[Action], text: str) -> dict[str, Any]:
        """The fields of an action that a line names."""
        fields = [field.name for field in msgspec.structs.fields(kind)]
        if fields == ["card"] and not text.startswith("with "):
            return {"card": read_card(text, self.hand, self.words)} if text else {}
        given: dict[str, Any] = {}
        text, _, card = f" {text}".partition(" with ")
        if card and "card" in fields:
            given["card"] = read_card(card, self.hand, self.words)
        if kind is actions.Launch and text.strip().isdecimal():
            text = f"{text.strip()}{self.words.colour(self.seat)}"
        tokens = [token for token in _BETWEEN.split(text) if token]
        spaces = [read_space(token, self.words) for token in tokens if is_space(token)]
        named = [field for field in SPACES if field in fields]
        if len(spaces) > len(named):
            raise Unclear("spaces", n=len(spaces), most=len(named))
        given.update(zip(named[len(named) - len(spaces) :], spaces, strict=True))
        rest = " ".join(token for token in tokens if not is_space(token))
        return {**given, **self._more(kind, rest)} if rest else given

    def _more(self, kind: type[Action], text: str) -> dict[str, Any]:
        """What an action has besides card and spaces."""
        words = self.words
        if kind is actions.Leave:
            most = sum(isinstance(action, actions.Leave) for action in self.legal) - 1
            if text in _NOTHING:
                return {"count": 0}
            return {"count": most if text == "all" else read_number(text, 0, 30, "count")}
        if kind is actions.Upgrade:
            on_row = cards_by_name(self.view.academy, words)
            return {"take": find(text, [*on_row, ("unseen", None)], "card-academy")}
        if kind is actions.Stevedore and "tops".startswith(text):
            return {"bay": None}
        if kind is actions.Stow or kind is actions.Stevedore:
            return {"bay": read_number(text.removeprefix("bay").strip(), 1, BAYS, "bay") - 1}
        if kind is actions.Restow:
            return {"shard": read_shard(text, words)}
        if kind is actions.Run and text in (*_NOTHING, "stay"):
            return {"to": None}
        if kind is actions.Breach:
            return {"push": find(text, DIRECTIONS, "direction")}
        if kind is actions.Keep:
            dealt = self.view.players[self.seat].dealt or ()
            names = [(words.plain(words.directive_name(number)), number) for number in dealt]
            names += [(words.cards.directives[number].name, number) for number in dealt]
            return {"directive": find(text, names, "directive")}
        raise Unclear("here", typed=text)

    # ---- which action

    def _which(self, meant: Sequence[Action]) -> Action:
        """Let the person choose among actions that fit."""
        if len(meant) > MOST_ASKED:
            raise Unclear("say-more", n=len(meant))
        question = [*self.words.say("term-nr-which")]
        for number, action in enumerate(meant, start=1):
            question += [Piece(f"\n{number} "), *self.words.choice(action)]
        answer = self.ask(tuple(question))
        return meant[read_number(answer.strip(), 1, len(meant), "number") - 1]

    def _put_together(self, kind: type[Action], given: dict[str, Any]) -> Action:
        """An action that is not legal, so that the rules can say why."""
        for field in msgspec.structs.fields(kind):
            if field.name not in given and field.required:
                given[field.name] = self._likely(kind, field.name)
        return kind(**given)

    def _likely(self, kind: type[Action], field: str) -> int:
        """A card for such an action, or one's only ship; anything else missing has to be typed."""
        name = actions.name_of(kind)
        if field == "card" and name in (*BASIC_ACTIONS, *KINDS):
            for card in self.hand:
                if self._is_for(card, name):
                    return card
            raise Unclear("no-card", use=self.words.use(name))
        ships = self.view.fleets[self.seat]
        if field == "ship" and len(ships) == 1:
            return ships[0]
        raise Unclear("missing", field=field)

    def _is_for(self, card: int, name: str) -> bool:
        cards = self.words.cards
        if name in BASIC_ACTIONS:
            return BASIC_ACTIONS.index(name) in cards.uses[card]
        kind = cards.kind[card]
        return kind is not None and actions.name_of(kind) == name


def _verb(line: str) -> tuple[str, str]:
    """The command, which may be several words, and what follows it."""
    words = line.casefold().split()
    for count in (3, 2):
        if " ".join(words[:count]) in VERBS:
            return " ".join(words[:count]), " ".join(words[count:])
    return find(words[0], [(verb, verb) for verb in VERBS], "command"), " ".join(words[1:])


def _fits(action: Action, given: dict[str, Any]) -> bool:
    return all(getattr(action, field) == value for field, value in given.items())

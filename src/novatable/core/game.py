"""The contract of a game. Each game subclasses `Game` and adds its rules; the rest is here."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any, ClassVar, Self, cast

import msgspec

from novatable.core.actions import Action, Event, Outcome
from novatable.core.chance import SEED_BYTES, commitment, seed_bytes
from novatable.core.client_cards import ClientCards
from novatable.core.compiling import mypyc_attr
from novatable.core.errors import Args, IllegalAction, Impossible, Refusal, RulesGone
from novatable.core.options import Option, Value, settle
from novatable.core.record import CardsUsed, History, Setup, read_record, write_record
from novatable.core.view import Reading, View

JsonDict = dict[str, Any]


def _card_set_named(cards: object) -> str:
    if isinstance(cards, str) or hasattr(cards, "__fspath__"):
        return str(cards)
    raise ValueError(f"cards must be the name of a card set or the path of its file, not {cards!r:.80}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game in progress: `state, action -> state, events`, with its views, record and dump.

    A game begins with its set-up rules (`new`) or from a position (`imagine`, `load` of a dump
    without history). Its record is the set-up, or that position, and every action since.
    """

    __slots__ = ("history", "opening", "setup", "start")

    name: ClassVar[str]
    title: ClassVar[str]
    """The name as people write it."""
    versions: ClassVar[dict[int, str]]
    """The rules versions that can be played, each with what it changed. New games have the newest."""
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[type[Action]]
    """The base class of the game's actions; its rule is cited for anything that is not an action."""
    seat_rule: ClassVar[str]
    """The rule that says who plays."""
    drafting: ClassVar[type[msgspec.Struct] | None] = None
    """The type of what can be drafted before it is played; None: nothing can."""
    automa: ClassVar[str] = ""
    """The name of the seat that no player sits at, if the game has one."""
    events: ClassVar[Any] = Event
    """All kinds of events, as one type."""
    view_type: ClassVar[type[View]] = View
    cards_type: ClassVar[type[ClientCards]] = ClientCards
    hints_type: ClassVar[type[msgspec.Struct] | None] = None
    reading_type: ClassVar[type[Reading]] = Reading
    """What `view`, `client_cards`, `hints` and `read_draft` return: compiled functions do not say it."""
    page: ClassVar[str | None] = None
    """The page of docs/rules with the game's rules."""
    phrases: ClassVar[tuple[str, ...]] = ()
    """What its players say to each other, for tables where only set phrases are allowed: `phrase-CODE`."""
    kinds: ClassVar[dict[str, type["Game"]]] = {}
    parts: ClassVar[dict[str, dict[str, str]]] = {}
    """For each game, the modules in other packages that are about it alone."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.history: History = []
        self.start: Game | None = None
        self.opening: list[Event] = []
        """What happened before the first decision."""

    # ---- beginnings

    @staticmethod
    def register(kind: type["Game"], **parts: str) -> None:
        """Make a game known to everything by its name.

        `parts` names the modules that know more about it than the rules do, by the package that reads them:
        `players` (LEVELS), `lab` (STATISTICS), `learn` (CODEC), `lessons` (SUBJECT), `printing` (sheets),
        `review` (JUDGE), `terminal` (DISPLAY). All are optional.
        """
        Game.kinds[kind.name] = kind
        Game.parts[kind.name] = parts

    @staticmethod
    def part(game: str, package: str, name: str) -> Any:
        """What a game's module for a package calls `name`; None if the game has no such module."""
        module = Game.parts[Game.kind(game).name].get(package)
        return None if module is None else getattr(import_module(module), name)

    @staticmethod
    def kind(name: object) -> type["Game"]:
        kind = Game.kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            names = tuple(Game.kinds)
            raise Impossible(Refusal("request", "no-game", {"name": f"{name!r:.80}", "names": names}))
        return kind

    @staticmethod
    def usual() -> str:
        """The default game: the first."""
        return next(iter(Game.kinds))

    @classmethod
    def newest_rules(cls) -> int:
        """The rules version of new games."""
        return max(cls.versions)

    @classmethod
    def check_rules(cls, version: int) -> None:
        """RulesGone or Impossible if games of that rules version cannot be played here."""
        if version in cls.versions:
            return
        args: Args = {"name": cls.title, "n": version}
        if version < cls.newest_rules():
            raise RulesGone(Refusal("request", "rules-old", args))
        raise Impossible(Refusal("request", "rules-new", args))

    @staticmethod
    def new(
        game: object,
        players: object,
        seed: object = None,
        cards: object = "standard",
        **options: object,
    ) -> "Game":
        """A new game. If something asked for is not possible, ValueError (mostly Impossible) says what is.

        A seed is a whole number, 64 hex digits or 32 bytes (None: random), cards a set's name or path.
        """
        kind = Game.kind(game)
        settled = settle(kind.options, options)
        kind.check_players(players, settled)
        secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed)
        card_set = kind.load_cards(_card_set_named(cards))
        setup = Setup(
            game=kind.name,
            rules=kind.newest_rules(),
            players=cast(int, players),
            options=settled,
            cards=card_set,
            seed=secret.hex(),
            commitment=commitment(secret),
        )
        return kind.begin(setup)

    @staticmethod
    def replay(text: str) -> "Game":
        """The game in a record, replayed action by action.

        ValueError if that fails, or if a digest in the record does not match.
        """
        record = read_record(text)
        game = Game._follow(record.setup, record.start, record.actions, record.digests)
        if record.closing is not None and record.closing != game.digest():
            raise Impossible(Refusal("request", "record-closing"))
        return game

    @staticmethod
    def load(dump: Any) -> "Game":
        """The game in a dump. A dump without `history` resumes from its position.

        ValueError if the document is damaged, or does not match the history in it.
        """
        try:
            setup = msgspec.convert(dump["setup"], Setup)
            position: object = dump["state"]
            history = dump.get("history")
            game = Game._kind_of(setup).resume(setup, position)
        except (KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
            raise ValueError(f"not a dump of a game: {error!r:.200}") from None
        except (UnicodeError, msgspec.ValidationError) as error:
            raise ValueError(f"not a dump of a game: {error!s:.200}") from None
        if history is not None:
            told = Game._follow(setup, dump.get("start"), history)
            if told.digest() != game.digest():
                raise ValueError(
                    "the state of this dump does not follow from its history; "
                    "leave out `history` and `start` to begin from the position"
                )
            return told
        game.start = game.copy()
        return game

    @staticmethod
    def _kind_of(setup: Setup) -> type["Game"]:
        """The game of a set-up from outside; Impossible if `new` would not have made it."""
        kind = Game.kind(setup.game)
        kind.check_rules(setup.rules)
        wanted = [option.name for option in kind.options if not option.varied]
        missing = [name for name in wanted if name not in setup.options]
        if missing:
            raise Impossible(Refusal("request", "record-options", {"names": tuple(missing)}))
        settle(kind.options, cast(dict[str, object], setup.options))
        kind.check_players(setup.players, setup.options)
        seed_bytes(setup.seed)
        return kind

    @staticmethod
    def _follow(setup: Setup, start: object, actions: object, digests: Sequence[str | None] = ()) -> "Game":
        kind = Game._kind_of(setup)
        if start is None:
            if commitment(seed_bytes(setup.seed)) != setup.commitment:
                raise Impossible(Refusal("request", "record-seed"))
            game = kind.begin(setup)
        else:
            game = kind.resume(setup, start)
            game.start = game.copy()
        if not isinstance(actions, list):
            raise ValueError("the history is not a list of actions")
        for number, step in enumerate(actions, start=1):
            try:
                seat, action = step
                game.play(seat, action)
            except (IllegalAction, TypeError, ValueError) as error:
                why: Args = {"n": number, "detail": f"{error!s:.200}"}
                raise Impossible(Refusal("request", "record-action", why)) from None
            digest = digests[number - 1] if digests else None
            if digest is not None and digest != game.digest():
                raise Impossible(Refusal("request", "record-digest", {"n": number}))
        return game

    @classmethod
    def imagine(cls, view: Any, rng: Random) -> "Game":
        """A full game consistent with a view: what the viewer cannot know is chosen by `rng`."""
        game = Game.kind(view.game).imagine_world(view, rng)
        game.start = game.copy()
        return game

    @classmethod
    def foresee(cls, view: Any, *actions: object) -> tuple[list[Event], "Game | None"]:
        """What the viewer's actions would lead to, as far as the viewer can know; or IllegalAction.

        They are played in a world imagined from the view, so they reveal no secret. The events stop before
        the first that chance or others' cards decide; if there is none, the resulting world is returned too.
        """
        world = Game.imagine(view, Random(0))
        foreseen: list[Event] = []
        for action in actions:
            for event in world.play(view.seat, action):
                if event.surprises:
                    return foreseen, None
                foreseen.append(event.face(view.seat))
        return foreseen, world

    # ---- for screens, which know no rules

    @classmethod
    def hints(cls, _view: Any) -> msgspec.Struct | None:
        """What follows from a view, worked out for whoever sees it; None: nothing."""
        return None

    @classmethod
    def read_draft(cls, _view: Any, _asked: object) -> Reading:
        """What the game says about something that the viewer is drafting, in its JSON form.

        ValueError if it cannot be read or does not fit the view.
        """
        raise ValueError(f"there is nothing to draft in {cls.title}")

    # ---- play

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats, automa included."""

    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose decision the game waits for; empty only when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[Action, ...]:
        """The finite legal actions of that seat now."""

    # Input from outside may be anything, even for compiled code: hence `object`.

    def check(self, seat: object, action: object) -> Refusal | None:
        """None if the seat may do this now, else the rule that forbids it and why."""
        read = self.read_action(seat, action)
        return read if isinstance(read, Refusal) else self.refusal(cast(int, seat), read)

    def read_action(self, seat: object, action: object) -> Action | Refusal:
        """The action meant, from its object or JSON form, or why it is not one."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            return Refusal(self.seat_rule, "no-seat", {"name": f"{seat!r:.40}", "n": self.seats - 1})
        if self.is_sound(action):
            return cast(Action, action)
        data: object = None
        try:
            data = action.to_json() if isinstance(action, Action) else action
            return self.actions.from_json(data)
        except (msgspec.ValidationError, TypeError, UnicodeError, RecursionError) as error:
            return Refusal(self.actions.kind_of(data).rule, "no-action", {"detail": f"{error!s:.200}"})

    def play(self, seat: object, action: object) -> list[Event]:
        """Carry the action out and return what happened; IllegalAction leaves the game unchanged."""
        read = self.read_action(seat, action)
        if isinstance(read, Refusal):
            raise IllegalAction(read)
        number = cast(int, seat)
        refusal = self.refusal(number, read)
        if refusal is not None:
            raise IllegalAction(refusal)
        events = self.apply(number, read)
        self.history.append((number, read))
        return events

    def carry_out(self, seat: int, action: Action) -> list[Event]:
        """`play` for an action from `read_action` that `refusal` accepts: it is not checked again."""
        events = self.apply(seat, action)
        self.history.append((seat, action))
        return events

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What that seat (None: a spectator) may see."""

    @abstractmethod
    def views(self, seats: Sequence[int | None]) -> Sequence[View]:
        """What each of these may see. Much of it is shared, so several views cost little more than one."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    def answers(self) -> tuple[Any, ...]:
        """How players have answered each other's proposals, for everybody to see; empty without proposals."""
        return ()

    def copy(self) -> Self:
        """An independent game at the same point."""
        twin = self.twin()
        twin.history = self.history[:]
        twin.start = self.start
        twin.opening = self.opening
        return twin

    @staticmethod
    def known_scores(view: Any) -> tuple[int, ...]:
        """Per seat, the points that everybody at the table can add up, from a spectator's view.

        What is hidden is added at the end, in the outcome.
        """
        if view.outcome is not None:
            return tuple(view.outcome.scores)
        return Game.kind(view.game).scores_so_far(view)

    # ---- saving

    def record(self) -> str:
        """The whole private record, seed included, as JSON lines."""
        start = None if self.start is None else self.start.state_json()
        return write_record(self.setup, start, self.history, self.digest())

    def dump(self) -> JsonDict:
        """The whole game as one plain JSON document."""
        dump: JsonDict = {
            "setup": msgspec.to_builtins(self.setup),
            "state": self.state_json(),
            "history": [[seat, action.to_json()] for seat, action in self.history],
        }
        if self.start is not None:
            dump["start"] = self.start.state_json()
        return dump

    def digest(self) -> str:
        """SHA-256 of the set-up and the state in canonical form."""
        document = {"setup": msgspec.to_builtins(self.setup), "state": self.state_json()}
        return sha256(msgspec.json.encode(document, order="sorted")).hexdigest()

    # ---- what a game provides

    @staticmethod
    @abstractmethod
    def check_players(players: object, options: dict[str, Value]) -> None:
        """ValueError, such as Impossible, if the game cannot be played by that many."""

    @staticmethod
    @abstractmethod
    def load_cards(name: str) -> CardsUsed:
        """The reference to a card set that goes into the set-up; ValueError if it cannot be read."""

    @staticmethod
    def client_cards(used: CardsUsed) -> ClientCards:
        """The card set as clients get it."""
        return ClientCards(used.name, used.hash)

    @staticmethod
    def scores_so_far(_view: Any) -> tuple[int, ...]:
        """See `known_scores`; empty if nothing is known before the end."""
        return ()

    @classmethod
    @abstractmethod
    def begin(cls, setup: Setup) -> "Game":
        """A game set up by the rules."""

    @classmethod
    @abstractmethod
    def resume(cls, setup: Setup, state: object) -> "Game":
        """A game at the position of `state_json`, checked; ValueError if it is not one."""

    @classmethod
    @abstractmethod
    def imagine_world(cls, view: Any, rng: Random) -> "Game":
        """See `imagine`."""

    @abstractmethod
    def state_json(self) -> JsonDict:
        """The whole state as plain JSON-able data."""

    @abstractmethod
    def twin(self) -> Self:
        """A game with a copy of the state, and no history yet."""

    @abstractmethod
    def is_sound(self, action: object) -> bool:
        """Whether this is certainly a well-formed action of the game: a quick yes for most.

        Any other object is checked like its JSON form, as it may contain anything.
        """

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """The complete check of a well-formed action."""

    @abstractmethod
    def apply(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action that `refusal` accepts. Cannot fail."""

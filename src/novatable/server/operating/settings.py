"""Settings: environment variables NOVATABLE_..., each with a default, so nothing has to be configured."""

import os
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from novatable.locales import LANGUAGES

PREFIX = "NOVATABLE_"

Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
SomeSeconds = Annotated[float, Meta(ge=1, le=86_400)]
Days = Annotated[int, Meta(ge=0, le=36_500)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """docs/OPERATING.md explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database: str = "sqlite:///novatable.db"
    database_seconds: Seconds = 120.0
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    cards: str = ""
    lessons: str = ""
    games: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    minds: Annotated[int, Meta(ge=1, le=256)] = 1
    mind_seconds: SomeSeconds = 20.0
    pace: Seconds = 0.5
    grace: Seconds = 20.0
    idle: SomeSeconds = 120.0
    abandoned_days: Days = 90
    removed_days: Days = 0
    alert_hosts: tuple[str, ...] = ()
    alert_private: tuple[str, ...] = ()
    alert_language: str = "en"
    connections: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    connections_per_address: Count = 2000
    allowance: Annotated[float, Meta(ge=0.01, le=1_000_000)] = 1.0
    metrics_token: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """ValueError names the invalid variable, and says what is possible. Lists are separated by commas."""
    given: dict[str, object] = {}
    known = {PREFIX + field.name.upper(): field for field in msgspec.structs.fields(Settings)}
    for name, text in environment.items():
        if not name.startswith(PREFIX):
            continue
        if name not in known:
            near = get_close_matches(name, known, 1, 0.0)[0]
            raise ValueError(f"{name} is not a setting of Novatable; did you mean {near}?")
        field = known[name]
        value: object = text
        if field.type == tuple[str, ...]:
            value = [part.strip() for part in text.split(",") if part.strip()]
        try:
            given[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            raise ValueError(
                f"{name}={text!r:.80} is not possible: it must be {possible(field.type)}"
            ) from None
    return checked(Settings(**given))  # type: ignore[arg-type]


def checked(settings: Settings) -> Settings:
    """The same settings; ValueError if one is out of its range, or they do not fit together."""
    for field in msgspec.structs.fields(Settings):
        value = getattr(settings, field.name)
        try:
            msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            raise ValueError(
                f"{field.name}={value!r:.80} is not possible: it must be {possible(field.type)}"
            ) from None
    for name, fits, wanted in TEXTS:
        value = getattr(settings, name)
        for text in value if isinstance(value, tuple) else (value,):
            if not fits(text):
                shown = "" if name in SECRET else f"={text!r:.80}"
                raise ValueError(f"{PREFIX}{name.upper()}{shown} is not possible: it must be {wanted}")
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise ValueError("several workers need PostgreSQL: one process may use an SQLite file")
    return settings


def _is_address(text: str) -> bool:
    try:
        return bool(ip_address(text))
    except ValueError:
        return False


def _is_host(text: str) -> bool:
    return _is_address(text) or re.fullmatch(r"(?!-)[A-Za-z0-9_.-]{1,253}", text) is not None


def _is_origin(text: str) -> bool:
    return re.fullmatch(r"https?://[^/\s@?#]+", text) is not None


def _is_database(text: str) -> bool:
    return re.fullmatch(r"sqlite:///(?!:memory:).+|postgresql(\+psycopg)?://.*", text) is not None


def _is_folder(text: str) -> bool:
    return not text or Path(text).is_dir()


def _is_token(text: str) -> bool:
    return re.fullmatch(r"|[!-~][ -~]{14,}[!-~]", text) is not None


TEXTS: tuple[tuple[str, Callable[[str], bool], str], ...] = (
    ("host", _is_host, "a host name or an IP address, such as 0.0.0.0"),
    ("database", _is_database, "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"),
    ("cards", _is_folder, "a folder that exists"),
    ("lessons", _is_folder, "a folder that exists"),
    ("origins", _is_origin, "like https://play.example.org"),
    ("alert_hosts", _is_host, "a host name, such as hooks.example.org"),
    ("alert_private", _is_address, "an IP address"),
    ("alert_language", LANGUAGES.__contains__, " or ".join(LANGUAGES)),
    ("metrics_token", _is_token, "at least 16 ASCII characters, or empty"),
)
"""Settings that are texts: what each must be, as a check and in words."""
SECRET = ("database", "metrics_token")
"""Never repeated in a message: they may hold a password."""


def possible(kind: Any) -> str:
    """What a setting may be, in words."""
    if get_origin(kind) is Literal:
        return " or ".join(get_args(kind))
    if get_origin(kind) is Annotated:
        number, limits = get_args(kind)
        what = "a whole number" if number is int else "a number"
        return f"{what} from {limits.ge} to {limits.le}"
    return "text"


def to_environment(settings: Settings) -> dict[str, str]:
    """The variables that `from_environment` reads as these settings."""
    told = {}
    for name, value in msgspec.structs.asdict(settings).items():
        told[f"{PREFIX}{name.upper()}"] = ",".join(value) if isinstance(value, tuple) else str(value)
    return told

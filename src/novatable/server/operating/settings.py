"""Settings: environment variables NOVATABLE_..., each with a default, so nothing has to be configured."""

import os
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

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
    alert_language: Literal["en", "de", "it"] = "en"
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
            raise ValueError(f"{name} is no setting of Novatable; did you mean {near}?")
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
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise ValueError("several workers need PostgreSQL: one process may use an SQLite file")
    if settings.metrics_token and len(settings.metrics_token) < 16:
        raise ValueError("metrics_token is not possible: it must have 16 characters or more, or be empty")
    for origin in settings.origins:
        if not origin.startswith(("https://", "http://")) or origin.count("/") != 2:
            raise ValueError(
                f"origins: {origin!r:.80} is not possible: it must be like https://play.example.org"
            )
    return settings


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

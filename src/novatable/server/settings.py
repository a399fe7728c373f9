"""Settings: environment variables NOVATABLE_..., each with a default, so nothing has to be configured."""

import os
from collections.abc import Mapping
from typing import Literal

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """docs/OPERATING.md tells what each is for."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///novatable.db"
    workers: int = 1
    cards: str = ""
    origins: tuple[str, ...] = ()
    minds: int = 1
    mind_seconds: float = 20.0
    pace: float = 0.5
    grace: float = 20.0
    idle: float = 120.0
    alert_hosts: tuple[str, ...] = ()
    alert_private: tuple[str, ...] = ()
    alert_language: Literal["en", "de", "it"] = "en"
    connections: int = 0
    connections_per_address: int = 2000
    allowance: float = 1.0
    log_level: str = "info"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """ValueError names the variable that cannot be read. Lists are separated by commas."""
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = f"NOVATABLE_{field.name.upper()}"
        text = environment.get(name)
        if text is None:
            continue
        value: object = text
        if field.type == tuple[str, ...]:
            value = [part.strip() for part in text.split(",") if part.strip()]
        try:
            given[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}={text!r:.80}: {error}") from None
    return Settings(**given)  # type: ignore[arg-type]


def to_environment(settings: Settings) -> dict[str, str]:
    """The variables that `from_environment` reads as these settings."""
    told = {}
    for name, value in msgspec.structs.asdict(settings).items():
        told[f"NOVATABLE_{name.upper()}"] = ",".join(value) if isinstance(value, tuple) else str(value)
    return told

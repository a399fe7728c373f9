"""Words in the reader's language. The messages are Fluent files, the same ones that the browser uses.

A message that a language lacks is in English.
"""

from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["en", "de", "it"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)


class Words:
    """All messages of one language."""

    __slots__ = ("_bundles", "language")

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language: str = language
        self._bundles: tuple[FluentBundle, ...] = bundles

    def format(self, name: str, /, **args: str | int) -> str:
        """The message `name`, or its attribute as "name.attribute"; KeyError if there is none."""
        message_id, _, attribute = name.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise KeyError(f"message {name} of language {self.language}: {errors[0]}")
                return str(text)
        raise KeyError(f"there is no message {name}")

    def has(self, name: str) -> bool:
        """Whether there is such a message, at least in English."""
        return any(bundle.has_message(name.partition(".")[0]) for bundle in self._bundles)


@cache
def words(language: str) -> Words:
    """The words of a language; English for one that we do not have."""
    if language not in LANGUAGES:
        return words("en")
    order = (language,) if language == "en" else (language, "en")
    return Words(language, tuple([_bundle(each) for each in order]))


@cache
def texts(language: str) -> dict[str, str]:
    """The text of every file of a language by the file's name."""
    folder = files("novatable.locales").joinpath(language)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found if file.name.endswith(".ftl")}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle

"""The encoding of AfterNova."""

from typing import Final

from novatable.learn.afternova.codec import AfterNovaCodec

CODEC: Final = AfterNovaCodec

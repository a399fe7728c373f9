"""Chance: known answers, fairness, and what the commitment promises."""

import hashlib
from collections import Counter
from hashlib import sha256
from itertools import permutations
from random import Random

import pytest

from novatable import Game
from novatable.core.chance import Chance, commitment, seed_bytes
from tests.conftest import Work
from tests.core.chi_square import p_value, survival

SEED = bytes(range(32))
STREAMS = ("bag", "paws")
FAIR = 0.001
"""The smallest p that still counts as fair. All seeds are fixed, so the tests say the same every time."""


def chance(seed: bytes = SEED) -> Chance:
    return Chance(seed, STREAMS, [0, 0])


def shuffled(generator: Chance, stream: str, size: int) -> list[int]:
    items = list(range(size))
    generator.shuffle(stream, items)
    return items


# ---- known answers: the hashes were computed with sha256sum, the orders from them, without this package


def test_known_orders() -> None:
    generator = chance()
    assert shuffled(generator, "bag", 10) == [0, 9, 5, 1, 7, 2, 3, 8, 4, 6]
    assert generator.used == [2, 0]
    assert shuffled(generator, "bag", 10) == [2, 3, 9, 0, 8, 5, 1, 7, 6, 4]
    assert generator.used == [4, 0]
    assert shuffled(generator, "paws", 40) == [
        *(3, 33, 30, 11, 17, 31, 39, 4, 6, 19, 34, 13, 21, 7, 2, 5, 22, 32, 27, 14),
        *(18, 9, 1, 36, 29, 38, 0, 24, 37, 15, 8, 23, 35, 12, 25, 16, 20, 28, 26, 10),
    ]
    assert generator.used == [4, 5]
    assert chance().below("bag", 6) == 4


def test_blocks_are_sha_256_in_counter_mode() -> None:
    """The first swap of ten takes the first word of the block below."""
    block = "2b6a77803e4efa6a6b9bfe54ab790367f60ed6742b21850aa58b3fe58b231bf5"
    assert sha256(SEED + b"bag\0" + bytes(8)).hexdigest() == block
    assert shuffled(chance(), "bag", 10)[9] == int(block[:8], 16) % 10


def test_known_seeds_and_commitments() -> None:
    assert seed_bytes(7).hex() == "602379000f7f56767890423011dce416765f354ff7832214e19a0cb293061be0"
    assert commitment(SEED) == "94d90b8fecebb6882e18942d7f6e6fbf431728ca771cdc51b49d539402e4917e"
    assert seed_bytes(SEED) == seed_bytes(SEED.hex()) == seed_bytes(SEED.hex().upper()) == SEED


def test_words_that_would_favour_low_numbers_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """2^32 is no multiple of 3: the last word is one too many, and must not stand for the number 0."""

    class Scripted:
        def __init__(self, _data: bytes) -> None:
            pass

        def digest(self) -> bytes:
            words = (2**32 - 1, 2**32 - 1, 1, 1, 0, 0, 0, 0)
            return b"".join(word.to_bytes(4, "big") for word in words)

    monkeypatch.setattr(hashlib, "sha256", Scripted)
    generator = chance()
    assert shuffled(generator, "bag", 3) == [0, 2, 1]
    assert generator.used == [1, 0]


# ---- streams


def test_streams_do_not_disturb_each_other() -> None:
    one, other = chance(), chance()
    shuffled(one, "paws", 40)
    assert shuffled(one, "bag", 10) == shuffled(other, "bag", 10)


def test_a_copy_goes_on_by_itself() -> None:
    generator = chance()
    shuffled(generator, "bag", 5)
    copy = generator.copy()
    orders = [shuffled(generator, "bag", 10) for _ in range(3)]
    assert [shuffled(copy, "bag", 10) for _ in range(3)] == orders


def test_other_seeds_give_other_orders() -> None:
    orders = {tuple(shuffled(chance(number.to_bytes(32, "big")), "bag", 40)) for number in range(1_000)}
    assert len(orders) == 1_000


@pytest.mark.parametrize("size", [0, 1])
def test_nothing_to_shuffle_uses_no_chance(size: int) -> None:
    generator = chance()
    assert shuffled(generator, "bag", size) == list(range(size))
    assert generator.used == [0, 0]


# ---- fairness


def test_the_chi_square_test_knows_its_tables() -> None:
    for degrees, statistic, p in (
        (1, 10.828, 0.001),
        (10, 29.588, 0.001),
        (10, 9.342, 0.5),
        (100, 149.449, 0.001),
    ):
        assert survival(statistic, degrees) == pytest.approx(p, rel=1e-3)
    assert p_value([1_000, 1_000, 1_000]) == 1.0
    assert p_value([1_200, 900, 900]) < FAIR


def test_positions_of_cards_are_uniform(work: Work) -> None:
    """Each of 40 cards lands in each of 40 places equally often."""
    generator = chance()
    counts = [0] * 1_600
    for _ in range(work.amount(8_000, 1_000_000)):
        for place, card in enumerate(shuffled(generator, "paws", 40)):
            counts[place * 40 + card] += 1
    assert p_value(counts, degrees=39 * 39) > FAIR
    work.did(sum(counts) // 40, "shuffles")


def test_all_orders_are_equally_likely(work: Work) -> None:
    generator = chance()
    counted = Counter(tuple(shuffled(generator, "bag", 5)) for _ in range(work.amount(24_000, 1_000_000)))
    assert p_value([counted[order] for order in permutations(range(5))]) > FAIR


def test_numbers_below_a_bound_are_uniform(work: Work) -> None:
    generator = chance()
    counted = Counter(generator.below("bag", 6) for _ in range(work.amount(12_000, 300_000)))
    assert sorted(counted) == list(range(6))
    assert p_value(list(counted.values())) > FAIR


def test_an_unfair_shuffle_would_be_found() -> None:
    """The well-known mistake: swapping every place with any place, instead of with those left."""
    rng = Random(1)
    counts = [0] * 1_600
    for _ in range(8_000):
        items = list(range(40))
        for place in range(40):
            other = rng.randrange(40)
            items[place], items[other] = items[other], items[place]
        for place, card in enumerate(items):
            counts[place * 40 + card] += 1
    assert p_value(counts, degrees=39 * 39) < FAIR


@pytest.mark.parametrize("name", Game.kinds)
def test_seats_go_first_equally_often(name: str, work: Work) -> None:
    games = [Game.new(name, players=4, seed=seed) for seed in range(work.amount(800, 20_000))]
    counted = Counter(game.view(None).order[0] for game in games)
    assert p_value([counted[seat] for seat in range(4)]) > FAIR


# ---- seeds and commitments


@pytest.mark.parametrize("seed", ["", "7", "g" * 64, " " + "0" * 63, b"", b"0" * 31, 1.5, True, [7], {}])
def test_what_is_no_seed(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number, 64 hex digits or 32 bytes, not"):
        seed_bytes(seed)


@pytest.mark.parametrize("name", Game.kinds)
def test_the_commitment_is_public_and_the_seed_is_not(name: str) -> None:
    game = Game.new(name, players=3, seed=SEED)
    for viewer in (None, *range(game.seats)):
        view = game.view(viewer)
        assert view.commitment == commitment(SEED)
        assert view.seed is None
        assert SEED.hex() not in view.to_bytes().decode()


@pytest.mark.parametrize("name", Game.kinds)
def test_games_without_a_seed_differ(name: str) -> None:
    assert len({Game.new(name, players=3).digest() for _ in range(5)}) == 5


@pytest.mark.parametrize("name", Game.kinds)
def test_a_record_with_another_seed_is_refused(name: str) -> None:
    """Whoever exchanges the seed afterwards does not keep the commitment."""
    record = Game.new(name, players=3, seed=SEED).record()
    with pytest.raises(ValueError, match="the seed does not match its commitment"):
        Game.replay(record.replace(SEED.hex(), "f" * 64))

"""Requests that became entries are found again, and no others."""

from random import Random

from novatable.server.table.requests import Requests


def test_a_request_is_found_by_who_asked_and_the_id() -> None:
    done = Requests()
    for number in range(500):
        done.add(None if number % 3 == 0 else (f"mia {number % 7}", f"k{number}"))
    for number in range(500):
        found = done.find((f"mia {number % 7}", f"k{number}"))
        assert found == (None if number % 3 == 0 else number + 1)
        assert done.find((f"mia {number % 7 + 1}", f"k{number}")) is None


def test_a_key_that_begins_in_the_middle_of_another_is_not_found() -> None:
    rng = Random(4)
    done = Requests()
    done._keys = bytearray(rng.randbytes(8 * 2_000))
    for _ in range(200):
        request = ("mia", str(rng.random()))
        place = 8 * rng.randrange(1_900) + rng.randrange(1, 8)
        done._keys[place : place + 8] = hash(request).to_bytes(8, "big", signed=True)
        assert done.find(request) is None


def test_a_copy_goes_its_own_way() -> None:
    done = Requests()
    twin = done.copy()
    twin.add(("mia", "k1"))
    assert (done.find(("mia", "k1")), twin.find(("mia", "k1"))) == (None, 1)

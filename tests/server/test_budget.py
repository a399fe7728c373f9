"""Budgets: who pays what, who is slowed, who is cut off."""

import pytest

from novatable.server.net import budget
from novatable.server.net.budget import (
    ALLOWANCES,
    KEPT,
    ON_END,
    PATIENCE,
    PRICES,
    Budgets,
    Overdrawn,
    Payer,
    address_of,
)

MIA, BEN = Payer("person", "mia"), Payer("person", "ben")
HOME = Payer("address", "192.0.2.1")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_within_the_allowance_nobody_waits() -> None:
    budgets = Budgets(clock=Clock())
    for _ in range(100):
        assert budgets.pay("play", MIA, HOME) == 0


def test_who_overdraws_is_slowed_until_the_debt_is_paid() -> None:
    clock = Clock()
    budgets = Budgets(clock=clock)
    allowance = ALLOWANCES["work"]["person"]
    assert budgets.pay("millisecond", MIA, times=allowance.burst + 2 * allowance.rate) == pytest.approx(2)
    clock.now += 2
    assert budgets.left(MIA, "work") == pytest.approx(0)
    assert budgets.left(BEN, "work") == allowance.burst


def test_who_owes_more_than_patience_allows_is_cut_off_and_pays_no_more() -> None:
    clock = Clock()
    budgets = Budgets(clock=clock)
    allowance = ALLOWANCES["work"]["person"]
    budgets.pay("millisecond", MIA, times=allowance.burst + (PATIENCE + 1) * allowance.rate)
    owed = budgets.left(MIA, "work")
    with pytest.raises(Overdrawn, match="nothing left"):
        budgets.pay("play", MIA, HOME)
    assert budgets.left(MIA, "work") == owed
    assert budgets.left(HOME, "work") == ALLOWANCES["work"]["address"].burst
    clock.now += 1.5
    assert budgets.pay("play", MIA) > 0  # slowed again, not cut off


@pytest.mark.parametrize("payer", [MIA, Payer("stranger", "1")])
def test_who_is_slowed_without_a_pause_is_cut_off_in_the_end(payer: Payer) -> None:
    clock = Clock()
    budgets = Budgets(clock=clock)
    budgets.pay("millisecond", payer, times=ALLOWANCES["work"][payer.kind].burst)
    began = clock.now

    def ask_on() -> None:
        while clock.now < began + 2 * ON_END:
            clock.now += budgets.pay("play", payer)

    with pytest.raises(Overdrawn):
        ask_on()
    assert clock.now == pytest.approx(began + ON_END, abs=1)
    clock.now += 60
    assert budgets.pay("play", payer) == 0


def test_an_address_with_many_people_is_only_slowed() -> None:
    clock = Clock()
    budgets = Budgets(clock=clock)
    budgets.pay("millisecond", HOME, times=ALLOWANCES["work"]["address"].burst)
    for _ in range(1000):
        clock.now += budgets.pay("play", HOME) * 0.99 + 0.1
        assert budgets.left(HOME, "work") > -100


def test_lines_are_refused_when_there_are_none_left() -> None:
    clock = Clock()
    budgets = Budgets(clock=clock)
    for _ in range(10):
        assert budgets.pay("chat", MIA) == 0
    with pytest.raises(Overdrawn) as refused:
        budgets.pay("chat", MIA)
    clock.now += refused.value.seconds + 0.001
    assert budgets.pay("chat", MIA) == 0


def test_the_number_of_pages_makes_no_difference_to_a_person() -> None:
    budgets = Budgets(clock=Clock())
    for page in range(50):
        budgets.pay("request", MIA, Payer("address", str(page)), times=20)
    assert budgets.left(MIA, "work") == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("", "", True),
        ("x" * 200, "x" * 300, True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (address_of(one) == address_of(other)) is same


def test_accounts_do_not_grow_without_end() -> None:
    clock = Clock()
    budgets = Budgets(clock=clock)
    for number in range(2 * KEPT):
        budgets.pay("request", Payer("address", str(number)))
        clock.now += 0.000_001
    assert len(budgets._accounts) <= KEPT


def test_a_debtor_is_not_forgotten_among_many_who_owe_nothing() -> None:
    clock = Clock()
    budgets = Budgets(clock=clock)
    for number in range(KEPT - 1):
        budgets.pay("request", Payer("address", str(number)))
    budgets.pay("millisecond", MIA, times=10_000)
    clock.now += 5
    budgets.pay("request", HOME)
    assert budgets.left(MIA, "work") < 0


def test_every_price_is_of_a_purse_and_every_purse_knows_its_payers() -> None:
    assert {price.purse for price in PRICES.values()} == set(ALLOWANCES)
    assert all(price.amount > 0 for price in PRICES.values())
    assert PATIENCE < ON_END
    assert budget.__doc__

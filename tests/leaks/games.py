"""The games whose secrets are tested. Another game joins with a line in SECRETS."""

from tests.leaks import afternova, afternova_plants, novaraiders, novaraiders_plants
from tests.leaks.worlds import Secrets

SECRETS = {
    "afternova": Secrets(afternova.twin, afternova.told, afternova.moment, afternova_plants.PLANTS),
    "novaraiders": Secrets(novaraiders.twin, novaraiders.told, novaraiders.moment, novaraiders_plants.PLANTS),
}

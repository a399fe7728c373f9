"""One measurement of our engine, printed as JSON: `python -m bench.ours afternova SECONDS SEED`."""

import sys

import msgspec

from novatable.lab.speed import measure


def main() -> None:
    name, seconds, seed = sys.argv[1:]
    sys.stdout.buffer.write(msgspec.json.encode(measure(name, 4, float(seconds), int(seed))))


if __name__ == "__main__":
    main()

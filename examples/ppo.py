"""Proximal policy optimisation (PPO) with autograd: a network learns from the points that its games bring.

    python examples/ppo.py novaraiders --against random --curve ppo.csv --out ppo.npz
    python examples/ppo.py afternova --against random --curve ppo.csv --out ppo.npz

In AfterNova it ranks descriptions of the possible steps (`novatable.learn.scorer`), in Nova-Raiders it learns
a number for every step from observations. With --start it goes on from weights of examples/clone.py or
examples/apprentice.py. Now and then it plays some games by the protocol of docs/LEARN.md; --curve keeps these
figures. Needs the package autograd.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import autograd.numpy as np
from autograd import grad

from novatable import Game
from novatable.learn.codecs import codec_of
from novatable.learn.evaluation import Greedy, evaluate
from novatable.learn.network import Array, Network, Trained
from novatable.learn.ranking import Described
from novatable.learn.sampler import Sampler, Trajectory
from novatable.learn.scorer import Scorer, describer_for, load

CLIP = 0.2  # how far the chance of a step may move in one update
BATCH = 512
POINTS = 10  # so many count as 1
FIRST_SEED = 200_000  # far from the seeds that players are compared with
CURVE = ("update", "seconds", "steps", "points", "games", "wins", "low", "high")
Weights = dict[str, Any]


class Batch(NamedTuple):
    """Some moments: what was possible, what of it was done, how likely that was, how good it turned out."""

    seen: Array
    masks: Array
    stands: Array
    taken: Array
    logs: Array
    worth: Array


def logs_of(weights: Weights, seen: Array, masks: Array, stands: Array) -> Any:
    """How likely each option is, as a logarithm: the networks of `Network` and `Scorer`."""
    scores = np.maximum(seen @ weights["w1"] + weights["b1"], 0) @ weights["w2"] + weights["b2"]
    if "w3" in weights:
        scores = (np.maximum(scores, 0) @ weights["w3"])[..., 0]
    scores = np.where(masks, scores + stands, -1e9)
    scores = scores - np.max(scores, axis=1, keepdims=True)
    return scores - np.log(np.sum(np.exp(scores), axis=1, keepdims=True))


def log_of(logs: Any, taken: Array) -> Any:
    """How likely what was done is: several options may come to the same step."""
    return np.log(np.sum(np.where(taken, np.exp(logs), 0), axis=1) + 1e-12)


def actor_loss(weights: Weights, batch: Batch, entropy: float) -> Any:
    """What PPO makes small: steps that turned out well become likelier, but not much at a time."""
    logs = logs_of(weights, batch.seen, batch.masks, batch.stands)
    ratio = np.exp(log_of(logs, batch.taken) - batch.logs)
    gain = np.minimum(ratio * batch.worth, np.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.worth)
    undecided = -np.sum(np.exp(logs) * np.where(batch.masks, logs, 0), axis=1)
    return -np.mean(gain + entropy * undecided)


def expected(weights: Weights, known: Array) -> Any:
    """What the critic thinks will be earned from a moment on."""
    return (np.maximum(known @ weights["w1"] + weights["b1"], 0) @ weights["w2"])[:, 0]


def critic_loss(weights: Weights, known: Array, earned: Array) -> Any:
    return np.mean((expected(weights, known) - earned) ** 2)


actor_slopes, critic_slopes = grad(actor_loss), grad(critic_loss)


class Lessons:
    """The games of an update, as a learner sees them."""

    def __init__(self, learner: Network | Scorer, games: list[Trajectory]) -> None:
        seen = np.concatenate([game.observations for game in games])
        self.masks = np.concatenate([game.masks for game in games]) > 0
        self.taken = np.concatenate([game.steps for game in games])
        self.found: Described | None = None
        if isinstance(learner, Scorer):
            self.found = learner.describer.played(seen, self.masks, self.taken)
            self.known = self.found.traits[self.found.starts, learner.describer.moment]
        else:
            self.known = np.log1p(seen.astype(np.float32))

    def some(self, chosen: Array) -> tuple[Array, Array, Array, Array]:
        """What the actor sees of these moments, the mask, what each option stands for, what was done."""
        if self.found is None:
            masks = self.masks[chosen]
            steps = np.arange(masks.shape[1])
            return self.known[chosen], masks, np.zeros_like(masks), steps == self.taken[chosen, None]
        some = self.found.some(chosen)
        counts = some.counts()
        masks = np.arange(counts.max()) < counts[:, None]
        seen = np.zeros((*masks.shape, some.traits.shape[1]), np.float32)
        stands, taken = np.zeros(masks.shape, np.float32), np.zeros(masks.shape, bool)
        seen[masks], stands[masks], taken[masks] = some.traits, some.stands, some.taken
        return seen, masks, stands, taken


def judged(rewards: Array, values: Array, discount: float, trace: float) -> Array:
    """How much better than expected each step turned out (generalised advantage estimation)."""
    surprise: Array = rewards + discount * np.append(values[1:], 0) - values
    total = 0.0
    for at in range(len(surprise) - 1, -1, -1):
        surprise[at] = total = surprise[at] + discount * trace * total
    return surprise


def update(
    learner: Network | Scorer, critic: Trained, games: list[Trajectory], asked: argparse.Namespace, seed: int
) -> None:
    """Learn from games that the learner has just played."""
    lessons = Lessons(learner, games)
    values = expected(critic.weights, lessons.known)
    ends = np.cumsum([len(game.steps) for game in games])[:-1]
    pairs = zip(games, np.split(values, ends), strict=True)
    worth = np.concatenate([judged(g.rewards / POINTS, v, asked.discount, asked.trace) for g, v in pairs])
    earned = worth + values
    chosen = np.flatnonzero(lessons.masks.sum(axis=1) > 1)  # nothing is learned where there was no choice
    worth = ((worth - worth[chosen].mean()) / (worth[chosen].std() + 1e-6)).astype(np.float32)
    parts = np.array_split(chosen, max(1, len(chosen) // BATCH))
    logs = np.zeros(len(worth), np.float32)
    for part in parts:
        seen, masks, stands, taken = lessons.some(part)
        logs[part] = log_of(logs_of(learner.weights, seen, masks, stands), taken)
    rng = np.random.default_rng(seed)
    for _ in range(asked.passes):
        for part in np.array_split(rng.permutation(chosen), len(parts)):
            batch = Batch(*lessons.some(part), logs[part], worth[part])
            learner.update(actor_slopes(learner.weights, batch, asked.entropy))
            critic.update(critic_slopes(critic.weights, lessons.known[part], earned[part]))


def new_critic(entries: int, hidden: int = 64) -> Trained:
    rng = np.random.default_rng(1)
    first = rng.normal(0, np.sqrt(2 / entries), (entries, hidden))
    weights = {"w1": first, "b1": np.zeros(hidden), "w2": np.zeros((hidden, 1))}
    return Trained({name: value.astype(np.float32) for name, value in weights.items()})


def new_learner(game: str, players: int, hidden: int) -> Network | Scorer:
    """One that ranks described steps where steps are described."""
    begun = Game.new(game, players=players, seed=0)
    if Game.part(game, "learn", "TRAITS") is not None:
        return Scorer.new(describer_for(game, players, begun.setup.cards), hidden)
    codec = codec_of(begun)
    return Network.new(len(codec.legend), len(codec.actions), hidden)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--against", default="random")
    parser.add_argument("--start", help="weights to begin with")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--games", type=int, default=32, help="games for each update")
    parser.add_argument("--passes", type=int, default=3, help="how often each update goes through its games")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01, help="what it is worth to stay undecided")
    parser.add_argument("--discount", type=float, default=0.995)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--longest", type=int, default=1_500, help="steps after which a game is cut off")
    parser.add_argument("--every", type=int, default=20, help="updates between two looks at how good it is")
    parser.add_argument("--evaluate", type=int, default=25, help="games on each seat at each look")
    parser.add_argument("--final", type=int, default=100, help="games on each seat in the end, if any")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the figures of each look")
    parser.add_argument("--out", default="ppo.npz")
    asked = parser.parse_args()
    game, players, against = asked.game, asked.players, asked.against
    learner = load(asked.start, game, players) if asked.start else new_learner(game, players, asked.hidden)
    critic: Trained | None = None
    rows: list[list[float]] = []
    points: list[float] = []
    testing, steps, began = 0.0, 0, time.process_time()

    def look(number: int) -> None:
        """Keep the weights, and see how good they are."""
        nonlocal testing
        learner.save(asked.out)
        before = time.process_time()
        score = evaluate(Greedy(learner), game, players, against, rounds=asked.evaluate)
        testing += time.process_time() - before
        spent = time.process_time() - began - testing
        mean = float(np.mean(points[-asked.every * asked.games :] or [0]))
        rows.append([number, round(spent), steps, round(mean, 2), *score])
        print(f"update {number}: {spent:.0f} s, {steps} steps, {mean:.1f} points, wins {score}", flush=True)

    look(0)
    with Sampler(
        game, players, against, reward="points", max_cycles=asked.longest, processes=asked.processes
    ) as sampler:
        for number in range(asked.updates):
            first = FIRST_SEED + number * asked.games
            games = sampler.play(learner, range(first, first + asked.games))
            steps += sum([len(played.steps) for played in games])
            points += [float(played.rewards.sum()) for played in games]
            if critic is None:
                critic = new_critic(Lessons(learner, games[:1]).known.shape[1])
            learner.rate = asked.rate * (1 - number / asked.updates)
            update(learner, critic, games, asked, number)
            if (number + 1) % asked.every == 0 or number + 1 == asked.updates:
                look(number + 1)
    if asked.curve:
        with asked.curve.open("w", newline="") as file:
            csv.writer(file).writerows([CURVE, *rows])
    print(f"trained in {time.process_time() - began - testing:.0f} s of CPU time")
    for level in ("random", "cadet") if asked.final else ():
        score = evaluate(Greedy(learner), game, players, level, rounds=asked.final)
        print(f"against {players - 1} x {level}: wins {score}", flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Learns who wins from the rows that `lazaret values` writes, and writes the net that the program reads.

    values.py --out crates/bots/weights/rattus.net FIRST.rows… --then LATER.rows…

The first rows are of quick games; those after --then are of games as they are spoken about, and the net is moved towards
them at the end. The same rows and the same seed give the same net. numpy is all it needs, and one core.
"""

import argparse
import hashlib
import json
import os
import struct
import sys

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # Sums in one order: the same net on every run.
import numpy as np  # noqa: E402

FIRST, SECOND = 32, 16
FURTHEST = 6.0
BATCH = 512
BEHIND = 30  # Inputs behind those of the judgement by hand: what is left, and the seats (crates/bots/src/inputs.rs).
ROWS = 16  # Of a game in each round: positions of one game end alike, and more of them teach the game by heart.


class Rows:
    """The rows of a file."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.head = json.loads(file.readline())
            figures = np.fromfile(file, dtype="<f4")
        seats, inputs, columns = self.head["seats"], self.head["inputs"], len(self.head["columns"])
        figures = figures.reshape(-1, columns + 2 * seats + seats * inputs)
        self.game = figures[:, 0].astype(np.int64)
        self.players = figures[:, 1].astype(np.int64)
        self.begins = figures[:, 2] > 0
        self.won = figures[:, columns : columns + seats]
        self.hand = figures[:, columns + seats : columns + 2 * seats]
        self.inputs = figures[:, columns + 2 * seats :].reshape(-1, seats, inputs)


class All:
    """Rows of many files under one head, games numbered through."""

    def __init__(self, paths):
        files = [Rows(path) for path in paths]
        self.head = files[0].head
        for path, file in zip(paths, files):
            if file.head != self.head:
                sys.exit(f"{path}: rows of another game or of other counts")
        offset, games = 0, []
        for file in files:
            games.append(file.game + offset)
            offset += int(file.game.max()) + 1
        self.game = np.concatenate(games)
        join = lambda name: np.concatenate([getattr(file, name) for file in files])
        self.players, self.begins, self.won = join("players"), join("begins"), join("won")
        self.hand, self.inputs = join("hand"), join("inputs")

    def apart(self, seed):
        """One game in ten is held out: the rows to learn from, and the others."""
        games = np.unique(self.game)
        held = np.random.default_rng(seed).permutation(games)[: max(1, len(games) // 10)]
        out = np.isin(self.game, held)
        return np.flatnonzero(~out), np.flatnonzero(out)


def drawn(rows, chosen, rng):
    """At most so many rows a game, in any order."""
    order = rng.permutation(chosen)
    order = order[np.argsort(rows.game[order], kind="stable")]
    game = rows.game[order]
    begin = np.flatnonzero(np.r_[True, game[1:] != game[:-1]])
    place = np.arange(len(order)) - np.repeat(begin, np.diff(np.r_[begin, len(order)]))
    return rng.permutation(order[place < ROWS])


def scaled(net, inputs):
    return np.clip((inputs - net["mean"]) * net["scale"], -FURTHEST, FURTHEST)


def layers(net, x):
    first = np.maximum(x @ net["w1"] + net["b1"], 0)
    second = np.maximum(first @ net["w2"] + net["b2"], 0)
    return first, second, second @ net["w3"]


def shares(logits, players):
    logits = np.where(np.arange(logits.shape[1]) < players[:, None], logits, -np.inf)
    parts = np.exp(logits - logits.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def promised(net, rows, chosen):
    found = []
    for at in range(0, len(chosen), 4096):
        part = chosen[at : at + 4096]
        found.append(shares(layers(net, scaled(net, rows.inputs[part]))[2], rows.players[part]))
    return np.concatenate(found)


def loss(promise, won):
    return float(-(won * np.log(np.maximum(promise, 1e-6))).sum(axis=1).mean())


def apart(promise, won, players):
    """How far promise and outcome are apart on average over ten buckets."""
    there = np.arange(promise.shape[1]) < players[:, None]
    promise, won = promise[there], won[there]
    bucket = np.minimum((promise * 10).astype(int), 9)
    return sum(abs((promise - won)[bucket == n].sum()) for n in range(10)) / len(promise)


def begun(count, spread, rng):
    """A net that says what the judgement by hand says: of what it knows, the rest is to be learned."""
    net = {"b1": np.zeros(FIRST), "b2": np.zeros(SECOND)}
    for name, shape in [("w1", (count, FIRST)), ("w2", (FIRST, SECOND)), ("w3", (SECOND,))]:
        net[name] = rng.normal(0, np.sqrt(2 / shape[0]), shape)
    net["w3"] *= 0.1
    hand = count - BEHIND - 4  # Against the mean of the others; behind it stand three more of its kind.
    for unit, sign in [(0, 1), (1, -1)]:
        net["w1"][:, unit], net["w1"][hand, unit] = 0, sign * spread[hand] * 0.7
        net["w2"][:, unit], net["w2"][unit, :] = 0, 0
        net["w2"][unit, unit], net["w3"][unit] = 1, sign
    return net


LEARNED = ["w1", "b1", "w2", "b2", "w3"]


def learn(net, sets, rounds, step, decay, rng, held):
    """Goes down the slope; keeps the mean of the last steps where held-out games come out best."""
    first_moment = {name: np.zeros_like(net[name]) for name in LEARNED}
    second_moment = {name: np.zeros_like(net[name]) for name in LEARNED}
    mean = {name: net[name].copy() for name in LEARNED}
    rows, chosen = held
    best, kept = loss(promised(net, rows, chosen), rows.won[chosen]), {name: net[name].copy() for name in LEARNED}
    count, total = 0, None
    for number in range(rounds):
        picked = [(rows, drawn(rows, chosen, rng)[:most]) for rows, chosen, most in sets]
        batches = [(rows, order[at : at + BATCH]) for rows, order in picked for at in range(0, len(order), BATCH)]
        batches = [batches[at] for at in rng.permutation(len(batches))]
        total = total or rounds * len(batches)
        for rows, part in batches:
            there = np.arange(rows.won.shape[1]) < rows.players[part][:, None]
            x = scaled(net, rows.inputs[part][there])
            first, second, out = layers(net, x)
            logits = np.full(there.shape, -np.inf, dtype=np.float32)
            logits[there] = out
            slope = (shares(logits, rows.players[part]) - rows.won[part])[there] / len(part)
            slopes = {"w3": second.T @ slope}
            back = np.outer(slope, net["w3"]) * (second > 0)
            slopes["w2"], slopes["b2"] = first.T @ back, back.sum(axis=0)
            back = back @ net["w2"].T * (first > 0)
            slopes["w1"], slopes["b1"] = x.T @ back, back.sum(axis=0)
            count += 1
            pace = 0.5 * (1 + np.cos(np.pi * min(1.0, count / total)))
            for name in LEARNED:
                first_moment[name] += 0.1 * (slopes[name] - first_moment[name])
                second_moment[name] += 0.001 * (slopes[name] ** 2 - second_moment[name])
                m, v = first_moment[name] / (1 - 0.9**count), second_moment[name] / (1 - 0.999**count)
                if name.startswith("w"):
                    net[name] *= np.float32(1 - decay * pace)
                net[name] -= (step * pace * m / (np.sqrt(v) + 1e-8)).astype(np.float32)
                mean[name] += np.float32(max(0.01, 1 / (count + 1))) * (net[name] - mean[name])
        rows, chosen = held
        promise = promised({**net, **mean}, rows, chosen)
        lost = loss(promise, rows.won[chosen])
        print(f"  round {number + 1}: held-out loss {lost:.4f}", flush=True)
        if lost < best:
            best, kept = lost, {name: value.copy() for name, value in mean.items()}
    return {**net, **kept}


def told(title, net, rows, chosen):
    """What held-out games say, for each number of players."""
    promise = promised(net, rows, chosen)
    for players in np.unique(rows.players[chosen]):
        here = rows.players[chosen] == players
        won, hand = rows.won[chosen][here], rows.hand[chosen][here]
        print(
            f"{title}, {players} players, {len(np.unique(rows.game[chosen][here]))} held-out games: "
            f"loss {loss(promise[here], won):.4f} (by hand {loss(hand, won):.4f}, even {np.log(players):.4f}), "
            f"apart {100 * apart(promise[here], won, rows.players[chosen][here]):.1f} points"
        )


def write(path, head, net):
    """The file as crates/bots/src/value.rs reads it."""
    game = head["game"].encode()
    body = b"LZNET1" + struct.pack("<I", len(game)) + game + struct.pack("<I", head["rules"])
    body += bytes.fromhex(head["names"]) + struct.pack("<III", head["inputs"], FIRST, SECOND)
    for name in ["mean", "scale", *LEARNED]:
        body += np.ascontiguousarray(net[name], dtype="<f4").tobytes()
    with open(path, "wb") as file:
        file.write(body + hashlib.sha256(body).digest())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", nargs="+", metavar="ROWS")
    parser.add_argument("--then", nargs="*", default=[], metavar="ROWS")
    parser.add_argument("--out", required=True, metavar="NET")
    parser.add_argument("--seed", type=int, default=1347)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--decay", type=float, default=1.5e-3)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    rows = All(args.first)
    train, held = rows.apart(args.seed)
    count = rows.head["inputs"]
    there = np.arange(rows.won.shape[1]) < rows.players[train][:, None]
    seats = rows.inputs[train][there]
    spread = seats.std(axis=0)
    net = {"mean": seats.mean(axis=0), "scale": np.where(spread > 1e-6, 1 / np.maximum(spread, 1e-6), 0)}
    net.update(begun(count, spread, rng))
    net = {name: value.astype(np.float32) for name, value in net.items()}
    print(f"{rows.head['game']}: {len(train)} rows of {len(np.unique(rows.game[train]))} games, {count} inputs", flush=True)
    net = learn(net, [(rows, train, None)], args.rounds, 1.5e-3, args.decay, rng, (rows, held))
    told("quick games", net, rows, held)
    if args.then:
        later = All(args.then)
        if later.head != rows.head:
            sys.exit("the later rows are of another game or of other counts")
        near, out = later.apart(args.seed)
        told("games as spoken about, before", net, later, out)
        # As many rows of quick games keep what they taught.
        sets = [(later, near, None), (rows, train, ROWS * len(np.unique(later.game[near])))]
        net = learn(net, sets, max(4, args.rounds // 2), 4e-4, args.decay / 4, rng, (later, out))
        told("games as spoken about, after", net, later, out)
    write(args.out, rows.head, net)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""How many choices a second nodes and one PostgreSQL take: a simulation of their queues.

    scripts/queues.py                     prints the table of docs/scale.md
    scripts/queues.py --into FILE         writes it between its marks in a file
    scripts/queues.py --check FILE        says whether the table there is the one that comes out

Choices come at random moments to random nodes. Each passes through the processors of its node, those of PostgreSQL and the
log on its disk, which takes all that wait with one flush; then the nodes at which others sit at the table read it and show
it. The times are those of TIMES; where each comes from stands in docs/scale.md. The same seed gives the same table.
"""
import argparse
import heapq
import random
import sys

# Microseconds of one processor, but for the flush, which is one disk's.
TIMES = {
    "node_choice": 100,  # a node takes a choice, plays it, shows it to its own people
    "store_choice": 84,  # PostgreSQL writes one entry
    "flush": 1000,  # the disk has what was written
    "store_follow": 67,  # PostgreSQL reads an entry for another node
    "node_follow": 201,  # that node plays and shows it
    "store_hint": 4,  # PostgreSQL hands a hint to one node that listens
    "node_hint": 2,  # that node finds out whether the table is one of its own
}
NODE_CORES = 2
STORE_CORES = 8
OTHERS = 1.5  # people at a table beside the one who chooses, with whoever watches
SECONDS = 0.4
PATIENCE = 0.1  # 99 of 100 choices are to be answered, and seen by the others, within this
FULL = 0.9  # and nobody is to be busier than this: what comes faster than it goes waits longer and longer
SEED = 1347


class Pool:
    """Processors that take whatever comes, one after another."""

    def __init__(self, cores):
        self.free = [0.0] * cores
        self.busy = 0.0

    def take(self, at, micros):
        begun = max(at, heapq.heappop(self.free))
        done = begun + micros / 1e6
        heapq.heappush(self.free, done)
        self.busy += micros / 1e6
        return done


def simulate(nodes, rate, seed=SEED):
    """The 99th percentiles of answered and seen, in seconds, and how busy each kind of place was."""
    dice = random.Random(f"{seed} {nodes} {rate}")
    pools = [Pool(NODE_CORES) for _ in range(nodes)]
    store, answered, seen, at = Pool(STORE_CORES), [], [], 0.0
    # (moment, number, what, node, when the choice was made)
    events, number = [], 0
    while at < SECONDS:
        at += dice.expovariate(rate)
        number += 1
        events.append((at, number, "choice", dice.randrange(nodes), at))
    heapq.heapify(events)
    log_free, waiting, flushes = 0.0, [], 0.0

    def later(moment, what, node, made):
        nonlocal number
        number += 1
        heapq.heappush(events, (moment, number, what, node, made))

    while events:
        now, _, what, node, made = heapq.heappop(events)
        if what == "choice":
            later(pools[node].take(now, TIMES["node_choice"]), "write", node, made)
        elif what == "write":
            later(store.take(now, TIMES["store_choice"]), "log", node, made)
        elif what == "log":
            waiting.append((node, made))
            if len(waiting) == 1:
                later(max(now, log_free), "flush", node, made)
        elif what == "flush":
            log_free = now + TIMES["flush"] / 1e6
            flushes += TIMES["flush"] / 1e6
            for writer, begun in waiting:
                later(log_free, "done", writer, begun)
            waiting = []
        elif what == "done":
            answered.append(now - made)
            # The hint goes to everybody who listens, and is news for those at whom somebody sits.
            told = store.take(now, TIMES["store_hint"] * (nodes - 1)) if nodes > 1 else now
            others = int(OTHERS) + (dice.random() < OTHERS % 1)
            follow = {there for there in (dice.randrange(nodes) for _ in range(others)) if there != node}
            for there in range(nodes):
                if there in follow:
                    later(told, "read", there, made)
                elif there != node:
                    pools[there].take(told, TIMES["node_hint"])
            if not follow:
                seen.append(now - made)
        elif what == "read":
            later(store.take(now, TIMES["store_follow"]), "show", node, made)
        else:
            seen.append(pools[node].take(now, TIMES["node_follow"]) - made)
    span = max(SECONDS, at)
    busy = {
        "nodes": sum(pool.busy for pool in pools) / (span * NODE_CORES * nodes),
        "PostgreSQL": store.busy / (span * STORE_CORES),
        "its log": flushes / span,
    }
    late = lambda times: sorted(times)[int(len(times) * 0.99)]
    return late(answered), late(seen), busy


def holds(nodes, rate):
    answered, seen, busy = simulate(nodes, rate)
    return max(answered, seen) <= PATIENCE and max(busy["nodes"], busy["PostgreSQL"]) <= FULL


def most(nodes):
    """The most choices a second that so many nodes take, to two digits."""
    low, high = 1000, 2000
    while holds(nodes, high):
        low, high = high, high * 2
    while high - low > low * 0.04:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(nodes, middle) else (low, middle)
    digit = 10 ** (len(str(low)) - 2)
    return low // digit * digit


def table():
    lines = [
        "| nodes | choices a second at most | what is full first | answered, 99 % | seen by the others, 99 % | nodes busy | PostgreSQL busy |",
        "|---|---|---|---|---|---|---|",
    ]
    for nodes in (1, 3, 10, 30):
        rate = most(nodes)
        answered, seen, busy = simulate(nodes, rate)
        full = max(("nodes", "PostgreSQL"), key=lambda place: busy[place])
        percent = {place: f"{busy[place] * 100:.0f} %" for place in busy}
        lines.append(
            f"| {nodes} | {rate:,} | {full} | {answered * 1e3:.0f} ms | {seen * 1e3:.0f} ms "
            f"| {percent['nodes']} | {percent['PostgreSQL']} |"
        )
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--into", metavar="FILE")
    parser.add_argument("--check", metavar="FILE")
    args = parser.parse_args()
    made, file = table(), args.into or args.check
    if not file:
        print(made, end="")
        return 0
    begin, end = "<!-- queues -->\n", "<!-- /queues -->\n"
    with open(file, encoding="utf-8") as text:
        before = text.read()
    head, _, rest = before.partition(begin)
    old, _, tail = rest.partition(end)
    if args.check:
        if old != made:
            print(f"{file} has another table: scripts/queues.py --into {file}\n{made}", file=sys.stderr)
        return int(old != made)
    with open(file, "w", encoding="utf-8") as text:
        text.write(head + begin + made + end + tail)
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Checks the chance of a Lazaret record without Lazaret: nothing here but Python's standard library.

    python3 docs/verify.py RECORD             the commitment, and the seed of the game
    lazaret replay RECORD --draws > DRAWS
    python3 docs/verify.py RECORD DRAWS       the same, and every draw of the game

Exit code 0: all of it fits. 1: something does not. docs/fairness.md explains the words.
"""

import hashlib
import hmac
import struct
import sys

MASK = 0xFFFFFFFF


def demand(fact, complaint):
    if not fact:
        sys.exit("verify.py: " + complaint)


def chacha8(key, stream):
    """The 32-bit words of ChaCha with 8 rounds: 64-bit block counter from 0, 64-bit stream number."""
    rounds = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
              (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    block = 0
    while True:
        start = list(struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key))
        start += [block & MASK, block >> 32, stream & MASK, stream >> 32]
        s = start[:]
        for a, b, c, d in rounds * 4:
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                s[x] = (s[x] + s[y]) & MASK
                s[z] ^= s[x]
                s[z] = (s[z] << turn | s[z] >> (32 - turn)) & MASK
        yield from ((word + first) & MASK for word, first in zip(s, start))
        block += 1


def below(n, words):
    """A number in 0..n without bias: the high half of a product, rejected where it would favour some."""
    while True:
        product = next(words) * n
        if product & MASK >= (1 << 32) % n:
            return product >> 32


def read(path):
    """The seed line and the proof in the comments. Whatever stands there twice is refused."""
    seed, proof, shares = [], {}, {}
    for line in open(path, encoding="utf-8"):
        if line.startswith("# fairness "):
            word, *rest = line.split()[2:]
            if word in ("commitment", "secret"):
                demand(word not in proof, "twice: " + word)
                proof[word] = rest[0]
            else:
                seat = int(rest[0])
                demand(word in ("nonce", "bot", "silent") and seat not in shares, "seat %d" % seat)
                shares[seat] = rest[1] if word == "nonce" else word
        elif line.split("#")[0].split()[:1] == ["seed"]:
            seed.append(line.split("#")[0].split()[1])
    demand(len(seed) == 1, "a record has one seed line")
    return bytes.fromhex(seed[0]), proof, shares


def main(record, draws=None):
    seed, proof, shares = read(record)
    demand({"commitment", "secret"} <= proof.keys(), "the record carries no proof")
    secret = bytes.fromhex(proof["secret"])
    demand(hashlib.sha256(secret).hexdigest() == proof["commitment"], "the secret is not the one committed to")
    message = "".join("%d:%s\n" % share for share in sorted(shares.items()))
    demand(hmac.new(secret, message.encode(), "sha256").digest() == seed, "secret and shares do not give the seed")
    print("commitment and seed fit; silent seats:", [seat for seat in sorted(shares) if shares[seat] == "silent"])
    streams, count = {}, 0
    for line in open(draws) if draws else ():
        stream, n, roll = map(int, line.split())
        words = streams.setdefault(stream, chacha8(seed, stream))
        demand(below(n, words) == roll, "draw %d of the list, stream %d" % (count + 1, stream))
        count += 1
    print("draws recomputed:", count)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (ValueError, IndexError) as fault:
        sys.exit("verify.py: this cannot be read: %s" % fault)

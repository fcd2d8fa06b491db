#!/usr/bin/env python3
"""A bot of one's own for Lazaret: takes what looks best at first sight, and looks at the board where that is Rattus.

    lazaret arena rattus --bots "11,cmd:python3 docs/own_bot.py"
"""

import json
import random
import sys


def say(**line):
    print(json.dumps(line), flush=True)


def judge(game, ask, option, dice):
    """What an option is worth to us: our share of the game after it, and a whim to break ties."""
    worth = option["features"]["share"] + dice.random() * 1e-6
    if game == "rattus" and option["kind"] == "place {region}":
        region = next(r for r in ask["view"]["regions"] if r["id"] == option["target"]["id"])
        worth -= 0.01 * len(region["rats"])
    return worth


def main():
    game, dice = None, random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            game = told["game"]
            say(type="hello", name="first sight")
        elif told["type"] == "game":
            dice = random.Random(told["seed"])
        elif told["type"] == "ask":
            best = max(told["options"], key=lambda option: judge(game, told, option, dice))
            say(type="choose", action=best["action"])
        # "over" tells the places and the points of all seats; a bot that learns would learn here.


if __name__ == "__main__":
    main()

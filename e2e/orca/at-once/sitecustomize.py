"""Read by the Python in which Orca runs: its log is written line by line, so that it can be followed as it speaks."""

import builtins
import os

opened = builtins.open


def at_once(file, mode="r", buffering=-1, *rest, **more):
    return opened(file, mode, 1 if file == os.environ["ORCA_SAYS"] else buffering, *rest, **more)


builtins.open = at_once

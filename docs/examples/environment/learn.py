"""Learns which fleet to send for a planet of each worth in Goofspiel, from nothing but won and lost wars: climbs a hill, a plan at a time."""

import random
import sys

from environment import Environment

GAMES, WARS, TRIES = 32, 96, 12
random.seed(1)


def sheet(plan, fleets_left, worth):
    """The fleet that the plan sends for this worth, or the next smaller one that is left."""
    wanted = plan[worth - 1] if worth else 1
    left = [size for size in range(1, 8) if fleets_left[size - 1] > 0]
    smaller = [size for size in left if size <= wanted]
    return f"fleet {max(smaller) if smaller else min(left, default=1)}"


def share_of_wins(plan):
    """The part of its wars that a plan wins, of the same wars for every plan."""
    observations, won, ended = environment.reset(7), 0.0, 0
    worth = environment.features.index("worth")
    while ended < WARS:
        own = [view["fleets"][view["side"]] for view in environment.views()]
        actions = [sheet(plan, fleets, int(seen[worth])) for fleets, seen in zip(own, observations)]
        observations, rewards, done = environment.step(actions)
        won += sum(rewards)
        ended += sum(done)
    return won / ended


environment = Environment("@ec/goofspiel", GAMES, opponents="random", program=sys.argv[1] if len(sys.argv) > 1 else "ec-balance")
best = [4] * 7
share = share_of_wins(best)
print(f"{best} wins {share:.0%}")
for _ in range(TRIES):
    at = random.randrange(7)
    other = [*best[:at], random.randint(1, 7), *best[at + 1 :]]
    found = share_of_wins(other)
    if found > share:
        best, share = other, found
        print(f"{best} wins {share:.0%}")
environment.close()

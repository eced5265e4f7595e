"""Plays Goofspiel: sends the smallest fleet that is as large as the planet's worth, or else the largest that is left.

Reads messages and writes answers, a line of JSON each. Whatever it writes to standard error is shown by the host.
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "turn":
        continue
    view = message["view"]
    fleets = view["fleets"][view["side"]]
    worth = view["position"]["worths"][-1]
    sizes = [size for size, count in enumerate(fleets, start=1) if count > 0]
    size = min((size for size in sizes if size >= worth), default=max(sizes))
    print(json.dumps({"orders": [f"fleet {size}"]}), flush=True)

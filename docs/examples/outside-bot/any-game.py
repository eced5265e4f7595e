"""Plays any game, without knowing its rules: asks for three sheets of legal orders, and gives the longest of them."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        print(json.dumps({"samples": 3}), flush=True)
    elif message["type"] == "samples":
        print(json.dumps({"orders": max(message["sheets"], key=len, default="")}), flush=True)

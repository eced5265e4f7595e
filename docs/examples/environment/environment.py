"""Games to learn in, for Python: `reset` and `step` as they are usual, over the pipe of `ec-balance environment`. Standard library alone."""

import json
import shlex
import subprocess


class Environment:
    """Games that are played side by side. One seat of each takes your actions; bots play the others."""

    def __init__(self, ruleset, games=1, choices=8, opponents=None, settings=(), program="ec-balance"):
        command = [*shlex.split(program), "environment", ruleset, "--games", str(games), "--choices", str(choices)]
        if opponents is not None:
            command += ["--opponents", opponents]
        for setting in settings:
            command += ["--set", setting]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.games = games
        self.features = []

    def _ask(self, request):
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError(f"the environment has ended with {self._process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def reset(self, seed):
        """Begins all games anew. Returns how each seat stands: the numbers that `features` names."""
        answer = self._ask({"reset": seed})
        self.features = answer["features"]
        return answer["observations"]

    def step(self, actions):
        """Plays a turn of every game. An action is an order sheet, or the number of one of the `choices`. Returns observations, rewards, done."""
        answer = self._ask({"step": actions})
        return answer["observations"], answer["rewards"], answer["done"]

    def choices(self):
        """Sheets of legal orders for the next turn of each game."""
        return self._ask({"choices": True})["choices"]

    def views(self):
        """All that each seat may know."""
        return self._ask({"views": True})["views"]

    def close(self):
        self._process.stdin.close()
        self._process.wait()

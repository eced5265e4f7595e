import { ChunkRunner } from './chunk-runner.js';
import type { Executor } from './executor.js';
import { LOADED } from './load-experiment.js';

/** Runs chunks in this thread, one after the other; signals are heard between them. */
export function inThread(): Executor {
  const runner = new ChunkRunner(LOADED);
  return {
    width: 1,
    async run(chunk) {
      await new Promise(setImmediate);
      return runner.run(chunk);
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

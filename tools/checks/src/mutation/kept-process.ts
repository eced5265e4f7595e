/**
 * Test runs in a process that outlives them: to start one takes far longer than most mutants' tests. Sources are
 * loaded anew for each run, so that no table that one mutant has filled is met by the next.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

/** Has Vitest run the tests of each project in one process, whatever pool its configuration names. */
export const keptProcess: Plugin = {
  name: 'kept-process',
  configureVitest({ vitest, project }) {
    vitest.onClose(() => kept?.process.stop());
    project.config.pool = 'kept';
    project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new Run(options) };
  },
};

class KeptProcess extends ForksPoolWorker {
  protected override readonly entrypoint = fileURLToPath(new URL('kept-worker.ts', import.meta.url));
}

let kept: { readonly process: KeptProcess; readonly started: Promise<void> } | undefined;

type Listener = Parameters<PoolWorker['on']>[1];

/** One run in the process: it ends without it. */
class Run implements PoolWorker {
  readonly name = 'kept';
  readonly cacheFs = true;
  readonly #options: PoolOptions;
  readonly #listeners: { readonly event: string; readonly listener: Listener }[] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (kept === undefined) {
      const process = new KeptProcess(this.#options);
      kept = { process, started: process.start().then(() => process.on('exit', () => (kept = undefined))) };
    }
    await kept.started;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push({ event, listener });
    kept?.process.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    kept?.process.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') kept?.process.send(message);
    else this.#tell({ __vitest_worker_response__: true, type: 'stopped' });
  }

  async stop(): Promise<void> {
    for (const { event, listener } of this.#listeners) this.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #tell(message: unknown): void {
    for (const { event, listener } of this.#listeners) {
      if (event === 'message') listener(message);
    }
  }
}

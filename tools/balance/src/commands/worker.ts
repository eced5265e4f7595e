import { command, quantity, type Answer } from '@ec/cli';
import type { Command } from 'commander';
import { formatNumber } from '../reporting/format-value.js';
import { inThreads } from '../running/in-threads.js';
import { loadQueue } from '../running/load-queue.js';
import { answering } from './answering.js';
import { someThreads, workersOption } from './options.js';

interface WorkerCommandOptions {
  readonly workers: number;
}

/** `ec-balance worker`. */
export function workerCommand(): Command {
  return command('worker', 'Run trials for others who use the same Redis, until Ctrl-C.')
    .argument(
      '<url>',
      'such as redis://localhost:6379; whoever can write there decides which modules are run here',
    )
    .addOption(workersOption('threads', someThreads))
    .action(answering(work));
}

async function work(url: string, { workers }: WorkerCommandOptions): Promise<Answer> {
  const { startWorker } = await loadQueue();
  let [chunks, blocks] = [0, 0];
  await using executor = inThreads(workers);
  await using _ = await startWorker(url, {
    executor,
    done({ from, to }) {
      chunks++;
      blocks += to - from;
    },
  });
  const ended = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  console.error(`waiting for work at ${url} with ${quantity(workers, 'thread')}; Ctrl-C ends`);
  await ended;
  const text = `${formatNumber(blocks, 0)} blocks in ${quantity(chunks, 'piece')}`;
  return { text, data: { blocks, pieces: chunks } };
}

/**
 * Simulates a hall with all that surrounds it, one seed after another: its real code, and a clock, a disk, servers of mail and players that a seed
 * decides. Says which law was broken in which seed, and fails then. Ctrl-C ends it after the seeds that are under way.
 *
 *   pnpm hall:simulate --seeds 1000            seeds 1 to 1000
 *   pnpm hall:simulate --seed 17               seed 17 once more, with everything that happens
 *   pnpm hall:simulate --plant "a turn comes before its time"
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { PLANTED_BUGS } from '../test/simulation/planted-bugs.ts';
import type { Simulated } from '../test/simulation/simulate.ts';
import { runSources } from './sources.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    plant: { type: 'string' },
    workers: { type: 'string', default: `${availableParallelism()}` },
  },
});

/** Seeds after which one is named, so that somebody who waits sees how far it is. */
const PROGRESS = 100;

const first = wholeNumber('seed', values.seed ?? '1');
const seeds = wholeNumber('seeds', values.seeds ?? (values.seed === undefined ? '100' : '1'));
const workers = wholeNumber('workers', values.workers);
const plant = values.plant === undefined ? undefined : PLANTED_BUGS[values.plant];
if (values.plant !== undefined && !plant)
  throw new RangeError(
    `--plant: expected one of ${Object.keys(PLANTED_BUGS).join('; ')}, received ${values.plant}`,
  );

if (isMainThread) await simulateAll();
else await simulateEach();

/** Shares the seeds among workers, and says what came of them. */
async function simulateAll(): Promise<void> {
  let next = first;
  const total = { turns: 0, receipts: 0, mails: 0, deaths: 0 };
  const broken: Simulated[] = [];
  const began = performance.now();
  let last = first + seeds;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      last = next;
    });
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) });
    try {
      while (next < last) {
        const simulated = await ask(worker, next++);
        for (const [what, figure] of Object.entries(simulated.figures)) total[what as 'turns'] += figure;
        if (seeds === 1) console.log(simulated.story.join('\n'));
        if (simulated.seed % PROGRESS === 0) console.error(`seed ${simulated.seed}`);
        if (simulated.violation === null) continue;
        broken.push(simulated);
        console.log(`seed ${simulated.seed}: ${simulated.violation}`);
        // A bug that is planted is found once.
        if (plant) return;
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, seeds) }, work));
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(
    `${next - first} seeds in ${seconds} s: ${total.turns} turns, ${total.receipts} receipts, ${total.mails} mails, ${total.deaths} processes ended in the middle of their work; ${broken.length} seeds broke a law`,
  );
  if (broken[0])
    console.log(`Again, with everything that happens: pnpm hall:simulate --seed ${broken[0].seed}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

async function ask(worker: Worker, seed: number): Promise<Simulated> {
  worker.postMessage(seed);
  const [simulated] = (await once(worker, 'message')) as [Simulated];
  return simulated;
}

/** Simulates the seeds that it is asked for. */
async function simulateEach(): Promise<void> {
  const requirePlanted = runSources(plant);
  const { simulate } = await import('../test/simulation/simulate.ts');
  const answer = async (seed: number): Promise<void> => {
    const simulated = await simulate(seed);
    requirePlanted();
    parentPort?.postMessage(simulated);
  };
  parentPort?.on('message', (seed: number) => void answer(seed));
}

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new RangeError(`--${option}: expected a whole number, received ${text}`);
}

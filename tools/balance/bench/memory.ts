/** Memory of one thread that runs a million trials, or five hundred games of bots: it stays where it is after the first tenth. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runExperiment } from '@ec/balance';
import { inThread, loadExperiment } from '@ec/balance/node';

/** Most times (included) that the heap may grow from the first tenth to the end. */
const LIMIT = 1.1;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

await measure(null, 'dice-sum', { trials: 1_000_000, parameters: {} });
await measure('@ec/empyrean', 'bot-games', { trials: 500, parameters: { turns: 20 } });

async function measure(
  module: string | null,
  name: string,
  { trials, parameters }: { trials: number; parameters: Readonly<Record<string, number>> },
): Promise<void> {
  const heaps: number[] = [];
  const experiment = await loadExperiment(module, name);
  await using executor = inThread();
  const job = { module, experiment: name, parameters, seed: 'bench' };
  const PARTS = 10;
  for (let part = 1; part <= PARTS; part++) {
    await runExperiment(experiment, job, { executor, rule: { trials }, shard: { part, of: PARTS } });
    collect();
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  const [first = Number.NaN] = heaps;
  const growth = (heaps.at(-1) ?? Number.NaN) / first;
  const verdict = growth <= LIMIT ? 'within' : 'OVER';
  console.log(
    `${name}, ${trials.toLocaleString('en')} trials: ${heaps.map((heap) => heap.toFixed(1)).join(', ')} MiB of heap after each tenth; ` +
      `growth ${growth.toFixed(3)}, ${verdict} the limit of ${LIMIT}`,
  );
  if (!(growth <= LIMIT)) process.exitCode = 1;
}

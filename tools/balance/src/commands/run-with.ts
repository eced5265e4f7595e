import { progressBar, stopSignal, type StopSignal } from '@ec/cli';
import type { Measures } from '../measures/measure.js';
import { pickMeasure, singleMeasures, type PickedMeasure } from '../measures/pick-measure.js';
import { estimated } from '../reporting/estimated.js';
import { formatDigits, formatError, formatValue } from '../reporting/format-value.js';
import type { Result } from '../result.js';
import type { Executor } from '../running/executor.js';
import { inThread } from '../running/in-thread.js';
import { inThreads } from '../running/in-threads.js';
import { loadQueue } from '../running/load-queue.js';
import { endingSequence } from '../running/stop-rule.js';
import type { RunningOptions } from './options.js';

/**
 * Where trials are run, as the options say.
 *
 * @throws QueueError when Redis cannot be reached
 */
export async function executorOf({
  queue,
  workers,
}: Pick<RunningOptions, 'queue' | 'workers'>): Promise<Executor> {
  if (queue === undefined) return workers === 0 ? inThread() : inThreads(workers);
  const { inQueue } = await loadQueue();
  const executor = await inQueue(queue, { say: (text) => console.error(text) });
  if ((await executor.workers()) === 0)
    console.error(`waiting for workers of this version: ec-balance worker ${queue}`);
  return executor;
}

/** Ends a run after a number of milliseconds, or at the first Ctrl-C or SIGTERM. */
export function stopRun(time?: number): StopSignal {
  return stopSignal('finishing the blocks that are under way', time);
}

/** Shows on the terminal how far a run has got, with its rate and how well a figure is known. */
export interface RunProgress extends Disposable {
  /** Shows the results so far, the one under way last; `of` is how many trials there will be. */
  readonly show: (results: readonly Result[], of: number) => void;
}

/**
 * Shows how far a run has got.
 *
 * @param measures - those of the experiment
 * @param figure - the one that is shown; the first when absent
 */
export function runProgress(measures: Measures, figure?: PickedMeasure): RunProgress {
  const bar = progressBar('trials');
  const began = performance.now();
  const [first] = singleMeasures(measures);
  const shown = figure ?? (first === undefined ? undefined : pickMeasure(measures, first));
  let before: number | undefined;
  return {
    show(results, of) {
      const trials = results.reduce((sum, one) => sum + one.trials, 0);
      before ??= trials;
      const rate = (trials - before) / Math.max(1, performance.now() - began);
      const last = results.at(-1);
      const known = shown && last ? `, ${knownOf(shown, last)}` : '';
      bar.update(trials, of, `${formatDigits(1_000 * rate)} a second${known}`);
    },
    [Symbol.dispose]: () => bar[Symbol.dispose](),
  };
}

/** A figure with half the width of the interval that may be looked at again and again. */
function knownOf(figure: PickedMeasure, { measures }: Result): string {
  const { name, measure, isShare, of } = figure;
  const data = measures[measure];
  if (!data) return name;
  const format = isShare ? 'share' : 'number';
  const found = estimated(endingSequence(figure, of(data)));
  return `${name} ${formatValue(found.value, { format })} ${formatError(found, format)}`.trimEnd();
}

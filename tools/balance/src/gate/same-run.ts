import { InputError, quantity } from '@ec/cli';
import type { Measures } from '../measures/measure.js';
import type { BaselineRun } from './baseline-file.js';
import { figuresOf } from './figures.js';

/** A run that is planned, with all that decides its trials. */
export interface PlannedRun extends Pick<
  BaselineRun,
  'experiment' | 'seed' | 'parameters' | 'block' | 'trials'
> {
  readonly measures: Measures;
}

/**
 * The run of a baseline with the same trials as one that is planned; `undefined` where the baseline has none of the experiment.
 *
 * @param file - name of the baseline
 * @throws InputError when it has the experiment with other parameters, another seed, other trials or other figures, with what differs
 */
export function sameRun(
  runs: readonly BaselineRun[],
  planned: PlannedRun,
  file: string,
): BaselineRun | undefined {
  const own = runs.filter(({ experiment }) => experiment === planned.experiment);
  const [first] = own;
  if (!first) return undefined;
  const found = own.find((one) => differences(one.parameters, planned.parameters).length === 0);
  const refuse = (what: string): InputError =>
    new InputError(`${file}: error: ${planned.experiment}, ${what}`);
  if (!found) {
    const closest = own
      .map(({ parameters }) => differences(parameters, planned.parameters))
      .reduce((least, one) => (one.length < least.length ? one : least));
    throw refuse(`${closest.join('; ')}; "check --write-baseline" makes a new one`);
  }
  if (found.seed !== planned.seed)
    throw refuse(differs('seed', found.seed, `${planned.seed}; --seed ${found.seed} runs the same trials`));
  if (found.trials !== planned.trials)
    throw refuse(
      differs('trials', found.trials, `${planned.trials}; --trials ${found.trials} runs the same`),
    );
  if (found.block !== planned.block) throw refuse(differs('trials of a block', found.block, planned.block));
  const lists = [
    ['measures', Object.keys(found.trace.digests), Object.keys(planned.measures)],
    ['figures', Object.keys(found.trace.figures), figuresOf(planned.measures).map(({ name }) => name)],
  ] as const;
  for (const [what, expected, received] of lists) {
    const gone = expected.filter((name) => !received.includes(name));
    const added = received.filter((name) => !expected.includes(name));
    if (gone.length + added.length > 0)
      throw refuse(
        `${what}: expected ${quantity(expected.length, 'name')} of the baseline, received ${received.length}` +
          `${gone.length > 0 ? `; without ${gone.join(', ')}` : ''}${added.length > 0 ? `; with ${added.join(', ')}` : ''}` +
          '; "check --write-baseline" makes a new one',
      );
  }
  return found;
}

function differences(before: BaselineRun['parameters'], now: BaselineRun['parameters']): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((key) => before[key] !== now[key])
    .map((key) => differs(`parameter ${key}`, before[key] ?? 'none', now[key] ?? 'none'));
}

function differs(what: string, before: number | string, now: number | string): string {
  return `${what}: expected ${before}, as in the baseline, received ${now}`;
}

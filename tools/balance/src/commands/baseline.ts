import { InputError } from '@ec/cli';
import { changes } from '../expectations/drift.js';
import type { Figure } from '../reporting/balance-report.js';
import { changeFigure } from '../reporting/figures/change-figure.js';
import { formatDigits } from '../reporting/format-value.js';
import { readResults } from '../result-file.js';
import type { Result } from '../result.js';

/**
 * Results of an earlier check.
 *
 * @throws InputError when none of them can be compared with what is planned
 */
export function readBaseline(
  file: string,
  planned: readonly Pick<Result, 'experiment' | 'parameters'>[],
): readonly Result[] {
  const { results } = readResults(file);
  const keys = new Set(planned.map(subjectKey));
  if (results.some((one) => keys.has(subjectKey(one)))) return results;
  throw new InputError(
    `${file}: error: expected results of ${namesOf(planned)}, received those of ${namesOf(results) || 'none'}`,
  );
}

/** What a check finds against a baseline. */
interface Drift {
  /** Whether anything differs significantly. */
  readonly isClear: boolean;
  readonly summary: readonly string[];
  readonly figures: readonly Figure[];
}

/** What differs from a baseline, and what could not be compared. */
export function driftOf(
  results: readonly Result[],
  {
    baseline,
    file,
    level,
  }: { readonly baseline: readonly Result[]; readonly file: string; readonly level: number },
): Drift {
  const pairs = results.flatMap((now) => {
    const before = baseline.find((one) => subjectKey(one) === subjectKey(now));
    return before ? [{ before, now }] : [];
  });
  const compared = changes(pairs);
  const clear = compared.filter(({ p }) => p < level);
  const added = results.filter((now) => pairs.every((pair) => pair.now !== now));
  const gone = baseline.filter((before) => pairs.every((pair) => pair.before !== before));
  return {
    isClear: clear.length > 0,
    summary: [
      `${clear.length} of ${compared.length} figures differ from ${file}, with a probability of at most ${formatDigits(100 * level)} % that any of them does so by chance.`,
      ...clear.map(
        ({ experiment, what, before, now }) =>
          `${experiment}, ${what}: ${formatDigits(before)} → ${formatDigits(now)}.`,
      ),
      ...(added.length > 0 ? [`Not in ${file}: ${namesOf(added)}.`] : []),
      ...(gone.length > 0 ? [`In ${file} alone: ${namesOf(gone)}.`] : []),
    ],
    figures: compared.length > 0 ? [changeFigure(compared, { withExperiment: true })] : [],
  };
}

function namesOf(results: readonly Pick<Result, 'experiment'>[]): string {
  return [...new Set(results.map(({ experiment }) => experiment))].join(', ');
}

/** The subject of a run: an experiment and its parameters, whatever the seed. Runs of the same subject are compared. */
export function subjectKey({ experiment, parameters }: Pick<Result, 'experiment' | 'parameters'>): string {
  return JSON.stringify([experiment, parameters]);
}

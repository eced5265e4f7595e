import { collect, type DataOf } from '../../src/measures/collect.js';
import type { Measures, Recorders } from '../../src/measures/measure.js';

/** Measures of which every record is a trial of its own. */
export function collectSingly<M extends Measures>(
  measures: M,
): { readonly record: Recorders<M>; readonly data: () => DataOf<M> } {
  const { record, endTrial, data } = collect(measures);
  const recorders = Object.entries(record).map(([name, one]) => {
    const own = one as (...recorded: readonly unknown[]) => void;
    return [
      name,
      (...recorded: readonly unknown[]): void => {
        own(...recorded);
        endTrial();
      },
    ] as const;
  });
  return { record: Object.fromEntries(recorders) as Recorders<M>, data };
}

import { tailOfFigure } from '../estimate.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import type { Result } from '../result.js';
import type { Tail } from '../statistics/tail.js';

/** How a figure stands to its tail in each of the results that have it. */
export function tailsIn({ measure, of }: PickedMeasure, results: readonly Result[]): Tail[] {
  return results.flatMap(({ measures }) => {
    const data = measures[measure];
    return data ? [tailOfFigure(of(data))] : [];
  });
}

/** At how many points a mean does not show its tail; nothing where all do. */
export function tailSentences(name: string, tails: readonly Tail[]): string[] {
  const [never, one] = (['never varied', 'one value'] as const).map(
    (tail) => tails.filter((found) => found === tail).length,
  );
  const hidden = [
    ...(never ? [`at ${never} it never varied`] : []),
    ...(one ? [`at ${one} one value makes up most of the spread`] : []),
  ];
  if (hidden.length === 0) return [];
  return [
    `${name}: of ${tails.length} points, ${hidden.join(', and ')}. Rare values may be missing there, and the mean may be far from its interval.`,
  ];
}

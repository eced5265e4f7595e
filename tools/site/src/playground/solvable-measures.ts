import type { AnyExperiment } from '@ec/balance';

/** A measure of which a figure can be what is looked for. */
export interface SolvableMeasure {
  readonly title: string;
  /** What stands before the place of a figure. */
  readonly before: string;
  /** The figures of it, by their names and what tells them apart; one where the measure is a single figure. */
  readonly figures: readonly { readonly name: string; readonly place: string }[];
}

/** Measures of which a figure can be what is looked for. */
export function solvableMeasures({ measures }: Pick<AnyExperiment, 'measures'>): SolvableMeasure[] {
  return Object.entries(measures).flatMap(([key, measure]): SolvableMeasure[] => {
    const { title } = measure;
    const at = (before: string, places: readonly (string | number)[], what = ''): SolvableMeasure => ({
      title,
      before,
      figures: places.map((place) => ({ name: `${key}@${place}`, place: `${what}${place}` })),
    });
    switch (measure.kind) {
      case 'proportion':
      case 'integer':
      case 'quantity':
        return [{ title, before: '', figures: [{ name: key, place: '' }] }];
      case 'series': {
        const { first, length, step } = measure;
        return [
          at(
            'At',
            Array.from({ length }, (_, i) => first + i),
            `${step} `,
          ),
        ];
      }
      case 'contest':
        return [at('What is won by', measure.players)];
      case 'table':
        return [];
    }
  });
}

import type { AnyExperiment } from '@ec/balance';
import type { ParameterRow } from '@ec/engine';
import { OWN } from './parameter-fields.ts';

/** Most values (about) of a range that is proposed. */
const MANY = 1_000;

/** An integer parameter. */
type IntegerRow = Extract<ParameterRow, { readonly kind: 'integer' }>;

/** A measure of which a figure can be what is looked for. */
export interface SolvableMeasure {
  readonly title: string;
  /** What stands before the place of a figure. */
  readonly before: string;
  /** The figures of it, by their names and what tells them apart; one where the measure is a single figure. */
  readonly figures: readonly { readonly name: string; readonly place: string }[];
}

/** Parameters along which a value can be looked for, an experiment's own first. */
export function solvableParameters({ parameters }: AnyExperiment): IntegerRow[] {
  const integers = parameters.filter((row) => row.kind === 'integer').filter(({ min, max }) => min < max);
  return [
    ...integers.filter(({ source }) => source === OWN),
    ...integers.filter(({ source }) => source !== OWN),
  ];
}

/** Measures of which a figure can be what is looked for. */
export function solvableMeasures({ measures }: AnyExperiment): SolvableMeasure[] {
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

/** The whole range of a parameter as an axis, with a step where it has more than about a thousand values: `price=0:100000:100`. */
export function wholeRange({ key, min, max }: IntegerRow): string {
  let step = 1;
  for (let power = 1; (max - min) / step > MANY; power *= 10)
    step = [2, 5, 10].map((factor) => factor * power).find((one) => (max - min) / one <= MANY) ?? 10 * power;
  const range = `${key}=${Math.ceil(min / step) * step}:${max}`;
  return step === 1 ? range : `${range}:${step}`;
}

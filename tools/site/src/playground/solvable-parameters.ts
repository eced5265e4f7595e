import type { IntegerParameter } from '@ec/engine';
import type { OfferedExperiment } from './offered-experiment.ts';
import { OWN } from './parameter-fields.ts';

/** Most values (about) of a range that is proposed. */
const MANY = 1_000;

/** Parameters along which a value can be looked for, an experiment's own first. */
export function solvableParameters({
  parameters,
}: Pick<OfferedExperiment, 'parameters'>): IntegerParameter[] {
  const integers = parameters.filter((row) => row.kind === 'integer').filter(({ min, max }) => min < max);
  return [
    ...integers.filter(({ source }) => source === OWN),
    ...integers.filter(({ source }) => source !== OWN),
  ];
}

/** The whole range of a parameter as an axis, with a step where it has more than about a thousand values: `price=0:100000:100`. */
export function wholeRange({ key, min, max }: IntegerParameter): string {
  let step = 1;
  for (let power = 1; (max - min) / step > MANY; power *= 10)
    step = [2, 5, 10].map((factor) => factor * power).find((one) => (max - min) / one <= MANY) ?? 10 * power;
  const range = `${key}=${Math.ceil(min / step) * step}:${max}`;
  return step === 1 ? range : `${range}:${step}`;
}

import type { Parameters, ParameterValue } from '@ec/engine';
import { figuresOf } from '../gate/figures.js';
import type { BlockTrace } from '../gate/tracer.js';
import type { Measures } from '../measures/measure.js';
import type { Result } from '../result.js';

/** A column of exported trials: a text, a whole number, or a number. */
export interface TrialColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'number';
}

/** What a figure has of a trial, with the columns in their order. */
export type TrialRow = readonly ParameterValue[];

/** Columns before those of parameters, and after them. */
const HEAD = [
  { name: 'experiment', type: 'text' },
  { name: 'seed', type: 'text' },
] as const satisfies readonly TrialColumn[];
const TAIL = [
  { name: 'trial', type: 'integer' },
  { name: 'figure', type: 'text' },
  { name: 'n', type: 'integer' },
  { name: 'sum', type: 'number' },
] as const satisfies readonly TrialColumn[];

/** A point whose trials are exported: what came out, and what each block of it gave. */
export interface ExportedPoint {
  readonly result: Result;
  readonly blocks: ReadonlyMap<number, BlockTrace>;
}

/**
 * Columns of a tidy table of trials, a row for each figure that has values in a trial: experiment, seed, the parameters that are asked for,
 * the number of the trial from 0, the figure, how many values it has, and their sum.
 *
 * @param keys - parameters that have a column
 */
export function columnsOf(keys: readonly string[], parameters: Parameters): TrialColumn[] {
  const own = keys.map((key): TrialColumn => {
    const name = [...HEAD, ...TAIL].some((one) => one.name === key) ? `parameter ${key}` : key;
    return { name, type: typeof parameters[key] === 'number' ? 'integer' : 'text' };
  });
  return [...HEAD, ...own, ...TAIL];
}

/**
 * Rows of points, in the order of points, trials and figures, whatever the order in which blocks were run.
 *
 * @throws RangeError when a block of a result is not there
 */
export function* rowsOf(
  points: readonly ExportedPoint[],
  measures: Measures,
  keys: readonly string[],
): Generator<TrialRow> {
  const figures = figuresOf(measures);
  for (const { result, blocks } of points) {
    const { experiment, seed, parameters, block: size } = result;
    const head = [experiment, seed, ...keys.map((key) => parameters[key] ?? '')];
    for (const [from, to] of result.blocks)
      for (let block = from; block < to; block++) {
        const trace = blocks.get(block);
        if (!trace) throw new RangeError(`block ${block}: expected what its trials gave, received none`);
        for (let i = 0; i < size; i++)
          for (const [place, { name }] of figures.entries()) {
            const n = trace.n[place]?.[i] ?? 0;
            if (n > 0) yield [...head, block * size + i, name, n, trace.sums[place]?.[i] ?? 0];
          }
      }
  }
}

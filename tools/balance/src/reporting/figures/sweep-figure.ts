import type { ParameterValue } from '@ec/engine';
import type { Estimated, FigureHead, SweepFigure, ValueFormat } from '../balance-report.js';

/** What the lines of a sweep are made of. */
export interface SweepInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  /** Key of the parameter, or what a step is. */
  readonly parameter: string;
  readonly parameterUnit?: string;
  /** Value of the parameter outside the sweep. */
  readonly current?: ParameterValue;
  /** `number` when absent. */
  readonly format?: ValueFormat;
  readonly unit?: string;
  /** Names of what is shown; one line without a name when absent. */
  readonly lines?: readonly string[];
  readonly points: readonly {
    readonly at: ParameterValue;
    /** One for each line. */
    readonly values: readonly Estimated[];
  }[];
}

/**
 * Values along a parameter; points whose parameters are all numbers are put into their order.
 *
 * @throws RangeError when there is no point or line, or not a value for each line
 */
export function sweepFigure(input: SweepInput): SweepFigure {
  const { id, title, note = '', parameter, parameterUnit = '', current = null } = input;
  const { format = 'number', unit = '', lines = [''], points } = input;
  if (points.length === 0 || lines.length === 0)
    throw new RangeError(`${id}: expected a point and a line at least`);
  for (const { at, values } of points) {
    if (values.length !== lines.length)
      throw new RangeError(`${id}, ${at}: expected ${lines.length} values, received ${values.length}`);
  }
  const areNumbers = points.every(({ at }) => typeof at === 'number');
  const ordered = areNumbers ? points.toSorted((a, b) => Number(a.at) - Number(b.at)) : points;
  const head = { id, title, note };
  return { kind: 'sweep', ...head, parameter, parameterUnit, current, format, unit, lines, points: ordered };
}

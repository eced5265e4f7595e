import type { ParameterRow, ParameterValue } from '@ec/engine';
import { nearest } from '@ec/orders-parser';

/** A parameter that is swept, with the values that it takes. */
export interface Axis {
  readonly key: string;
  /** In the order in which they are shown. */
  readonly values: readonly ParameterValue[];
}

/** Parameters other than the base of a sweep. */
export type Point = Readonly<Record<string, ParameterValue>>;

/** Every combination of the axes' values; the last axis changes fastest. */
export function grid(axes: readonly Axis[]): Point[] {
  return axes.reduce<Point[]>(
    (points, { key, values }) =>
      points.flatMap((point) => values.map((value) => ({ ...point, [key]: value }))),
    [{}],
  );
}

/** Points in the unit cube as points of axes: each value of an axis has an equal part. */
export function pointsOf(axes: readonly Axis[], cube: readonly (readonly number[])[]): Point[] {
  return cube.map((coordinates) =>
    Object.fromEntries(
      axes.flatMap(({ key, values }, i) => {
        const value = values[Math.floor((coordinates[i] ?? 0) * values.length)];
        return value === undefined ? [] : [[key, value] as const];
      }),
    ),
  );
}

/**
 * Refuses two axes of one parameter.
 *
 * @throws RangeError with its key
 */
export function expectEachOnce(axes: readonly Pick<Axis, 'key'>[]): void {
  const twice = axes.find(({ key }, i) => axes.findIndex((one) => one.key === key) !== i);
  if (twice) throw new RangeError(`expected each parameter once, received ${twice.key} twice`);
}

/**
 * Reads an axis: `key=1:9` every integer from 1 to 9, `key=0:100:25` in steps of 25, `key=1,5` or, of texts, `key=2d6,3d6` these.
 *
 * @throws RangeError when there is no such parameter, or the text is not an axis
 */
export function parseAxis(text: string, rows: readonly ParameterRow[]): Axis {
  const [, key = '', written = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  const row = rows.find((one) => one.key === key);
  if (!row) {
    if (rows.length === 0)
      throw new RangeError(`${text}: expected nothing to vary, as the experiment has no parameters`);
    const keys = rows.map((one) => one.key);
    const meant = nearest(key, keys);
    const expected =
      meant === undefined
        ? `one of the keys ${keys.join(', ')}`
        : `the key of a parameter; did you mean "${meant}"?`;
    throw new RangeError(`${text}: expected key=values with ${expected}`);
  }
  if (row.kind === 'text') return { key, values: written.split(',') };
  const [, from, to, step = '1'] = /^(-?\d+):(-?\d+)(?::(\d+))?$/.exec(written) ?? [];
  if (from !== undefined && to !== undefined) {
    const length = Math.floor((Number(to) - Number(from)) / Number(step)) + 1;
    if (!(length >= 1 && length <= MAX_VALUES))
      throw new RangeError(
        `${text}: expected 1 to ${MAX_VALUES} values from the lower to the higher, with a step above 0, received ${written}`,
      );
    return { key, values: Array.from({ length }, (_, i) => Number(from) + i * Number(step)) };
  }
  if (!/^-?\d+(,-?\d+)*$/.test(written))
    throw new RangeError(`${text}: expected integers such as 1:9, 0:100:25 or 1,5,9, received ${written}`);
  return { key, values: written.split(',').map(Number) };
}

const MAX_VALUES = 1_000_000;

import type { ParameterRow } from '@ec/engine';
import { parseAxis } from './axis.js';

/** An integer parameter with the values among which something is looked for. */
export interface IntegerAxis {
  readonly key: string;
  /** Ascending, each once; 2 (included) at least. */
  readonly values: readonly number[];
}

/**
 * Reads a range of an integer parameter: `price=1:20`.
 *
 * @param most - values (included)
 * @throws RangeError when it is no such range
 */
export function parseIntegerAxis(
  text: string,
  rows: readonly ParameterRow[],
  most = Number.MAX_SAFE_INTEGER,
): IntegerAxis {
  const { key, values } = parseAxis(text, rows);
  if (rows.find((one) => one.key === key)?.kind !== 'integer')
    throw new RangeError(`${text}: expected a parameter that is an integer, received ${key}, a text`);
  const ascending = [...new Set(values.map(Number))].toSorted((a, b) => a - b);
  if (ascending.length < 2 || ascending.length > most)
    throw new RangeError(
      `${text}: expected ${most === Number.MAX_SAFE_INTEGER ? '2 values at least' : `2 to ${most} values`}, received ${ascending.length}` +
        (ascending.length < 2 ? '' : '; a step, such as 0:100000:100, makes them fewer'),
    );
  return { key, values: ascending };
}

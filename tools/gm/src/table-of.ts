import * as v from 'valibot';

/** Keys and values of a JSON file; a list is refused. */
export const table = v.pipe(
  v.unknown(),
  v.check(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'expected keys and values in braces',
  ),
);

/** Values by their keys. */
export const tableOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(table, v.record(v.string(), value));

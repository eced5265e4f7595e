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

/** The entries of a table whose values a schema takes; none where there is no table. */
export function entriesOf<T>(value: unknown, schema: v.GenericSchema<unknown, T>): Record<string, T> {
  const entries = v.is(table, value) ? Object.entries(value as object) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => v.is(schema, entry[1])));
}

/** The keys and indexes of a path such as `parameters["cluster.starCount"]`. */
export function keysOf(path: string): string[] {
  return [...path.matchAll(/\["([^"]*)"\]|[^.[\]]+/g)].map(([key, quoted]) => quoted ?? key);
}

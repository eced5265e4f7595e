import { guessAmong } from './guess.js';
import { SetupError, shown } from './errors.js';

/** Value of a parameter: an integer, or a text such as dice. */
export type ParameterValue = number | string;

/** Values of all parameters of a ruleset, by key. */
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** A figure that is a ruling of this project and may be changed at set-up or swept by a simulation. */
export type ParameterRow<Key extends string = string> = IntegerParameter<Key> | TextParameter<Key>;

/** The values of all parameters in a table, by key: integers and texts as their rows say. */
export type ParametersOf<Rows extends readonly ParameterRow[]> = {
  readonly [Row in Rows[number] as Row['key']]: Row['default'] extends number ? number : string;
};

/** What every parameter states about itself. */
export interface ParameterDescription<Key extends string = string> {
  /** Stable name, parts joined by periods. */
  readonly key: Key;
  /** Unit of the value, such as `percent` or `dice`. */
  readonly unit: string;
  /** What it does, in one sentence. */
  readonly description: string;
  /** Ruling that it comes from. */
  readonly source: string;
}

/** A parameter whose value is an integer. */
export interface IntegerParameter<Key extends string = string> extends ParameterDescription<Key> {
  readonly kind: 'integer';
  readonly default: number;
  /** Least value (included). */
  readonly min: number;
  /** Greatest value (included). */
  readonly max: number;
}

/** A parameter whose value is a text with a grammar of its own. */
export interface TextParameter<Key extends string = string> extends ParameterDescription<Key> {
  readonly kind: 'text';
  readonly default: string;
  /** What is wrong with a value, or `undefined` when nothing is. */
  readonly check: (value: string) => string | undefined;
  /** What may be given, in words; without it, any text of the unit that the check lets through. */
  readonly bounds?: string;
}

/**
 * The values in force: defaults, replaced by what is given.
 *
 * @param where - what messages call the place of the values
 * @throws TypeError when the rows are no list
 * @throws SetupError when a key is unknown or a value is out of its bounds
 */
export function resolveParameters<Row extends ParameterRow>(
  rows: readonly Row[],
  given: Readonly<Record<string, unknown>> = {},
  where = 'parameters',
): ParametersOf<readonly Row[]> {
  if (!Array.isArray(rows))
    throw new TypeError(`${where}: expected the rows of a ruleset's parameters, received ${shown(rows)}`);
  const [fault] = parameterFaults(rows, given, where);
  if (fault) throw fault;
  const values = rows.map((row) => [row.key, Object.hasOwn(given, row.key) ? given[row.key] : row.default]);
  // a value of its kind for every row
  return Object.fromEntries(values) as ParametersOf<readonly Row[]>;
}

/**
 * Everything that is wrong with values of parameters, each by itself, in the order in which they are given: keys that are unknown, and values that are out of
 * their bounds. Whether figures fit together is known only when a game is made of them.
 *
 * @param where - what messages call the place of the values
 */
export function parameterFaults(
  rows: readonly ParameterRow[],
  given: Readonly<Record<string, unknown>>,
  where = 'parameters',
): SetupError[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  return Object.entries(given).flatMap(([key, value]) => {
    const path = `${where}["${key}"]`;
    const row = known.get(key);
    if (row) {
      const expected = misfit(row, value);
      return expected === undefined ? [] : [new SetupError('bad-parameter', path, { expected }, value)];
    }
    const problem = `expected the key of a parameter, received ${shown(key)}${guessAmong(known.keys(), key)}`;
    return [new SetupError('unknown-parameter', path, problem, key)];
  });
}

/** What was expected in place of a value; `undefined` where it is one of the parameter. */
function misfit(row: ParameterRow, value: unknown): string | undefined {
  if (row.kind === 'text') return typeof value === 'string' ? row.check(value) : row.unit;
  const isInside =
    typeof value === 'number' && Number.isInteger(value) && value >= row.min && value <= row.max;
  return isInside ? undefined : `an integer from ${row.min} to ${row.max}`;
}

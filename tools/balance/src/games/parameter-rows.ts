import {
  editionNamed,
  resolveParameters,
  type IntegerParameter,
  type ParameterRow,
  type Parameters,
  type ParametersOf,
  type WithEditions,
} from '@ec/engine';
import { editionIn } from './edition-row.js';

/** Rows with other defaults for some: an experiment need not be as large as a game. */
export function withDefaults(
  rows: readonly ParameterRow[],
  defaults: Readonly<Record<string, number>>,
): ParameterRow[] {
  return rows.map((row) => {
    const value = defaults[row.key];
    return row.kind === 'integer' && value !== undefined ? { ...row, default: value } : row;
  });
}

/** A parameter of the experiment's own, with a key that no parameter of the ruleset has. */
export function ownRow(
  key: string,
  value: number,
  bounds: readonly [least: number, greatest: number],
  unit: string,
  description: string,
): IntegerParameter {
  const [min, max] = bounds;
  return { kind: 'integer', key, default: value, min, max, unit, description, source: 'experiment' };
}

/** @throws RangeError when a ruleset has itself a parameter with the key of one of the experiment's own */
export function expectOwnKeys(
  { id, parameters }: { readonly id: string; readonly parameters: readonly ParameterRow[] },
  own: readonly ParameterRow[],
): void {
  const clash = parameters.find(({ key }) => own.some((row) => row.key === key));
  if (clash)
    throw new RangeError(
      `${id}: expected no parameter "${clash.key}", which is this experiment's own; give it another name`,
    );
}

/**
 * Value of an integer parameter.
 *
 * @throws RangeError when the experiment has no such parameter
 */
export function integerOf(parameters: Parameters, key: string): number {
  const value = parameters[key];
  if (typeof value !== 'number') throw new RangeError(`${key}: expected an integer, received ${value}`);
  return value;
}

/**
 * The values that belong to a ruleset, with those of the edition where the experiment has none: all that a game has in force.
 *
 * @throws SetupError when one is out of its bounds, or the ruleset has no such edition
 */
export function gameParameters<Row extends ParameterRow>(
  parameters: Parameters,
  ruleset: WithEditions & { readonly parameters: readonly Row[] },
): ParametersOf<readonly Row[]> {
  const keys = new Set(ruleset.parameters.map(({ key }) => key));
  const given = Object.entries(parameters).filter(([key]) => keys.has(key));
  const edition = editionNamed(ruleset, editionIn(parameters));
  return resolveParameters(ruleset.parameters, { ...edition.parameters, ...Object.fromEntries(given) });
}

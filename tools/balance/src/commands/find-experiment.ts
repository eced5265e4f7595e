import { existsSync } from 'node:fs';
import { InputError } from '@ec/cli';
import { resolveParameters, type Parameters, type ParameterRow } from '@ec/engine';
import type { AnyExperiment } from '../experiment.js';
import { EXPERIMENTS } from '../experiments/experiments.js';
import { pickMeasure, singleMeasures, type PickedMeasure } from '../measures/pick-measure.js';
import { loadExperiment, loadExperiments } from '../running/job.js';

/** An experiment with the module that exports it. */
export interface Found {
  /** As a job names it. */
  readonly module: string | null;
  readonly experiment: AnyExperiment;
}

/**
 * Finds an experiment: one of this package by its ID; else `module` or `module#id`, where the module is a file or a package.
 *
 * @throws ExperimentError when there is none
 */
export async function findExperiment(name: string): Promise<Found> {
  if (EXPERIMENTS.some(({ id }) => id === name))
    return { module: null, experiment: await loadExperiment(null, name) };
  const { module, id } = moduleOf(name);
  return { module, experiment: await loadExperiment(module, id) };
}

/**
 * Finds experiments: as {@link findExperiment}, but all of a module that is named without an ID, and all of this package when
 * nothing is named.
 *
 * @throws ExperimentError when one is not there
 */
export async function findExperiments(names: readonly string[]): Promise<Found[]> {
  if (names.length === 0) return EXPERIMENTS.map((experiment) => ({ module: null, experiment }));
  const found = await Promise.all(
    names.map(async (name) => {
      const { module, id } = moduleOf(name);
      if (module === null || id !== undefined) return [await findExperiment(name)];
      return (await loadExperiments(module)).map((experiment) => ({ module, experiment }));
    }),
  );
  return found.flat();
}

/** A name in kebab-case is one of this package, unless there is such a file. */
function moduleOf(name: string): { readonly module: string | null; readonly id: string | undefined } {
  const [module = '', id] = name.split('#');
  const isFile = !module.startsWith('.') && existsSync(module);
  if (isFile && !EXPERIMENTS.some((one) => one.id === name))
    return { module: module.startsWith('/') ? module : `./${module}`, id };
  if (id === undefined && /^[a-z0-9-]+$/.test(name)) return { module: null, id: name };
  return { module, id };
}

/**
 * Parameters from `key=value`.
 *
 * @throws InputError when a text is not so; SetupError when a parameter is unknown or out of its bounds
 */
export function parametersOf(rows: readonly ParameterRow[], set: readonly string[]): Parameters {
  return resolveParameters(rows, valuesOf(rows, set));
}

/**
 * Values from `key=value`, with numbers where the parameter is one.
 *
 * @throws InputError when a text is not so
 */
export function valuesOf(rows: readonly ParameterRow[], set: readonly string[]): Record<string, unknown> {
  const given = set.map((text) => {
    const [, key, value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (key === undefined) throw new InputError(`${text}: error: expected key=value`);
    const row = rows.find((one) => one.key === key);
    // What is no number is told as it was written.
    const isNumber = row?.kind === 'integer' && value.trim() !== '' && Number.isFinite(Number(value));
    return [key, isNumber ? Number(value) : value] as const;
  });
  return Object.fromEntries(given);
}

/**
 * The figure that a user names; the only one when none is named.
 *
 * @throws InputError when there is no such figure, or none is named of several
 */
export function figureOf({ measures }: AnyExperiment, name: string | undefined): PickedMeasure {
  const [only, another] = singleMeasures(measures);
  const chosen = name ?? (another === undefined ? only : undefined);
  if (chosen === undefined)
    throw new InputError(`--measure: error: expected one of ${Object.keys(measures).join(', ')}`);
  try {
    return pickMeasure(measures, chosen);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(`--measure: error: ${error.message.replace(/^measure: /, '')}`, { cause: error });
  }
}

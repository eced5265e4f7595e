import { existsSync } from 'node:fs';
import { InputError } from '@ec/cli';
import type { Parameters, ParameterRow } from '@ec/engine';
import type { AnyExperiment } from '../experiment.js';
import { experimentParameters } from '../games/edition-row.js';
import { derived } from '../formulas/derived.js';
import { parseLinks, type Link } from '../formulas/links.js';
import { pickFigure, type PickedMeasure } from '../measures/pick-measure.js';
import { readOption } from './read-option.js';
import { loadExperiment, loadExperiments, loadNamedExperiment } from '../running/load-experiment.js';

/** An experiment with the module that exports it. */
export interface Found {
  /** As a job names it. */
  readonly module: string | null;
  readonly experiment: AnyExperiment;
  /** Whether a file of results names the module, which is then not looked for in the current folder. */
  readonly isNamedByFile?: boolean;
}

/**
 * Finds an experiment: one of the default module by its ID; else `module` or `module#id`, where the module is a file or a package.
 *
 * @param derive - formulas of further measures
 * @throws ExperimentError when there is none
 * @throws InputError when a formula cannot be read or does not fit the experiment
 */
export async function findExperiment(name: string, derive: readonly string[] = []): Promise<Found> {
  const { module, id } = await moduleOf(name);
  const experiment = await loadExperiment(module, id);
  return { module, experiment: readOption('--derive', () => derived(experiment, derive)) };
}

/**
 * Finds experiments: as {@link findExperiment}, but all of a module that is named without an ID, and all of the default module when
 * nothing is named.
 *
 * @throws ExperimentError when one does not exist
 */
export async function findExperiments(names: readonly string[]): Promise<Found[]> {
  if (names.length === 0) return foundIn(null);
  const found = await Promise.all(
    names.map(async (name) => {
      const { module, id } = await moduleOf(name);
      return module === null || id !== undefined ? [await findExperiment(name)] : foundIn(module);
    }),
  );
  return found.flat();
}

/**
 * The experiment of a file of results: of the module that the command line names, else of the package that the file names.
 *
 * @param named - module, as the file has it
 * @param id - of the experiment
 * @param given - module, as the command line has it
 * @throws ExperimentError when there is none, or the file names what may not be loaded
 */
export async function experimentOfResults(
  named: string | null,
  id: string | undefined,
  given: string | undefined,
): Promise<Found> {
  if (given === undefined)
    return { module: named, experiment: await loadNamedExperiment(named, id), isNamedByFile: true };
  const { module } = await moduleOf(`${given}#`);
  return { module, experiment: await loadExperiment(module, id) };
}

async function foundIn(module: string | null): Promise<Found[]> {
  return (await loadExperiments(module)).map((experiment) => ({ module, experiment }));
}

/** A name in kebab-case is an ID of the default module, unless there is such a file. */
async function moduleOf(
  name: string,
): Promise<{ readonly module: string | null; readonly id: string | undefined }> {
  const [module = '', id] = name.split('#');
  const isId = /^[a-z0-9-]+$/.test(name);
  const isFile = !module.startsWith('.') && existsSync(module);
  if (isFile && !(isId && (await loadExperiments(null)).some((one) => one.id === name)))
    return { module: module.startsWith('/') ? module : `./${module}`, id };
  return isId ? { module: null, id: name } : { module, id };
}

/**
 * Parameters that follow others.
 *
 * @param varied - parameters that are varied, which cannot follow
 * @throws InputError when a link cannot be read, or does not fit the parameters
 */
export function linksOf(
  rows: readonly ParameterRow[],
  texts: readonly string[] = [],
  varied: readonly string[] = [],
): Link[] {
  return readOption('--link', () => {
    const links = parseLinks(texts, rows);
    const both = links.find(({ name }) => varied.includes(name));
    if (both)
      throw new RangeError(`${both.name}: expected a parameter that is not varied, received one that is`);
    return links;
  });
}

/** What of an experiment's measures is derived, as results have it. */
export function derivedOf({ formulas }: AnyExperiment): { readonly derived?: readonly string[] } {
  return formulas ? { derived: formulas } : {};
}

/**
 * Parameters from `key=value`.
 *
 * @throws InputError when a text has another form; SetupError when a parameter is unknown or out of its bounds
 */
export function parametersOf(rows: readonly ParameterRow[], set: readonly string[]): Parameters {
  return experimentParameters(rows, valuesOf(rows, set));
}

/**
 * Values from `key=value`, with numbers where the parameter is one.
 *
 * @throws InputError when a text has another form
 */
export function valuesOf(rows: readonly ParameterRow[], set: readonly string[]): Record<string, unknown> {
  const given = set.map((text) => {
    const [, key, value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (key === undefined) throw new InputError(`${text}: error: expected key=value`);
    const row = rows.find((one) => one.key === key);
    // Text that is not a number is shown as written.
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
  return readOption('--measure', () => pickFigure(measures, name));
}

import { importModule, importNamedModule, ModuleError } from '@ec/cli';
import { hostname } from 'node:os';
import { codeDifferences } from '../code/code-differences.js';
import { codeOf, type Code } from '../code/code.js';
import type { AnyExperiment } from '../experiment.js';
import { ExperimentError } from './experiment-error.js';
import { experimentIn, exportedExperiments } from './exported-experiments.js';
import type { ExperimentSource } from './chunk-runner.js';
import { DEFAULT_MODULE, type Job } from './job.js';

/**
 * Loads an experiment.
 *
 * @param module - the module that exports it; `null` for one of {@link DEFAULT_MODULE}
 * @param id - its ID; of a module with one experiment it may be left out
 * @throws ExperimentError when there is no such module, or none of that ID in it
 */
export async function loadExperiment(module: string | null, id?: string): Promise<AnyExperiment> {
  return experimentIn(await loadExperiments(module), id);
}

/**
 * Loads an experiment of a module that a file of results names, if code of that module may run because a file names it.
 *
 * @param module - as the file has it
 * @throws ExperimentError when it may not, there is no such module, or no experiment of that ID in it
 */
export async function loadNamedExperiment(
  module: string | null,
  id: string | undefined,
): Promise<AnyExperiment> {
  const importNamed = (name: string) => importNamedModule(name, import.meta, '--module');
  return experimentIn(await experimentsOf(module, importNamed), id);
}

/**
 * The experiments that a module exports, under whatever names.
 *
 * @param module - `null` for those of {@link DEFAULT_MODULE}
 * @throws ExperimentError when there is no such module
 */
export function loadExperiments(module: string | null): Promise<readonly AnyExperiment[]> {
  return experimentsOf(module, (name) => importModule(name, import.meta));
}

async function experimentsOf(
  module: string | null,
  load: (name: string) => Promise<Readonly<Record<string, unknown>>>,
): Promise<readonly AnyExperiment[]> {
  return toldOf(async () => exportedExperiments(await load(module ?? DEFAULT_MODULE)));
}

/**
 * The code that runs in a job of a module.
 *
 * @param module - `null` for {@link DEFAULT_MODULE}
 * @throws ExperimentError when there is no such module
 */
export async function codeOfModule(module: string | null): Promise<Code> {
  return toldOf(() => codeOf(module ?? DEFAULT_MODULE));
}

/** @throws ExperimentError in place of ModuleError */
async function toldOf<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw new ExperimentError(error.message, { cause: error });
  }
}

/** @throws ExperimentError when other code would run here than the job is to be of */
async function expectCode({ module, code }: Job): Promise<void> {
  if (!code) return;
  const own = await codeOfModule(module);
  if (own.hash === code.hash) return;
  throw new ExperimentError(
    `${module ?? DEFAULT_MODULE}: expected the code of the run, received other code on ${hostname()}: ` +
      `${codeDifferences(code, own)}; a worker keeps what it has loaded until it is started again`,
  );
}

/** Experiments of modules that Node finds. */
export const LOADED: ExperimentSource = { load: loadExperiment, expectCode };

import { command, installedPackages, page, table, type Answer } from '@ec/cli';
import { parameterTable } from '@ec/engine';
import type { Command } from 'commander';
import { describeExpectation } from '../expectations/describe-expectation.js';
import { trialsOf, type AnyExperiment } from '../experiment.js';
import manifest from '../../package.json' with { type: 'json' };
import { answering } from './answering.js';
import { DEFAULT_MODULE } from '../running/job.js';
import { loadExperiments } from '../running/load-experiment.js';
import { ExperimentError } from '../running/experiment-error.js';
import { findExperiments } from './find-experiment.js';

/** `ec-balance list`. */
export function listCommand(): Command {
  return command('list', 'List experiments; of named ones also parameters, measures and expectations.')
    .argument('[experiments...]', 'IDs or modules; all of this package when left out')
    .action(answering(list));
}

async function list(names: readonly string[]): Promise<Answer> {
  const found = await findExperiments(names);
  const experiments = found.map(({ experiment }) => experiment);
  const others = names.length === 0 ? await otherModules() : [];
  const all = [
    ...found,
    ...others.flatMap(({ module, known }) => known.map((one) => ({ module, experiment: one }))),
  ];
  return {
    text: names.length === 0 ? overview(experiments, others) : experiments.map(details).join('\n'),
    data: all.map(({ module, experiment: one }) => ({
      module,
      id: one.id,
      title: one.title,
      question: one.question,
      trials: trialsOf(one),
      parameters: one.parameters,
      measures: one.measures,
      expectations: one.expectations ?? [],
    })),
  };
}

/** Experiments of a package at hand. */
interface OtherModule {
  readonly module: string;
  /** None where the module cannot be loaded. */
  readonly known: readonly AnyExperiment[];
  /** Why there are none. */
  readonly fault?: string;
}

/** Experiments of the packages of this workspace, or installed here, that depend on this one and have a part `experiments`. */
async function otherModules(): Promise<OtherModule[]> {
  const modules = installedPackages()
    .filter(({ manifest }) => offersExperiments(manifest))
    .map(({ name }) => `${name}/experiments`)
    .filter((module) => module !== DEFAULT_MODULE);
  return Promise.all(
    modules.map(async (module) => {
      try {
        return { module, known: await loadExperiments(module) };
      } catch (error) {
        if (!(error instanceof ExperimentError)) throw error;
        return { module, known: [], fault: error.message };
      }
    }),
  );
}

function offersExperiments({
  exports,
  dependencies,
  peerDependencies,
}: Readonly<Record<string, unknown>>): boolean {
  const uses = { ...objectOf(dependencies), ...objectOf(peerDependencies) };
  return './experiments' in objectOf(exports) && manifest.name in uses;
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function overview(experiments: readonly AnyExperiment[], others: readonly OtherModule[]): string {
  const rows = experiments.map((one) => [one.id, one.title, trialsOf(one), one.expectations?.length ?? 0]);
  const further = others.map(({ module, known, fault }) => [
    module,
    fault === undefined ? known.map(({ id }) => id).join(', ') : fault,
  ]);
  const subtitle = `"ec-balance list <experiment>" says more about one, "ec-balance list <module>" about all of a module`;
  return page('Experiments', subtitle, {
    [DEFAULT_MODULE]: [table(['Experiment', 'Title', 'Trials', 'Expectations'], rows)],
    ...(further.length > 0 && {
      'Other games': [table(['Module', 'Experiments'], further)],
    }),
  });
}

function details({ id, title, question, parameters, measures, expectations = [] }: AnyExperiment): string {
  const defaults = Object.fromEntries(parameters.map((row) => [row.key, row.default]));
  const measured = Object.entries(measures).map(([name, one]) => [name, one.kind, one.title]);
  const expected = expectations.map((one) => [describeExpectation(one), one.because]);
  return page(`${id}: ${title}`, question, {
    ...(parameters.length > 0 && {
      Parameters: [
        { ...parameterTable(parameters, defaults, ['key', 'default', 'bounds', 'unit']), caption: '' },
      ],
    }),
    Measures: [table(['Name', 'Kind', 'What'], measured)],
    ...(expected.length > 0 && { Expectations: [table(['Expected', 'Because'], expected)] }),
  });
}

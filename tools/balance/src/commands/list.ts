import { command, page, table, type Answer } from '@ec/cli';
import type { Command } from 'commander';
import { describeExpectation } from '../expectations/describe-expectation.js';
import { trialsOf, type AnyExperiment } from '../experiment.js';
import { answering } from './answering.js';
import { findExperiments } from './find-experiment.js';

/** `ec-balance list`. */
export function listCommand(): Command {
  return command('list', 'List experiments; of those that are named, parameters, measures and expectations.')
    .argument('[experiments...]', 'IDs or modules; all of this package when left out')
    .action(answering(list));
}

async function list(names: readonly string[]): Promise<Answer> {
  const found = (await findExperiments(names)).map(({ experiment }) => experiment);
  return {
    text: names.length === 0 ? overview(found) : found.map(details).join('\n'),
    data: found.map((one) => ({
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

function overview(experiments: readonly AnyExperiment[]): string {
  const rows = experiments.map((one) => [one.id, one.title, trialsOf(one), one.expectations?.length ?? 0]);
  return page('Experiments', '"ec-balance list <experiment>" tells more of one', {
    All: [table(['Experiment', 'Title', 'Trials', 'Expectations'], rows)],
  });
}

function details({ id, title, question, parameters, measures, expectations = [] }: AnyExperiment): string {
  const settings = parameters.map((row) => [
    row.key,
    row.default,
    row.kind === 'integer' ? `${row.min} to ${row.max}` : '',
    row.unit,
  ]);
  const measured = Object.entries(measures).map(([name, one]) => [name, one.kind, one.title]);
  const expected = expectations.map((one) => [describeExpectation(one), one.because]);
  return page(`${id}: ${title}`, question, {
    ...(settings.length > 0 && { Parameters: [table(['Key', 'Default', 'Values', 'Unit'], settings)] }),
    Measures: [table(['Name', 'Kind', 'What'], measured)],
    ...(expected.length > 0 && { Expectations: [table(['Expected', 'Because'], expected)] }),
  });
}

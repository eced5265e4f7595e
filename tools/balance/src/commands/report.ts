import { command, InputError, type Answer } from '@ec/cli';
import type { Command } from 'commander';
import { derived } from '../formulas/derived.js';
import type { Code } from '../code/code.js';
import type { BalanceReport } from '../reporting/balance-report.js';
import { readResults } from '../result-file.js';
import { isWhole, type Result } from '../result.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering } from './answering.js';
import { commandLine } from '../reporting/command-line.js';
import { experimentOfResults, figureOf, type Found } from './find-experiment.js';
import { collect, moduleOption, withReportOptions, type ReportOptions } from './options.js';
import { codesOf } from './save-results.js';
import { runReport } from '../reporting/run-report.js';
import { sweepReport } from '../reporting/sweep-report.js';
import { expectResults, expectSameSeeds } from './expect-results.js';

interface ReportCommandOptions extends ReportOptions {
  readonly experiment?: string;
  readonly module?: string;
  readonly measure?: readonly string[];
}

/** `ec-balance report`. */
export function reportCommand(): Command {
  return withReportOptions(
    command('report', 'Report what files of results hold, without running anything.')
      .argument('<files...>', 'files that --save wrote')
      .option('--experiment <id>', 'the experiment to report, where there are several')
      .addOption(moduleOption())
      .option('-m, --measure <name>', 'a figure of a sweep; all when left out; may be repeated', collect),
  ).action(answering(report));
}

async function report(files: readonly string[], options: ReportCommandOptions): Promise<Answer> {
  expectFormats(options.out);
  const all = files.map((file) => ({ file, ...readResults(file) }));
  expectSameSeeds(all);
  const [{ module: named } = { module: null }] = all;
  const results = chosenOf(
    all.flatMap((one) => one.results),
    options.experiment,
  );
  const found = await experimentOfResults(named, results[0]?.experiment, options.module);
  const experiment = derived(found.experiment, results[0]?.derived ?? []);
  const { module, isNamedByFile } = found;
  const codes = codesOf(
    all.flatMap((one) => one.codes),
    results,
  );
  const made = reportOfResults({ module, experiment }, results, codes, files, options);
  return answerWithReport(made, { modules: [module], isNamedByFile, codes, out: options.out });
}

/** The report of one result, or of several as a sweep. */
function reportOfResults(
  { module, experiment }: Found,
  results: readonly Result[],
  codes: readonly Code[],
  files: readonly string[],
  { measure, confidence, module: given, experiment: id }: ReportCommandOptions,
): BalanceReport {
  const [result, another] = results;
  if (result && !another) {
    const { trials, seed, parameters, derived } = result;
    const set = experiment.parameters.flatMap(({ key, default: usual }) =>
      parameters[key] === usual ? [] : [`${key}=${parameters[key]}`],
    );
    const name = module === null ? experiment.id : `${module}#${experiment.id}`;
    // No single run gives a result with gaps.
    const command = isWhole(result)
      ? commandLine('run', name, { set, derive: derived, seed, trials, confidence })
      : commandLine('report', files, { module: given, experiment: id, confidence });
    return runReport({ experiment, result, codes, command, confidence, summary: [] });
  }
  const measures = measure?.map((name) => figureOf(experiment, name));
  const command = commandLine('report', files, { module: given, experiment: id, measure, confidence });
  return sweepReport({ experiment, results: expectResults(results), codes, measures, command, confidence });
}

/**
 * The results of one experiment.
 *
 * @throws InputError when there are several and none is named, or none of that name
 */
function chosenOf(results: readonly Result[], id: string | undefined): Result[] {
  const known = [...new Set(results.map(({ experiment }) => experiment))];
  const chosen = id ?? (known.length === 1 ? known[0] : undefined);
  if (chosen === undefined || !known.includes(chosen))
    throw new InputError(
      `--experiment: error: expected one of ${known.join(', ') || 'none'}, received ${id ?? 'none'}`,
    );
  return results.filter(({ experiment }) => experiment === chosen);
}

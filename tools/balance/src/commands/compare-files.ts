import { InputError, type Answer } from '@ec/cli';
import type { AnyExperiment } from '../experiment.js';
import { changes } from '../expectations/drift.js';
import type { BalanceReport } from '../reporting/balance-report.js';
import { commandLine } from '../reporting/command-line.js';
import { changeFigure } from '../reporting/figures/change-figure.js';
import { formatDigits } from '../reporting/format-value.js';
import { reportOf } from '../reporting/report-of.js';
import { readResults } from '../result-file.js';
import type { Result } from '../result.js';
import { answerWithReport } from './answer-with-report.js';
import { experimentOfResults } from './find-experiment.js';
import type { ReportOptions } from './options.js';

interface CompareFilesOptions extends ReportOptions {
  readonly level: number;
  readonly module?: string;
}

/** Compares two files of results. */
export async function compareFiles(
  before: string,
  now: string,
  options: CompareFilesOptions,
): Promise<Answer> {
  const [a, b] = [readResults(before), readResults(now)];
  const [first, another] = a.results;
  const [second, other] = b.results;
  if (!first || !second || another || other)
    throw new InputError(`${before}, ${now}: error: expected one result in each`);
  if (first.experiment !== second.experiment)
    throw new InputError(
      `${now}: error: expected results of ${first.experiment}, received ${second.experiment}`,
    );
  const { codes } = b;
  const found = await experimentOfResults(b.module, second.experiment, options.module);
  const { module, experiment, isNamedByFile } = found;
  const report = filesReport({ experiment, first, second, before, now, options });
  return answerWithReport(report, { modules: [module], isNamedByFile, codes, out: options.out });
}

interface FilesReportInput {
  readonly experiment: AnyExperiment;
  readonly first: Result;
  readonly second: Result;
  readonly before: string;
  readonly now: string;
  readonly options: CompareFilesOptions;
}

function filesReport({ experiment, first, second, before, now, options }: FilesReportInput): BalanceReport {
  const found = changes(first, second);
  const clear = found.filter(({ p }) => p < options.level);
  return reportOf({
    experiment,
    results: [first, second],
    measures: [],
    figures: found.length === 0 ? [] : [changeFigure(found)],
    summary: [
      `${clear.length} of ${found.length} figures differ, with a probability of at most ${formatDigits(100 * options.level)} % that any of them does so by chance.`,
      ...clear.map(
        ({ what, before: was, now: is }) => `${what}: ${formatDigits(was)} → ${formatDigits(is)}.`,
      ),
    ],
    title: `${experiment.title}: ${before} against ${now}`,
    command: commandLine('compare', [before, now], { module: options.module, level: options.level }),
    confidence: 1 - options.level,
  });
}

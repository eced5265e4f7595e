import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option, type Command, command, InputError, type Answer } from '@ec/cli';
import { resolveParameters, type Parameters } from '@ec/engine';
import { trialsOf, type AnyExperiment } from '../experiment.js';
import { codeDifferences } from '../code/code-differences.js';
import { codeOfCopy, isFile, type Code } from '../code/code.js';
import { otherCode } from '../code/other-code.js';
import { changes } from '../expectations/drift.js';
import { derived } from '../formulas/derived.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import type { BalanceReport } from '../reporting/balance-report.js';
import { estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { changeFigure } from '../reporting/figures/change-figure.js';
import { formatDigits, formatEstimated, formatNumber } from '../reporting/format-value.js';
import { reportOf } from '../reporting/report-of.js';
import { parseJson, readResults } from '../result-file.js';
import type { Result } from '../result.js';
import { DEFAULT_MODULE, type Job } from '../running/job.js';
import { codeOfModule, loadExperiment } from '../running/load-experiment.js';
import { compare, type Compared, type CompareOptions, type Comparison } from '../running/compare.js';
import { LEVEL } from '../expectations/judge.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { commandLine } from '../reporting/command-line.js';
import { withEdition } from '../games/edition-row.js';
import { experimentOfResults, figureOf, findExperiment, parametersOf, valuesOf } from './find-experiment.js';
import {
  level,
  moduleOption,
  withReportOptions,
  withRunningOptions,
  type ReportOptions,
  type RunningOptions,
} from './options.js';
import { executorOf, runProgress, stopRun } from './run-with.js';

interface CompareCommandOptions extends RunningOptions, ReportOptions {
  readonly measure?: string;
  readonly level: number;
  readonly margin?: number;
  readonly asymptotic?: boolean;
  readonly code?: string;
  readonly prepare?: string;
  readonly module?: string;
}

/** `ec-balance compare`. */
export function compareCommand(): Command {
  const made = command(
    'compare',
    'Compare two sets of parameters, or two versions of the code, trial by trial with the same draws, or two files of results.',
  ).argument(
    '<what...>',
    'an experiment and two sets: "defaults", key=value,key=value or a JSON file, with --code one or none; or two files that --save wrote',
  );
  return withReportOptions(
    withRunningOptions(made)
      .option('-m, --measure <name>', 'figure that is compared: hits, byDistance@3, victory@settler')
      .option('--level <share>', 'chance of finding a difference where there is none', level, LEVEL)
      .option(
        '--asymptotic',
        'end as soon as the trials tell, whatever the bounds of the measure leave open; nothing is promised where rare values are missing',
      )
      .addOption(
        new Option(
          '--code <folder|revision>',
          'compare with the code in a copy of the project, or in a git revision of it, which comes first',
        ).conflicts('queue'),
      )
      .option('--prepare <command>', 'what makes a git revision ready, run there: "npm ci && npm run build"')
      .addOption(moduleOption())
      .addOption(
        new Option('--margin <difference>', 'largest difference that does not matter').argParser(difference),
      ),
  ).action(answering(runCompare));
}

/** What is found, in words. */
const FOUND: Readonly<Record<Comparison, string>> = {
  more: 'The second has more',
  less: 'The second has less',
  same: 'Both are the same within the margin',
  undecided: 'Undecided: the trials do not show which has more',
};

function foundOf({ comparison, tail, difference, result }: Compared): string {
  const trials = formatNumber(result.trials, 0);
  const never = comparison === 'undecided' && tail === 'never varied';
  if (never && difference.estimate === 0) return `The same in every one of ${trials} trials`;
  return never ? 'Undecided, as the difference was the same in every trial' : FOUND[comparison];
}

async function runCompare(what: readonly string[], options: CompareCommandOptions): Promise<Answer> {
  const [name = '', a = '', b] = what;
  expectFormats(options.out);
  if (options.code !== undefined) return compareCode(what, options.code, options);
  if (options.prepare !== undefined) throw new InputError('--prepare: error: expected --code with it');
  if (what.length > 3)
    throw new InputError(
      `${what[3]}: error: expected an experiment and two sets of parameters, or two files`,
    );
  if (b !== undefined) return compareSets(name, [a, b], options);
  const missing = [name, a].find((file) => !existsSync(file));
  if (missing !== undefined)
    throw new InputError(
      `${missing}: error: expected an experiment and two sets of parameters, or two files that exist`,
    );
  return compareFiles(name, a, options);
}

async function compareSets(
  name: string,
  sets: readonly [string, string],
  options: CompareCommandOptions,
): Promise<Answer> {
  const { module, experiment } = await findExperiment(name, options.derive);
  const figure = figureOf(experiment, options.measure);
  const base = parametersOf(experiment.parameters, options.set ?? []);
  const [first, second] = [setOf(experiment, base, sets[0]), setOf(experiment, base, sets[1])];
  const code = await codeOfModule(module);
  const job = { module, experiment: experiment.id, parameters: first, seed: options.seed, code };
  const { compared, isBrokenOff } = await comparison(
    experiment,
    job,
    { second, measure: figure.name },
    options,
  );
  const command = commandLine('compare', [name, ...sets], options);
  const report = compareReport({ experiment, figure, sides: sets, second, compared, command, options });
  const exitCode = isBrokenOff ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, { modules: [module], codes: [code], out: options.out, exitCode });
}

/** Compares what other code does with what is here: the other is first. */
async function compareCode(
  [name = '', set = 'defaults', ...more]: readonly string[],
  code: string,
  options: CompareCommandOptions,
): Promise<Answer> {
  if (more.length > 0)
    throw new InputError(
      `${more[0]}: error: expected an experiment and one set of parameters at most with --code`,
    );
  const { module, experiment } = await findExperiment(name, options.derive);
  const figure = figureOf(experiment, options.measure);
  using found = await otherCode(code, { module: module ?? DEFAULT_MODULE, prepare: options.prepare });
  const loaded = derived(await loadExperiment(found.file, experiment.id), options.derive ?? []);
  figureOf(loaded, figure.name);
  // Parts are named in the same way on both sides: by file, or by package.
  const codes = await Promise.all([
    codeOfCopy(found.file, isFile(module ?? DEFAULT_MODULE)),
    codeOfModule(module),
  ]);
  const [first, second] = [loaded, experiment].map((one) =>
    setOf(one, parametersOf(one.parameters, options.set ?? []), set),
  );
  if (!first || !second) throw new RangeError('expected parameters of both');
  const job = { module: found.file, experiment: experiment.id, parameters: first, seed: options.seed };
  const { compared, isBrokenOff } = await comparison(
    loaded,
    job,
    { second, measure: figure.name, other: { experiment, module } },
    options,
  );
  const words = set === 'defaults' ? [name] : [name, set];
  const report = compareReport({
    experiment,
    figure,
    sides: [code, 'here'],
    second,
    compared,
    summary: [codeSentence(codes, code)],
    command: commandLine('compare', words, options),
    options,
  });
  const exitCode = isBrokenOff ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, { modules: [module], codes, out: options.out, exitCode });
}

function codeSentence([first, second]: readonly [Code, Code], code: string): string {
  return first.hash === second.hash
    ? `The code of ${code} is the same as here.`
    : `The code differs in ${codeDifferences(first, second)}.`;
}

/** Runs a comparison. */
async function comparison(
  experiment: AnyExperiment,
  job: Job,
  sides: Pick<CompareOptions, 'second' | 'measure' | 'other'>,
  options: CompareCommandOptions,
): Promise<{ readonly compared: Compared; readonly isBrokenOff: boolean }> {
  await using executor = await executorOf(options);
  using stop = stopRun();
  using progress = runProgress({});
  const compared = await compare(experiment, job, {
    executor,
    ...sides,
    trials: options.trials ?? trialsOf(experiment),
    level: options.level,
    ...(options.margin !== undefined && { margin: options.margin }),
    ...(options.asymptotic && { asymptotic: true }),
    signal: stop.signal,
    progress: (result, of) => progress.show([result], of * result.block),
  });
  return { compared, isBrokenOff: stop.signal.aborted };
}

interface CompareReportInput {
  readonly experiment: AnyExperiment;
  readonly figure: PickedMeasure;
  /** How the report names them. */
  readonly sides: readonly [string, string];
  readonly second: Parameters;
  readonly compared: Compared;
  /** Sentences that come last. */
  readonly summary?: readonly string[];
  readonly command: string;
  readonly options: CompareCommandOptions;
}

function compareReport(input: CompareReportInput): BalanceReport {
  const { experiment, figure, sides, second, compared, command, options } = input;
  const { difference, better, worse, result } = compared;
  const format = figure.isShare ? 'share' : 'number';
  const equal = {
    estimate: 1 - better.estimate - worse.estimate,
    low: Math.max(0, 1 - better.high - worse.high),
    high: Math.min(1, 1 - better.low - worse.low),
  };
  const bar = (label: string, interval: typeof difference) => ({
    label,
    values: [estimated(interval, result.trials)],
  });
  return reportOf({
    experiment,
    // The trials were run under both sets.
    results: [
      { ...result, measures: {} },
      { ...result, trials: 0, parameters: second, measures: {} },
    ],
    measures: [],
    figures: [
      barsFigure({
        id: 'sides',
        title: figure.title,
        format,
        unit: figure.unit,
        bars: [
          bar(sides[0], compared.first),
          bar(sides[1], compared.second),
          bar('second less first', difference),
        ],
      }),
      barsFigure({
        id: 'trials',
        title: 'How trials with the same draws compare',
        format: 'share',
        bars: [bar('second has more', better), bar('equal', equal), bar('second has less', worse)],
      }),
    ],
    summary: [
      `${foundOf(compared)}: ${formatEstimated(estimated(difference), { format })}.`,
      guaranteeOf(compared, options.level),
      ...(input.summary ?? []),
    ],
    title: `${experiment.title}: ${sides[0]} against ${sides[1]}`,
    command,
    confidence: 1 - options.level,
  });
}

/** What is promised of the answer. */
function guaranteeOf({ guarantee, bounds, tail, result }: Compared, level: number): string {
  const chance = `${formatDigits(100 * level)} %`;
  if (guarantee === 'exact')
    return `The chance of a wrong answer is at most ${chance}, whatever the distribution and however often it is looked at; the intervals hold at all times.`;
  const trials = formatNumber(result.trials, 0);
  const reason = bounds
    ? `rare values from ${formatDigits(bounds.low)} to ${formatDigits(bounds.high)} could still turn it`
    : 'the measure has no bounds';
  const told =
    tail === undefined
      ? 'No trial has as many values on both sides, so each side is measured by itself.'
      : tail === 'shown'
        ? `The differences of ${trials} trials show their tail.`
        : tail === 'never varied'
          ? `The differences of ${trials} trials never varied, so that nothing is known of their chance.`
          : `One of the differences of ${trials} trials makes up most of their spread, so that nothing is decided.`;
  return `Asymptotic, as ${reason}: the chance of a wrong answer is ${chance} for many trials, however often it is looked at, but not bounded where rare values are missing. ${told}`;
}

/**
 * A set of parameters: `defaults`, `key=value,key=value`, or a JSON file with an object.
 *
 * @throws InputError when it is none of these; SetupError when a parameter is unknown or out of its bounds
 */
function setOf({ parameters: rows }: AnyExperiment, base: Parameters, text: string): Parameters {
  if (text === 'defaults') return base;
  const given = existsSync(text) ? parseJson(text) : valuesOf(rows, text.split(','));
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new InputError(`${text}: error: expected an object of parameters`);
  return resolveParameters(rows, { ...base, ...withEdition(rows, { ...given }) });
}

async function compareFiles(before: string, now: string, options: CompareCommandOptions): Promise<Answer> {
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
  const { module, experiment } = await experimentOfResults(b.module, second.experiment, options.module);
  const report = filesReport({ experiment, first, second, before, now, options });
  return answerWithReport(report, { modules: [module], codes, out: options.out });
}

interface FilesReportInput {
  readonly experiment: AnyExperiment;
  readonly first: Result;
  readonly second: Result;
  readonly before: string;
  readonly now: string;
  readonly options: CompareCommandOptions;
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
    command: commandLine('compare', [before, now], { level: options.level }),
    confidence: 1 - options.level,
  });
}

function difference(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value))
    throw new InvalidArgumentError('Expected a number above 0.');
  return value;
}

import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option, type Command, command, InputError, type Answer } from '@ec/cli';
import { resolveParameters, type Parameters } from '@ec/engine';
import { trialsOf, type AnyExperiment } from '../experiment.js';
import { codeDifferences } from '../code/code-differences.js';
import { codeOfCopy, isFile, type Code } from '../code/code.js';
import { otherCode } from '../code/other-code.js';
import { derived } from '../formulas/derived.js';
import { parseJson } from '../result-file.js';
import { DEFAULT_MODULE, type Job } from '../running/job.js';
import { codeOfModule, loadExperiment } from '../running/load-experiment.js';
import { compare, type Compared, type CompareOptions } from '../running/compare.js';
import { LEVEL } from '../expectations/judge.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { compareFiles } from './compare-files.js';
import { compareReport } from './compare-report.js';
import { commandLine } from '../reporting/command-line.js';
import { withEdition } from '../games/edition-row.js';
import { figureOf, findExperiment, parametersOf, valuesOf } from './find-experiment.js';
import {
  level,
  moduleOption,
  withReportOptions,
  withRunningOptions,
  type ReportOptions,
  type RunningOptions,
} from './options.js';
import { expectTrials } from './expect-trials.js';
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
  const report = compareReport({
    experiment,
    figure,
    sides: sets,
    second,
    compared,
    command,
    level: options.level,
  });
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
    level: options.level,
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
  expectTrials(compared.result.trials, stop.signal);
  return { compared, isBrokenOff: stop.signal.aborted };
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

function difference(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value))
    throw new InvalidArgumentError('Expected a number above 0.');
  return value;
}

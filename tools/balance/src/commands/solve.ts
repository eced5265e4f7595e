import { command, type Answer } from '@ec/cli';
import { InvalidArgumentError, type Command } from 'commander';
import { blockOf, trialsOf, type AnyExperiment } from '../experiment.js';
import { linkedParameters, type Link } from '../formulas/links.js';
import { parseTarget } from '../measures/parse-target.js';
import { trialsIn } from '../result.js';
import type { Job } from '../running/job.js';
import { codeOfModule } from '../running/load-experiment.js';
import { FIRST_LOOKS, MOST_VALUES, solve, type Solved } from '../running/solve.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { commandLine } from '../reporting/command-line.js';
import { derivedOf, figureOf, findExperiment, linksOf, parametersOf } from './find-experiment.js';
import { parseIntegerAxis, type IntegerAxis } from '../designs/integer-axis.js';
import {
  count,
  linkOption,
  withReportOptions,
  withRunningOptions,
  withSavingOptions,
  type ReportOptions,
  type RunningOptions,
  type SavingOptions,
} from './options.js';
import { expectTrials } from './expect-trials.js';
import { executorOf, runProgress, stopRun } from './run-with.js';
import { codesOf, SavedResults } from './save-results.js';
import { readOption } from './read-option.js';
import { solveReport } from '../reporting/solve-report.js';

interface SolveCommandOptions extends RunningOptions, SavingOptions, ReportOptions {
  readonly vary: string;
  readonly link?: readonly string[];
  readonly measure?: string;
  /** A number, or a share with `%`. */
  readonly target: string;
  readonly points?: number;
}

/** `ec-balance solve`. */
export function solveCommand(): Command {
  const made = command(
    'solve',
    'Find the values of a parameter at which a figure crosses a target.',
  ).argument('<experiment>', 'ID of an experiment, or a module that exports one');
  const running = withRunningOptions(made)
    .requiredOption('--vary <key=values>', 'the parameter and its range: price=1:20, share=0:100:5')
    .addOption(linkOption())
    .requiredOption('--target <value>', 'what the figure is to be: 50% of a share, or a number')
    .option('-m, --measure <name>', 'the figure: hits, byDistance@3, victory@settler')
    .option(
      '--points <number>',
      `values that are looked at first, spread evenly, ${FIRST_LOOKS} when left out`,
      looks,
    );
  return withReportOptions(withSavingOptions(running)).action(answering(runSolve));
}

async function runSolve(name: string, options: SolveCommandOptions): Promise<Answer> {
  const { module, experiment } = await findExperiment(name, options.derive);
  expectFormats(options.out);
  const { seed, confidence } = options;
  const figure = figureOf(experiment, options.measure);
  const wanted = readOption('--target', () => parseTarget(options.target, figure));
  const { key, values } = readOption('--vary', () =>
    parseIntegerAxis(options.vary, experiment.parameters, MOST_VALUES),
  );
  const parameters = parametersOf(experiment.parameters, options.set ?? []);
  const code = await codeOfModule(module);
  const job = { module, experiment: experiment.id, parameters, seed, code };
  const links = linksOf(experiment.parameters, options.link, [key]);
  const saved = new SavedResults({ ...options, module, code });
  const earlier = saved.earlier(options.resume ? runsOf(experiment, job, { key, values, links }) : []);
  const trials = options.trials ?? trialsOf(experiment);
  const { found, isBrokenOff } = await (async () => {
    await using executor = await executorOf(options);
    using stop = stopRun();
    using progress = runProgress(experiment.measures, figure);
    const found = await solve(experiment, job, {
      executor,
      key,
      values,
      links,
      measure: figure.name,
      target: wanted,
      trials,
      ...(options.points !== undefined && { looks: options.points }),
      confidence,
      earlier,
      ...(options.mixedCode && { mixedCode: true }),
      signal: stop.signal,
      progress(soFar) {
        progress.show(soFar, Infinity);
        saved.saveNowAndThen(() => soFar);
      },
    });
    expectTrials(trialsIn(found.points.map(({ result }) => result)), stop.signal);
    return { found, isBrokenOff: stop.signal.aborted };
  })();
  keep(saved, found, { isBrokenOff, name: experiment.id });
  const report = solveReport({
    experiment,
    job,
    figure,
    key,
    values,
    target: wanted,
    found,
    isBrokenOff,
    codes: saved.codes,
    command: commandLine('solve', name, { ...options, trials }),
    confidence,
  });
  const exitCode = isBrokenOff ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, {
    modules: [module],
    codes: codesOf(
      saved.codes,
      found.points.map(({ result }) => result),
    ),
    out: options.out,
    exitCode,
  });
}

function runsOf(
  experiment: AnyExperiment,
  { experiment: id, seed, parameters: base }: Pick<Job, 'experiment' | 'seed' | 'parameters'>,
  { key, values, links }: IntegerAxis & { readonly links: readonly Link[] },
) {
  const block = blockOf(experiment);
  return values.flatMap((value) => {
    const parameters = linkedParameters({ [key]: value }, links, { rows: experiment.parameters, base });
    return typeof parameters === 'string'
      ? []
      : [{ experiment: id, seed, block, parameters, ...derivedOf(experiment) }];
  });
}

function keep(
  saved: SavedResults,
  { points }: Solved,
  { isBrokenOff, name }: { readonly isBrokenOff: boolean; readonly name: string },
): void {
  const results = points.map(({ result }) => result);
  if (!isBrokenOff) return saved.save(results);
  const file = saved.saveBrokenOff(results, name);
  console.error(
    `interrupted with ${points.length} values begun, which are in ${file}: "--save ${file} --resume" goes on from it`,
  );
}

function looks(text: string): number {
  const value = count(text);
  if (value < 2 || value > MOST_VALUES)
    throw new InvalidArgumentError(`Expected an integer from 2 to ${MOST_VALUES}.`);
  return value;
}

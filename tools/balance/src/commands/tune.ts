import { command, InputError, type Answer, type Command } from '@ec/cli';
import { Option } from 'commander';
import type { Axis } from '../designs/axis.js';
import { blockOf, trialsOf, type AnyExperiment } from '../experiment.js';
import { linkedParameters, type Link } from '../formulas/links.js';
import { namesOf, parseConstraint, parseObjective } from '../formulas/objective.js';
import { runKey, trialsIn, type Result } from '../result.js';
import type { Job } from '../running/job.js';
import { codeOfModule } from '../running/load-experiment.js';
import { tune, type Tuned } from '../running/tune.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { axesOf } from './axes-of.js';
import { commandLine } from '../reporting/command-line.js';
import { derivedOf, findExperiment, linksOf, parametersOf } from './find-experiment.js';
import {
  collect,
  count,
  linkOption,
  timeOption,
  withReportOptions,
  withRunningOptions,
  withSavingOptions,
  type ReportOptions,
  type RunningOptions,
  type SavingOptions,
} from './options.js';
import { readOption } from './read-option.js';
import { parseIntegerAxis } from '../designs/integer-axis.js';
import { expectTrials } from './expect-trials.js';
import { executorOf, runProgress, stopRun } from './run-with.js';
import { codesOf, SavedResults } from './save-results.js';
import { tuneReport } from './tune-report.js';

interface TuneCommandOptions extends RunningOptions, SavingOptions, ReportOptions {
  readonly vary: readonly string[];
  readonly link?: readonly string[];
  readonly objective: string;
  readonly where?: readonly string[];
  readonly budget?: number;
  readonly time?: number;
}

/** Points that the default budget is enough for. */
const POINTS = 40;

/** `ec-balance tune`. */
export function tuneCommand(): Command {
  const made = command(
    'tune',
    'Look for the parameters that make a formula of figures as small or as large as it can be.',
  ).argument('<experiment>', 'ID of an experiment, or a module that exports one');
  const running = withRunningOptions(made)
    .requiredOption(
      '--vary <key=values>',
      'a parameter and its range: price=1:20, share=0:100:5; may be repeated',
      collect,
    )
    .addOption(linkOption())
    .requiredOption(
      '--objective <formula>',
      "'minimise abs(wins@cruiser - 50%)' or 'maximise loot - 3 * losses', of figures and parameters",
    )
    .option('--where <formula>', "what must hold: 'losses <= 3'; may be repeated", collect)
    .addOption(
      new Option(
        '--budget <trials>',
        `trials of all points together: 400k, 3M; ${POINTS} points when left out`,
      ).argParser(count),
    )
    .addOption(timeOption());
  return withReportOptions(withSavingOptions(running)).action(answering(runTune));
}

async function runTune(name: string, options: TuneCommandOptions): Promise<Answer> {
  const { module, experiment } = await findExperiment(name, options.derive);
  expectFormats(options.out);
  const { seed, time, confidence } = options;
  const objective = readOption('--objective', () => parseObjective(options.objective));
  const constraints = (options.where ?? []).map((text) => readOption('--where', () => parseConstraint(text)));
  const { measures, parameters: rows } = experiment;
  readOption('--objective', () => namesOf([objective.expression], measures, rows));
  for (const { expression, text } of constraints)
    readOption(`--where ${text}`, () => namesOf([objective.expression, expression], measures, rows));
  const axes = axesOf(options.vary, (text) => parseIntegerAxis(text, rows));
  const links = linksOf(
    rows,
    options.link,
    axes.map(({ key }) => key),
  );
  const parameters = parametersOf(rows, options.set ?? []);
  const trials = wholeBlocks(options.trials ?? trialsOf(experiment), experiment);
  const budget = options.budget ?? POINTS * trials;
  if (budget < trials)
    throw new InputError(
      `--budget: error: expected trials for a point at least, ${trials}, received ${budget}; --trials sets how many each point has`,
    );
  const code = await codeOfModule(module);
  const job = { module, experiment: experiment.id, parameters, seed, code };
  const saved = new SavedResults({ ...options, module, code });
  const earlier = saved.earlier(isOfRun(experiment, job, axes, links));
  const { found, isBrokenOff } = await (async () => {
    await using executor = await executorOf(options);
    using stop = stopRun(time);
    using progress = runProgress(measures);
    const found = await tune(experiment, job, {
      executor,
      axes,
      links,
      objective,
      constraints,
      trials,
      budget,
      confidence,
      earlier,
      ...(options.mixedCode && { mixedCode: true }),
      signal: stop.signal,
      progress(soFar) {
        progress.show(soFar, budget);
        saved.saveNowAndThen(() => soFar);
      },
    });
    expectTrials(trialsIn(resultsOf(found)), stop.signal);
    return { found, isBrokenOff: stop.signal.aborted };
  })();
  const results = resultsOf(found);
  if (!isBrokenOff || time !== undefined) saved.save(results);
  else {
    const file = saved.saveBrokenOff(results, experiment.id);
    console.error(
      `interrupted with ${results.length} points begun, which are in ${file}: "--save ${file} --resume" goes on from it`,
    );
  }
  const report = tuneReport({
    experiment,
    job,
    axes,
    objective,
    constraints,
    found,
    isBrokenOff,
    codes: saved.codes,
    command: commandLine('tune', name, {
      ...options,
      trials,
      budget: againBudget(budget, found, isBrokenOff),
    }),
    confidence,
  });
  const exitCode = isBrokenOff && time === undefined ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, {
    modules: [module],
    codes: codesOf(saved.codes, results),
    out: options.out,
    exitCode,
  });
}

function resultsOf({ looks, partial }: Tuned): Result[] {
  return [...looks.map(({ result }) => result), ...(partial ? [partial] : [])];
}

/** The budget with which the same points are looked at again: of a search that was broken off what they took, if there are any. */
function againBudget(budget: number, { looks }: Tuned, isBrokenOff: boolean): number {
  const spent = trialsIn(looks.map(({ result }) => result));
  return isBrokenOff && spent > 0 ? spent : budget;
}

/** Trials as they are run: whole blocks. */
function wholeBlocks(trials: number, experiment: AnyExperiment): number {
  const block = blockOf(experiment);
  return Math.ceil(trials / block) * block;
}

/** Whether a result is of one of the points. */
function isOfRun(
  experiment: AnyExperiment,
  { experiment: id, seed, parameters: base }: Pick<Job, 'experiment' | 'seed' | 'parameters'>,
  axes: readonly Axis[],
  links: readonly Link[],
): (result: Result) => boolean {
  const block = blockOf(experiment);
  return (result) => {
    const point = Object.fromEntries(axes.map(({ key }) => [key, result.parameters[key] ?? Number.NaN]));
    if (axes.some(({ key, values }) => !values.some((value) => value === point[key]))) return false;
    const parameters = linkedParameters(point, links, { rows: experiment.parameters, base });
    if (typeof parameters === 'string') return false;
    return runKey(result) === runKey({ experiment: id, seed, block, parameters, ...derivedOf(experiment) });
  };
}

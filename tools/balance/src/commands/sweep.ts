import { Option, type Command, command, InputError, type Answer } from '@ec/cli';
import { resolveParameters } from '@ec/engine';
import { Prng } from '@ec/prng';
import { grid, parseAxis, pointsOf, type Axis, type Point } from '../designs/axis.js';
import { latinHypercube, randomCube } from '../designs/cube.js';
import { sobol } from '../designs/sobol.js';
import { linkedPoint } from '../formulas/links.js';
import { blockOf, trialsOf } from '../experiment.js';
import { seedOf } from '../running/block-runner.js';
import { codeOfModule } from '../running/load-experiment.js';
import { blocksOf } from '../running/run.js';
import { sweep } from '../running/sweep.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { axesOf } from './axes-of.js';
import { commandLine } from '../reporting/command-line.js';
import { derivedOf, figureOf, findExperiment, linksOf, parametersOf } from './find-experiment.js';
import {
  collect,
  count,
  linkOption,
  withPartOptions,
  withReportOptions,
  withRunningOptions,
  withSavingOptions,
  type PartOptions,
  type ReportOptions,
  type RunningOptions,
  type SavingOptions,
} from './options.js';
import { exportOf, keysOf, withExportOption, type ExportOptions } from './export-option.js';
import { expectTrials } from './expect-trials.js';
import { trialsIn } from '../result.js';
import { executorOf, runProgress, stopRun } from './run-with.js';
import { codesOf, SavedResults } from './save-results.js';
import { sweepReport } from '../reporting/sweep-report.js';
import { expectResults } from './expect-results.js';

const DESIGNS = ['grid', 'random', 'latin', 'sobol'] as const;

interface SweepCommandOptions
  extends RunningOptions, PartOptions, SavingOptions, ReportOptions, ExportOptions {
  readonly vary?: readonly string[];
  readonly link?: readonly string[];
  readonly design: (typeof DESIGNS)[number];
  readonly points?: number;
  readonly measure?: readonly string[];
}

/** Default number of points of designs other than the grid. */
const POINTS = 64;

/** `ec-balance sweep`. */
export function sweepCommand(): Command {
  const made = command(
    'sweep',
    'Run an experiment under many parameters, with the same draws everywhere.',
  ).argument('<experiment>', 'ID of an experiment, or a module that exports one');
  const running = withRunningOptions(made)
    .requiredOption(
      '--vary <key=values>',
      'a parameter and its values: rounds=1:9, share=0:100:25, range=1,5; may be repeated',
      collect,
    )
    .addOption(linkOption())
    .addOption(
      new Option('--design <design>', 'which combinations: all, or a number of well-chosen points')
        .choices(DESIGNS)
        .default('grid'),
    )
    .option('--points <number>', `points of a design other than the grid, ${POINTS} when left out`, count)
    .option('-m, --measure <name>', 'a figure that is shown; all when left out; may be repeated', collect);
  return withReportOptions(withExportOption(withSavingOptions(withPartOptions(running)))).action(
    answering(runSweep),
  );
}

async function runSweep(name: string, options: SweepCommandOptions): Promise<Answer> {
  const { module, experiment } = await findExperiment(name, options.derive);
  expectFormats(options.out);
  const { seed, time, shard, vary = [] } = options;
  const measures = options.measure?.map((one) => figureOf(experiment, one));
  const axes = axesOf(vary, (text) => parseAxis(text, experiment.parameters));
  const parameters = parametersOf(experiment.parameters, options.set ?? []);
  const links = linksOf(
    experiment.parameters,
    options.link,
    axes.map(({ key }) => key),
  );
  const refused: string[] = [];
  const designed = designOf(axes, options);
  const points = designed.flatMap((point) => {
    const linked = linkedPoint(point, links, { rows: experiment.parameters, base: parameters });
    if (typeof linked !== 'string') return [linked];
    refused.push(linked);
    return [];
  });
  const code = await codeOfModule(module);
  const saved = new SavedResults({ ...options, module, code });
  const exported = exportOf(options);
  const trials = options.trials ?? trialsOf(experiment);
  const block = blockOf(experiment);
  const job = { module, experiment: experiment.id, parameters, seed, code };
  const [first, end] = blocksOf(trials, block, shard);
  /** Trials of each point. */
  const each = (end - first) * block;
  const earlier = saved.earlier(
    points.map((point) => ({
      ...job,
      block,
      ...derivedOf(experiment),
      parameters: resolveParameters(experiment.parameters, { ...parameters, ...point }),
    })),
    first,
  );
  const { results, isBrokenOff } = await (async () => {
    await using executor = await executorOf(options);
    using stop = stopRun(time);
    using progress = runProgress(experiment.measures, measures?.[0]);
    const results = await sweep(experiment, job, points, {
      executor: exported?.through(executor) ?? executor,
      rule: { trials },
      earlier,
      refused: (_, reason) => refused.push(reason),
      ...(shard && { shard }),
      ...(options.mixedCode && { mixedCode: true }),
      signal: stop.signal,
      progress(soFar, of) {
        progress.show(soFar, of * each);
        saved.saveNowAndThen(() => soFar);
      },
    });
    expectTrials(trialsIn(results), stop.signal);
    return { results, isBrokenOff: stop.signal.aborted };
  })();

  const measured = results.filter((one) => one.trials > 0);
  await exported?.write(measured, experiment.measures, keysOf(options.set, vary, options.link));
  const kept = isBrokenOff ? saved.saveBrokenOff(measured, experiment.id) : undefined;
  if (kept === undefined) saved.save(measured);
  else
    console.error(
      `interrupted with ${measured.length} of ${points.length} points begun, which are in ${kept}: "--save ${kept} --resume" goes on from it`,
    );
  const [reason] = refused;
  if (measured.length === 0 && reason !== undefined)
    throw new InputError(
      `--vary: error: expected a point at least that can be run, received ${refused.length} that cannot: ${reason}`,
    );
  const report = sweepReport({
    experiment,
    results: expectResults(measured),
    codes: saved.codes,
    measures,
    linked: links.map(({ name }) => name),
    refused,
    ...(kept !== undefined && {
      brokenOff: { points: points.length, trials: each },
    }),
    // No sweep gives a part of its points again.
    command:
      kept === undefined
        ? commandLine('sweep', name, options)
        : commandLine('report', kept, {
            module: module ?? undefined,
            measure: options.measure,
            confidence: options.confidence,
          }),
    confidence: options.confidence,
  });
  const exitCode = isBrokenOff && time === undefined ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, {
    modules: [module],
    codes: codesOf(saved.codes, measured),
    out: options.out,
    exitCode,
  });
}

/** The points of a design, each once. */
function designOf(axes: readonly Axis[], { design, points, seed }: SweepCommandOptions): Point[] {
  if (design === 'grid') {
    if (points !== undefined) throw new InputError('--points: error: a grid has all points');
    return grid(axes);
  }
  const number = points ?? POINTS;
  const rng = Prng.fromSeed(seedOf(seed)).stream('balance', 'design');
  const cubes = { random: randomCube, latin: latinHypercube, sobol };
  const chosen = pointsOf(axes, cubes[design](number, axes.length, rng));
  return [...new Map(chosen.map((point) => [JSON.stringify(point), point])).values()];
}

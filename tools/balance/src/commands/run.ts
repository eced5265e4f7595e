import { command, InputError, type Answer } from '@ec/cli';
import type { Command } from 'commander';
import { blockOf, trialsOf } from '../experiment.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import { formatCount } from '../reporting/format-value.js';
import type { Result } from '../result.js';
import { codeOfModule } from '../running/load-experiment.js';
import { blocksOf, runExperiment, type StopReason } from '../running/run.js';
import { targetError } from '../running/stop-rule.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { commandLine } from '../reporting/command-line.js';
import { exportOf, keysOf, withExportOption, type ExportOptions } from './export-option.js';
import { derivedOf, figureOf, findExperiment, parametersOf } from './find-experiment.js';
import {
  share,
  withPartOptions,
  withReportOptions,
  withRunningOptions,
  withSavingOptions,
  type PartOptions,
  type ReportOptions,
  type RunningOptions,
  type SavingOptions,
} from './options.js';
import { runReport } from '../reporting/run-report.js';
import { expectTrials } from './expect-trials.js';
import { executorOf, runProgress, stopRun } from './run-with.js';
import { codesOf, SavedResults } from './save-results.js';
import { targetSentence, type Target } from './target-sentence.js';

interface RunCommandOptions extends RunningOptions, PartOptions, SavingOptions, ReportOptions, ExportOptions {
  readonly targetError?: number;
  readonly measure?: string;
}

/** `ec-balance run`. */
export function runCommand(): Command {
  const made = command('run', 'Run an experiment, and report what came out.').argument(
    '<experiment>',
    'ID of an experiment, or a module that exports one: file.ts, package, file.ts#id',
  );
  const running = withRunningOptions(made)
    .option(
      '--target-error <share>',
      'stop when half the interval of --measure is at most this: for a share in points, for a mean relative to it',
      share,
    )
    .option(
      '-m, --measure <name>',
      'figure that --target-error applies to: hits, byDistance@3, victory@settler',
    );
  return withReportOptions(withExportOption(withSavingOptions(withPartOptions(running)))).action(
    answering(run),
  );
}

/** Trials of a run that time is to end: more than there will ever be. */
const ENDLESS = 1e12;

/** Times the usual trials after which a run ends that an error was to end: some figures are never known as precisely. */
const LONGEST = 1_000;

async function run(name: string, options: RunCommandOptions): Promise<Answer> {
  const { module, experiment } = await findExperiment(name, options.derive);
  expectFormats(options.out);
  const { seed, shard, time, confidence } = options;
  if (shard && options.targetError !== undefined)
    throw new InputError('--shard: error: a part ends with its trials, not with an error');
  const target = targetOf(options, () => figureOf(experiment, options.measure));
  const parameters = parametersOf(experiment.parameters, options.set ?? []);
  const code = await codeOfModule(module);
  const saved = new SavedResults({ ...options, module, code });
  const exported = exportOf(options);

  const usual = trialsOf(experiment);
  const most = time !== undefined ? ENDLESS : target ? LONGEST * usual : usual;
  const trials = options.trials ?? most;
  const isEnough = target && targetError(target.figure, target.error, confidence);
  const job = { module, experiment: experiment.id, parameters, seed, code };
  const block = blockOf(experiment);
  const [resume] = saved.earlier(
    [{ ...job, block, ...derivedOf(experiment) }],
    blocksOf(trials, block, shard)[0],
  );
  const { result, reason } = await (async () => {
    await using executor = await executorOf(options);
    using stop = stopRun(time);
    using progress = runProgress(experiment.measures, target?.figure);
    // Awaited here, before the threads end.
    const ended = await runExperiment(experiment, job, {
      executor: exported?.through(executor) ?? executor,
      rule: { trials, ...(isEnough && { isEnough }) },
      ...(resume && { resume }),
      ...(shard && { shard }),
      ...(options.mixedCode && { mixedCode: true }),
      signal: stop.signal,
      progress(soFar, of) {
        progress.show([soFar], of * soFar.block >= ENDLESS ? Infinity : of * soFar.block);
        saved.saveNowAndThen(() => [soFar]);
      },
    });
    expectTrials(ended.result.trials, stop.signal);
    return ended;
  })();

  const brokenOff = reason === 'interrupted';
  await exported?.write([result], experiment.measures, keysOf(options.set));
  if (!brokenOff) saved.save([result]);
  else tellOfFile(saved.saveBrokenOff([result], experiment.id), result);
  const summary = target ? [targetSentence(target, { result, reason, confidence })] : [];
  const command = commandLine('run', name, againOptions(options, result, reason, usual));
  const { codes } = saved;
  const report = runReport({ experiment, result, codes, command, confidence, summary });
  const exitCode = brokenOff ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, {
    modules: [module],
    codes: codesOf(codes, [result]),
    out: options.out,
    exitCode,
  });
}

/** Options that give the same result again: a part of all trials, trials until enough is known, or as many as there were. */
function againOptions(
  options: RunCommandOptions,
  { trials }: Result,
  reason: StopReason,
  usual: number,
): RunCommandOptions {
  if (reason === 'enough') return options;
  const { targetError: _, measure: __, ...others } = options;
  return { ...others, trials: options.shard ? (options.trials ?? usual) : trials };
}

function targetOf(
  { targetError: error, measure }: Pick<RunCommandOptions, 'targetError' | 'measure'>,
  figure: () => PickedMeasure,
): Target | undefined {
  if (error !== undefined) return { figure: figure(), error };
  if (measure !== undefined) throw new InputError('--measure: error: expected --target-error with it');
  return undefined;
}

function tellOfFile(file: string, { trials }: Result): void {
  console.error(
    `interrupted after ${formatCount(trials, 'trial')}, which ${trials === 1 ? 'is' : 'are'} in ${file}: "--save ${file} --resume" goes on from it`,
  );
}

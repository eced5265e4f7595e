import { command, InputError, type Answer } from '@ec/cli';
import { resolveParameters, type Parameters } from '@ec/engine';
import type { Command } from 'commander';
import { mixedCode } from '../code/mixed-code.js';
import { blockOf, trialsOf } from '../experiment.js';
import type { Expectation } from '../expectations/expectation.js';
import { judge, LEVEL } from '../expectations/judge.js';
import { BALANCE_REPORT_SCHEMA, type BalanceReport } from '../reporting/balance-report.js';
import { formatDigits } from '../reporting/format-value.js';
import { verdictOf } from '../reporting/report-of.js';
import { runKey, type Result } from '../result.js';
import type { Job } from '../running/job.js';
import { codeOfModule } from '../running/load-experiment.js';
import { runExperiment } from '../running/run.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { Baseline, type BaselineOptions } from './baseline.js';
import { commandLine } from '../reporting/command-line.js';
import { PLAN_GAMES } from '../league/plan-games.js';
import { findExperiments, type Found } from './find-experiment.js';
import {
  level,
  trialsOption,
  withReportOptions,
  withSavingOptions,
  withWhereOptions,
  type ReportOptions,
  type RunningOptions,
  type SavingOptions,
} from './options.js';
import { caseOf, parametersFor } from '../reporting/run-report.js';
import { executorOf, runProgress, stopRun } from './run-with.js';
import { SavedResults } from './save-results.js';

interface CheckOptions
  extends RunningOptions, Omit<ReportOptions, 'confidence'>, SavingOptions, BaselineOptions {
  readonly level: number;
}

/** `ec-balance check`. */
export function checkCommand(): Command {
  const made = command(
    'check',
    'Run experiments and judge what is expected of them; exit code 1 when an expectation clearly fails.',
  ).argument('[experiments...]', 'IDs or modules; all of this package when left out');
  const running = withWhereOptions(made)
    .option('-s, --seed <seed>', 'integer or text that decides every random draw', '1')
    .addOption(trialsOption('trials of each; as many as each experiment states when left out'))
    .option('--level <share>', 'chance of even one false alarm', level, LEVEL)
    .option(
      '--baseline <file>',
      'compare trial by trial with an earlier check; fails beyond the margins of the file',
    )
    .option(
      '--write-baseline <file>',
      'keep what each trial gives for --baseline; margins that the file has stay',
    );
  return withReportOptions(withSavingOptions(running)).action(answering(check));
}

/** A run that a check makes: an experiment under parameters of which something is expected. */
interface PlannedRun extends Found {
  readonly parameters: Parameters;
  readonly expectations: readonly Expectation[];
}

async function check(names: readonly string[], options: CheckOptions): Promise<Answer> {
  expectFormats(options.out);
  // Games of plans ask what a league asks, and take long; who wants them judged names them.
  const isMeant = ({ experiment: { id } }: Found): boolean =>
    id !== PLAN_GAMES || names.some((name) => name.endsWith(`#${PLAN_GAMES}`));
  const found = (await findExperiments(names)).filter(isMeant);
  const plan = found.flatMap(runsOf);
  const [{ module } = { module: null }] = found;
  if (options.save !== undefined && found.some((one) => one.module !== module))
    throw new InputError('--save: error: expected experiments of one module');
  const baseline = new Baseline(
    plan.map((one) => ({
      experiment: one.experiment,
      job: jobOf(one, options.seed),
      trials: options.trials,
    })),
    options,
  );
  const saved = new SavedResults({ ...options, module, code: await codeOfModule(module) });
  const { results, isBrokenOff } = await runPlan(plan, { saved, baseline }, options);
  const cases = plan.flatMap(({ experiment, expectations }, i) => {
    const result = results[i];
    if (!result || result.trials === 0) return [];
    return expectations.flatMap((one) =>
      caseOf(one, experiment, result).map((judged) => ({ id: experiment.id, judged })),
    );
  });
  const judged = judge(
    cases.map((one) => one.judged),
    options.level,
  ).map((one, i) => ({ ...one, text: `${cases[i]?.id}: ${one.text}` }));
  const compared = baseline.compare();
  const verdicts = [...judged.map(verdictOf), ...compared.verdicts];
  const isWrong = verdicts.some(({ verdict }) => verdict === 'breached');
  const report: Omit<BalanceReport, 'versions'> = {
    schema: BALANCE_REPORT_SCHEMA,
    title: 'Expectations',
    question: 'Do all expectations of the experiments hold?',
    command: commandLine('check', names, options),
    experiment: found.map(({ experiment }) => experiment.id).join(', '),
    seed: options.seed,
    trials: results.reduce((sum, { trials }) => sum + trials, 0),
    confidence: options.confidence,
    parameters: [],
    summary: [
      ...mixedCode(results, saved.codes),
      ...sentencesOf(found, isBrokenOff, options),
      ...compared.summary,
      ...baseline.write(isBrokenOff),
    ],
    verdicts,
    figures: [],
  };
  const exitCode = isBrokenOff ? EXIT.interrupted : isWrong ? EXIT.wrong : EXIT.done;
  const modules = found.map((one) => one.module);
  const codes = await Promise.all([...new Set(modules)].map(codeOfModule));
  return answerWithReport(report, { modules, codes, out: options.out, exitCode });
}

/** An experiment under every set of parameters that something is expected of; under its own when nothing is. */
function runsOf({ module, experiment }: Found): PlannedRun[] {
  const { expectations = [] } = experiment;
  const sets = Map.groupBy(expectations, (one) => JSON.stringify(parametersFor(experiment, one)));
  if (sets.size === 0)
    return [{ module, experiment, parameters: resolveParameters(experiment.parameters), expectations }];
  return [...sets.values()].flatMap((own) =>
    own[0] ? [{ module, experiment, parameters: parametersFor(experiment, own[0]), expectations: own }] : [],
  );
}

function jobOf({ module, experiment, parameters }: PlannedRun, seed: string): Job {
  return { module, experiment: experiment.id, parameters, seed };
}

async function runPlan(
  plan: readonly PlannedRun[],
  { saved, baseline }: { readonly saved: SavedResults; readonly baseline: Baseline },
  { seed, trials, ...options }: CheckOptions,
): Promise<{ readonly results: readonly Result[]; readonly isBrokenOff: boolean }> {
  const jobs = await Promise.all(
    plan.map(async (one) => ({
      job: { ...jobOf(one, seed), code: await codeOfModule(one.module) },
      experiment: one.experiment,
    })),
  );
  const earlier = saved.earlier(jobs.map(({ job, experiment }) => ({ ...job, block: blockOf(experiment) })));
  await using executor = await executorOf(options);
  using stop = stopRun();
  const results: Result[] = [];
  for (const [i, { job, experiment }] of jobs.entries()) {
    if (stop.signal.aborted) break;
    using progress = runProgress(experiment.measures);
    const resume = earlier.find((one) => runKey(one) === runKey({ ...job, block: blockOf(experiment) }));
    const traced = baseline.traced(i, job, executor);
    const { result } = await runExperiment(experiment, traced.job, {
      executor: traced.executor,
      rule: { trials: trials ?? trialsOf(experiment) },
      ...(resume && { resume }),
      ...(options.mixedCode && { mixedCode: true }),
      signal: stop.signal,
      progress(soFar, of) {
        progress.show([soFar], of * soFar.block);
        saved.saveNowAndThen(() => [...results, soFar]);
      },
    });
    results.push(result);
    baseline.ended(i, result.trials);
  }
  saved.save(results.filter((one) => one.trials > 0));
  return { results, isBrokenOff: stop.signal.aborted };
}

function sentencesOf(
  found: readonly Found[],
  isBrokenOff: boolean,
  { level: chance }: CheckOptions,
): string[] {
  const none = found
    .filter(({ experiment: { expectations = [] } }) => expectations.length === 0)
    .map(({ experiment }) => experiment.id);
  return [
    `The chance of even one false alarm is at most ${formatDigits(100 * chance)} %; so is that of even one false "holds".`,
    ...(none.length > 0 ? [`Nothing is expected of ${none.join(', ')}.`] : []),
    ...(isBrokenOff ? ['Interrupted: not everything was run.'] : []),
  ];
}

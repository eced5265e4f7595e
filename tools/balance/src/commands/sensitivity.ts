import { command, InputError, type Answer } from '@ec/cli';
import { Option, type Command } from 'commander';
import { trialsOf, type AnyExperiment } from '../experiment.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import type { BalanceReport, Figure } from '../reporting/balance-report.js';
import { certain, estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { formatDigits } from '../reporting/format-value.js';
import { reportOf } from '../reporting/report-of.js';
import { unmeasured, type Job } from '../running/job.js';
import { trialsIn } from '../result.js';
import { codeOfModule } from '../running/load-experiment.js';
import { sensitivity, type Effect, type Sensitivity } from '../running/sensitivity.js';
import { LEVEL } from '../expectations/judge.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { answering, EXIT } from './answering.js';
import { commandLine } from '../reporting/command-line.js';
import { figureOf, findExperiment, parametersOf } from './find-experiment.js';
import { runGlobal } from './global-sensitivity.js';
import {
  linkOption,
  collect,
  count,
  level,
  share,
  withReportOptions,
  withRunningOptions,
} from './options.js';
import { expectTrials } from './expect-trials.js';
import { executorOf, runProgress, stopRun } from './run-with.js';
import { GLOBAL_METHODS, GLOBAL_POINTS, type SensitivityCommandOptions } from './sensitivity-options.js';

const GROUPS = ['smaller', 'larger'] as const;

/** `ec-balance sensitivity`. */
export function sensitivityCommand(): Command {
  const made = command(
    'sensitivity',
    'Change one parameter after the other, down and up, and show what each change does.',
  ).argument('<experiment>', 'ID of an experiment, or a module that exports one');
  return withReportOptions(
    withRunningOptions(made)
      .option('-m, --measure <name>', 'figure that is observed: hits, byDistance@3, victory@settler')
      .option(
        '--vary <key>',
        'a parameter that is changed; all integers when left out; with --global also with values: price=1:20; may be repeated',
        collect,
      )
      .option(
        '--step <share>',
        'change relative to the value, at least by 1; with --global up and down for parameters without values',
        share,
        0.1,
      )
      .addOption(linkOption())
      .option('--level <share>', 'chance of even one false effect, without --global', level, LEVEL)
      .addOption(
        new Option(
          '--global <method>',
          'change all at once over their ranges: parts of the variance, or screening of many parameters',
        ).choices(GLOBAL_METHODS),
      )
      .option(
        '--points <number>',
        `rows of a sobol, ${GLOBAL_POINTS.sobol} when left out, or walks of a morris, ${GLOBAL_POINTS.morris}`,
        count,
      ),
  ).action(answering(runSensitivity));
}

async function runSensitivity(name: string, options: SensitivityCommandOptions): Promise<Answer> {
  const { module, experiment } = await findExperiment(name, options.derive);
  expectFormats(options.out);
  const figure = figureOf(experiment, options.measure);
  if (options.global !== undefined) return runGlobal(options.global, name, { module, experiment }, options);
  if (options.points !== undefined) throw new InputError('--points: error: expected --global with it');
  if (options.link) throw new InputError('--link: error: expected --global with it');
  expectIntegers(experiment, options.vary);
  const parameters = parametersOf(experiment.parameters, options.set ?? []);
  const code = await codeOfModule(module);
  const job = { module, experiment: experiment.id, parameters, seed: options.seed, code };
  const { found, isBrokenOff } = await (async () => {
    await using executor = await executorOf(options);
    using stop = stopRun();
    using progress = runProgress({});
    const found = await sensitivity(experiment, job, {
      executor,
      measure: figure.name,
      trials: options.trials ?? trialsOf(experiment),
      ...(options.vary && { keys: options.vary }),
      step: options.step,
      level: options.level,
      confidence: options.confidence,
      signal: stop.signal,
      progress: (result, of) => progress.show([result], of * result.block),
    });
    expectTrials(trialsIn(found.effects), stop.signal);
    return { found, isBrokenOff: stop.signal.aborted };
  })();
  const command = commandLine('sensitivity', name, options);
  const report = sensitivityReport({ experiment, job, figure, found, isBrokenOff, command, options });
  const exitCode = isBrokenOff ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, { modules: [module], codes: [code], out: options.out, exitCode });
}

function expectIntegers({ parameters }: AnyExperiment, keys: readonly string[] = []): void {
  const known = parameters.flatMap(({ kind, key }) => (kind === 'integer' ? [key] : []));
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new InputError(`--vary: error: expected one of ${known.join(', ') || 'none'}, received ${unknown}`);
}

interface SensitivityReportInput {
  readonly experiment: AnyExperiment;
  readonly job: Job;
  readonly figure: PickedMeasure;
  readonly found: Sensitivity;
  readonly isBrokenOff: boolean;
  readonly command: string;
  readonly options: SensitivityCommandOptions;
}

function sensitivityReport(input: SensitivityReportInput): BalanceReport {
  const { experiment, job, figure, found, isBrokenOff, command, options } = input;
  const { effects, refused } = found;
  const noisy = effects.filter(({ isNoise }) => isNoise);
  const idle = noisy.filter(({ isConstant }) => isConstant);
  const constant = effects.filter(({ isConstant, isNoise }) => isConstant && !isNoise);
  const unclear = noisy.filter(({ isConstant }) => !isConstant);
  const idleKeys = new Set(idleKeysOf(effects, idle));
  const shown = effects.filter(({ key }) => !idleKeys.has(key));
  const trials = trialsIn(effects);
  return reportOf({
    experiment,
    results: [unmeasured(job, trials)],
    measures: [],
    figures: shown.length === 0 ? [] : [effectsFigure(figure, shown, options.step)],
    summary: [
      ...(isBrokenOff ? ['Broken off: this is what the changes show that were run so far.'] : []),
      effects.length === 0
        ? 'No parameter could be changed.'
        : `${effects.length - noisy.length} of ${effects.length} changes have an effect on ${figure.name}.`,
      ...listed('The noise is larger than the effect (more trials may show it, or there is none)', unclear),
      ...listed('The same difference in every trial, so that nothing is known of its chance', constant),
      ...idleSentences(effects, idle),
      ...unevenSentences(shown, options.step),
      ...refused.map(
        ({ key, from, to, reason }) => `${key} cannot go from ${from} to ${to} by itself: ${reason}`,
      ),
    ],
    title: `${experiment.title}: what matters for ${figure.name}`,
    question: `By how much does "${figure.title}" change when each parameter by itself is ${formatDigits(100 * options.step)} % smaller or larger, as far as integers and bounds allow?`,
    command,
    confidence: options.confidence,
  });
}

function listed(what: string, effects: readonly Effect[]): string[] {
  if (effects.length === 0) return [];
  return [`${what}: ${effects.map(({ key, from, to }) => `${key} from ${from} to ${to}`).join(', ')}.`];
}

/** Parameters of which no change has an effect in any trial. */
function idleKeysOf(effects: readonly Effect[], idle: readonly Effect[]): string[] {
  const keys = [...new Set(idle.map(({ key }) => key))];
  return keys.filter((key) => effects.every((one) => one.key !== key || idle.includes(one)));
}

/** Names all parameters without an effect in one sentence. */
function idleSentences(effects: readonly Effect[], idle: readonly Effect[]): string[] {
  const keys = idleKeysOf(effects, idle);
  const others = idle.filter(({ key }) => !keys.includes(key));
  const named = [...keys, ...others.map(({ key, from, to }) => `${key} from ${from} to ${to}`)];
  return named.length === 0 ? [] : [`No effect of ${named.join(', ')}: every trial stays the same.`];
}

/** Names the changes that are not as large as the others, in parts of the value, and so cannot be compared with them as they are. */
function unevenSentences(effects: readonly Effect[], step: number): string[] {
  const uneven = effects.filter((one) => !isOfStep(one, step));
  if (uneven.length === 0) return [];
  const changes = uneven.map((one) => `${one.key} from ${one.from} to ${one.to}${percentOf(one)}`);
  return [
    `Changed by more or less than ${formatDigits(100 * step)} %, as integers and bounds allow nothing nearer: ${changes.join(', ')}.`,
  ];
}

/** Whether a change is as large as the step, to half a percent of the value. */
function isOfStep({ from, to }: Effect, step: number): boolean {
  return Math.abs(Math.abs(to - from) - step * Math.abs(from)) <= Math.abs(from) / 200 && from !== 0;
}

/** The change in parts of the value: ` (+25 %)`; nothing from 0. */
function percentOf({ from, to }: Effect): string {
  if (from === 0) return '';
  const percent = (100 * (to - from)) / Math.abs(from);
  return ` (${percent > 0 ? '+' : ''}${formatDigits(percent)} %)`;
}

/** Effects by parameter, the strongest first. */
function effectsFigure(
  { title, unit, isShare }: PickedMeasure,
  effects: readonly Effect[],
  step: number,
): Figure {
  const keys = [...new Set(effects.map(({ key }) => key))];
  const of = (key: string): Effect[] => effects.filter((one) => one.key === key);
  const strength = (key: string): number =>
    Math.max(...of(key).map(({ difference }) => Math.abs(difference.estimate)));
  return barsFigure({
    id: 'effects',
    title: `Change of ${title}`,
    note: 'With the same draws as without the change. "Noise" where the change may be chance.',
    format: isShare ? 'share' : 'number',
    unit,
    groups: GROUPS,
    bars: keys
      .toSorted((a, b) => strength(b) - strength(a))
      .map((key) => ({
        label: key,
        values: GROUPS.map((group) => {
          const effect = of(key).find(({ from, to }) => (group === 'smaller' ? to < from : to > from));
          if (!effect) return { ...certain(null), note: 'at its bound' };
          const percent = isOfStep(effect, step) ? '' : percentOf(effect);
          const change = `${effect.from} → ${effect.to}${percent}`;
          return {
            ...estimated(effect.difference, effect.trials),
            note: effect.isNoise && !effect.isConstant ? `${change}, noise` : change,
          };
        }),
      })),
  });
}

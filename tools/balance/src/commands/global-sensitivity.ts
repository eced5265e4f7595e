import { InputError, progressBar, type Answer } from '@ec/cli';
import type { ParameterRow, Parameters } from '@ec/engine';
import { expectEachOnce, parseAxis, type Axis } from '../designs/axis.js';
import { MAX_SALTELLI_DIMENSIONS } from '../designs/saltelli.js';
import { trialsOf } from '../experiment.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import type { BalanceReport, Figure } from '../reporting/balance-report.js';
import { estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { formatDigits, formatNumber, formatValue } from '../reporting/format-value.js';
import { reportOf } from '../reporting/report-of.js';
import { tailSentences } from '../reporting/tail-sentences.js';
import {
  morrisSensitivity,
  sobolSensitivity,
  type MorrisSensitivity,
  type SobolSensitivity,
} from '../running/global-sensitivity.js';
import { unmeasured, type Job } from '../running/job.js';
import { codeOfModule } from '../running/load-experiment.js';
import { answerWithReport } from './answer-with-report.js';
import { EXIT } from './answering.js';
import { commandLine } from '../reporting/command-line.js';
import { readOption } from './read-option.js';
import { figureOf, linksOf, parametersOf, type Found } from './find-experiment.js';
import { expectTrials } from './expect-trials.js';
import { executorOf, stopRun } from './run-with.js';
import { GLOBAL_POINTS, type GlobalMethod, type SensitivityCommandOptions } from './sensitivity-options.js';

/** Parts of the variance below which nothing is said of parameters together, or of the error of the trials. */
const LEAST_TOGETHER = 0.005;
const LEAST_NOISE = 0.001;

/** What was found, by either method. */
type Global =
  | { readonly method: 'sobol'; readonly found: SobolSensitivity }
  | { readonly method: 'morris'; readonly found: MorrisSensitivity };

/** `ec-balance sensitivity --global`. */
export async function runGlobal(
  method: GlobalMethod,
  name: string,
  { module, experiment }: Found,
  options: SensitivityCommandOptions,
): Promise<Answer> {
  const figure = figureOf(experiment, options.measure);
  const parameters = parametersOf(experiment.parameters, options.set ?? []);
  const axes = axesOf(method, experiment.parameters, parameters, options);
  const links = linksOf(
    experiment.parameters,
    options.link,
    axes.map(({ key }) => key),
  );
  const points = options.points ?? GLOBAL_POINTS[method];
  if (points < 2) throw new InputError(`--points: error: expected 2 at least, received ${points}`);
  const code = await codeOfModule(module);
  const job = { module, experiment: experiment.id, parameters, seed: options.seed, code };
  const { global, isBrokenOff } = await (async () => {
    await using executor = await executorOf(options);
    using stop = stopRun();
    using progress = progressBar('points');
    const common = {
      executor,
      measure: figure.name,
      axes,
      links,
      points,
      trials: options.trials ?? trialsOf(experiment),
      confidence: options.confidence,
      signal: stop.signal,
      progress: (done: number, of: number) => progress.update(done, of),
    };
    const global: Global =
      method === 'sobol'
        ? { method, found: await sobolSensitivity(experiment, job, common) }
        : { method, found: await morrisSensitivity(experiment, job, common) };
    expectTrials(global.found.trials, stop.signal);
    return { global, isBrokenOff: stop.signal.aborted };
  })();
  const { step: _, level: __, ...deciding } = options;
  const command = commandLine('sensitivity', name, { ...deciding, ...steps(options) });
  const report = globalReport({ experiment, job, figure, axes, global, isBrokenOff, command, options });
  const exitCode = isBrokenOff ? EXIT.interrupted : EXIT.done;
  return answerWithReport(report, { modules: [module], codes: [code], out: options.out, exitCode });
}

/** The step, where it decides the range of a parameter. */
function steps({ vary, step }: SensitivityCommandOptions): { readonly step?: number } {
  return vary?.every((text) => text.includes('=')) ? {} : { step };
}

/**
 * The parameters with their values: those of `--vary`, or else around the base.
 *
 * @throws InputError when one is not an axis, comes twice, has one value alone, or is not of numbers where the method wants them; or when
 *   there are too many for the method
 */
function axesOf(
  method: GlobalMethod,
  rows: readonly ParameterRow[],
  base: Parameters,
  { vary, step, link = [] }: SensitivityCommandOptions,
): Axis[] {
  const linked = linksOf(rows, link).map(({ name }) => name);
  const around = (row: ParameterRow): Axis[] => {
    if (row.kind !== 'integer') return [];
    const value = Number(base[row.key]);
    const distance = Math.max(1, Math.round(Math.abs(value) * step));
    const [low, high] = [Math.max(row.min, value - distance), Math.min(row.max, value + distance)];
    return [{ key: row.key, values: Array.from({ length: high - low + 1 }, (_, i) => low + i) }];
  };
  const named = (text: string): Axis => {
    const row = rows.find(({ key }) => key === text);
    const [found] = row ? around(row) : [];
    return found ?? parseAxis(text, rows);
  };
  return readOption('--vary', () => {
    const axes =
      vary?.map(named) ??
      rows
        .filter(({ key }) => !linked.includes(key))
        .flatMap(around)
        .filter(({ values }) => values.length > 1);
    expectEachOnce(axes);
    for (const { key, values } of axes) {
      if (new Set(values).size < 2)
        throw new RangeError(`${key}: expected two values at least, received ${values.join(', ')}`);
      if (method === 'morris' && !values.every((value) => typeof value === 'number'))
        throw new RangeError(`${key}: expected numbers, as walks have steps, received ${values.join(', ')}`);
    }
    if (axes.length === 0) throw new RangeError('expected a parameter that can be changed, received none');
    if (method === 'sobol' && axes.length > MAX_SALTELLI_DIMENSIONS)
      throw new RangeError(
        `expected at most ${MAX_SALTELLI_DIMENSIONS} parameters, received ${axes.length}; ` +
          '--global morris screens any number for those that matter',
      );
    return axes.map(({ key, values }) => ({ key, values: ascending(values) }));
  });
}

function ascending(values: Axis['values']): Axis['values'] {
  return values.every((value) => typeof value === 'number') ? values.toSorted((a, b) => a - b) : values;
}

interface GlobalReportInput {
  readonly experiment: Found['experiment'];
  readonly job: Job;
  readonly figure: PickedMeasure;
  readonly axes: readonly Axis[];
  readonly global: Global;
  readonly isBrokenOff: boolean;
  readonly command: string;
  readonly options: SensitivityCommandOptions;
}

function globalReport(input: GlobalReportInput): BalanceReport {
  const { experiment, job, figure, axes, global, isBrokenOff, command, options } = input;
  const { found, method } = global;
  const isSobol = method === 'sobol';
  const hasFigure = found.used > 1 && found.variance > 0;
  const ranges = axes.map(({ key, values }) => `${key} from ${values[0]} to ${values.at(-1)}`).join(', ');
  return reportOf({
    experiment,
    results: [unmeasured(job, found.trials)],
    measures: [],
    figures: hasFigure ? [globalFigure(figure, global)] : [],
    summary: [
      ...(isBrokenOff ? ['Broken off: this is what the points show that were run so far.'] : []),
      ...(found.variance === 0 ? [sameSentence(figure, found)] : []),
      ...(hasFigure ? findings(global) : []),
      `Over ${ranges}: ${figure.name} has mean ${shown(found.mean, figure)} and standard deviation ` +
        `${shown(Math.sqrt(found.variance), figure)} at ${formatNumber(found.points, 0)} points of ${found.used} ${isSobol ? 'rows' : 'walks'}.`,
      ...(found.refused === 0
        ? []
        : [
            `${found.refused} ${isSobol ? 'rows' : 'walks'} are left out, as values of them do not go together: ${found.reason}`,
          ]),
      ...noiseSentences(found),
      ...tailSentences(figure.name, found.tails),
      `Intervals are by bootstrap over the ${isSobol ? 'rows, and so too wide rather than too narrow' : 'walks'}; each is for one figure that is looked at.`,
    ],
    title: `${experiment.title}: what matters for ${figure.name}, over whole ranges`,
    question: isSobol
      ? `How much of the variance of "${figure.title}" does each parameter make, by itself and together with others?`
      : `By how much does "${figure.title}" change with each parameter over its whole range, wherever the others are?`,
    command,
    confidence: options.confidence,
  });
}

function sameSentence({ name }: PickedMeasure, { tails }: Global['found']): string {
  const isShown = tails.every((tail) => tail === 'shown');
  return `${name} is the same at all points${isShown ? ': nothing matters' : ', as far as their trials show'}.`;
}

/** What can be said in a sentence or two: what matters most, and how much is due to parameters together. */
function findings(global: Global): string[] {
  if (global.method === 'morris') {
    const [first] = strongest(global.found.effects);
    return first ? [`${first.key} is the strongest.`] : [];
  }
  const { indices } = global.found;
  const alone = indices.reduce((sum, { first }) => sum + first.estimate, 0);
  const [most] = indices.toSorted((a, b) => b.total.estimate - a.total.estimate);
  const together = Math.max(0, 1 - alone);
  return [
    ...(most
      ? [`${most.key} matters most: it takes part in ${part(most.total.estimate)} of the variance.`]
      : []),
    together < LEAST_TOGETHER
      ? 'Parameters by themselves make all of it, as far as these rows show.'
      : `Parameters by themselves make ${part(alone)} of it; about ${part(together)} comes of two or more together.`,
  ];
}

function noiseSentences({ noise }: Global['found']): string[] {
  if (!(noise >= LEAST_NOISE)) return [];
  return [
    `The error of the trials at a point is ${formatDigits(100 * noise, 2)} % of the variance among points, ` +
      'and looks like parameters acting together; more trials lower it.',
  ];
}

function strongest<E extends MorrisSensitivity['effects'][number]>(effects: readonly E[]): E[] {
  return effects.toSorted((a, b) => b.strength.estimate - a.strength.estimate);
}

function globalFigure(figure: PickedMeasure, global: Global): Figure {
  if (global.method === 'sobol') {
    const { indices, used } = global.found;
    return barsFigure({
      id: 'sobol-indices',
      title: `Parts of the variance of ${figure.title}`,
      note: 'By itself: the parameter alone. In total: all in which it takes part, together with others as well; parts in total may add up to more than everything.',
      format: 'share',
      groups: ['by itself', 'in total'],
      bars: indices
        .toSorted((a, b) => b.total.estimate - a.total.estimate)
        .map(({ key, first, total }) => ({
          label: key,
          values: [estimated(first, used), estimated(total, used)],
        })),
    });
  }
  const { effects, used } = global.found;
  return barsFigure({
    id: 'elementary-effects',
    title: `Change of ${figure.title} by the whole range`,
    note: 'Strength: mean without signs (μ*). Mean: with signs (μ). Spread: standard deviation (σ), large where a parameter bends the curve or depends on others.',
    format: figure.isShare ? 'share' : 'number',
    unit: figure.unit,
    groups: ['strength', 'mean', 'spread'],
    bars: strongest(effects).map(({ key, strength, mean, spread }) => ({
      label: key,
      values: [strength, mean, spread].map((one) => estimated(one, used)),
    })),
  });
}

function part(share: number): string {
  return formatValue(Math.round(1_000 * share) / 1_000, { format: 'share' });
}

function shown(value: number, { isShare, unit }: PickedMeasure): string {
  const number = formatValue(value, { format: isShare ? 'share' : 'number' });
  return isShare || unit === '' ? number : `${number} ${unit}`;
}

import type { Code } from '../code/code.js';
import { mixedCode } from '../code/mixed-code.js';
import type { AnyExperiment } from '../experiment.js';
import { pickMeasure, singleMeasures, type PickedMeasure } from '../measures/pick-measure.js';
import type { BalanceReport } from './balance-report.js';
import { sweepFigures, sweptKeys } from './figures/sweep-figures.js';
import { formatCount, formatNumber } from './format-value.js';
import { reportOf } from './report-of.js';
import { tailSentences, tailsIn } from './tail-sentences.js';
import { isWhole, type Result } from '../result.js';

/** What the report of a sweep is made of. */
export interface SweepReportInput {
  readonly experiment: AnyExperiment;
  /** One for each point. */
  readonly results: readonly [Result, ...Result[]];
  /** Those of their file. */
  readonly codes: readonly Code[];
  /** What is shown; every single figure when absent. */
  readonly measures: readonly PickedMeasure[] | undefined;
  /** Parameters that follow the others, which are not shown as swept. */
  readonly linked?: readonly string[];
  /** Why points were left out, one for each. */
  readonly refused?: readonly string[];
  /** Of a sweep that was broken off, how many points it has, and trials of each. */
  readonly brokenOff?: { readonly points: number; readonly trials: number };
  readonly command: string;
  readonly confidence: number;
}

/** The report of results of one experiment under several parameters. */
export function sweepReport(input: SweepReportInput): BalanceReport {
  const { experiment, results, command, confidence, linked = [], refused = [] } = input;
  const measures =
    input.measures ??
    singleMeasures(experiment.measures).map((name) => pickMeasure(experiment.measures, name));
  const keys = sweptKeys(experiment, results, linked);
  const last = results.at(-1)?.trials ?? 0;
  const parts = results.every(isWhole) ? [] : ['These are parts of runs; "ec-balance merge" joins parts.'];
  return reportOf({
    experiment,
    results,
    measures: results.length === 1 ? measures.map(({ measure }) => measure) : [],
    figures: sweepFigures({ experiment, results, measures, confidence, linked }),
    summary: [
      ...mixedCode(results, input.codes),
      ...parts,
      ...(input.brokenOff
        ? [
            `Broken off: ${formatNumber(results.length, 0)} of ${formatCount(input.brokenOff.points, 'point')} were begun, the last with ${formatNumber(last, 0)} of ${formatCount(input.brokenOff.trials, 'trial')}.`,
          ]
        : []),
      `${formatCount(results.length, 'point')} of ${keys.join(', ') || 'one set of parameters'}.`,
      ...(refused[0] === undefined
        ? []
        : [
            `${refused.length} ${refused.length === 1 ? 'point is' : 'points are'} left out, as values do not go together: ${refused[0]}`,
          ]),
      // Of a single point the report of its measures tells.
      ...(results.length === 1
        ? []
        : measures.flatMap((figure) => tailSentences(figure.name, tailsIn(figure, results)))),
    ],
    title: results.length === 1 ? experiment.title : `${experiment.title}: a sweep`,
    command,
    confidence,
  });
}

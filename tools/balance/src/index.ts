/**
 * Monte Carlo harness: what the formulas of a game really do, with error bars.
 *
 * @example
 * ```ts
 * import { estimate, runExperiment } from '@ec/balance';
 * import { inThread, loadExperiment } from '@ec/balance/node';
 *
 * const experiment = await loadExperiment(null, 'dice-sum');
 * const job = { module: null, experiment: 'dice-sum', parameters: {}, seed: '1' };
 * await using executor = inThread();
 * const { result } = await runExperiment(experiment, job, { executor, rule: { trials: 100_000 } });
 *
 * const [measure, data] = [experiment.measures['sum'], result.measures['sum']];
 * const sum = measure && data && estimate(measure, data);
 * if (sum?.kind === 'value') {
 *   const { estimate: mean, low, high } = sum.mean;
 *   console.log(mean.toFixed(2), low.toFixed(2), high.toFixed(2)); // 10.50 10.48 10.52
 * }
 * ```
 *
 * @packageDocumentation
 */
export { codeDifferences } from './code/code-differences.js';
export type { Code } from './code/code.js';
export { blockOf, defineExperiment, trialsOf } from './experiment.js';
export type { AnyExperiment, Experiment } from './experiment.js';
export { changes, type Change } from './expectations/drift.js';
export type { Expectation, ExpectationSubject } from './expectations/expectation.js';
export { judge } from './expectations/judge.js';
export type { Case, Judged, Verdict } from './expectations/judge.js';
export { oddsOf } from './dice/odds.js';
export type { Odds } from './dice/odds.js';
export { parseRoll } from './dice/parse-roll.js';
export { botRows, withBotValues } from './games/bot-rows.js';
export { botGames } from './games/bot-games.js';
export { Environment } from './environment/environment.js';
export type { Action, EnvironmentOptions, Transition } from './environment/environment.js';
export { estimate } from './estimate.js';
export type { Estimate } from './estimate.js';
export { editionRows, withEdition, type EditionParameter } from './games/edition-row.js';
export { grid, parseAxis, type Axis, type Point } from './designs/axis.js';
export { parseIntegerAxis, type IntegerAxis } from './designs/integer-axis.js';
export { drawGame } from './games/draw-game.js';
export { gameParameters, integerOf, ownRow, withDefaults } from './games/parameter-rows.js';
export { playGame } from './games/play-game.js';
export type { Ending } from './games/play-game.js';
export { contest, contestResult } from './measures/contest.js';
export type { ContestMeasure, ContestResult } from './measures/contest.js';
export { integer } from './measures/integer.js';
export type { IntegerMeasure } from './measures/integer.js';
export { parseTarget } from './measures/parse-target.js';
export { pickFigure, pickMeasure, type PickedMeasure } from './measures/pick-measure.js';
export type { PerTrial } from './measures/at-most.js';
export { perTrial } from './measures/per-trial.js';
export { proportion } from './measures/proportion.js';
export type { ProportionMeasure } from './measures/proportion.js';
export { quantity } from './measures/quantity.js';
export type { QuantityMeasure } from './measures/quantity.js';
export { series } from './measures/series.js';
export type { SeriesMeasure } from './measures/series.js';
export { table } from './measures/table.js';
export type { TableMeasure } from './measures/table.js';
export type { Measure, MeasureData, Measures, Recorders } from './measures/measure.js';
export type { BalanceReport, Figure } from './reporting/balance-report.js';
export { describeFigure } from './reporting/describe-figure.js';
export { renderBalanceReport, renderPicture } from './reporting/render-report.js';
export { figureTable, type FigureTable } from './reporting/figure-table.js';
export { formatEstimated } from './reporting/format-value.js';
export { sweepReport, type SweepReportInput } from './reporting/sweep-report.js';
export { solveReport, type SolveReportInput } from './reporting/solve-report.js';
export { reportOf } from './reporting/report-of.js';
export { mergeResults } from './result.js';
export type { JoinOptions, Result } from './result.js';
export { seedOf, TrialError } from './running/block-runner.js';
export { compare } from './running/compare.js';
export type { Executor } from './running/executor.js';
export { inWorkers } from './running/in-workers.js';
export { serveChunks } from './running/serve-chunks.js';
export type { ChunkPort } from './running/chunk-port.js';
export type { ExperimentSource } from './running/chunk-runner.js';
export { experimentIn, exportedExperiments } from './running/exported-experiments.js';
export { exactReport, type ExactReportInput } from './reporting/exact-report.js';
export { runReport } from './reporting/run-report.js';
export type { RunReportInput } from './reporting/run-report.js';
export { commandLine } from './reporting/command-line.js';
export { ExperimentError } from './running/experiment-error.js';
export type { Job } from './running/job.js';
export { runExperiment } from './running/run.js';
export type { RunOptions } from './running/run.js';
export { sensitivity } from './running/sensitivity.js';
export { morrisSensitivity, sobolSensitivity } from './running/global-sensitivity.js';
export type {
  GlobalSensitivityOptions,
  MorrisSensitivity,
  SobolSensitivity,
} from './running/global-sensitivity.js';
export { MOST_VALUES, solve } from './running/solve.js';
export { tune } from './running/tune.js';
export type { Look, Tuned, TuneOptions } from './running/tune.js';
export { parseConstraint, parseObjective } from './formulas/objective.js';
export type { Constraint, Objective } from './formulas/objective.js';
export type { Root, Solved, SolvedPoint, SolveOptions } from './running/solve.js';
export { targetError } from './running/stop-rule.js';
export { sweep } from './running/sweep.js';

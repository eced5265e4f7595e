import type { ParameterValue } from '@ec/engine';
import type { CONTEST_RESULTS } from '../measures/contest.js';

/** Version tag of the format of reports. */
export const BALANCE_REPORT_SCHEMA = 'ec-balance-report/1';

/** Verdicts, best first. */
export const VERDICTS = ['holds', 'fits', 'undecided', 'breached'] as const;

/** Whether an expectation of a designer is met, is not contradicted, is not decided yet, or is not met. */
export type Verdict = (typeof VERDICTS)[number];

/**
 * The outcome of a run, as plain JSON data from which every format is rendered. Nothing in it is NaN, infinite or absent: unknown
 * values are `null`.
 */
export interface BalanceReport {
  readonly schema: typeof BALANCE_REPORT_SCHEMA;
  readonly title: string;
  /** What is asked, in a sentence or two. */
  readonly question: string;
  /** Command that gives the same report again; empty when there is none. */
  readonly command: string;
  /** ID of the experiment. */
  readonly experiment: string;
  readonly seed: string;
  /** Trials of all runs together. */
  readonly trials: number;
  /** Confidence of every interval, 0 (excluded) to 1 (excluded), such as 0.95. */
  readonly confidence: number;
  readonly parameters: readonly ReportParameter[];
  /** Versions of what took part, by name: rulesets, packages, Node. */
  readonly versions: Readonly<Record<string, string>>;
  /** What was found, a sentence each. */
  readonly summary: readonly string[];
  readonly verdicts: readonly ReportVerdict[];
  readonly figures: readonly Figure[];
}

/** A parameter and what it was set to. */
export interface ReportParameter {
  readonly key: string;
  /** Different values in force, in the order of the runs: one, or several where it was swept. */
  readonly values: readonly ParameterValue[];
  readonly default: ParameterValue;
  readonly unit: string;
  readonly description: string;
  /** Ruling that it comes from. */
  readonly source: string;
}

/** An expectation with what the trials say of it. */
export interface ReportVerdict {
  /** The expectation in words. */
  readonly text: string;
  /** Why it should hold. */
  readonly because: string;
  readonly verdict: Verdict;
  /** What was observed, in words. */
  readonly observed: string;
  /** Chance of what was observed, or worse, if the expectation just held; `null` when not computed. */
  readonly breachP: number | null;
  /** Chance of what was observed, or better, if the expectation just did not hold; `null` when not computed. */
  readonly holdP: number | null;
}

/** An estimate with its confidence interval, both bounds included. `null` is an unknown value, or a bound at infinity. */
export interface Estimated {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Trials or cases that it rests on. */
  readonly n: number | null;
}

/** How values are written: as numbers with a unit, or as shares from 0 to 1 in per cent. */
export type ValueFormat = 'number' | 'share';

/** A chart with the data that it shows. */
export type Figure =
  HistogramFigure | BandsFigure | HeatFigure | BarsFigure | ContestFigure | SweepFigure | TernaryFigure;

/** What all figures have in common. */
export interface FigureHead {
  /** Unique in its report, in kebab-case. */
  readonly id: string;
  readonly title: string;
  /** What a reader should know beyond the title; may be empty. */
  readonly note: string;
}

/** How often values occur. */
export interface HistogramFigure extends FigureHead {
  readonly kind: 'histogram';
  readonly unit: string;
  /** Values in it. */
  readonly n: number;
  /** By ascending value, without gaps; at least one. */
  readonly bins: readonly HistogramBin[];
}

/** A range of values. */
export interface HistogramBin {
  /** The value, or the range, as it is shown. */
  readonly label: string;
  /** Least value (included); `null` in the first bin when it has no bound. */
  readonly from: number | null;
  /** Greatest value: included among integers, excluded otherwise; `null` in the last bin when it has no bound. */
  readonly to: number | null;
  /** Share of the values that are in it. */
  readonly share: Estimated;
  /** The share as computed exactly; `null` when that is not known. */
  readonly exact: number | null;
}

/** Quantiles of a value over steps, such as turns. */
export interface BandsFigure extends FigureHead {
  readonly kind: 'bands';
  /** What a step is, such as `turn`. */
  readonly step: string;
  readonly unit: string;
  /** Which quantiles, 0 (excluded) to 1 (excluded), ascending. */
  readonly quantiles: readonly number[];
  /** By ascending step; at least one. */
  readonly points: readonly BandsPoint[];
}

/** A step. */
export interface BandsPoint {
  readonly step: number;
  readonly mean: Estimated;
  /** In the order of the figure's quantiles. */
  readonly quantiles: readonly Estimated[];
}

/** A value for each combination of two properties. */
export interface HeatFigure extends FigureHead {
  readonly kind: 'heat';
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly format: ValueFormat;
  readonly unit: string;
  /** Value from which others diverge in two directions, such as 0 among differences; `null` where low to high is enough. */
  readonly middle: number | null;
  /** By row and column. */
  readonly cells: readonly (readonly Estimated[])[];
}

/** Values side by side, such as the effects of parameters. */
export interface BarsFigure extends FigureHead {
  readonly kind: 'bars';
  readonly format: ValueFormat;
  readonly unit: string;
  /** What bars of one label stand for, such as `smaller` and `larger`; one, possibly without a name, at least. */
  readonly groups: readonly string[];
  /** A value that bars are held against, such as a fair share; `null` when there is none. */
  readonly reference: BarsReference | null;
  /** In the order in which they are shown; at least one. */
  readonly bars: readonly BarsRow[];
}

/** A value with a line across all bars. */
export interface BarsReference {
  readonly value: number;
  /** A word or two. */
  readonly label: string;
}

/** Bars of one label. */
export interface BarsRow {
  readonly label: string;
  /** One for each group. */
  readonly values: readonly BarValue[];
}

/** A bar. */
export interface BarValue extends Estimated {
  /** A few words at its end, such as `4 → 5`; may be empty. */
  readonly note: string;
}

/** Who beats whom. */
export interface ContestFigure extends FigureHead {
  readonly kind: 'contest';
  readonly players: readonly string[];
  /** By first and second player. */
  readonly cells: readonly (readonly ContestCell[])[];
  /** Of each player against all others, on both sides: the share won. */
  readonly won: readonly Estimated[];
}

/** How contests of two end for the first: a share for each of {@link CONTEST_RESULTS}. */
export type ContestCell = Readonly<Record<(typeof CONTEST_RESULTS)[number], Estimated>>;

/** Values along a parameter, or shares over steps, such as turns. */
export interface SweepFigure extends FigureHead {
  readonly kind: 'sweep';
  /** Key of the parameter, or what a step is. */
  readonly parameter: string;
  readonly parameterUnit: string;
  /** Value of the parameter that is in force outside the sweep; `null` when none is to be marked. */
  readonly current: ParameterValue | null;
  readonly format: ValueFormat;
  readonly unit: string;
  /** Names of what is shown; one, possibly without a name, at least. */
  readonly lines: readonly string[];
  /** In the order in which they are shown; at least one. */
  readonly points: readonly SweepPoint[];
}

/** A value of the parameter, or a step. */
interface SweepPoint {
  readonly at: ParameterValue;
  /** One for each line. */
  readonly values: readonly Estimated[];
}

/** How three shares change that add up to 1, such as those of three ways to play. */
export interface TernaryFigure extends FigureHead {
  readonly kind: 'ternary';
  /** What the shares are of. */
  readonly corners: readonly [string, string, string];
  /** At least one. */
  readonly paths: readonly TernaryPath[];
}

/** How the shares change from a start. */
export interface TernaryPath {
  readonly label: string;
  /** In the order of time; at least one. */
  readonly points: readonly Thirds[];
}

/** Three shares from 0 to 1 (both included) that add up to 1. */
export type Thirds = readonly [number, number, number];

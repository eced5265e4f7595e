import type { ContestData, ContestMeasure, ContestRecorder } from './contest.js';
import type { IntegerData, IntegerMeasure, ValueRecorder } from './integer.js';
import type { ProportionData, ProportionMeasure, ProportionRecorder } from './proportion.js';
import type { QuantityData, QuantityMeasure } from './quantity.js';
import type { SeriesData, SeriesMeasure, SeriesRecorder } from './series.js';
import type { TableData, TableMeasure, TableRecorder } from './table.js';

/** What an experiment measures, by name. */
export type Measures = Readonly<Record<string, Measure>>;

/** One thing that is measured. */
export type Measure =
  ProportionMeasure | IntegerMeasure | QuantityMeasure | SeriesMeasure | TableMeasure | ContestMeasure;

/** What was measured, as JSON data: counts and exact sums, so that parts merge the same in any order. */
export type MeasureData = ProportionData | IntegerData | QuantityData | SeriesData | TableData | ContestData;

/** The function with which a trial records a measure. */
type RecorderOf<M extends Measure> = M extends ProportionMeasure
  ? ProportionRecorder
  : M extends IntegerMeasure | QuantityMeasure
    ? ValueRecorder
    : M extends SeriesMeasure<infer Of>
      ? SeriesRecorder<Of extends ProportionMeasure ? boolean : number>
      : M extends TableMeasure
        ? TableRecorder
        : ContestRecorder;

/** What a trial gets to record its measures. */
export type Recorders<M extends Measures> = { readonly [Name in keyof M]: RecorderOf<M[Name]> };

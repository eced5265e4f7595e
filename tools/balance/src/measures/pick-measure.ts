import type { Bounds } from '../statistics/confidence-sequence.js';
import { isWonBy, winsAgainstOthers } from './contest.js';
import type { IntegerData } from './integer.js';
import type { Measure, MeasureData, Measures } from './measure.js';
import type { PerTrial } from './at-most.js';
import type { ProportionData } from './proportion.js';
import type { QuantityData } from './quantity.js';
import type { SeriesMeasure, StepMeasure } from './series.js';

/** Data of a single figure: how often something happens, or a value with its mean. */
export type FigureData = ProportionData | IntegerData | QuantityData;

/** A single figure of an experiment. */
export interface PickedMeasure {
  /** As the user names it. */
  readonly name: string;
  /** Name of the measure that it is of. */
  readonly measure: string;
  readonly title: string;
  readonly unit: string;
  readonly isShare: boolean;
  /** What its values are within, where that is known. */
  readonly bounds?: Bounds;
  /** Its data among those of the measure. */
  readonly of: (data: MeasureData) => FigureData;
  /** The figure's value in what a trial gives the measure's recorder; `undefined` when that is about something else, as when the player is not at the table. */
  readonly valueIn: (...recorded: readonly unknown[]) => number | undefined;
}

/**
 * Finds a figure: a proportion, an integer or a quantity by its name, `people@40` of a series at a step, `victory@settler` as what a
 * player wins against all others.
 *
 * @throws RangeError with the figures that exist, when none has this name
 */
export function pickMeasure(measures: Measures, name: string): PickedMeasure {
  const [key = '', place] = name.split('@');
  const measure = Object.hasOwn(measures, key) ? measures[key] : undefined;
  if (!measure)
    throw new RangeError(`measure: expected one of ${Object.keys(measures).join(', ')}, received ${name}`);
  const head = { name, measure: key };
  switch (measure.kind) {
    case 'proportion':
    case 'integer':
    case 'quantity': {
      if (place !== undefined) throw new RangeError(`measure: expected ${key}, received ${name}`);
      const { title } = measure;
      return {
        ...head,
        title,
        ...kindOf(measure),
        of: (data) => figureOf(data, name),
        valueIn: (value) => Number(value),
      };
    }
    case 'series': {
      const { first, length, step } = measure;
      const at = Number(place) - first;
      if (place === undefined || !Number.isInteger(at) || at < 0 || at >= length)
        throw new RangeError(
          `measure: expected ${key}@ with a ${step} from ${first} to ${first + length - 1}, received ${name}`,
        );
      const title = `${measure.title}, ${step} ${place}`;
      return {
        ...head,
        title,
        ...kindOf(measure),
        of: (data) => figureOf(data.kind === 'series' ? data.at[at] : undefined, name),
        valueIn: (one, value) => (one === first + at ? Number(value) : undefined),
      };
    }
    case 'contest': {
      const player = measure.players.indexOf(place ?? '');
      if (player < 0)
        throw new RangeError(
          `measure: expected ${key}@ with one of ${measure.players.join(', ')}, received ${name}`,
        );
      const title = `${measure.title}: what ${place} wins`;
      return {
        ...head,
        title,
        unit: '',
        isShare: true,
        bounds: shareOf(measure),
        of: (data) => figureOf(data.kind === 'contest' ? winsAgainstOthers(data)[player] : undefined, name),
        valueIn: (first, second, result) => {
          const isWon = isWonBy(player, [first, second, result]);
          return isWon === undefined ? undefined : Number(isWon);
        },
      };
    }
    case 'table':
      throw new RangeError(`measure: expected a measure of one figure, received the table ${name}`);
  }
}

/**
 * The figure that a user names; the only one when none is named.
 *
 * @throws RangeError when there is no such figure, or none is named of several
 */
export function pickFigure(measures: Measures, name: string | undefined): PickedMeasure {
  const [only, another] = singleMeasures(measures);
  const chosen = name ?? (another === undefined ? only : undefined);
  if (chosen === undefined)
    throw new RangeError(`measure: expected one of ${Object.keys(measures).join(', ')}, received none`);
  return pickMeasure(measures, chosen);
}

/** Names of the measures that are a single figure each. */
export function singleMeasures(measures: Measures): string[] {
  return Object.entries(measures).flatMap(([name, { kind }]) =>
    kind === 'proportion' || kind === 'integer' || kind === 'quantity' ? [name] : [],
  );
}

function kindOf(measure: StepMeasure | SeriesMeasure): Pick<PickedMeasure, 'unit' | 'isShare' | 'bounds'> {
  const bounds = boundsOf(measure);
  const of = measure.kind === 'series' ? measure.of : measure;
  const isShare = of.kind === 'proportion';
  return { unit: isShare ? '' : of.unit, isShare, ...(bounds && { bounds }) };
}

/** What the values of a measure are within, where that is known; of a series those of its steps. */
export function boundsOf(measure: Measure): Bounds | undefined {
  switch (measure.kind) {
    case 'integer':
    case 'quantity': {
      const { min: low, max: high, perTrial = Infinity } = measure;
      return low !== undefined && high !== undefined ? { low, high, perTrial } : undefined;
    }
    case 'series': {
      const { of, perTrial = Infinity } = measure;
      const bounds = boundsOf(of);
      return bounds && { ...bounds, perTrial };
    }
    case 'proportion':
    case 'contest':
    case 'table':
      return shareOf(measure);
  }
}

function shareOf({ perTrial = Infinity }: PerTrial): Bounds {
  return { low: 0, high: 1, perTrial };
}

function figureOf(data: MeasureData | undefined, name: string): FigureData {
  if (data?.kind === 'proportion' || data?.kind === 'integer' || data?.kind === 'quantity') return data;
  throw new RangeError(`${name}: expected data of one figure, received ${data?.kind ?? 'none'}`);
}

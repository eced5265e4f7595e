import { CONTEST_RESULTS, isWonBy } from '../measures/contest.js';
import type { Measure, Measures } from '../measures/measure.js';
import { boundsOf } from '../measures/pick-measure.js';
import type { Bounds } from '../statistics/confidence-sequence.js';

/** A figure of a measure: a mean, or a share of cases. */
export interface GateFigure {
  /** `wins`, `people@40` of a series, `victory@settler` of a contest, `outcome@won/late` of a table. */
  readonly name: string;
  readonly measure: string;
  readonly isShare: boolean;
  readonly unit: string;
  /** What its values are within; `undefined` where that is not known. */
  readonly bounds: Bounds | undefined;
}

/** All figures of all measures, in the order of the measures. */
export function figuresOf(measures: Measures): GateFigure[] {
  return Object.entries(measures).flatMap(([name, measure]) => {
    const value = measure.kind === 'series' ? measure.of : measure;
    const unit = 'unit' in value ? value.unit : '';
    const isShare = value.kind !== 'integer' && value.kind !== 'quantity';
    const head = { measure: name, unit, isShare, bounds: boundsOf(measure) };
    return placesOf(measure).map((place) => ({ name: `${name}${place}`, ...head }));
  });
}

function placesOf(measure: Measure): string[] {
  switch (measure.kind) {
    case 'proportion':
    case 'integer':
    case 'quantity':
      return [''];
    case 'series':
      return Array.from({ length: measure.length }, (_, i) => `@${measure.first + i}`);
    case 'contest':
      return measure.players.map((player) => `@${player}`);
    case 'table':
      return measure.rows.flatMap((row) => measure.columns.map((column) => `@${row}/${column}`));
  }
}

/** Counts a value of a figure of a measure, by its place among those of the measure. */
type Count = (place: number, value: number) => void;

/** Counts what is recorded, given as numbers: a result of a contest as its place in `CONTEST_RESULTS`. */
export function counterOf(measure: Measure, count: Count): (recorded: readonly number[]) => void {
  switch (measure.kind) {
    case 'proportion':
    case 'integer':
    case 'quantity':
      return ([value = 0]) => count(0, value);
    case 'series':
      return ([step = 0, value = 0]) => count(step - measure.first, value);
    case 'contest':
      return ([first, second, result = 0]) => {
        for (const player of new Set([first, second])) {
          if (player === undefined) continue;
          const isWon = isWonBy(player, [first, second, CONTEST_RESULTS[result]]);
          if (isWon !== undefined) count(player, Number(isWon));
        }
      };
    case 'table': {
      const [width, cells] = [measure.columns.length, measure.rows.length * measure.columns.length];
      return ([row = 0, column = 0]) => {
        for (let cell = 0; cell < cells; cell++) count(cell, Number(cell === row * width + column));
      };
    }
  }
}

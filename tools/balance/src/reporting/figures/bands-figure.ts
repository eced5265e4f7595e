import { QUANTILES, type SeriesEstimate } from '../../estimate.js';
import type { BandsFigure, FigureHead } from '../balance-report.js';
import { certain, estimated } from '../estimated.js';
import { reachedSteps } from './reached-steps.js';

/** What bands are made of. */
export interface BandsInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  /** What a step is; `turn` when absent. */
  readonly step?: string;
  readonly unit?: string;
  readonly estimate: SeriesEstimate;
}

/** Quantiles of a value over steps. The note says where fewer trials got that far. */
export function bandsFigure({
  id,
  title,
  note = '',
  step = 'turn',
  unit = '',
  estimate,
}: BandsInput): BandsFigure {
  const { points, note: fewer } = reachedSteps(estimate.at, step);
  return {
    kind: 'bands',
    id,
    title,
    note: [note, fewer].filter((text) => text !== '').join(' '),
    step,
    unit,
    quantiles: QUANTILES,
    points: points.map((at) => ({
      step: at.step,
      mean: estimated(at.mean, at.n),
      quantiles: QUANTILES.map((p) => {
        const found = at.quantiles.find((quantile) => quantile.p === p);
        return found ? estimated(found, at.n) : certain(null);
      }),
    })),
  };
}

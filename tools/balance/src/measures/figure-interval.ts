import { momentsOf } from '../estimate.js';
import type { Interval } from '../statistics/interval.js';
import { meanInterval } from '../statistics/mean-interval.js';
import { wilsonInterval } from '../statistics/wilson-interval.js';
import type { FigureData } from './pick-measure.js';

/** A single figure, how often something happens or a mean, with an interval that is meant to be looked at once. */
export function figureInterval(data: FigureData, confidence?: number): Interval {
  if (data.kind === 'proportion') return wilsonInterval(data.hits, data.n, confidence);
  return meanInterval(momentsOf(data), confidence);
}

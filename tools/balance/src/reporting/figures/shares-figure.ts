import type { SharesEstimate } from '../../estimate.js';
import type { FigureHead, SweepFigure } from '../balance-report.js';
import { estimated } from '../estimated.js';
import { reachedSteps } from './reached-steps.js';
import { sweepFigure } from './sweep-figure.js';

/** What a line of shares is made of. */
export interface SharesInput extends Omit<FigureHead, 'note'> {
  /** What a step is, such as `turn`. */
  readonly step: string;
  readonly estimate: SharesEstimate;
}

/** How often something happens at each step. The note says where fewer trials got that far. */
export function sharesFigure({ id, title, step, estimate }: SharesInput): SweepFigure {
  const { points, note } = reachedSteps(estimate.at, step);
  return sweepFigure({
    id,
    title,
    note,
    parameter: step,
    format: 'share',
    points: points.map((at) => ({ at: at.step, values: [estimated(at.probability, at.n)] })),
  });
}

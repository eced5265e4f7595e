import type { Change } from '../../expectations/drift.js';
import type { Figure } from '../balance-report.js';
import { certain } from '../estimated.js';
import { formatDigits } from '../format-value.js';
import { barsFigure } from './bars-figure.js';

/** Most changes that are shown. */
const MOST = 40;

/** What is drawn for a change that no chance explains: neither figure varies. */
const BEYOND = 100;

/** How far figures of two results are apart, the farthest first. */
export function changeFigure(changes: readonly Change[]): Figure {
  const shown = changes.toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z)).slice(0, MOST);
  return barsFigure({
    id: 'changes',
    title: 'What changed, in standard errors',
    note:
      changes.length > MOST
        ? `The ${MOST} figures that changed most, of ${changes.length}.`
        : 'Chance alone seldom brings more than 3.',
    bars: shown.map(({ what, before, now, z }) => ({
      label: what,
      values: [
        {
          ...certain(Math.max(-BEYOND, Math.min(BEYOND, z))),
          note: `${formatDigits(before)} → ${formatDigits(now)}`,
        },
      ],
    })),
  });
}

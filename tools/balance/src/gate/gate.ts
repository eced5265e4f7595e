import type { Measures } from '../measures/measure.js';
import type { Verdict } from '../reporting/balance-report.js';
import type { BaselineRun } from './baseline-file.js';
import { figuresOf, type GateFigure } from './figures.js';
import { changeOf, type FigureChange } from './paired-change.js';
import type { Trace } from './traces.js';

/** What became of a run on the same trials. */
export interface Gated {
  /** Kept trials that changed. */
  readonly changed: number;
  /** Blocks after the kept trials that changed, of how many. */
  readonly later: { readonly changed: number; readonly of: number };
  /** Measures that changed, in their order. */
  readonly measures: readonly GatedMeasure[];
}

/** A measure that changed. */
export interface GatedMeasure {
  readonly measure: string;
  readonly margin: number;
  /**
   * Breached when a figure moved by more than the margin on these trials, or at all where the margin is 0; undecided when its interval
   * reaches beyond the margin, or it changed only after the trials whose values are kept; holds otherwise.
   */
  readonly verdict: Exclude<Verdict, 'fits'>;
  /** Figures that changed, the farthest beyond its margin first. */
  readonly figures: readonly (GateFigure & FigureChange)[];
}

/** Compares a run with the same one of a baseline, trial by trial. */
export function gate(
  { block, trials, margins, trace: before }: BaselineRun,
  now: Trace,
  { measures, confidence }: { readonly measures: Measures; readonly confidence: number },
): Gated {
  const { kept } = now;
  const firstLater = Math.ceil(kept / block);
  const moved = new Map(
    Object.keys(measures).map((name) => [name, changedBlocks(before.digests[name], now.digests[name])]),
  );
  const later = new Set([...moved.values()].flat().filter((one) => one >= firstLater));
  const figures = figuresOf(measures);
  return {
    changed: now.trials.filter((one, i) => one !== before.trials[i]).length,
    later: { changed: later.size, of: Math.ceil(trials / block) - firstLater },
    measures: [...moved].flatMap(([measure, blocks]) => {
      if (blocks.length === 0) return [];
      const margin = margins[measure] ?? 0;
      const compared = figures.flatMap((figure) => {
        const [was, is] = [before.figures[figure.name], now.figures[figure.name]];
        if (figure.measure !== measure || !was || !is) return [];
        const change = changeOf(was, is, { bounds: figure.bounds, confidence });
        return change.changed.length > 0 ? [{ ...figure, ...change }] : [];
      });
      const sorted = compared.toSorted((a, b) => distanceOf(b) - distanceOf(a));
      const isLaterAlone = compared.length === 0 && blocks.some((one) => one >= firstLater);
      return [{ measure, margin, verdict: verdictOf(margin, sorted, isLaterAlone), figures: sorted }];
    }),
  };
}

function verdictOf(
  margin: number,
  figures: readonly FigureChange[],
  isLaterAlone: boolean,
): GatedMeasure['verdict'] {
  if (margin === 0 || figures.some((one) => distanceOf(one) > margin)) return 'breached';
  const isOpen = figures.some(({ difference: { low, high } }) => low < -margin || high > margin);
  return isOpen || isLaterAlone ? 'undecided' : 'holds';
}

/** How far a figure moved; infinitely where it has appeared or gone. */
function distanceOf({ difference: { estimate } }: FigureChange): number {
  return Number.isNaN(estimate) ? Infinity : Math.abs(estimate);
}

/** Digits of a digest. */
const DIGITS = 16;

function changedBlocks(before = '', now = ''): number[] {
  const at = (digests: string, block: number): string => digests.slice(block * DIGITS, (block + 1) * DIGITS);
  return Array.from({ length: now.length / DIGITS }, (_, block) => block).filter(
    (block) => at(before, block) !== at(now, block),
  );
}

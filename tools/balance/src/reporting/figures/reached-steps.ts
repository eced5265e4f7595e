import { formatCount, formatNumber } from '../format-value.js';

/** A step of a series, and how often it was reached. */
interface CountedStep {
  readonly step: number;
  readonly n: number;
}

/**
 * The steps that were reached, or the first one when none was.
 *
 * @param step - what a step is, such as `turn`
 * @returns also a note, which is empty unless fewer trials reached the last step than the first
 */
export function reachedSteps<At extends CountedStep>(
  all: readonly At[],
  step: string,
): { readonly points: readonly At[]; readonly note: string } {
  const reached = all.filter(({ n }) => n > 0);
  const [first, last] = [reached[0], reached.at(-1)];
  const note =
    first && last && last.n < first.n
      ? `${formatCount(first.n, 'trial')} at ${step} ${first.step}, ${formatNumber(last.n, 0)} at ${step} ${last.step}.`
      : '';
  return { points: reached.length > 0 ? reached : all.slice(0, 1), note };
}

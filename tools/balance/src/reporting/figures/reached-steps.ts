import { formatNumber } from '../format-value.js';

/** A step of a series, and how often it was come to. */
interface CountedStep {
  readonly step: number;
  readonly n: number;
}

/**
 * The steps that were come to, or the first one when none was.
 *
 * @param step - what a step is, such as `turn`
 * @returns also a note where fewer came to the last step than to the first; otherwise it is empty
 */
export function reachedSteps<At extends CountedStep>(
  all: readonly At[],
  step: string,
): { readonly points: readonly At[]; readonly note: string } {
  const reached = all.filter(({ n }) => n > 0);
  const [first, last] = [reached[0], reached.at(-1)];
  const note =
    first && last && last.n < first.n
      ? `${formatNumber(first.n, 0)} trials at ${step} ${first.step}, ${formatNumber(last.n, 0)} at ${step} ${last.step}.`
      : '';
  return { points: reached.length > 0 ? reached : all.slice(0, 1), note };
}

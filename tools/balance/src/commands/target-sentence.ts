import { estimateValue, tailOfFigure } from '../estimate.js';
import type { FigureData, PickedMeasure } from '../measures/pick-measure.js';
import { estimated } from '../reporting/estimated.js';
import { formatEstimated, formatNumber, formatValue } from '../reporting/format-value.js';
import type { Result } from '../result.js';
import type { StopReason } from '../running/run.js';
import { endingSequence, errorOf, isExact } from '../running/stop-rule.js';

/** How precisely a figure is to be known. */
export interface Target {
  readonly figure: PickedMeasure;
  /** Half the width of its interval, as `targetError` counts it. */
  readonly error: number;
}

/** Whether a figure is known as precisely as requested when a run ends, and if not, why. */
export function targetSentence(
  { figure }: Target,
  {
    result,
    reason,
    confidence,
  }: {
    readonly result: Result;
    readonly reason: StopReason;
    readonly confidence: number;
  },
): string {
  const { [figure.measure]: measured } = result.measures;
  if (!measured) return `${figure.name} is not known: no trials were run.`;
  const data = figure.of(measured);
  const trials = formatNumber(result.trials, 0);
  return reason === 'enough'
    ? `Ended after ${trials} trials, when ${figure.name} was known as precisely as requested: ${knownAs(figure, data, confidence)}.`
    : `Ended after ${trials} trials, and ${figure.name} is not known as precisely as requested: ${whyUnknown(figure, data, confidence)}.`;
}

function knownAs(figure: PickedMeasure, data: FigureData, confidence: number): string {
  const found = formatEstimated(estimated(endingSequence(figure, data, confidence)), {
    format: figure.isShare ? 'share' : 'number',
  });
  const condition = figure.isShare
    ? 'for many trials, as one may have any number of cases'
    : tailOfFigure(data) === 'shown'
      ? 'as the trials show the tail of its values'
      : 'within the bounds of its values';
  return `${found}, an interval that holds however often it is looked at${isExact(figure) ? '' : `, ${condition}`}`;
}

function whyUnknown(figure: PickedMeasure, data: FigureData, confidence: number): string {
  if (data.kind !== 'proportion') {
    const { n, tail } = estimateValue(data, confidence);
    if (n === 0) return 'no trial recorded a value';
    if (tail === 'never varied') return 'it never varied, so nothing is known of rarer values';
    if (tail === 'one value')
      return 'one value makes up most of its spread, and others like it may be missing';
    const { low, high } = endingSequence(figure, data, confidence);
    if (Number.isFinite(low) && low <= 0 && high >= 0)
      return 'its mean may be 0, and no error is a small part of 0';
  } else if (data.n === 0) return 'no trial recorded a case';
  const error = errorOf(figure, data, confidence);
  return Number.isFinite(error)
    ? `half its interval is ${formatValue(error, { format: 'share' })}${figure.isShare ? '' : ' of the mean'}`
    : 'there are too few trials';
}

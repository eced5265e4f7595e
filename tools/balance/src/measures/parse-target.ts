import type { PickedMeasure } from './pick-measure.js';

/**
 * Reads what a figure is to be: a number, or `50%` of a share.
 *
 * @throws RangeError when it is neither, or a figure of this kind cannot be so
 */
export function parseTarget(text: string, { name, isShare }: PickedMeasure): number {
  if (!/^-?\d+(\.\d+)?%?$/.test(text))
    throw new RangeError(`expected a number or a share, such as 12.5, -3 or 50%, received ${text || 'none'}`);
  const isPercent = text.endsWith('%');
  if (isPercent && !isShare)
    throw new RangeError(`expected a number, as ${name} is not a share, received ${text}`);
  const value = isPercent ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (isShare && !(value > 0 && value < 1))
    throw new RangeError(`expected a share above 0 % and below 100 %, such as 50% or 0.5, received ${text}`);
  return value;
}

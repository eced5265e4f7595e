import type { Ratio } from '@ec/prng';

/** Parts of a whole in which commitments are added up: a percentage has at most 12 decimals. */
export const WHOLE = 10n ** 14n;

/** A share in parts of {@link WHOLE}, truncated. */
export function partsOf({ numerator, denominator }: Ratio): bigint {
  return (BigInt(numerator) * WHOLE) / BigInt(denominator);
}

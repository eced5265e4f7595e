import { formatInteger, formatRatio, type Ratio } from '@ec/prng';

/** A price as an exact decimal or ratio, its whole part in groups: `1,200.5`. */
export function formatPrice(price: Ratio): string {
  return formatRatio(price).replace(/^\d+/, (whole) => formatInteger(Number(whole)));
}

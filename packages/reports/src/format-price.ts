import { formatInteger, formatRate, type Rate } from '@ec/economy';

/** A price as an exact decimal or ratio, its whole part in groups: `1,200.5`. */
export function formatPrice(price: Rate): string {
  return formatRate(price).replace(/^\d+/, (whole) => formatInteger(Number(whole)));
}

import { cutToHundredths } from '../numbers/hundredths.js';

/** A figure as reports show it. */
export function figure(value: number): string {
  return cutToHundredths(value).toFixed(2);
}

import { MAX_TECH_LEVEL } from '@ec/economy';
import { shown } from '@ec/prng';

/** @throws RangeError when a technology level is not an integer from `least` (included) to 10 (included) */
export function requireLevel(what: string, level: number, least: 0 | 1): void {
  if (!Number.isInteger(level) || level < least || level > MAX_TECH_LEVEL)
    throw new RangeError(`${what}: expected ${least} to ${MAX_TECH_LEVEL}, received ${shown(level)}`);
}

import { InputError } from '@ec/cli';
import type { Result } from '../result.js';

/**
 * Results of which a report can be made.
 *
 * @throws InputError when there is none
 */
export function expectResults([first, ...others]: readonly Result[]): [Result, ...Result[]] {
  if (!first) throw new InputError('results: error: expected at least one point, received none');
  return [first, ...others];
}

import { InputError } from '@ec/cli';
import type { ResultFile } from '../result-file.js';
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

/**
 * Refuses files of different seeds: no run has both, so their results are no parts of one, and no points of one sweep.
 *
 * @throws InputError with both seeds
 */
export function expectSameSeeds(
  files: readonly (Pick<ResultFile, 'results'> & { readonly file: string })[],
): void {
  const first = files.find(({ results }) => results.length > 0);
  const seeds = new Set(first?.results.map(({ seed }) => seed));
  for (const { file, results } of files) {
    const other = results.find(({ seed }) => !seeds.has(seed));
    if (other)
      throw new InputError(
        `${file}: error: seed: expected ${[...seeds].join(', ')} as in ${first?.file}, received ${other.seed}`,
      );
  }
}

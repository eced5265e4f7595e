import type { Result } from '../result.js';
import { codeDifferences } from './code-differences.js';
import type { Code } from './code.js';

/**
 * A sentence that marks results of mixed code; none where all are of the same.
 *
 * @param codes - those that made them, as far as they are known
 */
export function mixedCode(results: readonly Pick<Result, 'code'>[], codes: readonly Code[]): string[] {
  const hashes = [...new Set(results.flatMap(({ code = [] }) => code))];
  if (hashes.length < 2) return [];
  const known = codes.filter(({ hash }) => hashes.includes(hash));
  const [first, ...others] = known;
  const differing = others.map((one) => (first ? codeDifferences(first, one) : ''));
  const words = known.length < hashes.length ? [...differing, 'some of it is not known'] : differing;
  return [
    `Mixed code: these trials were made by ${hashes.length} versions of the code. They differ in ${words.join('; ')}.`,
  ];
}

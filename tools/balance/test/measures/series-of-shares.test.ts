import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { changes } from '../../src/expectations/drift.js';
import type { Result } from '../../src/result.js';
import { readResults, writeResults } from '../../src/result-file.js';

const resultOf = (...hits: readonly number[]): Result => ({
  experiment: 'made-up',
  seed: 's',
  parameters: {},
  block: 100,
  trials: 100,
  blocks: [[0, 1]],
  measures: {
    fallen: { kind: 'series', at: hits.map((count) => ({ kind: 'proportion', n: 100, hits: count })) },
  },
});

test('shares over steps drift step by step: from 20 to 40 of 100', () => {
  const found = changes(resultOf(50, 20), resultOf(50, 40));
  expect(found.map(({ what, before, now }) => [what, before, now])).toEqual([
    ['fallen, step 0', 0.5, 0.5],
    ['fallen, step 1', 0.2, 0.4],
  ]);
  // 0.2 ÷ √(0.3 × 0.7 × 2/100) = 3.086 deviations come in 0.203 %; two are compared.
  expect(found[1]?.p).toBeCloseTo(2 * 0.00203, 4);
});

test('a result with shares over steps is read as it was written', () => {
  using folder = new TemporaryFolder();
  const file = { module: null, codes: [], results: [resultOf(3, 0)] };
  writeResults(folder.of('a.json'), file);
  expect(readResults(folder.of('a.json'))).toEqual(file);
});

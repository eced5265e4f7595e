import { expect, it } from 'vitest';
import { excessOf, measureBundles, rowsOf, rowsOfPage } from '../src/bundles.ts';

/** Compilers differ by some bytes from version to version. */
const TOLERANCE = 1.01;

const bundles = measureBundles();

it('no import weighs more in a page than docs/guides/packages.md says', async () => {
  const written = rowsOfPage();
  const measured = rowsOf(await bundles);
  expect(measured.map(([entryPoint, name]) => [entryPoint, name])).toEqual(
    written.map(([entryPoint, name]) => [entryPoint, name]),
  );
  const grown = measured.filter((row, i) => Number(row[3]) > Number(written[i]?.[3]) * TOLERANCE + 0.1);
  // a page that needs more: "npx pnpm@12.21.0 --filter @ec/checks run bundle-sizes", and a changeset that says why
  expect(grown).toEqual([]);
});

it('no import weighs more than it may', async () => {
  expect(excessOf(await bundles)).toEqual([]);
});

it('an import of more than its limit is named, with both figures', () => {
  const bundle = { entryPoint: '@ec/orders-parser', name: 'orderLanguage', minified: 0 };
  expect([10_000, 10_001].map((gzipped) => excessOf([{ ...bundle, gzipped }]))).toEqual([
    [],
    ['orderLanguage of @ec/orders-parser: expected at most 10000 bytes gzipped, received 10001'],
  ]);
  expect(excessOf([{ ...bundle, name: 'ec4x', gzipped: 1_000_000 }])).toEqual([]);
});

import { expect, it } from 'vitest';
import { measureBundles, rowsOf, rowsOfPage } from '../src/bundles.ts';

/** Compilers differ by some bytes from version to version. */
const TOLERANCE = 1.01;

it('no import weighs more in a page than docs/guides/packages.md says', async () => {
  const written = rowsOfPage();
  const measured = rowsOf(await measureBundles());
  expect(measured.map(([entryPoint, name]) => [entryPoint, name])).toEqual(
    written.map(([entryPoint, name]) => [entryPoint, name]),
  );
  const grown = measured.filter((row, i) => Number(row[3]) > Number(written[i]?.[3]) * TOLERANCE + 0.1);
  // a page that needs more: "npx pnpm@12.21.0 --filter @ec/checks run bundle-sizes", and a changeset that says why
  expect(grown).toEqual([]);
});

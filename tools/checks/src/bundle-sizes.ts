/**
 * Measures what one function of each package weighs in a page, and writes the table of `docs/guides/packages.md`; fails when an import weighs
 * more than it may. Run after `build` of all packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { excessOf, measureBundles, rowsOf, SIZES, SIZES_PAGE } from './bundles.ts';

const head = ['| Entry point | Import | Minified, kB | And gzipped, kB |', '| :-- | :-- | --: | --: |'];
const bundles = await measureBundles();
const rows = rowsOf(bundles).map((cells) => `| ${cells.join(' | ')} |`);
const table = [...head, ...rows].join('\n');
const page = readFileSync(SIZES_PAGE, 'utf8');
writeFileSync(
  SIZES_PAGE,
  page.replace(SIZES, (_, start: string, __: string, end: string) => `${start}\n\n${table}\n\n${end}`),
);
console.log(table);
const excess = excessOf(bundles);
for (const problem of excess) console.error(problem);
if (excess.length > 0) process.exitCode = 1;

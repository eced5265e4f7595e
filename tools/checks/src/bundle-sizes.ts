/**
 * Measures what one function of each package weighs in a page, and writes the table of `docs/guides/packages.md`. Run after `build` of all
 * packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { measureBundles, rowsOf, SIZES, SIZES_PAGE } from './bundles.ts';

const head = ['| Entry point | Import | Minified, kB | And gzipped, kB |', '| :-- | :-- | --: | --: |'];
const rows = rowsOf(await measureBundles()).map((cells) => `| ${cells.join(' | ')} |`);
const table = [...head, ...rows].join('\n');
const page = readFileSync(SIZES_PAGE, 'utf8');
writeFileSync(
  SIZES_PAGE,
  page.replace(SIZES, (_, start: string, __: string, end: string) => `${start}\n\n${table}\n\n${end}`),
);
console.log(table);

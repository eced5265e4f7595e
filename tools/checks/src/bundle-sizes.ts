/**
 * Measures what one function of each package weighs in a page, and writes the table of `docs/guides/packages.md`. Run after `build` of all
 * packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { workspaceRoot } from './run.ts';

/** A function that a page may need by itself, and the entry point that exports it. */
const FUNCTIONS = [
  ['@ec/prng', 'Prng'],
  ['@ec/cluster', 'generateCluster'],
  ['@ec/economy', 'feed'],
  ['@ec/combat', 'resolveEngagement'],
  ['@ec/orders-parser', 'orderLanguage'],
  ['@ec/reports', 'renderHtml'],
  ['@ec/workbook', 'renderWorkbook'],
  ['@ec/engine', 'resolveTurn'],
  ['@ec/ec4x', 'ec4x'],
  ['@ec/empyrean', 'empyrean'],
  ['@ec/empyrean/rules', 'empyreanLanguage'],
  ['@ec/galaxyng', 'galaxyng'],
  ['@ec/goofspiel', 'goofspiel'],
  ['@ec/multiplanetary', 'multiplanetary'],
  ['@ec/proxima', 'proxima'],
] as const;

const PAGE = join(workspaceRoot, 'docs/guides/packages.md');
const SLOT = /(<!-- bundles -->)[^]*?(<!-- end -->)/;

const rows = await Promise.all(
  FUNCTIONS.map(async ([entryPoint, name]) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { ${name} } from '${entryPoint}';\nconsole.log(${name});`,
        resolveDir: join(workspaceRoot, 'tools/checks'),
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      logLevel: 'silent',
    });
    const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
    return `| \`${entryPoint}\` | \`${name}\` | ${kilobytes(contents.length)} | ${kilobytes(gzipSync(contents).length)} |`;
  }),
);
const head = ['| Entry point | Import | Minified, kB | And gzipped, kB |', '| :-- | :-- | --: | --: |'];
const page = readFileSync(PAGE, 'utf8');
const table = [...head, ...rows].join('\n');
writeFileSync(
  PAGE,
  page.replace(SLOT, (_, start: string, end: string) => `${start}\n\n${table}\n\n${end}`),
);
console.log(table);

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

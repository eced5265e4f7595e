/**
 * Builds the site: `node src/build.ts [--base /ec/] [--out dist]`. The packages and their types are built. What its pages are made of is written
 * first: the API reference, the rulings, and the documentation.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { REFERENCE, writeContent } from './content-pages/write-content.ts';
import { writeWorker } from './offline/write-worker.ts';
import { writeModules } from './samples/write-modules.ts';

const SITE = join(import.meta.dirname, '..');

/** Options of TypeDoc beside those of the repository: Markdown for the site, one page an entry point. */
const REFERENCE_OPTIONS = [
  ['--plugin', join(SITE, '../../typedoc.sources.js')],
  ['--plugin', join(SITE, 'node_modules/typedoc-plugin-markdown/dist/index.js')],
  ['--out', REFERENCE],
  ['--outputFileStrategy', 'modules'],
  ['--hidePageHeader', 'true'],
  ['--hideBreadcrumbs', 'true'],
  ['--useHTMLAnchors', 'true'],
  ['--logLevel', 'Warn'],
];

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'dist' } },
});
const { status } = spawnSync('npx', ['--no', '--', 'typedoc', ...REFERENCE_OPTIONS.flat()], {
  cwd: join(SITE, '../..'),
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
await writeContent();
await build({ root: SITE, base: values.base, outDir: values.out });
await writeModules(join(SITE, values.out));
await writeWorker(join(SITE, values.out));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { workspaceRoot } from './run.ts';

/** A function that a page may need by itself, and the entry point that exports it. */
const FUNCTIONS = [
  ['@ec/prng', 'Prng'],
  ['@ec/prng', 'formatInteger'],
  ['@ec/cluster', 'generateCluster'],
  ['@ec/economy', 'feed'],
  ['@ec/combat', 'resolveEngagement'],
  ['@ec/orders-parser', 'orderLanguage'],
  ['@ec/orders-parser', 'nearest'],
  ['@ec/reports', 'renderHtml'],
  ['@ec/workbook', 'renderWorkbook'],
  ['@ec/desk', 'defineDesk'],
  ['@ec/desk/clerk', 'clerkOf'],
  ['@ec/engine', 'createGame, resolveTurn'],
  ['@ec/engine', 'stateHash'],
  ['@ec/engine', 'DONE'],
  ['@ec/ec4x', 'ec4x'],
  ['@ec/empyrean', 'empyrean'],
  ['@ec/empyrean/rules', 'empyreanLanguage'],
  ['@ec/galaxyng', 'galaxyng'],
  ['@ec/goofspiel', 'goofspiel'],
  ['@ec/multiplanetary', 'multiplanetary'],
  ['@ec/proxima', 'proxima'],
  ['@ec/empyrean/experiments', 'diceSum'],
] as const;

/** Most that an import may weigh, gzipped, in bytes (included): a page that asks for a part does not load the rest. */
const LIMITS: Readonly<Record<string, number>> = {
  orderLanguage: 10_000,
  nearest: 2_000,
  'createGame, resolveTurn': 15_000,
  stateHash: 8_000,
  DONE: 200,
  goofspiel: 25_000,
};

/** What an import weighs in a page, in bytes. */
export interface Bundle {
  readonly entryPoint: string;
  readonly name: string;
  readonly minified: number;
  readonly gzipped: number;
}

/** The page with the table of sizes, and the place of the table. */
export const SIZES_PAGE = join(workspaceRoot, 'docs/guides/packages.md');
export const SIZES = /(<!-- bundles -->)([^]*?)(<!-- end -->)/;

/** Bundles every import by itself for browsers; all packages are built. */
export function measureBundles(): Promise<Bundle[]> {
  return Promise.all(
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
      return { entryPoint, name, minified: contents.length, gzipped: gzipSync(contents).length };
    }),
  );
}

/** Rows of the table: entry point and import, with kilobytes minified and gzipped. */
export function rowsOf(bundles: readonly Bundle[]): string[][] {
  return bundles.map(({ entryPoint, name, minified, gzipped }) => [
    `\`${entryPoint}\``,
    `\`${name}\``,
    kilobytes(minified),
    kilobytes(gzipped),
  ]);
}

/** What is wrong with imports that weigh more than they may. */
export function excessOf(bundles: readonly Bundle[]): string[] {
  return bundles.flatMap(({ entryPoint, name, gzipped }) => {
    const limit = LIMITS[name] ?? Infinity;
    const expected = `expected at most ${limit} bytes gzipped`;
    return gzipped <= limit ? [] : [`${name} of ${entryPoint}: ${expected}, received ${gzipped}`];
  });
}

/** Rows of the table as the page has them. */
export function rowsOfPage(): string[][] {
  const [, , table = ''] = SIZES.exec(readFileSync(SIZES_PAGE, 'utf8')) ?? [];
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

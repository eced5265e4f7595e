import { build } from 'esbuild';
import { join } from 'node:path';

/** The script of a report's HTML page, made of `pages/`: what builds and tests put in the place of `PAGE_SCRIPT`. */
export async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'pages/report-page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

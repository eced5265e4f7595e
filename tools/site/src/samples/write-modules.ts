import { build } from 'esbuild';
import { join } from 'node:path';
import { browserEntryPoints } from './browser-entry-points.ts';

/** Writes what samples of code import into the folder `run` of a built site: a module for each entry point, with what they share apart. */
export async function writeModules(folder: string): Promise<void> {
  await build({
    entryPoints: [...browserEntryPoints()].map(([out, file]) => ({ in: file, out })),
    outdir: join(folder, 'run'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['browser'],
    chunkNames: 'shared/[hash]',
    logLevel: 'error',
  });
}

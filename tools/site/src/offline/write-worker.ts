import { getManifest } from '@serwist/build';
import { build } from 'esbuild';
import { join } from 'node:path';

/** Largest file that is kept, in bytes (included). */
const LARGEST = 20_000_000;

/** Writes the worker that keeps a built site, with the list of its files. */
export async function writeWorker(folder: string): Promise<void> {
  const {
    manifestEntries = [],
    count,
    size,
    warnings,
  } = await getManifest({
    globDirectory: folder,
    globPatterns: ['**/*'],
    maximumFileSizeToCacheInBytes: LARGEST,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  await build({
    entryPoints: [join(import.meta.dirname, 'worker.ts')],
    outfile: join(folder, 'offline.js'),
    bundle: true,
    minify: true,
    define: { FILES: JSON.stringify(manifestEntries) },
    logLevel: 'error',
  });
  console.log(`${count} files, ${Math.round(size / 1e6)} MB, are kept in the browser`);
}

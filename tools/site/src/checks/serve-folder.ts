import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A folder that is served on this machine alone. */
export interface ServedFolder extends AsyncDisposable {
  /** Address of the folder, with a slash at its end. */
  readonly address: string;
}

/**
 * Serves a folder under a path as a host of static pages does: files of a known type are compressed for those who take them so.
 *
 * @param isMissing - whether a file, by its path in the folder, is not found although it is there
 */
export async function serveFolder(
  folder: string,
  base: string,
  isMissing: (path: string) => boolean = () => false,
): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = join(folder, decodeURI(pathname.slice(base.length)));
    const file = existsSync(found) && statSync(found).isDirectory() ? join(found, 'index.html') : found;
    if (
      !pathname.startsWith(base) ||
      !file.startsWith(folder) ||
      !existsSync(file) ||
      isMissing(relative(folder, file))
    )
      response.writeHead(404).end();
    else {
      const type = TYPES[extname(file)];
      const isPacked = type !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding']));
      const bytes = readFileSync(file);
      response
        .writeHead(200, {
          'content-type': type ?? 'application/octet-stream',
          ...(isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
        })
        .end(isPacked ? gzipSync(bytes) : bytes);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

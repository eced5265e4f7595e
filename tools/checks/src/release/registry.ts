/** A package registry of our own for a rehearsal: on this machine alone, in a temporary folder, and gone at the end. */
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/** A registry that is open. */
export interface Registry extends AsyncDisposable {
  /** Address, with a slash at its end. */
  readonly url: string;
  /** Writes settings for npm by which it uses this registry, and may publish there, into a folder. @returns their path */
  readonly userConfig: (folder: string) => string;
}

/**
 * Opens a registry that takes our packages from anybody on this machine, and has all others from another registry.
 *
 * @param folder - where packages are kept
 * @param upstream - address of the other registry
 */
export async function openRegistry(folder: string, upstream: string): Promise<Registry> {
  const app: Server = await runServer({
    storage: join(folder, 'storage'),
    self_path: folder,
    uplinks: { upstream: { url: upstream, maxage: '60m' } },
    packages: {
      '{@ec/*,create-ec-game}': { access: '$all', publish: '$anonymous', unpublish: '$anonymous' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    web: { enable: false },
    max_body_size: '64mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  const server = await new Promise<Server>((done, fail) => {
    const opened = app.listen(0, '127.0.0.1', () => done(opened));
    opened.on('error', fail);
  });
  const { port } = server.address() as AddressInfo;
  const host = `//127.0.0.1:${port}/`;
  return {
    url: `http:${host}`,
    userConfig(at) {
      const path = join(at, 'npmrc');
      writeFileSync(path, `registry=http:${host}\n${host}:_authToken=rehearsal\n`);
      return path;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InputError } from '@ec/cli';
import { getRequestListener } from '@hono/node-server';
import type { LiveGame } from './live-game.js';
import { liveRoutes } from './routes.js';

/** The address that no other machine can reach. */
const HOST = '127.0.0.1';

/** Milliseconds that answers under way are given at the end. */
const GRACE = 1_000;
/** Milliseconds between checks for connections that can be closed by then. */
const TIDYING = 20;

/** A live game that can be reached, until it is disposed of: streams are ended, and answers under way are sent. */
export interface LiveServer extends AsyncDisposable {
  /** Such as `http://127.0.0.1:8078`. */
  readonly address: string;
}

/**
 * Serves a live game on this machine.
 *
 * @param port - 0 for any that is free
 * @throws InputError when the port is taken
 */
export async function serveLive(live: LiveGame, port: number): Promise<LiveServer> {
  const stopping = new AbortController();
  const { fetch } = liveRoutes(live, stopping.signal);
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new InputError(`--port: error: expected a free port, received ${port}; 0 takes any`);
  }
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      const closed = once(server, 'close');
      server.close();
      // A connection whose answer is sent would be kept for the next request.
      const tidy = setInterval(() => server.closeIdleConnections(), TIDYING);
      const giveUp = setTimeout(() => server.closeAllConnections(), GRACE);
      await closed;
      clearInterval(tidy);
      clearTimeout(giveUp);
    },
  };
}

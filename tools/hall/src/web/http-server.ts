import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { inputErrorIn } from '@ec/cli';
import { getRequestListener } from '@hono/node-server';

/** The address that no other machine can reach. */
const HOST = '127.0.0.1';

/** Milliseconds that answers under way are given at the end. */
const GRACE = 1_000;
/** Milliseconds between checks for connections that can be closed by then. */
const TIDYING = 20;

/**
 * Milliseconds for a request: for its headers, for the whole of it, and until the next one on the same connection. Proxies keep theirs for two minutes at
 * most unless told otherwise, so that it is they who close them, and no request meets a connection that is just being closed.
 */
const TIME_LIMITS: ServerOptions = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 130_000,
  connectionsCheckingInterval: 1_000,
};
/** Milliseconds without a byte in either direction after which a connection is closed; streams of events send more often. */
const SILENCE = 60_000;
/** Most connections at once. */
const CONNECTIONS = 4_096;

/** A server that can be reached, until it is disposed of: streams are ended, and answers under way are sent. */
export interface OpenServer extends AsyncDisposable {
  /** Such as `http://127.0.0.1:8078`. */
  readonly address: string;
}

/** Where a server listens. */
interface Place {
  /** 0 for any that is free. */
  readonly port: number;
  /** The option that gave the port; `--port` when absent. */
  readonly option?: string;
  /** What stands before all answers. */
  readonly gate?: (answer: RequestListener) => RequestListener;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Routes that are known when a server has its address; requests that come before wait for them. */
export function routesToCome(): {
  readonly fetch: Fetch;
  readonly come: (routes: { readonly fetch: Fetch }) => void;
} {
  let come: (routes: { readonly fetch: Fetch }) => void = () => undefined;
  const routes = new Promise<{ readonly fetch: Fetch }>((resolve) => {
    come = resolve;
  });
  return { fetch: async (request) => (await routes).fetch(request), come };
}

/**
 * Serves on this machine alone.
 *
 * @param stopping - aborted at the end, so that streams end
 * @throws InputError when the port is taken
 */
export async function openServer(
  fetch: Fetch,
  { port, option = '--port', gate = (answer) => answer }: Place,
  stopping: AbortController,
): Promise<OpenServer> {
  const server = createServer(
    TIME_LIMITS,
    oneByOne(
      gate(getRequestListener((request) => fetch(ownKind(request)), { overrideGlobalObjects: false })),
    ),
  );
  server.maxConnections = CONNECTIONS;
  server.setTimeout(SILENCE);
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw inputErrorIn(option, `expected a free port, received ${port}; 0 takes any`);
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

/** Methods with a body, of those that a hall answers. */
const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT']);

/** A request whose length is not stated is read and made anew by the limit on its body, which takes no request of the library's own kind. */
function ownKind(request: Request): Request {
  const { url, method, headers, signal } = request;
  const isStated = headers.has('content-length') && !headers.has('transfer-encoding');
  if (isStated || !CHANGING.has(method)) return request;
  const { body } = request;
  return new Request(url, { method, headers, body, signal, duplex: 'half' });
}

/** Answers one request at a time on each connection, and cuts off who sends the next before: no browser does, and thousands would come at once. */
function oneByOne(answer: RequestListener): RequestListener {
  const busy = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (busy.has(socket)) {
      socket.destroy();
      return;
    }
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
    answer(request, response);
  };
}

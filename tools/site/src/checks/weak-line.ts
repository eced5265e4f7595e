/** A line between a browser and a hall that delays, cuts and swallows. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of a request: it passes; it is lost on its way; the hall gets it, and its answer is cut off or never comes; or a proxy answers in the
 * hall's place, with a page of its own.
 */
export type Fate = 'passes' | 'lost' | 'cut' | 'swallowed' | 'bad-gateway' | 'other-page';

/** A line with weather of its own. */
export interface WeakLine extends AsyncDisposable {
  /** Such as `http://127.0.0.1:8078`. */
  readonly address: string;
  /** Says what becomes of requests from now on. */
  fate: (method: string, path: string) => Fate | Promise<Fate>;
  /** Requests that came so far, as `PUT /games/four/seats/1/draft`. */
  readonly asked: readonly string[];
}

const PAGE = '<!doctype html><title>Proxy</title><p>This is not the hall.</p>';

/**
 * Opens a line to a server, which passes everything until it is told otherwise.
 *
 * @param to - address of the server
 */
export async function openWeakLine(to: string): Promise<WeakLine> {
  const { hostname, port } = new URL(to);
  const asked: string[] = [];
  const line = {
    fate: (() => 'passes') as WeakLine['fate'],
    asked,
  };
  const pass = (request: IncomingMessage, response: ServerResponse, fate: Fate): void => {
    const { method, url, headers } = request;
    const passed = ask({ hostname, port, method, path: url, headers }, (answer) => {
      if (fate === 'cut') {
        answer.resume();
        answer.once('end', () => response.destroy());
      } else if (fate === 'swallowed') answer.resume();
      else {
        // On a connection that was used before, a browser sends a request again by itself.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      }
    });
    passed.once('error', () => response.destroy());
    response.once('close', () => {
      if (fate === 'passes') passed.destroy();
    });
    request.pipe(passed);
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const fate = await line.fate(method, url);
    if (fate === 'lost') request.resume().once('end', () => response.destroy());
    else if (fate === 'bad-gateway' || fate === 'other-page')
      request.resume().once('end', () => {
        const headers = { 'Content-Type': 'text/html', Connection: 'close' };
        response.writeHead(fate === 'other-page' ? 200 : 502, headers).end(PAGE);
      });
    else pass(request, response, fate);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(line, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

/** Requests as an attacker makes them: every header can be set, and nothing is added. */
import { request } from 'node:http';

/** What is asked for. */
export interface Asked {
  readonly method: string;
  /** With its parameters. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** What was answered. */
export interface Answer extends Asked {
  readonly status: number;
  /** Headers, by their names in small letters. */
  readonly got: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Milliseconds after which an answer that goes on, such as a stream of events, is looked at as far as it has come. */
const LONG_ENOUGH = 20_000;

/** Asks once, and reads the answer to its end; of a stream of events, its first part. */
export function ask(address: string, asked: Asked): Promise<Answer> {
  const { method, path, body } = asked;
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { ...asked.headers } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const { 'set-cookie': cookies = [], ...others } = headers;
      const got = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
      const isStream = got['content-type']?.startsWith('text/event-stream') ?? false;
      const chunks: Buffer[] = [];
      const end = (): void => {
        clearTimeout(timer);
        resolve({ ...asked, status, got, cookies, text: Buffer.concat(chunks).toString() });
        if (isStream) sent.destroy();
      };
      response
        .on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (isStream) end();
        })
        .on('end', end)
        .on('error', reject);
    });
    const timer = setTimeout(
      () => sent.destroy(new Error(`${method} ${path}: expected an answer within ${LONG_ENOUGH} ms`)),
      LONG_ENOUGH,
    );
    sent.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sent.end(body);
  });
}

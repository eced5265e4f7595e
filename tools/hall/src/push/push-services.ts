import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which push services are asked; those of the internet alone when absent. */
export interface PushReach {
  /** Whether also those of this machine and its networks are, at any port: for tests. */
  readonly isPrivate: boolean;
  /** Certificates of further authorities that sign for them, as PEM. */
  readonly ca?: string | undefined;
}

/** A browser's address leads to no push service of the internet. */
export class RefusedAddress extends Error {}

/** What is sent to a push service. */
interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Milliseconds that a push service has for its answer. */
const PATIENCE = 10_000;

/** Bytes of an answer that are read: nothing in it is of use, but a connection can go on when all of it has come. */
const ANSWER = 16_384;

/**
 * Asks push services. Browsers name their addresses, so anybody can name any: only what is beyond TLS and at a public address of the internet is
 * asked. A name is resolved once; the connection goes to what was looked at. Nothing redirects it elsewhere.
 */
export class PushServices implements Disposable {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #isPrivate: boolean;
  readonly #ca: string | undefined;

  constructor({ isPrivate, ca }: PushReach = { isPrivate: false }) {
    this.#isPrivate = isPrivate;
    this.#ca = ca;
  }

  /**
   * Sends something to a browser's address.
   *
   * @returns the status of the answer
   * @throws RefusedAddress when the address is none of the internet; Error when there is no answer within 10 s
   */
  async post(endpoint: string, { headers, body }: Sent): Promise<number> {
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' || (!this.#isPrivate && !isUsual(url)))
      throw new RefusedAddress('expected the address of a push service, received another');
    return new Promise((resolve, reject) => {
      const asked = request(url, {
        ...{ method: 'POST', headers, agent: this.#agent, signal: AbortSignal.timeout(PATIENCE) },
        ...(!this.#isPrivate && { lookup: publicOnly }),
        ...(this.#ca !== undefined && { ca: this.#ca }),
      });
      asked.on('error', reject);
      asked.on('response', (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > ANSWER) response.destroy();
        });
        response.on('error', () => undefined);
        resolve(response.statusCode ?? 0);
      });
      asked.end(body);
    });
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}

/** Whether an address is at the usual port, and of the internet as far as that can be said before its name is resolved. */
function isUsual({ port, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return port === '' && (isIP(host) === 0 || isPublic(host));
}

/** Resolves a name as usual, and refuses it where any of its addresses is not of the internet. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), '');
    else if (!addresses.every(({ address }) => isPublic(address)))
      callback(new RefusedAddress('expected a push service of the internet, received a private address'), '');
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Whether an address is public: neither this machine's own, nor of a private network, nor reserved. */
export function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

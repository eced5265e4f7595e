import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { networkIn } from '../limits/network-of.js';
import { Counted } from '../limits/counted.js';
import type { RequestLimits } from '../limits/limits.js';
import { spread } from '../limits/slowed.js';
import type { Observe } from '../observe/hall-event.js';
import { refusalOf } from './refusal.js';
import { headersOf } from './security.js';

/**
 * Refuses, late and before anything else is done for it, what a network asks too often. Where no proxy states an address, any number of players may
 * be behind it, and all goes through.
 *
 * @param address - the hall's public address, if it is known
 */
export function floodGate(
  limits: RequestLimits,
  { address = '', observe }: { readonly address?: string | undefined; readonly observe: Observe },
): (answer: RequestListener) => RequestListener {
  const asked = new Counted(limits);
  const later = spread();
  const headers = headersOf(address);
  const expected = `at most ${limits.most} requests in ${limits.period / 1_000} s`;
  const refuse = (request: IncomingMessage, response: ServerResponse, wait: number): void => {
    const message = `expected ${expected}, received more; ask again in ${wait} s`;
    const { type, text } = refusalOf(request.headers, 'too-many', message);
    const own = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), 'Retry-After': wait };
    response.writeHead(429, { ...headers, ...own }).end(text);
  };
  return (answer) => async (request, response) => {
    // Node joins several of these headers into one text
    const from = networkIn(request.headers['x-forwarded-for'] as string | undefined);
    const wait = from === undefined ? 0 : await asked.count(from);
    if (wait === 0) return answer(request, response);
    const began = performance.now();
    setTimeout(() => {
      if (response.destroyed) return;
      refuse(request, response, wait);
      const milliseconds = Math.round(performance.now() - began);
      observe({ event: 'request', method: request.method ?? '', route: 'none', status: 429, milliseconds });
    }, later(limits.delay));
  };
}

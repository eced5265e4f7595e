import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Observe } from '../observe/hall-event.js';
import { headersOf } from '../web/security.js';
import { refusalOf } from '../web/refusal.js';
import { addressIn } from './address-of.js';
import { spread } from './slowed.js';

/** How often one address can ask. */
export interface RequestLimits {
  /** Requests in each period: far more than browsers send. */
  readonly most: number;
  /** Milliseconds. */
  readonly period: number;
  /** Milliseconds until a request too many is refused; up to twice as many where others wait. */
  readonly delay: number;
}

/**
 * Refuses, late and before anything else is done for it, what an address asks too often: a page takes ten times as long as this refusal. Where no
 * proxy states an address, any number of players may be behind it, and all goes through.
 *
 * @param address - the hall's public address, if it is known
 */
export function floodGate(
  { most, period, delay }: RequestLimits,
  { address = '', observe }: { readonly address?: string | undefined; readonly observe: Observe },
): (answer: RequestListener) => RequestListener {
  const asked = new RateLimiterMemory({ points: most, duration: period / 1_000 });
  const later = spread();
  const headers = headersOf(address);
  return (answer) => async (request, response) => {
    const from = addressIn(request.headers['x-forwarded-for'] as string | undefined);
    if (from === undefined) return answer(request, response);
    const { consumedPoints, msBeforeNext } = await asked.penalty(from);
    if (consumedPoints <= most) return answer(request, response);
    const wait = Math.ceil(msBeforeNext / 1_000);
    const began = performance.now();
    setTimeout(() => {
      if (response.destroyed) return;
      refuse(request, response, wait);
      observe({
        event: 'request',
        method: request.method ?? '',
        route: 'none',
        status: 429,
        milliseconds: Math.round(performance.now() - began),
      });
    }, later(delay));
  };

  function refuse(
    { headers: { accept, authorization } }: IncomingMessage,
    response: ServerResponse,
    wait: number,
  ): void {
    const message = `expected at most ${most} requests in ${period / 1_000} s, received more; ask again in ${wait} s`;
    const { type, text } = refusalOf({ accept, authorization }, 'too-many', message);
    response
      .writeHead(429, {
        ...headers,
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(text),
        'Retry-After': wait,
      })
      .end(text);
  }
}

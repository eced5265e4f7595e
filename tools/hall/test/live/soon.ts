import { setImmediate } from 'node:timers/promises';

/** What a promise gives without any time passing; `waits` where it goes on waiting. */
export function soon<T>(promise: Promise<T>): Promise<T | 'waits'> {
  return Promise.race([promise, setImmediate<'waits'>('waits')]);
}

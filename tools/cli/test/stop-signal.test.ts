import { afterEach, describe, expect, test, vi } from 'vitest';
import { stopSignal } from '../src/stop-signal.js';

const said: unknown[] = [];
vi.spyOn(console, 'error').mockImplementation((text) => said.push(text));
afterEach(() => said.splice(0));

describe('what ends a long task', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s is announced, and heard once', (name) => {
    using stop = stopSignal('finishing the turn');
    expect(stop.signal.aborted).toBe(false);
    process.emit(name);
    expect([stop.signal.aborted, stop.signal.reason]).toEqual([true, 'interrupted']);
    expect(said).toEqual(['finishing the turn; press Ctrl-C again to quit at once']);
    expect(process.listeners(name)).toEqual([]);
  });

  test('a time that is up', async () => {
    using stop = stopSignal('finishing', 1);
    await new Promise((done) => stop.signal.addEventListener('abort', done));
    expect([stop.signal.reason, said]).toEqual(['time', []]);
  });

  test('nothing, once it is disposed of', () => {
    const stop = stopSignal('finishing');
    stop[Symbol.dispose]();
    expect([process.listeners('SIGINT'), process.listeners('SIGTERM')]).toEqual([[], []]);
  });
});

/**
 * The thread that keeps time and mail of a hall.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { InputError } from '@ec/cli';
import { keepHall } from './hall/keep-hall.js';
import type { KeptHall } from './hall/kept-hall.js';
import { SIGNS_OF_LIFE, type ThreadMessage } from './hall/keep-in-thread.js';
import { wallClock } from './live/clock.js';

if (!parentPort) throw new Error('expected to run in a thread of a hall');
const port = parentPort;
const say = (message: ThreadMessage): void => port.postMessage(message);
const stopping = new AbortController();
// Whatever is said to it ends it.
port.once('message', () => stopping.abort());
try {
  const { ended } = await keepHall(workerData as KeptHall, {
    clock: wallClock,
    observe: (event) => say({ kind: 'event', event }),
    signal: stopping.signal,
  });
  say({ kind: 'open' });
  using _ = signsOfLife();
  await ended;
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  say({ kind: 'refused', message: error.message });
} finally {
  port.close();
}

/** Says from time to time that the thread is not stuck, until it is disposed of. */
function signsOfLife(): Disposable {
  const timer = setInterval(() => say({ kind: 'alive' }), SIGNS_OF_LIFE);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

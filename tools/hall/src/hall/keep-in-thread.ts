import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { InputError } from '@ec/cli';
import { wallClock } from '../live/clock.js';
import type { HallEvent } from '../observe/hall-event.js';
import type { Keeping, Kept, KeptHall } from './kept-hall.js';

/** What a thread says that keeps a hall. */
export type ThreadMessage =
  /** Mail can come in. */
  | { readonly kind: 'open' }
  /** It ends, as an option or setting is wrong. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It is not stuck. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'event'; readonly event: HallEvent };

/** Milliseconds until a thread that failed is followed by another one. */
const PAUSE = 10_000;

/** Milliseconds between two signs of life. */
export const SIGNS_OF_LIFE = 15_000;

/**
 * Keeps a hall as `keepHall` does, in a thread of its own: turns that take long hold up no page. A thread that fails is followed by another one, which
 * goes on from what the files say.
 *
 * @returns when mail can come in
 * @throws InputError as `keepHall` does
 */
export async function keepInThread(hall: KeptHall, keeping: Omit<Keeping, 'clock'>): Promise<Kept> {
  let alive = wallClock.now();
  const live = (): void => void (alive = wallClock.now());
  const first = startThread(hall, keeping, live);
  await first.opened;
  return { ended: keepStarting(hall, keeping, first.ended, live), alive: () => alive };
}

async function keepStarting(
  hall: KeptHall,
  keeping: Omit<Keeping, 'clock'>,
  first: Promise<void>,
  live: () => void,
): Promise<void> {
  const { observe, signal } = keeping;
  let ended = first;
  for (;;) {
    try {
      await ended;
      if (signal.aborted) return;
      observe({ event: 'failure', text: 'the thread that keeps time and mail has ended' });
    } catch (error) {
      const { message } = error as Error;
      observe({ event: 'failure', text: `the thread that keeps time and mail has failed: ${message}` });
    }
    await wallClock.until(wallClock.now() + PAUSE, signal);
    if (signal.aborted) return;
    const next = startThread(hall, keeping, live);
    ended = next.opened.then(() => next.ended);
  }
}

interface Started {
  /** Settles when mail can come in. */
  readonly opened: Promise<void>;
  /** Settles when it has ended; fails when the thread does. */
  readonly ended: Promise<void>;
}

function startThread(hall: KeptHall, { observe, signal }: Omit<Keeping, 'clock'>, live: () => void): Started {
  const thread = new Worker(new URL('./hall-thread.js', import.meta.url), { workerData: hall });
  const end = (): void => thread.postMessage('end');
  signal.addEventListener('abort', end);
  thread.once('exit', () => signal.removeEventListener('abort', end));
  const ended = once(thread, 'exit').then(() => undefined);
  const opened = new Promise<void>((resolve, reject) => {
    thread.on('message', (message: ThreadMessage) => {
      live();
      if (message.kind === 'open') resolve();
      else if (message.kind === 'refused') reject(new InputError(message.message));
      else if (message.kind === 'event') observe(message.event);
    });
    // a thread that fails before it is open says so once
    ended.then(() => reject(new Error('it ended before it could begin')), reject);
  });
  return { opened, ended };
}

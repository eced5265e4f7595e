import { InputError } from '@ec/cli';
import { gameStatus, lockLive, storedCalendar, type StoredGame } from '@ec/engine/sqlite';
import type { OutsideSeats } from '../game/outside-seats.js';
import type { Clock } from './clock.js';
import { LiveGame } from './live-game.js';
import { playPrograms } from './play-programs.js';
import type { Pace } from './schedule.js';
import type { LiveLimits } from './routes.js';
import { serveLive } from './serve-live.js';

/** How a game is played live. */
export interface HostOptions extends Pace {
  readonly clock: Clock;
  /** Port of the server; 0 for any that is free. */
  readonly port: number;
  /** What one player can ask for; the usual limits when absent. */
  readonly limits?: LiveLimits;
  /** Programs that play seats; none when absent. */
  readonly programs?: OutsideSeats;
  /** Ends the game after the tick that is under way; its file can go live again. */
  readonly signal: AbortSignal;
  /** Called when the game can be reached, before its first tick. */
  readonly onLive: (live: LiveGame, address: string) => Promise<void>;
}

/**
 * Plays a stored game on a clock and serves it, until it is over. After the end, reports are served for one more tick.
 *
 * @throws InputError when the game is over already or has a calendar, or the port is taken
 * @throws StoreError `busy` when another server plays the game; its clock is as it was
 * @throws StoreError, InvariantError when a turn cannot be resolved; the game is as it was before it
 */
export async function hostLive(stored: StoredGame, options: HostOptions): Promise<LiveGame> {
  const { clock, port, signal, limits, onLive } = options;
  if (gameStatus(stored).outcome.status === 'over')
    throw new InputError(
      `${stored.database.path}: error: expected a game that goes on, received one that is over`,
    );
  if (storedCalendar(stored) !== null)
    throw new InputError(
      `${stored.database.path}: error: expected a game without a calendar, received one whose turns "ec serve" resolves; "ec calendar --remove" ends that`,
    );
  using _ = lockLive(stored);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const changed = last.then(change);
    last = changed.catch(() => undefined);
    return changed;
  };
  const live = new LiveGame(stored, { clock, pace: () => options, inTurn });
  await using server = await serveLive(live, port, limits);
  await onLive(live, server.address);
  await play(live, options);
  await clock.until(clock.now() + options.tick, signal);
  return live;
}

/** Plays tick after tick; programs give the orders of their seats meanwhile. */
async function play(live: LiveGame, { signal, programs }: HostOptions): Promise<void> {
  if (!programs) return live.play(signal);
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const asking = playPrograms(live, programs, ended).catch((error: unknown) => {
    stop.abort();
    throw error;
  });
  await Promise.all([live.play(ended), asking]);
}

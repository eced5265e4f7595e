import { once } from 'node:events';
import { currentTurn } from '@ec/engine/sqlite';
import type { OutsideSeats } from '../game/outside-seats.js';
import type { LiveGame } from './live-game.js';

/**
 * Asks programs for the orders of their seats, turn after turn, until the game is over or a signal is given.
 *
 * @throws StoreError when the game cannot be read or written
 */
export async function playPrograms(
  live: LiveGame,
  programs: OutsideSeats,
  signal: AbortSignal,
): Promise<void> {
  const { stored, news } = live;
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  let asked: number | undefined;
  while (!live.isOver && !ended.aborted) {
    const changed = once(news, 'changed', { signal: ended }).catch(() => undefined);
    const { id } = currentTurn(stored);
    if (id !== asked)
      programs
        .submitInTime(stored, (change) => live.change(change))
        .catch((error: unknown) => failed.abort(error));
    asked = id;
    await changed;
  }
  failed.signal.throwIfAborted();
  programs.end(stored);
}

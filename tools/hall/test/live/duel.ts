/** A duel of Multiplanetary Empire in memory, between Ada in seat 1 at A1 and Bo in seat 2 at J10. */
import { createStoredGame, type StoredGame } from '@ec/engine/sqlite';
import { multiplanetary } from '@ec/multiplanetary';

/** A new one; `beforeChange` is called before every change of its file. */
export function newDuel(now: () => number, beforeChange?: () => void): StoredGame {
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Ada' },
    { id: 2, email: 'bo@example.org', name: 'Bo' },
  ];
  const game = { package: '@ec/multiplanetary', name: 'Duel', seed: 7, players };
  return createStoredGame(':memory:', multiplanetary, game, {
    clock: now,
    ...(beforeChange && { beforeChange }),
  });
}

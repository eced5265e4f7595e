import type { PlayerRecord } from '@ec/engine';

/** So many players with nothing to tell them apart but their numbers. */
export function empires(count: number): PlayerRecord[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    email: `player-${i + 1}@example.org`,
    name: `Empire ${i + 1}`,
  }));
}

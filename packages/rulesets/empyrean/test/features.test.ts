import { createGame } from '@ec/engine';
import { expect, test } from 'vitest';
import { empyrean } from '../src/ruleset.js';
import { FEATURES } from '../src/view/features.js';
import { empires } from './empires.js';
import { smallColony, smallHomeWorld } from './small-game.js';
import { viewOf } from './star-map.js';

test('what an empire has in store is the sum over its ships and colonies, and nothing of others', () => {
  const templates = { homeWorld: smallHomeWorld, homeColony: smallColony };
  const { state } = createGame(empyrean, { name: 'EC-1', seed: 4n, players: empires(2), templates });
  const [first, other] = state.holdings;
  if (!first || !other) throw new RangeError('expected two colonies');
  const stored = (quantity: number) => [
    { code: 'CNGD', techLevel: 0, quantity },
    { code: 'FOOD', techLevel: 0, quantity: 2 * quantity },
  ];
  const holdings = [
    { ...first, stored: stored(30) },
    { ...first, id: 900, stored: stored(12) },
    { ...other, stored: stored(1000) },
  ];
  const view = viewOf({ state: { ...state, holdings } as typeof state, journal: [] } as never, 1);
  const { food, goods, fuel, gold, metals, nonMetals } = FEATURES;
  expect([food, goods, fuel, gold, metals, nonMetals].map((of) => of(view))).toEqual([84, 42, 0, 0, 0, 0]);
});

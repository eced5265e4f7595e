import { generateOrder } from '@ec/orders-parser';
/** The one statement of the language: a fleet is hidden until both are sent, and then everybody sees it. */
import { createGame, resolveTurn, turnReportOf } from '@ec/engine';
import { Prng } from '@ec/prng';
import { expect, test } from 'vitest';
import { goofspielLanguage } from '../src/orders/language.js';
import { goofspiel } from '../src/ruleset.js';

const players = ['Ada', 'Bo'].map((name, i) => ({ id: i + 1, email: `${i}@example.org`, name }));

/** What seat 1 receives after a turn in which it sends a fleet of size 5, and seat 2 this. */
function received(sheet: string): unknown {
  const game = createGame(goofspiel, { name: 'Pure', seed: 7n, players });
  const next = resolveTurn(goofspiel, game, new Map([[1, 'fleet 5'] as const, [2, sheet] as const]));
  return [goofspiel.view(next.state, next.journal, 1), turnReportOf(goofspiel, next, 1)];
}

test('G-02: both fleets are revealed at once, and what was withdrawn is not', () => {
  const rng = Prng.fromSeed('kinds');
  const { kind } = generateOrder(goofspielLanguage.declaration, (low, high) => rng.between(low, high));
  expect(kind).toBe('fleet');
  expect(received('fleet 3')).not.toEqual(received('fleet 4'));
  // of several orders the last counts, and the others tell nothing
  expect(received('fleet 7\nfleet 3')).toEqual(received('fleet 3'));
});

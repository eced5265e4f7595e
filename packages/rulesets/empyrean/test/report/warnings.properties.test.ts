import fc from 'fast-check';
import { expect, test } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { play } from '../small-game.js';
import { fatesIn, type Fate } from '../warned.js';
import { needyGames } from './needy.js';

/** Deaths that nobody was warned of. */
const untold = (fates: readonly Fate[]): unknown[] =>
  fates
    .filter(({ death, warnings }) => death !== null && warnings.length === 0)
    .map(({ holding, death }) => [holding.id, death]);

test('whoever dies of want within two quarters was warned, whatever a ship or colony lacks, before its first quarter and after', () => {
  let deaths = 0;
  fc.assert(
    fc.property(needyGames(), (game) => {
      for (const at of [game, play(game)]) {
        const fates = fatesIn(empyrean, at);
        deaths += fates.filter(({ death }) => death !== null).length;
        expect(untold(fates)).toEqual([]);
      }
    }),
  );
  expect(deaths).toBeGreaterThan(0);
});

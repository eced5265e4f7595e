import { createGame, resolveTurn } from '@ec/engine';
import { expect, test } from 'vitest';
import { MILLION } from '../../src/arithmetic/people.js';
import { newColony } from '../../src/colony.js';
import { coloniesOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import { players } from '../games.js';

/** A game at turn 0 in which House 1 has a second colony of 0.99 PU on a desolate planet. */
const game = structuredClone(createGame(ec4x, { name: 'Figures', seed: 3, players: players(2) }));
const [home] = coloniesOf(game.state, 1);
const desolate = game.state.systems.find(
  ({ planetClass, colony }) => planetClass === 'desolate' && colony === null,
);
if (!home || !desolate) throw new Error('expected a home, and a desolate planet');
desolate.colony = newColony(1, 0.99 * MILLION);
const h = `${home.q},${home.r}`;
const d = `${desolate.q},${desolate.r}`;

/** What a sheet of House 1 comes to. */
function reasons(sheet: string): string[] {
  const { journal } = resolveTurn(ec4x, game, new Map([[1, sheet]]));
  return journal.flatMap((event) => (event.kind === 'order' && event.seat === 1 ? [event.reason] : []));
}

// House 1 has 210 XMR, no points, 420 PU at home, and no level of a technology
test.each([
  [
    'X-23',
    'buy ebp 15',
    ['14 of 15. There is not enough money: one more takes 15.000 XMR, and 0.000 are left.'],
  ],
  [
    'X-23',
    `public works ${h} 205\npublic works ${d} 7`,
    ['', '5 of 7. There is not enough money: one more takes 1.000 XMR, and 0.000 are left.'],
  ],
  [
    'X-23',
    'gift 2 211',
    ['210 of 211. There is not enough money: one more takes 1.000 XMR, and 0.000 are left.'],
  ],
  [
    'X-24',
    `industry ${d} 1`,
    ['Industry needs a colony of Level III: that takes more than 60 PU, and there are 0.990.'],
  ],
  ['X-28', `migrate ${d} ${h} 1`, ['0 of 1. At least 1 PU stays: 0.990 PU lived there.']],
  ['X-30', `terraform ${h}`, ['The planet has the best class: eden, class 7 of 7.']],
  [
    'X-37',
    `build ${h} shipyard ET 5\nsalvage ${h} SY 1`,
    ['', 'The docks are in use: each SY has 10, and 5 of theirs are free.'],
  ],
  ['X-43', 'split 2 3', ['One squadron or unit must stay: the order names 1 of 1.']],
  [
    'X-30',
    `terraform ${d}`,
    ['This class of planet needs a higher level of terraforming: it takes 3, and yours is 0.'],
  ],
  [
    'X-31',
    'upgrade el\nupgrade cst',
    [
      'The pool has too few points: the level takes 50, and there are 0.',
      'This level needs a higher science level: it takes science level 1, and yours is 0.',
    ],
  ],
  [
    'X-34',
    `build ${h} shipyard CL 20`,
    ['5 of 20. There are not enough free docks: each takes 2, and 10 were free.'],
  ],
  [
    'X-34',
    `build ${h} colony MD 999`,
    [
      '14 of 999. The colony can start no more this turn: each takes 3 XMR of its product, and there were 42.',
    ],
  ],
  [
    'X-34',
    `build ${h} shipyard BB 1`,
    ['This class needs a higher construction level: it takes 4, and yours is 0.'],
  ],
  ['X-37', `docks ${d} 1`, ['The colony has no shipyard.']],
  ['X-63', 'subvert theft 2', ['The pool has too few points: it takes 5 EBP, and there are 0.']],
  [
    'X-74',
    'capitulate 2',
    [
      'You have your home, and have not been at war with this House for long enough: it takes 13 turns, and there were 0.',
    ],
  ],
])('%s: what was needed, and what there was: %s', (_, sheet, expected) => {
  expect(reasons(sheet)).toEqual(expected);
});

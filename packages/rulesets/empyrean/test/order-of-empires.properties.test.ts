import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createGame, resolveTurn } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import type { Holding } from '../src/holding.js';

/** Orders that concern nobody else, of ship or colony #; none starves people into rebellions, whose draws go by the colony's number. */
const OWN_ORDERS = [
  '#, assemble, 100,000 structural units',
  '#, assemble, 500 automation units-1',
  '#, disassemble, 20,000 factories-1',
  '#, disassemble, 10,000 mines-1',
  '#, build change, 2, transports-1',
  '#, build change, 5, retool',
  '#, draft, 50,000 trainees',
  '#, draft, 500,000 soldiers',
  '#, disband, 400,000 soldiers',
  '#, pay, 0.01, professionals',
  '#, ration, 90%',
];
const sheet = fc.subarray(OWN_ORDERS);
const quarters = fc.array(fc.tuple(sheet, sheet), { minLength: 1, maxLength: 4 });

/** What a colony has in the end, without what only numbers it or its deposits. */
function havings({ population, rebels, stored, assembled, farms, mines, factories, techLevel }: Holding) {
  const groups = mines.map(({ units, techLevel: level }) => [units, level]);
  return { population, rebels, stored, assembled, farms, groups, factories, techLevel };
}

test.prop([quarters], { numRuns: 25 })(
  'E-17: the order of empires in the input and of their colonies in the state changes their numbers alone',
  (turns) => {
    const names = ['Ada', 'Bo'];
    const played = [names, names.toReversed()].map((order) => {
      const players = order.map((name, i) => ({ id: i + 1, email: `${name}@example.org`, name }));
      // in edition first both live on one home world, and so few turn rebel that nobody rises
      let game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players, edition: 'first' });
      for (const sheets of turns) {
        const bySeat = order.map((name, i) => {
          const lines = sheets[names.indexOf(name)] ?? [];
          return [i + 1, lines.map((line) => line.replace('#', `${i + 1}`)).join('\n')] as const;
        });
        game = resolveTurn(empyrean, game, new Map(bySeat));
      }
      return new Map(order.map((name, i) => [name, game.state.holdings[i]]));
    });
    for (const name of names) {
      const [first, second] = played.map((holdings) => holdings.get(name));
      if (!first || !second) throw new Error(`expected a colony of ${name}`);
      expect(havings(first)).toEqual(havings(second));
    }
  },
);

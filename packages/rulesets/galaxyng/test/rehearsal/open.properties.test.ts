import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { foresee } from '../../src/forecast/foresee.js';
import { openPlaces } from '../../src/forecast/open-places.js';
import { parse } from '../../src/orders/language.js';
import { view } from '../../src/view/view.js';
import { galaxyOf, home, turn } from '../turns.js';

const planetId = fc.integer({ min: 1, max: 4 });
const group = fc.record({
  type: fc.constantFrom('Drone', 'Hauler', 'Fort', 'Bomber'),
  raceId: fc.integer({ min: 1, max: 2 }),
  ships: fc.integer({ min: 1, max: 5 }),
  planetId,
});
const number = fc.integer({ min: 1, max: 6 });
const order = fc.oneof(
  fc.tuple(number, planetId).map(([ship, to]) => `s ${ship} ${to}`),
  fc.tuple(number, planetId).map(([ship, to]) => `i ${ship} ${to}`),
  fc.tuple(fc.constantFrom('u', 'x', 'g'), number).map(([word, ship]) => `${word} ${ship}`),
  fc.tuple(number, fc.constantFrom('COL', 'MAT')).map(([ship, cargo]) => `l ${ship} ${cargo}`),
  planetId.map((planet) => `n ${planet} Name_${planet}`),
  planetId.map((planet) => `p ${planet} DRIVE`),
);

describe('N-16, N-37: rehearsal and turn', () => {
  test.prop([fc.array(group, { maxLength: 8 }), fc.array(order, { minLength: 1, maxLength: 8 })], {
    numRuns: 60,
  })(
    'what is not open ends as it is foreseen, and where nothing is open so do planets and ships',
    (groups, lines) => {
      const stock = { COL: 20, CAP: 0, MAT: 9 };
      const game = galaxyOf({
        planets: [home(1, { stock }), home(2, { x: 25, stock }), { x: 30, size: 50 }, { x: 200, size: 50 }],
        groups,
      });
      const seen = view(game.state, game.journal, 1);
      const { orders } = parse(lines.join('\n'));
      const { state, results } = foresee(seen, orders);
      const after = turn(game, { 1: lines.join('\n') });
      const events = after.journal.filter((event) => event.kind === 'order');
      for (const { placed, result, isOpen } of results) {
        const event = events.find(({ line }) => line === placed.line);
        if (!isOpen) expect(`${placed.text}: ${event?.code}`).toBe(`${placed.text}: ${result.code}`);
      }
      if (openPlaces(seen, state).length > 0) return;
      const shipsIn = (groupsThen: typeof state.groups) =>
        groupsThen.filter(({ raceId }) => raceId === 1).map(({ id: _, ...ships }) => ships);
      expect(shipsIn(after.state.groups)).toEqual(shipsIn(state.groups));
      expect(after.state.planets[0]).toEqual(state.planets[0]);
    },
  );
});

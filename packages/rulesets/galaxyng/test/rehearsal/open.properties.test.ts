import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { foresee } from '../../src/forecast/foresee.js';
import { openPlaces } from '../../src/forecast/open-places.js';
import { parse } from '../../src/orders/language.js';
import { view } from '../../src/view/view.js';
import { galaxyOf, home, turn } from '../turns.js';

const planetId = fc.integer({ min: 1, max: 4 });
const stock = fc.record({
  COL: fc.constantFrom(0, 5),
  CAP: fc.constantFrom(0, 0.5, 3),
  MAT: fc.constantFrom(0, 0.5, 3),
});
const group = fc.record({
  type: fc.constantFrom('Drone', 'Hauler', 'Fort', 'Bomber'),
  raceId: fc.integer({ min: 1, max: 2 }),
  ships: fc.integer({ min: 1, max: 5 }),
  planetId,
  cargo: fc.constantFrom(null, 'COL', 'CAP', 'MAT'),
});
const number = fc.integer({ min: 1, max: 6 });

/** What ships do where they are. */
const stay = fc.oneof(
  fc.tuple(fc.constantFrom('u', 'x', 'g'), number).map(([what, ship]) => `${what} ${ship}`),
  fc
    .tuple(number, fc.constantFrom('COL', 'CAP', 'MAT'), fc.constantFrom('', ' 1', ' AMOUNT 0.5'))
    .map(([ship, cargo, how]) => `l ${ship} ${cargo}${how}`),
);
const order = fc.oneof(
  stay,
  fc.tuple(number, planetId).map(([ship, to]) => `s ${ship} ${to}`),
  fc.tuple(number, planetId).map(([ship, to]) => `i ${ship} ${to}`),
  planetId.map((planet) => `n ${planet} Name_${planet}`),
  planetId.map((planet) => `p ${planet} DRIVE`),
);

/** Whether ships that are sent may be scrapped or upgraded first, if others let them. */
const hangsTogether = (lines: readonly string[]): boolean =>
  lines.some((line) => /^[xg]/.test(line)) && lines.some((line) => /^[si]/.test(line));

describe('N-16, N-37: rehearsal and turn', () => {
  test.prop(
    [
      fc.array(group, { maxLength: 8 }),
      fc.array(order, { minLength: 1, maxLength: 8 }),
      fc.array(stay, { maxLength: 8 }),
      stock,
    ],
    { numRuns: 100 },
  )(
    'what is not open ends as it is foreseen, and where nothing is open so do planets and ships, whatever others do with cargo',
    (parts, lines, others, goods) => {
      fc.pre(!hangsTogether(lines));
      const game = galaxyOf({
        planets: [
          home(1, { stock: goods }),
          home(2, { x: 25, stock: goods }),
          { x: 30, size: 50, stock: goods },
          { x: 200, size: 50 },
        ],
        groups: parts.map(({ cargo, ...part }) =>
          cargo && part.type === 'Hauler' ? { ...part, cargo, load: 1 } : part,
        ),
      });
      const seen = view(game.state, game.journal, 1);
      // whose planets others settle unseen changes the numbers of sorted groups
      const sheet = ['o NO sortgroups', ...lines].join('\n');
      const { orders } = parse(sheet);
      const { state, results } = foresee(seen, orders);
      const after = turn(game, { 1: sheet, 2: others.join('\n') });
      const events = after.journal.filter((event) => event.kind === 'order' && event.seat === 1);
      for (const { placed, result, isOpen } of results) {
        const event = events.find((it) => it.kind === 'order' && it.line === placed.line);
        if (!isOpen) expect(event).toMatchObject({ text: placed.text, code: result.code });
      }
      if (openPlaces(seen, state).length > 0 || results.some(({ isOpen }) => isOpen)) return;
      const shipsIn = (groupsThen: typeof state.groups) =>
        groupsThen.filter(({ raceId }) => raceId === 1).map(({ id: _, ...ships }) => ships);
      expect(shipsIn(after.state.groups)).toEqual(shipsIn(state.groups));
      expect(after.state.planets[0]).toEqual(state.planets[0]);
    },
  );
});

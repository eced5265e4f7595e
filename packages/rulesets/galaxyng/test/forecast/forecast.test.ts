import { describe, expect, test } from 'vitest';
import { check } from '../../src/orders/check.js';
import { foresee } from '../../src/forecast/foresee.js';
import { parse } from '../../src/orders/language.js';
import { seal } from '../../src/orders/seal.js';
import { template } from '../../src/orders/template.js';
import { view } from '../../src/view/view.js';
import { endings, galaxyOf, groups, home, planet, race, turn } from '../turns.js';

const game = galaxyOf({
  planets: [home(1, { stock: { COL: 5, CAP: 0, MAT: 0 } }), home(2), { x: 15, size: 50 }],
  groups: [
    { type: 'Hauler', ships: 3 },
    { type: 'Drone', planetId: 2 },
  ],
  parameters: { peaceTurns: 9 },
});
const seen = view(game.state, game.journal, 1);
const sheet = 'l 1 COL 2\ns MAX 3\np 1 DRIVE\nn 2 Mine\ns 99 3\nb 1 5';
const { orders } = parse(sheet);

describe('N-37: the forecast', () => {
  test('N-37: with nobody to interfere it is what the turn brings', () => {
    const { state } = foresee(seen, orders);
    const after = turn(game, { 1: sheet });
    expect(groups({ state })).toEqual(groups(after));
    expect(planet({ state }, 1)).toEqual(planet(after, 1));
    // nobody of the race has seen planet 3, so the forecast does not know its size
    expect(planet({ state }, 3)).toMatchObject({ ownerId: 1, size: 0 });
    expect(race({ state }, 1).tech).toEqual(race(after, 1).tech);
  });

  test('N-28, N-37: what would be refused is a warning at its order', () => {
    expect(check(orders, seen)).toMatchObject([
      { code: 'not-owner', severity: 'warning', line: 4, column: 1, message: 'Planet is not owned by you' },
      { code: 'unknown-group', line: 5 },
      { code: 'too-much', line: 6 },
    ]);
    const refused = endings(turn(game, { 1: sheet })).filter((ending) => !ending.endsWith(': done'));
    expect(refused).toHaveLength(3);
  });

  test('N-37, N-40: all orders of a race that has left are warned of', () => {
    const left = turn(game, { 1: 'q Race_1' });
    expect(check(orders, view(left.state, left.journal, 1)).map(({ code }) => code)).toEqual(
      orders.map(() => 'out-of-game'),
    );
  });

  test('N-35, N-37: it leaves the view as it is', () => {
    const before = structuredClone(seen);
    foresee(seen, orders);
    expect(seen).toEqual(before);
  });
});

describe('architecture 1: the order template', () => {
  test('it shows what is in force as orders, and has none', () => {
    const routed = turn(game, { 1: 'p 1 Drone\nr 1 COL 3' });
    const text = template(view(routed.state, routed.journal, 1));
    expect(text).toBe(
      '#GALAXY Orion Race_1 **** 2\n; Orion, Race_1, orders for turn 2\n; p 1 Drone\n; r 1 COL 3\n; p 3 CAP\n',
    );
    expect(parse(text)).toMatchObject({ orders: [], diagnostics: [] });
  });

  test('N-04: a planet whose name means another is written by its number', () => {
    // before version 6, classic names began with anything
    const routed = turn(game, { 1: 'p 1 MAT\nr 1 COL 3' });
    const planets = routed.state.planets.map((it) => ({ ...it, name: it.id === 2 ? '2' : `#${4 - it.id}` }));
    const text = template(view({ ...routed.state, planets }, routed.journal, 1));
    expect(text.split('\n').slice(2)).toEqual(['; p #1 MAT', '; r #1 COL #3', '; p #3 CAP', '']);
  });

  test('N-30: its line #GALAXY is that of its race and turn, and stands above orders that are filled in', () => {
    const text = `${template(seen)}p 1 CAP\n`;
    const context = { game: 'Orion', seatName: 'Race_1', turn: 1 };
    expect(parse(text, context)).toMatchObject({
      orders: [{ order: { kind: 'produce' } }],
      diagnostics: [],
      seatName: 'Race_1',
    });
    for (const other of [{ game: 'Vega' }, { seatName: 'Race_2' }, { turn: 2 }])
      expect(parse(text, { ...context, ...other }).isRefused).toBe(true);
    // what the host keeps is what was handed in
    expect(seal(text, () => 'sealed')).toBe(text);
  });

  test.each(['Two words', 'a,b', 'a;b'])(
    'it has no such line in a game named %j, which no line can name',
    (name) => {
      const text = template({ ...seen, game: name });
      expect(text).toMatch(/^; /);
      expect(parse(text, { game: name, seatName: 'Race_1', turn: 1 }).diagnostics).toEqual([]);
    },
  );
});

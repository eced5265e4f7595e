import { createGame, rehearse } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { forecastReport } from '../../src/forecast/forecast-report.js';
import { foresee } from '../../src/forecast/foresee.js';
import { check } from '../../src/orders/check.js';
import { parse } from '../../src/orders/language.js';
import { galaxyng } from '../../src/ruleset.js';
import { view } from '../../src/view/view.js';
import { players } from '../games.js';
import { endings, galaxyOf, groups, home, turn, type GalaxyGame } from '../turns.js';

/** What race 1 reads before the turn: rehearsed results, warnings, and the lines of the forecast that are open. */
function told(game: GalaxyGame, sheet: string) {
  const { orders } = parse(sheet);
  const seen = view(game.state, game.journal, 1);
  const open = forecastReport(seen, foresee(seen, orders)).sections.find(({ id }) => id === 'open');
  return {
    results: rehearse(galaxyng, game, 1, orders)?.results.map(({ result }) => result?.code ?? 'open'),
    warnings: check(orders, seen).map(({ message }) => message),
    open: open?.blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : [])),
  };
}

const HERE = 'Combat or others may change what is foreseen here, and what hangs on it:';

describe('N-16, N-37: what hangs on combat is open', () => {
  // a Fort with a gun of 10 hits a Drone without shields for certain
  const besieged = galaxyOf({
    planets: [home(1), home(2, { x: 200 })],
    groups: [{ type: 'Drone' }, { type: 'Fort', raceId: 2 }],
  });

  test('a Drone at which a Fort shoots may not leave, and may not be there to carry anything', () => {
    expect(told(besieged, 's 1 2')).toEqual({
      results: ['open'],
      warnings: [],
      open: ['s 1 2', 'as things stand: it is carried out.', `${HERE} 1.`],
    });
    expect(told(besieged, 'u 1').warnings).toEqual(['as things stand: The ships carry no cargo']);
    expect(endings(turn(besieged, { 1: 's 1 2' }))).toEqual(['s 1 2: group-gone']);
  });

  test('a planet that own Bombers are at may be taken before it has its new name', () => {
    const siege = galaxyOf({
      planets: [home(1), home(2, { x: 200 })],
      groups: [{ type: 'Bomber', planetId: 2 }],
    });
    expect(told(siege, 'n 2 Mine')).toEqual({
      results: ['open'],
      warnings: ['as things stand: Planet is not owned by you'],
      open: ['n 2 Mine', 'as things stand: Planet is not owned by you.', `${HERE} 2.`],
    });
    expect(endings(turn(siege, { 1: 'n 2 Mine' }))).toEqual(['n 2 Mine: done']);
  });

  test('without guns nobody takes a planet of another', () => {
    const quiet = galaxyOf({
      planets: [home(1), home(2, { x: 200 })],
      groups: [{ type: 'Drone', planetId: 2 }],
    });
    expect(told(quiet, 'n 2 Mine').results).toEqual(['not-owner']);
    expect(endings(turn(quiet, { 1: 'n 2 Mine' }))).toEqual(['n 2 Mine: not-owner']);
  });

  test('ships of others on their way change what is foreseen at the planet at which they arrive', () => {
    const places = (distance: number) =>
      told(
        galaxyOf({
          planets: [home(1), home(2, { x: 200 })],
          groups: [{ type: 'Bomber', raceId: 2, originId: 2, distance }],
        }),
        '',
      ).open;
    expect(places(1)).toEqual([`${HERE} 1.`]);
    expect(places(150)).toBeUndefined();
  });

  test('ships that arrive where their race does not look may find others there', () => {
    const quiet = galaxyOf({
      planets: [home(1), home(2, { x: 200 }), { x: 15, size: 50 }],
      groups: [{ type: 'Drone' }],
    });
    expect(told(quiet, 's 1 3').open).toEqual([`${HERE} 3.`]);
    expect(told(quiet, '').open).toBeUndefined();
  });
});

describe('N-16, N-37: what hangs on the cargo of others is open', () => {
  test('of two that bring colonists to a planet one has it, and neither knows which that is', () => {
    const game = galaxyOf({
      planets: [home(1), home(2, { x: 200 }), { x: 15, size: 50 }],
      groups: [
        { type: 'Hauler', planetId: 3, cargo: 'COL', load: 1 },
        { type: 'Hauler', raceId: 2, planetId: 3, cargo: 'COL', load: 1 },
      ],
    });
    expect(told(game, 'u 1')).toEqual({
      results: ['open'],
      warnings: [],
      open: ['u 1', 'as things stand: it is carried out.', `${HERE} 3.`],
    });
    const owners = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
      const { state } = turn({ ...game, seed }, { 1: 'u 1', 2: 'u 1' });
      return state.planets[2]?.ownerId;
    });
    expect(new Set(owners)).toEqual(new Set([1, 2]));
  });

  test('ships that are on their way to a planet that nobody owned are not seen before, so what becomes of it is open', () => {
    const free = galaxyOf({
      planets: [home(1), home(2, { x: 200 }), { x: 15, size: 50 }],
      groups: [
        { type: 'Drone', planetId: 3 },
        { type: 'Hauler', cargo: 'COL', load: 1 },
      ],
    });
    expect(told(free, 's 2 3').open).toEqual([`${HERE} 3.`]);
    expect(told(free, '').open).toBeUndefined();
  });

  test('a stock that two load from is enough for the first, and who scraps a ship adds to it', () => {
    const shared = (type: 'Hauler' | 'Drone', stock: { CAP: number; MAT: number }) =>
      galaxyOf({
        planets: [home(1), home(2, { x: 200 }), { x: 15, size: 50, stock: { COL: 0, ...stock } }],
        groups: [
          { type: 'Hauler', planetId: 3 },
          { type, raceId: 2, planetId: 3 },
        ],
      });
    // a Hauler with a bay of 1 holds 1.1
    const capital = shared('Hauler', { CAP: 1.1, MAT: 0 });
    expect(told(capital, 'l 1 CAP').results).toEqual(['open']);
    const codes = ['1', '2', '3', '4', '5', '6', '7', '8'].flatMap((seed) =>
      endings(turn({ ...capital, seed }, { 1: 'l 1 CAP', 2: 'l 1 CAP' }), 1),
    );
    expect(new Set(codes)).toEqual(new Set(['l 1 CAP: done', 'l 1 CAP: too-little']));
    const scrap = shared('Drone', { CAP: 0, MAT: 0 });
    expect(told(scrap, 'l 1 MAT').warnings).toEqual([
      'as things stand: There is less in stock than the ships load: 0 of at least 0.01',
    ]);
  });

  test('what the own books refuse is refused, whoever is there', () => {
    const game = galaxyOf({
      planets: [home(1), home(2, { x: 200 })],
      groups: [{ type: 'Drone' }, { type: 'Hauler', raceId: 2 }, { type: 'Fort', raceId: 2 }],
    });
    expect(told(game, 'l 1 COL\nu 9\ns 1 1\ni 1 9').results).toEqual([
      'cannot-carry',
      'unknown-group',
      'same-place',
      'unknown-planet',
    ]);
  });

  test('ships of others without cargo change nothing at an own planet, and nothing for ships that leave', () => {
    const visited = (type: 'Hauler' | 'Drone') =>
      galaxyOf({
        planets: [home(1, { stock: { COL: 9, CAP: 0, MAT: 0 } }), home(2, { x: 200 })],
        groups: [{ type: 'Hauler' }, { type, raceId: 2 }],
      });
    expect(told(visited('Drone'), 'l 1 COL\ns 1 2')).toMatchObject({ results: ['done', 'done'] });
    expect(told(visited('Drone'), '').open).toBeUndefined();
    expect(told(visited('Hauler'), 'l 1 COL\ns 1 2').results).toEqual(['open', 'done']);
    expect(told(visited('Hauler'), '').open).toEqual([`${HERE} 1.`]);
  });
});

describe('N-16, N-37: where interceptors go hangs on others', () => {
  const game = galaxyOf({
    planets: [home(1), home(2, { x: 30 }), { x: 45, size: 50 }],
    groups: [
      { type: 'Drone', planetId: 2 },
      { type: 'Hauler', raceId: 2, planetId: 2 },
    ],
  });

  test('they follow what leaves, which their race does not know yet', () => {
    expect(told(game, 'i 1 2')).toMatchObject({
      results: ['open'],
      open: ['i 1 2', expect.anything(), `${HERE} 2.`],
    });
    // planet 3 is 15 light years away, and a Drone flies 20
    expect(groups(turn(game, { 1: 'i 1 2', 2: 's 1 3' }))).toMatchObject([{ planetId: 3, originId: null }]);
    expect(groups(turn(game, { 1: 'i 1 2' }))).toMatchObject([{ planetId: 2 }]);
  });

  test('an order that cannot be carried out in any case is refused', () => {
    expect(told(game, 'i 1 9').results).toEqual(['unknown-planet']);
  });
});

describe('N-05, N-37: a name may be taken by others in the same turn', () => {
  const game = galaxyOf({ planets: [home(1), home(2, { x: 200 })] });

  test('of two races that take one name the first has it, and neither knows which that is', () => {
    expect(told(game, 'c Same').results).toEqual(['open']);
    const after = endings(turn(game, { 1: 'c Same', 2: 'c Same' }));
    expect(after.toSorted()).toEqual(['c Same: done', 'c Same: name-taken']);
  });

  test('a name that another race has may be free by then', () => {
    expect(told(game, 'c Race_2').warnings).toEqual(['as things stand: This name is taken']);
  });

  test('a name that nobody may have is refused, and a race that is alone has its new name', () => {
    expect(told(game, 'c MAX').results).toEqual(['name-reserved']);
    const alone = createGame(galaxyng, { name: 'Orion', seed: 5n, players: players(2) });
    const state = {
      ...alone.state,
      races: alone.state.races.map((race) =>
        race.id === 2 ? { ...race, status: 'eliminated' as const } : race,
      ),
    };
    expect(told({ ...alone, state }, 'c Same').results).toEqual(['done']);
  });
});

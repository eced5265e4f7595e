import { describe, expect, test } from 'vitest';
import {
  endings,
  galaxyOf,
  groups,
  home,
  planet,
  reasons,
  turn,
  turnUpTo,
  type GalaxyGame,
} from '../turns.js';

/** Where each group of race 1 is, and what it carries. */
const cargoByPlanet = (game: GalaxyGame): [number, string | null][] =>
  groups(game)
    .map(({ planetId, cargo }): [number, string | null] => [planetId, cargo])
    .sort(([one, cargo], [other]) => one - other || (cargo === null ? -1 : 1));

const quiet = { 1: 'o NO autounload' };

describe('N-16, step 6: cargo', () => {
  test('N-27: a full load, an even split of a short stock, and what is under 0.01 is refused', () => {
    const game = galaxyOf({
      planets: [home(1, { stock: { COL: 5.5, CAP: 3, MAT: 0.03 } })],
      groups: [{ type: 'Hauler', ships: 10 }, { type: 'Drone' }],
    });
    const after = turnUpTo('cargo', game, { 1: 'l 1 COL 4\nl 1 CAP 4\nl 1 MAT\nl 2 COL' });
    expect(groups({ state: after }).map(({ ships, cargo, load }) => [ships, cargo, load])).toEqual([
      [2, 'MAT', 0.015],
      [1, null, 0],
      [4, 'COL', 1.1],
      [4, 'CAP', 0.75],
    ]);
    expect(planet({ state: after }, 1).stock.COL).toBeCloseTo(1.1, 9);
    const codes = endings(turn(game, { 1: 'l 1 COL 4\nl 1 CAP 4\nl 1 MAT\nl 2 COL\nl 1 MAT AMOUNT 2' }));
    expect(codes).toEqual([
      'l 2 COL: cannot-carry',
      'l 1 COL 4: done',
      'l 1 CAP 4: done',
      'l 1 MAT: done',
      'l 1 MAT AMOUNT 2: too-much',
    ]);
  });

  test('N-27: an amount per ship goes from 0.01 to the free room; a short stock is shared, with a warning', () => {
    const game = galaxyOf({
      planets: [home(1, { stock: { COL: 1, CAP: 9, MAT: 0 } })],
      groups: [{ type: 'Hauler', ships: 2 }],
    });
    const lines = [
      'l 1 CAP 1 AMOUNT 0.005',
      'l 1 COL 1 AMOUNT 1.2',
      'l 1 COL AMOUNT 0.4',
      'l 1 CAP',
      'l 1 COL AMOUNT 0.2',
      'l 1 COL',
    ];
    const after = turn(
      galaxyOf({
        planets: [home(1, { stock: { COL: 1, CAP: 9, MAT: 0 } })],
        groups: [{ type: 'Hauler', ships: 2 }],
      }),
      {
        1: lines.slice(2).join('\n'),
      },
    );
    expect(endings(after)).toEqual([
      'l 1 COL AMOUNT 0.4: done',
      'l 1 CAP: other-cargo',
      'l 1 COL AMOUNT 0.2: short-stock',
      'l 1 COL: too-little',
    ]);
    expect(endings(turn(game, { 1: lines.slice(0, 2).join('\n') }))).toEqual([
      'l 1 CAP 1 AMOUNT 0.005: too-little',
      'l 1 COL 1 AMOUNT 1.2: too-much',
    ]);
    // a bay of 1 holds 1 + 1² ÷ 10 at cargo technology 1
    expect(reasons(turn(game, { 1: 'l 1 COL 1 AMOUNT 1.2' }))).toEqual([
      'More than each ship has room for: 1.1.',
    ]);
  });

  test('N-16: stock of others may be loaded; colonists join the people of others', () => {
    const game = galaxyOf({
      planets: [home(2, { stock: { COL: 3, CAP: 0, MAT: 0 }, size: 2000 })],
      groups: [{ type: 'Hauler' }],
      parameters: { peaceTurns: 5 },
    });
    const after = turnUpTo('cargo', game, { 1: 'l 1 COL\nu 1' });
    expect(planet({ state: after }, 1)).toMatchObject({ ownerId: 2, stock: { COL: 1.9 } });
    expect(planet({ state: after }, 1).population).toBeCloseTo(1008.8, 9);
  });

  test('N-16: the first who unloads colonists takes an unowned planet, which makes capital', () => {
    const game = galaxyOf({
      planets: [{ size: 500, product: { kind: 'MAT' } }, home(1), home(2)],
      groups: [
        { type: 'Hauler', cargo: 'COL', load: 1 },
        { type: 'Hauler', cargo: 'COL', load: 1, raceId: 2 },
      ],
      parameters: { playerOrder: 'classic' },
    });
    const after = turnUpTo('cargo', game, { 1: 'u 1', 2: 'u 1' });
    expect(planet({ state: after }, 1)).toMatchObject({
      ownerId: 1,
      population: 16,
      product: { kind: 'CAP' },
    });
  });

  test('N-27: part of a load is put down, and a rest under 0.01 goes with it', () => {
    const game = galaxyOf({
      planets: [home(1)],
      groups: [{ type: 'Hauler', ships: 3, cargo: 'CAP', load: 1 }],
    });
    const lines = ['u 1 1 AMOUNT 0.4', 'u 1 1 AMOUNT 0.995', 'u 1 AMOUNT 1.5'];
    const after = turnUpTo('cargo', game, { 1: lines.join('\n') });
    expect(groups({ state: after }).map(({ cargo, load }) => [cargo, load])).toEqual([
      ['CAP', 1],
      ['CAP', 0.6],
      [null, 0],
    ]);
    const refusing = turn(game, { 1: lines.join('\n') });
    expect(endings(refusing)[2]).toBe('u 1 AMOUNT 1.5: too-much');
    expect(reasons(refusing)).toEqual(['More than each ship carries: 1.']);
    expect(planet({ state: after }, 1).stock.CAP).toBeCloseTo(1.4, 12);
  });

  test('N-16: scrapped ships leave their cargo and their mass', () => {
    const game = galaxyOf({
      planets: [home(1), home(2)],
      groups: [
        { type: 'Hauler', ships: 2, cargo: 'MAT', load: 1 },
        { type: 'Hauler', cargo: 'COL', load: 1 },
        { type: 'Drone', planetId: 2 },
      ],
    });
    const after = turnUpTo('cargo', game, { 1: 'x 1\nx 2\nx 3' });
    // two Haulers of mass 3 with 1 each
    expect(planet({ state: after }, 1).stock.MAT).toBe(8);
    expect(endings(turn(game, { 1: 'x 1\nx 2\nx 3' }))).toEqual([
      'x 1: done',
      'x 2: has-colonists',
      'x 3: alien-planet',
    ]);
  });
});

describe('N-16, steps 16 and 17: unloading at the end of the turn', () => {
  const planets = [home(1, { routes: { COL: 2, CAP: null, MAT: null, EMP: null } }), home(2), { size: 100 }];

  test('N-16: with autounload all cargo goes at own and unowned planets, not at alien ones', () => {
    const game = galaxyOf({
      planets,
      groups: [
        { type: 'Hauler', cargo: 'CAP', load: 1 },
        { type: 'Hauler', cargo: 'MAT', load: 1, planetId: 2 },
        { type: 'Hauler', cargo: 'COL', load: 1, planetId: 3 },
      ],
      parameters: { peaceTurns: 5 },
    });
    const after = turn(game);
    expect(cargoByPlanet(after)).toEqual([
      [1, null],
      [2, 'MAT'],
      [3, null],
    ]);
    expect(planet(after, 3).ownerId).toBe(1);
  });

  test('N-16: at the end of a route its cargo is unloaded whatever the option says, alien planets included', () => {
    const game = galaxyOf({
      planets,
      groups: [
        { type: 'Hauler', cargo: 'COL', load: 1, planetId: 2 },
        { type: 'Hauler', cargo: 'CAP', load: 1, planetId: 2 },
        { type: 'Hauler', cargo: 'COL', load: 1, planetId: 3 },
      ],
      parameters: { peaceTurns: 5 },
    });
    const after = turn(game, quiet);
    expect(cargoByPlanet(after)).toEqual([
      [2, null],
      [2, 'CAP'],
      [3, 'COL'],
    ]);
  });

  test('"A number of things follow": loading, sending and unloading fit in one turn', () => {
    const game = galaxyOf({
      planets: [home(1, { stock: { COL: 2, CAP: 0, MAT: 0 } }), { size: 100, x: 15 }],
      groups: [{ type: 'Hauler' }],
    });
    const after = turn(game, { 1: 'l 1 COL\ns 1 2' });
    expect(planet(after, 2)).toMatchObject({ ownerId: 1, population: 8.8 });
  });
});

import { describe, expect, test } from 'vitest';
import { endings, galaxyOf, groups, home, planet, race, reasons, turn, turnUpTo } from '../turns.js';

const STEP = 'production orders';

describe('N-13: binding', () => {
  test('N-13: numbers are resolved as the lines above left them; MAX is the newest group', () => {
    const game = galaxyOf({
      planets: [home(1, { stock: { COL: 20, CAP: 0, MAT: 0 } }), {}, {}],
      groups: [{ type: 'Hauler', ships: 5 }],
    });
    const after = turnUpTo('departure', game, { 1: 'l 1 COL 2\ns MAX 2\nl 1 COL 1\ns MAX 3' });
    expect(
      after.groups.map(({ number, ships, cargo, planetId }) => [number, ships, cargo, planetId]),
    ).toEqual([
      [1, 2, null, 1],
      [2, 2, 'COL', 2],
      [3, 1, 'COL', 3],
    ]);
  });

  test('N-13: an order on a group that is shot down is a mistake', () => {
    const game = galaxyOf({
      planets: [home(2), {}],
      groups: [{ type: 'Drone' }, { type: 'Fort', raceId: 2, ships: 10 }],
    });
    expect(endings(turn(game, { 1: 's 1 2' }))).toEqual(['s 1 2: group-gone']);
  });

  test('N-04: a planet that is renamed keeps its orders; #n always means planet n', () => {
    const game = galaxyOf({ planets: [home(1), {}], groups: [{ type: 'Drone' }] });
    const renamed = turn(game, { 1: 'n 1 Earth\ns 1 #2' });
    expect(endings(renamed)).toEqual(['s 1 #2: done', 'n 1 Earth: done']);
    const back = turn(renamed, { 1: 's 1 earth\nn #1 Terra' });
    expect(endings(back)).toEqual(['n #1 Terra: unknown-planet', 's 1 earth: done']);
  });
});

describe('N-14: groups and travel', () => {
  const game = galaxyOf({
    planets: [home(1), {}, { x: 200 }],
    groups: [
      { type: 'Drone', ships: 3 },
      { type: 'Drone', planetId: 3, originId: 1, distance: 150 },
    ],
  });

  test('N-14: a group in hyperspace takes no order but h', () => {
    const after = turn(game, { 1: 's 2 1\nl 2 COL\nb 2 1\nu 2\ng 2\nx 2\nh 2' });
    expect(endings(after)).toEqual([
      's 2 1: in-hyperspace',
      'l 2 COL: in-hyperspace',
      'b 2 1: in-hyperspace',
      'u 2: in-hyperspace',
      'g 2: in-hyperspace',
      'x 2: in-hyperspace',
      'h 2: done',
    ]);
  });

  test('N-14: a second travel order, b and j are refused; h calls the first one back', () => {
    const after = turn(game, { 1: 'd fleet Pack\ns 1 2\ni 1 2\nb 1 1\nj 1 Pack\nh 1\ns 1 3' });
    expect(endings(after)).toEqual([
      'd fleet Pack: done',
      'i 1 2: ordered-already',
      'b 1 1: ordered-already',
      'j 1 Pack: ordered-already',
      's 1 2: called-back',
      'h 1: done',
      's 1 3: done',
    ]);
  });

  test('N-14: a fleet travels together; a group that is sent leaves it first', () => {
    const fleet = 'd fleet Pack\nb 1 1\nj 1 Pack\nj 3 Pack';
    const after = turnUpTo('departure', game, { 1: `${fleet}\ns 3 2\ns Pack 3` });
    const away = after.groups.map(({ number, fleetId, planetId }) => [number, fleetId, planetId]);
    expect(away).toEqual([
      [1, 1, 3],
      [2, null, 3],
      [3, null, 2],
    ]);
    const refused = turn(game, { 1: `${fleet}\ns Pack 3 1\ns Pack 3\ns 3 2` });
    expect(endings(refused).slice(-3)).toEqual([
      's Pack 3 1: surplus',
      's 3 2: ordered-already',
      's Pack 3: done',
    ]);
  });

  test('N-14: ships split off by g, l, u and x stay in the fleet, those split off by b leave it', () => {
    const hauling = galaxyOf({
      planets: [home(1, { stock: { COL: 9, CAP: 0, MAT: 0 } })],
      groups: [{ type: 'Hauler', ships: 4 }],
    });
    const after = turnUpTo('cargo', hauling, { 1: 'd fleet Pack\nj 1 Pack\nl 1 COL 1\nb 1 1' });
    expect(after.groups.map(({ ships, fleetId, cargo }) => [ships, fleetId, cargo])).toEqual([
      [2, 1, null],
      [1, 1, 'COL'],
      [1, null, null],
    ]);
  });

  test('N-14: a fleet is at one place', () => {
    const apart = galaxyOf({
      planets: [home(1), {}],
      groups: [{ type: 'Drone' }, { type: 'Drone', planetId: 2 }],
    });
    expect(endings(turn(apart, { 1: 'd fleet Pack\nj 1 Pack\nj 2 Pack' }))).toEqual([
      'd fleet Pack: done',
      'j 1 Pack: done',
      'j 2 Pack: wrong-place',
    ]);
  });
});

describe('N-15: numbers of ships', () => {
  const game = galaxyOf({ planets: [home(1), {}], groups: [{ type: 'Drone', ships: 3 }] });

  test('N-15: more than there are means all, with a warning; 0 means all', () => {
    const many = turn(game, { 1: 's 1 2 5' });
    expect(endings(many)).toEqual(['s 1 2 5: fewer-ships']);
    expect(many.state.groups).toHaveLength(1);
    expect(turn(game, { 1: 's 1 2 0' }).state.groups).toMatchObject([{ ships: 3, planetId: 2 }]);
  });

  test('N-15, N-27: b takes from 1 to all', () => {
    expect(endings(turn(game, { 1: 'b 1 0\nb 1 4\nb 1 3\nb 1 1' }))).toEqual([
      'b 1 0: too-little',
      'b 1 4: too-much',
      'b 1 3: done',
      'b 1 1: done',
    ]);
    expect(reasons(turn(game, { 1: 'b 1 4' }))).toEqual(['More ships than the group has: 3.']);
  });
});

describe('N-27: orders on own books', () => {
  const game = galaxyOf({ planets: [home(1), home(2), {}], groups: [{ type: 'Drone' }] });

  test('N-27: designs are possible ships, and their names are free', () => {
    const lines = [
      'd Good 1 1 1 0 0',
      'd Small 0.5 0 0 0 0',
      'd Gunless 1 0 1 0 0',
      'd Nothing 0 0 0 0 0',
      'd Box 0 0 0 0 1',
      'd GOOD 1 0 0 0 0',
      'd max 1 0 0 0 0',
      'd 2 1 0 0 0 0',
      'd Race_2 1 0 0 0 0',
      'd Orion 1 0 0 0 0',
      'd gm 1 0 0 0 0',
      'd A_name_of_more_than_20 1 0 0 0 0',
      'd Grün 1 0 0 0 0',
      'd fleet 2nd',
    ];
    expect(endings(turn(game, { 1: lines.join('\n') })).map((ending) => ending.split(': ')[1])).toEqual([
      'done',
      'bad-design',
      'bad-design',
      'bad-design',
      'cannot-move',
      'name-taken',
      'name-reserved',
      'name-taken',
      'name-taken',
      'name-taken',
      'name-taken',
      'bad-name',
      'bad-name',
      'fleet-digit',
    ]);
  });

  test('N-05: classic names have 21 characters at most, and nearly any; that of a fleet begins with no digit either, and none with # and a digit', () => {
    const classic = galaxyOf({ planets: [home(1), home(2)], parameters: { names: 'classic' } });
    const lines = [
      'd Grün-ab+cd 1 0 0 0 0',
      `d ${'1'.repeat(21)} 1 0 0 0 0`,
      `d ${'1'.repeat(22)} 1 0 0 0 0`,
      'd fleet 2nd',
      'd fleet -2',
      'd fleet -b',
      'd fleet "b',
      'd fleet “b”',
      'd fleet b"',
      'c "b',
      'c #2',
      'n 1 #2',
      'd #x 1 0 0 0 0',
    ];
    expect(endings(turn(classic, { 1: lines.join('\n') })).map((ending) => ending.split(': ')[1])).toEqual([
      'done',
      'done',
      'bad-classic-name',
      'fleet-digit',
      'fleet-digit',
      'done',
      'quoted-name',
      'quoted-name',
      'done',
      'quoted-name',
      'numbered-name',
      'numbered-name',
      'done',
    ]);
  });

  test('N-05: names of types of others are secret, so they may be taken twice', () => {
    const after = turn(game, { 1: 'd Secret 1 0 0 0 0', 2: 'd Secret 1 0 0 0 0' });
    expect(endings(after)).toEqual(['d Secret 1 0 0 0 0: done', 'd Secret 1 0 0 0 0: done']);
  });

  test('N-27: a type goes only when no ship of it exists or is in production', () => {
    const after = turn(game, { 1: 'p 1 Flak\ne Drone\ne Flak\ne Hauler\ne Nobody' });
    expect(endings(after)).toEqual([
      'p 1 Flak: done',
      'e Drone: ships-exist',
      'e Flak: in-production',
      'e Hauler: done',
      'e Nobody: unknown-type',
    ]);
  });

  test('N-27: production, routes, options and maps', () => {
    const lines = ['p 2 CAP', 'p 9 CAP', 'p 1 Nobody', 'p 1 WEAPONS', 'r 1 COL 1', 'r 1 COL 3', 'r 3 COL 1'];
    const more = ['o NO autounload', 'm 10 20 0.5', 'm 10 20 50', '= Jane Doe'];
    const after = turn(game, { 1: [...lines, ...more].join('\n') });
    expect(endings(after).map((ending) => ending.split(': ')[1])).toEqual([
      'not-owner',
      'unknown-planet',
      'unknown-production',
      'done',
      'same-place',
      'done',
      'not-owner',
      'done',
      'too-little',
      'done',
      'done',
    ]);
    expect(planet(after, 1)).toMatchObject({
      product: { kind: 'research', tech: 'weapons' },
      routes: { COL: 3 },
    });
    expect(race(after, 1)).toMatchObject({
      options: { autounload: false },
      map: { x: 10, y: 20, extent: 50 },
      realName: 'Jane Doe',
    });
  });

  test('N-12: a change of product leaves the materials of unfinished ships, the same product changes nothing', () => {
    const building = galaxyOf({ planets: [home(1, { population: 750, industry: 750, size: 750 })] });
    const first = turn(building, { 1: 'p 1 Cruiser' });
    expect(planet(first, 1).carry).toBeCloseTo(250.05, 9);
    expect(planet(turn(first, { 1: 'p 1 Cruiser' }), 1).carry).toBeCloseTo(0.15, 9);
    const changed = turnUpTo(STEP, first, { 1: 'p 1 CAP' });
    expect(planet({ state: changed }, 1).stock.MAT).toBeCloseTo(24.7574, 4);
    expect(planet({ state: changed }, 1).carry).toBe(0);
    const after = turn(first, { 1: 'p 1 CAP' });
    expect(planet(after, 1).stock.CAP).toBeCloseTo(147.544263, 6);
  });

  test('N-12: with keepProduction the next product may use what is carried', () => {
    const parameters = { keepProduction: 'on' };
    const building = galaxyOf({ planets: [home(1)], parameters });
    const first = turn(building, { 1: 'p 1 Cruiser' });
    expect(planet({ state: turnUpTo(STEP, first, { 1: 'p 1 Flak' }) }, 1).carry).toBe(planet(first, 1).carry);
  });

  test('N-28: a mistake names what was probably meant', () => {
    const named = turn(game, { 1: 'n 1 Zephir' });
    const { journal } = turn(named, { 1: 's 1 Zefhir' });
    expect(journal.find(({ kind }) => kind === 'order')).toMatchObject({
      status: 'refused',
      code: 'unknown-planet',
      reason: 'No planet has this name or number. Did you mean "Zephir"?',
    });
  });

  test('N-04, N-28: the number of a planet with a name is refused with #, and # where a name is needed with the name', () => {
    const planets = [home(1), ...Array.from({ length: 15 }, () => ({ ownerId: 1 }))];
    const named = turn(galaxyOf({ planets, groups: [{ type: 'Drone' }] }), { 1: 'n 1 Aerie\nn 16 Fen' });
    const reasons = (sheet: string) =>
      turn(named, { 1: sheet }).journal.flatMap((event) => (event.kind === 'order' ? [event.reason] : []));
    expect(reasons('s 1 16')).toEqual(['No planet has this name. Did you mean "#16"?']);
    expect(reasons('p 1 CAP')).toEqual(['No planet has this name. Did you mean "#1"?']);
    expect(reasons('n 16 Bog\nn #16 Bog\nn #2 Bog')).toEqual([
      'No planet has this name. Did you mean "Fen"?',
      'No planet has this name. Did you mean "Fen"?',
      'No planet has this name. Did you mean "2"?',
    ]);
    expect(reasons('s 1 99')).toEqual(['No planet has this name or number: the numbers go up to 16.']);
  });

  test('N-06: a group without ships vanishes, and MAX without groups is nothing', () => {
    expect(groups(turn(game, { 1: 'x 1' }))).toEqual([]);
    expect(endings(turn(turn(game, { 1: 'x 1' }), { 1: 's MAX 2' }))).toEqual(['s MAX 2: unknown-group']);
  });
});

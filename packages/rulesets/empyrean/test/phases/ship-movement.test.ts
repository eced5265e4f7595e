import { describe, expect, it } from 'vitest';
import { gameOnMap, placeOf, viewOf, type StarMap } from '../star-map.js';
import {
  expectRefused,
  holdingIn,
  outcomeOf,
  outcomes,
  people,
  play,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';
import { events } from '../war-game.js';

/**
 * Home at 10-10-10; single stars 1, √2, 2 and √5 light years from it; a double star 3 light years away, and its other neighbour 10
 * light years from home.
 */
const MAP: StarMap = {
  stars: [
    [10, 10, 10],
    [10, 11, 10],
    [11, 11, 10],
    [10, 10, 12],
    [10, 11, 12],
    [13, 10, 10],
    [13, 10, 10],
    [20, 10, 10],
  ],
  planets: [
    { star: 1, orbit: 6 },
    { star: 7, orbit: 2 },
  ],
};

/**
 * Ship 2 of empire 1, 9,730 mass units besides its engines: 7,500 structure, 800 life support, 10 people, 1,000 fuel, 360 food and 60
 * consumer goods. Life support burns 10 fuel before the ship moves, so that 9,720 are left: 10 HEN-1, or 5 HEN-2.
 */
const SHIP: NewHolding = {
  kind: 'ship',
  population: { PRO: 10 },
  assembled: { STU: 15_000, 'LFS-1': 100 },
  stored: { FUEL: 1_000, FOOD: 60, CNGD: 100 },
};
const home = gameOnMap(MAP);
/** The game with the ship, and these engines. */
const withEngines = (engines: Goods, more: Partial<NewHolding> = {}): SmallGame =>
  withHolding(home, { ...SHIP, ...more, assembled: { ...SHIP.assembled, ...engines } });
const near = withEngines({ 'HEN-1': 10 });
const far = withEngines({ 'HEN-2': 5 });
const sailed = (game: SmallGame, destination: string): SmallGame => play(game, `2, move, ${destination}`);

describe('phase 14, E-29: within a system', () => {
  it('phase 14: to the orbit of another planet, 10 × 40 × 0.1 = 40 fuel', () => {
    const next = sailed(near, '6');
    expect(outcomes(next)).toMatchObject([{ status: 'done', code: 'done', reason: '40 fuel' }]);
    expect(holdingIn(next, 2)).toMatchObject({ starId: 1, orbit: 6, planetId: 2 });
    expect(stored(next, 'FUEL', 2)).toBe(1_000 - 10 - 40);
  });

  it('phase 14: to an empty orbit, where there is no planet', () => {
    expect(holdingIn(sailed(near, '7'), 2)).toMatchObject({ starId: 1, orbit: 7, planetId: null });
    expect(placeOf(sailed(near, '11'), 2)).toBe('10-10-10/11');
  });

  it('phase 14: from an empty orbit back to the planet', () => {
    expect(holdingIn(sailed(sailed(near, '7'), '3'), 2)).toMatchObject({ orbit: 3, planetId: 1 });
  });

  it('phase 14: the ledger shows the fuel of life support and jump together', () => {
    const row = holdingIn(sailed(near, '6'), 2).quarter.ledger.find(({ code }) => code === 'FUEL');
    expect(row).toMatchObject({ place: 'stored', opening: 1_000, used: 50, lost: 0, sent: 0 });
    const [ship] = viewOf(sailed(near, '6')).holdings.filter(({ id }) => id === 2);
    expect(ship?.ledger.find(({ unit }) => unit === 'FUEL')).toMatchObject({ used: 50, closing: 950 });
  });

  it('phase 14: a ship jumps once a turn; a jump that failed does not count', () => {
    const next = play(near, '2, move, B-4\n2, move, 6\n2, move, 7');
    expect(outcomes(next).map(({ code }) => code)).toEqual(['no-such-place', 'done', 'moved-already']);
    expect([placeOf(next, 2), stored(next, 'FUEL', 2)]).toEqual(['10-10-10/6', 950]);
    expect(outcomes(next)[2]?.reason).toBe('it has jumped in this turn');
  });

  it('phase 14: an orbit without a letter is one of the star where the ship is, and a system’s own star takes 0.1', () => {
    const [first, second] = [6, 7].map((starId) =>
      withEngines({ 'HEN-1': 10 }, { starId, orbit: 4, planetId: null }),
    );
    expect(placeOf(sailed(second ?? home, '5'), 2)).toBe('13-10-10/B/5');
    expect(outcomeOf(first ?? home, '2, move, 13-10-10/A').reason).toBe('40 fuel');
    expect(placeOf(sailed(first ?? home, '13-10-10/A'), 2)).toBe('13-10-10/A/11');
    expectRefused(first ?? home, '2, move, 13-10-10/C', 'no-such-place');
  });

  it('phase 14: 0.2 light years to any orbit of another star of the system, 80 fuel', () => {
    const double = withEngines({ 'HEN-1': 10 }, { starId: 6, orbit: 4, planetId: null });
    const next = sailed(double, 'B-2');
    expect(outcomes(next)).toMatchObject([{ status: 'done', reason: '80 fuel' }]);
    expect(holdingIn(next, 2)).toMatchObject({ starId: 7, orbit: 2, planetId: 3 });
    expect(placeOf(next, 2)).toBe('13-10-10/B/2');
    expect(stored(next, 'FUEL', 2)).toBe(1_000 - 10 - 80);
  });

  it('phase 14: its own letter is its own star, 0.1; the star by its label is its orbit 11', () => {
    const double = withEngines({ 'HEN-1': 10 }, { starId: 6, orbit: 4, planetId: null });
    expect([outcomeOf(double, '2, move, A-5').reason, placeOf(sailed(double, 'A-5'), 2)]).toEqual([
      '40 fuel',
      '13-10-10/A/5',
    ]);
    expect([
      outcomeOf(double, '2, move, 13-10-10/B').reason,
      placeOf(sailed(double, '13-10-10/B'), 2),
    ]).toEqual(['80 fuel', '13-10-10/B/11']);
  });
});

describe('phase 14: who sees a ship come and go', () => {
  /** Ship 3 of empire 1 and ship 4 of empire 2 at the other planet. */
  const two = [1, 2].reduce(
    (of, empireId) =>
      withHolding(of, {
        ...SHIP,
        empireId,
        planetId: 2,
        orbit: 6,
        assembled: { ...SHIP.assembled, 'HEN-1': 10 },
      }),
    gameOnMap(MAP, { players: 2 }),
  );
  const seats = (of: SmallGame, first: string, second: string): unknown[] =>
    events(play(of, `3, move, ${first}`, `4, move, ${second}`), 'moved').map((moved) => [
      moved.shipId,
      moved.seats,
    ]);

  it('phase 14: who is still there as it leaves, and who is there already as it comes', () => {
    expect(seats(two, '7', '8')).toEqual([
      [3, [1, 2]],
      [4, [2]],
    ]);
    expect(seats(two, '7', '7')).toEqual([
      [3, [1, 2]],
      [4, [1, 2]],
    ]);
  });

  it('phase 14: those who stay see the second leave, too', () => {
    const three = withHolding(two, { ...SHIP, planetId: 2, orbit: 6 });
    expect(seats(three, '7', '8')).toEqual([
      [3, [1, 2]],
      [4, [1, 2]],
    ]);
  });
});

describe('phase 14, E-29: to another system', () => {
  it.each([
    ['10-11-10', 200], // 5 × 40 × 1
    ['11-11-10', 282], // 200 × 1.41421… = 282.84
    ['10-10-12', 400], // 200 × 2: exactly at the range
  ])('phase 14: to %s, %i fuel, ending in orbit 11', (system, fuel) => {
    const next = sailed(far, system);
    expect(outcomes(next)).toMatchObject([{ status: 'done', reason: `${fuel} fuel` }]);
    expect(placeOf(next, 2)).toBe(`${system}/11`);
    expect(holdingIn(next, 2).planetId).toBeNull();
    expect(stored(next, 'FUEL', 2)).toBe(990 - fuel);
  });

  it('phase 14: to a double star: the one named, or the first', () => {
    const faster = withEngines({ 'HEN-3': 4 }); // 9,720 ÷ 3,000 = 3.24; 4 × 40 × 3 = 480
    expect(placeOf(sailed(faster, '13-10-10/B'), 2)).toBe('13-10-10/B/11');
    expect(placeOf(sailed(faster, '13-10-10'), 2)).toBe('13-10-10/A/11');
    expect(outcomeOf(faster, '2, move, 13-10-10/B').reason).toBe('480 fuel');
  });

  it('seed "Hyper Engine": mixed engines reach as far as the lowest, 9,720 ÷ 1,000 of them burning', () => {
    const mixed = withEngines({ 'HEN-1': 1, 'HEN-3': 9 });
    expect(outcomeOf(mixed, '2, move, 10-11-10')).toMatchObject({ status: 'done', reason: '400 fuel' });
    expectRefused(mixed, '2, move, 10-10-12', 'out-of-range');
  });

  it('seed "Hyper Engine": engines in storage move nothing, and are moved: 9,720 + 90 ÷ 2', () => {
    const spare = withEngines({ 'HEN-1': 10 }, { stored: { ...SHIP.stored, 'HEN-1': 7 } }); // 9,720 + 315
    expect(outcomeOf(spare, '2, move, 6')).toMatchObject({ code: 'too-heavy' });
  });
});

describe('phase 14, E-29: the ship stays, and the report says which', () => {
  it('phase 14: not enough engines: ten are needed, and nine there', () => {
    const slow = withEngines({ 'HEN-1': 9 });
    expectRefused(slow, '2, move, 6', 'too-heavy');
    expect(outcomeOf(slow, '2, move, 6').reason).toBe('it takes 10 engines to move it, and it has 9');
  });

  it('phase 14: no engines', () => {
    expectRefused(withEngines({}), '2, move, 6', 'no-engines');
  });

  it('phase 14: not enough fuel: 36 for nine engines, and 35 there', () => {
    const dry = (fuel: number): SmallGame =>
      withEngines({ 'HEN-1': 9 }, { stored: { ...SHIP.stored, FUEL: fuel + 10 } });
    expect(outcomeOf(dry(36), '2, move, 6')).toMatchObject({ status: 'done', reason: '36 fuel' });
    expect(stored(sailed(dry(36), '6'), 'FUEL', 2)).toBe(0);
    expectRefused(dry(35), '2, move, 6', 'no-fuel');
    expect(outcomeOf(dry(35), '2, move, 6').reason).toBe('the jump takes 36 fuel, and it has 35');
  });

  it('phase 14: not enough range: √5 is farther than 2', () => {
    expectRefused(far, '2, move, 10-11-12', 'out-of-range');
    expect(outcomeOf(far, '2, move, 10-11-12').reason).toBe('its engines reach 2 of 2.23 light years');
  });

  it('phase 14: a place that is not there, and one where it is already', () => {
    expectRefused(far, '2, move, 10-10-11', 'no-such-place');
    // beyond its reach nobody learns whether there is a star
    expectRefused(far, '2, move, 1-2-3', 'out-of-range');
    expectRefused(far, '2, move, B-4', 'no-such-place');
    expectRefused(far, '2, move, 3', 'same-place');
  });

  it('phase 14: colonies do not move, nor ships of others', () => {
    expectRefused(near, '1, move, 6', 'no-ship');
    const foreign = gameOnMap(MAP, { players: 2 });
    expectRefused(withHolding(foreign, { ...SHIP, empireId: 2 }), '3, move, 6', 'not-yours');
    const independent = withHolding(home, { ...SHIP, empireId: null });
    expectRefused(independent, '2, move, 6', 'not-yours');
  });
});

describe('phase 14: who moves, and who sees it', () => {
  it('phase 14: rebels aboard change nothing', () => {
    const rebellious = withChanged(near, 2, (ship) => {
      ship.population = people({ PRO: 4, SLD: 6 });
      ship.rebels = people({ PRO: 4 });
    });
    expect(outcomeOf(rebellious, '2, move, 6')).toMatchObject({ status: 'done', reason: '40 fuel' });
    expect(placeOf(sailed(rebellious, '6'), 2)).toBe('10-10-10/6');
  });

  it('phase 14: those at both ends see it, and nobody else', () => {
    const four = gameOnMap(MAP, { players: 4 });
    const posts = [2, 3].reduce(
      (game, empireId) =>
        withHolding(game, { ...SHIP, empireId, orbit: 3 * empireId, planetId: empireId === 2 ? 2 : null }),
      withHolding(four, { ...SHIP, orbit: 9, planetId: null, assembled: { ...SHIP.assembled, 'HEN-1': 10 } }),
    );
    // ship 5 of empire 1 leaves orbit 9, where ship 7 of empire 3 stays, for orbit 6 and ship 6 of empire 2
    const moved = play(posts, '5, move, 6').journal.filter(({ kind }) => kind === 'moved');
    expect(moved).toEqual([
      {
        kind: 'moved',
        seats: [1, 2, 3],
        shipId: 5,
        empireId: 1,
        from: { starId: 1, orbit: 9 },
        to: { starId: 1, orbit: 6 },
        fuel: 40,
      },
    ]);
  });
});

describe('phase 14: systems', () => {
  it('phase 14: the home system is known from the start, with the systems up to 10 light years around it', () => {
    const view = viewOf(home);
    expect(view.systems).toEqual([{ system: '10-10-10', stars: 1, turn: 0 }]);
    expect(view.starLists).toEqual([
      {
        system: '10-10-10',
        range: 10,
        neighbours: [
          { system: '10-11-10', stars: 1, distance: 100 },
          { system: '11-11-10', stars: 1, distance: 141 },
          { system: '10-10-12', stars: 1, distance: 200 },
          { system: '10-11-12', stars: 1, distance: 223 },
          { system: '13-10-10', stars: 2, distance: 300 },
          { system: '20-10-10', stars: 1, distance: 1_000 },
        ],
      },
    ]);
  });

  it('phase 14: one is explored by arriving there; its star list is in the report of that turn alone', () => {
    const first = sailed(far, '11-11-10');
    expect(viewOf(first).systems).toEqual([
      { system: '10-10-10', stars: 1, turn: 0 },
      { system: '11-11-10', stars: 1, turn: 1 },
    ]);
    expect(viewOf(first).starLists).toMatchObject([{ system: '11-11-10' }]);
    expect(viewOf(first).starLists[0]?.neighbours.slice(0, 2)).toEqual([
      { system: '10-11-10', stars: 1, distance: 100 },
      { system: '10-10-10', stars: 1, distance: 141 },
    ]);
    const second = play(first);
    expect(viewOf(second).systems).toHaveLength(2);
    expect(viewOf(second).starLists).toEqual([]);
  });

  it('phase 14: coming again tells nothing new', () => {
    const back = sailed(sailed(far, '11-11-10'), '10-10-10');
    expect(viewOf(back).systems.map(({ turn }) => turn)).toEqual([0, 1]);
    expect(viewOf(back).starLists).toEqual([]);
  });

  it('phase 14: what one empire explores no other comes to know', () => {
    const two = withHolding(gameOnMap(MAP, { players: 2 }), {
      ...SHIP,
      assembled: { ...SHIP.assembled, 'HEN-2': 5 },
    });
    const next = play(two, '3, move, 11-11-10');
    expect(viewOf(next, 1).systems).toHaveLength(2);
    expect(viewOf(next, 2).systems).toHaveLength(1);
    expect(viewOf(next, 2).starLists).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { gameOnMap, viewOf, type StarMap } from '../star-map.js';
import {
  change,
  expectRefused,
  outcomeOf,
  outcomes,
  play,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';

/** Home in orbit 3; planet 2 in orbit 6 has deposits, belt 3 in orbit 8 has none; star 2 is of the same system. */
const MAP: StarMap = {
  stars: [
    [10, 10, 10],
    [10, 10, 10],
  ],
  planets: [
    {
      star: 1,
      orbit: 6,
      type: 'gasGiant',
      habitability: 7,
      deposits: [
        ['fuel', 5_000_000, 12],
        ['metallics', 99_999, 30],
        ['gold', 7, 3],
        ['nonMetallics', 0, 40],
      ],
    },
    { star: 1, orbit: 8, type: 'asteroid' },
    { star: 2, orbit: 5 },
  ],
};
const SHIP: NewHolding = {
  kind: 'ship',
  population: { PRO: 10 },
  assembled: { STU: 15_000, 'LFS-1': 100 },
  stored: { FUEL: 1_000, FOOD: 60, CNGD: 100 },
};
/** Colonies 1 and 2 of empires 1 and 2 at home, and ship 3 of empire 1 with sensors in orbit 10. */
function withSensors(sensors: Goods, fuel = 1_000): SmallGame {
  return withHolding(gameOnMap(MAP, { players: 2 }), {
    ...SHIP,
    starId: 1,
    orbit: 10,
    planetId: null,
    assembled: { ...SHIP.assembled, ...sensors },
    stored: { ...SHIP.stored, FUEL: fuel },
  });
}
const foreign = (game: SmallGame, orbit: number, planetId: number | null, more: Partial<NewHolding> = {}) =>
  withHolding(game, { ...SHIP, empireId: 2, starId: 1, orbit, planetId, ...more });
const surveyOf = (of: SmallGame): unknown =>
  viewOf(of).surveys.find(({ planet }) => planet === '10-10-10/A/6');

describe('phase 12, seed "Sensor": what sensors see', () => {
  it('seed "Sensor": planets and their types, counts and orders of magnitude of everything at the star', () => {
    // two ships of 9,720 mass units after upkeep, 19,440 together; colonies that dig 5 × 25 × 20 % = 25 fuel each
    const mines = [{ techLevel: 1, units: 5, resource: 'FUEL' as const, deposit: 2 }];
    const base = withHolding(gameOnMap(MAP, { players: 2, colony: { mines } }), {
      ...SHIP,
      starId: 1,
      orbit: 10,
      planetId: null,
      assembled: { ...SHIP.assembled, 'SEN-1': 1 },
    });
    const busy = foreign(foreign(foreign(base, 7, null), 7, null), 2, null);
    const nothing = { ships: 0, shipMass: null, colonies: 0, colonyMass: null, production: null };
    expect(viewOf(play(busy)).sensors).toEqual([
      {
        id: 3,
        star: '10-10-10/A',
        orbits: [
          { ...nothing, orbit: 2, planet: null, ships: 1, shipMass: 3 },
          // two colonies of some 170,000 each, which dig 50 fuel together
          { ...nothing, orbit: 3, planet: 'terrestrial', colonies: 2, colonyMass: 5, production: 1 },
          { ...nothing, orbit: 6, planet: 'gasGiant' },
          { ...nothing, orbit: 7, planet: null, ships: 2, shipMass: 4 },
          { ...nothing, orbit: 8, planet: 'asteroid' },
          // the ship itself: 9,720 and a sensor of 3,000
          { ...nothing, orbit: 10, planet: null, ships: 1, shipMass: 4 },
        ],
      },
    ]);
  });

  it('phase 12: they see the planets of their star, and not those of the other star', () => {
    const planets = viewOf(play(withSensors({ 'SEN-1': 1 }))).planets;
    expect(planets.map(({ planet, seen }) => [planet, seen])).toEqual([
      ['10-10-10/A/3', 1],
      ['10-10-10/A/6', 1],
      ['10-10-10/A/8', 1],
    ]);
    expect(viewOf(play(withSensors({}))).planets.map(({ planet }) => planet)).toEqual(['10-10-10/A/3']);
  });

  it('phase 12: they tell neither deposits nor habitability nor whose the ships are', () => {
    const next = play(foreign(withSensors({ 'SEN-1': 1 }), 7, null));
    expect(surveyOf(next)).toBeUndefined();
    expect(viewOf(next).planets[1]).toMatchObject({ planet: '10-10-10/A/6', habitability: null });
    expect(viewOf(next).sightings.map(({ id }) => id)).toEqual([2]);
  });

  it('phase 12: stored sensors see nothing, and nobody else sees what mine see', () => {
    const inStorage = withHolding(gameOnMap(MAP), { ...SHIP, stored: { ...SHIP.stored, 'SEN-1': 5 } });
    expect(viewOf(play(inStorage)).sensors).toEqual([]);
    const next = play(withSensors({ 'SEN-1': 1 }));
    expect([viewOf(next, 1).sensors.length, viewOf(next, 2).sensors.length]).toEqual([1, 0]);
  });

  it('E-31: who has no owner reports to nobody', () => {
    const free = withChanged(withSensors({ 'SEN-1': 1 }), 3, (ship) => {
      ship.empireId = null;
    });
    expect(play(free).journal.filter(({ kind }) => kind === 'sensed')).toEqual([]);
  });

  it('E-17 upkeep: 40 SEN-1 burn 2 fuel, after life support has had its 10', () => {
    expect(stored(play(withSensors({ 'SEN-1': 40 })), 'FUEL', 3)).toBe(1_000 - 10 - 2);
  });
});

describe('phase 12, seed "Sensor": probes', () => {
  it('phase 12: orders of magnitude of deposits, and who is there', () => {
    const game = foreign(withSensors({ 'SEN-1': 2 }), 6, 2);
    const next = play(game, '3, probe, 6');
    expect(outcomes(next)).toMatchObject([{ status: 'done', reason: '' }]);
    expect(viewOf(next).probes).toEqual([
      {
        id: 3,
        orbit: '10-10-10/A/6',
        planet: 'gasGiant',
        deposits: [
          { number: 1, resource: 'FUEL', quantity: 6, yieldPercent: 1 },
          { number: 2, resource: 'METS', quantity: 4, yieldPercent: 1 },
          { number: 3, resource: 'GOLD', quantity: 0, yieldPercent: 0 },
          { number: 4, resource: 'NMTS', quantity: null, yieldPercent: 1 },
        ],
        found: [{ id: 4, empire: 2, kind: 'ship', mass: 3 }],
      },
    ]);
    expect(surveyOf(next)).toMatchObject({
      habitability: null,
      turn: null,
      deposits: [
        { number: 1, turn: 1, isExact: false, quantity: 6, yieldPercent: 1 },
        { number: 2, turn: 1, isExact: false, quantity: 4, yieldPercent: 1 },
        { number: 3, turn: 1, isExact: false, quantity: 0, yieldPercent: 0 },
        { number: 4, turn: 1, isExact: false, quantity: null, yieldPercent: 1 },
      ],
    });
    expect(viewOf(next).sightings.at(-1)).toMatchObject({
      id: 4,
      empire: 2,
      location: '10-10-10/A/6',
      turn: 1,
    });
    expect(viewOf(next, 2).probes).toEqual([]);
  });

  it('phase 12: of an orbit without a planet: nothing, or who is there', () => {
    const next = play(foreign(withSensors({ 'SEN-1': 2 }), 7, null), '3, probe, 7, 11');
    expect(viewOf(next).probes).toMatchObject([
      { orbit: '10-10-10/A/7', planet: null, deposits: [], found: [{ id: 4 }] },
      { orbit: '10-10-10/A/11', planet: null, deposits: [], found: [] },
    ]);
  });

  it('phase 12: deposits by their numbers, in whatever order the cluster has them', () => {
    const turned = change(withSensors({ 'SEN-1': 1 }), (state) => {
      const deposits = state.cluster.deposits.map((deposit) =>
        deposit.planetId === 2 ? { ...deposit, number: 5 - deposit.number } : deposit,
      );
      state.cluster = { ...state.cluster, deposits };
    });
    const [probed] = viewOf(play(turned, '3, probe, 6')).probes;
    expect(probed?.deposits.map(({ number, resource }) => [number, resource])).toEqual([
      [1, 'NMTS'],
      [2, 'GOLD'],
      [3, 'METS'],
      [4, 'FUEL'],
    ]);
  });

  it('phase 12: who has left the orbit is forgotten', () => {
    const seen = play(foreign(withSensors({ 'SEN-1': 1 }), 6, 2), '3, probe, 6');
    const gone = withChanged(seen, 4, (ship) => Object.assign(ship, { orbit: 8, planetId: 3 }));
    expect(
      [seen, play(gone), play(gone, '3, probe, 6')].map((of) => viewOf(of).sightings.map(({ id }) => id)),
    ).toEqual([[2, 4], [2, 4], [2]]);
  });

  it('phase 12: what is in the orbit of that number at another star stays unseen', () => {
    const next = play(foreign(withSensors({ 'SEN-1': 1 }), 6, null, { starId: 2 }), '3, probe, 6');
    expect(viewOf(next).probes).toMatchObject([{ orbit: '10-10-10/A/6', found: [] }]);
  });

  it.each([
    [{ 'SEN-1': 3 }, 3],
    [{ 'SEN-3': 1 }, 3],
    [{ 'SEN-1': 1, 'SEN-2': 1 }, 3],
  ])('seed "Sensor": TL probes for each sensor and turn: %o send three of four', (sensors, sent) => {
    const next = play(withSensors(sensors), '3, probe, 1, 2, 3, 4');
    expect(viewOf(next).probes).toHaveLength(sent);
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'no-probes' }]);
    expect(outcomes(next)[0]?.reason).toBe('3 of 4: by the probes of sensors with fuel 3 (1 missing)');
  });

  it('phase 12: those of a turn are for all its orders, and there are as many the next turn', () => {
    const game = withSensors({ 'SEN-1': 3 });
    const next = play(game, '3, probe, 1, 2\n3, probe, 4, 5\n3, probe, 6');
    expect(outcomes(next).map(({ status }) => status)).toEqual(['done', 'partly', 'refused']);
    expect(viewOf(next).probes.map(({ orbit }) => orbit)).toEqual(
      [1, 2, 4].map((orbit) => `10-10-10/A/${orbit}`),
    );
    expect(outcomeOf(next, '3, probe, 1, 2, 3').status).toBe('done');
  });

  it('E-17 upkeep: with 10 fuel for life support and none for sensors, 19 of 40 SEN-1 see', () => {
    const orbits = '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9';
    const { status, reason } = outcomeOf(withSensors({ 'SEN-1': 40 }, 10), `3, probe, ${orbits}`);
    expect(status).toBe('partly');
    expect(reason).toMatch(/^19 of 20: /);
    // with one unit more 39 see: 39 ÷ 20 = 1.95
    expect(outcomeOf(withSensors({ 'SEN-1': 40 }, 11), `3, probe, ${orbits}`).status).toBe('done');
  });

  it('phase 12: without sensors there are none', () => {
    expectRefused(withSensors({}), '3, probe, 6', 'no-probes');
    expectRefused(withSensors({ 'SEN-1': 1 }), '2, probe, 6', 'not-yours');
  });
});

describe('phase 12: probes and what is known', () => {
  const game = withHolding(withSensors({ 'SEN-1': 1 }), {
    ...SHIP,
    planetId: 2,
    stored: { ...SHIP.stored, 'TPT-1': 1 },
  });

  it('phase 12: a probe never replaces exact figures', () => {
    const surveyed = play(game, '4, survey');
    const exact = surveyOf(surveyed);
    expect(exact).toMatchObject({ deposits: [{ isExact: true, quantity: 5_000_000 }, {}, {}, {}] });
    expect(surveyOf(play(surveyed, '3, probe, 6'))).toEqual(exact);
    expect(viewOf(play(surveyed, '3, probe, 6')).probes).toHaveLength(1);
  });

  it('phase 12: a survey replaces those of a probe, and a probe those of an older one', () => {
    const probed = play(game, '3, probe, 6');
    expect(surveyOf(play(probed, '3, probe, 6'))).toMatchObject({ turn: null, deposits: [{ turn: 2, quantity: 6 }, {}, {}, {}] }); // prettier-ignore
    expect(surveyOf(play(probed, '4, survey'))).toMatchObject({
      turn: 2,
      deposits: [{ turn: 2, isExact: true, quantity: 5_000_000 }, {}, {}, {}],
    });
  });
});

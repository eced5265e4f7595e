import { describe, expect, it } from 'vitest';
import { gameOnMap, viewOf, type StarMap } from '../star-map.js';
import {
  change,
  expectRefused,
  outcomeOf,
  people,
  play,
  smallColony,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';

/** Planet 2, in orbit 6 of the home star, has deposits 1 to 3. */
const MAP: StarMap = {
  stars: [[10, 10, 10]],
  planets: [
    {
      star: 1,
      orbit: 6,
      habitability: 7,
      deposits: [
        ['fuel', 5_000_000, 12],
        ['metallics', 123_456, 30],
        ['gold', 99, 3],
      ],
    },
  ],
};
/** Ship 2 of empire 1 at planet 2. */
const SHIP: NewHolding = {
  kind: 'ship',
  planetId: 2,
  population: { PRO: 10 },
  assembled: { STU: 15_000, 'LFS-1': 100, 'HEN-1': 20 },
  stored: { FUEL: 1_000, FOOD: 60, CNGD: 100, 'TPT-1': 1 },
};
const game = withHolding(gameOnMap(MAP), SHIP);
const surveyOf = (of: SmallGame, planet: string): unknown =>
  viewOf(of).surveys.find((survey) => survey.planet === planet);

const EXACT = [
  { number: 1, resource: 'FUEL', turn: 1, isExact: true, quantity: 5_000_000, yieldPercent: 12 },
  { number: 2, resource: 'METS', turn: 1, isExact: true, quantity: 123_456, yieldPercent: 30 },
  { number: 3, resource: 'GOLD', turn: 1, isExact: true, quantity: 99, yieldPercent: 3 },
];

describe('phase 11, seed "Deposit": a survey', () => {
  it('phase 11: gives the deposits exactly, and the habitability, with the turn of the survey', () => {
    const next = play(game, '2, survey');
    expect(outcomeOf(game, '2, survey')).toMatchObject({ status: 'done', reason: '' });
    expect(next.journal).toContainEqual({ kind: 'surveyed', seats: [1], holdingId: 2, planetId: 2 });
    expect(surveyOf(next, '10-10-10/6')).toEqual({
      planet: '10-10-10/6',
      type: 'terrestrial',
      habitability: 7,
      turn: 1,
      deposits: EXACT,
    });
    expect(viewOf(next).planets.find(({ planet }) => planet === '10-10-10/6')).toMatchObject({
      habitability: 7,
      seen: 1,
      surveyed: 1,
    });
  });

  it('phase 11: without one a planet is seen, but nothing is known of it', () => {
    const next = play(game);
    expect(surveyOf(next, '10-10-10/6')).toBeUndefined();
    expect(viewOf(next).planets.find(({ planet }) => planet === '10-10-10/6')).toMatchObject({
      type: 'terrestrial',
      habitability: null,
      seen: 1,
      surveyed: null,
    });
  });

  it('phase 11: the figures stay as they were surveyed, whatever becomes of the deposits, until the next survey', () => {
    const dug = change(play(game, '2, survey'), (state) => {
      const deposits = state.cluster.deposits.map((deposit) =>
        deposit.planetId === 2 && deposit.number === 2 ? { ...deposit, quantity: 1_000 } : deposit,
      );
      state.cluster = { ...state.cluster, deposits };
    });
    const away = play(dug, '2, move, 8');
    expect(surveyOf(away, '10-10-10/6')).toMatchObject({ turn: 1, deposits: EXACT });
    expect(viewOf(away).planets.find(({ planet }) => planet === '10-10-10/6')?.seen).toBe(1);
    expect(surveyOf(play(dug, '2, survey'), '10-10-10/6')).toMatchObject({
      turn: 2,
      deposits: [{ turn: 2 }, { turn: 2, quantity: 1_000 }, { turn: 2 }],
    });
  });

  it('phase 11: it is taken after the mines of the turn have dug', () => {
    // 20 mines of a neighbour: 20 × 25 × 20 % = 100 fuel; empire 1 has no mines there itself
    const mines = [{ techLevel: 1, units: 20, resource: 'FUEL' as const, deposit: 2 }];
    const two = gameOnMap(MAP, { players: 2, colony: { mines } });
    const idle = withChanged(two, 1, (colony) => (colony.mines = []));
    const fuel = (of: SmallGame): unknown =>
      viewOf(of).surveys[0]?.deposits.find(({ number }) => number === 2);
    expect(fuel(play(idle))).toMatchObject({ turn: 0, quantity: 100_000 });
    expect(fuel(play(idle, '1, survey'))).toMatchObject({ turn: 1, quantity: 99_900 });
  });

  it('E-09: the home world is known exactly from the start', () => {
    expect(viewOf(game).surveys).toMatchObject([
      { planet: '10-10-10/3', habitability: 25, turn: 0, deposits: [1, 2, 3, 4, 5].map((number) => ({ number, turn: 0 })) },
    ]); // prettier-ignore
  });

  it('phase 11: what one empire finds no other comes to know', () => {
    const two = withHolding(withHolding(gameOnMap(MAP, { players: 2 }), SHIP), { ...SHIP, empireId: 2 });
    const next = play(two, '3, survey');
    expect(viewOf(next, 1).surveys.map(({ planet }) => planet)).toEqual(['10-10-10/3', '10-10-10/6']);
    expect(viewOf(next, 2).surveys.map(({ planet }) => planet)).toEqual(['10-10-10/3']);
  });
});

describe('phase 11: a survey takes one transport and one professional', () => {
  it('phase 11: a transport of any technology level, in storage', () => {
    const without = withHolding(gameOnMap(MAP), { ...SHIP, stored: { FUEL: 1_000, FOOD: 60 } });
    expectRefused(without, '2, survey', 'no-transports');
    expect(outcomeOf(without, '2, survey').reason).toBe('transports for a survey: 0 of 1 (1 missing)');
    const better = withHolding(gameOnMap(MAP), { ...SHIP, stored: { FUEL: 1_000, FOOD: 60, 'TPT-7': 1 } });
    expect(outcomeOf(better, '2, survey').status).toBe('done');
  });

  it('phase 11: a professional who is no rebel', () => {
    const unskilled = withHolding(gameOnMap(MAP), { ...SHIP, population: { USK: 10 } });
    expectRefused(unskilled, '2, survey', 'no-people');
    const rebels = withHolding(gameOnMap(MAP), {
      ...SHIP,
      population: { PRO: 1, SLD: 9 },
      rebels: { PRO: 1 },
    });
    expectRefused(rebels, '2, survey', 'no-people');
    expect(outcomeOf(rebels, '2, survey').reason).toBe(
      'loyal professionals for a survey: 0 of 1 (1 missing)',
    );
    const loyal = withChanged(rebels, 2, (ship) => (ship.population = people({ PRO: 2, SLD: 8 })));
    expect(outcomeOf(loyal, '2, survey').status).toBe('done');
  });

  it('phase 11: a planet', () => {
    const adrift = withHolding(gameOnMap(MAP), { ...SHIP, starId: 1, orbit: 9, planetId: null });
    expectRefused(adrift, '2, survey', 'no-planet');
  });

  it('phase 11: a colony surveys as well as a ship, and only its owner orders it', () => {
    const colony = gameOnMap(MAP, { players: 2, colony: { stored: smallColony.stored } });
    expect(outcomeOf(colony, '1, survey').status).toBe('done');
    expectRefused(colony, '2, survey', 'not-yours');
  });
});

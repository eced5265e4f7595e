import { describe, expect, test } from 'vitest';
import { income } from '../../src/economy/income.js';
import { FIRST } from '../../src/editions.js';
import { firstHouse as firstHouseOf, workOn } from '../games.js';

/** A first House without a garrison, whose figures are those of the rulebook's vectors. */
const firstHouse = () => firstHouseOf(FIRST);

describe('X-21 to X-27: the Income phase', () => {
  test('T09: turn 1 spends 100: 110 + 2.2 + 213.612 − 4.5 = 321.312 at turn 2', () => {
    const { work, house, home } = firstHouse();
    house.treasury -= 100_000;
    house.ledger.spending += 100_000;
    income(work);
    expect(house.treasury).toBe(321_312);
    expect(house.ledger).toEqual({
      opening: 210_000,
      spending: 100_000,
      corruption: 0,
      receipts: 0,
      interest: 2_200,
      taxes: 213_612,
      maintenance: 4_500,
    });
    expect(home.colony).toMatchObject({ pu: 427_224_000, gcp: 427_224 });
    expect(house.gcp).toBe(427_224);
    expect(work.events.filter(({ seats }) => seats.includes(1))).toEqual([
      { kind: 'income', seats: [1], systemId: home.id, growth: 7_224_000, gcp: 427_224, taxes: 213_612 },
    ]);
  });

  test('X-13, X-23: interest is rounded down: 2 % of 0.099 XMR are 0.001', () => {
    const { work, house } = firstHouse();
    house.treasury = 99;
    income(work);
    expect(house.ledger.interest).toBe(1);
  });

  test('T07: three Starbases let the home grow by 0.02 × 1.15 × 420 × 0.86 = 8.3076', () => {
    const { work, home } = firstHouse();
    home.colony.starbases = Array.from({ length: 3 }, () => ({ wep: 0, state: 'undamaged' as const }));
    income(work);
    expect(home.colony.pu).toBe(428_307_600);
  });

  test('X-33: the boon of growth makes it 0.04 × 420 × 0.86 = 14.448', () => {
    const { work, house, home } = firstHouse();
    house.research.boons = ['growth'];
    income(work);
    expect(home.colony.pu).toBe(434_448_000);
  });

  test('X-18: the Empire does not grow', () => {
    const { work, state } = firstHouse();
    income(work);
    expect(state.systems.find(({ q, r }) => q === 0 && r === 0)?.colony?.pu).toBe(500e6);
  });

  test('X-22, X-63: newcomers yield in the Income after the next; acts of espionage count once', () => {
    const { work, house, home } = firstHouse();
    home.colony.newcomers = 20e6;
    home.colony.isTaxHalved = true;
    house.isTaxCut = true;
    income(work);
    // 400 grow by 6.88; 406.88 at 50 %, halved, less a quarter
    expect(home.colony.gcp).toBe(406_880);
    expect(house.ledger.taxes).toBe(76_290);
    expect(house.isTaxCut || home.colony.isTaxHalved).toBe(false);
    income(work);
    expect(home.colony.gcp).toBe(Math.floor(home.colony.pu / 1000));
  });

  test('X-26: taxes above 65 % cost 2, 3, 4 prestige in a row', () => {
    const { work, house } = firstHouse();
    const after = [66, 100, 70, 65, 66].map((tax) => {
      house.tax = tax;
      income(work);
      return house.prestige;
    });
    expect(after).toEqual([48, 45, 41, 41, 39]);
    expect(house.prestigeBy.tax).toBe(-11);
  });

  test('X-27: where more is missing than all fleets cost, all are crippled, hold and take no orders', () => {
    const { work, house } = firstHouse();
    house.tax = 0;
    house.treasury = 1_000;
    house.ledger.opening = 1_000;
    income(work);
    // interest of 0.02; the fleets cost 1.3 + 0.1 + 0.1, so all three are drawn
    expect(house.treasury).toBe(0);
    expect(house.ledger).toMatchObject({ interest: 20, maintenance: 1_020 });
    expect(house.fleets.map(({ isBarred }) => isBarred)).toEqual([true, true, true]);
    expect(house.fleets.flatMap(({ squadrons }) => squadrons.map(({ state }) => state))).toEqual([
      'crippled',
      'crippled',
      'crippled',
      'crippled',
    ]);
    expect(house.prestige).toBe(45);
    expect(work.events.find(({ kind }) => kind === 'unpaid')).toMatchObject({
      missing: 3_480,
      starbases: [],
    });
  });

  test('X-27: −5, −7, −9 for turns in a row; what is crippled is lost; the last to go are Starbases', () => {
    const { work, house, home } = firstHouse();
    house.tax = 0;
    home.colony.starbases = [{ wep: 0, state: 'undamaged' }];
    const after = [1, 2, 3].map(() => {
      house.treasury = 0;
      income(work);
      return [house.prestige, house.fleets.length, home.colony.starbases[0]?.state];
    });
    expect(after).toEqual([
      [45, 3, 'crippled'],
      [38, 0, undefined],
      [29, 0, undefined],
    ]);
  });

  test('X-27: of three Starbases two make up for the 5 that are missing', () => {
    const { work, house, home } = firstHouse();
    Object.assign(house, { tax: 0, treasury: 5_393, fleets: [] });
    home.colony.starbases = Array.from({ length: 3 }, () => ({ wep: 0, state: 'undamaged' as const }));
    // 3 for the docks and 7.5; with interest of 0.107 there are 5.5
    income(work);
    expect(home.colony.starbases.filter(({ state }) => state === 'crippled')).toHaveLength(2);
  });

  test('X-27: a fleet that costs as much as is missing is enough', () => {
    const { work, house } = firstHouse();
    house.tax = 0;
    // two fleets of a Scout, 0.1 each: 3 for the docks and 0.2 are due, and 3.04 with interest are 3.1
    house.fleets = house.fleets.slice(1);
    for (const { order } of house.fleets) Object.assign(order, { kind: 'move', systemId: 1 });
    house.treasury = 3_040;
    income(work);
    const barred = house.fleets.filter(({ isBarred }) => isBarred);
    expect(barred.map(({ order }) => order.kind)).toEqual(['hold']);
    expect(house.fleets.filter(({ order }) => order.kind === 'move')).toHaveLength(1);
  });

  test('X-27: which fleets suffer is drawn', () => {
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { state, house } = firstHouse();
      Object.assign(house, { tax: 0, treasury: 4_400 });
      income(workOn(state, seed));
      return house.fleets.find(({ isBarred }) => isBarred)?.id;
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('X-27: the next turn that is paid frees the fleets, and the next that is not costs 5 again', () => {
    const { work, house } = firstHouse();
    house.tax = 0;
    const after = [0, 100_000, 0].map((treasury) => {
      house.treasury = treasury;
      income(work);
      return [house.prestige, house.fleets.some(({ isBarred }) => isBarred)];
    });
    expect(after).toEqual([
      [45, true],
      [45, false],
      [40, false],
    ]);
  });

  test('X-21: maintenance comes before the judgement of taxes', () => {
    const { work, house, home } = firstHouse();
    Object.assign(house, { tax: 100, treasury: 0 });
    home.colony.isBlockaded = true;
    home.colony.starbases = Array.from({ length: 100 }, () => ({ wep: 0, state: 'undamaged' as const }));
    income(work);
    const causes = work.events.flatMap((event) => (event.kind === 'prestige' ? [event.cause] : []));
    expect(causes).toEqual(['upkeep', 'tax']);
  });
});

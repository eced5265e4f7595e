import { rehearsalDoubts, rehearse } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { smallGame, withHolding, type NewHolding, type SmallGame } from '../small-game.js';

/** The harm that orders of empire 1 would do, each as its code and figures. */
function doubts(game: SmallGame, sheet: string): string[] {
  const { orders, diagnostics } = empyrean.parse(sheet, { game: 'EC-1', seat: 1, turn: 1 });
  expect(diagnostics).toEqual([]);
  const rehearsed = rehearse(empyrean, game, 1, orders) ?? expect.unreachable();
  expect(rehearsed.results.map(({ result }) => result?.status)).toEqual(orders.map(() => 'done'));
  return rehearsalDoubts([], empyrean.rehearsal?.doubts?.(rehearsed)).map(
    ({ code, message }) => `${code}: ${message}`,
  );
}

const game = smallGame();
/** Sixteen people with air for sixteen on 16 fuel a turn, a drive, two engines and transports. */
const SHIP: NewHolding = {
  kind: 'ship',
  population: { PRO: 16 },
  stored: { FUEL: 100, FOOD: 100, CNGD: 100, 'TPT-1': 10 },
  assembled: { STU: 20_000, 'LFS-1': 16, 'SPD-1': 1, 'HEN-1': 2 },
};
const withShip = withHolding(game, SHIP);
const ship = withShip.state.holdings.at(-1)?.id ?? 0;

describe('orders that do great harm are doubted, with figures', () => {
  test('all fuel of a ship is given away, or so much that its people have no air', () => {
    // of the 100, 16 are air of this turn
    expect(doubts(withShip, `${ship}, transfer, 84 fuel, 1`)).toEqual([
      expect.stringMatching(`^no-fuel-left: ${ship} has 100 fuel, and would have none left`),
    ]);
    expect(doubts(withShip, `${ship}, transfer, 69 fuel, 1`)).toEqual([
      'no-air: next turn, life support would carry 15 of 16 population units on 15 of 16 fuel, and the others die',
    ]);
    expect(doubts(withShip, `${ship}, transfer, 68 fuel, 1`)).toEqual([]);
  });

  test('a crew goes ashore', () => {
    expect(doubts(withShip, `${ship}, transfer, 16 professionals, 1`)).toEqual([
      `no-crew: nobody would be left aboard ${ship}, and it would be abandoned`,
    ]);
    expect(doubts(withShip, `${ship}, transfer, 15 professionals, 1`)).toEqual([]);
  });

  test('where want leaves nobody, it is not the order that does', () => {
    const famine = withHolding(game, {
      ...SHIP,
      population: { USK: 8, PRO: 8 },
      stored: { ...SHIP.stored, FOOD: 0 },
    });
    const id = famine.state.holdings.at(-1)?.id ?? 0;
    expect(doubts(famine, `${id}, transfer, 1 professional, 1`)).toEqual([]);
  });

  test('life support or drives are taken apart', () => {
    const manned = withHolding(game, { ...SHIP, population: { PRO: 6, CNW: 5 } });
    const id = manned.state.holdings.at(-1)?.id ?? 0;
    expect(doubts(manned, `${id}, disassemble, 1 LFS-1`)).toEqual([
      'too-few-places: life support would carry 15 of 16 population units',
    ]);
    expect(doubts(manned, `${id}, disassemble, 2 HEN-1\n${id}, disassemble, 1 SPD-1`)).toEqual([
      `no-drive: ship ${id} would have no drive left`,
    ]);
    expect(doubts(manned, `${id}, disassemble, 1 HEN-1`)).toEqual([]);
  });

  test('a ship jumps on its last fuel', () => {
    // two engines carry 2,000 mass units; the ship is heavier, so that it has twenty, which burn 80 fuel for another orbit
    const heavy = { ...SHIP, assembled: { ...SHIP.assembled, 'HEN-1': 20 } };
    const full = withHolding(game, heavy);
    const id = full.state.holdings.at(-1)?.id ?? 0;
    const orbit = (full.state.holdings.at(-1)?.orbit ?? 0) === 1 ? 2 : 1;
    expect(doubts(full, `${id}, move, ${orbit}`)).toEqual([]);
    const low = withHolding(game, { ...heavy, stored: { ...SHIP.stored, FUEL: 70 } });
    expect(doubts(low, `${id}, move, ${orbit}`)).toEqual([
      expect.stringMatching('^no-air: next turn, life support would carry'),
    ]);
  });
});

/** Ten people, air and food for them, and a drive. */
const units = (...others: string[]): string =>
  [
    'set up, ship, 1, transfer, 4,000 structural units, 10 LFS-1, 1 SPD-1, 10 professionals',
    ...others,
    'end',
  ].join(', ');

describe('what is set up and cannot live on is doubted', () => {
  const ALL = ['100 fuel', '20 food', '20 consumer goods', '1 HEN-1'];
  const engines = smallGame({
    colony: { stored: { FUEL: 10_000, FOOD: 10_000, CNGD: 10_000, 'TPT-1': 50, 'LFS-1': 10, 'SPD-1': 1, 'HEN-1': 1, STU: 20_000 } },
  }); // prettier-ignore
  const without = (unit: string, ...others: string[]): string =>
    units(...ALL.filter((one) => !one.endsWith(unit)), ...others);

  test('not where it has fuel, food, goods and engines', () => {
    expect(doubts(engines, units(...ALL))).toEqual([]);
  });

  test.each([
    ['food', without('food', '3 food'), 'unfed: in its second turn it would have 1 of 3 food; hungry people turn rebel, and die'],
    ['goods', without('consumer goods'), 'unpaid: in its second turn it would have 0 of 4 consumer goods for wages; unpaid people turn rebel'],
    ['fuel', without('fuel'), 'no-air: next turn, life support would carry 0 of 10 population units on 0 of 10 fuel, and the others die'],
    ['engines', without('HEN-1'), 'no-hyper-engines: without hyper engines it could not leave its orbit'],
  ])('a ship without %s', (_, sheet, doubt) => {
    expect(doubts(engines, sheet)).toEqual([doubt]);
  }); // prettier-ignore
});

test('a colony on a planet that nobody surveyed is open, and doubted where the planet may not be fit for its kind', () => {
  const { planets } = game.state.cluster;
  const planet = planets.find(
    ({ id, type }) => type === 'terrestrial' && !game.state.homeWorlds.includes(id),
  );
  const there = withHolding(game, {
    ...SHIP,
    population: { PRO: 12, CNW: 2 },
    stored: { ...SHIP.stored, STU: 1_000, 'LFS-1': 4 },
    planetId: planet?.id ?? 0,
  });
  const id = there.state.holdings.at(-1)?.id ?? 0;
  const rehearsed = (what: string, units: string) => {
    const sheet = `set up, ${what}, ${id}, transfer, ${units}, end`;
    return rehearse(empyrean, there, 1, empyrean.parse(sheet).orders) ?? expect.unreachable();
  };
  const doubted = (what: string, expected: unknown = null) => {
    const found = rehearsed(what, '600 STU, 4 LFS-1, 4 professionals, 20 food, 20 fuel, 20 consumer goods');
    expect(found.results.map(({ result }) => result)).toEqual([expected]);
    return rehearsalDoubts([], empyrean.rehearsal?.doubts?.(found)).map(({ message }) => message);
  };
  const unknown = 'you have not surveyed this planet, and';
  expect(doubted('open colony')).toEqual([
    `${unknown} an open colony needs one where people can live outside`,
  ]);
  expect(doubted('enclosed colony')).toEqual([
    `${unknown} an enclosed colony needs one where nobody can live outside`,
  ]);
  // it takes the planet as it is, and has what either kind needs
  expect(doubted('colony', { status: 'done', code: 'done', reason: 'colony' })).toEqual([]);
  // whatever the planet is like, a colony needs air or structure, people and food
  for (const what of ['open colony', 'enclosed colony', 'colony', 'orbiting colony']) {
    const [order] = rehearsed(what, '4 professionals').results;
    expect(order?.result).toMatchObject({ status: 'refused', code: 'no-structure' });
    expect(order?.result?.reason).toContain('food for a turn: 0 of 1 (1 missing)');
  }
});

describe('orders that starve or suffocate somebody are doubted', () => {
  test('food is given away: the people starve in the turn, or in the next', () => {
    const id = ship;
    // 16 people eat 4 food a turn, and nobody starves on 1
    expect(doubts(withShip, `${id}, transfer, 100 food, 1`)).toEqual([
      `starves: 16 population units of ${id} would starve in this turn, with 0 food of 4`,
    ]);
    expect(doubts(withShip, `${id}, transfer, 96 food, 1`)).toEqual([
      `starves: 16 population units of ${id} would starve in the next turn, unless food comes: it has 0, and its farms bring 0`,
    ]);
    expect(doubts(withShip, `${id}, transfer, 95 food, 1`)).toEqual([]);
  });

  test('people come aboard who have no food, or no air', () => {
    const poor = withHolding(game, { ...SHIP, assembled: { ...SHIP.assembled, 'LFS-1': 40 } });
    const id = poor.state.holdings.at(-1)?.id ?? 0;
    expect(doubts(poor, `1, transfer, 20 professionals, ${id}`)).toEqual([]);
    const low = withHolding(game, {
      ...SHIP,
      stored: { ...SHIP.stored, FUEL: 50, FOOD: 11 },
      assembled: { ...SHIP.assembled, 'LFS-1': 40 },
    });
    // 36 people eat 9 food, of which 2 are left for 32 that are enough; 16 fuel of the 50 are air of this turn
    expect(doubts(low, `1, transfer, 20 professionals, ${id}`)).toEqual([
      `starves: 4 population units of ${id} would starve in the next turn, unless food comes: it has 2, and its farms bring 0`,
      `no-air: in ${id}, next turn, life support would carry 34 of 36 population units on 34 of 36 fuel, and the others die`,
    ]);
  });
});

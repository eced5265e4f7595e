import fc from 'fast-check';
import { botNames, botSheets, createGame, resolveTurn } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { headCount, type HoldingKind } from '@ec/economy';
import { empyrean } from '../../src/ruleset.js';
import { empires } from '../empires.js';
import { helpIn, type Help } from '../helped.js';
import { play, smallColony, smallGame, withHolding, type NewHolding, type SmallGame } from '../small-game.js';

/** Orders of notes about a ship or colony. */
const ordersFor = (game: SmallGame, id: number): string[] =>
  helpIn(empyrean, game, 1).flatMap(({ order, section }) => (section.split('-')[1] === `${id}` ? order : []));

/** A hundred people, a construction worker being two, who eat 25 food a turn, and have air for it. */
const ship: NewHolding = {
  kind: 'ship',
  population: { PRO: 96, CNW: 2 },
  assembled: { 'LFS-1': 100, STU: 20_000 },
  stored: { FUEL: 1_000, CNGD: 1_000 },
};

/** The small colony, and a ship or colony beside it that has the number 2. */
const beside = (given: NewHolding, colony = {}): SmallGame => withHolding(smallGame({ colony }), given);

describe('orders that help are orders that can be carried out', () => {
  it('seed "Transport": a colony with transports brings the 25 food that a ship needs a turn', () => {
    expect(ordersFor(beside(ship), 2)).toEqual(['1, transfer, 25 food, 2']);
  });

  it('seed "Transport": one without transports brings nothing', () => {
    expect(ordersFor(beside(ship, { stored: { FUEL: 10_000, FOOD: 10_000, STU: 20_000 } }), 2)).toEqual([]);
  });

  it('E-30: one that would fall short sooner brings nothing: 340 food are four turns of 85, and 315 are three', () => {
    const bringsOf = (FOOD: number) =>
      ordersFor(beside(ship, { stored: { ...smallColony.stored, FOOD } }), 2);
    expect(bringsOf(340)).toEqual([]);
    // of 365, and of 340, four turns are eaten, and the fifth falls short
    expect(bringsOf(365)).toEqual(['1, transfer, 25 food, 2']);
  });

  // 100 people, 800 of life support, and half of 900 fuel and 600 of goods in storage, after life support has burnt 100 fuel: 1,650 mass units
  it('seed "Colony": 25 food weigh 150, of which half counts, and a ship needs 10 structural units for each mass unit: 17,250', () => {
    const built = (STU: number): SmallGame => beside({ ...ship, assembled: { 'LFS-1': 100, STU } });
    expect(ordersFor(built(17_250), 2)).toEqual(['1, transfer, 25 food, 2']);
    expect(ordersFor(built(17_249), 2)).toEqual([]);
  });

  it('seed "Colony": structure in storage, 2,000 of which weigh 1,000, goes to work first: 22,250 are needed where 17,000 are', () => {
    const stored = { ...ship.stored, STU: 2_000 };
    const full = beside({ ...ship, assembled: { 'LFS-1': 100, STU: 17_000 }, stored });
    expect(ordersFor(full, 2)).toContain('2, assemble, 2,000 structural units');
    expect(ordersFor(full, 2)).not.toContain('1, transfer, 25 food, 2');
  });

  it('seed "Farm": a ship assembles no farms but those of level 6 and above', () => {
    const alone = { FUEL: 10_000, STU: 20_000 };
    const farms = { ...ship, stored: { ...ship.stored, 'FRM-1': 15 } };
    expect(ordersFor(beside(farms, { stored: alone }), 2)).toEqual([]);
  });
});

const upTo = (max: number): fc.Arbitrary<number> => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));

/** A ship or colony that lacks this or that, and has something in store that would help. */
const needy: fc.Arbitrary<NewHolding> = fc.record({
  kind: fc.constantFrom<HoldingKind>('enclosed', 'orbiting', 'ship', 'trade-station'),
  population: fc.record({ UEM: upTo(200), USK: upTo(300), PRO: upTo(200), SLD: upTo(50), CNW: upTo(2) }),
  stored: fc.record({
    FUEL: upTo(900),
    FOOD: upTo(600),
    CNGD: upTo(300),
    'TPT-1': upTo(3),
    'LFS-1': upTo(500),
    'AUT-1': upTo(500),
    'FRM-1': upTo(50),
    'FRM-3': upTo(50),
    'FRM-6': upTo(50),
    STU: upTo(2_000),
    LSTU: upTo(2_000),
  }),
  assembled: fc.record({ 'LFS-1': upTo(1_000), STU: upTo(20_000) }),
});

/** Those that are refused, but for orders of ships and colonies where nobody lives to see phase 2: they had no air. */
const refused = (help: readonly Help[]): readonly Help[] =>
  help.filter(({ refusal }) => refusal !== '' && !refusal.startsWith('you have no ship or colony'));

/** Turns after which the harm of an order would have shown. */
const AFTER = 8;

/** Loyal people of an empire after each of the next turns, and how many ships and colonies it has left, when it gives one order at most. */
function fate(game: SmallGame, seat: number, order = ''): { readonly loyal: number; readonly kept: number } {
  let loyal = 0;
  let at = game;
  let kept = 0;
  for (let turn = 1; turn <= AFTER; turn += 1) {
    at = resolveTurn(empyrean, at, new Map(turn === 1 && order !== '' ? [[seat, order]] : []));
    const own = at.state.holdings.filter(({ empireId }) => empireId === seat);
    loyal += own.reduce((sum, one) => sum + headCount(one.population) - headCount(one.rebels), 0);
    kept = own.length;
  }
  return { loyal, kept };
}

describe('E-17, E-30, E-31, E-47: no order that a report names as a help does harm', () => {
  // half rations did, which turn people rebel: they lost colonies in which nobody would have starved
  it.each([
    ['standard', 1n, ['merchant', 'settler', 'industrialist', 'idle']],
    ['standard', 5n, ['random-legal', 'scholar', 'idle', 'industrialist']],
    ['first', 2n, ['conqueror', 'random-legal', 'idle', 'settler']],
  ] as const)(
    'by the edition %s, seed %d: over eight turns as many loyal people live on, but for 2 %% at most, and as many ships and colonies',
    (edition, seed, names) => {
      const parameters = { 'cluster.starCount': 12, 'cluster.axisSize': 6 };
      const setUp = { name: 'EC-1', edition, seed, players: empires(names.length), parameters };
      let game: SmallGame = createGame(empyrean, setUp);
      const bots = new Map(names.map((name, i) => [i + 1, name] as const));
      let tried = 0;
      for (let quarter = 1; quarter <= 40; quarter += 1) {
        game = resolveTurn(empyrean, game, botSheets(empyrean, game, bots));
        if (quarter % 4 !== 0) continue;
        for (const { id } of game.state.empires) {
          const orders = helpIn(empyrean, game, id).map(({ order }) => order);
          if (orders.length === 0) continue;
          const without = fate(game, id);
          for (const order of orders) {
            const { loyal, kept } = fate(game, id, order);
            expect(kept, `quarter ${quarter}: ${order}`).toBeGreaterThanOrEqual(without.kept);
            expect(loyal, `quarter ${quarter}: ${order}`).toBeGreaterThanOrEqual(0.98 * without.loyal);
            tried += 1;
          }
        }
      }
      expect(tried).toBeGreaterThan(20);
    },
  );
});

describe('E-17: no order that a report names as a help is refused', () => {
  it('whatever a ship or colony lacks, before its first quarter and after', () => {
    let orders = 0;
    fc.assert(
      fc.property(needy, needy, (one, other) => {
        const game = withHolding(withHolding(smallGame(), one), other);
        for (const at of [game, play(game)]) {
          const help = helpIn(empyrean, at, 1);
          orders += help.length;
          expect(refused(help)).toEqual([]);
        }
      }),
    );
    expect(orders).toBeGreaterThan(0);
  });

  it('in twenty quarters of bots', () => {
    const names = botNames(empyrean);
    const parameters = { 'cluster.starCount': 12, 'cluster.axisSize': 6 };
    let game = createGame(empyrean, { name: 'EC-1', seed: 2n, players: empires(4), parameters });
    // one of four gives no orders, and its people come to want
    const bots = new Map(
      [1, 2, 3].map((seat) => [seat, names[(seat * 3 + 2) % names.length] ?? 'merchant'] as const),
    );
    const help: Help[] = [];
    for (let quarter = 1; quarter <= 20; quarter += 1) {
      game = resolveTurn(empyrean, game, botSheets(empyrean, game, bots));
      for (const { id } of game.state.empires) help.push(...helpIn(empyrean, game, id));
    }
    expect(help.length).toBeGreaterThan(50);
    expect(refused(help)).toEqual([]);
  });
});

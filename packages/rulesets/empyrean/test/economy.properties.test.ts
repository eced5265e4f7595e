import { formatOrder } from '@ec/orders-parser';
import { headCount, lifeSupportCapacity, POPULATION_CODES, structuralRoom, unitOf } from '@ec/economy';
import { fc, test } from '@fast-check/vitest';
import { empyreanLanguage } from '../src/orders/language.js';
import type { EmpyreanOrder } from '../src/orders/orders.js';
import type { UnitCount } from '../src/orders/terms.js';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { describe, expect } from 'vitest';
import { assembledUnits } from '../src/lookup.js';
import { empyrean } from '../src/ruleset.js';
import { resolveTurn, stateHash } from '@ec/engine';
import type { FactoriesTemplate, HomeColonyFile } from '../src/set-up/home-colony-file.js';
import type { Holding } from '../src/holding.js'; // prettier-ignore
import { expectClosedBooks, inventory } from './books.js';
import { smallColony, smallGame, stacks, withHolding, type SmallGame } from './small-game.js';

/** Kinds of order of the phases of the economy. */
const KINDS = [
  'permission-to-colonize', 'set-up', 'disassemble', 'build-change', 'mining-change', 'transfer', 'transfer-technology',
  'assemble', 'assemble-factories', 'assemble-mines', 'permission', 'buy', 'sell', 'buy-technology', 'sell-technology',
  'draft', 'disband', 'pay', 'ration',
] as const satisfies readonly EmpyreanOrder['kind'][]; // prettier-ignore
const MOVES = ['transfer', 'assemble', 'assemble-factories', 'assemble-mines'] as const;

const order = (kinds: readonly string[]): fc.Arbitrary<EmpyreanOrder> =>
  orderArbitrary(empyreanLanguage).filter(({ kind }) => kinds.includes(kind));
/** Orders of the four empires in each of some turns. */
const turnsOf = (kinds: readonly string[], most: number): fc.Arbitrary<EmpyreanOrder[][][]> =>
  fc.array(fc.array(fc.array(order(kinds), { maxLength: 12 }), { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: most,
  });

const few = fc.nat(3_000);
const many = fc.nat(40_000);
const product = fc.constantFrom(
  'CNGD',
  'STU',
  'AUT-1',
  'MIN-1',
  'FCT-1',
  'LFS-1',
  'MSS-1',
  'RSCH',
  'MTSP',
  'SPD-1',
);
const factories: fc.Arbitrary<FactoriesTemplate> = fc.record({
  techLevel: fc.integer({ min: 1, max: 3 }),
  units: fc.nat(600),
  product,
  pipeline: fc.tuple(few, few, few),
});
const colony: fc.Arbitrary<Partial<HomeColonyFile>> = fc.record({
  techLevel: fc.integer({ min: 1, max: 3 }),
  population: fc.record({ UEM: few, USK: many, PRO: many, SLD: few, SPY: fc.nat(50), CNW: fc.nat(60), TRN: few }),
  farms: fc.uniqueArray(fc.record({ techLevel: fc.integer({ min: 1, max: 6 }), units: fc.nat(500) }), {
    selector: ({ techLevel }) => techLevel,
    maxLength: 3,
  }),
  mines: fc.array(
    fc.record({
      techLevel: fc.integer({ min: 1, max: 2 }),
      units: fc.nat(2_000),
      resource: fc.constantFrom('FUEL' as const, 'METS' as const, 'NMTS' as const, 'GOLD' as const),
    }),
    { maxLength: 4 },
  ),
  factories: fc.array(factories, { maxLength: 4 }),
  stored: fc.record({
    FUEL: many, METS: many, NMTS: many, GOLD: few, FOOD: many, CNGD: many, RSCH: fc.nat(250_000), STU: many, LSTU: few,
    'TPT-1': fc.nat(60), 'TPT-2': fc.nat(9), 'LFS-1': few, 'LFS-2': fc.nat(99), 'SPD-1': fc.nat(9), 'FCT-1': few, 'MIN-1': few,
    'FRM-1': few, 'AUT-1': few, 'ASC-1': fc.nat(99), 'SEN-1': fc.nat(5), 'MSS-1': few, 'EWP-1': few,
  }),
  assembled: fc.record({ 'AUT-1': few, 'SEN-1': fc.nat(30), 'LFS-1': fc.nat(200), 'MSL-1': fc.nat(99), 'SPD-1': fc.nat(9) }),
  structuralMarginPercent: fc.nat(60),
}); // prettier-ignore

interface World {
  readonly players: number;
  readonly seed: bigint;
  readonly colony: Partial<HomeColonyFile>;
  /** Rebels, as a share of each class in percent. */
  readonly rebels: number;
}
const world: fc.Arbitrary<World> = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  seed: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  colony,
  rebels: fc.nat(100),
});

/** A game with a home colony, a ship, an orbiting colony and a trade station of each empire. */
function gameOf({ players, seed, colony: template, rebels }: World): SmallGame {
  const { population = smallColony.population } = template;
  const disloyal = Object.fromEntries(
    POPULATION_CODES.map((code) => [code, Math.floor((population[code] * rebels) / 100)]),
  );
  let game = smallGame({ players, seed, colony: { ...template, rebels: disloyal } });
  const goods = {
    FUEL: 2_000,
    FOOD: 500,
    CNGD: 300,
    GOLD: 400,
    METS: 900,
    'TPT-1': 20,
    'LFS-1': 50,
    'SPD-1': 3,
    STU: 6_000,
  };
  for (let empireId = 1; empireId <= players; empireId++) {
    for (const kind of ['ship', 'orbiting', 'trade-station'] as const) {
      game = withHolding(game, {
        kind,
        empireId,
        population: { USK: 150, PRO: 150, SLD: 30, CNW: 20 },
        rebels: { USK: rebels },
        assembled: { STU: 90_000, 'LFS-1': 420, 'SPD-1': 2 },
        stored: goods,
      });
    }
  }
  return game;
}

/**
 * An order sheet of orders that name ships and colonies of the game, mostly one's own, and for the most part units that are
 * there, in quantities of its size.
 */
function sheetOf(orders: readonly EmpyreanOrder[], game: SmallGame, empireId: number): string {
  const all = game.state.holdings;
  const own = all.filter((holding) => holding.empireId === empireId);
  // an empire that rebels have left without anything gives orders to others all the same
  const places = own.length === 0 ? all : [...own.slice(0, 1), ...own.slice(0, 1), ...own];
  const one = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length];
  return orders
    .map((given) => {
      const fields: Record<string, unknown> = { ...given };
      const draw = 'actorId' in given ? given.actorId : 0;
      const actor = one(draw % 16 === 0 ? all : places, Math.floor(draw / 16));
      if ('actorId' in given) fields['actorId'] = actor?.id;
      if ('receiverId' in given) fields['receiverId'] = one(all, given.receiverId)?.id;
      if ('party' in given) {
        const { kind, id } = given.party;
        fields['party'] = { kind, id: kind === 'empire' ? 1 + (id % 4) : one(all, id)?.id };
      }
      if ('units' in given) fields['units'] = scaled(given.units);
      if ('item' in given) fields['item'] = scaled(given.item);
      if ('quantity' in given) fields['quantity'] = 1 + (given.quantity % 500);
      if ('group' in given) fields['group'] = 1 + (given.group % 3);
      if ('deposit' in given) fields['deposit'] = 1 + (given.deposit % 6);
      if ('techLevel' in given) fields['techLevel'] = 1 + (given.techLevel % 3);
      if ('price' in given) fields['price'] = { numerator: 1 + (given.price.numerator % 5), denominator: 2 };
      if ('rate' in given) fields['rate'] = { numerator: given.rate.numerator % 5, denominator: 8 };
      if ('product' in given) fields['product'] = scaled(given.product);
      if ('change' in given) fields['change'] = scaled(given.change);
      const likely = one(actor ? likelyUnits(given.kind, actor) : [], Math.floor(draw / 64));
      if (likely && draw % 4 > 0 && 'units' in fields)
        fields['units'] = { ...likely, quantity: 1 + (draw % 700) };
      if (likely && draw % 4 > 0 && 'item' in fields) fields['item'] = likely;
      if (given.kind === 'set-up' && draw % 4 > 0) fields['units'] = founding(draw % 40);
      return formatOrder(empyreanLanguage, fields as unknown as EmpyreanOrder);
    })
    .join('\n');
}

/** Units that an order of a kind may well find. */
function likelyUnits(kind: string, holding: Holding): { code: string; techLevel: number }[] {
  const goods = holding.stored.map(({ code, techLevel }) => ({ code, techLevel }));
  const people = POPULATION_CODES.filter((code) => holding.population[code] > 0);
  switch (kind) {
    case 'transfer':
      return [...goods, ...people.map((code) => ({ code, techLevel: 0 }))];
    case 'assemble':
      return goods.filter(({ code }) => unitOf(code).needsAssembly && code !== 'FCT' && code !== 'MIN');
    case 'assemble-factories':
      return goods.filter(({ code }) => code === 'FCT');
    case 'assemble-mines':
      return goods.filter(({ code }) => code === 'MIN');
    case 'disassemble':
      return assembledUnits(holding).map(({ code, techLevel }) => ({ code, techLevel }));
    case 'buy':
    case 'sell':
      return stacks({ METS: 1, FUEL: 1, FOOD: 1, 'LFS-1': 1 }).map(({ code, techLevel }) => ({
        code,
        techLevel,
      }));
    default:
      return [];
  }
}

/** What some people need to live anywhere. */
function founding(heads: number): UnitCount[] {
  const people: UnitCount[] = [{ code: 'PRO', techLevel: 0, quantity: 1 + heads }];
  const units = { STU: 300 + 130 * (1 + heads), 'LFS-1': 1 + heads, 'SPD-1': 1, FOOD: 1 + heads };
  return [...people, ...stacks(units)];
}

/** The same units in numbers, and of technology levels, that a small game knows. */
function scaled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scaled);
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = { ...value };
  const { techLevel, quantity } = fields;
  if (typeof techLevel === 'number' && techLevel > 0) fields['techLevel'] = 1 + (techLevel % 2);
  if (typeof quantity === 'number') fields['quantity'] = 1 + (quantity % 1_500);
  return fields;
}

const sheetsOf = (orders: readonly EmpyreanOrder[][], game: SmallGame): Map<number, string> =>
  new Map(game.state.empires.map(({ id }) => [id, sheetOf(orders[id - 1] ?? [], game, id)]));

/** Plays the turns, and has each of them looked at. */
function playAll(
  given: World,
  turns: readonly EmpyreanOrder[][][],
  look: (before: SmallGame, after: SmallGame, sheets: Map<number, string>) => void,
): void {
  let game = gameOf(given);
  for (const orders of turns) {
    const sheets = sheetsOf(orders, game);
    const next = resolveTurn(empyrean, game, sheets);
    look(game, next, sheets);
    game = next;
  }
}

const before = (game: SmallGame, id: number): Holding | undefined =>
  game.state.holdings.find((holding) => holding.id === id);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const total = (game: SmallGame, of: (holding: Holding) => number): number => sum(game.state.holdings.map(of));

describe('what must always hold', () => {
  test.prop([world, turnsOf(KINDS, 3)], { numRuns: 60 })(
    'the ledger: what was there and what its rows say is what there is; what has no row has not changed',
    (given, turns) => {
      playAll(given, turns, expectClosedBooks);
    },
  );

  test.prop([world, turnsOf(KINDS, 3)], { numRuns: 40 })(
    'no quantity is negative, and what the codec writes it reads as the same state',
    (given, turns) => {
      playAll(given, turns, (_, next) => {
        const text = empyrean.codec.encode(next.state);
        expect(empyrean.codec.decode(text)).toEqual(next.state);
        for (const holding of next.state.holdings) {
          for (const { quantity } of [...holding.stored, ...holding.assembled])
            expect(quantity).toBeGreaterThanOrEqual(0);
        }
      });
    },
  );

  test.prop([world, turnsOf(KINDS, 2)], { numRuns: 40 })(
    'E-17: every order has one outcome, with a reason unless it was done',
    (given, turns) => {
      playAll(given, turns, (old, next, sheets) => {
        for (const [seat, sheet] of sheets) {
          const { orders } = empyrean.parse(sheet, { game: old.name, seat, turn: old.state.turn + 1 });
          const outcomes = next.journal
            .filter((event) => event.kind === 'order')
            .filter((event) => event.seat === seat);
          expect(outcomes.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(
            orders.map(({ line }) => line),
          );
          for (const { status, code, reason } of outcomes) {
            if (status === 'done') expect(code).toBe('done');
            else expect([code === 'done', reason === '']).toEqual([false, false]);
            if (status === 'partly') expect(reason).toMatch(/[\d,]+ of [\d,]+: |^(?:ship|colony) \d+: /);
          }
        }
      });
    },
  );

  test.prop([world, turnsOf(KINDS, 2)], { numRuns: 30 })(
    'same seed and orders: same hash, whatever the order of the sheets',
    (given, turns) => {
      playAll(given, turns, (old, next, sheets) => {
        const hash = stateHash(next.state);
        expect(stateHash(resolveTurn(empyrean, old, sheets).state)).toBe(hash);
        const turned = resolveTurn(empyrean, old, new Map([...sheets].toReversed()));
        expect(stateHash(turned.state)).toBe(hash);
        expect(turned.journal).toEqual(next.journal);
      });
    },
  );

  test.prop([world, turnsOf(KINDS, 3)], { numRuns: 40 })(
    'people: all who were there and were born are there or have died; no class has more rebels, nor tasks more spies, than there are',
    (given, turns) => {
      playAll(given, turns, (old, next) => {
        let heads = total(old, ({ population }) => headCount(population));
        for (const event of next.journal) {
          if (event.kind === 'sustained') heads -= event.died;
          if (event.kind === 'provided') heads -= event.starved;
          if (event.kind === 'grown') heads += event.births - event.deaths;
        }
        heads -= total(next, ({ quarter }) => quarter.killed);
        expect(total(next, ({ population }) => headCount(population))).toBe(heads);
        for (const { population, rebels, spies } of next.state.holdings) {
          for (const code of POPULATION_CODES) expect(rebels[code]).toBeLessThanOrEqual(population[code]);
          expect(sum(spies.map(({ units }) => units))).toBeLessThanOrEqual(population.SPY);
        }
      });
    },
  );

  test.prop([world, turnsOf(KINDS, 3)], { numRuns: 40 })(
    'what is sent is received, but for the commission of home markets, at most 1 % and 1 gold for each trade',
    (given, turns) => {
      playAll(given, turns, (old, next) => {
        const sent = new Map<string, number>();
        for (const { quarter } of next.state.holdings) {
          for (const row of quarter.ledger) {
            const key = `${row.place} ${row.code} ${row.techLevel}`;
            sent.set(key, (sent.get(key) ?? 0) + row.sent - row.received);
          }
        }
        // a colony that has joined another is gone with its ledger: what it had was sent
        const joined = next.journal.filter((event) => event.kind === 'joined');
        for (const event of joined) {
          const gone = before(old, event.joined.id);
          for (const [key, units] of gone ? inventory(gone) : []) sent.set(key, (sent.get(key) ?? 0) + units);
        }
        const trades = next.journal.filter((event) => event.kind === 'traded');
        const bought = sum(trades.map(({ side, gold }) => (side === 'bought' ? gold : 0)));
        const commission = sent.get('stored GOLD 0') ?? 0;
        sent.delete('stored GOLD 0');
        expect([...sent].filter(([, units]) => units !== 0)).toEqual([]);
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(commission).toBeLessThanOrEqual(bought / 100 + trades.length / 2);
        expect(next.state.holdings.length + joined.length).toBeGreaterThanOrEqual(old.state.holdings.length);
      });
    },
  );

  test.prop([world, turnsOf(KINDS, 3)], { numRuns: 30 })(
    'E-20: deposits shrink by what is mined of them, and no others change',
    (given, turns) => {
      playAll(given, turns, (old, next) => {
        const mined = new Map<number, number>();
        for (const event of next.journal) {
          if (event.kind === 'mined')
            mined.set(event.depositId, (mined.get(event.depositId) ?? 0) + event.produced);
        }
        expect(next.state.cluster.deposits).toEqual(
          old.state.cluster.deposits.map((deposit) => ({
            ...deposit,
            quantity: deposit.quantity - (mined.get(deposit.id) ?? 0),
          })),
        );
      });
    },
  );

  test.prop([world, turnsOf(KINDS, 3)], { numRuns: 40 })(
    'E-22: of each factory group, what was in process and was begun is in process or was delivered',
    (given, turns) => {
      playAll(given, turns, (old, next) => {
        for (const event of next.journal) {
          if (event.kind !== 'manufactured') continue;
          const group = (of: SmallGame): number => {
            const known = before(of, event.holdingId)?.factories.find(({ id }) => id === event.group);
            return sum(known?.pipeline ?? []);
          };
          expect(group(next)).toBe(group(old) + event.started - event.delivered);
        }
      });
    },
  );
});

describe('E-26: structure and life support', () => {
  const moving = {
    ...empyrean,
    phases: empyrean.phases.filter(({ name }) => /^(?:transfers|assembly orders)$/.test(name)),
  };
  const roomOf = (holding: Holding): number =>
    structuralRoom(holding.kind, holding.population, assembledUnits(holding), holding.stored);

  test.prop([world, turnsOf(MOVES, 3)], { numRuns: 60 })(
    'no transfer or assembly fills a ship or colony beyond its structure, or beyond its life support',
    (given, turns) => {
      let game = gameOf(given);
      for (const orders of turns) {
        const next = resolveTurn(moving, game, sheetsOf(orders, game));
        for (const holding of next.state.holdings) {
          const earlier = before(game, holding.id);
          if (!earlier) throw new Error('expected no new ship or colony');
          expect(roomOf(holding)).toBeGreaterThanOrEqual(Math.min(0, roomOf(earlier)));
          if (holding.kind === 'open') continue;
          const most = Math.max(lifeSupportCapacity(earlier.assembled), headCount(earlier.population));
          expect(headCount(holding.population)).toBeLessThanOrEqual(most);
        }
        game = next;
      }
    },
  );
});

describe('E-16: whatever can be written', () => {
  test.prop([world, fc.array(orderArbitrary(empyreanLanguage), { maxLength: 20 })], { numRuns: 60 })(
    'no order stops a turn, whatever its figures: every one has its outcome',
    (given, orders) => {
      const game = gameOf(given);
      const sheet = orders
        .map((known, i) =>
          formatOrder(
            empyreanLanguage,
            'actorId' in known ? { ...known, actorId: 1 + (i % game.state.holdings.length) } : known,
          ),
        )
        .join('\n');
      const next = resolveTurn(empyrean, game, new Map([[1, sheet]]));
      expect(next.journal.filter(({ kind }) => kind === 'order')).toHaveLength(orders.length);
      expect(empyrean.codec.decode(empyrean.codec.encode(next.state))).toEqual(next.state);
    },
  );
});

describe('E-17: whose orders count', () => {
  test.prop(
    [world, fc.array(order(KINDS.filter((kind) => kind !== 'permission-to-colonize')), { maxLength: 20 })],
    { numRuns: 30 },
  )('orders for what belongs to another are refused, and change nothing', (given, orders) => {
    const game = gameOf({ ...given, players: 2 });
    const foreign = game.state.holdings.filter(({ empireId }) => empireId === 2).map(({ id }) => id);
    const sheet = orders
      .map((known, i) =>
        formatOrder(empyreanLanguage, {
          ...known,
          actorId: foreign[i % foreign.length] ?? 2,
        } as EmpyreanOrder),
      )
      .join('\n');
    const next = resolveTurn(empyrean, game, new Map([[1, sheet]]));
    const outcomes = next.journal.filter((event) => event.kind === 'order');
    expect(outcomes.map(({ code }) => code)).toEqual(orders.map(() => 'not-yours'));
    expect(stateHash(next.state)).toBe(stateHash(resolveTurn(empyrean, game).state));
  });
});

import { POPULATION_CODES, type HoldingKind, type Population } from '@ec/economy';
import { renderText } from '@ec/reports';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { resolveTurn, stateHash, turnReportOf } from '@ec/engine';
import type { Holding } from '../../src/holding.js';
import { expectClosedBooks, expectHeadsToBalance, expectSound } from '../books.js';
import {
  otherPlanet,
  people,
  smallColony,
  smallGame,
  stacks,
  withChanged,
  withHolding,
  type Goods,
  type SmallGame,
} from '../small-game.js';
import { events, withFigures } from '../war-game.js';

const few = fc.oneof(fc.nat(3), fc.nat(40));
const amount = fc.oneof(fc.nat(5), fc.nat(300), fc.nat(9_000));
/** Figures of a small holding, which a few hits destroy, or of any. */
const size = fc.oneof(fc.constant(fc.nat(9)), fc.constant(amount));

/** Rulings on combat that a designer might try. */
const rulings = fc.record(
  {
    'combat.rounds': fc.integer({ min: 1, max: 12 }),
    'combat.shipDistance': fc.integer({ min: 1, max: 15 }),
    'combat.reach': fc.integer({ min: 1, max: 12 }),
    'combat.weaponDamage': fc.nat(100),
    'combat.mostLosses': fc.integer({ min: 100, max: 2_000 }),
    'combat.killed': fc.nat(100),
    'combat.raidLosses': fc.nat(100),
    'combat.unsupplied': fc.nat(100),
    'combat.surrender': fc.integer({ min: 1, max: 10 }),
    'combat.levelLoss': fc.integer({ min: 1, max: 100 }),
  },
  { requiredKeys: [] },
);

interface Place {
  readonly kind: HoldingKind;
  /** 0 for an independent one. */
  readonly owner: number;
  readonly isFar: boolean;
  readonly techLevel: number;
  readonly population: Population;
  /** Rebels in percent of each class. */
  readonly rebels: number;
  readonly stored: Goods;
  readonly assembled: Goods;
  /** Units of its factory groups. */
  readonly factories: readonly number[];
}
const place: fc.Arbitrary<Place> = size.chain((much) =>
  fc.record({
    kind: fc.constantFrom('open', 'enclosed', 'orbiting', 'trade-station', 'ship', 'ship'),
    owner: fc.nat(4),
    isFar: fc.nat(3).map((number) => number === 0),
    techLevel: fc.integer({ min: 1, max: 3 }),
    population: fc.record({ UEM: much, USK: much, PRO: much, SLD: much, SPY: few, CNW: few, TRN: few }),
    rebels: fc.oneof(fc.constant(0), fc.nat(100)),
    stored: fc.record({
      FUEL: fc.oneof(fc.nat(50), fc.constant(50_000)),
      FOOD: much,
      CNGD: much,
      GOLD: much,
      METS: much,
      MTSP: much,
      RSCH: much,
      'TPT-1': much,
      'TPT-2': few,
      'ASC-1': few,
      'ASC-2': few,
      'ASW-1': much,
      'ASW-3': few,
      'MTBT-1': few,
      'MTBT-2': few,
      'MSS-1': amount,
      'MSS-2': few,
      'ANM-1': few,
    }),
    assembled: fc.record({
      'MSL-1': fc.oneof(fc.nat(5), fc.nat(300)),
      'MSL-2': few,
      'EWP-1': few,
      'ESH-1': few,
      'SPD-1': few,
      STU: much,
      'LFS-1': fc.oneof(few, fc.constant(60_000)),
    }),
    factories: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
  }),
);

interface World {
  readonly players: number;
  readonly seed: number;
  readonly rulings: Readonly<Record<string, number>>;
  readonly home: Place;
  readonly places: readonly Place[];
}
const world: fc.Arbitrary<World> = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
  rulings,
  home: place,
  places: fc.array(place, { minLength: 2, maxLength: 7 }),
});

/** Home colonies that are armed alike, and ships and colonies of all of them, some at another planet. */
function gameOf({ players, seed, rulings: parameters, home, places }: World): SmallGame {
  let game = smallGame({ players, parameters: { ...parameters, 'cluster.starCount': 4 } });
  for (let id = 1; id <= players; id++) {
    game = withChanged(game, id, (colony) => {
      colony.population = home.population;
      colony.rebels = rebelsOf(home);
      colony.stored = stacks({ ...smallColony.stored, ...home.stored });
      colony.assembled = stacks(home.assembled);
    });
  }
  const far = otherPlanet(game, () => true);
  for (const { kind, owner, isFar, factories, ...figures } of places) {
    game = withHolding(game, {
      ...figures,
      kind,
      empireId: owner === 0 ? null : 1 + ((owner - 1) % players),
      rebels: rebelsOf(figures),
      ...(isFar ? { planetId: far } : {}),
      factories: kind === 'ship' ? [] : factories.map(group),
    });
  }
  return { ...game, seed: `${seed}` };
}

function group(units: number, i: number): Holding['factories'][number] {
  const product = { code: 'CNGD', techLevel: 0 } as const;
  return { id: i + 1, techLevel: 1 + (i % 2), units, product, change: null, pipeline: [units, 0, 1] };
}

function rebelsOf({ population, rebels }: Pick<Place, 'population' | 'rebels'>): Population {
  const share = POPULATION_CODES.map((code) => [code, Math.floor((population[code] * rebels) / 100)]);
  return people(Object.fromEntries(share) as Population);
}

const FIGHTS = ['bombard', 'invade', 'raid', 'defend', 'help'] as const;
const FOREIGN_TASKS = ['attack spies', 'incite rebels', 'information'] as const;
const HOME_TASKS = ['check rebels', 'convert rebels', 'check for spies'] as const;
const OTHERS = ['ration', 'draft', 'transfer'] as const;
const BOOTY = ['gold', 'fuel', 'METS', 'missiles-1', 'transports-2', 'food', 'RSCH', 'space drives-1'];
const CARGO = ['gold', 'soldiers', 'spies', 'missiles-1'];

/** An order of whatever kind; the numbers choose among what the game has. */
interface Command {
  readonly kind: (typeof FIGHTS | typeof FOREIGN_TASKS | typeof HOME_TASKS | typeof OTHERS)[number];
  readonly actor: number;
  readonly target: number;
  readonly other: number;
  readonly percent: number;
}
const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...FIGHTS, ...FIGHTS, ...FIGHTS, ...FOREIGN_TASKS, ...HOME_TASKS, ...OTHERS),
  actor: fc.nat(999),
  target: fc.nat(999),
  other: fc.nat(999),
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
});
/** Orders of the four empires in a turn. */
const orders = fc.array(fc.array(command, { maxLength: 9 }), { minLength: 4, maxLength: 4 });
const turns = fc.array(orders, { minLength: 1, maxLength: 3 });
/** Orders without transfers, by which one empire's goods or spies come to another's. */
const quiet = orders.map((lists) => lists.map((list) => list.filter(({ kind }) => kind !== 'transfer')));

const one = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length];

/** An order as it is written: for the most part of one's own against somebody else at the same planet. */
function lineOf(
  { kind, actor: draw, target: aim, other, percent }: Command,
  game: SmallGame,
  seat: number,
): string {
  const { holdings } = game.state;
  const own = holdings.filter(({ empireId }) => empireId === seat);
  const actor = one(draw % 20 === 0 || own.length === 0 ? holdings : own, Math.floor(draw / 20));
  const near = holdings.filter((known) => known.planetId === actor?.planetId && known !== actor);
  const foreign = near.filter(({ empireId }) => empireId !== seat);
  const target = one(aim % 10 === 0 ? holdings : foreign, Math.floor(aim / 10))?.id ?? 99;
  const leader = one(near, other)?.id ?? 99;
  const id = actor?.id ?? 99;
  const spies = 1 + (percent % 12);
  switch (kind) {
    case 'bombard':
    case 'invade':
      return `${id}, ${kind}, ${target}, ${percent}%`;
    case 'raid':
      return `${id}, raid, ${target}, ${percent}%, ${one(BOOTY, other)}`;
    case 'defend':
      return `${id}, support, ${one(near, Math.floor(aim / 10))?.id ?? 99}, ${percent}%`;
    case 'help':
      return `${id}, support, ${leader}, ${target}, ${percent}%`;
    case 'attack spies':
    case 'incite rebels':
    case 'information':
      return `${id}, ${spies}, ${kind}, ${target}`;
    case 'ration':
      return `${id}, ration, ${percent}%`;
    case 'draft':
      return `${id}, draft, ${percent} soldiers`;
    case 'transfer':
      return `${id}, transfer, ${percent} ${one(CARGO, other)}, ${leader}`;
    case 'check rebels':
    case 'convert rebels':
    case 'check for spies':
      return `${id}, ${spies}, ${kind}`;
  }
}

type Sheets = Map<number, string>;
function sheetsOf(given: readonly (readonly Command[])[], game: SmallGame): Sheets {
  const written = (seat: number): string =>
    (given[seat - 1] ?? []).map((known) => lineOf(known, game, seat)).join('\n');
  return new Map(seatsIn(game).map((seat) => [seat, written(seat)]));
}

function seatsIn({ state }: SmallGame): number[] {
  return state.empires.map(({ id }) => id);
}

/** Plays the turns, and has each of them looked at. */
function playAll(
  given: World,
  commands: readonly (readonly (readonly Command[])[])[],
  look: (before: SmallGame, after: SmallGame, sheets: Sheets) => void,
): void {
  let game = gameOf(given);
  for (const turn of commands) {
    const sheets = sheetsOf(turn, game);
    const next = resolveTurn(empyrean, game, sheets);
    look(game, next, sheets);
    game = next;
  }
}

/** What an empire reads. */
const report = (game: SmallGame, seat: number): string => renderText(turnReportOf(empyrean, game, seat));

describe('phases 3, 13 and 17: what must always hold', () => {
  test.prop([world, turns], { numRuns: 60 })(
    'the ledger: what was there and what its rows say is what there is; what has no row has not changed',
    (given, commands) => {
      playAll(given, commands, expectClosedBooks);
    },
  );

  test.prop([world, turns], { numRuns: 60 })(
    'no quantity is negative, no class has more rebels, nor tasks more spies, than there are; the codec reads what it wrote',
    (given, commands) => {
      playAll(given, commands, (_, next) => expectSound(next));
    },
  );

  test.prop([world, turns], { numRuns: 60 })(
    'people come by birth and go by death alone, whoever captures them and wherever they fight',
    (given, commands) => {
      playAll(given, commands, expectHeadsToBalance);
    },
  );

  test.prop([world, turns], { numRuns: 60 })(
    'the ships and colonies that are gone are those that were destroyed in a fight, or joined to one of their kind',
    (given, commands) => {
      playAll(given, commands, (old, next) => {
        const ids = ({ state }: SmallGame): number[] => state.holdings.map(({ id }) => id);
        const forces = events(next, 'battle').flatMap(({ engagement }) => engagement.forces);
        const destroyed = forces.filter(({ isDestroyed }) => isDestroyed).map(({ id }) => id);
        const joined = events(next, 'joined').map((event) => event.joined.id);
        expect(ids(next)).toEqual(ids(old).filter((id) => !destroyed.includes(id) && !joined.includes(id)));
      });
    },
  );

  test.prop([world, turns], { numRuns: 60 })(
    'E-31, E-42, E-43: who holds a ship or colony changes by capture, to one who attacked it, by moving in, or by rebellion or for want of people, to nobody',
    (given, commands) => {
      playAll(given, commands, (old, next) => {
        const now = new Map(
          old.state.holdings.map(({ id, empireId, techLevel }) => [id, { empireId, techLevel }]),
        );
        const levelOf = (id: number): number => now.get(id)?.techLevel ?? 0;
        const ownedBy = (id: number, empireId: number | null): unknown =>
          now.set(id, { empireId, techLevel: levelOf(id) });
        const atLevel = (id: number, techLevel: number): unknown =>
          now.set(id, { empireId: now.get(id)?.empireId ?? null, techLevel });
        for (const event of next.journal) {
          if (event.kind === 'battle' && event.engagement.capture) {
            const { targetId, capture } = event.engagement;
            ownedBy(targetId, capture.ownerId);
            atLevel(targetId, Math.max(1, levelOf(targetId) - 1));
          }
          if (event.kind === 'rebellion' && event.rebellion.winner === 'militia')
            ownedBy(event.holdingId, null);
          if (event.kind === 'abandoned') ownedBy(event.holdingId, null);
          if (event.kind === 'occupied') ownedBy(event.holdingId, event.seats[0] ?? null);
          if (event.kind === 'declined') atLevel(event.holdingId, levelOf(event.holdingId) - 1);
          if (event.kind === 'joined')
            atLevel(event.holdingId, Math.max(levelOf(event.holdingId), levelOf(event.joined.id)));
        }
        for (const { id, empireId, techLevel } of next.state.holdings) {
          expect({ id, empireId, techLevel }).toEqual({ id, ...now.get(id) });
          expect(techLevel).toBeGreaterThanOrEqual(1);
        }
      });
    },
  );

  test.prop([world, turns], { numRuns: 60 })(
    'E-17: every order has one outcome, with a reason unless it was done',
    (given, commands) => {
      playAll(given, commands, (old, next, sheets) => {
        for (const [seat, sheet] of sheets) {
          const { orders: written } = empyrean.parse(sheet, {
            game: old.name,
            seat,
            turn: old.state.turn + 1,
          });
          expect(written).toHaveLength(sheet === '' ? 0 : sheet.split('\n').length);
          const settled = next.journal
            .filter((event) => event.kind === 'order')
            .filter((event) => event.seat === seat);
          expect(settled.map(({ line }) => line).sort((a, b) => a - b)).toEqual(
            written.map(({ line }) => line),
          );
          for (const { status, reason } of settled) if (status !== 'done') expect(reason).not.toBe('');
        }
      });
    },
  );

  test.prop([world, turns], { numRuns: 40 })(
    'same seed and orders: same hash and reports, whatever the order of the sheets',
    (given, commands) => {
      playAll(given, commands, (old, next, sheets) => {
        const turned = resolveTurn(empyrean, old, new Map([...sheets].toReversed()));
        expect(stateHash(turned.state)).toBe(stateHash(next.state));
        expect(turned.journal).toEqual(next.journal);
        for (const seat of seatsIn(old)) expect(report(turned, seat)).toBe(report(next, seat));
      });
    },
  );

  const espionage = empyrean.phases.findIndex(({ name }) => name === 'espionage');
  const before13 = { ...empyrean, phases: empyrean.phases.slice(0, espionage) };
  test.prop([world, quiet], { numRuns: 60 })(
    'E-28: no more spies work than were loyal when phase 13 began, and each at one task',
    (given, commands) => {
      const game = gameOf(given);
      const next = resolveTurn(empyrean, game, sheetsOf(commands, game));
      const fights = commands.map((list) =>
        list.filter(({ kind }) => FIGHTS.some((known) => known === kind)),
      );
      const before = resolveTurn(before13, game, sheetsOf(fights, game));
      for (const { id, population, rebels } of before.state.holdings) {
        const worked = events(next, 'spied').filter(({ holdingId }) => holdingId === id);
        const spies = worked.reduce((sum, known) => sum + known.spies, 0);
        expect(spies).toBeLessThanOrEqual(population.SPY - rebels.SPY);
      }
    },
  );
});

describe('what a player cannot see changes nothing in the report', () => {
  test.prop([world, quiet, fc.nat(999), amount], { numRuns: 60 })(
    'goods of a foreign colony that nobody fights or spies on, here or at another planet',
    (given, commands, draw, goods) => {
      const game = gameOf(given);
      const sheets = sheetsOf(commands, game);
      const next = resolveTurn(empyrean, game, sheets);
      const known = new Set([
        ...events(next, 'battle').flatMap(({ forces }) => forces.map(({ id }) => id)),
        ...events(next, 'spied').flatMap(({ result }) => ('targetId' in result ? [result.targetId] : [])),
      ]);
      const hidden = game.state.holdings.filter(({ id }) => !known.has(id));
      const chosen = one(hidden, draw);
      if (!chosen) return;
      const other = withFigures(game, chosen.id, {
        stored: { GOLD: goods, METS: 7 * goods, 'ANM-1': goods },
      });
      const changed = resolveTurn(empyrean, other, sheets);
      for (const seat of seatsIn(game)) {
        if (seat !== chosen.empireId) expect(report(changed, seat)).toBe(report(next, seat));
      }
    },
  );

  test.prop([world, quiet, fc.array(place, { minLength: 2, maxLength: 4 })], { numRuns: 60 })(
    'a battle at another planet, for those who have nothing there',
    (given, commands, armies) => {
      const places = given.places.map((known, i) => ({ ...known, isFar: false, owner: i % 5 }));
      const away = armies.map((army) => ({ ...army, isFar: true, owner: 2 }));
      const free = armies.map((army) => ({ ...army, isFar: true, owner: 0 }));
      const game = gameOf({ ...given, places: [...places, ...away, ...free] });
      const first = (game.state.holdingNumbers.at(-1) ?? 0) + 1 - away.length - free.length;
      const here = sheetsOf(
        commands.map((list) => list.filter(({ actor, target }) => actor % 20 > 0 && target % 10 > 0)),
        {
          ...game,
          state: { ...game.state, holdings: game.state.holdings.filter(({ id }) => id < first) },
        },
      );
      const battle = away.map((_, i) => `${first + i}, bombard, ${first + away.length + i}, 100%`).join('\n');
      const both = new Map(here).set(2, `${here.get(2) ?? ''}\n${battle}`);
      const [next, elsewhere] = [here, both].map((sheets) => resolveTurn(empyrean, game, sheets));
      if (!next || !elsewhere) throw new Error('expected two turns');
      for (const seat of seatsIn(game))
        if (seat !== 2) expect(report(elsewhere, seat)).toBe(report(next, seat));
    },
  );
});

import { formatPlanet } from '@ec/cluster';
import { headCount, mapPopulation } from '@ec/economy';
import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { botNames, botSheets, createGame, playBots, sheetText } from '@ec/engine';
import { empyrean } from '../../src/ruleset.js';
import { empires } from '../empires.js';
import { holdingIn, type SmallGame } from '../small-game.js';
import { viewOf } from '../star-map.js';
import type { Holding } from '../../src/holding.js';
import type { EmpyreanState } from '../../src/state.js';
import type { BotName } from '../../src/bots/bot-names.js';

const NAMES = botNames(empyrean);
const newGame = (players: number, seed: bigint): SmallGame =>
  createGame(empyrean, {
    name: 'EC-1, "the first"',
    seed,
    players: empires(players),
    // these bots do not mind what people want, and meet their neighbours at home
    edition: 'first',
    parameters: { 'cluster.starCount': 20, 'control.people': 1_000, 'rebellion.share': 2 },
  });

/** Turns 0 and on of a game in which each seat is played by the bot of that place. */
function played(game: SmallGame, quarters: number, ...bots: readonly BotName[]): SmallGame[] {
  const bySeat = new Map(bots.map((bot, i) => [i + 1, bot]));
  const games = [game];
  for (let turn = 1; turn <= quarters; turn++)
    games.push(...games.slice(-1).map((at) => playBots(empyrean, at, bySeat)));
  return games;
}
const last = (games: readonly SmallGame[]): SmallGame => {
  const [game] = games.slice(-1);
  if (!game) throw new RangeError('games: expected at least one, received none');
  return game;
};
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const placeOf = ({ starId, orbit, planetId }: Holding) => ({ starId, orbit, planetId });

/** A state in which ships are back where their empire began, and ships and colonies have lost some kinds of what they had: machines, goods, works, and classes of people. */
function ravaged(state: EmpyreanState, rng: Prng): EmpyreanState {
  const left = <T>(list: readonly T[]): T[] => list.filter(() => rng.chance(2, 3));
  const homeOf = ({ empireId }: Holding) =>
    state.holdings.find((one) => one.kind !== 'ship' && one.empireId === empireId);
  const holdings = state.holdings.map((holding) => ({
    ...holding,
    ...(holding.kind === 'ship' && placeOf(homeOf(holding) ?? holding)),
    techLevel: rng.chance(1, 3) ? 1 : holding.techLevel,
    assembled: left(holding.assembled),
    stored: left(holding.stored),
    farms: left(holding.farms),
    mines: left(holding.mines),
    factories: left(holding.factories),
    population: mapPopulation(holding.population, (_, units) => (rng.chance(4, 5) ? units : 0)),
    rebels: mapPopulation(holding.rebels, () => 0),
    spies: [],
  }));
  return { ...state, holdings };
}

/** Twelve quarters of empires that share a home world, with the bots in turn around the table. */
const crowd = played(newGame(NAMES.length + 1, 3n), 12, ...NAMES, 'raider');

const STRONG = ['conqueror', 'warlord', 'scholar', 'merchant'] as const;
/** Twenty quarters of strong bots with worlds of their own, whose ships explore and settle. */
const rich = played(
  createGame(empyrean, {
    name: 'EC-1',
    seed: 4n,
    players: empires(STRONG.length),
    parameters: { 'cluster.starCount': 20 },
  }),
  20,
  ...STRONG,
);

describe('architecture 5: bots', () => {
  test.prop([fc.constantFrom(...NAMES), fc.nat(12), fc.integer({ min: 1, max: 6 }), fc.nat()], {
    numRuns: 60,
  })(
    'architecture 8: play from the view alone: the same view and chance give the same sheet, and the view is left as it is',
    (name, turn, seat, seed) => {
      const view = viewOf(crowd[turn] ?? last(crowd), seat);
      const sheetOf = (of: typeof view) => empyrean.bots[name](of, Prng.fromSeed(seed));
      expect(sheetOf(freeze(structuredClone(view)))).toEqual(sheetOf(view));
    },
  );

  test.prop([fc.constantFrom(...NAMES), fc.nat(20), fc.integer({ min: 1, max: STRONG.length }), fc.nat()], {
    numRuns: 500,
  })('architecture 7: play with whatever war and want have left of them', (name, turn, seat, seed) => {
    const game = rich[turn] ?? last(rich);
    const view = viewOf({ ...game, state: ravaged(game.state, Prng.fromSeed(seed)) }, seat);
    const sheet = sheetText(empyrean.bots[name](view, Prng.fromSeed(seed)));
    const context = { game: game.name, seat, turn: game.state.turn + 1 };
    const { diagnostics } = empyrean.parse(sheet, context);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('E-16: no bot writes an order that cannot be read, and each that is read ends one way', () => {
    const journal = crowd.flatMap((game) => game.journal);
    expect(journal.filter(({ kind }) => kind === 'unreadable')).toEqual([]);
    expect(journal.filter(({ kind }) => kind === 'order').length).toBeGreaterThan(200);
  });

  it('architecture 5: sheets are for the seats that bots play; a bot that is not there is the caller’s bug', () => {
    const [start = newGame(1, 1n)] = crowd;
    expect([...botSheets(empyrean, start, new Map([[2, 'idle'], [5, 'settler']])).keys()]).toEqual([2, 5]); // prettier-ignore
    // @ts-expect-error there is no such bot
    expect(() => botSheets(empyrean, start, new Map([[1, 'genius']]))).toThrow(
      'bot of seat 1: expected one of idle, settler, industrialist, raider, random-legal, conqueror, warlord, scholar, merchant, received "genius"',
    );
    // @ts-expect-error there is no such bot
    expect(() => botSheets(empyrean, start, new Map([[1, 'toString']]))).toThrow(RangeError);
    expect(() => botSheets(empyrean, start, new Map([[99, 'idle']]))).toThrow(RangeError);
  });

  it('architecture 5: a sheet that a player wrote goes before the bot’s', () => {
    const [start = newGame(1, 1n)] = crowd;
    const bots = new Map([1, 2, 3].map((seat) => [seat, 'industrialist'] as const));
    const next = playBots(empyrean, start, bots, new Map([[2, '2, ration, 75%']]));
    const bySeat = Map.groupBy(
      next.journal.filter((event) => event.kind === 'order'),
      ({ seat }) => seat,
    );
    expect(bySeat.get(2)?.map(({ text }) => text)).toEqual(['2, ration, 75%']);
    expect(new Set(bySeat.keys())).toEqual(new Set([1, 2, 3]));
  });

  it('architecture 5: an empire that has lost everything gives no orders', () => {
    const [start = newGame(1, 1n)] = crowd;
    const state = { ...start.state, holdings: start.state.holdings.filter(({ empireId }) => empireId !== 1) };
    for (const name of NAMES) {
      const sheet = sheetText(empyrean.bots[name](empyrean.view(state, [], 1), Prng.fromSeed(1)));
      const context = { game: start.name, seat: 1, turn: 1 };
      expect(empyrean.parse(sheet, context)).toMatchObject({ orders: [], diagnostics: [] });
    }
  });
});

describe('random-legal', () => {
  it('E-30: starves nobody in the first turn', () => {
    const starved = Array.from({ length: 40 }, (_, seed) =>
      played(newGame(1, BigInt(seed)), 1, 'random-legal'),
    )
      .flatMap((games) => last(games).journal)
      .flatMap((event) => (event.kind === 'provided' ? [event.starved] : []));
    expect(starved).toEqual(Array(40).fill(0));
  });
});

describe('settler', () => {
  /** Planets of the home star of empire 1, and where it has colonies and control, all in ID order. */
  function settledBy(game: SmallGame) {
    const { starId } = holdingIn(game);
    const planets = game.state.cluster.planets.filter((planet) => planet.starId === starId);
    const own = game.state.holdings.filter(({ kind, empireId }) => kind !== 'ship' && empireId === 1);
    const label = (id: number): string => formatPlanet(game.state.cluster, id);
    return {
      home: label(holdingIn(game).planetId ?? 0),
      planets: planets.map(({ id }) => label(id)),
      colonies: planets
        .filter(({ id }) => own.some(({ planetId }) => planetId === id))
        .map(({ id }) => label(id)),
      controlled: game.state.controls.filter(({ empireId }) => empireId === 1).map(({ planetId }) => label(planetId)),
    }; // prettier-ignore
  }

  it.each([
    [2n, 2], // a habitable one besides home
    [6n, 3], // two belts
    [8n, 4], // two habitable ones and a gas giant
    [3n, 4],
  ])(
    'E-24, E-43: seed %i: after 16 quarters alone it has settled all %i planets of its star, and controls the one with people enough',
    (seed, count) => {
      const { planets, colonies, controlled, home } = settledBy(
        last(played(newGame(1, seed), 16, 'settler')),
      );
      expect(planets).toHaveLength(count);
      expect(colonies).toEqual(planets);
      expect(controlled).toEqual([home]);
    },
  );

  it('E-24: seed 7: after 24 quarters all seven, and nobody has starved or suffocated by the fortieth', () => {
    const games = played(newGame(1, 7n), 40, 'settler');
    const { planets, colonies, controlled, home } = settledBy(games[24] ?? last(games));
    expect([planets.length, colonies, controlled]).toEqual([7, planets, [home]]);
    for (const event of games.flatMap(({ journal }) => journal)) {
      if (event.kind === 'provided') expect([event.holdingId, event.starved]).toEqual([event.holdingId, 0]);
      if (event.kind === 'sustained') expect([event.holdingId, event.died]).toEqual([event.holdingId, 0]);
    }
    for (const { population } of last(games).state.holdings)
      expect(headCount(population)).toBeGreaterThan(40);
  });
});

describe('industrialist', () => {
  const [builder, sleeper] = (['industrialist', 'idle'] as const).map((bot) =>
    played(newGame(1, 5n), 20, bot),
  );
  /** Factories and mines that had labour, fuel and material in a quarter. */
  const atWork = (games: readonly SmallGame[] | undefined, turn: number): number =>
    (games?.[turn]?.journal ?? []).reduce(
      (sum, event) => sum + (event.kind === 'manufactured' || event.kind === 'mined' ? event.worked : 0),
      0,
    );
  const colony = (games: readonly SmallGame[] | undefined) => holdingIn(last(games ?? []));

  it('after 8 quarters it has more factories and mines at work than the 790,000 of the home colony', () => {
    expect(atWork(sleeper, 8)).toBe(790_000);
    expect(atWork(builder, 8)).toBeGreaterThan(900_000);
  });

  it('after 20 quarters it has a technology level more, and an industry where the other is a graveyard', () => {
    expect([colony(builder).techLevel, colony(sleeper).techLevel]).toEqual([3, 2]);
    expect([atWork(sleeper, 20), headCount(colony(sleeper).population)]).toEqual([0, 0]);
    expect(atWork(builder, 20)).toBeGreaterThan(1_000_000);
    expect(headCount(colony(builder).population)).toBeGreaterThan(10_000_000);
  });
});

describe('raider', () => {
  it('has fought its neighbours, by land as it has no missiles, and stirred up their people', () => {
    const games = played(newGame(3, 9n), 12, 'raider', 'idle', 'industrialist');
    const journal = games.flatMap((game) => game.journal);
    const attacks = journal.flatMap((event) => (event.kind === 'battle' ? event.orders : []));
    expect(attacks.every(({ actorId }) => actorId === 1)).toBe(true);
    expect(new Set(attacks.map(({ kind }) => kind))).toEqual(new Set(['invade', 'raid']));
    const stirred = journal.filter((event) => event.kind === 'spied' && event.result.task === 'inciteRebels');
    expect(stirred.length).toBeGreaterThan(0);
  });

  it('leaves its own ships and colonies in peace, and those that it does not see', () => {
    const game = newGame(1, 9n);
    const orders = played(game, 8, 'raider').flatMap(({ journal }) =>
      journal.flatMap((event) => (event.kind === 'order' ? [event.text] : [])),
    );
    expect(orders.filter((text) => /bombard|invade|raid|incite/.test(text))).toEqual([]);
  });
});

describe('random-legal', () => {
  it('writes orders of all 39 kinds in 200 turns, for its own ships and colonies', () => {
    const game = last(crowd);
    const seat = game.state.empires.find(({ id }) => viewOf(game, id).holdings.length > 0)?.id ?? 0;
    const view = viewOf(game, seat);
    const context = { game: game.name, seat, turn: game.state.turn + 1 };
    const own = new Set(view.holdings.map(({ id }) => id));
    const kinds = new Set<string>();
    for (let turn = 1; turn <= 200; turn++) {
      const sheet = sheetText(empyrean.bots['random-legal'](view, Prng.fromSeed(turn)));
      const { orders, diagnostics } = empyrean.parse(sheet, context);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(orders.length).toBeGreaterThan(0);
      for (const { order } of orders) {
        kinds.add(order.kind);
        if ('actorId' in order) expect(own.has(order.actorId)).toBe(true);
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(39);
  });

  it('writes orders of one kind alone where a plan wants that', () => {
    const view = viewOf(last(crowd), 4);
    for (let turn = 1; turn <= 20; turn++) {
      const sheet = sheetText(empyrean.bots['random-legal'](view, Prng.fromSeed(turn), { only: 'bombard' }));
      const { orders } = empyrean.parse(sheet, { game: view.game, seat: 4, turn: view.turn + 1 });
      expect(new Set(orders.map(({ order }) => order.kind))).toEqual(new Set(['bombard']));
    }
  });
});

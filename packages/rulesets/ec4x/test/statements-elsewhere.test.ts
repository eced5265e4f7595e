/**
 * Every statement of the language, carried out where a House cannot see it, changes nothing that the House receives, but for prestige, which
 * is public.
 *
 * No lane leads to the home of House 1. In one of two worlds bots play Houses 2 and 3, against each other where they can, and in the other
 * these are idle. A game ends here when a House is out, which everybody hears.
 */
import { botSheets, createGame, resolveTurn, turnReportOf, type Game } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import type { Ec4xEvent } from '../src/events.js';
import { ec4xLanguage, STATEMENTS } from '../src/orders/language.js';
import type { Ec4xOrder } from '../src/orders/orders.js';
import { ec4x } from '../src/ruleset.js';
import type { Ec4xState } from '../src/state.js';
import { players } from './games.js';
import { withFuzz } from './proof.js';

type Ec4xGame = Game<Ec4xState, Ec4xEvent>;

const OWN = 'tax 50';
const OTHERS = [2, 3];
const BOTS = ['fuzz', 'fuzz', 'conqueror', 'fuzz', 'spy', 'random-legal'] as const;
const TURNS = 12;

/** Houses 2 and 3 are rich, and House 2 has something to repair and points of espionage. */
function start(seed: number): Ec4xGame {
  const game = createGame(withFuzz, {
    name: 'EC-5',
    seed,
    players: players(3),
    parameters: { 'start.level': 3, 'lane.chance': 100, 'capitulation.war': 0 },
  });
  const [one, two] = game.state.houses;
  if (!one || !two) throw new Error('expected two Houses');
  game.state.lanes = game.state.lanes.filter(({ a, b }) => a !== one.homeId && b !== one.homeId);
  for (const house of game.state.houses) house.treasury *= 20;
  two.ebp = 50;
  const [squadron] = two.fleets.flatMap(({ squadrons }) => squadrons);
  if (squadron) squadron.state = 'crippled';
  const ground = game.state.systems[two.homeId - 1]?.colony?.ground;
  if (ground) ground.GB = { undamaged: 4, crippled: 4 };
  return game;
}

/** What bots of others do not order in the first turn, or cannot. */
function firstOrders({ state }: Ec4xGame): Ec4xOrder[] {
  const [, two, three] = state.houses;
  const [own, foreign] = [two, three].map((house) => state.systems[(house?.homeId ?? 0) - 1]);
  const [squadron] = two?.fleets.flatMap(({ squadrons }) => squadrons) ?? [];
  if (!own || !foreign || !squadron) throw new Error('expected two homes and a squadron');
  return [
    { kind: 'repairSquadrons', squadrons: [squadron.id] },
    { kind: 'repairUnits', system: own, code: 'GB', count: 2 },
    { kind: 'subvertSystem', action: 'sabotage', system: foreign },
  ];
}

/** What House 1 receives after a turn, without prestige. */
function received({ state, journal, ...game }: Ec4xGame): unknown {
  const houses = state.houses.map((house) => ({ ...house, prestige: 50 }));
  const events = journal.filter(({ kind }) => kind !== 'prestige');
  const known = { ...game, state: { ...state, houses }, journal: events };
  return {
    view: ec4x.view(known.state, known.journal, 1),
    report: turnReportOf(ec4x, known, 1),
    template: ec4x.template(ec4x.view(known.state, known.journal, 1)),
  };
}

/** Whether an order reaches neither everybody nor House 1. */
function isOutOfSight(order: Ec4xOrder): boolean {
  return order.kind !== 'capitulate' && !('house' in order && (order.house === 1 || order.house === 'all'));
}

/** The order sheets of the others, without what House 1 could see. */
function sheetsOfOthers(game: Ec4xGame, first: number): (readonly [seat: number, sheet: string])[] {
  const { turn } = game.state;
  const bots = new Map(
    OTHERS.map((seat) => [seat, BOTS[(first + turn + seat) % BOTS.length] ?? 'fuzz'] as const),
  );
  return [...botSheets(withFuzz, game, bots)].map(([seat, sheet]) => {
    const read = ec4xLanguage.parse(sheet).orders.map(({ order }) => order);
    const orders = [...(turn === 0 && seat === 2 ? firstOrders(game) : []), ...read];
    return [seat, orders.filter(isOutOfSight).map(ec4x.format).join('\n')];
  });
}

/** Kinds of orders of others that were carried out, at least in part. */
function doneIn({ journal }: Ec4xGame): string[] {
  return journal.flatMap((event) => {
    if (event.kind !== 'order' || event.status === 'refused' || !OTHERS.includes(event.seat)) return [];
    return ec4xLanguage.parse(event.text).orders.map(({ order }) => order.kind);
  });
}

describe('X-66: what is ordered elsewhere', () => {
  test('each statement, but for the one that reaches everybody, changes nothing that another House receives', () => {
    const done = new Set<string>(['capitulate']);
    for (let seed = 0; seed < 10; seed++) {
      let [quiet, busy] = [start(seed), start(seed)];
      for (let i = 0; i < TURNS; i++) {
        const sheets = sheetsOfOthers(busy, seed);
        quiet = resolveTurn(withFuzz, quiet, new Map([[1, OWN]]));
        busy = resolveTurn(withFuzz, busy, new Map([[1, OWN], ...sheets]));
        if (busy.journal.some(({ kind }) => kind === 'out')) break;
        expect(received(busy)).toEqual(received(quiet));
        for (const kind of doneIn(busy)) done.add(kind);
      }
    }
    const never = STATEMENTS.map(({ kind }) => kind).filter((kind) => !done.has(kind));
    expect(never).toEqual([]);
  });

  test('a capitulation reaches everybody', () => {
    const game = start(1);
    const [, two, three] = game.state.houses;
    if (!two || !three) throw new Error('expected three Houses');
    two.stances[2] = 'enemy';
    three.stances[1] = 'enemy';
    const [quiet, busy] = ['', 'capitulate 3'].map((sheet) =>
      received(resolveTurn(withFuzz, game, new Map([[1, OWN], [2, sheet]]))),
    ); // prettier-ignore
    expect(busy).not.toEqual(quiet);
  });
});

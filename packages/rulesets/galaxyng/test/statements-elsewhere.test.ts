/**
 * Every statement of the language, carried out where a race cannot see it, changes nothing that the race receives.
 *
 * Race 1 is alone in its corner of the galaxy. In one of two worlds bots play races 2 to 4 in the opposite corner, in the other these are
 * idle. What the manual shows to everybody is left out, and a game ends here when a race is out, which everybody hears.
 */
import { botSheets, resolveTurn, turnReportOf } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/bot-names.js';
import { galaxyLanguage } from '../src/orders/language.js';
import type { GalaxyOrder } from '../src/orders/orders.js';
import { STATEMENTS } from '../src/orders/statements.js';
import { galaxyng } from '../src/ruleset.js';
import { galaxyOf, turn, type GalaxyGame } from './turns.js';

const OWN = 'p #1 CAP';
const OTHERS = [2, 3, 4];
const BOTS = ['fuzz', 'random-legal', 'raider', 'fuzz', 'settler', 'diplomat'] as const;
const TURNS = 12;

/** Orders that reach everybody. */
const PUBLIC = {
  broadcast: { kind: 'broadcast', text: 'Hello' },
  'name-race': { kind: 'name-race', name: 'Others' },
  'name-planet': { kind: 'name-planet', planet: '2', name: 'Elsewhere' },
  quit: { kind: 'quit', race: 'Race_2' },
} as const satisfies Readonly<Record<string, GalaxyOrder>>;

/** Sections that show what everybody knows: figures of all races, which planets are owned, and where ships are under way. */
const OF_ALL = new Set([
  'ranking',
  'production-status',
  'status-of-players',
  'map',
  'unidentified-planets',
  'uninhabited-planets',
]);

function start(seed: number): GalaxyGame {
  const rich = { size: 1000, population: 1000, industry: 1000, resources: 10 };
  const game = galaxyOf({
    races: 4,
    parameters: { size: 2000, dropIdle: 'off', remnantTurns: 0 },
    planets: [
      { x: 0, y: 0, ownerId: 1, ...rich },
      ...OTHERS.map((ownerId) => ({ x: 1000 + ownerId, y: 1000, ownerId, ...rich })),
      { x: 1003, y: 1002 },
      { x: 1001, y: 1003, size: 500 },
    ],
    groups: [
      { type: 'Drone', raceId: 1, planetId: 1 },
      ...OTHERS.flatMap((raceId) => [
        { type: 'Drone', raceId, planetId: raceId, ships: 5 } as const,
        { type: 'Bomber', raceId, planetId: raceId, ships: 2 } as const,
      ]),
    ],
  });
  return { ...game, seed: String(seed) };
}

/** What race 1 receives after a turn, without what everybody knows. */
function received(game: GalaxyGame): unknown {
  const view = galaxyng.view(game.state, game.journal, 1);
  return {
    ...view,
    races: null,
    ranking: null,
    ranked: null,
    alienCells: null,
    planets: view.planets.map((planet) => ({ ...planet, isOwned: null })),
    sections: turnReportOf(galaxyng, game, 1).sections.filter(({ id }) => !OF_ALL.has(id)),
  };
}

/** Whether an order reaches neither everybody nor race 1, which owns planet 1. */
function isOutOfSight(order: GalaxyOrder): boolean {
  if (order.kind in PUBLIC) return false;
  if ('race' in order && order.race === 'Race_1') return false;
  if ('races' in order && order.races.includes('Race_1')) return false;
  const planets = ['planet' in order ? order.planet : '', 'destination' in order ? order.destination : ''];
  return !planets.some((planet) => planet === '1' || planet === '#1');
}

/** The order sheets of the others, without what race 1 could see. */
function sheetsOfOthers(game: GalaxyGame, first: number): (readonly [seat: number, sheet: string])[] {
  const bots = new Map(
    OTHERS.map((seat): [number, BotName] => [
      seat,
      BOTS[(first + game.state.turn + seat) % BOTS.length] ?? 'idle',
    ]),
  );
  return [...botSheets(galaxyng, game, bots)].map(([seat, sheet]) => {
    const orders = galaxyLanguage.parse(sheet).orders.filter(({ order }) => isOutOfSight(order));
    return [seat, orders.map(({ order }) => galaxyng.format(order)).join('\n')];
  });
}

/** Kinds of orders of others that were carried out, at least in part. */
function doneIn({ journal }: GalaxyGame): string[] {
  return journal.flatMap((event) => {
    if (event.kind !== 'order' || event.status === 'refused' || !OTHERS.includes(event.seat)) return [];
    return galaxyLanguage.parse(event.text).orders.map(({ order }) => order.kind);
  });
}

describe('N-35: what is ordered elsewhere', () => {
  test('each statement, but for those that reach everybody, changes nothing that another race receives', () => {
    const done = new Set<string>(Object.keys(PUBLIC));
    for (let seed = 0; seed < 16; seed++) {
      let [quiet, busy] = [start(seed), start(seed)];
      for (let i = 0; i < TURNS; i++) {
        const sheets = sheetsOfOthers(busy, seed);
        quiet = turn(quiet, { 1: OWN });
        busy = resolveTurn(galaxyng, busy, new Map([[1, OWN], ...sheets]));
        if (busy.journal.some(({ kind }) => kind === 'left')) break;
        expect(received(busy)).toEqual(received(quiet));
        for (const kind of doneIn(busy)) done.add(kind);
      }
    }
    const never = STATEMENTS.map(({ kind }) => kind).filter((kind) => !done.has(kind));
    expect(never).toEqual([]);
  });

  test.each(Object.entries(PUBLIC))('%s reaches everybody', (_, order) => {
    const shown = (sheets: Readonly<Record<number, string>>) => {
      const game = turn(start(1), { 1: OWN, ...sheets });
      return galaxyng.view(game.state, game.journal, 1);
    };
    expect(shown({ 2: galaxyng.format(order) })).not.toEqual(shown({}));
  });
});

import { botSheets, createGame, drawnOfKind, playBots, resolveTurn, sheetText, type Game } from '@ec/engine';
import { Prng } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { drawOrders } from '../src/bots/draw-orders.js';
import { FIRST } from '../src/editions.js';
import type { Ec4xEvent } from '../src/events.js';
import { coloniesOf } from '../src/lookup.js';
import { ec4x } from '../src/ruleset.js';
import type { Ec4xState } from '../src/state.js';
import { players } from './games.js';
import { withFuzz, type FuzzedBot } from './proof.js';

type Played = Game<Ec4xState, Ec4xEvent>;

/** Plays turns with a bot for each House, as long as nobody has won, and shows each turn. */
function play(
  bots: readonly FuzzedBot[],
  turns: number,
  show: (game: Played) => void = () => undefined,
  seed = 3,
): Played {
  let game: Played = createGame(withFuzz, { name: 'Bots', seed, players: players(bots.length) });
  for (let turn = 0; turn < turns && game.state.winners.length === 0; turn++) {
    game = playBots(withFuzz, game, new Map(bots.map((bot, i) => [i + 1, bot] as const)));
    show(game);
  }
  return game;
}

describe('architecture 1: bots', () => {
  test('what random-legal orders is not refused while nobody interferes; espionage may find nothing', () => {
    let orders = 0;
    play(['random-legal', 'idle'], 30, ({ journal }) => {
      for (const event of journal) {
        if (event.kind !== 'order') continue;
        orders += 1;
        // breakthroughs take points that an upgrade was to have
        expect(['done', 'partly', 'no-target', 'no-points'], event.text).toContain(
          event.status === 'refused' ? event.code : event.status,
        );
      }
    });
    expect(orders).toBeGreaterThan(100);
  });

  test('random-legal gives orders of one kind where it is asked to, those among them that it gives seldom', () => {
    const game = createGame(ec4x, {
      name: 'Bots',
      seed: 3,
      players: players(3),
      edition: 'first',
      parameters: FIRST,
    });
    const seen = ec4x.view(game.state, game.journal, 1);
    const kinds = (kind: string) =>
      Array.from({ length: 20 }, (_, i) => drawnOfKind(ec4x, seen, Prng.fromSeed(BigInt(i)), kind)).flatMap(
        (sheet) =>
          ec4x.parse(sheet === undefined ? '' : sheetText(sheet)).orders.map(({ order }) => order.kind),
      );
    expect(new Set(kinds('capitulate'))).toEqual(new Set(['capitulate']));
    expect(new Set(kinds('stance'))).toEqual(new Set(['stance']));
    // it has no points for that
    expect(kinds('subvertHouse')).toEqual([]);
  });

  test('random-legal draws every kind alone that it draws among others', () => {
    const { state, journal } = play(['builder', 'builder'], 20);
    const seen = ec4x.view(state, journal, 1);
    const rng = Prng.fromSeed(7n);
    const free = new Set(
      Array.from({ length: 40 }, (_, i) => drawOrders(seen, rng.numbered(i))).flatMap((orders) =>
        orders.map(({ kind }) => kind),
      ),
    );
    expect(free.size).toBeGreaterThan(40);
    for (const kind of free) {
      const alone = drawOrders(seen, rng.stream(kind), kind);
      expect([kind, new Set(alone.map((order) => order.kind))]).toEqual([kind, new Set([kind])]);
      expect(alone.length).toBeLessThanOrEqual(20);
    }
    expect(drawOrders(seen, rng, 'fly')).toEqual([]);
  });

  test('X-41, X-72: builders and conquerors who offer pacts have them from the first turn on, and attack nobody', () => {
    const bots = ['conqueror{pacts=1}', 'builder{pacts=1}'] as const;
    let game = createGame(ec4x, { name: 'Bots', seed: 3, players: players(2) });
    const plans = new Map(bots.map((bot, i) => [i + 1, bot] as const));
    for (let turn = 0; turn < 40; turn++) game = playBots(ec4x, game, plans);
    expect(game.state.houses.map(({ stances }) => stances)).toEqual([
      ['pact', 'pact'],
      ['pact', 'pact'],
    ]);
    expect(game.state.houses.map(({ prestigeBy }) => prestigeBy.taken)).toEqual([0, 0]);
  });

  test('section 17: the bot for tests makes mistakes of many kinds', () => {
    const codes = new Set<string>();
    play(['fuzz', 'fuzz'], 15, ({ journal }) => {
      for (const event of journal) if (event.kind === 'order') codes.add(event.code);
    });
    expect(codes.size).toBeGreaterThan(20);
  });

  test('X-44: builder founds colonies, studies and fortifies its home', () => {
    const { state } = play(['builder', 'idle'], 30);
    const colonies = coloniesOf(state, 1);
    expect(colonies.length).toBeGreaterThan(4);
    expect(state.houses[0]?.prestigeBy).toMatchObject({ founded: 5 * (colonies.length - 1) });
    expect(state.houses[0]?.research.levels.el).toBeGreaterThan(1);
    expect(colonies.find(({ homeOf }) => homeOf === 1)?.colony.ground.GB.undamaged).toBe(12);
  });

  test('X-66: spy wins prestige by what its Scouts and its money find and do', () => {
    const { prestigeBy } = play(['spy', 'idle'], 60).state.houses[0] ?? {};
    expect(prestigeBy?.spySystem).toBeGreaterThan(3);
    expect(prestigeBy?.spyPlanet).toBeGreaterThan(0);
    // the first success against a House in 13 turns
    expect(prestigeBy?.subversion).toBeGreaterThan(0);
    expect(prestigeBy?.extravagance).toBe(0);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'X-65: conqueror beats an idle House within 60 turns, game %i',
    (seed) => {
      expect(play(['conqueror', 'idle'], 60, undefined, seed).state.winners).toEqual([1]);
    },
  );

  test.each(['builder', 'spy'] as const)('X-61: conqueror takes planets of %s', (bot) => {
    const taken = [1, 2, 3, 4].map(
      (seed) => play(['conqueror', bot], 60, undefined, seed).state.houses[0]?.prestigeBy.taken ?? 0,
    );
    expect(Math.min(...taken)).toBeGreaterThan(0);
  });

  test('X-65: who is out orders nothing', () => {
    const begun = createGame(ec4x, { name: 'Bots', seed: 3, players: players(2), parameters: FIRST });
    const game = resolveTurn(ec4x, begun, new Map([[2, 'capitulate 1']]));
    for (const bot of ['random-legal', 'builder', 'conqueror', 'spy'] as const)
      expect(botSheets(ec4x, game, new Map([[2, bot]])).get(2)).toBe('');
  });
});

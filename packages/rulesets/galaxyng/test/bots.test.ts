import { createGame, playBots } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { STATEMENTS } from '../src/orders/statements.js';
import { galaxyng } from '../src/ruleset.js';
import { players } from './games.js';
import type { BotName } from '../src/bots/bot-names.js';

describe('N-42: bots', () => {
  const played = (name: BotName, turns: number, seats = 3, seed = 11) => {
    let game = createGame(galaxyng, { name: 'Orion', seed, players: players(seats) });
    const bots = new Map(game.state.races.map(({ id }) => [id, name] as const));
    const orders: string[] = [];
    const refused: string[] = [];
    for (let i = 0; i < turns; i++) {
      game = playBots(galaxyng, game, bots);
      for (const event of game.journal) {
        if (event.kind === 'unreadable') refused.push(event.message);
        if (event.kind !== 'order') continue;
        orders.push(event.text);
        if (event.status === 'refused') refused.push(`${event.text}: ${event.code}`);
      }
    }
    return { state: game.state, orders, refused };
  };

  test('N-42: settlers settle, grow and do research, with orders that can be carried out', () => {
    const { state, refused } = played('settler', 20);
    expect(refused).toEqual([]);
    for (const rank of state.ranking) {
      expect(rank.planets).toBeGreaterThan(5);
      expect(rank.tech).toBeGreaterThan(4.5);
    }
  });

  test('N-42: in 20 games a raider beats a settler and an idle race, whoever sits where', () => {
    const bots = ['raider', 'settler', 'idle'] as const;
    const isBest = Array.from({ length: 20 }, (_, seed) => {
      const table = bots.map((__, i) => bots[(i + seed) % 3] ?? 'idle');
      let game = createGame(galaxyng, {
        name: 'Orion',
        seed,
        players: players(3),
        parameters: { size: 100 },
      });
      for (let turn = 1; turn <= 40; turn++)
        game = playBots(galaxyng, game, new Map(table.map((bot, i) => [i + 1, bot] as const)));
      const [best] = game.state.ranking;
      return best !== undefined && table[best.raceId - 1] === 'raider';
    });
    expect(isBest).toEqual(Array.from({ length: 20 }, () => true));
  });

  test('N-42: by turn 30 settlers have seven times the planets and more than double the industry of the start', () => {
    const [start, { state }] = [played('settler', 0).state, played('settler', 30)];
    for (const before of start.ranking) {
      expect(before).toMatchObject({ planets: 3, industry: 1600 });
      const after = state.ranking.find(({ raceId }) => raceId === before.raceId);
      expect(after?.planets).toBeGreaterThan(12);
      expect(after?.industry).toBeGreaterThan(3200);
    }
  });

  test('N-42: raiders rebuild what they take, and a game of three ends in an empire: more than twice the production of its start', () => {
    let game = createGame(galaxyng, {
      name: 'Orion',
      seed: 5,
      players: players(3),
      parameters: { size: 70, turnLimit: 60 },
    });
    const bots = new Map<number, BotName>([
      [1, 'raider'],
      [2, 'raider'],
      [3, 'settler'],
    ]);
    const productionOf = (): number =>
      game.state.ranking.reduce((sum, { production }) => sum + production, 0);
    const start = productionOf();
    while (galaxyng.outcome(game.state).status === 'running') game = playBots(galaxyng, game, bots);
    expect(start).toBe(4800);
    expect(productionOf()).toBeGreaterThan(2 * start);
  });

  test('N-42: random orders are of every kind, and alone none of them is refused', () => {
    const kinds = new Set<string>();
    for (const seats of [1, 3]) {
      for (let seed = 1; seed <= 4; seed++) {
        const { orders, refused } = played('random-legal', 30, seats, seed);
        for (const text of orders) for (const { order } of galaxyng.parse(text).orders) kinds.add(order.kind);
        const byOthers = /: (name-taken|not-owner|group-gone)$/;
        expect(refused.filter((line) => seats === 1 || !byOthers.test(line))).toEqual([]);
      }
    }
    expect([...kinds].sort()).toEqual([...new Set(STATEMENTS.map(({ kind }) => kind))].sort());
  });

  test('N-42: diplomats make friends, and lose some', () => {
    const { state } = played('diplomat', 12);
    const friends = state.races.flatMap(({ allies }) => allies);
    expect(friends.length).toBeGreaterThan(0);
    expect(friends.length).toBeLessThan(6);
  });

  test('N-42: raiders take planets of others', () => {
    const { state } = played('raider', 30);
    const { planets } = createGame(galaxyng, { name: 'Orion', seed: 11n, players: players(3) }).state;
    const taken = planets.filter(({ id, ownerId }) => {
      const later = state.planets[id - 1]?.ownerId ?? null;
      return ownerId !== null && later !== null && later !== ownerId;
    });
    expect(taken).not.toEqual([]);
    expect(state.races.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0);
  });
});

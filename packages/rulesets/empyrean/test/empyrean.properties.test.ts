import { headCount } from '@ec/economy';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createGame, resolveTurn, stateHash } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';

const seed = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const count = fc.integer({ min: 1, max: 60 });
const rationSheet = (empire: number, percent: number): string => `${empire}, ration, ${percent}%`;

test.prop([seed, count, fc.array(fc.nat(100), { minLength: 1, maxLength: 3 })], { numRuns: 8 })(
  'same seed and orders: same hash; every state is one that the codec accepts; people add up',
  (gameSeed, players, rations) => {
    // in edition first so few turn rebel that nobody rises and falls
    const input = { name: 'P', seed: gameSeed, players: empires(players), edition: 'first' };
    let game = createGame(empyrean, input);
    let twin = createGame(empyrean, input);
    for (const percent of rations) {
      const before = game.state.holdings.map(({ population }) => headCount(population));
      const sheets = new Map([[1, rationSheet(1, percent)]]);
      game = resolveTurn(empyrean, game, sheets);
      twin = resolveTurn(empyrean, twin, sheets);
      expect(stateHash(twin.state)).toBe(stateHash(game.state));
      expect(empyrean.codec.decode(empyrean.codec.encode(game.state))).toEqual(game.state);
      for (const [i, { id, population }] of game.state.holdings.entries()) {
        let heads = before[i] ?? 0;
        for (const event of game.journal) {
          if (event.kind === 'provided' && event.holdingId === id) heads -= event.starved;
          if (event.kind === 'grown' && event.holdingId === id) heads += event.births - event.deaths;
        }
        expect(headCount(population)).toBe(heads);
      }
    }
  },
);

test.prop([fc.string(), fc.string({ unit: 'binary' })], { numRuns: 40 })(
  'no order sheet makes a turn throw',
  (a, b) => {
    const game = createGame(empyrean, { name: 'P', seed: 1n, players: empires(2) });
    expect(resolveTurn(empyrean, game, new Map([[1, a], [2, b]])).state.turn).toBe(1); // prettier-ignore
  },
);

test.prop([seed, count], { numRuns: 8 })(
  'nothing is mined but from deposits: what deposits lose is what colonies get',
  (gameSeed, players) => {
    const game = createGame(empyrean, {
      name: 'P',
      seed: gameSeed,
      players: empires(players),
      edition: 'first',
    });
    const next = resolveTurn(empyrean, game);
    const total = (of: typeof game): number =>
      of.state.cluster.deposits.reduce((sum, { quantity }) => sum + quantity, 0);
    const mined = next.journal.reduce((sum, event) => sum + (event.kind === 'mined' ? event.produced : 0), 0);
    expect(mined).toBeGreaterThan(0);
    expect(total(game) - total(next)).toBe(mined);
  },
);

import { botSheets, createGame, resolveTurn, seenEvents, type Game } from '@ec/engine';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Ec4xEvent } from '../../src/events.js';
import { aloneIn, playEndOfTurn } from '../../src/forecast/look-ahead.js';
import { withIndependents } from '../../src/forecast/known-state.js';
import { openMatters } from '../../src/forecast/open-matters.js';
import { rehearse, SETTLED } from '../../src/forecast/rehearse.js';
import { houseOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import type { Ec4xState } from '../../src/state.js';
import { view } from '../../src/view/view.js';
import { players } from '../games.js';

/** What others bring about who arrive, as they were ordered to in earlier turns. */
const FROM_OTHERS = new Set<string>([
  'engagement',
  'bombardment',
  'landing',
  'blockaded',
  'wrecked',
  'depopulated',
]);
const BOTS = ['conqueror', 'builder', 'random-legal', 'idle'] as const;

describe('X-21, X-33: forecast and turn, where nobody else orders anything', () => {
  test.prop([fc.integer({ min: 0, max: 1e6 })], { numRuns: 5, examples: [[14], [163454]] })(
    'what is settled ends so, and money is as foreseen where nothing is open',
    (seed) => {
      let game: Game<Ec4xState, Ec4xEvent> = createGame(ec4x, {
        ...{ name: 'Open', seed, players: players(BOTS.length) },
      });
      const seats = new Map(BOTS.map((bot, i) => [i + 1, bot] as const));
      let compared = 0;
      for (let turn = 1; turn <= 16; turn++) {
        const sheets = botSheets(ec4x, game, seats);
        for (const [seat, sheet] of sheets) {
          const { orders } = ec4x.parse(sheet);
          const written = orders.map(({ order }) => order);
          const known = withIndependents(view(game.state, game.journal, seat));
          const { results, own, state } = rehearse(known, written, SETTLED);
          const after = resolveTurn(ec4x, game, new Map([[seat, sheet]]));
          const events = after.journal.filter((event) => event.kind === 'order');
          for (const [i, { line, text }] of orders.entries()) {
            const event = events.find((one) => one.line === line);
            const code = results[i]?.code ?? event?.code;
            expect(`turn ${turn}, seat ${seat}, ${text}: ${event?.code}`).toBe(
              `turn ${turn}, seat ${seat}, ${text}: ${code}`,
            );
          }
          const waiting = results.map((result, i) => (result ? null : written[i]?.kind));
          const house = houseOf(after.state, seat);
          if (openMatters(state, own, waiting).length > 0 || house.status !== 'playing') continue;
          if (seenEvents(after.journal, seat).some(({ kind }) => FROM_OTHERS.has(kind))) continue;
          const ahead = aloneIn(state, seat);
          playEndOfTurn(ahead);
          expect(`turn ${turn}, seat ${seat}: ${house.treasury}`).toBe(
            `turn ${turn}, seat ${seat}: ${houseOf(ahead, seat).treasury}`,
          );
          compared += 1;
        }
        game = resolveTurn(ec4x, game, sheets);
      }
      expect(compared).toBeGreaterThan(0);
    },
  );
});

import { createGame, plainCopy, playBots, type Game } from '@ec/engine';
import { Prng } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { drawOrders } from '../../src/bots/draw-orders.js';
import type { Ec4xEvent } from '../../src/events.js';
import { rehearse } from '../../src/forecast/rehearse.js';
import { STATEMENTS } from '../../src/orders/language.js';
import { ec4x } from '../../src/ruleset.js';
import type { Ec4xState } from '../../src/state.js';
import { view } from '../../src/view/view.js';
import { players } from '../games.js';

const BOTS = ['conqueror', 'random-legal', 'builder'] as const;
const KINDS = ['', ...STATEMENTS.map(({ kind }) => kind)];

describe('X-66: rehearsals of one view share what no order changes', () => {
  test.prop([fc.integer({ min: 0, max: 1e6 }), fc.constantFrom(0, 10)], { numRuns: 4 })(
    'each ends as it does alone, whatever was tried before it',
    (seed, level) => {
      const seats = new Map(BOTS.map((bot, i) => [i + 1, bot] as const));
      let game: Game<Ec4xState, Ec4xEvent> = createGame(ec4x, {
        ...{ name: 'Rehearsals', seed, players: players(BOTS.length) },
        parameters: { 'start.level': level },
      });
      const rng = Prng.fromSeed(seed);
      for (let turn = 0; turn < 12; turn++) {
        game = playBots(ec4x, game, seats);
        for (const seat of seats.keys()) {
          const known = view(game.state, game.journal, seat);
          const apart = plainCopy(known);
          for (const draws of [0, 1, 2, 3]) {
            const dice = rng.stream(turn, seat, draws);
            const orders = drawOrders(known, dice, draws === 0 ? '' : dice.pick(KINDS));
            expect(rehearse(known, orders)).toEqual(rehearse(plainCopy(apart), orders));
          }
          expect(known).toEqual(apart);
        }
      }
    },
  );
});

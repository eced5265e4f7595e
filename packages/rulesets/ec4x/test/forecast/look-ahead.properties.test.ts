import { botSheets, createGame, resolveTurn, seenEvents, type Game } from '@ec/engine';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Ec4xEvent } from '../../src/events.js';
import { aloneIn, playEndOfTurn } from '../../src/forecast/look-ahead.js';
import { rehearse } from '../../src/forecast/rehearse.js';
import { coloniesOf, houseOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import type { Ec4xState } from '../../src/state.js';
import { view } from '../../src/view/view.js';
import { players } from '../games.js';

/** What a House cannot foresee, or a rehearsal of Command does not play: luck, other Houses, and what its fleets do. */
const UNFORESEEN = new Set<string>([
  ...['breakthrough', 'gift', 'engagement', 'bombardment', 'landing', 'blockaded', 'subversion', 'subverted'],
  ...['founded', 'depopulated', 'brokenUp', 'spyLost', 'retreated'],
]);

describe('X-21, X-23: what the next Income brings if nobody interferes', () => {
  test.prop([fc.integer({ min: 0, max: 1e6 }), fc.constantFrom(0, 20)], {
    numRuns: 6,
    examples: [[121819, 0]],
  })('is what it then brings, to the thousandth, and what cannot be paid', (seed, untaxed) => {
    let game: Game<Ec4xState, Ec4xEvent> = createGame(ec4x, {
      ...{ name: 'Ahead', seed, players: players(2) },
    });
    const seats = new Map([
      [1, 'builder'],
      [2, 'random-legal'],
    ] as const);
    let compared = 0;
    for (let turn = 1; turn <= 25; turn++) {
      const sheets = new Map(
        [...botSheets(ec4x, game, seats)].map(([seat, sheet]) => [seat, turn === untaxed ? 'tax 0' : sheet]),
      );
      const ahead = [1, 2].map((seat) => {
        const orders = ec4x.parse(sheets.get(seat) ?? '').orders.map(({ order }) => order);
        const state = aloneIn(rehearse(view(game.state, game.journal, seat), orders).state, seat);
        const unpaid = playEndOfTurn(state).find(({ kind }) => kind === 'unpaid');
        // whether a blockade lasts, others decide: with seed 121819 one ends in turn 25
        const isBlockaded = coloniesOf(game.state, seat).some(({ colony }) => colony.isBlockaded);
        return { seat, ledger: houseOf(state, seat).ledger, unpaid, isBlockaded };
      });
      game = resolveTurn(ec4x, game, sheets);
      for (const { seat, ledger, unpaid, isBlockaded } of ahead) {
        const events = seenEvents(game.journal, seat);
        if (
          isBlockaded ||
          events.some(({ kind }) => UNFORESEEN.has(kind)) ||
          houseOf(game.state, seat).status !== 'playing'
        )
          continue;
        expect({ turn, seat, ...ledger }).toEqual({ turn, seat, ...houseOf(game.state, seat).ledger });
        const found = events.find((event) => event.kind === 'unpaid');
        expect(unpaid?.kind === 'unpaid' && unpaid.missing).toBe(found?.kind === 'unpaid' && found.missing);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

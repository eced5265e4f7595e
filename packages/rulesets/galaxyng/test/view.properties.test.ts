import { botSheets, createGame, resolveTurn } from '@ec/engine';
import { Prng } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CLASSIC } from '../src/editions.js';
import { galaxyng } from '../src/ruleset.js';
import { view } from '../src/view/view.js';
import { players } from './games.js';
import { eventful } from './report/eventful.js';
import { galaxyOf, home, turn, type GalaxyGame } from './turns.js';
import { changeUnseenEvents } from './unseen-events.js';
import { changeUnseen } from './unseen.js';

const TURNS = 8;

/** A view is the same whatever changes that its seat cannot see, in state and journal. */
function expectSameViews(game: GalaxyGame, seed: number): void {
  for (const { id: seat } of game.state.races) {
    const rng = Prng.fromSeed(seed).stream(game.state.turn).stream(seat);
    const other = changeUnseenEvents(game, seat, rng.stream('events'));
    const { journal } = other;
    const state = changeUnseen(other.state, seat, rng.stream('state'), journal);
    expect(view(state, journal, seat)).toEqual(view(game.state, game.journal, seat));
  }
}

describe('N-35: a view has nothing of what its seat cannot see', () => {
  const seed = fc.integer({ min: 0, max: 1e6 });

  test.prop([seed, fc.boolean()], { numRuns: 6 })('in games of bots', (number, isClassic) => {
    const bots = ['raider', 'diplomat', 'fuzz', 'settler'] as const;
    const parameters = isClassic ? CLASSIC : {};
    let game = createGame(galaxyng, { name: 'Orion', seed: number, players: players(4), parameters });
    for (let played = 0; played < TURNS; played++) {
      const sheets = botSheets(galaxyng, game, new Map(bots.map((bot, i) => [i + 1, bot] as const)));
      if (played === 0) sheets.set(1, `o battleprotocol\n${sheets.get(1) ?? ''}`);
      game = resolveTurn(galaxyng, game, sheets);
      expectSameViews(game, number);
    }
  });

  test.prop([seed])('in a battle of groups that are alike', (number) => {
    const alike = [1, 2, 3, 4].map(() => ({ type: 'Gunship', raceId: 2, ships: 2 }) as const);
    const groups = [{ type: 'Gunship', ships: 5 } as const, ...alike];
    const game = galaxyOf({ planets: [{}, home(1), home(2)], groups });
    expectSameViews(turn(game, { 1: 'o battleprotocol' }), number);
  });

  test.prop([seed])('in a turn with messages, a battle and bombings', (number) => {
    expectSameViews(eventful(), number);
  });
});

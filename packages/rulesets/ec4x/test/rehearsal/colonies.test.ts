import { createGame, resolveTurn } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { newColony } from '../../src/colony.js';
import { coloniesOf, houseOf, systemOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import { players } from '../games.js';
import { doubtsOf, type Ec4xGame } from './doubts.js';

/** A game in which House 1 has a second colony, on a Desolate planet that holds 60 PU, a turn from its home. */
function settled(people: number) {
  const game: Ec4xGame = createGame(ec4x, { name: 'Colonies', seed: 3, players: players(2) });
  const state = structuredClone(game.state);
  const [home] = coloniesOf(state, 1);
  const lane = state.lanes.find(({ a, b }) => a === home?.id || b === home?.id);
  if (!home || !lane) throw new Error('expected a home with a lane');
  lane.laneClass = 'major';
  const next = systemOf(state, lane.a === home.id ? lane.b : lane.a);
  Object.assign(next, { planetClass: 'desolate', colony: newColony(1, people) });
  houseOf(state, 1).treasury = 2_000_000;
  const place = ({ q, r }: typeof next) => `${q},${r}`;
  return { game: { ...game, state }, home: place(home), next: place(next), nextId: next.id };
}

describe('X-28: settlers for whom there is no room are doubted', () => {
  // 20 PU are 20.140423 PTU (T01), 60 are 60.483197
  const { game, home, next, nextId } = settled(20e6);
  const lost = (line: number, ptu: number, figure: string) =>
    `${line} loses-settlers: of these ${ptu} PTU ${figure} will find no place and be lost: the planet holds 60 PU`;

  test('of 45 PTU 40.342774 find a place, as the turn then shows; 40 do', () => {
    expect(doubtsOf(game, `migrate ${home} ${next} 45`)).toEqual([lost(1, 45, '4.657')]);
    expect(doubtsOf(game, `migrate ${home} ${next} 40`)).toEqual([]);
    const { state } = resolveTurn(ec4x, game, new Map([[1, `migrate ${home} ${next} 45`]]));
    expect(systemOf(state, nextId).colony?.pu).toBe(60e6);
  });

  test('the last to land lose, those of earlier orders and turns first served', () => {
    expect(doubtsOf(game, `migrate ${home} ${next} 30\nmigrate ${home} ${next} 15`)).toEqual([
      lost(2, 15, '4.657'),
    ]);
    const state = structuredClone(game.state);
    houseOf(state, 1).transports = [{ fromId: 1, toId: nextId, ptu: 41, turns: 1 }];
    expect(doubtsOf({ ...game, state }, `migrate ${home} ${next} 5`)).toEqual([lost(1, 5, '5.000')]);
  });
});

describe('X-76: public works beyond what they can do are doubted', () => {
  // 2 % of 0.99 PU are 0.0198 PU, less for the room that it has filled; an XMR is 0.04 PU
  test('half an XMR doubles the 0.019 PU by which a colony of 0.99 PU grows: 1 XMR is not doubted, and more is', () => {
    const { game, next } = settled(990_000);
    expect(doubtsOf(game, `public works ${next} 100`)).toEqual([
      '1 without-use: 100 XMR go into public works of this colony, and 1 is of use: it grows by 0.019 PU, and works at most double that',
    ]);
    expect(doubtsOf(game, `public works ${next} 1`)).toEqual([]);
    expect(doubtsOf(game, `public works ${next} 1\npublic works ${next} 2`)).toEqual([
      expect.stringMatching(/^2 without-use: 3 XMR .* 1 is of use/),
    ]);
  });

  test('what wins prestige is of use as far as it takes', () => {
    const { game, home } = settled(20e6);
    // 5 times the 420 of its product
    const state = structuredClone(game.state);
    houseOf(state, 1).treasury = 5_000_000;
    const rich = { ...game, state };
    expect(doubtsOf(rich, `public works ${home} 2100`)).toEqual([]);
    expect(doubtsOf(rich, `public works ${home} 2101`)).toEqual([expect.stringContaining('2100 are of use')]);
    expect(doubtsOf(rich, `public works ${home} 2099`)).toEqual([
      expect.stringMatching(/2099 XMR .* and 181 are of use: it grows by 7\.224 PU/),
    ]);
  });
});

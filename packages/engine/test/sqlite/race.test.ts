import { describe, expect, it } from 'vitest';
import { createGame, playBots, resolveTurn } from '../../src/index.js';
import { rulesetContract } from '../../src/testing.js';
import { race, raceOf } from '../race.js';
import { newRace } from './stored-games.js';

describe('architecture 9: the race, with which most tests of stored games are played, is a ruleset like any other', () => {
  const checks = rulesetContract(race, {
    players: 3,
    turns: 6,
    seeds: [1n, 2n],
    // a runner sees itself alone
    changeUnseen: ({ course, runners, ...kept }, seat) => ({
      ...kept,
      course: course + 1,
      runners: runners.map((one) => (one.seat === seat ? one : { ...one, total: one.total + 1 })),
    }),
  });
  for (const { title, run } of checks) it(title, run);

  it('a step moves as far as it says, and version 2 may go further', () => {
    const game = resolveTurn(race, createGame(race, newRace()), new Map([[1, 'step 4\nstep 2']]));
    expect(game.state.runners.map(({ total }) => total)).toEqual([6, 0, 0]);
    const wide = raceOf({ version: '2', stride: 3 });
    const second = resolveTurn(wide, createGame(wide, newRace()), new Map([[1, 'step 4']]));
    expect(second.state.runners.map(({ total }) => total)).toEqual([12, 0, 0]);
  });

  it('the steady bot steps 1 field at first, then 2, 3, 4, 5, 6 and 1 again', () => {
    let game = createGame(race, newRace(1));
    const totals = Array.from({ length: 7 }, () => {
      game = playBots(race, game, new Map([[1, 'steady']]));
      return game.state.runners[0]?.total;
    });
    expect(totals).toEqual([1, 3, 6, 10, 15, 21, 22]);
  });
});

import type { AnyRuleset } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { Environment } from '../../src/environment/environment.js';
import { ruleset as rock } from '../league/rock.ts';
import { ruleset as poker } from '../league/poker.ts';

const toy = rock as unknown as AnyRuleset;

/** An environment of rock, paper and scissors. */
function hands(games: number, opponents: readonly string[], choices = 8) {
  const environment = new Environment(toy, { games, opponents, choices, turns: 1 });
  environment.reset('1');
  return environment;
}

describe('an environment', () => {
  it('plays each game against its opponent, rewards what is won of it, and begins another', () => {
    // paper beats rock, rock draws, scissors lose; in every second game the seats are changed
    const environment = hands(3, ['rock']);
    for (let round = 0; round < 2; round++)
      expect(environment.step(['paper', 'rock', 'scissors'])).toEqual({
        observations: [[0], [0], [0]],
        rewards: [1, 0.5, 0],
        done: [true, true, true],
      });
  });

  it('changes the opponent when each of the two seats was played once, so that none is met from one seat alone', () => {
    expect(hands(4, ['rock', 'paper']).step(['paper', 'paper', 'paper', 'paper']).rewards).toEqual([
      1, 1, 0.5, 0.5,
    ]);
  });

  it('is the same again from the same seed with the same actions, and other games from another', () => {
    const play = (seed: string) => {
      const environment = new Environment(poker as unknown as AnyRuleset, {
        games: 8,
        opponents: Object.keys(poker.bots),
        turns: 5,
      });
      return JSON.stringify([
        environment.reset(seed),
        ...Array.from({ length: 6 }, () => [environment.views, environment.step(Array(8).fill('bluff'))]),
      ]);
    };
    expect(play('1')).toBe(play('1'));
    expect(play('1')).not.toBe(play('2'));
  });

  it('takes no step before it was reset', () => {
    const environment = new Environment(toy, { games: 2, opponents: ['rock'], choices: 8, turns: 1 });
    expect(() => environment.step(['rock', 'rock'])).toThrow(
      'step: expected games that were reset before, received none',
    );
  });

  it('refuses what is no action, and has changed nothing then', () => {
    const environment = hands(2, ['rock']);
    const before = JSON.stringify(environment.views);
    expect(() => environment.step(['rock'])).toThrow('actions: expected one for each of 2 games, received 1');
    expect(() => environment.step(['rock', 9])).toThrow(
      'actions, game 1: expected a number from 0 to 7 of a sheet that was drawn, received 9',
    );
    expect(JSON.stringify(environment.views)).toBe(before);
  });

  it.each([
    [{ games: 0 }, 'games: expected an integer of at least 1, received 0'],
    [{ seats: 1 }, 'seats: expected an integer of at least 2, received 1'],
    [{ turns: 1.5 }, 'turns: expected an integer of at least 1, received 1.5'],
    [{ choices: Number.NaN }, 'choices: expected an integer of at least 1, received NaN'],
    [{ opponents: [] }, 'opponents: expected at least one plan, received none'],
    [{ opponents: ['lizard'] }, 'lizard'],
  ])('refuses %j', (wrong, reason) => {
    expect(() => {
      const environment = new Environment(toy, { games: 1, opponents: ['rock'], ...wrong });
      environment.reset('1');
      environment.step(['rock']);
    }).toThrow(reason);
  });
});

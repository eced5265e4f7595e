import { botSheets, playBots } from '@ec/engine';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { STRATEGIES } from '../../src/bots/bots.js';
import { evenShare } from '../../src/equilibrium/share.js';
import { playGame, type Strategy } from '../../src/play-game.js';
import type { Position } from '../../src/state.js';
import { boutRounds } from '../../src/score.js';
import { fightRound, positionOf } from '../../src/war.js';
import { goofspiel } from '../../src/ruleset.js';
import { newGame } from '../games.js';
import { plainWar } from '../wars.js';
import type { BotName } from '../../src/bots/bot-names.js';

/** What both sides know after these rounds of a war with worths in ascending order. */
function after(rounds: readonly (readonly [number, number])[]): Position {
  const war = plainWar();
  for (const sizes of rounds) fightRound(war, sizes);
  const position = positionOf(war);
  if (!position) throw new Error('the war is over');
  return position;
}

/** The same round again and again. */
function again(count: number, ...sizes: [number, number]): [number, number][] {
  return Array.from({ length: count }, () => sizes);
}

const rng = Prng.fromSeed('bots');

describe('bots', () => {
  it('bots: greedy sends what the planet is worth, else the next larger, else the largest', () => {
    expect(STRATEGIES.greedy(after([]), 0)).toBe(1);
    expect(STRATEGIES.greedy(after(again(7, 1, 2)), 0)).toBe(2);
    expect(STRATEGIES.greedy(after([...again(7, 7, 1), ...again(6, 1, 6)]), 0)).toBe(6);
  });

  it('bots: overbid sends one more than the worth, and the smallest for a worth of 7', () => {
    expect(STRATEGIES.overbid(after([]), 0)).toBe(2);
    expect(STRATEGIES.overbid(after(again(6, 3, 3)), 0)).toBe(1);
  });

  it('bots: plans spend exactly the fleets of their galaxies, and larger ones on more worth', () => {
    // values come as 1 to 7, worths in each as 1 to 7: the first seven rounds are the galaxy of value 1, the last those of value 7
    const war = plainWar();
    for (let position = positionOf(war); position; position = positionOf(war))
      fightRound(war, [STRATEGIES['top-four'](position, 0, rng), STRATEGIES.spoiler(position, 1, rng)]);
    const sent = (side: 0 | 1, bout: number) => boutRounds(war.rounds, bout).map((round) => round[side].size);
    const saved = [3, 4, 5, 6].flatMap((bout) => sent(0, bout));
    for (const size of [4, 5, 6, 7]) expect(saved.filter((each) => each === size)).toHaveLength(7);
    expect(sent(0, 3)).toEqual([4, 5, 5, 6, 6, 7, 7]);
    expect(sent(1, 6)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(Math.max(...sent(1, 4), ...sent(1, 5))).toBe(2);
  });

  it.each([
    // three galaxies with sizes 5 to 7 against 4 to 7: 5 + 6 + 7 = 18 of 28
    ['top-three', 'top-four'],
    // all sevens, and the galaxies that the other gives up: 7 + 1 + 2 + 3 + 4 = 17
    ['spoiler', 'top-three'],
    // of those three the other fights for one: 4 + 5 + 6 = 15
    ['top-four', 'spoiler'],
  ] as const)('G-04: plans beat each other in a circle: %s wins nearly always against %s', (own, other) => {
    const games = Array.from({ length: 100 }, (_, i) =>
      playGame([STRATEGIES[own], STRATEGIES[other]], rng.numbered(i), 0),
    );
    // about 1, 1 and 0.96 of 5,000 games: 80 of 100 are 8 standard deviations away
    expect(games.filter(({ winner }) => winner === 0).length).toBeGreaterThan(80);
  });

  it('bots: a plan that lacks its fleets sends others', () => {
    // all fleets of sizes 4 to 7 are gone in three galaxies and a bit, so the one of value 4 gets the largest that is left
    const spent = [...again(7, 7, 1), ...again(7, 6, 2), ...again(7, 5, 3), ...again(6, 4, 4)];
    expect(STRATEGIES['top-four'](after([...spent, [4, 4]]), 0, rng)).toBe(3);
  });

  it('bots: random sends each fleet equally often', () => {
    // one fleet of size 1 and seven each of 2 to 7 are left; 4,300 draws, so 100 of size 1 on average with variance under 98
    const position = after(again(6, 1, 1));
    const sent = Array.from({ length: 4300 }, () => STRATEGIES.random(position, 0, rng));
    const ones = sent.filter((size) => size === 1).length;
    expect(Math.abs(ones - 100)).toBeLessThan(5 * Math.sqrt(98));
    expect(new Set(sent)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  it.each(Object.entries(STRATEGIES))(
    'G-03: %s plays a game without sizes that are used up',
    (name, strategy) => {
      if (name === 'idle') return expect(STRATEGIES.idle()).toBe(0);
      const checked: Strategy = (position, side, draws) => {
        const size = strategy(position, side, draws);
        expect(position.fleets[side][size - 1]).toBeGreaterThan(0);
        return size;
      };
      expect(playGame([checked, STRATEGIES.random], rng, 0).replays).toBe(0);
      return undefined;
    },
  );
});

describe('architecture 5: bots of the ruleset', () => {
  it('architecture 5: play the rounds that playGame plays', () => {
    let game = newGame({ replays: 0 });
    const { war } = structuredClone(game.state);
    for (let position = positionOf(war); position; position = positionOf(war))
      fightRound(war, [STRATEGIES.greedy(position, 0), STRATEGIES.idle()]);
    const bots = new Map<number, BotName>([
      [1, 'greedy'],
      [2, 'idle'],
    ]);
    while (goofspiel.outcome(game.state).status === 'running') game = playBots(goofspiel, game, bots);
    expect(game.state.war).toEqual(war);
    // after the game they order nothing
    expect([...botSheets(goofspiel, game, bots).values()]).toEqual(['', '']);
  });
});

describe('the equilibrium of a bout', () => {
  it('an even share of the fleets is one of each size at first', () => {
    expect(evenShare(after([]), 0)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('a fleet that is spent leaves the share, or else the nearest does', () => {
    expect(evenShare(after([[5, 2]]), 0)).toEqual([1, 1, 1, 1, 0, 1, 1]);
    // the second 5 takes the 4 away: of 4 and 6, both as near, the smaller
    expect(evenShare(after(again(2, 5, 2)), 0)).toEqual([1, 1, 1, 0, 0, 1, 1]);
  });

  it('in the last bout the share is all that is left', () => {
    const position = after([...again(21, 7, 1), ...again(21, 1, 2)]);
    expect(evenShare(position, 0)).toEqual(position.fleets[0]);
    expect(evenShare(position, 1)).toEqual(position.fleets[1]);
  });

  it('two fleets that win the bout for sure are sent when they must be', () => {
    // six rounds of the last bout are fought: one fleet is left on each side
    const position = after([...again(42, 0, 0), ...again(6, 1, 1)]);
    expect(STRATEGIES.equilibrium(position, 0, rng)).toBe(1);
  });
});

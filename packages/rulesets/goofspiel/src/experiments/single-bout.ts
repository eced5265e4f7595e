import { defineExperiment, integerOf, ownRow, perTrial, proportion } from '@ec/balance';
import type { Parameters } from '@ec/engine';
import { ratio, type Prng, type Ratio } from '@ec/prng';
import { STRATEGIES } from '../bots/bots.js';
import { solveStage } from '../equilibrium/stage.js';
import type { Strategy } from '../play-game.js';
import { galaxyWinner } from '../score.js';
import { BOUT_ROUNDS, GALAXIES, SIZES, VALUES, WAR_ROUNDS, type BySide, type Sent } from '../state.js';
import { drawWar, fightRound, positionOf } from '../war.js';

/** More than any probability needs: its binary digits. */
const PRECISION = 2n ** 80n;

/** Fleets by size, one of each. */
const EVEN: readonly number[] = SIZES.map(() => 1);

/**
 * One bout with a fleet of each size, as the last of a war; a coin decides an equal one.
 *
 * @see G-01 to G-04
 */
export const singleBout = defineExperiment({
  id: 'single-bout',
  title: 'The equilibrium of a bout',
  question:
    'What does the equilibrium win of a single bout against simple ways to play, and as much as its value says where its opponent has smaller fleets?',
  parameters: [
    ownRow(
      'smaller',
      2,
      [0, SIZES.length - 1],
      'fleets',
      'Fleets of the opponent, the largest first, that are one size smaller; in the last measure alone.',
    ),
  ],
  measures: perTrial(1, {
    random: proportion('The equilibrium wins against random'),
    greedy: proportion('The equilibrium wins against greedy'),
    overbid: proportion('The equilibrium wins against overbid'),
    itself: proportion('The equilibrium wins against itself'),
    overbidGreedy: proportion('Overbid wins against greedy'),
    handicap: proportion('The equilibrium wins against itself with smaller fleets'),
  }),
  trials: 2_000,
  prepare: (parameters) => [EVEN, smallerFleets(parameters)] as const,
  trial(rng, unequal, record) {
    const { random, greedy, overbid, equilibrium } = STRATEGIES;
    const even = [EVEN, EVEN] as const;
    record.random(winsBout([equilibrium, random], even, rng.numbered(0)));
    record.greedy(winsBout([equilibrium, greedy], even, rng.numbered(1)));
    record.overbid(winsBout([equilibrium, overbid], even, rng.numbered(2)));
    record.itself(winsBout([equilibrium, equilibrium], even, rng.numbered(3)));
    record.overbidGreedy(winsBout([overbid, greedy], even, rng.numbered(4)));
    record.handicap(winsBout([equilibrium, equilibrium], unequal, rng.numbered(5)));
  },
  exact: (parameters) => ({
    itself: ratio(1n, 2n),
    handicap: chanceToWin([EVEN, smallerFleets(parameters)]),
  }),
  expectations: [
    { kind: 'matches-exact', measure: 'itself', because: 'equal fleets are worth the same' },
    {
      kind: 'matches-exact',
      measure: 'handicap',
      because: 'the equilibrium should earn the value that it computes',
    },
    {
      kind: 'probability-at-least',
      measure: 'random',
      low: 0.5,
      because: 'with the same fleets nothing should beat the equilibrium',
    },
    {
      kind: 'probability-at-least',
      measure: 'greedy',
      low: 0.47,
      because: 'with the same fleets nothing should beat the equilibrium',
    },
  ],
});

/** One fleet of each size, but the largest ones are a size smaller. */
function smallerFleets(parameters: Parameters): number[] {
  const kept = SIZES.length - integerOf(parameters, 'smaller');
  const sizes = SIZES.map((size) => (size > kept ? size - 1 : size));
  return SIZES.map((size) => sizes.filter((each) => each === size).length);
}

/** Whether the first side wins a bout with these fleets, by a coin when it is equal. */
function winsBout(strategies: BySide<Strategy>, fleets: BySide<readonly number[]>, rng: Prng): boolean {
  const [draws, first, second] = [rng.numbered(0), rng.numbered(1), rng.numbered(2)];
  const war = drawWar(draws);
  war.fleets = [[...fleets[0]], [...fleets[1]]];
  const none = (): Sent => ({ size: 0, spent: 0 });
  war.rounds = Array.from({ length: WAR_ROUNDS - BOUT_ROUNDS }, () => [none(), none()]);
  for (let position = positionOf(war); position; position = positionOf(war))
    fightRound(war, [strategies[0](position, 0, first), strategies[1](position, 1, second)]);
  const winner = galaxyWinner(war, GALAXIES.length - 1);
  return winner === null ? draws.intN(2) === 0 : winner === 0;
}

/** The same chance from the value of the bout, which is the mean over the worths that may come first. */
function chanceToWin(hands: BySide<readonly number[]>): Ratio<bigint> {
  const values = VALUES.map(
    (worth) => solveStage({ hands, worth, toCome: VALUES.filter((other) => other !== worth), lead: 0 }).value,
  );
  const value = values.reduce((sum, each) => sum + each, 0) / values.length;
  return ratio(BigInt(Math.round(((1 + value) / 2) * Number(PRECISION))), PRECISION);
}

import { defineExperiment, integerOf, ownRow, perTrial, proportion, series } from '@ec/balance';
import { ratio, type Prng, type Ratio } from '@ec/prng';
import { resolveBattle } from '../combat/battle.js';
import { killChance as chanceOf } from '../combat/kill-chance.js';

/** Attacks that are tried, in tenths of the defence (both included). */
const TENTHS = { first: 1, length: 45 } as const;

/** More than any probability needs: its binary digits. */
const PRECISION = 2n ** 80n;

/**
 * How often a shot destroys its target.
 *
 * @see N-22
 */
export const killChance = defineExperiment({
  id: 'kill-chance',
  title: 'The chance that a shot destroys',
  question:
    'How often does a shot destroy its target, by the attack of the gun against the defence of the target?',
  parameters: [
    ownRow(
      'attack',
      150,
      [0, 1_000],
      'percent of the defence',
      'Attack of the gun whose chance is known exactly.',
    ),
  ],
  measures: perTrial(1, {
    hit: proportion('The shot destroys its target'),
    byRatio: series(proportion('The shot destroys its target, by its attack'), {
      ...TENTHS,
      step: 'tenths of the defence',
    }),
  }),
  trials: 10_000,
  prepare: (parameters) => integerOf(parameters, 'attack') / 100,
  trial(rng, attack, record) {
    record.hit(destroys(rng.numbered(0), attack));
    for (let tenths = TENTHS.first; tenths < TENTHS.first + TENTHS.length; tenths++)
      record.byRatio(tenths, destroys(rng.numbered(tenths), tenths / 10));
  },
  exact: (parameters) => ({ hit: exactly(chanceOf(integerOf(parameters, 'attack') / 100, 1)) }),
  expectations: [
    { kind: 'matches-exact', measure: 'hit', because: 'a battle is to shoot as the formula says' },
    {
      kind: 'probability-at-most',
      measure: 'byRatio',
      step: 2,
      high: 0.001,
      because: 'below a quarter of its defence nothing hurts a ship',
    },
    {
      kind: 'probability-at-least',
      measure: 'byRatio',
      step: 10,
      low: 0.48,
      because: 'at equal strength a shot is a coin',
    },
    {
      kind: 'probability-at-most',
      measure: 'byRatio',
      step: 10,
      high: 0.52,
      because: 'at equal strength a shot is a coin',
    },
    {
      kind: 'probability-at-least',
      measure: 'byRatio',
      step: 40,
      low: 0.999,
      because: 'four times its defence destroys a ship for certain',
    },
  ],
});

/** Whether the only shot of a gun destroys an unarmed ship of defence 1, in a battle as they are fought in games. */
function destroys(rng: Prng, attack: number): boolean {
  const gun = { race: 1, count: 1, guns: 1, attack, defence: 1 };
  const target = { race: 2, count: 1, guns: 0, attack: 0, defence: 1 };
  const { survivors } = resolveBattle([gun, target], () => true, rng, { shotLimit: 1 });
  return survivors[1] === 0;
}

/** A probability as the ratio that its binary digits are. */
function exactly(probability: number): Ratio<bigint> {
  return ratio(BigInt(probability * Number(PRECISION)), PRECISION);
}

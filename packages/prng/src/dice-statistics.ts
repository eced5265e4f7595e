import { checkDice, type Dice } from './dice.js';
import { Distribution } from './distribution.js';
import { ratio, type Ratio } from './ratio.js';

/**
 * Lowest result of dice.
 *
 * @throws RangeError when a part of the dice is out of range
 */
export function diceMin(dice: Dice): number {
  checkDice(dice);
  return dice.count + dice.modifier;
}

/**
 * Highest result of dice.
 *
 * @throws RangeError when a part of the dice is out of range
 */
export function diceMax(dice: Dice): number {
  checkDice(dice);
  return dice.count * dice.sides + dice.modifier;
}

/**
 * Expected result of dice: count · (sides + 1) / 2 + modifier.
 *
 * @throws RangeError when a part of the dice is out of range
 */
export function diceMean(dice: Dice): Ratio<bigint> {
  checkDice(dice);
  return ratio(BigInt(dice.count) * BigInt(dice.sides + 1) + 2n * BigInt(dice.modifier), 2n);
}

/**
 * Variance of the result of dice: count · (sides² − 1) / 12.
 *
 * @throws RangeError when a part of the dice is out of range
 */
export function diceVariance(dice: Dice): Ratio<bigint> {
  checkDice(dice);
  const sides = BigInt(dice.sides);
  return ratio(BigInt(dice.count) * (sides * sides - 1n), 12n);
}

/**
 * Exact distribution of the result of dice; its weights are the numbers of ways, with total sides^count.
 *
 * Time and memory grow with count · sides.
 *
 * @throws RangeError when a part of the dice is out of range
 */
export function diceDistribution(dice: Dice): Distribution {
  checkDice(dice);
  const faces = Distribution.uniform(1, dice.sides).times(dice.count);
  return dice.modifier === 0 ? faces : faces.plus(Distribution.point(dice.modifier));
}

import { parseDice, type Dice } from '@ec/prng';

/** Least and greatest result of dice, both included. */
export interface DiceRange {
  /** Every die shows 1. */
  readonly min: number;
  /** Every die shows its highest face. */
  readonly max: number;
}

/** Least and greatest result of dice, as notation or as a value. */
export function diceRange(dice: Dice | string): DiceRange {
  const { count, sides, modifier } = typeof dice === 'string' ? parseDice(dice) : dice;
  return { min: count + modifier, max: count * sides + modifier };
}

import { requireInteger } from './require-integer.js';
import { shown } from './shown.js';

/** A roll of equal dice plus a constant, such as 3d6−2. */
export interface Dice {
  /** Number of dice, at least 1 (included). */
  readonly count: number;
  /** Faces of each die, numbered from 1; at least 1 (included). */
  readonly sides: number;
  /** Constant added to the sum of the faces; may be negative. */
  readonly modifier: number;
}

/**
 * Reads dice notation: an optional number of dice, "d", the number of sides, an optional signed constant.
 *
 * "3d6-2" is three dice of six sides less two; "d20" is one die of twenty sides. No spaces, no leading zeros.
 *
 * @throws RangeError that names the position (counted from 1) of the first character that does not fit, or the part
 *   that is out of range
 */
export function parseDice(text: string): Dice {
  if (typeof text !== 'string')
    throw new RangeError(`dice: expected notation such as "3d6-2", received ${shown(text)}`);
  const match = NOTATION.exec(text);
  if (match === null) {
    const fitting = PREFIX.exec(text)?.[0].length ?? 0;
    const found = text.charAt(fitting) === '' ? 'the end' : JSON.stringify(text.charAt(fitting));
    throw new RangeError(
      `dice: expected notation such as "3d6-2", received ${JSON.stringify(text)} with ${found} at position ${fitting + 1}`,
    );
  }
  const [, count = '1', sides, modifier = '0'] = match;
  const dice = { count: Number(count), sides: Number(sides), modifier: Number(modifier) };
  checkDice(dice);
  return dice;
}

/**
 * Writes dice in the notation that {@link parseDice} reads: `parseDice(formatDice(dice))` equals `dice`.
 *
 * @throws RangeError when a part is not an integer in its range
 */
export function formatDice(dice: Dice): string {
  checkDice(dice);
  const { count, sides, modifier } = dice;
  const constant = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : `${modifier}`;
  return `${count}d${sides}${constant}`;
}

/** Checks that every result of the dice is a safe integer; @throws RangeError that names the wrong part */
export function checkDice(dice: Dice): void {
  if (typeof dice !== 'object' || dice === null)
    throw new RangeError(
      `dice: expected notation such as "3d6-2", or count, sides and modifier, received ${shown(dice)}`,
    );
  const { count, sides, modifier } = dice;
  requireInteger('dice, count', count, 1, Number.MAX_SAFE_INTEGER);
  requireInteger('dice, sides', sides, 1, Number.MAX_SAFE_INTEGER);
  requireInteger('dice, modifier', modifier, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  requireInteger('dice, highest sum of faces', count * sides, 1, Number.MAX_SAFE_INTEGER);
  requireInteger(
    'dice, highest result',
    count * sides + modifier,
    Number.MIN_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
  );
}

const NOTATION = /^([1-9]\d*)?d([1-9]\d*)([+-][1-9]\d*)?$/;

/** Longest start of a text that is also the start of some valid notation. */
const PREFIX = /^(?:[1-9]\d*)?(?:d(?:[1-9]\d*(?:[+-](?:[1-9]\d*)?)?)?)?/;

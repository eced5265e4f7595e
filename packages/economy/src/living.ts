import { ratio, type Ratio } from '@ec/prng';
import { foodDue, FULL_RATION } from './food.js';
import { PAID_CODES, wagesOf, type Payees, type PayRates } from './wages.js';

/** How people lived this turn: what was ordered for them, and what they got. */
export interface Living {
  readonly payees: Payees;
  /** Consumer goods ordered for each unit. */
  readonly pay: PayRates;
  /** Consumer goods paid: the bill, which is cut off to whole units, or fewer. */
  readonly wagesPaid: number;
  /** Population units before any starved. */
  readonly heads: number;
  /** Share of the full ration that was ordered, 0 to 1 (both included). */
  readonly ration: Ratio;
  /** Food units eaten: the bill, which is cut off to whole units, or fewer. */
  readonly foodEaten: number;
  /** Population units that starved. */
  readonly starved: number;
}

/** What people got of what the rulebook gives them, each as a share from 0 to 1 (both included). */
export interface Provision {
  /** Share of the rulebook's wages, of all classes together. */
  readonly paid: Ratio | Ratio<bigint>;
  /** Share of full rations. */
  readonly fed: Ratio | Ratio<bigint>;
}

/** The same, and what became of those who were not fed. */
export interface Hardship extends Provision {
  /** Share of the people that starved, 0 to 1 (both included). */
  readonly starved: Ratio;
}

/**
 * What people got of the rulebook's wages and rations, and how many starved, as exact shares. Where a bill was met, they got what was ordered,
 * since only the bill is cut off to whole units: seven population units on half a ration eat nothing, as 7/8 of a food unit is cut off, and are
 * half fed. Where goods or food ran short, they got what there was.
 *
 * @param usual - the rulebook's wages
 * @throws RangeError when a number of people or a part of a rate is not an integer from 0 to 2^53 − 1
 * @see E-30, E-32, E-33
 */
export function hardshipOf(living: Living, usual: PayRates): Hardship {
  const { heads, starved } = living;
  return {
    paid: paidShare(living, usual),
    fed: fedShare(living),
    starved: heads === 0 ? ratio(0) : ratio(starved, heads),
  };
}

function paidShare({ payees, pay, wagesPaid }: Living, usual: PayRates): Provision['paid'] {
  const isPaid = wagesPaid >= wagesOf(payees, pay);
  // most are paid what is usual, and need no large integers
  if (isPaid && PAID_CODES.every((code) => isSame(pay[code], usual[code]))) return ratio(1);
  const due = exactWages(payees, usual);
  const paid = isPaid ? exactWages(payees, pay) : { numerator: BigInt(wagesPaid), denominator: 1n };
  const [part, whole] = [paid.numerator * due.denominator, due.numerator * paid.denominator];
  return part < whole ? ratio(part, whole) : ratio(1);
}

function isSame(a: Ratio, b: Ratio): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** Wages before they are cut off to whole consumer goods. */
function exactWages(payees: Payees, pay: PayRates): Ratio<bigint> {
  let [numerator, denominator] = [0n, 1n];
  for (const code of PAID_CODES) {
    const rate = pay[code];
    const whole = BigInt(rate.denominator);
    numerator = numerator * whole + BigInt(payees[code]) * BigInt(rate.numerator) * denominator;
    denominator *= whole;
  }
  return { numerator, denominator };
}

function fedShare({ heads, ration, foodEaten }: Living): Ratio {
  if (foodEaten >= foodDue(heads, ration)) return ration;
  return ratio(foodEaten * FULL_RATION.denominator, heads * FULL_RATION.numerator);
}

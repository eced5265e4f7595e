import { ratio, requireQuantity, type Ratio } from '@ec/prng';
import { feed, FULL_RATION } from './food.js';
import { exactWages, PAID_CODES, wagesOf, type Payees, type PayRates } from './wages.js';

/** How people lived this turn: what was ordered for them, and what there was of it. */
export interface Living {
  readonly payees: Payees;
  /** Consumer goods ordered for each unit. */
  readonly pay: PayRates;
  /** Consumer goods in storage when wages were paid. */
  readonly goods: number;
  /** Population units before any starved. */
  readonly heads: number;
  /** Share of the full ration that was ordered, 0 to 1 (both included). */
  readonly ration: Ratio;
  /** Food units in storage when people ate. */
  readonly food: number;
  /** Population units that starved. */
  readonly starved: number;
}

/** What people got of what the rulebook gives them, each as a share from 0 to 1 (both included). */
export interface Provision {
  /** Share of the rulebook's wages, of all classes together. */
  readonly paid: Ratio | Ratio<bigint>;
  /** Share of full rations. */
  readonly fed: Ratio;
}

/** The same, and what became of those who were not fed. */
export interface Hardship extends Provision {
  /** Share of the people that starved, 0 to 1 (both included). */
  readonly starved: Ratio;
}

/**
 * What people got of the rulebook's wages and rations, and how many starved, as exact shares. Where there was so much in storage, they got what was
 * ordered; otherwise, they got what there was. It is the amount that {@link feed} goes by: the bills, which are cut off to whole units, decide nothing
 * but what is taken from storage. Seven population units on half a ration eat nothing, as 7/8 of a food unit is cut off, and are half fed where
 * there is a food unit, and not at all where there is none.
 *
 * @param usual - the rulebook's wages
 * @throws RangeError when the goods, the food, a number of people or a part of a rate is not an integer from 0 to 2^53 − 1
 * @see E-30, E-32, E-33
 */
export function hardshipOf(living: Living, usual: PayRates): Hardship {
  const { heads, ration, food, starved } = living;
  return {
    paid: paidShare(living, usual),
    fed: feed(heads, ration, food).fed,
    starved: heads === 0 ? ratio(0) : ratio(starved, heads),
  };
}

/** What people were to get in a turn, and what they got of it, exactly. */
export interface Provided {
  readonly due: Ratio<bigint>;
  /** At most what was due. */
  readonly met: Ratio<bigint>;
}

/**
 * Wages in consumer goods and meals in food units, as they were ordered and as they were met, before the bills are cut off to whole units.
 *
 * @throws RangeError as {@link hardshipOf}
 * @see E-30
 */
export function providedIn(living: Living): { readonly wages: Provided; readonly meals: Provided } {
  const { payees, pay, goods, heads, ration, food } = living;
  const meals = {
    numerator: BigInt(heads) * BigInt(FULL_RATION.numerator) * BigInt(ration.numerator),
    denominator: BigInt(FULL_RATION.denominator) * BigInt(ration.denominator),
  };
  return { wages: metBy(exactWages(payees, pay), 'goods', goods), meals: metBy(meals, 'food', food) };
}

function metBy(due: Ratio<bigint>, what: string, stock: number): Provided {
  requireQuantity(what, stock);
  const there = { numerator: BigInt(stock), denominator: 1n };
  return { due, met: there.numerator * due.denominator < due.numerator ? there : due };
}

function paidShare({ payees, pay, goods }: Living, usual: PayRates): Provision['paid'] {
  // most are paid what is usual, with goods to spare, and need no large integers
  if (goods > wagesOf(payees, pay) && PAID_CODES.every((code) => isSame(pay[code], usual[code])))
    return ratio(1);
  const full = exactWages(payees, usual);
  const { met } = metBy(exactWages(payees, pay), 'goods', goods);
  const [part, whole] = [met.numerator * full.denominator, full.numerator * met.denominator];
  return part < whole ? ratio(part, whole) : ratio(1);
}

function isSame(a: Ratio, b: Ratio): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

import { ratio, requireQuantity, truncatedSum, type Ratio } from '@ec/prng';
import type { Population } from './population.js';

/** Classes that a player sets wages for; spies and construction workers are paid both their halves' wages. */
export const PAID_CODES = ['USK', 'PRO', 'SLD'] as const;

/** Code of a class that a player sets wages for. */
export type PaidCode = (typeof PAID_CODES)[number];

/** Consumer goods for each unit and turn, by class. */
export type PayRates = Readonly<Record<PaidCode, Ratio>>;

/** Units that are paid, by class. */
export type Payees = Readonly<Record<PaidCode, number>>;

/**
 * Wages in consumer goods for each unit and turn.
 *
 * @see seed "Population": payment
 */
export const WAGES: PayRates = { USK: ratio(1, 8), PRO: ratio(3, 8), SLD: ratio(1, 4) };

/**
 * The same aboard ships, where soldiers make do with less.
 *
 * @see seed "Population": payment of soldiers
 */
export const SHIP_WAGES: PayRates = { ...WAGES, SLD: ratio(1, 200) };

/**
 * Consumer goods that a ship or colony pays its people this turn: cut off to whole units, once for all classes.
 *
 * @throws RangeError when a number of people or a part of a rate is not an integer from 0 to 2^53 − 1
 * @see seed "Population": payment; E-03, E-30
 */
export function wagesDue(population: Population, pay: PayRates): number {
  return wagesOf(payeesIn(population), pay);
}

/** Those who are paid, both halves of spies and construction workers in their classes. */
export function payeesIn({ USK, PRO, SLD, SPY, CNW }: Population): Payees {
  return { USK: USK + CNW, PRO: PRO + SPY + CNW, SLD: SLD + SPY };
}

/** The same as {@link wagesDue}, of those who are paid. */
export function wagesOf(payees: Payees, pay: PayRates): number {
  return truncatedSum([
    [payees.USK, pay.USK],
    [payees.PRO, pay.PRO],
    [payees.SLD, pay.SLD],
  ]);
}

/**
 * Consumer goods with which everyone gets their wages: as many as are due, and one more where the bill is cut off.
 *
 * @throws RangeError when a number of people or a part of a rate is not an integer from 0 to 2^53 − 1
 * @see E-30
 */
export function wagesNeeded(population: Population, pay: PayRates): number {
  const payees = payeesIn(population);
  const due = wagesOf(payees, pay);
  const { numerator, denominator } = exactWages(payees, pay);
  return BigInt(due) * denominator < numerator ? Math.min(due + 1, Number.MAX_SAFE_INTEGER) : due;
}

/**
 * Wages before they are cut off to whole consumer goods.
 *
 * @throws RangeError when a part of a rate is not an integer from 0 to 2^53 − 1
 */
export function exactWages(payees: Payees, pay: PayRates): Ratio<bigint> {
  let [numerator, denominator] = [0n, 1n];
  for (const code of PAID_CODES) {
    const rate = pay[code];
    requireQuantity('numerator', rate.numerator);
    requireQuantity('denominator', rate.denominator);
    const whole = BigInt(rate.denominator);
    numerator = numerator * whole + BigInt(payees[code]) * BigInt(rate.numerator) * denominator;
    denominator *= whole;
  }
  return { numerator, denominator };
}

/**
 * Consumer goods paid: what is due, or all there are, so that every class is paid in the same proportion.
 *
 * @param due - consumer goods owed, at least 0 (included)
 * @param goods - consumer goods in storage, at least 0 (included)
 * @throws RangeError when either is not an integer from 0 to 2^53 − 1
 * @see E-30
 */
export function wagesPaid(due: number, goods: number): number {
  requireQuantity('due', due);
  requireQuantity('goods', goods);
  return Math.min(due, goods);
}

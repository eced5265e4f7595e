import type { House } from '../house.js';

/** Pays from the treasury. @param amount - thousandths of an XMR, not more than there are @throws RangeError when there are fewer */
export function pay(house: House, amount: number): void {
  if (amount > house.treasury)
    throw new RangeError(`pay: expected at most ${house.treasury}, received ${amount}`);
  house.treasury -= amount;
  house.ledger.spending += amount;
}

/** Takes money in. @param amount - thousandths of an XMR */
export function receive(house: House, amount: number): void {
  house.treasury += amount;
  house.ledger.receipts += amount;
}

/**
 * How many of a price a House can pay, up to as many as it asks for.
 *
 * @param price - of one, in thousandths of an XMR
 * @see X-23
 */
export function affordable({ treasury }: Pick<House, 'treasury'>, price: number, asked: number): number {
  return Math.min(asked, Math.floor(treasury / price));
}

import { newLedger } from '../house.js';
import type { Ec4xState } from '../state.js';

/**
 * Opens the books of a turn for all Houses, at the start of the Command phase.
 *
 * @see
 */
export function openBooks({ houses }: Ec4xState): void {
  for (const house of houses) {
    house.ledger = newLedger(house.treasury);
    house.espionageSpent = { ebp: 0, cip: 0 };
  }
}

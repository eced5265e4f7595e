import type { Owner } from './colony.js';

/** Seats of those owners who are Houses, each once and by number: who is told of an event. @see X-66 */
export function seatsOf(...owners: readonly Owner[]): number[] {
  const houses = owners.filter((owner) => typeof owner === 'number');
  return [...new Set(houses)].sort((one, other) => one - other);
}

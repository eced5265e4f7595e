import type { Ec4xState } from '../state.js';

/**
 * Notes that a House had a fleet in a system this turn, or a colony that it lost, so that it sees the place at the end of the Conflict phase.
 *
 * @see X-66
 */
export function visit({ turnWork }: Pick<Ec4xState, 'turnWork'>, houseId: number, systemId: number): void {
  const { visits } = turnWork;
  if (!visits.some((other) => other.houseId === houseId && other.systemId === systemId))
    visits.push({ houseId, systemId });
}

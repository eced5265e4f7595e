import { playing, systemOf } from '../lookup.js';
import type { Work } from '../work.js';
import { settle } from './settle.js';

/**
 * Brings settlers a turn closer, at the end of a turn; those who arrive land, or are lost where the colony is no longer their House's.
 *
 * @see
 */
export function landSettlers({ state, emit }: Work): void {
  for (const house of playing(state)) {
    for (const transport of house.transports) transport.turns -= 1;
    const arrived = house.transports.filter(({ turns }) => turns === 0);
    house.transports = house.transports.filter(({ turns }) => turns > 0);
    for (const { toId: systemId, ptu } of arrived) {
      const { planetClass, colony } = systemOf(state, systemId);
      const gained = colony?.owner === house.id ? settle(state.rules, { planetClass, colony }, ptu) : 0;
      emit({ kind: 'landed', seats: [house.id], systemId, ptu, gained });
    }
  }
}

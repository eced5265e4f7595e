import { relationOf } from './relations.js';
import type { Ec4xState } from '../state.js';

/**
 * Counts for how many ends of turn in a row each two Houses have been enemies.
 *
 * @see X-74
 */
export function countWars(state: Ec4xState): void {
  for (const house of state.houses)
    house.wars = state.houses.map(({ id }) => {
      const isWar = id !== house.id && relationOf(state, house.id, id) === 'enemy';
      return isWar ? (house.wars[id - 1] ?? 0) + 1 : 0;
    });
}

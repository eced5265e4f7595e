import type { Deposit, Planet } from '@ec/cluster';
import type { EmpyreanState } from './state.js';

/**
 * A planet of the game's cluster.
 *
 * @throws RangeError when there is none with this ID (a broken state)
 */
export function planetOf({ cluster }: EmpyreanState, id: number): Planet {
  return entity('planet', cluster.planets[id - 1], id);
}

/**
 * A deposit of the game's cluster.
 *
 * @throws RangeError when there is none with this ID (a broken state)
 */
export function depositOf({ cluster }: EmpyreanState, id: number): Deposit {
  return entity('deposit', cluster.deposits[id - 1], id);
}

function entity<T extends { readonly id: number }>(kind: string, found: T | undefined, id: number): T {
  if (found?.id !== id)
    throw new RangeError(`${kind}: expected the ID of one in the cluster, received ${id}`);
  return found;
}

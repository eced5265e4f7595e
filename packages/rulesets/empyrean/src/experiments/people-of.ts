import { headCount } from '@ec/economy';
import type { EmpyreanState } from '../state.js';

/** Population units of an empire. */
export function peopleOf({ holdings }: EmpyreanState, empire: number): number {
  return holdings
    .filter(({ empireId }) => empireId === empire)
    .reduce((sum, { population }) => sum + headCount(population), 0);
}

import { headCount } from '@ec/economy';
import type { EmpyreanPhase } from '../contract.js';
import { abandon } from '../holdings/ownership.js';
import { seatsOf } from '../lookup.js';

/**
 * A phase after which ships and colonies without people are abandoned.
 *
 * @see E-43
 */
export function thenAbandonEmpty({ name, run }: EmpyreanPhase): EmpyreanPhase {
  return {
    name,
    run(turn) {
      run(turn);
      const { state, emit } = turn;
      for (const holding of state.holdings) {
        if (holding.empireId === null || headCount(holding.population) > 0) continue;
        const { id: holdingId, kind, name: itsName, starId, orbit } = holding;
        const of = { kind, name: itsName };
        emit({ kind: 'abandoned', seats: seatsOf(holding), holdingId, of, starId, orbit });
        abandon(state, holding);
      }
    },
  };
}

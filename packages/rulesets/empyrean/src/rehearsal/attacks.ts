import type { EmpyreanPhase } from '../contract.js';
import { combat } from '../phases/combat.js';
import { workingCopy } from '../working-copy.js';

/** Refusals of attacks that depend on nothing but the orders, the own forces and who is seen there, as long as nobody has fought. */
const OWN_FAULTS: ReadonlySet<string> = new Set([
  'not-yours',
  'not-here',
  'own-target',
  'wrong-place',
  'no-troops',
  'no-fire',
  'nothing-left',
  'both-sides',
  'ordered-twice',
]);

/**
 * The phase of combat as far as an empire can foresee it: attacks that are refused before the fight. The fight itself is left out, with all
 * that comes of it, such as troops who could not cross it.
 */
export const attacks: EmpyreanPhase = {
  name: combat.name,
  run({ state, orders, senders, parameters, rng, journal, conclude }) {
    const fought = new Set<number>();
    combat.run({
      state: workingCopy(state),
      orders,
      senders,
      parameters,
      rng,
      journal,
      emit(event) {
        if (event.kind === 'battle') for (const { id } of event.forces) fought.add(id);
      },
      conclude(placed, result) {
        const { order } = placed;
        const isBefore = !('actorId' in order) || !fought.has(order.actorId);
        if (isBefore && result.status === 'refused' && OWN_FAULTS.has(result.code)) conclude(placed, result);
      },
    });
  },
};

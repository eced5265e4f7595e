import type { EmpyreanPhase } from '../contract.js';
import { combat } from '../phases/combat.js';
import { workingCopy } from '../working-copy.js';

/** Refusals of attacks that depend on nothing but the orders, the own forces and who is seen there. */
const OWN_FAULTS: ReadonlySet<string> = new Set([
  'not-yours',
  'not-here',
  'own-target',
  'wrong-place',
  'no-troops',
  'both-sides',
  'ordered-twice',
]);

/**
 * The phase of combat as far as an empire can foresee it: attacks that are refused before the fight. The fight itself is left out, with all
 * that comes of it.
 */
export const attacks: EmpyreanPhase = {
  name: combat.name,
  run({ state, orders, senders, parameters, rng, journal, conclude }) {
    combat.run({
      state: workingCopy(state),
      orders,
      senders,
      parameters,
      rng,
      journal,
      emit: () => undefined,
      conclude(order, result) {
        if (result.status === 'refused' && OWN_FAULTS.has(result.code)) conclude(order, result);
      },
    });
  },
};

import { formatUnit } from '@ec/economy';
import type { BuildChange } from '../orders/terms.js';
import { carryOut, ordersOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { productFault, productOf } from '../holdings/products.js';
import { DONE, refused } from '@ec/engine';

/**
 * Phase 6: a factory group takes up another product once its work in process is finished; until then it begins nothing.
 *
 * @see E-25
 */
export const buildChange: EmpyreanPhase = {
  name: 'build change orders',
  run(turn) {
    carryOut(turn, ordersOf(turn, 'build-change'), ({ group: number, change }, actor) => {
      const group = actor.factories.find(({ id }) => id === number);
      if (!group) return refused('unknown-group', `there is no factory group ${number}`);
      const product = change.kind === 'retool' ? null : productOf(change);
      const fault = product && productFault(actor, product);
      if (fault) return fault;
      group.change = { product };
      const isSame = product?.code === group.product?.code && product?.techLevel === group.product?.techLevel;
      if (isSame) group.change = null;
      else if (group.pipeline.every((units) => units === 0)) {
        group.product = product;
        group.change = null;
      }
      return group.change === null ? DONE : { ...DONE, reason: waiting(change) };
    });
  },
};

function waiting(change: BuildChange): string {
  if (change.kind === 'retool') return 'stops once its work in process is finished';
  const name = change.kind === 'research' ? 'research' : formatUnit(change.code, change.techLevel);
  return `begins ${name} once its work in process is finished`;
}

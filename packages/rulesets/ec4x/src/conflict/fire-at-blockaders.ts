import { deploy, hasUnits } from '../combat/ground-units.js';
import { attackOf } from '../combat/combatant.js';
import { stays } from '../combat/engagement.js';
import type { Colony } from '../colony.js';
import type { Fleet } from '../fleet.js';
import { presentFigures } from '../forces/squadron.js';
import { areHostileAt } from '../politics/relations.js';
import type { Rules } from '../parameters.js';
import type { Work } from '../work.js';
import { bombard, type Attack, type Siege } from './bombard.js';
import { inDrawnOrder } from './drawn-order.js';

/**
 * Lets the batteries of a House fire at the blockaders that it sees, one House of these after the other in drawn order, where the rule of
 * engagement of the batteries allows it against these. Blockaders fire back at the batteries, and at nothing else.
 *
 * @param victors - fleets that attack and won the orbit, or met nobody there
 * @see
 */
export function fireAtBlockaders(work: Work, siege: Siege, victors: readonly Fleet[]): void {
  const { state, rng } = work;
  const { id: systemId, colony } = siege.colonised;
  const { owner } = colony;
  if (typeof owner !== 'number') return;
  const attacks = state.houses.flatMap((house): Attack[] => {
    const fleets = house.fleets.filter(
      (fleet) => victors.includes(fleet) && fleet.order.kind === 'blockade' && !fleet.isHidden,
    );
    const isTarget = fleets.length > 0 && areHostileAt(state, systemId, house.id, owner);
    return isTarget ? [{ house, kind: 'blockade', fleets }] : [];
  });
  for (const attack of inDrawnOrder(rng.stream('blockaders', systemId), attacks, ({ house }) => house.id))
    if (mayFire(state.rules, colony, attack.fleets)) bombard(work, siege, attack);
}

/** The rule of engagement of the batteries of a colony. @see X-71 */
export function batteryRoe(rules: Rules, { batteryRoe: own }: Pick<Colony, 'batteryRoe'>): number {
  return own ?? rules['battery.roe'];
}

function mayFire(rules: Rules, colony: Colony, fleets: readonly Fleet[]): boolean {
  if (!hasUnits(colony.ground.GB)) return false;
  const strength = attackOf(deploy('GB', colony.ground.GB));
  const hostile = fleets
    .flatMap(({ squadrons }) => squadrons)
    .reduce((sum, squadron) => sum + presentFigures(rules, squadron).as, 0);
  return stays(batteryRoe(rules, colony), strength, hostile);
}

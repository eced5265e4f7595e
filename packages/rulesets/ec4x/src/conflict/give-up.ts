import type { HoldReason } from '../conflict-events.js';
import { holding, type Fleet } from '../fleet.js';
import { ownUnmetNeed, unmetNeed } from '../forces/needs.js';
import type { House } from '../house.js';
import { hasColonyAt } from '../lookup.js';
import type { Work } from '../work.js';
import { isAtTarget } from './missions.js';

/**
 * What the order of a fleet lacks, or `null`. What others have at its destination is judged there only, so that no order reveals what its House
 * cannot see.
 *
 * @see
 */
export function needOf({ state }: Pick<Work, 'state'>, house: House, fleet: Fleet): HoldReason | null {
  const need = (isAtTarget(fleet) ? unmetNeed : ownUnmetNeed)(state, house, fleet, fleet.order);
  const isForeign = need === 'foreign-colony' || need === 'foreign-starbase';
  return isForeign && isAtTarget(fleet) && hasColonyAt(state, house.id, fleet.systemId) ? 'own-now' : need;
}

/**
 * Lets a fleet hold whose order cannot be carried out.
 *
 * @see X-43
 */
export function giveUp({ emit }: Pick<Work, 'emit'>, house: House, fleet: Fleet, reason: HoldReason): void {
  const { id: fleetId, systemId, order } = fleet;
  const named = { houseId: house.id, fleetId, systemId, order: order.kind };
  fleet.order = holding();
  emit({ kind: 'held', seats: [house.id], ...named, reason });
}

/** Lets all fleets hold whose orders lack something. @see X-43 */
export function giveUpImpossible(work: Work): void {
  for (const house of work.state.houses) {
    for (const fleet of house.fleets) {
      const need = needOf(work, house, fleet);
      if (need) giveUp(work, house, fleet, need);
    }
  }
}

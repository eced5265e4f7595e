import { holding, type Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { hasColonyAt, systemOf } from '../lookup.js';
import { relationOf } from '../politics/relations.js';
import type { Work } from '../work.js';
import { declareWar } from './declare-war.js';
import { isAtTarget, isAttacking } from './missions.js';
import { giveUp, giveUpImpossible } from './give-up.js';

/**
 * What fleets find where they are after movement: orders whose destination is not as it must be are given up; a move is done; to attack a
 * neutral makes both enemies, to attack a partner in a pact is refused. A colony that was handed over this turn is not attacked, as the order was meant for another House.
 *
 * @see
 */
export function arrive(work: Work): void {
  giveUpImpossible(work);
  for (const house of work.state.houses) {
    for (const fleet of house.fleets) {
      const { order } = fleet;
      const isDone =
        (order.kind === 'move' && isAtTarget(fleet)) ||
        (order.kind === 'home' && hasColonyAt(work.state, house.id, fleet.systemId));
      if (isDone) fleet.order = holding();
      else if (isAttacking(fleet)) confront(work, house, fleet);
    }
  }
}

function confront(work: Work, house: House, fleet: Fleet): void {
  const { systemId } = fleet;
  const owner = systemOf(work.state, systemId).colony?.owner;
  if (typeof owner !== 'number') return;
  const relation = relationOf(work.state, house.id, owner);
  if (relation === 'pact') giveUp(work, house, fleet, 'pact');
  else if (relation === 'neutral' && work.state.turnWork.handovers.includes(systemId))
    giveUp(work, house, fleet, 'owner-changed');
  else declareWar(work, house, owner, systemId);
}

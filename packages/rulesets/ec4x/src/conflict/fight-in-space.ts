import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import type { Ec4xState, System } from '../state.js';
import type { Work } from '../work.js';
import { engage, type FightOutcomes } from './engage.js';
import { areHostile } from './sides.js';
import { isBlockading, isGuarding, isSpying, isUnderWay } from './missions.js';
import { isMustered, muster } from './muster.js';
import { withoutFleets } from './without-fleets.js';

/**
 * Stage A: all fleets in a system fight those hostile to them, but for guards, blockaders, spies, and fleets that pass unseen; all fighters of
 * their Houses join, based or aboard, but for those aboard what keeps out unseen.
 *
 * @param isOut - whether a fleet has retreated this turn
 * @see seed 5.3
 */
export function fightInSpace(work: Work, system: System, isOut: (fleet: Fleet) => boolean): FightOutcomes {
  const { state } = work;
  const present = state.houses.filter(
    ({ id, fleets }) => system.colony?.owner === id || fleets.some(({ systemId }) => systemId === system.id),
  );
  if (present.length < 2) return new Map();
  const musters = present.flatMap((house) => {
    const here = house.fleets.filter((fleet) => fleet.systemId === system.id && !isOut(fleet));
    const fleets = here.filter(
      (fleet) =>
        !isSpying(fleet) && !isGuarding(fleet) && !isBlockading(fleet) && !isPassing(state, house, fleet),
    );
    const base = system.colony?.owner === house.id ? system.colony : null;
    // whom nobody sees sends no fighters into a fight of which it is not
    const carriers = here.filter((fleet) => !fleet.isHidden || fleets.includes(fleet));
    const forces = { house, fleets, carriers, base, withStarbases: false, withTransports: false };
    const mustered = muster(state.rules, forces);
    return isMustered(mustered) ? [mustered] : [];
  });
  if (musters.length < 2) return new Map();
  const inSight = withoutFleets(
    state,
    (fleet, house) => fleet.systemId === system.id && isPassing(state, house, fleet),
  );
  return engage(work, system, 'space', musters, (side, other) => areHostile(inSight, system, side, other));
}

/** Whether a fleet is on its way elsewhere, and nobody sees it. @see X-48 */
function isPassing(state: Ec4xState, house: House, fleet: Fleet): boolean {
  return fleet.isHidden && isUnderWay(state, house, fleet);
}

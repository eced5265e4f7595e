import type { Fleet } from '../fleet.js';
import { houseOf } from '../lookup.js';
import type { System } from '../state.js';
import type { Work } from '../work.js';
import { engage, type FightOutcomes } from './engage.js';
import { isAttacking, isBlockading, isGuarding } from './missions.js';
import { isMustered, muster, type Muster } from './muster.js';
import { NATIVES, sideOf } from './sides.js';

/**
 * Stage B: fleets that attack the colony, unbeaten in stage A, against its Starbases, guards and fighters. Attackers do not fight each other.
 *
 * @param inSpace - how stage A ended
 * @returns the fleets that won, or met nobody
 * @see seed 5.4; X-49
 */
export function fightInOrbit(
  work: Work,
  system: System,
  inSpace: FightOutcomes,
  isOut: (fleet: Fleet) => boolean,
): Fleet[] {
  const { state } = work;
  const defender = sideOf(system);
  if (defender === null) return [];
  const attackers = state.houses.flatMap((house) => {
    const isUnbeaten = isVictor(inSpace, house.id);
    const fleets = house.fleets.filter(
      (fleet) =>
        fleet.systemId === system.id &&
        isAttacking(fleet) &&
        (isUnbeaten || isBlockading(fleet)) &&
        !isOut(fleet),
    );
    const forces = {
      house,
      fleets,
      carriers: fleets,
      base: null,
      withStarbases: false,
      withTransports: false,
    };
    return fleets.length > 0 ? [muster(state.rules, forces)] : [];
  });
  if (attackers.length === 0) return [];
  const defence = musterDefence(work, system, defender, isOut);
  const musters = (isMustered(defence) ? [...attackers, defence] : attackers).toSorted(
    (one, other) => one.force.house - other.force.house,
  );
  const inOrbit = engage(
    work,
    system,
    'orbit',
    musters,
    (side, other) => side === defender || other === defender,
  );
  return attackers.flatMap(({ house, fleets }) =>
    house && isVictor(inOrbit, house.id)
      ? fleets.filter((fleet) => house.fleets.includes(fleet) && isAttacking(fleet))
      : [],
  );
}

function musterDefence(
  { state }: Work,
  system: System,
  side: number,
  isOut: (fleet: Fleet) => boolean,
): Muster {
  const house = side === NATIVES ? null : houseOf(state, side);
  const here = (house?.fleets ?? []).filter((fleet) => fleet.systemId === system.id && !isOut(fleet));
  return muster(state.rules, {
    house,
    fleets: here.filter(isGuarding),
    // as in space
    carriers: here.filter((fleet) => !fleet.isHidden || isGuarding(fleet)),
    base: system.colony,
    withStarbases: true,
    withTransports: false,
  });
}

/** Whether a side won or did not fight: a stalemate ends its attack for the turn. */
function isVictor(outcomes: FightOutcomes, side: number): boolean {
  return (outcomes.get(side) ?? 'won') === 'won';
}

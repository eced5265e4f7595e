import type { Prng } from '@ec/prng';
import { newSettlement } from '../economy/settle.js';
import { holding, type Fleet } from '../fleet.js';
import { removeShip } from '../forces/remove.js';
import { hasCombatShip, presentFigures, shipsOf } from '../forces/squadron.js';
import type { House } from '../house.js';
import type { Rules } from '../parameters.js';
import { awardPrestige } from '../politics/prestige.js';
import { areHostileAt } from '../politics/relations.js';
import type { Ec4xState, System } from '../state.js';
import type { Work } from '../work.js';
import { giveUp, needOf } from './give-up.js';
import { isAtTarget } from './missions.js';

/** A fleet that is to found a colony. */
interface Founder {
  readonly house: House;
  readonly fleet: Fleet;
}

/**
 * Fleets with ETACs found colonies, one a system: of several Houses the one of the greatest strength there, of equals a drawn one. They wait
 * while a hostile combat ship is in sight.
 *
 * @see seed XY.3; X-44
 */
export function colonize(work: Work): void {
  const { state, emit } = work;
  const sites = new Set(
    state.houses.flatMap(({ fleets }) => fleets.filter(isFounding).map(({ systemId }) => systemId)),
  );
  for (const system of state.systems) {
    if (!sites.has(system.id)) continue;
    const founders: Founder[] = [];
    for (const house of state.houses) {
      for (const fleet of house.fleets) {
        if (fleet.systemId !== system.id || !isFounding(fleet)) continue;
        const need = needOf(work, house, fleet);
        if (need) giveUp(work, house, fleet, need);
        else if (isWatched(state, system, house)) {
          const named = {
            houseId: house.id,
            fleetId: fleet.id,
            systemId: system.id,
            order: 'colonize' as const,
          };
          emit({ kind: 'waits', seats: [house.id], ...named });
        } else founders.push({ house, fleet });
      }
    }
    if (founders.length === 0) continue;
    const first = choose(state.rules, system, founders, work.rng.stream('founders', system.id));
    if (!first) continue;
    found(work, system, first);
    for (const { house, fleet } of founders)
      if (fleet !== first.fleet) giveUp(work, house, fleet, 'no-colony');
  }
}

/** Whether a fleet is where it is to found a colony. */
function isFounding(fleet: Fleet): boolean {
  return fleet.order.kind === 'colonize' && isAtTarget(fleet);
}

/** The founder of the strongest House in the system; of its fleets the lowest. */
function choose(rules: Rules, system: System, founders: readonly Founder[], rng: Prng): Founder | undefined {
  const strengths = founders.map(({ house }) => strengthAt(rules, house, system));
  const strongest = founders.filter((_, i) => strengths[i] === Math.max(...strengths));
  const houses = [...new Set(strongest.map(({ house }) => house))];
  const drawn = houses.length > 1 ? rng.pick(houses) : houses[0];
  return strongest.find(({ house }) => house === drawn);
}

/** Present AS of the fleets of a House in a system: of those that nobody sees it counts but who would found a colony. */
function strengthAt(rules: Rules, { fleets }: House, { id }: System): number {
  return fleets
    .filter((fleet) => fleet.systemId === id && (!fleet.isHidden || isFounding(fleet)))
    .flatMap(({ squadrons }) => squadrons)
    .reduce((sum, squadron) => sum + presentFigures(rules, squadron).as, 0);
}

function found(work: Work, system: System, { house, fleet }: Founder): void {
  const etac = shipsOf(fleet).find(({ code, load }) => code === 'ET' && load > 0);
  if (!etac)
    throw new RangeError(`fleet ${fleet.id} of House ${house.id}: expected a loaded ETAC, received none`);
  fleet.order = holding();
  removeShip(house, etac);
  system.colony = newSettlement(work.state.rules, house.id);
  work.emit({ kind: 'founded', seats: [house.id], houseId: house.id, systemId: system.id });
  awardPrestige(work, house, 'founded', system.id);
}

/** Whether a combat ship that a House sees in a system is hostile to it. */
function isWatched(state: Ec4xState, { id: systemId }: System, house: House): boolean {
  return state.houses.some(
    (other) =>
      other !== house &&
      other.fleets.some((fleet) => fleet.systemId === systemId && !fleet.isHidden && hasCombatShip(fleet)) &&
      areHostileAt(state, systemId, house.id, other.id),
  );
}

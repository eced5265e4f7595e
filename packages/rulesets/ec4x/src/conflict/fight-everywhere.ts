import type { PlanetAttack } from '../conflict-events.js';
import { holding, type Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { systemOf, type ColonisedSystem } from '../lookup.js';
import { areHostileAt } from '../politics/relations.js';
import type { Ec4xState, System } from '../state.js';
import type { Work } from '../work.js';
import { declareWar } from './declare-war.js';
import { inDrawnOrder } from './drawn-order.js';
import { fightInOrbit } from './fight-in-orbit.js';
import { fightInSpace } from './fight-in-space.js';
import { landMarines } from './land-marines.js';
import { isAttacking } from './missions.js';
import { giveUp, needOf } from './give-up.js';
import { bombard, type Attack, type Siege } from './bombard.js';
import { fireAtBlockaders } from './fire-at-blockaders.js';
import { tellWreck } from './wreck.js';

/** Ways to land, in the order in which a House tries them. */
const LANDINGS = ['blitz', 'invade'] as const satisfies readonly PlanetAttack[];

/**
 * Fights in all systems, one after the other: in open space, in orbit, then over the planets. A fleet that has retreated fights no more this
 * turn.
 *
 * @see
 */
export function fightEverywhere(work: Work): void {
  const retreated = new Set<Fleet>();
  const isOut = (fleet: Fleet): boolean => retreated.has(fleet);
  const all = work.state.houses.flatMap(({ fleets }) => fleets);
  const occupied = new Set(all.map(({ systemId }) => systemId));
  for (const system of work.state.systems) {
    if (!occupied.has(system.id) || !isContested(work.state, system)) continue;
    const here = work.state.houses.flatMap(({ fleets }) =>
      fleets.filter(({ systemId }) => systemId === system.id),
    );
    const inSpace = fightInSpace(work, system, isOut);
    const victors = fightInOrbit(work, system, inSpace, isOut);
    if (isSettled(system) && victors.length > 0) attackPlanet(work, system, victors);
    for (const fleet of here) {
      if (fleet.systemId === system.id) continue;
      retreated.add(fleet);
      occupied.add(fleet.systemId);
    }
  }
}

/**
 * Stage C: batteries and blockaders, bombardments, then landings, Houses in drawn order; the later only if hostile to who has the planet then.
 * Landings are tried once.
 *
 * @param victors - fleets that attack and won the orbit, or met nobody there
 * @see
 */
function attackPlanet(work: Work, colonised: ColonisedSystem, victors: readonly Fleet[]): void {
  const { state, rng } = work;
  const { colony } = colonised;
  const { owner } = colony;
  const siege: Siege = { colonised, blocked: 0 };
  const isAttack = (fleet: Fleet): boolean => victors.includes(fleet) && fleet.order.kind !== 'blockade';
  const houses = state.houses.filter(({ fleets }) => fleets.some(isAttack));
  const drawn = inDrawnOrder(rng.stream('attackers', colonised.id), houses, ({ id }) => id);
  const attackBy = (house: House, kind: PlanetAttack): Attack => {
    const fleets = house.fleets.filter((fleet) => victors.includes(fleet) && fleet.order.kind === kind);
    return { house, kind, fleets: fleets.filter((fleet) => isReady(work, house, fleet)) };
  };
  fireAtBlockaders(work, siege, victors);
  const isBlockaded = victors.some((fleet) => fleet.order.kind === 'blockade' && isStanding(state, fleet));
  for (const house of drawn) {
    const attack = attackBy(house, 'bombard');
    if (isOn(state, siege, attack)) tellWreck(work, colonised, house, () => bombard(work, siege, attack));
  }
  for (const house of drawn) {
    for (const kind of LANDINGS) {
      const attack = attackBy(house, kind);
      if (!isOn(state, siege, attack)) continue;
      if (typeof colony.owner === 'number') declareWar(work, house, colony.owner, colonised.id);
      tellWreck(work, colonised, house, () => {
        if (bombard(work, siege, attack)) landMarines(work, colonised, attack);
      });
      for (const fleet of attack.fleets) fleet.order = holding();
    }
  }
  const now = systemOf(state, colonised.id).colony?.owner;
  if (now === owner && isBlockaded) state.turnWork.blockades.push(colonised.id);
  if (now !== owner && typeof now === 'number') callOff(work, colonised.id, now);
}

/** Whether a fleet still has what its attack needs; else it holds. */
function isReady(work: Work, house: House, fleet: Fleet): boolean {
  const need = needOf(work, house, fleet);
  if (need) giveUp(work, house, fleet, need);
  return need === null;
}

/** Whether there is an attack, and a colony whose owner it is hostile to. @see X-61 */
function isOn(state: Ec4xState, { colonised }: Siege, { house, fleets }: Attack): boolean {
  const colony = systemOf(state, colonised.id).colony;
  if (!colony || fleets.length === 0 || colony.owner === house.id) return false;
  return typeof colony.owner !== 'number' || areHostileAt(state, colonised.id, house.id, colony.owner);
}

/** Ends the attacks on a colony of Houses that are not hostile to its new owner. @see X-61 */
function callOff(work: Work, systemId: number, ownerId: number): void {
  for (const house of work.state.houses) {
    for (const fleet of house.fleets) {
      if (fleet.systemId !== systemId || !isAttacking(fleet)) continue;
      if (house.id === ownerId) giveUp(work, house, fleet, 'own-now');
      else if (!areHostileAt(work.state, systemId, house.id, ownerId))
        giveUp(work, house, fleet, 'owner-changed');
    }
  }
}

/** Whether a fleet still exists. */
function isStanding({ houses }: Ec4xState, fleet: Fleet): boolean {
  return houses.some(({ fleets }) => fleets.includes(fleet));
}

/** Whether a House with fleets in a system may meet somebody there: another with fleets, or a colony that is not its own. */
function isContested({ houses }: Ec4xState, { id, colony }: System): boolean {
  const present = houses.filter(({ fleets }) => fleets.some(({ systemId }) => systemId === id));
  return present.length > 1 || (colony !== null && present.some((house) => house.id !== colony.owner));
}

function isSettled(system: System): system is ColonisedSystem {
  return system.colony !== null;
}

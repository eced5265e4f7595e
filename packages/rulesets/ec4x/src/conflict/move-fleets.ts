import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { hasColonyAt, systemOf } from '../lookup.js';
import { jumpsPerTurn, laneMapOf, type Exit } from '../map/paths.js';
import type { Ec4xState } from '../state.js';
import type { Work } from '../work.js';
import { cloakOf } from './cloak.js';
import { wayOf } from './way-of.js';
import { areHostile } from './sides.js';
import { isAtTarget, isSpying } from './missions.js';
import { giveUp, giveUpImpossible } from './give-up.js';
import { visit } from './visit.js';
import { withoutFleets } from './without-fleets.js';

/** A fleet that moves this turn. */
interface Journey {
  readonly house: House;
  readonly fleet: Fleet;
  readonly way: readonly Exit[];
  /** Systems where it has been this turn. */
  readonly path: number[];
  isHalted: boolean;
}

/**
 * Moves all fleets at once: first their first jumps, then the second jumps of those that have one and that no hostile patrol halts. Fleets
 * with orders that cannot be carried out hold.
 *
 * @see
 */
export function moveFleets(work: Work): void {
  const { state, emit } = work;
  giveUpImpossible(work);
  for (const house of state.houses) {
    for (const fleet of house.fleets) {
      fleet.isHidden = isSpying(fleet) || (fleet.isHidden && cloakOf(house, fleet) !== null);
      visit(state, house.id, fleet.systemId);
    }
  }
  const journeys = plan(work);
  const second = journeys.filter((journey) => jumpsOf(state, journey) === 2);
  for (const journey of journeys) jump(state, journey);
  const inSight = second.length > 0 ? withoutFleets(state, ({ isHidden }) => isHidden) : state;
  for (const journey of second) journey.isHalted = !journey.fleet.isHidden && isPatrolled(inSight, journey);
  for (const journey of second) if (!journey.isHalted) jump(state, journey);
  for (const { house, fleet, way, path, isHalted } of journeys) {
    const isThere = fleet.systemId === way.at(-1)?.toId;
    emit({
      kind: 'moved',
      seats: [house.id],
      houseId: house.id,
      fleetId: fleet.id,
      path,
      isThere,
      isHalted,
    });
  }
}

/** The fleets that move, from where all stand before anybody does. */
function plan(work: Work): Journey[] {
  const { state } = work;
  const map = laneMapOf(state.lanes);
  const journeys: Journey[] = [];
  const lost: [House, Fleet][] = [];
  for (const house of state.houses) {
    for (const fleet of house.fleets) {
      const way = wayOf(state, map, house, fleet);
      if (!way) lost.push([house, fleet]);
      else if (way.length > 0) journeys.push({ house, fleet, way, path: [fleet.systemId], isHalted: false });
    }
  }
  for (const [house, fleet] of lost) giveUp(work, house, fleet, 'no-path');
  return journeys;
}

function jumpsOf(state: Ec4xState, { house, fleet, way }: Journey): number {
  return jumpsPerTurn(way, fleet.systemId, (id) => hasColonyAt(state, house.id, id));
}

function jump(state: Ec4xState, { house, fleet, way, path }: Journey): void {
  const exit = way[path.length - 1];
  if (!exit)
    throw new RangeError(`fleet ${fleet.id} of House ${house.id}: expected a jump ahead, received none`);
  fleet.systemId = exit.toId;
  path.push(exit.toId);
  visit(state, house.id, exit.toId);
}

/** Whether a hostile fleet in sight patrols where a fleet is after its first jump. @see X-42 */
function isPatrolled(inSight: Ec4xState, { house, fleet }: Journey): boolean {
  const system = systemOf(inSight, fleet.systemId);
  return inSight.houses.some(
    (other) =>
      other.fleets.some(
        (patrol) => patrol.systemId === system.id && patrol.order.kind === 'patrol' && isAtTarget(patrol),
      ) && areHostile(inSight, system, house.id, other.id),
  );
}

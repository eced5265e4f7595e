import { findStar, squaredDistance } from '@ec/cluster';
import { formatInteger, shown } from '@ec/prng';
import { jumpNeeds, quantityOf, type Jump } from '@ec/economy';
import { carryOut, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { knowledgeOf, learnSystem } from '../knowledge.js';
import { changeUnits } from '../holdings/ledger.js';
import { isSamePlace, massOf, placeAt, placeKey, seatsOf, type Place } from '../lookup.js';
import { DONE, refused, type OrderResult } from '@ec/engine';
import { formatHundredths } from '@ec/reports';
import { rootHundredths } from '../light-years.js';
import { STAR_ORBITS, type EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';

/** Orbit in which a jump from another system ends. */
const ARRIVAL_ORBIT = STAR_ORBITS;

/**
 * Phase 14: ships jump, once a turn. A ship without the engines, range or fuel for its jump stays where it is.
 *
 * @see seed "Hyper Engine"; E-29
 */
export const shipMovement: EmpyreanPhase = {
  name: 'ship movement',
  run(turn) {
    const moved = new Set<Holding>();
    const orders = ordersOf(turn, 'move');
    if (orders.length === 0) return;
    const present = Map.groupBy(turn.state.holdings, placeKey);
    carryOut(turn, orders, (order, actor) => {
      if (moved.has(actor)) return refused('moved-already', 'it has jumped in this turn');
      const result = move(turn, present, order, actor);
      if (result.status === 'done') moved.add(actor);
      return result;
    });
  },
};

/** Ships and colonies by the key of their place. */
type Present = Map<number, Holding[]>;

function move(
  { state, emit }: EmpyreanTurn,
  present: Present,
  { destination }: OrderOf<'move'>,
  ship: Holding,
): OrderResult {
  const { kind, empireId, starId, orbit } = ship;
  if (kind !== 'ship' || empireId === null) return refused('no-ship', `${ship.id} is no ship`);
  const { place, jump } = targetOf(state, destination, ship);
  if (place && isSamePlace(place, ship)) return refused('same-place', 'it is there already');
  const needs = jumpNeeds(ship.assembled, massOf(ship), jump);
  const fuel = quantityOf(ship.stored, 'FUEL');
  if (needs.engines === 0) return refused('no-engines', 'it has no assembled hyper engines');
  if (jump.kind === 'system' && !needs.isInRange) {
    const distance = formatHundredths(rootHundredths(jump.squaredDistance));
    return refused('out-of-range', `its engines reach ${needs.range} of ${distance} light years`);
  }
  if (needs.enginesNeeded > needs.engines) {
    const [needed, there] = [needs.enginesNeeded, needs.engines].map(formatInteger);
    return refused('too-heavy', `it takes ${needed} engines to move it, and it has ${there}`);
  }
  if (needs.fuel > fuel) {
    const [needed, there] = [needs.fuel, fuel].map(formatInteger);
    return refused('no-fuel', `the jump takes ${needed} fuel, and it has ${there}`);
  }
  // a ship finds out only within its range that there is no star
  if (!place) return refused('no-such-place', 'there is no such star');
  const leaving = present.get(placeKey(ship)) ?? [];
  changeUnits(ship, 'stored', 'FUEL', 0, -needs.fuel, 'used');
  Object.assign(ship, placeAt(state.cluster, place.starId, place.orbit));
  const arriving = [...(present.get(placeKey(ship)) ?? []), ship];
  const systemId = state.cluster.stars[place.starId - 1]?.systemId ?? 0;
  learnSystem(knowledgeOf(state, empireId), systemId, state.turn);
  present.set(
    placeKey({ starId, orbit }),
    leaving.filter((known) => known !== ship),
  );
  present.set(placeKey(ship), arriving);
  emit({
    kind: 'moved',
    seats: seatsOf(...leaving, ...arriving),
    shipId: ship.id,
    empireId,
    from: { starId, orbit },
    to: place,
    fuel: needs.fuel,
  });
  return { ...DONE, reason: `${formatInteger(needs.fuel)} fuel` };
}

/** The kind of jump that a ship must make, and its destination; without a place when there is no such star. */
function targetOf(
  { cluster }: EmpyreanState,
  destination: OrderOf<'move'>['destination'],
  { starId }: Place,
): { readonly place: Place | undefined; readonly jump: Jump } {
  const star = cluster.stars[starId - 1];
  if (!star) throw new RangeError(`star: expected the ID of one in the cluster, received ${shown(starId)}`);
  switch (destination.kind) {
    case 'orbit':
      return { place: { starId, orbit: destination.orbit }, jump: { kind: 'orbit' } };
    case 'star-orbit': {
      const other = findStar(cluster, { coordinates: star.coordinates, sequence: destination.sequence });
      const place = other && { starId: other.id, orbit: destination.orbit };
      return { place, jump: { kind: other?.id === starId ? 'orbit' : 'star' } };
    }
    case 'system': {
      const { coordinates, sequence = 1 } = destination;
      const other = findStar(cluster, { coordinates, sequence });
      const distance = squaredDistance(star.coordinates, coordinates);
      const place = other && { starId: other.id, orbit: ARRIVAL_ORBIT };
      if (distance > 0) return { place, jump: { kind: 'system', squaredDistance: distance } };
      return { place, jump: { kind: other?.id === starId ? 'orbit' : 'star' } };
    }
  }
}

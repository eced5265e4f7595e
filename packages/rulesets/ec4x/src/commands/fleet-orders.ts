import { laneMapOf } from '../map/paths.js';
import { wayOf } from '../conflict/way-of.js';
import { houseOf } from '../lookup.js';
import { DONE, type OrderResult } from '@ec/engine';
import type { Owner } from '../colony.js';
import type { Ec4xTurn } from '../contract.js';
import { ownUnmetNeed } from '../forces/needs.js';
import { holding, type Fleet, type StandingOrder } from '../fleet.js';
import type { House } from '../house.js';
import type { FleetOrder } from '../orders/orders.js';
import { inPart, refused } from '../orders/results.js';
import { relationOf } from '../politics/relations.js';
import type { Ec4xState } from '../state.js';
import { ATTACKS } from '../tables/fleet-orders.js';
import { withReadyFleet, withSystem } from './bind.js';
import { carryOut, type Command } from './command.js';
import { isFleetOrder, isMission, type Mission } from './last-word.js';

/**
 * Fleets take up their orders and rules of engagement; of several to one fleet the last counts. A fleet that lacks what its order needs holds.
 *
 * @see
 */
export function takeUpFleetOrders(turn: Ec4xTurn): void {
  carryOut(turn, isFleetOrder, takeUp);
}

function takeUp(command: Command<FleetOrder>): OrderResult {
  const { order, isLast } = command;
  const mission = isMission(order) && isLast('order') ? order : null;
  const roe = isLast('roe') ? order.roe : undefined;
  if (!mission && roe === undefined) return refused('replaced');
  return withReadyFleet(command, order.fleet, (fleet) => {
    const refusal = mission && setOut(command, fleet, mission);
    if (refusal) return refusal;
    if (roe !== undefined) fleet.roe = roe;
    if (isMission(order) && !mission) return inPart('order-replaced');
    return roe === order.roe ? DONE : inPart('roe-replaced');
  });
}

/** Gives a fleet its order, or returns why it cannot have it. */
function setOut(command: Command<FleetOrder>, fleet: Fleet, mission: Mission): OrderResult | null {
  const { turn, house } = command;
  const begin = (order: StandingOrder): OrderResult | null => {
    const refusal = refusalOf(turn.state, house, { ...fleet, order });
    fleet.order = refusal ? holding() : order;
    return refusal;
  };
  if ('into' in mission) return begin({ ...holding(), kind: mission.kind, fleetId: mission.into });
  if (!('system' in mission)) return begin({ ...holding(), kind: mission.kind });
  return withSystem(command, mission.system, ({ id: systemId, colony }) =>
    begin({ kind: kindAt(house, colony?.owner, mission), systemId, fleetId: null }),
  );
}

/** Why a fleet cannot have its order, as far as its House knows; `null` when it can. @see */
function refusalOf(state: Ec4xState, house: House, fleet: Fleet): OrderResult | null {
  const need = ownUnmetNeed(state, house, fleet, fleet.order);
  if (need) return refused(`needs-${need}`);
  if (isOnPartner(state, house, fleet.order)) return refused('pact');
  return hasWay(state, house, fleet) ? null : refused('no-path');
}

/** Whether a fleet can come where its order sends it: all know all lanes. @see X-42 */
function hasWay(state: Ec4xState, house: House, fleet: Fleet): boolean {
  return wayOf(state, laneMapOf(state.lanes), house, fleet) !== null;
}

/** Whether an order attacks a colony that its House sees to be that of a partner; of one out of sight it learns on arrival. @see */
function isOnPartner(state: Ec4xState, house: House, { kind, systemId }: StandingOrder): boolean {
  const seen = house.knowledge.systems.find((known) => known.systemId === systemId);
  if (!seen || seen.turn < state.turn - 1 || !ATTACKS.some((attack) => attack === kind)) return false;
  return (
    typeof seen.owner === 'number' &&
    seen.owner !== house.id &&
    houseOf(state, seen.owner).status === 'playing' &&
    relationOf(state, house.id, seen.owner) === 'pact'
  );
}

/** Number 05 is to guard an own colony, and to blockade any other. */
function kindAt(
  { id }: House,
  owner: Owner | undefined,
  { kind }: Extract<Mission, { readonly system: unknown }>,
): StandingOrder['kind'] {
  if (kind !== 'guardOrBlockade') return kind;
  return owner === id ? 'guard' : 'blockade';
}

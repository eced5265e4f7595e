import type { OrderResult } from '@ec/engine';
import type { Fleet } from '../fleet.js';
import { hasColonyAt, houseOf, playing, systemAt } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xState } from '../state.js';
import { ATTACKS } from '../tables/fleet-orders.js';

/** An order with the turn's other orders of its House, and the game as that House knows it. */
interface Written {
  readonly known: Ec4xState;
  readonly seat: number;
  readonly sheet: readonly Ec4xOrder[];
}

/**
 * Whether the result of an order hangs on what other Houses do at the start of Command, before any fleet: an attack on a partner, or on one to
 * whom a pact is offered, and changes of fleets and squadrons beside somebody else's fleet or colony.
 *
 * @see
 */
export function hangsOnOthers(order: Ec4xOrder, { status, code }: OrderResult, written: Written): boolean {
  if (code === 'pact') return true;
  if (status === 'refused' && code !== 'hostile-near') return false;
  return isAttackOnPartner(order, written) || isBesideOthers(order, written);
}

/** How such an order ends if the others order nothing. */
export function asThingsStand({ status, reason }: OrderResult): string {
  return `as things stand: ${status === 'done' ? 'it is done.' : reason}`;
}

/** Whether an order of a kind may attack a colony. */
export function mayAttack(kind: Ec4xOrder['kind']): boolean {
  return ATTACKING.has(kind);
}

/** Whether an order attacks a colony of a House to which its own has, or offers, a pact. */
function isAttackOnPartner(order: Ec4xOrder, { known, seat, sheet }: Written): boolean {
  if (!('system' in order && mayAttack(order.kind))) return false;
  const owner = systemAt(known, order.system)?.colony?.owner;
  if (typeof owner !== 'number' || owner === seat) return false;
  const said = sheet.findLast((other) => other.kind === 'stance' && other.house === owner);
  const stance = said?.kind === 'stance' ? said.stance : houseOf(known, seat).stances[owner - 1];
  return stance === 'pact';
}

const ATTACKING: ReadonlySet<Ec4xOrder['kind']> = /* @__PURE__ */ new Set([...ATTACKS, 'guardOrBlockade']);

/** Whether an order changes fleets or squadrons where its House sees a fleet or colony of another. */
function isBesideOthers(order: Ec4xOrder, { known, seat }: Written): boolean {
  const named = houseOf(known, seat).fleets.filter((fleet) => isChanged(order, fleet));
  const places = new Set(named.map(({ systemId }) => systemId));
  const others = playing(known).filter(({ id }) => id !== seat);
  return others.some(
    ({ id, fleets }) =>
      fleets.some(({ systemId }) => places.has(systemId)) ||
      [...places].some((systemId) => hasColonyAt(known, id, systemId)),
  );
}

/** Whether an order changes fleets or squadrons, and names this fleet or something of it. */
function isChanged(order: Ec4xOrder, { id, squadrons }: Fleet): boolean {
  if (order.kind === 'merge') return id === order.fleet || id === order.into;
  if (order.kind === 'split') return squadrons.some((squadron) => order.squadrons.includes(squadron.id));
  if (order.kind !== 'addToSquadron' && order.kind !== 'newSquadron') return false;
  return squadrons.some(({ ships }) => ships.some((ship) => order.ships.includes(ship.id)));
}

import { POPULATION_UNITS, unitMass } from '@ec/economy';
import { requireQuantity, shown } from '@ec/prng';
import {
  ORDER_KINDS,
  POSITIONS,
  UNIT_PLACES,
  type CombatOrder,
  type Force,
  type ForceUnits,
  type Position,
  type RaidOrder,
} from './types.js';

/**
 * Checks forces, as programs without types hand them over; their unit codes, masses and reserves are checked where they are used.
 *
 * @throws RangeError that names the force and its first part that is wrong
 */
export function checkForces(forces: readonly Force[]): void {
  if (!Array.isArray(forces)) refuse('forces', 'a list', forces);
  for (const [i, force] of forces.entries()) {
    if (!isObject(force)) refuse(`forces[${i}]`, 'a force', force);
    const { id, position, units, opening } = force;
    if (!Number.isSafeInteger(id)) refuse(`ID of forces[${i}]`, 'an integer', id);
    if (!POSITIONS.includes(position)) refuse(`position of ${id}`, oneOf(POSITIONS), position);
    checkUnits(`units of ${id}`, id, units);
    if (opening !== undefined) checkUnits(`opening of ${id}`, id, opening);
  }
}

/**
 * Checks orders that share a target.
 *
 * @throws RangeError that names the order and its first part that is wrong
 */
export function checkOrders(orders: readonly CombatOrder[]): void {
  if (!Array.isArray(orders)) refuse('orders', 'a list', orders);
  for (const [i, order] of orders.entries()) {
    if (!isObject(order)) refuse(`orders[${i}]`, 'an order of combat', order);
    const who = `order of ${shown(order.actorId)}`;
    const { kind, targetId } = order;
    const shared = orders[0]?.targetId;
    if (!ORDER_KINDS.includes(kind)) refuse(who, oneOf(ORDER_KINDS), kind);
    if (targetId === order.actorId) refuse(who, 'another target than itself', targetId);
    if (targetId !== shared) refuse(who, `target ${shown(shared)}, as the first order has`, targetId);
    checkCommitment(order);
    if (kind === 'raid') checkItem(order);
  }
}

/** @throws RangeError when a position is none */
export function checkPosition(position: Position): void {
  if (!POSITIONS.includes(position)) refuse('position', oneOf(POSITIONS), position);
}

function checkUnits(what: string, id: number, units: readonly ForceUnits[]): void {
  if (!Array.isArray(units)) refuse(what, 'a list', units);
  for (const unit of units) {
    if (!isObject(unit)) refuse(what, 'units with place, code, techLevel and quantity', unit);
    const { place, code, quantity } = unit;
    if (!UNIT_PLACES.includes(place)) refuse(`place of ${code} of ${id}`, oneOf(UNIT_PLACES), place);
    const isOfPeople = place === 'loyal' || place === 'rebel';
    if (isOfPeople && !(code in POPULATION_UNITS))
      refuse(`place of ${code} of ${id}`, 'assembled or stored', place);
    // the name is made up for a wrong quantity alone, as there are many
    if (!Number.isSafeInteger(quantity) || quantity < 0) requireQuantity(`${code} of ${id}`, quantity);
  }
}

function checkCommitment({ actorId, commitment }: CombatOrder): void {
  const { numerator, denominator } = isObject(commitment) ? commitment : { numerator: NaN, denominator: NaN };
  if (
    Number.isSafeInteger(numerator) &&
    Number.isSafeInteger(denominator) &&
    numerator >= 0 &&
    denominator >= 1 &&
    numerator <= denominator
  )
    return;
  const received = isObject(commitment) ? `${shown(numerator)}/${shown(denominator)}` : shown(commitment);
  throw new RangeError(
    `commitment of ${shown(actorId)}: expected a ratio of integers from 0 to 1, received ${received}`,
  );
}

function checkItem({ actorId, item }: RaidOrder): void {
  if (!isObject(item))
    refuse(`item of ${shown(actorId)}`, 'an item with its code and technology level', item);
  unitMass(item.code, item.techLevel);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function oneOf(known: readonly string[]): string {
  return `one of ${known.join(', ')}`;
}

function refuse(what: string, expected: string, received: unknown): never {
  throw new RangeError(`${what}: expected ${expected}, received ${shown(received)}`);
}

import type { OrderResult } from '@ec/engine';
import { pu } from '../arithmetic/figures.js';
import type { Colony } from '../colony.js';
import { board, peopleOf, settlersOf } from '../economy/send-settlers.js';
import { settle } from '../economy/settle.js';
import { lostOf } from '../economy/settlers-lost.js';
import type { Fleet, Ship } from '../fleet.js';
import type { ColonisedSystem } from '../lookup.js';
import { inPart, made } from '../orders/results.js';
import type { Cargo } from '../orders/orders.js';
import type { Rules } from '../parameters.js';
import type { ShipCode } from '../types.js';
import { bestFirst } from './best-first.js';
import { shipRow } from './figures.js';
import { shipsOf } from './squadron.js';

/**
 * Ships that carry each kind of cargo.
 *
 * @see seed 2.4.5, 2.5; X-39
 */
export const CARRIERS: Readonly<Record<Cargo, readonly ShipCode[]>> = {
  PTU: ['ET'],
  MD: ['TT'],
  FS: ['CV', 'CX'],
};

/**
 * Takes cargo aboard a fleet at its House's colony, as much as asked for, there and room for; of fighters the best first.
 *
 * @param asked - at least 1 (included)
 * @see
 */
export function load(
  rules: Rules,
  { colony }: ColonisedSystem,
  fleet: Fleet,
  cargo: Cargo,
  asked: number,
): OrderResult {
  const carriers = carriersOf(fleet, cargo);
  const room = carriers.reduce((sum, ship) => sum + roomOf(rules, ship), 0);
  const there = THERE[cargo](colony);
  const count = Math.min(asked, room, there);
  const people = peopleOf(colony);
  let left = count;
  for (const ship of carriers) {
    const taken = Math.min(left, roomOf(rules, ship));
    left -= taken;
    if (cargo === 'FS') ship.fighters = bestFirst([...ship.fighters, ...colony.fighters.splice(0, taken)]);
    else ship.load += taken;
  }
  if (cargo === 'PTU' && count > 0) board(colony, count);
  if (cargo === 'MD') colony.ground.MD.undamaged -= count;
  if (room <= there) return made(count, asked, 'no-room');
  return cargo === 'PTU' ? made(count, asked, 'too-few-people', people) : made(count, asked, 'not-there');
}

/**
 * Lands cargo of a fleet at its House's colony, as much as asked for and aboard; people above what the planet holds are lost.
 *
 * @param asked - at least 1 (included)
 * @see
 */
export function unload(
  rules: Rules,
  colonised: ColonisedSystem,
  fleet: Fleet,
  cargo: Cargo,
  asked: number,
): OrderResult {
  const { colony } = colonised;
  let left = asked;
  for (const ship of carriersOf(fleet, cargo)) {
    const aboard = cargo === 'FS' ? ship.fighters.length : ship.load;
    const landed = Math.min(left, aboard);
    left -= landed;
    if (cargo === 'FS') colony.fighters = bestFirst([...colony.fighters, ...ship.fighters.splice(0, landed)]);
    else ship.load -= landed;
  }
  const count = asked - left;
  if (cargo === 'PTU' && count > 0) {
    const gained = settle(rules, colonised, count);
    const lost = lostOf(colony.pu, gained, count);
    if (lost > 0) return inPart('no-place', `${pu(lost)} of ${count} PTU`);
  }
  if (cargo === 'MD') colony.ground.MD.undamaged += count;
  return made(count, asked, 'not-aboard');
}

/** What of each kind of cargo can go aboard at a colony. */
const THERE: Readonly<Record<Cargo, (colony: Colony) => number>> = {
  PTU: settlersOf,
  MD: ({ ground }) => ground.MD.undamaged,
  FS: ({ fighters }) => fighters.length,
};

function carriersOf(fleet: Fleet, cargo: Cargo): Ship[] {
  return shipsOf(fleet).filter(({ code }) => CARRIERS[cargo].includes(code));
}

function roomOf(rules: Rules, { code, load: aboard, fighters }: Ship): number {
  return shipRow(rules, code).cl - aboard - fighters.length;
}

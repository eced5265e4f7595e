import { DONE, type OrderResult } from '@ec/engine';
import type { Fleet, Ship, Squadron } from '../fleet.js';
import { formSquadron, moveShip } from '../forces/regroup.js';
import { shipRow } from '../forces/figures.js';
import { canLead, commandUsed } from '../forces/squadron.js';
import { coloniesOf, systemOf } from '../lookup.js';
import type { ForceOrder } from '../orders/orders.js';
import { refused } from '../orders/results.js';
import type { Rules } from '../parameters.js';
import { seesHostile } from '../politics/relations.js';
import { barred, withReadyFleet, withSquadron } from './bind.js';
import type { Command } from './command.js';

type OrderOf<Kind extends ForceOrder['kind']> = Extract<ForceOrder, { readonly kind: Kind }>;

/** A ship that is to be moved. */
interface Recruit extends Pick<Squadron, 'state'> {
  readonly ship: Ship;
  readonly systemId: number;
  /** Its fleet; `null` while it waits for a shipyard. */
  readonly fleet: Fleet | null;
}

/**
 * Puts ships under the flagship of a squadron, all of them or none; also ships that wait for a shipyard.
 *
 * @see
 */
export function addToSquadron(command: Command<OrderOf<'addToSquadron'>>): OrderResult {
  const { turn, house, order } = command;
  return withSquadron(command, order.squadron, (fleet, squadron) => {
    if (fleet.isBarred) return barred(command, fleet);
    const recruits = recruitsOf(command, order.ships);
    if ('status' in recruits) return recruits;
    if (recruits.some(({ ship }) => squadron.ships.includes(ship))) return refused('same-squadron');
    const fault = faultOf(command, fleet.systemId, squadron, recruits);
    if (fault) return fault;
    const { colony } = systemOf(turn.state, fleet.systemId);
    for (const { ship, fleet: from } of recruits) {
      if (!from && colony) colony.waiting = colony.waiting.filter(({ id }) => id !== ship.id);
      moveShip(house, ship, squadron);
    }
    return DONE;
  });
}

/**
 * Makes a squadron of ships in one system, in a fleet there or in a new one.
 *
 * @see
 */
export function newSquadron(command: Command<OrderOf<'newSquadron'>>): OrderResult {
  const { turn, house, order } = command;
  const recruits = recruitsOf(command, order.ships);
  if ('status' in recruits) return recruits;
  const [flagship, ...others] = recruits;
  if (!flagship?.fleet || others.some(({ fleet }) => !fleet)) return refused('waits-for-shipyard');
  const { ship, state, fleet: from } = flagship;
  const fault = faultOf(command, from.systemId, { state, ships: [ship] }, others);
  if (fault) return fault;
  const ships = recruits.map((recruit) => recruit.ship);
  const form = (into: Fleet | null): OrderResult => {
    if (into && into.systemId !== from.systemId) return refused('other-system');
    formSquadron(turn.state.rules, house, ships, state, from, into);
    return DONE;
  };
  return order.fleet === 'new' ? form(null) : withReadyFleet(command, order.fleet, form);
}

/** The ships of a list, or what is wrong with it. */
function recruitsOf(command: Command, ids: readonly number[]): readonly Recruit[] | OrderResult {
  if (new Set(ids).size < ids.length) return refused('named-twice');
  const recruits = ids.flatMap((id) => recruitOf(command, id));
  if (recruits.length < ids.length) return refused('unknown-ship');
  const unpaid = recruits.find(({ fleet }) => fleet?.isBarred)?.fleet;
  return unpaid ? barred(command, unpaid) : recruits;
}

/** A ship by its number, if the House has it in a fleet or waiting at a colony. */
function recruitOf({ turn, house }: Command, id: number): Recruit[] {
  for (const fleet of house.fleets)
    for (const { state, ships } of fleet.squadrons)
      for (const ship of ships) if (ship.id === id) return [{ ship, state, systemId: fleet.systemId, fleet }];
  for (const { id: systemId, colony } of coloniesOf(turn.state, house.id))
    for (const ship of colony.waiting)
      if (ship.id === id) return [{ ship, state: 'undamaged', systemId, fleet: null }];
  return [];
}

/** Why ships cannot come under the flagship of a squadron in a system. */
function faultOf(
  { turn, house }: Command,
  systemId: number,
  { state, ships }: Pick<Squadron, 'state' | 'ships'>,
  recruits: readonly Recruit[],
): OrderResult | undefined {
  const { rules } = turn.state;
  if (recruits.some((recruit) => recruit.systemId !== systemId)) return refused('other-system');
  if (recruits.some((recruit) => recruit.state !== state)) return refused('other-state');
  const led = [...ships];
  for (const { ship } of recruits) {
    if (!canLead(rules, { ships: led }, ship))
      return refused('cannot-lead', missingCommand(rules, { ships: led }, ship));
    led.push(ship);
  }
  return seesHostile(turn.state, systemId, house.id) ? refused('hostile-near') : undefined;
}

/** What a ship takes of the command rating of a squadron's flagship, and what of that is left; `undefined` where one of them has none. */
function missingCommand(
  rules: Rules,
  squadron: Pick<Squadron, 'ships'>,
  { id, code }: Ship,
): string | undefined {
  const [flagship] = squadron.ships;
  const rating = flagship ? shipRow(rules, flagship.code).cr : null;
  const { cc } = shipRow(rules, code);
  if (rating === null || cc === null) return undefined;
  const left = rating - commandUsed(rules, squadron);
  return `ship ${id} takes ${cc}, and the rating of ${rating} has ${left} left`;
}

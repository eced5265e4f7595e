/**
 * What orders name, found among what their House has. Each function refuses the order, or hands on what it found.
 *
 * @see X-67
 */
import type { OrderResult } from '@ec/engine';
import { xmr } from '../arithmetic/figures.js';
import { fleetMaintenance } from '../economy/maintenance.js';
import type { Fleet, Squadron } from '../fleet.js';
import type { House } from '../house.js';
import { systemAt, systemOf, type ColonisedSystem } from '../lookup.js';
import type { Hex } from '../map/hexes.js';
import { refused } from '../orders/results.js';
import type { System } from '../state.js';
import type { Command } from './command.js';

/** A system by its coordinates. */
export function withSystem<R>({ turn }: Command, hex: Hex, act: (found: System) => R): R | OrderResult {
  const system = systemAt(turn.state, hex);
  return system ? act(system) : refused('unknown-system');
}

/** A system with an own colony. */
export function withColony<R>(
  command: Command,
  hex: Hex,
  act: (found: ColonisedSystem) => R,
): R | OrderResult {
  return withSystem(command, hex, (system) =>
    isOwnColony(command.house, system) ? act(system) : refused('not-your-colony'),
  );
}

/** Another House that is in the game. */
export function withOtherHouse<R>(
  { turn, house }: Command,
  id: number,
  act: (found: House) => R,
): R | OrderResult {
  const other = turn.state.houses.find((each) => each.id === id);
  if (!other) return refused('unknown-house');
  if (other === house) return refused('own-house');
  return other.status === 'playing' ? act(other) : refused('out-of-game');
}

/** An own fleet. */
export function withFleet<R>({ house }: Command, id: number, act: (found: Fleet) => R): R | OrderResult {
  const fleet = house.fleets.find((each) => each.id === id);
  return fleet ? act(fleet) : refused('unknown-fleet');
}

/**
 * An own fleet that takes orders.
 *
 * @see X-27
 */
export function withReadyFleet<R>(command: Command, id: number, act: (found: Fleet) => R): R | OrderResult {
  return withFleet(command, id, (fleet) => (fleet.isBarred ? barred(command, fleet) : act(fleet)));
}

/** The refusal of an order to a fleet that takes none. */
export function barred({ turn }: Command, fleet: Fleet): OrderResult {
  const due = xmr(fleetMaintenance(turn.state.rules, fleet));
  return refused('barred', `fleet ${fleet.id} takes ${due} XMR a turn`);
}

/** An own squadron or unit with its fleet. */
export function withSquadron<R>(
  { house }: Command,
  id: number,
  act: (fleet: Fleet, squadron: Squadron) => R,
): R | OrderResult {
  for (const fleet of house.fleets) {
    const squadron = fleet.squadrons.find((each) => each.id === id);
    if (squadron) return act(fleet, squadron);
  }
  return refused('unknown-squadron');
}

/** An own squadron or unit at an own colony. */
export function withSquadronAtColony<R>(
  command: Command,
  id: number,
  act: (colonised: ColonisedSystem, fleet: Fleet, squadron: Squadron) => R,
): R | OrderResult {
  return withSquadron(command, id, (fleet, squadron) =>
    atOwnColony(command, fleet, (colonised) => act(colonised, fleet, squadron)),
  );
}

/** The own colony where a fleet is. */
export function atOwnColony<R>(
  { turn, house }: Command,
  { systemId }: Pick<Fleet, 'systemId'>,
  act: (found: ColonisedSystem) => R,
): R | OrderResult {
  const system = systemOf(turn.state, systemId);
  return isOwnColony(house, system) ? act(system) : refused('not-at-colony');
}

function isOwnColony({ id }: House, system: System): system is ColonisedSystem {
  return system.colony?.owner === id;
}

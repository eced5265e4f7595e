import { CARRIERS } from '../forces/cargo.js';
import type { ForceState } from '../combat/battlefield.js';
import type { CombatState } from '../combat/combatant.js';
import { holding, type Fleet, type Ship } from '../fleet.js';
import { bestFirst } from '../forces/best-first.js';
import { shipRow } from '../forces/figures.js';
import { removeFleet } from '../forces/remove.js';
import type { House } from '../house.js';
import type { System } from '../state.js';
import type { Work } from '../work.js';
import { shipsOf } from '../forces/squadron.js';
import type { Fighters, Muster } from './muster.js';
import type { Refuge } from './refuge.js';
import { visit } from './visit.js';

/**
 * Brings what a fight left of a task force back into the state. Fleets that have fought are seen; those that retreated hold where they went, or
 * go on to where they will be safe.
 *
 * @see seed 5.3.3, 5.3.4
 */
export function finishFight(work: Work, system: System, mustered: Muster, result: ForceState<Refuge>): void {
  const { house, fleets, fighters, starbases } = mustered;
  const states = new Map(result.squadrons.map(({ id, state }) => [id, state]));
  const fates = new Map(result.fleets.map(({ id, fate }) => [id, fate]));
  if (house) {
    for (const fleet of fleets) {
      reduceSquadrons(fleet, states);
      fleet.isHidden = false;
      const fate = fates.get(fleet.id);
      if (fate?.kind === 'destroyed' || fleet.squadrons.length === 0) removeFleet(house, fleet);
      else if (fate?.kind === 'retreated') flee(work, house, fleet, fate.to);
    }
  }
  const { colony } = system;
  for (const { id, starbase } of starbases) {
    const state = states.get(id);
    if (state === 'crippled') starbase.state = 'crippled';
    if (state === 'destroyed' && colony)
      colony.starbases = colony.starbases.filter((other) => other !== starbase);
  }
  const left = fighters.filter(({ id }) => states.get(id) !== 'destroyed');
  land(work, system, mustered, left);
}

function reduceSquadrons(fleet: Fleet, states: ReadonlyMap<number, CombatState>): void {
  fleet.squadrons = fleet.squadrons.filter(({ id }) => states.get(id) !== 'destroyed');
  for (const squadron of fleet.squadrons)
    if (states.get(squadron.id) === 'crippled') squadron.state = 'crippled';
}

function flee({ state, emit }: Work, house: House, fleet: Fleet, { toId, goalId }: Refuge): void {
  const fromId = fleet.systemId;
  fleet.systemId = toId;
  fleet.order = goalId === toId ? holding() : { ...holding(), kind: 'move', systemId: goalId };
  visit(state, house.id, toId);
  emit({ kind: 'retreated', seats: [house.id], houseId: house.id, fleetId: fleet.id, fromId, toId });
}

/**
 * Takes fighters home after a fight: to the colony or carrier from which they came, else to another carrier with room, else to an own colony;
 * the rest are lost.
 *
 * @see X-54
 */
function land(
  { state: { rules }, emit }: Work,
  system: System,
  { house, fighters }: Muster,
  left: readonly Fighters[],
): void {
  const { colony } = system;
  const isOwn = colony !== null && (house === null || colony.owner === house.id);
  const here = house ? house.fleets.filter(({ systemId }) => systemId === system.id).flatMap(shipsOf) : [];
  for (const carrier of new Set(fighters.map((one) => one.carrier))) {
    const weps = left.filter((one) => one.carrier === carrier).map(({ wep }) => wep);
    if (carrier) carrier.fighters = here.includes(carrier) ? weps : [];
    else if (colony) colony.fighters = weps;
  }
  const homeless = left.filter(({ carrier }) => carrier !== null && !here.includes(carrier));
  let stranded = 0;
  for (const { wep } of homeless) {
    const carrier = here.find(
      (ship: Ship) => ship.fighters.length < shipRow(rules, ship.code).cl && CARRIERS.FS.includes(ship.code),
    );
    if (carrier) carrier.fighters = bestFirst([...carrier.fighters, wep]);
    else if (isOwn) colony.fighters = bestFirst([...colony.fighters, wep]);
    else stranded++;
  }
  if (house && stranded > 0)
    emit({ kind: 'stranded', seats: [house.id], houseId: house.id, systemId: system.id, count: stranded });
}

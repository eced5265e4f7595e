import { DONE } from '@ec/engine';
import { refused } from '../orders/results.js';
import type { Ec4xState } from '../state.js';
import { withOtherHouse } from '../commands/bind.js';
import { carryOut } from '../commands/command.js';
import { look } from '../conflict/look.js';
import { cancelProject } from '../construction/projects.js';
import type { Colony } from '../colony.js';
import type { Ec4xTurn } from '../contract.js';
import { pay, receive } from '../economy/purse.js';
import type { Fleet, Ship } from '../fleet.js';
import { newShip, newSquadron } from '../forces/new-fleet.js';
import { fleetLike } from '../forces/regroup.js';
import type { House } from '../house.js';
import { coloniesOf } from '../lookup.js';
import type { Ec4xOrder, PoliticalOrder } from '../orders/orders.js';
import { awardPrestige } from './prestige.js';
import type { Rules } from '../parameters.js';
import type { Work } from '../work.js';
import { leaveGame } from './leave-game.js';

/**
 * Houses that capitulate hand all to others, and are out of the game.
 *
 * @see
 */
export function carryOutCapitulations(turn: Ec4xTurn): void {
  carryOut(turn, isCapitulation, (command) =>
    withOtherHouse(command, command.order.house, (heir) => {
      if (!mayCapitulate(turn.state, command.house, heir))
        return refused(
          'no-war',
          `it takes ${turn.state.rules['capitulation.war']} turns, and there were ${warWith(command.house, heir)}`,
        );
      handOver(turn, command.house, heir);
      return DONE;
    }),
  );
}

/** Whether a House has lost its home, or been at war with its heir for long enough. @see X-74 */
function mayCapitulate({ rules, systems }: Ec4xState, house: House, heir: House): boolean {
  const hasHome = systems[house.homeId - 1]?.colony?.owner === house.id;
  return !hasHome || warWith(house, heir) >= rules['capitulation.war'];
}

/** Turns of war between two Houses so far. */
function warWith({ wars }: House, { id }: House): number {
  return wars[id - 1] ?? 0;
}

/**
 * Hands to another what a House has: colonies with a share of their people and industry, a share of the money and, where the rules say so, fleets under new numbers and settlers under way.
 * Projects are cancelled first; the rest, and what it has learnt of research and of espionage, is lost. It sees for the last time what was its own.
 *
 * @see
 */
function handOver(work: Pick<Work, 'emit' | 'state'>, house: House, heir: House): void {
  const { state } = work;
  const { rules } = state;
  const colonies = coloniesOf(state, house.id);
  for (const { id, colony } of colonies) {
    for (const { id: projectId } of colony.projects) cancelProject(state, house, projectId);
    colony.owner = heir.id;
    state.turnWork.handovers.push(id);
    lose(colony, rules['capitulation.people']);
    colony.batteryRoe = null;
    colony.waiting = colony.waiting.map((ship) => renumbered(heir, ship));
  }
  const areFleetsKept = rules['capitulation.fleets'] === 1;
  if (areFleetsKept) for (const fleet of house.fleets) adopt(rules, heir, fleet);
  for (const system of colonies) look(state, house, system);
  if (areFleetsKept) heir.transports.push(...house.transports);
  const { treasury } = house;
  pay(house, treasury);
  receive(heir, Math.trunc((treasury * rules['capitulation.purse']) / 100));
  leaveGame(work, house, 'capitulated', heir.id);
  awardPrestige(work, heir, 'homage');
}

/** Leaves so many percent of the people, at least a millionth of a PU, and of the industry, rounded down. */
function lose(colony: Colony, percent: number): void {
  colony.pu = Math.max(1, Math.trunc((colony.pu * percent) / 100));
  colony.newcomers = Math.min(colony.newcomers, colony.pu);
  colony.iu = Math.trunc((colony.iu * percent) / 100);
}

/** Makes the fleet of another House one of this; it holds. */
function adopt(rules: Rules, heir: House, fleet: Fleet): void {
  const own = fleet.squadrons.map(({ state, ships }) =>
    newSquadron(
      heir,
      ships.map((ship) => renumbered(heir, ship)),
      state,
    ),
  );
  fleetLike(rules, heir, fleet, own).name = fleet.name;
}

function renumbered(heir: House, ship: Ship): Ship {
  return { ...ship, id: newShip(heir, ship).id };
}

function isCapitulation(order: Ec4xOrder): order is Extract<PoliticalOrder, { readonly kind: 'capitulate' }> {
  return order.kind === 'capitulate';
}

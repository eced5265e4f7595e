import { DONE } from '@ec/engine';
import { withOtherHouse } from '../commands/bind.js';
import { carryOut } from '../commands/command.js';
import { look } from '../conflict/look.js';
import { cancelProject } from '../construction/projects.js';
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
      handOver(turn, command.house, heir);
      return DONE;
    }),
  );
}

/**
 * Hands all that a House has to another: colonies, fleets under new numbers, settlers under way, and money. Projects are cancelled first; what
 * it has learnt, of research and of espionage, is lost. It sees for the last time what was its own.
 *
 * @see X-65
 */
function handOver(work: Pick<Work, 'emit' | 'state'>, house: House, heir: House): void {
  const { state } = work;
  const colonies = coloniesOf(state, house.id);
  for (const { colony } of colonies) {
    for (const { id } of colony.projects) cancelProject(state, house, id);
    colony.owner = heir.id;
    colony.waiting = colony.waiting.map((ship) => renumbered(heir, ship));
  }
  for (const fleet of house.fleets) adopt(state.rules, heir, fleet);
  for (const system of colonies) look(state, house, system);
  heir.transports.push(...house.transports);
  const { treasury } = house;
  pay(house, treasury);
  receive(heir, treasury);
  leaveGame(work, house, 'capitulated', heir.id);
  awardPrestige(work, heir, 'homage');
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

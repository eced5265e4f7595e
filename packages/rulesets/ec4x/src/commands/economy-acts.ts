import { DONE, type OrderResult } from '@ec/engine';
import { build, type BuildWish } from '../construction/build.js';
import { cancelProject } from '../construction/projects.js';
import { terraform } from '../construction/terraform.js';
import { buyDocks } from '../construction/more-docks.js';
import { spendOnWorks } from '../economy/public-works.js';
import { buyIndustry } from '../economy/buy-industry.js';
import { sendSettlers } from '../economy/send-settlers.js';
import type { Hex } from '../map/hexes.js';
import type { EconomyOrder } from '../orders/orders.js';
import { refused } from '../orders/results.js';
import { buyPoints } from '../research/buy-points.js';
import { planUpgrade } from '../research/upgrades.js';
import type { ActsOf } from './acts.js';
import { withColony, withFleet } from './bind.js';
import type { Command } from './command.js';

/** What orders on money, research and colonies do. */
export const ECONOMY_ACTS: ActsOf<EconomyOrder['kind']> = {
  tax: ({ house, order, isLast }) => {
    if (!isLast('tax')) return refused('replaced');
    house.tax = order.percent;
    return DONE;
  },
  research: ({ turn, house, order }) => buyPoints(turn.state.rules, house, order.line, order.points),
  upgrade: ({ turn, house, order, index }) => planUpgrade(turn.state, house.id, order.line, index),
  buildAtShipyard: (command) => {
    const { system, code, count, weapons: wep = null, fleet: fleetId = null } = command.order;
    return start(command, system, { facility: 'SY', code, count, wep, fleetId });
  },
  buildAtSpaceport: (command) => {
    const { system, code, count, fleet: fleetId = null } = command.order;
    return start(command, system, { facility: 'SP', code, count, wep: null, fleetId });
  },
  buildAtColony: (command) => {
    const { system, code, count } = command.order;
    return start(command, system, { facility: null, code, count, wep: null, fleetId: null });
  },
  cancel: ({ turn, house, order }) => cancelProject(turn.state, house, order.project),
  industry: (command) =>
    withColony(command, command.order.system, (colonised) =>
      buyIndustry(command.turn.state.rules, command.house, colonised, command.order.count),
    ),
  works: (command) =>
    withColony(command, command.order.system, (colonised) =>
      spendOnWorks(command.turn.state.rules, command.house, colonised, command.order.count),
    ),
  docks: (command) =>
    withColony(command, command.order.system, (colonised) =>
      buyDocks(command.turn.state.rules, command.house, colonised, command.order.count),
    ),
  terraform: (command) =>
    withColony(command, command.order.system, (colonised) =>
      terraform(command.turn.state.rules, command.house, colonised),
    ),
  migrate: (command) =>
    withColony(command, command.order.from, (from) =>
      withColony(command, command.order.to, (to) =>
        sendSettlers(command.turn.state, command.house, from, to, command.order.count),
      ),
    ),
};

/** Starts a project at an own colony; a fleet that it names is an own one. */
function start(command: Command, hex: Hex, wish: BuildWish): OrderResult {
  const { turn, house } = command;
  return withColony(command, hex, (colonised) =>
    wish.fleetId === null
      ? build(turn.state, house, colonised, wish)
      : withFleet(command, wish.fleetId, () => build(turn.state, house, colonised, wish)),
  );
}

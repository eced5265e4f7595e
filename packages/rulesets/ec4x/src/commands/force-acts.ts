import { DONE, type OrderResult } from '@ec/engine';
import { pu } from '../arithmetic/figures.js';
import { repairGround, repairSquadron, repairStarbases } from '../construction/repair.js';
import { salvageSquadron, salvageStock } from '../construction/salvage.js';
import { load, unload } from '../forces/cargo.js';
import { mergeFleets } from '../forces/merge-fleets.js';
import { splitFleet } from '../forces/regroup.js';
import type { ForceOrder } from '../orders/orders.js';
import { inPart, refused } from '../orders/results.js';
import { seesHostile } from '../politics/relations.js';
import type { ActsOf } from './acts.js';
import { atOwnColony, withColony, withFleet, withReadyFleet, withSquadronAtColony } from './bind.js';
import type { Command } from './command.js';
import { addToSquadron, newSquadron } from './squadron-acts.js';

/** What orders on fleets, squadrons, cargo and batteries do. */
export const FORCE_ACTS: ActsOf<ForceOrder['kind']> = {
  repairSquadrons: (command) =>
    each(command.order.squadrons, (id) =>
      withSquadronAtColony(command, id, (colonised, fleet, squadron) =>
        repairSquadron(command.turn.state.rules, command.house, colonised, fleet, squadron),
      ),
    ),
  repairUnits: (command) =>
    withColony(command, command.order.system, (colonised) => {
      const { turn, house, order } = command;
      const { rules } = turn.state;
      return order.code === 'SB'
        ? repairStarbases(rules, house, colonised, order.count)
        : repairGround(rules, house, colonised, order.code, order.count);
    }),
  salvageSquadrons: (command) =>
    each(command.order.squadrons, (id) =>
      withSquadronAtColony(command, id, (colonised, fleet, squadron) => {
        const { rules } = command.turn.state;
        const { lost } = salvageSquadron(rules, command.house, colonised, fleet, squadron);
        return lost > 0 ? inPart('no-place', `${pu(lost)} PTU`) : DONE;
      }),
    ),
  salvageUnits: (command) =>
    withColony(command, command.order.system, (colonised) => {
      const { turn, house, order } = command;
      return salvageStock(turn.state.rules, house, colonised, order.code, order.count);
    }),
  load: (command) => handle(command, load),
  unload: (command) => handle(command, unload),
  merge: (command) =>
    withReadyFleet(command, command.order.fleet, (fleet) =>
      withReadyFleet(command, command.order.into, (into) => {
        const { turn, house } = command;
        if (fleet === into) return refused('same-fleet');
        if (fleet.systemId !== into.systemId) return refused('other-system');
        if (seesHostile(turn.state, fleet.systemId, house.id)) return refused('hostile-near');
        mergeFleets(turn.state, house, fleet, into);
        return DONE;
      }),
    ),
  addToSquadron,
  newSquadron,
  split: (command) =>
    withReadyFleet(command, command.order.fleet, (fleet) => {
      const { turn, house, order } = command;
      const squadrons = fleet.squadrons.filter(({ id }) => order.squadrons.includes(id));
      if (new Set(order.squadrons).size < order.squadrons.length) return refused('named-twice');
      if (squadrons.length < order.squadrons.length) {
        const own = new Set(house.fleets.flatMap((one) => one.squadrons.map(({ id }) => id)));
        return refused(order.squadrons.every((id) => own.has(id)) ? 'other-fleet' : 'unknown-squadron');
      }
      if (squadrons.length === fleet.squadrons.length)
        return refused('whole-fleet', `the order names ${squadrons.length} of ${squadrons.length}`);
      if (seesHostile(turn.state, fleet.systemId, house.id)) return refused('hostile-near');
      splitFleet(turn.state.rules, house, fleet, squadrons);
      return DONE;
    }),
  batteries: (command) => {
    const { turn, order, isLast } = command;
    if (!isLast('batteries')) return refused('replaced');
    if (turn.state.rules['battery.roe'] === 0) return refused('not-in-edition');
    return withColony(command, order.system, ({ colony }) => {
      colony.batteryRoe = order.roe;
      return DONE;
    });
  },
  nameFleet: (command) =>
    withFleet(command, command.order.fleet, (fleet) => {
      fleet.name = command.order.name;
      return DONE;
    }),
};

/** Does the same with each of a list: done when all were, refused when none was, with why the last was not, or not in full. */
function each(ids: readonly number[], act: (id: number) => OrderResult): OrderResult {
  const outcomes = ids.map(act);
  const failed =
    outcomes.findLast(({ status }) => status === 'refused') ??
    outcomes.findLast(({ status }) => status === 'partly');
  if (!failed) return DONE;
  return outcomes.some(({ status }) => status !== 'refused') ? { ...failed, status: 'partly' } : failed;
}

/** Loads or unloads a fleet at an own colony. */
function handle(
  command: Command<Extract<ForceOrder, { readonly kind: 'load' | 'unload' }>>,
  act: typeof load,
): OrderResult {
  const { turn, order } = command;
  return withReadyFleet(command, order.fleet, (fleet) =>
    atOwnColony(command, fleet, (colonised) =>
      act(turn.state.rules, colonised, fleet, order.cargo, order.count),
    ),
  );
}

import { DONE, type OrderResult } from '@ec/engine';
import { affordable, pay } from '../economy/purse.js';
import { hullSize, squadronFigures } from '../forces/squadron.js';
import { removeSquadron } from '../forces/remove.js';
import { docked, type Fleet, type Squadron } from '../fleet.js';
import type { House } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import { made, missingMoney, refused } from '../orders/results.js';
import type { Rules } from '../parameters.js';
import { COST_PERCENT, REPAIR_TURNS } from '../tables/construction.js';
import { STARBASE } from '../tables/ships.js';
import type { GroundCode } from '../types.js';
import { productionCost } from './costs.js';
import { freeDocks } from './docks.js';
import { addProject } from './projects.js';

/**
 * Price of a repair, in thousandths of an XMR.
 *
 * @param pc - production cost of what is repaired, in XMR
 * @see seed 3.4; X-37
 */
export function repairPrice(pc: number): number {
  return pc * COST_PERCENT.repair * 10;
}

/**
 * Takes a crippled squadron or unit into the docks of a shipyard, until the end of the turn.
 *
 * @see seed 3.4
 */
export function repairSquadron(
  rules: Rules,
  house: House,
  { colony }: ColonisedSystem,
  fleet: Fleet,
  squadron: Squadron,
): OrderResult {
  if (squadron.state === 'undamaged') return refused('not-damaged');
  if (colony.facilities.SY === 0) return refused('needs-shipyard');
  const docks = hullSize(rules, squadron);
  const free = freeDocks(colony, 'SY', house.research.levels.cst);
  if (docks > free) return refused('needs-docks', `it takes ${docks}, and ${free} are free`);
  const paid = repairPrice(squadronFigures(rules, squadron).pc);
  if (paid > house.treasury) return refused('no-money', missingMoney(house, paid, 'it'));
  pay(house, paid);
  removeSquadron(house, fleet, squadron.id);
  addProject(
    house,
    colony,
    { facility: 'SY', docks, turns: REPAIR_TURNS, paid },
    { kind: 'squadronRepair', fleet: docked(fleet), squadron },
  );
  return DONE;
}

/**
 * Takes crippled Starbases into the docks of a shipyard, as many as asked for and paid, the cheapest first.
 *
 * @param asked - at least 1 (included)
 * @see
 */
export function repairStarbases(
  rules: Rules,
  house: House,
  { colony }: ColonisedSystem,
  asked: number,
): OrderResult {
  const crippled = colony.starbases.filter(({ state }) => state === 'crippled');
  if (crippled.length === 0) return refused('not-damaged');
  if (colony.facilities.SY === 0) return refused('needs-shipyard');
  const free = freeDocks(colony, 'SY', house.research.levels.cst);
  const room = Math.floor(free / STARBASE.hs);
  const cheapest = crippled.toSorted((one, other) => one.wep - other.wep).slice(0, Math.min(asked, room));
  let paid = 0;
  const taken = cheapest.filter(({ wep }) => {
    const price = repairPrice(productionCost(rules, 'SB', wep));
    if (paid + price > house.treasury) return false;
    paid += price;
    return true;
  });
  if (taken.length > 0) {
    pay(house, paid);
    colony.starbases = colony.starbases.filter((starbase) => !taken.includes(starbase));
    addProject(
      house,
      colony,
      { facility: 'SY', docks: taken.length * STARBASE.hs, turns: REPAIR_TURNS, paid },
      { kind: 'starbaseRepair', weps: taken.map(({ wep }) => wep) },
    );
  }
  const next = cheapest[taken.length];
  if (next) {
    const price = repairPrice(productionCost(rules, 'SB', next.wep));
    return made(taken.length, asked, 'no-money', () => missingMoney(house, price, 'one more'));
  }
  return room < Math.min(asked, crippled.length)
    ? made(taken.length, asked, 'needs-docks', () => `each takes ${STARBASE.hs}, and ${free} were free`)
    : made(taken.length, asked, 'not-damaged');
}

/**
 * Repairs crippled ground units of a colony, as many as asked for and paid; they are out of action until the end of the turn.
 *
 * @param asked - at least 1 (included)
 * @see seed 3.2; X-37
 */
export function repairGround(
  rules: Rules,
  house: House,
  { colony }: ColonisedSystem,
  code: GroundCode,
  asked: number,
): OrderResult {
  const price = repairPrice(productionCost(rules, code, 0));
  const most = Math.min(asked, colony.ground[code].crippled);
  if (most === 0) return refused('not-damaged');
  const count = affordable(house, price, most);
  if (count > 0) {
    const paid = price * count;
    pay(house, paid);
    colony.ground[code].crippled -= count;
    addProject(
      house,
      colony,
      { facility: null, docks: 0, turns: REPAIR_TURNS, paid },
      { kind: 'groundRepair', code, count },
    );
  }
  return count < most
    ? made(count, asked, 'no-money', () => missingMoney(house, price, 'one more'))
    : made(count, asked, 'not-damaged');
}

import type { OrderResult } from '@ec/engine';
import type { Colony } from '../colony.js';
import { receive } from '../economy/purse.js';
import { settle } from '../economy/settle.js';
import { lostOf } from '../economy/settlers-lost.js';
import { bestFirst } from '../forces/best-first.js';
import { removeSquadron } from '../forces/remove.js';
import type { Fleet, Ship, Squadron } from '../fleet.js';
import type { House } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import { made, refused } from '../orders/results.js';
import type { Rules } from '../parameters.js';
import { COST_PERCENT } from '../tables/construction.js';
import type { ClassCode, FacilityCode, GroundCode } from '../types.js';
import { isShip, productionCost } from './costs.js';
import { boughtDocks, docksOf, freeDocks } from './docks.js';

/**
 * What salvage of one of a class pays, in thousandths of an XMR.
 *
 * @see seed 3.4; X-37
 */
export function salvageValue(rules: Rules, code: ClassCode, wep: number): number {
  return productionCost(rules, code, wep) * COST_PERCENT.salvage * 10;
}

/**
 * Breaks up a squadron or unit at an own colony, where its cargo lands; people above what the planet holds are lost.
 *
 * @returns what it paid, in thousandths of an XMR, and how many settlers were lost, in millionths of a PTU
 * @see seed 3.4; X-37
 */
export function salvageSquadron(
  rules: Rules,
  house: House,
  colonised: ColonisedSystem,
  fleet: Fleet,
  squadron: Squadron,
): { readonly paid: number; readonly lost: number } {
  let paid = 0;
  let lost = 0;
  for (const ship of squadron.ships) {
    paid += salvageValue(rules, ship.code, ship.wep);
    lost += land(rules, colonised, ship);
  }
  removeSquadron(house, fleet, squadron.id);
  receive(house, paid);
  return { paid, lost };
}

/**
 * Breaks up so many of a class at an own colony, or as many as there are: crippled ones and old ones first; of ships those that wait for a
 * shipyard, of facilities those whose docks are free.
 *
 * @param asked - at least 1 (included)
 * @see seed 3.4; X-37
 */
export function salvageStock(
  rules: Rules,
  house: House,
  { colony }: ColonisedSystem,
  code: ClassCode,
  asked: number,
): OrderResult {
  const values = take(rules, colony, code, asked, house.research.levels.cst);
  if ('status' in values) return values;
  receive(
    house,
    values.reduce((sum, value) => sum + value, 0),
  );
  return made(values.length, asked, 'not-there');
}

/** Takes up to so many of a class from a colony: what each pays, or why none can be taken. */
function take(
  rules: Rules,
  colony: Colony,
  code: ClassCode,
  asked: number,
  cst: number,
): readonly number[] | OrderResult {
  if (isShip(code)) return takeWaiting(rules, colony, code, asked);
  switch (code) {
    case 'FS':
      return colony.fighters
        .splice(Math.max(0, colony.fighters.length - asked))
        .map((wep) => salvageValue(rules, code, wep));
    case 'SB':
      return takeStarbases(rules, colony, asked);
    case 'PS': {
      const count = colony.shield === null ? 0 : 1;
      colony.shield = null;
      return Array.from({ length: count }, () => salvageValue(rules, code, 0));
    }
    case 'SP':
    case 'SY':
      return takeFacilities(rules, colony, code, asked, cst);
    case 'GB':
    case 'AA':
    case 'MD':
      return takeGround(rules, colony, code, asked);
  }
}

function takeWaiting(rules: Rules, colony: Colony, code: ClassCode, asked: number): number[] {
  const taken = colony.waiting.filter((ship) => ship.code === code).slice(0, asked);
  colony.waiting = colony.waiting.filter((ship) => !taken.includes(ship));
  return taken.map(({ wep }) => salvageValue(rules, code, wep));
}

function takeStarbases(rules: Rules, colony: Colony, asked: number): number[] {
  const oldFirst = colony.starbases.toSorted(
    (one, other) =>
      Number(one.state === 'undamaged') - Number(other.state === 'undamaged') || one.wep - other.wep,
  );
  const taken = oldFirst.slice(0, asked);
  colony.starbases = colony.starbases.filter((starbase) => !taken.includes(starbase));
  return taken.map(({ wep }) => salvageValue(rules, 'SB', wep));
}

function takeFacilities(
  rules: Rules,
  colony: Colony,
  code: FacilityCode,
  asked: number,
  cst: number,
): readonly number[] | OrderResult {
  const docks = docksOf(code, cst);
  const free = Math.max(0, freeDocks(colony, code, cst) - boughtDocks(colony, code));
  const idle = Math.floor(free / docks);
  if (idle === 0 && colony.facilities[code] > 0)
    return refused('in-use', `each ${code} has ${docks}, and ${free} of theirs are free`);
  const count = Math.min(asked, idle);
  colony.facilities[code] -= count;
  return Array.from({ length: count }, () => salvageValue(rules, code, 0));
}

function takeGround(rules: Rules, colony: Colony, code: GroundCode, asked: number): number[] {
  const units = colony.ground[code];
  const crippled = Math.min(asked, units.crippled);
  const undamaged = Math.min(asked - crippled, units.undamaged);
  units.crippled -= crippled;
  units.undamaged -= undamaged;
  return Array.from({ length: crippled + undamaged }, () => salvageValue(rules, code, 0));
}

/** Lands what a ship carries; settlers who find no place are lost, in millionths of a PTU. */
function land(rules: Rules, colonised: ColonisedSystem, { code, load, fighters }: Ship): number {
  const { colony } = colonised;
  if (code === 'TT') colony.ground.MD.undamaged += load;
  colony.fighters = bestFirst([...colony.fighters, ...fighters]);
  if (code !== 'ET') return 0;
  const gained = settle(rules, colonised, load);
  return lostOf(colony.pu, gained, load);
}

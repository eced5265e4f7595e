import type { OrderResult } from '@ec/engine';
import type { Colony, Job } from '../colony.js';
import { affordable, pay, receive } from '../economy/purse.js';
import { isSpacelift, shipRow } from '../forces/figures.js';
import type { House } from '../house.js';
import { coloniesOf, type ColonisedSystem } from '../lookup.js';
import { made, missingMoney, refused, type ResultCode } from '../orders/results.js';
import type { Rules } from '../parameters.js';
import type { Ec4xState } from '../state.js';
import { COST_PERCENT, SHIELD_REPLACED_TURNS } from '../tables/construction.js';
import { STARBASE } from '../tables/ships.js';
import type { ClassCode, FacilityCode } from '../types.js';
import { breakersOf } from './breakers.js';
import { buildTurns, constructionFor, isShip, productionCost } from './costs.js';
import { freeDocks, plantOf } from './docks.js';
import { addProject } from './projects.js';
import { salvageValue } from './salvage.js';

/** What a House wants built at a colony. */
export interface BuildWish {
  /** Where it holds docks; `null` for the industry of the colony. */
  readonly facility: FacilityCode | null;
  readonly code: ClassCode;
  /** At least 1 (included). */
  readonly count: number;
  /** An older weapons level, where it is asked for. */
  readonly wep: number | null;
  /** Fleet that new ships shall join. */
  readonly fleetId: number | null;
}

/**
 * Starts a project: as many as there are docks or plant, money and, of Planet-Breakers, colonies for. The full price is paid at once.
 *
 * @see seed 3
 */
export function build(
  state: Ec4xState,
  house: House,
  colonised: ColonisedSystem,
  wish: BuildWish,
): OrderResult {
  const { rules } = state;
  const { code, count, facility } = wish;
  const fault = faultOf(rules, house, colonised.colony, wish);
  if (fault) return fault;
  const wep = wish.wep ?? (hasWeapons(code) ? house.research.levels.wep : 0);
  const pc = productionCost(rules, code, wep);
  const percent = isShip(code) && facility === 'SP' ? COST_PERCENT.launch : 100;
  const price = pc * percent * 10;
  let most = count;
  let limit: Bound | undefined;
  for (const bound of roomFor(state, house, colonised.colony, wish, pc)) {
    if (bound.room < most) [most, limit] = [bound.room, bound];
  }
  const paid = affordable(house, price, most);
  if (paid < most) limit = undefined;
  if (paid > 0) start(rules, house, colonised.colony, { ...wish, count: paid }, wep, price);
  if (isLimitedByPlant(code)) colonised.colony.started += paid * pc;
  return limit
    ? made(paid, count, limit.code, limit.figures)
    : made(paid, count, 'no-money', () => missingMoney(house, price, 'one more'));
}

/** Why a House cannot build a class at a place at all. */
function faultOf(
  rules: Rules,
  { research: { levels } }: House,
  colony: Colony,
  { code, facility, wep }: BuildWish,
): OrderResult | undefined {
  const isPlace = isShip(code) ? facility !== null : facility === (code === 'SB' ? 'SY' : null);
  if (!isPlace || (facility && colony.facilities[facility] === 0)) return refused('needs-facility');
  const level = constructionFor(rules, code);
  if (levels.cst < level)
    return refused('needs-construction', `it takes ${level}, and yours is ${levels.cst}`);
  if (code === 'SY' && colony.facilities.SP === 0) return refused('needs-spaceport');
  if (code === 'PS' && levels.sld === 0) return refused('needs-shields', 'it takes 1, and yours is 0');
  if (code === 'PS' && colony.projects.some(({ kind }) => kind === 'shield'))
    return refused('ordered-already');
  if (wep !== null && !hasWeapons(code)) return refused('no-weapons');
  return wep !== null && wep > levels.wep
    ? refused('weapons-unknown', `${wep} is asked for, and yours is ${levels.wep}`)
    : undefined;
}

/** How many can be started at most, why no more, and with what figures. */
interface Bound {
  readonly room: number;
  readonly code: ResultCode;
  readonly figures?: () => string;
}

/** What bounds how many can be started. */
function roomFor(
  state: Ec4xState,
  house: House,
  colony: Colony,
  { code, facility }: BuildWish,
  pc: number,
): Bound[] {
  const { cst } = house.research.levels;
  const bounds: Bound[] = [];
  if (facility) {
    const free = freeDocks(colony, facility, cst);
    const docks = hullOf(state.rules, code);
    const figures = (): string => `each takes ${docks}, and ${free} were free`;
    bounds.push({ room: Math.floor(free / docks), code: 'needs-docks', figures });
  }
  if (code === 'PS') bounds.push({ room: 1, code: 'ordered-already' });
  if (isLimitedByPlant(code)) {
    const free = plantOf(state.rules, colony.gcp, cst) - colony.started;
    const figures = (): string => `each takes ${pc} XMR of its product, and there were ${Math.max(0, free)}`;
    bounds.push({ room: Math.max(0, Math.floor(free / pc)), code: 'needs-plant', figures });
  }
  if (code === 'PB') {
    const colonies = coloniesOf(state, house.id);
    const breakers = breakersOf(house, colonies);
    const figures = (): string => `there were ${breakers}, and ${colonies.length} colonies`;
    bounds.push({ room: Math.max(0, colonies.length - breakers), code: 'too-many-breakers', figures });
  }
  return bounds;
}

/** Pays for a project and adds it; a shield takes the place of another, which is salvaged. */
function start(
  rules: Rules,
  house: House,
  colony: Colony,
  wish: BuildWish,
  wep: number,
  price: number,
): void {
  const { code, count, facility } = wish;
  pay(house, price * count);
  let turns = buildTurns(rules, code);
  if (code === 'PS' && colony.shield !== null) {
    receive(house, salvageValue(rules, 'PS', 0));
    colony.shield = null;
    turns = SHIELD_REPLACED_TURNS;
  }
  const docks = facility ? count * hullOf(rules, code) : 0;
  addProject(house, colony, { facility, docks, turns, paid: price * count }, jobOf(house, wish, wep));
}

function jobOf({ research: { levels } }: House, { code, count, fleetId }: BuildWish, wep: number): Job {
  switch (code) {
    case 'FS':
      return { kind: 'fighters', count, wep };
    case 'SB':
      return { kind: 'starbases', count, wep };
    case 'PS':
      return { kind: 'shield', level: levels.sld };
    case 'SP':
    case 'SY':
      return { kind: 'facility', code, count };
    case 'GB':
    case 'AA':
    case 'MD':
      return { kind: 'ground', code, count };
    case 'SC':
      return { kind: 'ships', code, count, wep, level: levels.eli, fleetId };
    case 'RR':
      return { kind: 'ships', code, count, wep, level: levels.clk, fleetId };
    case 'CT':
    case 'FG':
    case 'DD':
    case 'CL':
    case 'CA':
    case 'BC':
    case 'BB':
    case 'DN':
    case 'SD':
    case 'PB':
    case 'CV':
    case 'CX':
    case 'ET':
    case 'TT':
      return { kind: 'ships', code, count, wep, level: 0, fleetId };
  }
}

function hullOf(rules: Rules, code: ClassCode): number {
  return isShip(code) ? shipRow(rules, code).hs : STARBASE.hs;
}

/** Whether weapons levels apply to a class. */
function hasWeapons(code: ClassCode): boolean {
  return code === 'FS' || code === 'SB' || (isShip(code) && !isSpacelift(code));
}

/** Whether a colony may start only so much of a class in a turn. */
function isLimitedByPlant(code: ClassCode): boolean {
  return code === 'FS' || code === 'AA' || code === 'MD' || code === 'PS';
}

import type { WrittenOrders } from '@ec/orders-parser';
import type { Fleet } from '../fleet.js';
import { isCombatShip } from '../forces/figures.js';
import { hasCombatShip, shipsOf } from '../forces/squadron.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xView } from '../view/view.js';
import { explore } from './expand.js';
import { invest } from './invest.js';
import { legalSheet } from './legal-sheet.js';
import {
  bestWarship,
  countOf,
  fortify,
  hexOf,
  isForeign,
  isIdle,
  nearest,
  placeOf,
  shipyardsOf,
  study,
  totalOf,
  warships,
  type Base,
} from './plans.js';

/** When an army sets out: with how many transports and warships at least. */
export interface Muster {
  readonly transports: number;
  readonly escorts: number;
  /** Warships for each hundred turns that are wanted in addition; a quarter as many transports. */
  readonly growth: number;
}

/** How a conqueror musters. Others grow as well, so it waits for more every turn. */
const MUSTER: Muster = { transports: 6, escorts: 10, growth: 100 };
/** Turns for each further transport. */
const TURNS_PER_TRANSPORT = 4;
/** All warships that it has, in percent of those of an army. */
const MOST_PERCENT = 200;
/** Shipyards of the base, and XMR from which on it builds them. */
const SHIPYARDS = 4;
const SHIPYARD_PURSE = 300;
/** Batteries and armies at home. */
const HOME_GUARD = 4;
/** Fights on against twice its own strength. */
const ROE = 8;

/** A player who gathers an army at home, and sends it to take the colonies of others, the nearest first, until its Marines are used up. */
export function conqueror(view: Ec4xView): WrittenOrders<Ec4xOrder> {
  return legalSheet(view, conquests(view));
}

/** What a conqueror orders. */
export function conquests(view: Ec4xView, muster: Muster = MUSTER): Ec4xOrder[] {
  const [base] = shipyardsOf(view);
  if (!base) return [];
  return [
    ...explore(view),
    ...arm(view, base, muster),
    ...fortify(base, HOME_GUARD),
    ...march(view, base, muster),
    ...study(view, { wep: 10, cst: 10, el: 30, sl: 10 }),
    ...invest(view),
  ];
}

/** Builds the army and repairs it. */
function arm(view: Ec4xView, base: Base, muster: Muster): Ec4xOrder[] {
  const system = hexOf(base);
  const orders: Ec4xOrder[] = [];
  for (const fleet of armyAt(view, base)) {
    const crippled = fleet.squadrons.filter(({ state }) => state === 'crippled').map(({ id }) => id);
    if (crippled.length > 0) orders.push({ kind: 'repairSquadrons', squadrons: crippled });
  }
  const crew = transportsOf(view, muster);
  const transports = crew - totalOf(view, 'TT');
  if (transports > 0) orders.push({ kind: 'buildAtShipyard', system, code: 'TT', count: transports });
  const marines = 1 + crew - base.colony.ground.MD.undamaged;
  if (marines > 0) orders.push({ kind: 'buildAtColony', system, code: 'MD', count: marines });
  const escorts = Math.floor((escortsOf(view, muster) * MOST_PERCENT) / 100) - warships(view);
  if (escorts > 0) orders.push({ kind: 'buildAtShipyard', system, code: bestWarship(view), count: escorts });
  const { facilities, projects } = base.colony;
  const isBuilding = projects.some(({ kind }) => kind === 'facility');
  if (view.own.treasury > 1000 * SHIPYARD_PURSE && facilities.SY < SHIPYARDS && !isBuilding)
    orders.push({ kind: 'buildAtColony', system, code: 'SY', count: 1 });
  return orders;
}

/** Gathers the fleets at home and sends them out when they are enough; an army abroad goes on while it has Marines, and else comes back. */
function march(view: Ec4xView, base: Base, muster: Muster): Ec4xOrder[] {
  const orders: Ec4xOrder[] = [];
  for (const army of view.own.fleets.filter((fleet) => fleet.systemId !== base.id && isOfArmy(fleet)))
    orders.push(
      ...board(view, army),
      attack(view, [army], 1, muster.escorts) ?? { kind: 'move', fleet: army.id, system: hexOf(base) },
    );
  const atHome = armyAt(view, base);
  orders.push(...atHome.flatMap((fleet) => board(view, fleet)));
  const [army, ...others] = atHome;
  if (!army) return orders;
  for (const { id: fleet } of others) orders.push({ kind: 'merge', fleet, into: army.id });
  const order = attack(view, atHome, transportsOf(view, muster), escortsOf(view, muster));
  return order ? [...orders, order] : orders;
}

/** Orders fleets that are one by now to take the nearest colony of another House, if they carry so many Marines and have so many warships. */
function attack(
  view: Ec4xView,
  fleets: readonly Fleet[],
  leastMarines: number,
  leastEscorts: number,
): Ec4xOrder | null {
  const ships = fleets.flatMap(shipsOf);
  const aboard = ships.filter(({ code, load }) => code === 'TT' && load > 0).length;
  const marines = fleets.reduce((sum, fleet) => sum + boarding(view, fleet), aboard);
  const escorts = ships.filter(({ code }) => isCombatShip(code)).length;
  const [army] = fleets;
  if (!army || marines < leastMarines || escorts < leastEscorts) return null;
  const target = nearest(view.systems.filter(isForeign), placeOf(view, army));
  if (!target) return null;
  // to bomb a young colony is to kill all its people
  return { kind: target.isHome ? 'invade' : 'blitz', fleet: army.id, system: hexOf(target), roe: ROE };
}

function transportsOf({ turn }: Ec4xView, { transports, growth }: Muster): number {
  return transports + Math.floor((turn * growth) / 100 / TURNS_PER_TRANSPORT);
}

function escortsOf({ turn }: Ec4xView, { escorts, growth }: Muster): number {
  return escorts + Math.floor((turn * growth) / 100);
}

function armyAt({ own }: Ec4xView, base: Base): Fleet[] {
  return own.fleets.filter((fleet) => fleet.systemId === base.id && isOfArmy(fleet));
}

/** Whether a fleet with warships or transports waits for orders. */
function isOfArmy(fleet: Fleet): boolean {
  return isIdle(fleet) && (hasCombatShip(fleet) || countOf(fleet, 'TT') > 0);
}

/** Takes Marines aboard at an own colony; one division stays. */
function board(view: Ec4xView, fleet: Fleet): Ec4xOrder[] {
  const count = boarding(view, fleet);
  return count > 0 ? [{ kind: 'load', fleet: fleet.id, cargo: 'MD', count }] : [];
}

function boarding({ systems }: Ec4xView, fleet: Fleet): number {
  const { colony } = systems[fleet.systemId - 1] ?? {};
  const empty = shipsOf(fleet).filter(({ code, load }) => code === 'TT' && load === 0).length;
  return colony ? Math.max(0, Math.min(empty, colony.ground.MD.undamaged - 1)) : 0;
}

import type { WrittenOrders } from '@ec/orders-parser';
import { hasCombatShip } from '../forces/squadron.js';
import { MILLION } from '../arithmetic/people.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xView } from '../view/view.js';
import { expand, explore } from './expand.js';
import { invest } from './invest.js';
import { legalSheet } from './legal-sheet.js';
import {
  basesOf,
  bestWarship,
  countOf,
  fortify,
  hexOf,
  isIdle,
  raiseWorlds,
  study,
  warships,
  type Base,
} from './plans.js';

/** ETACs that it has or builds at a time. */
const ETACS = 6;
/** Batteries and armies at the home and at every other colony. */
const HOME_GUARD = 12;
const GUARD = 2;
/** Warships that it has at most, and how many turns it takes for each. */
const MOST_WARSHIPS = 20;
const TURNS_PER_WARSHIP = 2;
/** Percent of the purse for industry, as long as it yields: while there is a unit for every two people. */
const INDUSTRY = 60;
/** Percent of the purse for points of each line. */
const RESEARCH = { el: 60, sl: 10, ter: 10, cst: 10, wep: 10, sld: 10, eli: 10 } as const;
/** Transfer units that it sends in a turn to each of some colonies, from so much XMR on, until so many people live there. */
const SETTLERS = 5;
const DESTINATIONS = 3;
const SETTLERS_PURSE = 500;
const SETTLED = 20;

/** A player who founds colonies and raises their planets, buys industry and research, guards what it has, and leaves others alone. */
export function builder(view: Ec4xView): WrittenOrders<Ec4xOrder> {
  return legalSheet(view, builds(view));
}

/** What a builder orders. */
export function builds(view: Ec4xView): Ec4xOrder[] {
  const [home] = basesOf(view);
  if (!home) return [];
  return [...lives(view, home), ...industrialize(view, home), ...study(view, RESEARCH), ...grows(view, home)];
}

/** What a builder orders who saves: no industry, no research, no public works. */
export function saves(view: Ec4xView): Ec4xOrder[] {
  const [home] = basesOf(view);
  return home ? lives(view, home) : [];
}

function lives(view: Ec4xView, home: Base): Ec4xOrder[] {
  return [
    ...expand(view, ETACS),
    ...explore(view),
    ...raiseWorlds(view),
    ...defend(view, home),
    ...guard(view, home),
  ];
}

function grows(view: Ec4xView, home: Base): Ec4xOrder[] {
  return [...populate(view, home), ...invest(view)];
}

/** Batteries and armies for all colonies, warships and Starbases for the home. */
function defend(view: Ec4xView, home: Base): Ec4xOrder[] {
  const system = hexOf(home);
  const orders = basesOf(view).flatMap((base) => fortify(base, base === home ? HOME_GUARD : GUARD));
  const wanted = Math.min(MOST_WARSHIPS, Math.floor(view.turn / TURNS_PER_WARSHIP));
  if (warships(view) < wanted)
    orders.push({ kind: 'buildAtShipyard', system, code: bestWarship(view), count: 1 });
  const isBuilding = home.colony.projects.some(({ kind }) => kind === 'starbases');
  if (home.colony.starbases.length < view.rules['sb.bonus.max'] && !isBuilding)
    orders.push({ kind: 'buildAtShipyard', system, code: 'SB', count: 1 });
  return orders;
}

/** Gathers all warships at home, in one fleet that guards it; those with an ETAC go with it first. */
function guard({ own }: Ec4xView, home: Base): Ec4xOrder[] {
  const fleets = own.fleets.filter((fleet) => hasCombatShip(fleet) && countOf(fleet, 'ET') === 0);
  const abroad = fleets.filter((fleet) => fleet.systemId !== home.id && isIdle(fleet));
  const orders = abroad.map(({ id }): Ec4xOrder => ({ kind: 'move', fleet: id, system: hexOf(home) }));
  const [first, ...others] = fleets.filter(({ systemId }) => systemId === home.id);
  if (!first) return orders;
  for (const { id } of others) orders.push({ kind: 'merge', fleet: id, into: first.id });
  if (isIdle(first)) orders.push({ kind: 'guard', fleet: first.id, system: hexOf(home) });
  return orders;
}

/** Industry at home, while it adds to the product. */
function industrialize({ own, rules }: Ec4xView, { colony, ...home }: Base): Ec4xOrder[] {
  const missing = Math.floor(colony.pu / (2 * MILLION)) - colony.iu;
  const paid = Math.floor((own.treasury * INDUSTRY) / 100 / (1000 * rules['iu.price']));
  const count = Math.min(missing, paid);
  return count > 0 ? [{ kind: 'industry', system: hexOf(home), count }] : [];
}

/** Sends people from home to young colonies when it is rich. */
function populate(view: Ec4xView, home: Base): Ec4xOrder[] {
  if (view.own.treasury < 1000 * SETTLERS_PURSE) return [];
  return basesOf(view)
    .filter(({ colony }) => colony.pu < MILLION * SETTLED)
    .slice(0, DESTINATIONS)
    .map((base) => ({ kind: 'migrate', from: hexOf(home), to: hexOf(base), count: SETTLERS }));
}

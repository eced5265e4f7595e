import type { WrittenOrders } from '@ec/orders-parser';
import { dateOf } from '../calendar.js';
import type { Fleet } from '../fleet.js';
import { isAllOf } from '../forces/squadron.js';
import type { SpyResult } from '../knowledge.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { ESPIONAGE, ESPIONAGE_SHARE } from '../tables/espionage.js';
import type { SystemView } from '../view/systems.js';
import type { Ec4xView } from '../view/view.js';
import { expand } from './expand.js';
import { legalSheet } from './legal-sheet.js';
import {
  basesOf,
  fortify,
  hexOf,
  isIdle,
  nearest,
  othersByPrestige,
  placeOf,
  study,
  totalOf,
  type Base,
} from './plans.js';

/** Scouts that it has or builds, and how many it orders in a turn. */
const SCOUTS = 12;
const SCOUTS_A_TURN = 2;
/** Batteries and armies at home. */
const HOME_GUARD = 8;
/** Counter points that it keeps. */
const COUNTER_POINTS = 5;
/** XMR that it saves: a great purse pays for espionage without a scandal, and bears interest. */
const SAVINGS = 1500;

/** A player who lives by prestige: Scouts spy on planets and systems, money buys acts of espionage, and what is left is saved. */
export function spy(view: Ec4xView): WrittenOrders<Ec4xOrder> {
  const [home] = basesOf(view);
  if (!home) return legalSheet(view, []);
  return legalSheet(view, [
    ...expand(view, 2),
    ...watch(view, home),
    ...plot(view),
    ...fortify(home, HOME_GUARD),
    ...(view.own.treasury > 1000 * SAVINGS ? study(view, { el: 20, sl: 10, eli: 10 }) : []),
  ]);
}

/** Sends every Scout that has reported everything to the nearest system that it can win prestige from, and builds more. */
function watch(view: Ec4xView, home: Base): Ec4xOrder[] {
  const { year } = dateOf(view.turn + 1);
  const known = new Set(
    view.own.knowledge.spied.filter((one) => one.year === year).map((one) => keyOf(one.systemId, one.result)),
  );
  for (const { order } of view.own.fleets)
    if (order.systemId !== null) known.add(`${order.systemId} ${order.kind}`);
  const news = view.systems.flatMap((system) =>
    missionsAt(system)
      .filter((kind) => !known.has(keyOf(system.id, kind)))
      .map((kind) => ({ ...hexOf(system), kind })),
  );
  const orders: Ec4xOrder[] = [];
  for (const fleet of view.own.fleets) {
    if (!isFreeSpy(fleet)) continue;
    const target = nearest(news, placeOf(view, fleet));
    if (!target) break;
    news.splice(news.indexOf(target), 1);
    orders.push({ kind: target.kind, fleet: fleet.id, system: hexOf(target) });
  }
  const wanted = Math.min(SCOUTS_A_TURN, SCOUTS - totalOf(view, 'SC'));
  for (let i = 0; i < wanted; i++)
    orders.push({ kind: 'buildAtShipyard', system: hexOf(home), code: 'SC', count: 1 });
  return orders;
}

/** Buys as many points as cause no scandal, and strikes at the foremost other House. */
function plot(view: Ec4xView): Ec4xOrder[] {
  const { own, rules } = view;
  const count = Math.floor((own.treasury * ESPIONAGE_SHARE) / 100 / (1000 * rules['ebp.price']));
  const orders: Ec4xOrder[] = [];
  if (count > 0) orders.push({ kind: 'buy', points: 'ebp', count });
  if (count > 0 && own.cip < COUNTER_POINTS) orders.push({ kind: 'buy', points: 'cip', count });
  const [foremost] = othersByPrestige(view);
  if (foremost && own.ebp + count >= ESPIONAGE.assassinate.ebp)
    orders.push({ kind: 'subvertHouse', action: 'assassinate', house: foremost.id });
  return orders;
}

/** What Scouts do at a system: look there first, then spy on whoever lives there. */
function missionsAt({ colony, sighting }: SystemView): Extract<SpyResult, 'spyPlanet' | 'spySystem'>[] {
  if (!sighting) return ['spySystem'];
  return colony || sighting.owner === null ? [] : ['spyPlanet', 'spySystem'];
}

/** Whether a fleet of Scouts waits, or spies where it is. */
function isFreeSpy(fleet: Fleet): boolean {
  const { systemId, order } = fleet;
  return (isIdle(fleet) || order.systemId === systemId) && isAllOf(fleet, 'SC');
}

function keyOf(systemId: number, result: SpyResult): string {
  return `${systemId} ${result}`;
}

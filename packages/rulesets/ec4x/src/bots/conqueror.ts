import { botFigure, defaultsOf, defineBot, type Bot, type ParametersOf } from '@ec/engine';
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
  offerPacts,
  PACTS,
  placeOf,
  shipyardsOf,
  study,
  totalOf,
  warships,
  type Base,
} from './plans.js';

/** Turns for each further transport. */
const TURNS_PER_TRANSPORT = 4;

/** How a conqueror plays. Others grow as well, so it waits for a larger army every turn. */
const FIGURES = [
  botFigure('transports', 6, [1, 60], 'ships', 'Transports with which an army sets out at least.'),
  botFigure('escorts', 10, [0, 99], 'ships', 'Warships with which an army sets out at least.'),
  botFigure(
    'growth',
    100,
    [0, 500],
    'ships',
    'Warships more for each hundred turns; a quarter as many transports.',
  ),
  botFigure('warships', 200, [100, 500], 'percent', 'All warships that it has, of those of an army.'),
  botFigure('shipyards', 4, [1, 20], 'shipyards', 'Shipyards of its base.'),
  botFigure('shipyardPurse', 300, [0, 9_999], 'XMR', 'Treasury from which on it builds shipyards.'),
  botFigure('guard', 4, [0, 60], 'units', 'Batteries, and as many armies, at home.'),
  botFigure(
    'roe',
    8,
    [0, 10],
    'rule of engagement',
    'When its armies fight on: 8 is against twice its own strength.',
  ),
  PACTS,
] as const;

type Conquest = ParametersOf<typeof FIGURES>;

const DEFAULTS = /* @__PURE__ */ defaultsOf(FIGURES);

/** A player who gathers an army at home, and sends it to take the colonies of others, the nearest first, until its Marines are used up. */
export const conqueror: Bot<Ec4xView, Ec4xOrder> = defineBot(FIGURES, (view: Ec4xView, _, values) =>
  legalSheet(view, conquests(view, values)),
);

/** What a conqueror orders. */
export function conquests(view: Ec4xView, given: Partial<Conquest> = {}): Ec4xOrder[] {
  const values = { ...DEFAULTS, ...given };
  const [base] = shipyardsOf(view);
  if (!base) return [];
  return [
    ...offerPacts(view, values.pacts),
    ...explore(view),
    ...arm(view, base, values),
    ...fortify(base, values.guard),
    ...march(view, base, values),
    ...study(view, { wep: 10, cst: 10, el: 30, sl: 10 }),
    ...invest(view),
  ];
}

/** Builds the army and repairs it. */
function arm(view: Ec4xView, base: Base, values: Conquest): Ec4xOrder[] {
  const system = hexOf(base);
  const orders: Ec4xOrder[] = [];
  for (const fleet of armyAt(view, base)) {
    const crippled = fleet.squadrons.filter(({ state }) => state === 'crippled').map(({ id }) => id);
    if (crippled.length > 0) orders.push({ kind: 'repairSquadrons', squadrons: crippled });
  }
  const crew = transportsOf(view, values);
  const transports = crew - totalOf(view, 'TT');
  if (transports > 0) orders.push({ kind: 'buildAtShipyard', system, code: 'TT', count: transports });
  const marines = 1 + crew - base.colony.ground.MD.undamaged;
  if (marines > 0) orders.push({ kind: 'buildAtColony', system, code: 'MD', count: marines });
  const escorts = Math.floor((escortsOf(view, values) * values.warships) / 100) - warships(view);
  if (escorts > 0) orders.push({ kind: 'buildAtShipyard', system, code: bestWarship(view), count: escorts });
  const { facilities, projects } = base.colony;
  const isBuilding = projects.some(({ kind }) => kind === 'facility');
  if (view.own.treasury > 1000 * values.shipyardPurse && facilities.SY < values.shipyards && !isBuilding)
    orders.push({ kind: 'buildAtColony', system, code: 'SY', count: 1 });
  return orders;
}

/** Gathers the fleets at home and sends them out when they are enough; an army abroad goes on while it has Marines, and else comes back. */
function march(view: Ec4xView, base: Base, values: Conquest): Ec4xOrder[] {
  const orders: Ec4xOrder[] = [];
  for (const army of view.own.fleets.filter((fleet) => fleet.systemId !== base.id && isOfArmy(fleet)))
    orders.push(
      ...board(view, army),
      attack(view, [army], { transports: 1, escorts: values.escorts, roe: values.roe }) ?? {
        kind: 'move',
        fleet: army.id,
        system: hexOf(base),
      },
    );
  const atHome = armyAt(view, base);
  orders.push(...atHome.flatMap((fleet) => board(view, fleet)));
  const [army, ...others] = atHome;
  if (!army) return orders;
  for (const { id: fleet } of others) orders.push({ kind: 'merge', fleet, into: army.id });
  const [transports, escorts] = [transportsOf(view, values), escortsOf(view, values)];
  const order = attack(view, atHome, { transports, escorts, roe: values.roe });
  return order ? [...orders, order] : orders;
}

/** Orders fleets that are one by now to take the nearest colony of another House, if they carry so many Marines and have so many warships. */
function attack(
  view: Ec4xView,
  fleets: readonly Fleet[],
  least: Pick<Conquest, 'transports' | 'escorts' | 'roe'>,
): Ec4xOrder | null {
  const ships = fleets.flatMap(shipsOf);
  const aboard = ships.filter(({ code, load }) => code === 'TT' && load > 0).length;
  const marines = fleets.reduce((sum, fleet) => sum + boarding(view, fleet), aboard);
  const escorts = ships.filter(({ code }) => isCombatShip(code)).length;
  const [army] = fleets;
  if (!army || marines < least.transports || escorts < least.escorts) return null;
  const target = nearest(view.systems.filter(isForeign), placeOf(view, army));
  if (!target) return null;
  // to bomb a young colony is to kill all its people
  return { kind: target.isHome ? 'invade' : 'blitz', fleet: army.id, system: hexOf(target), roe: least.roe };
}

function transportsOf({ turn }: Ec4xView, { transports, growth }: Conquest): number {
  return transports + Math.floor((turn * growth) / 100 / TURNS_PER_TRANSPORT);
}

function escortsOf({ turn }: Ec4xView, { escorts, growth }: Conquest): number {
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

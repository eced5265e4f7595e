import { botFigure, defaultsOf, defineBot, type Bot, type ParametersOf } from '@ec/engine';
import { MILLION } from '../arithmetic/people.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xView } from '../view/view.js';
import { expand, explore } from './expand.js';
import { invest } from './invest.js';
import { legalSheet } from './legal-sheet.js';
import {
  basesOf,
  bestWarship,
  fortify,
  hexOf,
  isIdle,
  isOfWarships,
  offerPacts,
  PACTS,
  raiseWorlds,
  study,
  warships,
  type Base,
} from './plans.js';

/** Percent of the purse for points of each line. */
const RESEARCH = { el: 60, sl: 10, ter: 10, cst: 10, wep: 10, sld: 10, eli: 10 } as const;
/** Colonies in a turn to which it sends people, and millions of people from which on a colony gets none. */
const DESTINATIONS = 3;
const SETTLED = 20;

/** How a builder plays. */
const FIGURES = [
  botFigure('etacs', 6, [0, 30], 'ships', 'ETACs that it has or builds at a time.'),
  botFigure('homeGuard', 12, [0, 60], 'units', 'Batteries, and as many armies, at home.'),
  botFigure('guard', 2, [0, 60], 'units', 'Batteries, and as many armies, at every other colony.'),
  botFigure('warships', 20, [0, 200], 'ships', 'Warships that it has at most.'),
  botFigure('pace', 2, [1, 50], 'turns', 'Turns for each warship.'),
  botFigure('industry', 60, [0, 100], 'percent', 'Part of the purse for industry, as long as it yields.'),
  botFigure(
    'settlers',
    5,
    [0, 50],
    'PTU',
    'Transfer units that it sends in a turn to each of three young colonies.',
  ),
  botFigure('settlersPurse', 500, [0, 9_999], 'XMR', 'Treasury from which on it sends them.'),
  PACTS,
] as const;

type Building = ParametersOf<typeof FIGURES>;

const DEFAULTS = /* @__PURE__ */ defaultsOf(FIGURES);

/** A player who founds colonies and raises their planets, buys industry and research, guards what it has, and leaves others alone. */
export const builder: Bot<Ec4xView, Ec4xOrder> = defineBot(FIGURES, (view: Ec4xView, _, values) =>
  legalSheet(view, builds(view, values)),
);

/** What a builder orders. */
export function builds(view: Ec4xView, values: Building = DEFAULTS): Ec4xOrder[] {
  const [home] = basesOf(view);
  if (!home) return [];
  return [
    ...offerPacts(view, values.pacts),
    ...lives(view, home, values),
    ...industrialize(view, home, values),
    ...study(view, RESEARCH),
    ...populate(view, home, values),
    ...invest(view),
  ];
}

/** What a builder orders who saves: no industry, no research, no public works. */
export function saves(view: Ec4xView): Ec4xOrder[] {
  const [home] = basesOf(view);
  return home ? lives(view, home, DEFAULTS) : [];
}

function lives(view: Ec4xView, home: Base, values: Building): Ec4xOrder[] {
  return [
    ...expand(view, values.etacs),
    ...explore(view),
    ...raiseWorlds(view),
    ...defend(view, home, values),
    ...guard(view, home),
  ];
}

/** Batteries and armies for all colonies, warships and Starbases for the home. */
function defend(view: Ec4xView, home: Base, values: Building): Ec4xOrder[] {
  const system = hexOf(home);
  const orders = basesOf(view).flatMap((base) =>
    fortify(base, base === home ? values.homeGuard : values.guard),
  );
  const wanted = Math.min(values.warships, Math.floor(view.turn / values.pace));
  if (warships(view) < wanted)
    orders.push({ kind: 'buildAtShipyard', system, code: bestWarship(view), count: 1 });
  const isBuilding = home.colony.projects.some(({ kind }) => kind === 'starbases');
  if (home.colony.starbases.length < view.rules['sb.bonus.max'] && !isBuilding)
    orders.push({ kind: 'buildAtShipyard', system, code: 'SB', count: 1 });
  return orders;
}

/** Gathers all warships at home, in one fleet that guards it; those with an ETAC go with it first. */
function guard({ own }: Ec4xView, home: Base): Ec4xOrder[] {
  const fleets = own.fleets.filter(isOfWarships);
  const abroad = fleets.filter((fleet) => fleet.systemId !== home.id && isIdle(fleet));
  const orders = abroad.map(({ id }): Ec4xOrder => ({ kind: 'move', fleet: id, system: hexOf(home) }));
  const [first, ...others] = fleets.filter(({ systemId }) => systemId === home.id);
  if (!first) return orders;
  for (const { id } of others) orders.push({ kind: 'merge', fleet: id, into: first.id });
  if (isIdle(first)) orders.push({ kind: 'guard', fleet: first.id, system: hexOf(home) });
  return orders;
}

/** Industry at home, while it adds to the product. */
function industrialize({ own, rules }: Ec4xView, { colony, ...home }: Base, values: Building): Ec4xOrder[] {
  const missing = Math.floor(colony.pu / (2 * MILLION)) - colony.iu;
  const paid = Math.floor((own.treasury * values.industry) / 100 / (1000 * rules['iu.price']));
  const count = Math.min(missing, paid);
  return count > 0 ? [{ kind: 'industry', system: hexOf(home), count }] : [];
}

/** Sends people from home to young colonies when it is rich. */
function populate(view: Ec4xView, home: Base, { settlers, settlersPurse }: Building): Ec4xOrder[] {
  if (settlers === 0 || view.own.treasury < 1000 * settlersPurse) return [];
  return basesOf(view)
    .filter(({ colony }) => colony.pu < MILLION * SETTLED)
    .slice(0, DESTINATIONS)
    .map((base) => ({ kind: 'migrate', from: hexOf(home), to: hexOf(base), count: settlers }));
}

/** What players with a plan have in common. */
import { botFigure } from '@ec/engine';
import { derivedLast } from '@ec/prng';
import { isUpgradeTurn } from '../calendar.js';
import { constructionFor } from '../construction/costs.js';
import type { Fleet } from '../fleet.js';
import { isCombatShip } from '../forces/figures.js';
import { hasCombatShip } from '../forces/squadron.js';
import { distance, type Hex } from '../map/hexes.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { affordablePoints, levelPoints } from '../research/prices.js';
import { LINES, SHIP_CODES, type GroundCode, type Line, type ShipCode } from '../types.js';
import type { HouseView } from '../view/houses.js';
import type { SystemView } from '../view/systems.js';
import type { Ec4xView } from '../view/view.js';

const COMBAT_SHIPS = SHIP_CODES.filter(isCombatShip);

/** Warships without a purpose of their own, from the weakest to the strongest. */
const WARSHIPS = ['CL', 'CA', 'BC', 'BB', 'DN', 'SD'] as const satisfies readonly ShipCode[];

/** A system with the own colony. */
export type Base = SystemView & { readonly colony: NonNullable<SystemView['colony']> };

/** Own colonies, the one of the greatest product first. */
export function basesOf({ systems }: Ec4xView): readonly Base[] {
  return basesAmong(systems);
}

const basesAmong = /* @__PURE__ */ derivedLast((systems: readonly SystemView[]) =>
  systems
    .filter((system): system is Base => system.colony !== null)
    .toSorted((one, other) => other.colony.gcp - one.colony.gcp || one.id - other.id),
);

/** Own colonies with a shipyard, the one of the greatest product first. */
export function shipyardsOf(view: Ec4xView): Base[] {
  return basesOf(view).filter(({ colony }) => colony.facilities.SY > 0);
}

/** The nearest of some systems: of equals the one of the lowest ID, as they stand in its order. */
export function nearest<T extends Hex>(systems: readonly T[], from: Hex): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const system of systems) {
    const jumps = distance(system, from);
    if (jumps < least) [best, least] = [system, jumps];
  }
  return best;
}

/** Where a fleet is. */
export function placeOf({ systems }: Ec4xView, { systemId }: Fleet): Hex {
  return systems[systemId - 1] ?? { q: 0, r: 0 };
}

/** Coordinates alone, as orders have them. */
export function hexOf({ q, r }: Hex): Hex {
  return { q, r };
}

/** Other Houses in the game, that of most prestige first. */
export function othersByPrestige({ own, houses }: Ec4xView): HouseView[] {
  return houses
    .filter(({ id, status }) => id !== own.id && status === 'playing')
    .toSorted((one, other) => other.prestige - one.prestige || one.id - other.id);
}

/** The parameter of bots that may make pacts. */
export const PACTS = botFigure(
  'pacts',
  0,
  [0, 1],
  'switch',
  'Whether it offers all Houses a pact in the first turn, and keeps it.',
);

/**
 * Offers all other Houses a pact in the first turn. Later, nothing is offered or ended.
 *
 * @param pacts - see {@link PACTS}
 */
export function offerPacts(view: Ec4xView, pacts: number): Ec4xOrder[] {
  if (pacts === 0 || view.turn > 0) return [];
  return othersByPrestige(view).map(({ id }) => ({ kind: 'stance', house: id, stance: 'pact' }));
}

/** Whether a fleet can fight, and has no settlers with it, who have something else to do. */
export function isOfWarships(fleet: Fleet): boolean {
  return hasCombatShip(fleet) && countOf(fleet, 'ET') === 0;
}

/** Whether another House has a colony in a system, as far as it is known; all home worlds that were not seen have one. */
export function isForeign({ isHome, colony, sighting }: SystemView): boolean {
  return !colony && (sighting ? typeof sighting.owner === 'number' : isHome);
}

/** Ships of a class in a fleet. */
export function countOf(fleet: Fleet, code: ShipCode): number {
  let count = 0;
  for (const { ships } of fleet.squadrons) for (const ship of ships) if (ship.code === code) count += 1;
  return count;
}

/** Ships of some classes that a House has or builds. */
export function totalOf(view: Ec4xView, ...codes: readonly ShipCode[]): number {
  const counts = shipCounts(view);
  return codes.reduce((total, code) => total + (counts.get(code) ?? 0), 0);
}

/** Ships of each class that a House has or builds. */
const shipCounts = /* @__PURE__ */ derivedLast((view: Ec4xView): ReadonlyMap<ShipCode, number> => {
  const counts = new Map<ShipCode, number>();
  const add = (code: ShipCode, count: number): void => void counts.set(code, (counts.get(code) ?? 0) + count);
  for (const { colony } of basesOf(view))
    for (const project of colony.projects) if (project.kind === 'ships') add(project.code, project.count);
  for (const { squadrons } of view.own.fleets)
    for (const { ships } of squadrons) for (const { code } of ships) add(code, 1);
  return counts;
});

/** Whether a fleet has nothing to do. */
export function isIdle({ order }: Fleet): boolean {
  return order.kind === 'hold';
}

/** Combat ships that a House has or builds. */
export function warships(view: Ec4xView): number {
  return totalOf(view, ...COMBAT_SHIPS);
}

/** The strongest of plain warships that a House can build. */
export function bestWarship({ own, rules }: Ec4xView): ShipCode {
  const { cst } = own.research.levels;
  return WARSHIPS.findLast((code) => constructionFor(rules, code) <= cst) ?? 'CL';
}

/** Orders batteries and armies, up to as many of each at a colony. */
export function fortify(base: Base, most: number): Ec4xOrder[] {
  return (['GB', 'AA'] as const).flatMap((code): Ec4xOrder[] => {
    const { undamaged, crippled } = base.colony.ground[code];
    const count = most - undamaged - crippled - underWay(base, code);
    return count > 0 ? [{ kind: 'buildAtColony', system: hexOf(base), code, count }] : [];
  });
}

/** Makes planets of every class better, where it knows how and can pay. */
export function raiseWorlds(view: Ec4xView): Ec4xOrder[] {
  return basesOf(view)
    .filter(({ colony }) => colony.projects.every(({ kind }) => kind !== 'terraforming'))
    .filter(({ sighting }) => sighting && sighting.planetClass !== 'eden')
    .map((base) => ({ kind: 'terraform', system: hexOf(base) }));
}

/** Ground units that a colony builds or repairs. */
function underWay({ colony }: Base, code: GroundCode): number {
  return colony.projects.reduce(
    (sum, project) => sum + ('code' in project && project.code === code ? project.count : 0),
    0,
  );
}

/** Buys points with percentages of the purse, no more than the next level takes, and in months 1 and 6 all levels that there are points for. */
export function study({ own, turn }: Ec4xView, shares: Partial<Record<Line, number>>): Ec4xOrder[] {
  const orders: Ec4xOrder[] = isUpgradeTurn(turn + 1) ? LINES.map((line) => ({ kind: 'upgrade', line })) : [];
  const { levels, points: held } = own.research;
  for (const line of LINES) {
    const paid = Math.floor((affordablePoints(own, line) * (shares[line] ?? 0)) / 100);
    const points = Math.min(paid, levelPoints(own.research, line, levels[line] + 1) - held[line]);
    if (points > 0) orders.push({ kind: 'research', line, points });
  }
  return orders;
}

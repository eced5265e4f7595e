import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { GalaxyOrder } from '../orders/orders.js';
import type { Group, Planet } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import { designs, HAULER, PROBE } from './designs.js';
import { byDistance, byIndustry, idleGroups, make, sheetOf, shipsOf, typeNamed } from './moves.js';

/** Probes and haulers that it wants. */
const PROBES = 5;
const MOST_HAULERS = 10;
/** Colonists that are worth a journey. */
const FEW = 1;

/**
 * A peaceful player: probes look around, haulers take colonists to unowned planets, routes bring more, and planets build industry, then
 * research.
 */
export function settler(view: GalaxyView, rng: Prng): WrittenOrders<GalaxyOrder> {
  return sheetOf([
    ...designs(view, [HAULER, PROBE]),
    ...products(view, rng),
    ...scouting(view, rng),
    ...settling(view),
    ...routes(view),
  ]);
}

function products(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  const haulers = shipsOf(view, typeNamed(view, HAULER));
  const wanted = Math.min(MOST_HAULERS, 2 + view.turn);
  const isScouted = shipsOf(view, typeNamed(view, PROBE)) >= PROBES;
  return byIndustry(view).flatMap((planet, i) => {
    if (i === 0 && haulers < wanted) return make(view, planet, HAULER);
    if (i === 1 && !isScouted) return make(view, planet, PROBE);
    if (planet.industry < planet.population) return make(view, planet, 'CAP');
    return planet.product.kind === 'research'
      ? []
      : make(view, planet, rng.pick(['DRIVE', 'CARGO', 'SHIELDS']));
  });
}

/** Probes in orbit go to planets that nobody of the race sees. */
export function scouting(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  const unseen = view.planets.filter(({ seen }) => !seen);
  if (unseen.length === 0) return [];
  return idleGroups(view, typeNamed(view, PROBE)).map((group): GalaxyOrder => ({
    kind: 'send',
    mover: group.number,
    planet: rng.pick(unseen).name,
    ships: 1,
  }));
}

/** Haulers at home load colonists and go to the nearest planet that nobody owns; others come home. */
export function settling(view: GalaxyView): GalaxyOrder[] {
  const { ownPlanets, planets, groups } = view;
  const taken = new Set(groups.flatMap(({ cargo, planetId }) => (cargo === 'COL' ? [planetId] : [])));
  const free = planets.filter(({ isOwned, seen }) => !isOwned && (seen?.size ?? 1) >= 1);
  const colonists = new Map(ownPlanets.map(({ id, stock }) => [id, stock.COL]));
  return idleGroups(view, typeNamed(view, HAULER)).flatMap((group): GalaxyOrder[] => {
    const stock = colonists.get(group.planetId);
    if (stock === undefined) return homeward(view, group);
    const [target] = byDistance(
      view,
      group.planetId,
      free.filter(({ id }) => !taken.has(id)),
    );
    if (!target || stock < FEW || group.cargo !== null) return [];
    taken.add(target.id);
    colonists.set(group.planetId, 0);
    return [
      { kind: 'load', group: group.number, cargo: 'COL', ships: 1 },
      { kind: 'send', mover: group.ships > 1 ? 'MAX' : group.number, planet: target.name },
    ];
  });
}

function homeward(view: GalaxyView, group: Group): GalaxyOrder[] {
  const [home] = byIndustry(view);
  return home ? [{ kind: 'send', mover: group.number, planet: home.name }] : [];
}

/** Colonists go from the largest planet to the nearest with room, and empty ships come back. */
export function routes(view: GalaxyView): GalaxyOrder[] {
  const [home, ...others] = byIndustry(view);
  if (!home) return [];
  const roomy = others.filter(({ population, size }) => population < size / 2);
  const [nearest] = byDistance(view, home.id, roomy);
  const end = nearest?.id ?? null;
  return [
    ...(home.routes.COL === end ? [] : [routeTo(home, 'COL', nearest?.name)]),
    ...others.flatMap((planet) => (planet.routes.EMP === home.id ? [] : [routeTo(planet, 'EMP', home.name)])),
  ];
}

function routeTo(
  { name: planet }: Planet,
  cargo: 'COL' | 'EMP',
  destination: string | undefined,
): GalaxyOrder {
  const order = { kind: 'route', planet, cargo } as const;
  return destination === undefined ? order : { ...order, destination };
}

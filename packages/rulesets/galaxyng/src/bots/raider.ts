import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { GalaxyOrder } from '../orders/orders.js';
import type { Group } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import { byDistance, byIndustry, idleGroups, make, sheetOf, typeNamed, type Target } from './moves.js';

const WARSHIP = 'Wolf';
/** Turns of research before the first ships are built. */
const RESEARCH_TURNS = 4;
/** Ships that make a fleet. */
const PACK = 3;
/** Nearest targets among which it chooses. */
const CHOICE = 3;

/**
 * A warlike player: it does some research, then builds warships, gathers them in fleets, sends these to the planets of others, and claims
 * what it bombs.
 */
export function raider(view: GalaxyView, rng: Prng): WrittenOrders<GalaxyOrder> {
  return sheetOf(raids(view, rng));
}

/** The orders of a raider. */
export function raids(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  return [...designs(view), ...products(view, rng), ...fleets(view, rng), ...packs(view, rng)];
}

function designs(view: GalaxyView): GalaxyOrder[] {
  if (typeNamed(view, WARSHIP)) return [];
  const parts = { drive: 10, attacks: 3, weapons: 4, shields: 6, cargo: 0 };
  return [{ kind: 'design', name: WARSHIP, ...parts }];
}

function products(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  return byIndustry(view).flatMap((planet, i) => {
    if (view.turn < RESEARCH_TURNS) {
      return make(view, planet, ['DRIVE', 'WEAPONS', 'SHIELDS'][i % 3] ?? 'DRIVE');
    }
    if (planet.industry < planet.population / 2) return make(view, planet, 'CAP');
    if (i % 2 === 0) return make(view, planet, WARSHIP);
    return planet.product.kind === 'research' ? [] : make(view, planet, rng.pick(['WEAPONS', 'SHIELDS']));
  });
}

/** Fleets in orbit go on to the next planet of another race. */
function fleets(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  return view.own.fleets.flatMap((fleet): GalaxyOrder[] => {
    const group = view.groups.find(({ fleetId }) => fleetId === fleet.id);
    if (!group || group.originId !== null) return [];
    const target = chooseTarget(view, group.planetId, rng);
    if (!target) return [];
    return [
      { kind: 'claim', planet: target.name },
      { kind: 'send', mover: { fleet: fleet.name }, planet: target.name },
    ];
  });
}

/** Warships that wait at one planet become a fleet once they are enough; bombers claim what is below them. */
function packs(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  const waiting = Map.groupBy(idleGroups(view, typeNamed(view, WARSHIP)), ({ planetId }) => planetId);
  return [...waiting].flatMap(([planetId, groups]): GalaxyOrder[] => {
    const target = chooseTarget(view, planetId, rng);
    if (!target || ships(groups) < PACK) return [];
    const name = `Pack_${view.turn}_${planetId}`;
    return [
      { kind: 'found-fleet', name },
      ...groups.map(({ number }): GalaxyOrder => ({ kind: 'join', mover: number, fleet: name })),
      { kind: 'claim', planet: target.name },
      { kind: 'send', mover: { fleet: name }, planet: target.name },
    ];
  });
}

function chooseTarget(view: GalaxyView, planetId: number, rng: Prng): Target | undefined {
  const alien = view.planets.filter(
    ({ id, isOwned, seen }) => isOwned && id !== planetId && seen?.ownerId !== view.own.id,
  );
  const near = byDistance(view, planetId, alien).slice(0, CHOICE);
  return near.length > 0 ? rng.pick(near) : undefined;
}

function ships(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + group.ships, 0);
}

import type { Prng } from '@ec/prng';
import { isReadAsGroup, opensQuotation } from '../names.js';
import type { GalaxyOrder } from '../orders/orders.js';
import type { Fleet, Group } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import { WARSHIP } from './designs.js';
import { alienForces, hostileGroups, ownForces, strength } from './forces.js';
import { byIndustry, idleGroups, typeNamed } from './moves.js';
import { objectives, threats, type Objective } from './targets.js';

/** Nearest objectives that are within its strength, among which it chooses. */
const CHOICE = 2;

/**
 * What warships do: those at threatened planets stay, others gather, and fleets go where they are strong enough, claim what they bomb, hunt
 * what is left of a race, and come home to defend it.
 *
 * @param pack - ships that make a fleet, at least
 */
export function campaign(view: GalaxyView, rng: Prng, pack: number): GalaxyOrder[] {
  const aimed = new Set<number>();
  return [...fleets(view, rng, aimed), ...packs(view, { rng, aimed, pack })];
}

/** Fleets in orbit, those at one planet as one, go on, or come to the aid of a planet, or go home. */
function fleets(view: GalaxyView, rng: Prng, aimed: Set<number>): GalaxyOrder[] {
  return [...fleetsInOrbit(view)].flatMap(([planetId, [first, ...others]]): GalaxyOrder[] => {
    if (!first || isNeeded(view, planetId)) return [];
    const mover = { fleet: first.name };
    const groups = view.groups.filter(
      ({ fleetId }) => fleetId === first.id || others.some(({ id }) => id === fleetId),
    );
    return [
      ...others.map(({ name }): GalaxyOrder => ({ kind: 'join', mover: { fleet: name }, fleet: first.name })),
      ...sent(view, { rng, aimed, from: planetId, groups, mover }),
    ];
  });
}

/** Fleets by the planet over which they are, first those that came first. */
function fleetsInOrbit({ own, groups }: GalaxyView): Map<number, Fleet[]> {
  const found = new Map<number, Fleet[]>();
  for (const fleet of own.fleets) {
    const group = groups.find(({ fleetId }) => fleetId === fleet.id);
    // before version 5 there were classic names that no order can write
    if (!group || group.originId !== null || isReadAsGroup(fleet.name) || opensQuotation(fleet.name))
      continue;
    found.set(group.planetId, [...(found.get(group.planetId) ?? []), fleet]);
  }
  return found;
}

/** Warships that wait at one planet become a fleet once they are enough for something. */
function packs(
  view: GalaxyView,
  { rng, aimed, pack }: Pick<Force, 'rng' | 'aimed'> & { readonly pack: number },
): GalaxyOrder[] {
  const waiting = Map.groupBy(idleGroups(view, typeNamed(view, WARSHIP)), ({ planetId }) => planetId);
  const [base] = byIndustry(view);
  return [...waiting].flatMap(([planetId, groups]): GalaxyOrder[] => {
    if (isNeeded(view, planetId)) return [];
    const name = `Pack_${view.turn}_${planetId}`;
    if (groups.reduce((sum, { ships }) => sum + ships, 0) < pack) return gathered(groups, base, planetId);
    const orders = sent(view, { rng, aimed, from: planetId, groups, mover: { fleet: name } });
    if (orders.length === 0 && base?.id !== planetId) return gathered(groups, base, planetId);
    return [
      { kind: 'found-fleet', name },
      ...groups.map(({ number }): GalaxyOrder => ({ kind: 'join', mover: number, fleet: name })),
      ...orders,
    ];
  });
}

/** Warships that are too few go to the planet where most are built. */
function gathered(
  groups: readonly Group[],
  base: { readonly id: number; readonly name: string } | undefined,
  planetId: number,
): GalaxyOrder[] {
  if (!base || base.id === planetId) return [];
  return groups.map(({ number }) => ({ kind: 'send', mover: number, planet: base.name }));
}

/** Whether warships at a planet should stay there: it is the race's, and somebody comes or is there. */
function isNeeded(view: GalaxyView, planetId: number): boolean {
  return threats(view).has(planetId);
}

interface Force {
  readonly rng: Prng;
  /** Objectives that others are sent to. */
  readonly aimed: Set<number>;
  readonly from: number;
  readonly groups: readonly Group[];
  readonly mover: { readonly fleet: string };
}

function sent(view: GalaxyView, { rng, aimed, from, groups, mover }: Force): GalaxyOrder[] {
  const force = strength(ownForces(view, groups));
  if (strength(alienForces(view, hostileGroups(view, from))) > 0) return [];
  const [threatened] = [...threats(view)].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const help = view.planets[(threatened?.[0] ?? 0) - 1];
  if (help && threatened && force >= threatened[1] && !aimed.has(help.id)) {
    aimed.add(help.id);
    return help.id === from ? [] : [{ kind: 'send', mover, planet: help.name }];
  }
  const near = objectives(view, from)
    .filter(({ id, need }) => need <= force && !aimed.has(id))
    .slice(0, CHOICE);
  if (near.length === 0) return homeward(view, from, mover);
  const target: Objective = rng.pick(near);
  aimed.add(target.id);
  return [
    { kind: 'claim', planet: target.name },
    { kind: 'send', mover, planet: target.name },
  ];
}

/** A fleet that can do nothing where it is goes where ships are built; without a planet it stays. */
function homeward(view: GalaxyView, from: number, mover: { readonly fleet: string }): GalaxyOrder[] {
  const [base] = byIndustry(view);
  const isFleet = view.own.fleets.some(({ name }) => name === mover.fleet);
  if (!isFleet || !base || base.id === from) return [];
  return [{ kind: 'send', mover, planet: base.name }];
}

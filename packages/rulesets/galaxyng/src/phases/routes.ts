import { capacity } from '../formulas/ship.js';
import { wholeUnits } from '../formulas/production.js';
import type { GalaxyPhase } from '../contract.js';
import { GroupRegister } from '../groups/groups.js';
import { byNumber, designOf, groupsInOrbit } from '../lookup.js';
import { isAtMost, restOf } from '../numbers/epsilon.js';
import type { GalaxyState, Group, Planet } from '../state.js';
import { enterHyperspace, noteDeparture } from '../travel.js';
import { ROUTE_KINDS, type Cargo } from '../types.js';
import { LEAST_CARGO } from './cargo.js';

/**
 * Step 9: cargo ships without another order follow the routes of their planet: colonists first, then capital, materials, and empty ships.
 *
 * @see manual "Routes"; N-16
 */
export const routes: GalaxyPhase = {
  name: 'routes',
  run({ state }) {
    const inOrbit = groupsInOrbit(state);
    const register = new GroupRegister(state);
    const busy = interceptors(state);
    for (const planet of state.planets) {
      const { id, ownerId, routes: ways } = planet;
      if (ownerId === null || ROUTE_KINDS.every((kind) => ways[kind] === null)) continue;
      const ships = byNumber(inOrbit.get(id) ?? []).filter(
        (group) =>
          group.raceId === ownerId && group.fleetId === null && !busy.has(group.id) && isHauler(state, group),
      );
      if (ships.length > 0) followRoutes(state, planet, ships, register);
    }
  },
};

/** Groups that wait to intercept others. */
function interceptors({ turnWork }: GalaxyState): Set<number> {
  return new Set(
    turnWork.pending.flatMap(({ bound }) =>
      bound.kind === 'intercept' && 'groupId' in bound.mover ? [bound.mover.groupId] : [],
    ),
  );
}

function isHauler(state: GalaxyState, group: Group): boolean {
  const { drive, cargo } = designOf(state, group);
  return drive > 0 && cargo > 0;
}

function followRoutes(state: GalaxyState, planet: Planet, ships: Group[], register: GroupRegister): void {
  for (const kind of ROUTE_KINDS) {
    const destinationId = planet.routes[kind];
    if (destinationId === null) continue;
    for (const group of [...ships]) {
      if (group.originId !== null) continue;
      if (kind === 'EMP' ? group.cargo === null : group.cargo === kind) leave(state, group, destinationId);
      else if (kind !== 'EMP' && group.cargo === null) {
        const used = take(state, planet, kind, group, ships, register);
        if (used) leave(state, used, destinationId);
      }
    }
  }
}

/**
 * Loads cargo into as many ships as it needs, evenly, and splits them off; undefined when there is next to none. In the classic way these
 * keep their number, and the rest becomes a new group among the ships that wait.
 */
function take(
  state: GalaxyState,
  planet: Planet,
  kind: Cargo,
  group: Group,
  ships: Group[],
  register: GroupRegister,
): Group | undefined {
  const stock = planet.stock[kind];
  if (stock < LEAST_CARGO) return undefined;
  const room = capacity(designOf(state, group), group.tech);
  const needed = Math.min(group.ships, shipsFor(stock, room));
  const load = Math.min(room, stock / needed);
  const used = state.rules.classic.routeSplit ? group : register.split(group, needed);
  if (used === group && needed < group.ships) ships.push(register.split(group, group.ships - needed));
  used.cargo = kind;
  used.load = load;
  planet.stock[kind] = restOf(stock, load * needed);
  return used;
}

/** Ships that a stock fills, the last perhaps in part. */
function shipsFor(stock: number, room: number): number {
  const full = wholeUnits(stock / room);
  return isAtMost(stock, full * room) ? full : full + 1;
}

function leave(state: GalaxyState, group: Group, destinationId: number): void {
  noteDeparture(state, group, false);
  enterHyperspace(state, group, destinationId);
}

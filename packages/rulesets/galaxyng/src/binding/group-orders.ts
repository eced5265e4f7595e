import { DONE } from '@ec/engine';
import { Refusal } from '../orders/results.js';
import { designOf } from '../lookup.js';
import type { TravelOrder } from '../orders/orders.js';
import type { Binding, BindingsOf, Deferred } from './binding.js';
import { deferred } from './binding.js';

/**
 * Orders that groups carry out at their steps; ships split off for them are split off at once.
 *
 * @see N-13 to N-15
 */
export const GROUP_ORDERS: BindingsOf<
  'load' | 'unload' | 'scrap' | 'upgrade' | 'send' | 'intercept' | 'reverse'
> = {
  load(books, { group: ref, cargo, ships, amount }) {
    const group = books.groupInOrbit(ref);
    if (group instanceof Refusal) return group;
    if (designOf(books.state, group).cargo === 0) return new Refusal('cannot-carry');
    const { group: loaded, warning } = books.detach(group, ships);
    const bound = { kind: 'load', groupId: loaded.id, cargo } as const;
    return deferred(amount === undefined ? bound : { ...bound, amount }, warning);
  },
  unload(books, { group: ref, ships, amount }) {
    const group = books.groupInOrbit(ref);
    if (group instanceof Refusal) return group;
    const { group: unloaded, warning } = books.detach(group, ships);
    const bound = { kind: 'unload', groupId: unloaded.id } as const;
    return deferred(amount === undefined ? bound : { ...bound, amount }, warning);
  },
  scrap(books, { group: ref, ships }) {
    const group = books.groupInOrbit(ref);
    if (group instanceof Refusal) return group;
    const { group: scrapped, warning } = books.detach(group, ships);
    return deferred({ kind: 'scrap', groupId: scrapped.id }, warning);
  },
  upgrade(books, { group: ref, ships }) {
    const group = books.groupInOrbit(ref);
    if (group instanceof Refusal) return group;
    const { group: upgraded, warning } = books.detach(group, ships);
    return deferred({ kind: 'upgrade', groupId: upgraded.id, isNumbered: ships !== undefined }, warning);
  },
  send: travel,
  intercept: travel,
  reverse(books, { mover: ref }) {
    const movers = books.mover(ref);
    if (movers instanceof Refusal) return movers;
    const { mover, groups } = movers;
    const called = groups.find((group) => books.travelOf(group));
    if (called) {
      books.callBack(mover, called);
      return DONE;
    }
    if (groups.some(({ originId }) => originId === null)) return new Refusal('not-in-hyperspace');
    if ('groupId' in mover) for (const group of groups) group.fleetId = null;
    return deferred({ kind: 'reverse', mover });
  },
};

/** A journey from a planet; a group that is sent leaves its fleet. */
function travel(...[books, order]: Parameters<Binding<'send' | 'intercept'>>): Refusal | Deferred {
  const { kind, planet: ref, mover: moverRef, ships }: TravelOrder = order;
  const movers = books.mover(moverRef);
  if (movers instanceof Refusal) return movers;
  const { mover, groups } = movers;
  if ('fleetId' in mover && ships !== undefined) return new Refusal('surplus');
  const planet = books.planet(ref);
  if (planet instanceof Refusal) return planet;
  for (const group of groups) {
    if (group.originId !== null) return new Refusal('in-hyperspace');
    if (books.travelOf(group)) return new Refusal('ordered-already');
    if (designOf(books.state, group).drive === 0) return new Refusal('cannot-move');
    if (kind === 'send' && group.planetId === planet.id) return new Refusal('same-place');
  }
  const [first] = groups;
  if ('fleetId' in mover || !first) return deferred({ kind, mover, planetId: planet.id });
  const { group, warning } = books.detach(first, ships);
  group.fleetId = null;
  return deferred({ kind, mover: { groupId: group.id }, planetId: planet.id }, warning);
}

import { DONE, type OrderResult } from '@ec/engine';
import { Refusal } from '../orders/results.js';
import type { Group } from '../state.js';
import type { BindingsOf } from './binding.js';
import type { Books } from './books.js';

/**
 * Orders that divide groups and gather them in fleets.
 *
 * @see manual "Fleets"; N-14
 */
export const FLEET_ORDERS: BindingsOf<'break' | 'leave-fleet' | 'join'> = {
  break(books, { group: ref, ships }) {
    const group = freeGroup(books, ref);
    if (group instanceof Refusal) return group;
    if (ships < 1) return new Refusal('too-little', 'At least 1 ship breaks off.');
    if (ships > group.ships) return new Refusal('too-much', `More ships than the group has: ${group.ships}.`);
    books.detach(group, ships).group.fleetId = null;
    return DONE;
  },
  'leave-fleet'(books, { group: ref }) {
    const group = freeGroup(books, ref);
    if (group instanceof Refusal) return group;
    group.fleetId = null;
    return DONE;
  },
  join(books, { mover: ref, fleet: name, ships }) {
    const fleet = books.fleet(name);
    if (fleet instanceof Refusal) return fleet;
    const joining = books.mover(ref);
    if (joining instanceof Refusal) return joining;
    if ('fleetId' in joining.mover && ships !== undefined) return new Refusal('surplus');
    if (books.isFleetSent(fleet.id)) return new Refusal('ordered-already');
    const members = books.groupsOf(fleet);
    const [first] = members.length > 0 ? members : joining.groups;
    for (const group of joining.groups) {
      if (books.travelOf(group)) return new Refusal('ordered-already');
      if (group.originId !== null) return new Refusal('in-hyperspace');
    }
    for (const { planetId, originId } of [...joining.groups, ...members])
      if (originId !== null || planetId !== first?.planetId) return new Refusal('wrong-place');
    let warning: OrderResult | null = null;
    for (const group of joining.groups) {
      const detached = books.detach(group, ships);
      detached.group.fleetId = fleet.id;
      warning ??= detached.warning;
    }
    return warning ?? DONE;
  },
};

/** A group at a planet without a travel order. */
function freeGroup(books: Books, ref: number | 'MAX'): Group | Refusal {
  const group = books.groupInOrbit(ref);
  if (group instanceof Refusal) return group;
  return books.travelOf(group) ? new Refusal('ordered-already') : group;
}

import { DONE } from '@ec/engine';
import { isOwnName, isPublicName, nameFault } from '../names.js';
import type { DesignOrder } from '../orders/orders.js';
import { Refusal, warned, type ResultCode } from '../orders/results.js';
import type { Design } from '../types.js';
import type { BindingsOf } from './binding.js';
import { deferred } from './binding.js';
import type { Books } from './books.js';

/** Orders about ship types and fleets as such. */
export const TYPE_ORDERS: BindingsOf<'design' | 'found-fleet' | 'erase' | 'rename'> = {
  design(books, order) {
    const fault = newNameFault(books, order.name);
    if (fault) return new Refusal(fault);
    const design = designOf(order);
    if (!isPossible(design)) return new Refusal('bad-design');
    const { own } = books;
    own.lastTypeId += 1;
    own.types.push({ id: own.lastTypeId, name: order.name, design });
    return design.cargo > 0 && design.drive === 0 ? warned('cannot-move') : DONE;
  },
  'found-fleet'(books, { name }) {
    const fault = newNameFault(books, name) ?? fleetNameFault(name);
    if (fault) return new Refusal(fault);
    const { own } = books;
    own.lastFleetId += 1;
    own.fleets.push({ id: own.lastFleetId, name });
    return DONE;
  },
  erase(books, { name }) {
    const { own, state } = books;
    const type = books.type(name);
    if (type) {
      if (state.groups.some(({ raceId, typeId }) => raceId === own.id && typeId === type.id))
        return new Refusal('ships-exist');
      const isMade = state.planets.some(
        ({ ownerId, product }) =>
          ownerId === own.id && product.kind === 'ships' && product.typeId === type.id,
      );
      if (isMade) return new Refusal('in-production');
      own.types = own.types.filter((other) => other !== type);
      return DONE;
    }
    const fleet = books.fleet(name);
    if (fleet instanceof Refusal) return new Refusal('unknown-type');
    if (books.isFleetSent(fleet.id)) return new Refusal('ordered-already');
    const members = books.groupsOf(fleet);
    // N-47: its fast ships would outrun the slow ones
    if (members.some(({ originId }) => originId !== null)) return new Refusal('fleet-in-hyperspace');
    for (const group of members) group.fleetId = null;
    own.fleets = own.fleets.filter((other) => other !== fleet);
    return DONE;
  },
  rename(books, { old, name }) {
    const type = books.type(old);
    const fleet = books.fleet(old);
    if (!type && fleet instanceof Refusal) return new Refusal('unknown-type');
    const fault =
      nameFault(books.state.rules.classic.names, name) ?? (type ? undefined : fleetNameFault(name));
    if (fault) return new Refusal(fault);
    if (type) return deferred({ kind: 'rename', thing: 'type', id: type.id, name });
    return fleet instanceof Refusal
      ? fleet
      : deferred({ kind: 'rename', thing: 'fleet', id: fleet.id, name });
  },
};

/** What is wrong with the name of a new type or fleet. @see N-05 */
function newNameFault({ state, own }: Books, name: string): ResultCode | undefined {
  const fault = nameFault(state.rules.classic.names, name);
  if (fault) return fault;
  return isPublicName(state, name) || isOwnName(own, name) ? 'name-taken' : undefined;
}

function fleetNameFault(name: string): ResultCode | undefined {
  return /^\d/.test(name) ? 'fleet-digit' : undefined;
}

function designOf({ drive, attacks, weapons, shields, cargo }: DesignOrder): Design {
  return { drive, attacks, weapons, shields, cargo };
}

/** Whether there can be such a ship. @see manual "Ship Types" */
function isPossible({ drive, attacks, weapons, shields, cargo }: Design): boolean {
  const masses = [drive, weapons, shields, cargo];
  return (
    masses.every((mass) => mass === 0 || mass >= 1) &&
    masses.some((mass) => mass > 0) &&
    attacks >= 1 === weapons >= 1
  );
}

import { DONE } from '@ec/engine';
import { isOwnName, isPublicName, isReadAsGroup, nameFault } from '../names.js';
import type { DesignOrder } from '../orders/orders.js';
import { Refusal, warned, withFigures } from '../orders/results.js';
import type { Design } from '../types.js';
import type { BindingsOf } from './binding.js';
import { deferred } from './binding.js';
import type { Books } from './books.js';

/** Orders about ship types and fleets as such. */
export const TYPE_ORDERS: BindingsOf<'design' | 'found-fleet' | 'erase' | 'rename'> = {
  design(books, order) {
    const design = designOf(order);
    const fault = newNameFault(books, order.name) ?? designFault(design);
    if (fault) return fault;
    const { own } = books;
    own.lastTypeId += 1;
    own.types.push({ id: own.lastTypeId, name: order.name, design });
    return design.cargo > 0 && design.drive === 0 ? warned('cannot-move') : DONE;
  },
  'found-fleet'(books, { name }) {
    const fault = newNameFault(books, name) ?? fleetNameFault(name);
    if (fault) return fault;
    const { own } = books;
    own.lastFleetId += 1;
    own.fleets.push({ id: own.lastFleetId, name });
    return DONE;
  },
  erase(books, { name }) {
    const { own, state } = books;
    const type = books.type(name);
    if (type) {
      const groups = state.groups.filter(({ raceId, typeId }) => raceId === own.id && typeId === type.id);
      const ships = groups.reduce((sum, group) => sum + group.ships, 0);
      if (groups.length > 0) return new Refusal('ships-exist', withFigures('ships-exist', String(ships)));
      const makers = state.planets.filter(
        ({ ownerId, product }) =>
          ownerId === own.id && product.kind === 'ships' && product.typeId === type.id,
      );
      const figures = `at ${makers.length} of your planets`;
      if (makers.length > 0) return new Refusal('in-production', withFigures('in-production', figures));
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
    if (fault) return fault;
    if (type) return deferred({ kind: 'rename', thing: 'type', id: type.id, name });
    return fleet instanceof Refusal
      ? fleet
      : deferred({ kind: 'rename', thing: 'fleet', id: fleet.id, name });
  },
};

/** What is wrong with the name of a new type or fleet. @see N-05 */
function newNameFault({ state, own }: Books, name: string): Refusal | undefined {
  const fault = nameFault(state.rules.classic.names, name);
  if (fault) return fault;
  return isPublicName(state, name) || isOwnName(own, name) ? new Refusal('name-taken') : undefined;
}

function fleetNameFault(name: string): Refusal | undefined {
  return isReadAsGroup(name) ? new Refusal('fleet-digit') : undefined;
}

function designOf({ drive, attacks, weapons, shields, cargo }: DesignOrder): Design {
  return { drive, attacks, weapons, shields, cargo };
}

/** Why there cannot be such a ship. @see manual "Ship Types" */
function designFault({ drive, attacks, weapons, shields, cargo }: Design): Refusal | undefined {
  const small = Object.entries({ drive, weapons, shields, cargo }).find(([, mass]) => mass > 0 && mass < 1);
  if (small) return new Refusal('bad-design', `A mass is 0, or 1 and more: ${small[0]} has ${small[1]}.`);
  if (drive + weapons + shields + cargo === 0) return new Refusal('bad-design', 'All masses are 0.');
  if (attacks >= 1 === weapons >= 1) return undefined;
  const sentence = `There are guns exactly if they have a mass: ${attacks} with the mass ${weapons}.`;
  return new Refusal('bad-design', sentence);
}

import { DONE } from '@ec/engine';
import { nameFault } from '../names.js';
import { Refusal } from '../orders/results.js';
import { changeProduct } from '../planets.js';
import type { Product } from '../types.js';
import type { BindingsOf } from './binding.js';
import { deferred } from './binding.js';
import type { Books } from './books.js';

/** Products that are words of the order language, in lower case. */
const PRODUCTS: ReadonlyMap<string, Product> = new Map<string, Product>([
  ['cap', { kind: 'CAP' }],
  ['mat', { kind: 'MAT' }],
  ['drive', { kind: 'research', tech: 'drive' }],
  ['weapons', { kind: 'research', tech: 'weapons' }],
  ['shields', { kind: 'research', tech: 'shields' }],
  ['cargo', { kind: 'research', tech: 'cargo' }],
]);

/** Orders about planets. */
export const PLANET_ORDERS: BindingsOf<'produce' | 'route' | 'claim' | 'name-planet'> = {
  produce(books, order) {
    const planet = books.ownPlanet(order.planet);
    if (planet instanceof Refusal) return planet;
    const product = productOf(books, order.product);
    if (!product) return new Refusal('unknown-production');
    changeProduct(books.state.rules, books.own, planet, product);
    return DONE;
  },
  route(books, { planet: ref, cargo, destination: to }) {
    const planet = books.ownPlanet(ref);
    if (planet instanceof Refusal) return planet;
    const destination = to === undefined ? null : books.planet(to);
    if (destination instanceof Refusal) return destination;
    if (destination === planet) return new Refusal('same-place');
    planet.routes[cargo] = destination?.id ?? null;
    return DONE;
  },
  claim(books, { planet: ref }) {
    const planet = books.planet(ref);
    if (planet instanceof Refusal) return planet;
    books.state.turnWork.claims.push({ raceId: books.own.id, planetId: planet.id });
    return DONE;
  },
  'name-planet'(books, { planet: ref, name }) {
    const planet = books.namedPlanet(ref);
    if (planet instanceof Refusal) return planet;
    const fault = nameFault(books.state.rules.classic.names, name);
    return fault ?? deferred({ kind: 'name-planet', planetId: planet.id, name });
  },
};

function productOf(books: Books, word: string): Product | undefined {
  const type = books.type(word);
  return type ? { kind: 'ships', typeId: type.id } : PRODUCTS.get(word.toLowerCase());
}

import type { Product, Tech } from '../types.js';
import type { GalaxyView } from '../view/view.js';

/** What a planet that does research shows as its product. */
const RESEARCH: Readonly<Record<Tech, string>> = {
  drive: 'Drive',
  weapons: 'Weapons',
  shields: 'Shields',
  cargo: 'Cargo',
};

/** Names of the things that a view knows by their IDs. */
export class Names {
  readonly #view: GalaxyView;
  /** Names of ship types by the IDs of race and type. */
  readonly #types: string[][] = [];

  constructor(view: GalaxyView) {
    this.#view = view;
    const own = view.own.types.map((type) => ({ ...type, raceId: view.own.id }));
    for (const { raceId, id, name } of [...own, ...view.alienTypes]) (this.#types[raceId] ??= [])[id] = name;
  }

  race(id: number): string {
    return this.#view.races[id - 1]?.name ?? '';
  }

  planet(id: number): string {
    return this.#view.planets[id - 1]?.name ?? '';
  }

  type(raceId: number, typeId: number): string {
    return this.#types[raceId]?.[typeId] ?? '';
  }

  product(raceId: number, product: Product): string {
    if (product.kind === 'research') return RESEARCH[product.tech];
    return product.kind === 'ships' ? this.type(raceId, product.typeId) : product.kind;
  }
}

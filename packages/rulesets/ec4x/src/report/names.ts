import type { Owner } from '../colony.js';
import type { Ec4xView } from '../view/view.js';

/** Names of what a view knows by its IDs. */
export class Names {
  readonly #view: Ec4xView;

  constructor(view: Ec4xView) {
    this.#view = view;
  }

  /** A House by its name. */
  house(id: number): string {
    return this.#view.houses[id - 1]?.name ?? '';
  }

  /** A system by its coordinates, and by the name that its owner gave it. */
  system(id: number): string {
    const name = this.#view.systems[id - 1]?.colony?.name ?? '';
    return name === '' ? this.place(id) : `${this.place(id)} ${name}`;
  }

  /** A system by its coordinates, as orders have it. */
  place(id: number): string {
    const { q, r } = this.#view.systems[id - 1] ?? { q: 0, r: 0 };
    return `${q},${r}`;
  }

  /** An own fleet by its number, and by its name. */
  fleet(id: number): string {
    const name = this.#view.own.fleets.find((fleet) => fleet.id === id)?.name ?? '';
    return name === '' ? `Fleet ${id}` : `Fleet ${id} "${name}"`;
  }

  /** A fleet of any House: an own one by its number, of others only whose it is. */
  fleetOf(houseId: number, id: number): string {
    return houseId === this.#view.own.id ? this.fleet(id) : `A fleet of ${this.house(houseId)}`;
  }

  /** The owner of a colony. */
  owner(owner: Owner | null): string {
    if (owner === null) return 'nobody';
    if (owner === 'empire') return 'the Empire';
    return owner === 'independent' ? 'independent' : this.house(owner);
  }
}

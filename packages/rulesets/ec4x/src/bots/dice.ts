import { derivedLast, type Prng } from '@ec/prng';
import type { Colony } from '../colony.js';
import { shipsOf } from '../forces/squadron.js';
import { distance, type Hex } from '../map/hexes.js';
import type { SystemView } from '../view/systems.js';
import type { KnownGame } from '../forecast/known-state.js';

/** One thing in so many is named that is not there. */
const ODDLY = 12;
/** Jumps to the systems that fleets are mostly sent to. */
const NEAR = 2;

/** What a view has that orders are about. */
const things = /* @__PURE__ */ derivedLast(({ own, systems }: Pick<KnownGame, 'own' | 'systems'>) => ({
  fleets: own.fleets.map(({ id }) => id),
  squadrons: own.fleets.flatMap(({ squadrons }) => squadrons.map(({ id }) => id)),
  homes: systems.filter(({ colony }) => colony),
  foreign: systems.filter(({ colony, sighting }) => !colony && sighting && sighting.owner !== null),
}));

/** Draws what orders are about. */
export class Dice {
  readonly view: KnownGame;
  readonly rng: Prng;
  /** Kind of the orders that are wanted; empty for all. */
  readonly only: string;
  readonly #things: ReturnType<typeof things>;

  constructor(view: KnownGame, rng: Prng, only = '') {
    this.view = view;
    this.rng = rng;
    this.only = only;
    this.#things = things(view);
  }

  /** True in one case of so many. */
  chance(den: number): boolean {
    return this.rng.chance(1, den);
  }

  /** From 1 (included) to a greatest number (included). */
  upTo(most: number): number {
    return this.rng.between(1, most);
  }

  /** One of a list, or something that is not in it. */
  #oneOf<T>(items: readonly T[], odd: () => T): T {
    return items.length === 0 || this.chance(ODDLY) ? odd() : this.rng.pick(items);
  }

  /** Some of a list without repetition, or something that is not in it. */
  #someOf(numbers: readonly number[], most: number): number[] {
    const count = Math.min(numbers.length, this.upTo(most));
    return count === 0 || this.chance(ODDLY) ? [this.upTo(99)] : this.rng.sample(numbers, count);
  }

  fleet(): number {
    return this.#oneOf(this.#things.fleets, () => this.upTo(99));
  }

  squadrons(): number[] {
    return this.#someOf(this.#things.squadrons, 2);
  }

  squadron(): number {
    return this.squadrons()[0] ?? 1;
  }

  /** Ships of a fleet. */
  ships(): number[] {
    const { fleets } = this.view.own;
    const some = fleets.length === 0 ? [] : shipsOf(this.rng.pick(fleets));
    return this.#someOf(
      some.map(({ id }) => id),
      4,
    );
  }

  project(): number {
    const projects = this.colonies().flatMap(({ projects: list }) => list.map(({ id }) => id));
    return this.#oneOf(projects, () => this.upTo(99));
  }

  colonies(): Colony[] {
    return this.view.systems.flatMap(({ colony }) => colony ?? []);
  }

  /** A system with an own colony. */
  home(): Hex {
    return this.#hexOf(this.#things.homes);
  }

  /** A system with a colony of somebody else, as far as it is known. */
  foreign(): Hex {
    return this.#hexOf(this.#things.foreign);
  }

  /** Where a fleet may go: mostly near an own colony, or to a colony of somebody else. */
  target(): Hex {
    const { foreign } = this.#things;
    if (foreign.length > 0 && this.chance(3)) return this.#hexOf(foreign);
    const from = this.home();
    return this.#hexOf(this.view.systems.filter((system) => distance(system, from) <= NEAR));
  }

  /** Another House; sometimes one that is out, or the own. */
  house(): number {
    return this.rng.pick(this.view.houses).id;
  }

  #hexOf(systems: readonly SystemView[]): Hex {
    const { q, r } = this.#oneOf(systems, () => this.rng.pick(this.view.systems));
    return { q, r };
  }
}

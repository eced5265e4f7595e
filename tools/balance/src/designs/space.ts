import type { Prng } from '@ec/prng';
import type { Axis, Point } from './axis.js';
import { sobol } from './sobol.js';

/** A point of a space, as coordinates in the unit cube. */
export type Place = readonly number[];

/** Places of which all are weighed; of more, that many spread evenly, and neighbours of the best. */
const ALL_PLACES = 2_000;
const SPREAD_PLACES = 1_000;

/** Most places along an axis. */
const MOST_ALONG = 101;

/** All combinations of the axes' values, as places in the unit cube. */
export class Space {
  readonly #axes: readonly Axis[];
  readonly size: number;

  constructor(axes: readonly Axis[]) {
    this.#axes = axes;
    this.size = axes.reduce((product, { values }) => product * values.length, 1);
  }

  pointAt(place: Place): Point {
    return Object.fromEntries(
      this.#axes.map(({ key, values }, i) => [key, values[stepOf(place[i] ?? 0, values.length)] ?? 0]),
    );
  }

  /** The place of some parameters; none where one has another value. */
  placeOf(point: Readonly<Record<string, unknown>>): Place | undefined {
    const steps = this.#axes.map(({ key, values }) => values.findIndex((value) => value === point[key]));
    if (steps.includes(-1)) return undefined;
    return steps.map((step, i) => coordinateOf(step, this.#axes[i]?.values.length ?? 0));
  }

  /** The place of the point that is nearest. */
  nearest(place: Place): Place {
    return this.#axes.map(({ values }, i) =>
      coordinateOf(stepOf(place[i] ?? 0, values.length), values.length),
    );
  }

  /** Every place, or of many some that are spread evenly, and neighbours of the best. */
  candidates(rng: Prng, best: Place | undefined): Place[] {
    if (this.size <= ALL_PLACES) return this.#all();
    const shift = this.#axes.map(() => rng.uniform());
    const spread = sobol(SPREAD_PLACES, this.#axes.length).map((one) =>
      this.nearest(one.map((x, i) => (x + (shift[i] ?? 0)) % 1)),
    );
    return best ? [...this.#around(best), ...spread] : spread;
  }

  /** Places along an axis through another, from one end to the other: all, or of many some that are spread evenly. */
  along(axis: number, place: Place): Place[] {
    const { length } = this.#axes[axis]?.values ?? [];
    const shown = Math.min(length, MOST_ALONG);
    return Array.from({ length: shown }, (_, i) => {
      const step = shown < 2 ? 0 : Math.round((i * (length - 1)) / (shown - 1));
      return place.with(axis, coordinateOf(step, length));
    });
  }

  #all(): Place[] {
    return this.#axes.reduce<Place[]>(
      (places, { values: { length } }) =>
        places.flatMap((place) =>
          Array.from({ length }, (_, step) => [...place, coordinateOf(step, length)]),
        ),
      [[]],
    );
  }

  /** Places one, two, four … steps away along each axis. */
  #around(place: Place): Place[] {
    return this.#axes.flatMap(({ values: { length } }, axis) => {
      const own = stepOf(place[axis] ?? 0, length);
      const ways = Array.from({ length: Math.ceil(Math.log2(length)) }, (_, i) => 2 ** i);
      return ways
        .flatMap((way) => [own - way, own + way])
        .filter((step) => step >= 0 && step < length)
        .map((step) => place.with(axis, coordinateOf(step, length)));
    });
  }
}

function coordinateOf(step: number, length: number): number {
  return length < 2 ? 0.5 : step / (length - 1);
}

function stepOf(coordinate: number, length: number): number {
  return Math.max(0, Math.min(length - 1, Math.round(coordinate * (length - 1))));
}

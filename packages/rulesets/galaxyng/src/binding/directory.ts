import { foldName, isReadAsNumber } from '../names.js';
import type { GalaxyState, Planet, Race } from '../state.js';

/** Races and planets by their names, as they are when it is made. */
export class Directory {
  readonly races: ReadonlyMap<string, Race>;
  readonly planets: ReadonlyMap<string, Planet>;
  readonly #state: GalaxyState;

  constructor(state: GalaxyState) {
    this.#state = state;
    this.races = new Map(state.races.map((race) => [foldName(race.name), race]));
    this.planets = new Map(state.planets.map((planet) => [foldName(planet.name), planet]));
  }

  race(name: string): Race | undefined {
    return this.races.get(foldName(name));
  }

  /** A planet by its name, or by # and its number. */
  planet(ref: string): Planet | undefined {
    return isReadAsNumber(ref) ? this.numbered(ref) : this.named(ref);
  }

  /** A planet by its name alone. */
  named(name: string): Planet | undefined {
    return this.planets.get(foldName(name));
  }

  /** A planet by its number, with or without #. */
  numbered(ref: string): Planet | undefined {
    return /^#?\d{1,9}$/.test(ref) ? this.#state.planets[Number(ref.replace('#', '')) - 1] : undefined;
  }
}

import { resolveParameters } from '@ec/engine';
import { Prng } from '@ec/prng';
import type { Ec4xEvent } from '../src/events.js';
import type { House } from '../src/house.js';
import { coloniesOf, houseOf, type ColonisedSystem } from '../src/lookup.js';
import { PARAMETERS, rulesOf, type Rules } from '../src/parameters.js';
import { setUp } from '../src/set-up/set-up.js';
import type { Ec4xState } from '../src/state.js';
import type { Work } from '../src/work.js';

/** Parameters in force where only these differ from their defaults. */
export function rulesWith(given: Readonly<Record<string, number | string>> = {}): Rules {
  return rulesOf(resolveParameters(PARAMETERS, given));
}

/** So many players. */
export function players(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    id: 11 + i,
    email: `${i + 1}@example.org`,
    name: `House ${i + 1}`,
  }));
}

/** A game at turn 0. */
export function newState(
  houses: number,
  given: Readonly<Record<string, number | string>> = {},
  seed: number | string = 1,
): Ec4xState {
  const parameters = resolveParameters(PARAMETERS, given);
  const rng = Prng.fromSeed(seed);
  return setUp({ game: 'Test', players: players(houses), parameters, templates: {}, rng });
}

/** Work on a state that keeps its events. */
export function workOn(state: Ec4xState, seed: number | string = 1): Work & { events: Ec4xEvent[] } {
  const events: Ec4xEvent[] = [];
  return { state, rng: Prng.fromSeed(seed), emit: (event) => events.push(event), events };
}

/** A game of two at turn 0, with the first House and its home. */
export function firstHouse(given: Readonly<Record<string, number | string>> = {}): {
  work: ReturnType<typeof workOn>;
  state: Ec4xState;
  house: House;
  home: ColonisedSystem;
} {
  const state = newState(2, given);
  const house = houseOf(state, 1);
  const [home] = coloniesOf(state, 1);
  if (!home) throw new Error('expected a home');
  return { work: workOn(state), state, house, home };
}

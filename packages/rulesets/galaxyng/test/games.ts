import { resolveParameters, type PlayerRecord } from '@ec/engine';
import { Prng } from '@ec/prng';
import { PARAMETERS } from '../src/parameters.js';
import { setUp } from '../src/set-up/set-up.js';
import type { GalaxyState } from '../src/state.js';

/** Players `Race 1` and so on, whose names are no names of this game. */
export function players(count: number): PlayerRecord[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `Race ${i + 1}`,
  }));
}

/** A game at turn 0. */
export function newState(
  races: number,
  given: Readonly<Record<string, number | string>> = {},
  templates: Readonly<Record<string, unknown>> = {},
  seed: string | number = 1,
): GalaxyState {
  const parameters = resolveParameters(PARAMETERS, given);
  return setUp({ game: 'Orion', players: players(races), parameters, templates, rng: Prng.fromSeed(seed) });
}

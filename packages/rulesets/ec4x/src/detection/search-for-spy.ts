import type { Prng } from '@ec/prng';
import { rollCheck, type RolledCheck } from '../dice/d20-check.js';
import { spyCheck, type Sensors } from './sensors.js';

/** A Scout that spies in a system. */
export interface Spy {
  readonly house: number;
  /** Number of the squadron or unit, unique in its House. */
  readonly id: number;
  /** ELI, 0 (included) to 5 (included); of a crippled Scout 0. */
  readonly eli: number;
}

/** A fleet with able Scouts in the same system. */
export interface Searcher {
  readonly house: number;
  /** Number of the fleet, unique in its House. */
  readonly fleet: number;
  readonly sensors: Sensors;
}

/** One roll of one fleet against a spy. */
export interface SpySearch {
  readonly searcher: Searcher;
  readonly roll: RolledCheck;
}

/**
 * All rolls against a spy: each fleet of another House rolls once, also when one before it has found the spy. It is destroyed if one roll
 * succeeds; who found it knows its House.
 *
 * Rolled by House and number of the searchers, whatever the order given.
 *
 * @param hasPact - whether two Houses have a pact, so that they do not look for each other's spies
 * @throws RangeError when a level is out of range
 * @see seed 2.4.2; X-46
 */
export function searchForSpy(
  { house: spying, eli }: Pick<Spy, 'house' | 'eli'>,
  searchers: readonly Searcher[],
  hasPact: (house: number, other: number) => boolean,
  rng: Pick<Prng, 'between'>,
): SpySearch[] {
  return searchers
    .filter(({ house }) => house !== spying && !hasPact(house, spying))
    .toSorted((a, b) => a.house - b.house || a.fleet - b.fleet)
    .map((searcher) => ({ searcher, roll: rollCheck(spyCheck(searcher.sensors, eli), rng) }));
}

import { type Prng, shown } from '@ec/prng';
import { rollCheck, type Check, type RolledCheck } from '../dice/d20-check.js';
import { GROUND_UNITS } from '../tables/ground.js';
import { SHIELDS, type ShieldRow } from '../tables/shields.js';

/** A planetary shield in a turn. */
export interface Shield {
  /** SLD, 1 (included) to 6 (included). */
  readonly level: number;
  /** Hits that it has blocked this turn, over all attackers; from its DS on it is down until the next. */
  readonly blocked: number;
}

/** What a shield did in a round. */
export interface ShieldLog {
  readonly roll: RolledCheck;
  /** Hits that it blocked. */
  readonly blocked: number;
}

/** Whether a shield still works this turn. @see X-57 */
export function isUp({ blocked }: Shield): boolean {
  return blocked < GROUND_UNITS.PS.ds;
}

/**
 * Rolls whether a shield works in a round, and how many of the hits it then blocks: of h hits ⌈h × (1 − its share)⌉ get through.
 *
 * @param hits - of those that do not pass shields, a whole number of 0 (included) or more
 * @throws RangeError when there is no such level
 * @see seed 2.4.7
 */
export function raiseShield({ level }: Shield, hits: number, rng: Pick<Prng, 'between'>): ShieldLog {
  const roll = rollCheck(shieldCheck(level), rng);
  return { roll, blocked: roll.succeeds ? hits - hitsThrough(level, hits) : 0 };
}

/** The check by which a shield works in a round. @throws RangeError when there is no such level @see */
export function shieldCheck(level: number): Check {
  return { above: shieldRow(level).above, modifier: 0 };
}

/** Hits that get through a working shield. @throws RangeError when there is no such level @see X-57 */
export function hitsThrough(level: number, hits: number): number {
  return Math.ceil((hits * (100 - shieldRow(level).blocked)) / 100);
}

function shieldRow(level: number): ShieldRow {
  const row = SHIELDS[level - 1];
  if (row === undefined)
    throw new RangeError(
      `shield, SLD: expected a whole number from 1 (included) to ${SHIELDS.length} (included), received ${shown(level)}`,
    );
  return row;
}

import { ratio, type Prng, type Ratio } from '@ec/prng';

/** Faces of the die, numbered from 1. */
const FACES = 20;

/** A test of chance: 1D20 + `modifier` must exceed `above`; with `null` it never succeeds. */
export interface Check {
  readonly above: number | null;
  readonly modifier: number;
}

/** A check that was rolled. */
export interface RolledCheck extends Check {
  /** The die as it fell, 1 (included) to 20 (included). */
  readonly natural: number;
  readonly succeeds: boolean;
}

/** Rolls a check: one draw, also where it cannot succeed. @see */
export function rollCheck(check: Check, rng: Pick<Prng, 'between'>): RolledCheck {
  const natural = rng.between(1, FACES);
  return { ...check, natural, succeeds: passes(check, natural) };
}

/** Probability that a check succeeds, a multiple of 1/20. @see X-45 */
export function checkChance(check: Check): Ratio<bigint> {
  let faces = 0;
  for (let natural = 1; natural <= FACES; natural++) if (passes(check, natural)) faces++;
  return ratio(BigInt(faces), BigInt(FACES));
}

function passes({ above, modifier }: Check, natural: number): boolean {
  return above !== null && natural + modifier > above;
}

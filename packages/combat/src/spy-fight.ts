import { Distribution, type Prng, requireQuantity, truncatedProduct } from '@ec/prng';

/** Attacking spies that it takes to destroy one. */
const ATTACKERS_PER_KILL = 3;
/** Attacked spies that it takes to destroy one attacker. */
const DEFENDERS_PER_KILL = 6;
/** Least and greatest factor of an outcome, in thousandths: ±50 %. */
const FACTOR = { least: 500, most: 1500 } as const;

/** What a fight between spies costs. */
export interface SpyFight {
  /** Spies that are attacked and destroyed. */
  readonly killed: number;
  /** Attackers that are destroyed. */
  readonly lost: number;
}

/**
 * A fight between spies: three attackers destroy one, and one in six of those attacked destroys an attacker, each times a factor of
 * its own.
 *
 * @param attackers - spies that attack, at least 0 (included)
 * @param defenders - spies that are attacked, at least 0 (included)
 * @throws RangeError when either is not an integer from 0 to 2^53 − 1
 * @see seed "Spy Unit": D; E-28
 */
export function fightSpies(attackers: number, defenders: number, rng: Prng): SpyFight {
  requireSpies(attackers, defenders);
  const killing = rng.between(FACTOR.least, FACTOR.most);
  const losing = rng.between(FACTOR.least, FACTOR.most);
  return { killed: kills(attackers, defenders, killing), lost: losses(attackers, defenders, losing) };
}

/**
 * Distributions of both figures of {@link fightSpies}, which are independent.
 *
 * @throws RangeError as {@link fightSpies}
 * @see seed "Spy Unit": D; E-28
 */
export function spyFightDistributions(
  attackers: number,
  defenders: number,
): Readonly<Record<keyof SpyFight, Distribution>> {
  requireSpies(attackers, defenders);
  const factors = Distribution.uniform(FACTOR.least, FACTOR.most);
  return {
    killed: factors.map((factor) => kills(attackers, defenders, factor)),
    lost: factors.map((factor) => losses(attackers, defenders, factor)),
  };
}

function requireSpies(attackers: number, defenders: number): void {
  requireQuantity('attackers', attackers);
  requireQuantity('defenders', defenders);
}

function kills(attackers: number, defenders: number, thousandths: number): number {
  return Math.min(defenders, truncatedProduct([attackers, thousandths], [ATTACKERS_PER_KILL, 1000]));
}

function losses(attackers: number, defenders: number, thousandths: number): number {
  return Math.min(attackers, truncatedProduct([defenders, thousandths], [DEFENDERS_PER_KILL, 1000]));
}

import type { Prng } from '@ec/prng';
import { BOMBARDMENT_EFFECTIVENESS } from '../tables/effectiveness.js';
import type { FieldForce } from './battlefield.js';
import { attackOf, crippledAttack } from './combatant.js';
import { hitsOf, isCriticalRoll, plainShot, type PlainShot } from './hits.js';
import { layHits } from './lay-hits.js';
import { removeDestroyed } from './losses.js';
import { damagePlanet, type FieldPlanet, type PlanetLosses } from './planet.js';
import type { FleetOfHouse, Reduction } from './round-log.js';
import { isUp, raiseShield, type ShieldLog } from './shield.js';

/** Fire of the attackers of a planet. */
export interface BombardmentShot extends PlainShot {
  /** The part of the hits that passes shields. */
  readonly passing: number;
}

/** Fire of the batteries of a planet. */
export interface BatteryShot extends PlainShot {
  readonly isCritical: boolean;
}

/** One round between task force and planet. */
export interface BombardmentRound {
  /** `null` where the task force has no AS. */
  readonly attack: BombardmentShot | null;
  /** `null` where no shield is up, or nothing hit it. */
  readonly shield: ShieldLog | null;
  /** Fire of the batteries; `null` where there are none. */
  readonly answer: BatteryShot | null;
  readonly planet: PlanetLosses;
  /** Squadrons that the answer reduced, in turn. */
  readonly reductions: readonly Reduction[];
  /** Fleets lost with their last squadron. */
  readonly destroyed: readonly FleetOfHouse[];
}

/**
 * Fights a round of bombardment: both sides fire at once, without modifiers. Drawn are the die of the attackers, that of the batteries, then
 * that of the shield, each only where there is something to roll for.
 *
 * Of the hits of the attackers, ⌈AS of the Planet-Breakers × effectiveness⌉ pass the shield.
 *
 * @param round - from 1
 * @param batteriesOnly - whether hits that batteries do not take are lost
 * @see
 */
export function bombardRound(
  force: FieldForce<never>,
  planet: FieldPlanet,
  round: number,
  batteriesOnly: boolean,
  rng: Pick<Prng, 'intN' | 'between'>,
): BombardmentRound {
  const attack = bombardmentShot(force, rng);
  const answer = answerOf(planet, rng);
  const shield = attack && shieldAgainst(planet, attack, rng);
  const through = (attack?.hits ?? 0) - (shield?.blocked ?? 0);
  const losses = damagePlanet(planet, through, batteriesOnly);
  const reductions: Reduction[] = [];
  if (answer) {
    layHits([force.squadrons], answer.hits, answer.isCritical, ({ house, id, state }) => {
      reductions.push({ house, squadron: id, to: state });
    });
  }
  const destroyed = removeDestroyed(force, round);
  return { attack, shield, answer, planet: losses, reductions, destroyed };
}

function bombardmentShot({ squadrons }: FieldForce<never>, rng: Pick<Prng, 'intN'>): BombardmentShot | null {
  const strength = attackOf(squadrons);
  if (strength === 0) return null;
  const shot = plainShot(strength, BOMBARDMENT_EFFECTIVENESS, rng);
  let breakers = 0;
  for (const { breakerAttack, state } of squadrons)
    breakers += state === 'crippled' ? crippledAttack(breakerAttack) : breakerAttack;
  return { ...shot, passing: hitsOf(breakers, shot.natural, BOMBARDMENT_EFFECTIVENESS) };
}

function answerOf({ batteries }: FieldPlanet, rng: Pick<Prng, 'intN'>): BatteryShot | null {
  const strength = attackOf(batteries);
  if (strength === 0) return null;
  const shot = plainShot(strength, BOMBARDMENT_EFFECTIVENESS, rng);
  return { ...shot, isCritical: isCriticalRoll(shot.natural) };
}

/** Lets the shield work on what does not pass it, and counts what it blocks. @see X-57 */
function shieldAgainst(
  planet: FieldPlanet,
  { hits, passing }: BombardmentShot,
  rng: Pick<Prng, 'between'>,
): ShieldLog | null {
  const { shield } = planet;
  if (shield === null || !isUp(shield) || hits === passing) return null;
  const log = raiseShield(shield, hits - passing, rng);
  planet.shield = { ...shield, blocked: shield.blocked + log.blocked };
  return log;
}

import type { Prng } from '@ec/prng';
import { ROLL_MODIFIERS, SPACE_EFFECTIVENESS } from '../tables/effectiveness.js';
import { isPresent, type FieldForce } from './battlefield.js';
import { attackOf } from './combatant.js';
import { DIE, hitsOf, isCriticalRoll } from './hits.js';
import { layHits } from './lay-hits.js';
import type { Reduction, Volley } from './round-log.js';

/** The hits that a task force has scored in a round, before they are laid on anything. */
export type Shot = Pick<Volley, 'house' | 'attack' | 'naturals' | 'modifier' | 'hits' | 'isCritical'>;

/** Whether a force has anything to fire with, and somebody to fire at. @see */
export function canFire({ squadrons, enemies }: FieldForce<unknown>): boolean {
  return enemies.some(isPresent) && attackOf(squadrons) > 0;
}

/**
 * Rolls for the fire of a force: a critical hit on an enemy with a Starbase is rolled again, and the second roll stands.
 *
 * @param round - from 1
 * @see seed 5.3.1, 5.4
 */
export function fire(force: FieldForce<unknown>, round: number, rng: Pick<Prng, 'intN'>): Shot {
  let natural = rng.intN(DIE);
  const naturals = [natural];
  if (isCriticalRoll(natural) && force.enemies.some(hasStarbase)) {
    natural = rng.intN(DIE);
    naturals.push(natural);
  }
  const attack = attackOf(force.squadrons);
  const modifier = modifierOf(force, round);
  const hits = hitsOf(attack, natural + modifier, SPACE_EFFECTIVENESS);
  return { house: force.house, attack, naturals, modifier, hits, isCritical: isCriticalRoll(natural) };
}

/** Lays the hits of a shot on the enemies of its force. @see X-51 */
export function strike({ enemies }: FieldForce<unknown>, shot: Shot): Volley {
  const { house, attack, naturals, modifier, hits, isCritical } = shot;
  const reductions: Reduction[] = [];
  const targets = enemies.map(({ squadrons }) => squadrons);
  const lost = layHits(targets, hits, isCritical, (squadron) => {
    reductions.push({ house: squadron.house, squadron: squadron.id, to: squadron.state });
  });
  return { house, attack, naturals, modifier, hits, isCritical, reductions, lost };
}

/** What a force adds to its roll. @see seed 5.3.1, 5.4 */
function modifierOf(force: FieldForce<unknown>, round: number): number {
  let modifier = 0;
  if (round === 1 && force.advantage !== undefined) modifier += ROLL_MODIFIERS[force.advantage];
  if (force.squadrons.some(({ hasScout, state }) => hasScout && state === 'undamaged'))
    modifier += ROLL_MODIFIERS.scout;
  if (hasStarbase(force)) modifier += ROLL_MODIFIERS.starbase;
  return modifier;
}

function hasStarbase({ squadrons }: FieldForce<unknown>): boolean {
  return squadrons.some(({ isStarbase }) => isStarbase);
}

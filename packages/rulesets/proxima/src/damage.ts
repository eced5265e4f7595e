import type { Attack, DamageClamp, Defence, EnduranceReading } from './state.js';

/** Endurance in percent of its full value below which (excluded) a unit does no damage. */
const EXHAUSTED = 20;
/** Endurance in percent of its full value above which (excluded) a unit does full damage. */
const FIT = 80;

/**
 * Share of its attack values that a unit brings, from 0 to 1: nothing below 20 % of its endurance, everything above 80 %, and in between the
 * share of endurance left.
 *
 * @param endurance - endurance left, in the unit of `full`
 * @param full - as {@link fullEndurance} has it, more than 0
 * @see seed "Unit damage"; P-06
 */
export function strength(endurance: number, full: number): number {
  if (100 * endurance < EXHAUSTED * full) return 0;
  return 100 * endurance > FIT * full ? 1 : endurance / full;
}

/**
 * Endurance that the bounds of {@link strength} are percent of: that of an unhurt unit, or with `points` 100, so that they are points.
 *
 * @see seed "Unit damage"; P-90
 */
export function fullEndurance(unhurt: number, reading: EnduranceReading): number {
  return reading === 'points' ? 100 : unhurt;
}

/**
 * Factor for the defence of a target: 1 for a unit without an action point left, which has no time to get to cover.
 *
 * @see seed "Tile cover"; P-06
 */
export function cover(tileCover: number, coverUsage: number, hasPoint: boolean): number {
  return hasPoint ? tileCover * coverUsage : 1;
}

/**
 * Endurance that a target loses to an attack: light and heavy weapons each take what the defence does not stop.
 *
 * @param share - share of its attack values that the attacker brings
 * @param covered - factor for the defence
 * @param clamp - with `sum`, what the defence has to spare against the one kind of weapon stops the other too
 * @see seed "Function to calculate damage"; P-06, P-90
 */
export function damage(
  attack: Pick<Attack, 'soft' | 'hard'>,
  share: number,
  defence: Pick<Defence, 'soft' | 'hard'>,
  covered: number,
  clamp: DamageClamp = 'each',
): number {
  const soft = attack.soft * share - defence.soft * covered;
  const hard = attack.hard * share - defence.hard * covered;
  if (clamp === 'sum') return Math.max(0, soft + hard);
  return (soft > 0 ? soft : 0) + (hard > 0 ? hard : 0);
}

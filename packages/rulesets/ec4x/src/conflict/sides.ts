import { areHostileAt, isColonyHostile } from '../politics/relations.js';
import type { Ec4xState, System } from '../state.js';

/** Side in fights of a colony that belongs to no House. */
export const NATIVES = 0;

/** The side that the owner of a system's colony is in fights; `null` without a colony. */
export function sideOf({ colony }: Pick<System, 'colony'>): number | null {
  if (!colony) return null;
  return typeof colony.owner === 'number' ? colony.owner : NATIVES;
}

/**
 * Whether two sides are hostile in a system. Natives are only to those who attack them.
 *
 * @see X-40
 */
export function areHostile(state: Ec4xState, { id }: System, side: number, other: number): boolean {
  if (side === other) return false;
  if (side === NATIVES || other === NATIVES) return isColonyHostile(state, id, Math.max(side, other));
  return areHostileAt(state, id, side, other);
}

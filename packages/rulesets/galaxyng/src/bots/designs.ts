import type { GalaxyOrder } from '../orders/orders.js';
import type { Design } from '../types.js';
import type { GalaxyView } from '../view/view.js';
import { typeNamed } from './moves.js';

/** Carries colonists. */
export const HAULER = 'Ox';
/** Looks around. */
export const PROBE = 'Fly';
/** Goes to war. */
export const WARSHIP = 'Wolf';
/** Stays where it was built. */
export const GUARD = 'Shell';

const DESIGNS: Readonly<Record<string, Design>> = {
  [HAULER]: { drive: 8, attacks: 0, weapons: 0, shields: 0, cargo: 4 },
  [PROBE]: { drive: 1, attacks: 0, weapons: 0, shields: 0, cargo: 0 },
  [WARSHIP]: { drive: 10, attacks: 3, weapons: 4, shields: 6, cargo: 0 },
  [GUARD]: { drive: 0, attacks: 3, weapons: 4, shields: 10, cargo: 0 },
};

/** Orders that design the ship types of these names, those that the race has not. */
export function designs(view: GalaxyView, names: readonly string[]): GalaxyOrder[] {
  return names.flatMap((name): GalaxyOrder[] => {
    const design = DESIGNS[name];
    return design && !typeNamed(view, name) ? [{ kind: 'design', name, ...design }] : [];
  });
}

import { reduce, type Combatant } from './combatant.js';

/**
 * Lays hits on hostile forces: time and again the combatant of the greatest present AS (then of the lowest DS, then the first in order) that
 * may be reduced and whose DS the hits left reach is reduced, at the price of its DS.
 *
 * A crippled one may be reduced only when all of its force are crippled. A critical hit lifts this, and where no DS is low enough, the
 * combatant of the lowest DS (then of the greatest AS, then the first in order) is reduced once and takes all hits.
 *
 * @param forces - the combatants of each force, in the order that settles ties; the destroyed are passed over
 * @param hits - a whole number, 0 (included) or more
 * @param onReduced - called after every reduction, in turn
 * @returns hits that reduced nothing
 * @see seed 5.3.1; X-51
 */
export function layHits<C extends Combatant>(
  forces: readonly (readonly C[])[],
  hits: number,
  isCritical: boolean,
  onReduced: (combatant: C) => void,
): number {
  let left = hits;
  for (;;) {
    const target = strongestWithin(forces, left, isCritical);
    if (target === undefined) break;
    left -= target.defence;
    reduce(target);
    onReduced(target);
  }
  const spared = isCritical && left === hits ? weakest(forces) : undefined;
  if (spared === undefined) return left;
  reduce(spared);
  onReduced(spared);
  return 0;
}

function strongestWithin<C extends Combatant>(
  forces: readonly (readonly C[])[],
  hits: number,
  isCritical: boolean,
): C | undefined {
  let best: C | undefined;
  for (const force of forces) {
    const sparesCrippled = !isCritical && force.some(({ state }) => state === 'undamaged');
    for (const combatant of force) {
      if (combatant.defence > hits || combatant.state === 'destroyed') continue;
      if (sparesCrippled && combatant.state === 'crippled') continue;
      if (best === undefined || isPreferred(combatant, best)) best = combatant;
    }
  }
  return best;
}

function isPreferred(one: Combatant, other: Combatant): boolean {
  return one.attack > other.attack || (one.attack === other.attack && one.defence < other.defence);
}

function weakest<C extends Combatant>(forces: readonly (readonly C[])[]): C | undefined {
  let best: C | undefined;
  for (const force of forces) {
    for (const combatant of force) {
      if (combatant.state === 'destroyed') continue;
      const { attack, defence } = combatant;
      if (
        best === undefined ||
        defence < best.defence ||
        (defence === best.defence && attack > best.attack)
      ) {
        best = combatant;
      }
    }
  }
  return best;
}

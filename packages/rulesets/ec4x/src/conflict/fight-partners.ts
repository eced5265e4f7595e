import { houseOf } from '../lookup.js';
import { breakPact } from '../politics/pacts.js';
import { relationOf } from '../politics/relations.js';
import type { System } from '../state.js';
import type { Work } from '../work.js';

/**
 * Breaks the pacts of Houses whose warships fight the owner of a colony there soon after they have left a pact with it: as neutrals they need
 * not have come. The owner defends itself, and whoever goes on with a pact that the owner has left breaks nothing, nor does who came before it was
 * the owner.
 *
 * @param sides - those of one fight
 * @param fights - whether two sides fight each other, in either order
 * @see
 */
export function fightPartners(
  work: Work,
  { id: systemId, colony }: System,
  sides: readonly number[],
  fights: (side: number, other: number) => boolean,
): void {
  const owner = colony?.owner;
  if (typeof owner !== 'number' || !sides.includes(owner)) return;
  if (work.state.turnWork.handovers.includes(systemId)) return;
  for (const id of sides) {
    if (id === owner || !fights(id, owner)) continue;
    if (relationOf(work.state, id, owner) === 'neutral') breakPact(work, houseOf(work.state, id), owner);
  }
}

import { houseOf } from '../lookup.js';
import { awardPrestige } from '../politics/prestige.js';
import type { Work } from '../work.js';
import { visit } from './visit.js';

/**
 * What a House has of a colony that was taken or destroyed: less prestige, and the sight of what became of it.
 *
 * @see section 13; X-66
 */
export function loseColony(work: Work, houseId: number, systemId: number): void {
  awardPrestige(work, houseOf(work.state, houseId), 'lost', systemId);
  visit(work.state, houseId, systemId);
}

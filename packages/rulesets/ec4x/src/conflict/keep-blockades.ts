import { houseOf } from '../lookup.js';
import { awardPrestige } from '../politics/prestige.js';
import type { Work } from '../work.js';
import { isBlockading } from './missions.js';

/**
 * Notes which colonies are under a blockade until the next turn; it costs their owners prestige.
 *
 * @see X-62
 */
export function keepBlockades(work: Work): void {
  const { state, emit } = work;
  const { blockades } = state.turnWork;
  state.turnWork.blockades = [];
  for (const { id: systemId, colony } of state.systems) {
    if (!colony) continue;
    colony.isBlockaded = blockades.includes(systemId);
    if (!colony.isBlockaded) continue;
    const { owner } = colony;
    const blockaders = state.houses.filter(({ fleets }) =>
      fleets.some((fleet) => fleet.systemId === systemId && isBlockading(fleet)),
    );
    // each gets an event of its own: a blockader may be hidden from the others
    for (const house of state.houses)
      if (house.id === owner || blockaders.includes(house))
        emit({ kind: 'blockaded', seats: [house.id], systemId });
    if (typeof owner === 'number') awardPrestige(work, houseOf(state, owner), 'blockaded', systemId);
  }
}

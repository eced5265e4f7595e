import { MILLION } from '../arithmetic/people.js';
import type { House } from '../house.js';
import { coloniesOf, type ColonisedSystem } from '../lookup.js';
import { awardPrestige, changePrestige } from '../politics/prestige.js';
import type { Work } from '../work.js';
import { isBlockading } from './missions.js';

/**
 * Notes which colonies are under a blockade until the next turn; it costs their owners prestige. Which were handed over counts no more.
 *
 * @see
 */
export function keepBlockades(work: Work): void {
  const { state, emit } = work;
  const { blockades } = state.turnWork;
  state.turnWork.blockades = [];
  state.turnWork.handovers = [];
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
  }
  for (const house of state.houses) loseFace(work, house);
}

/** Blockades cost a House prestige: each by itself, or all together, twice as much where they are heavy. @see X-71 */
function loseFace(work: Work, house: House): void {
  const { rules } = work.state;
  const colonies = coloniesOf(work.state, house.id);
  const blockaded = colonies.filter(
    ({ colony }) => colony.isBlockaded && colony.pu >= rules['blockade.least'] * MILLION,
  );
  if (rules['blockade.each'] === 1) {
    for (const { id } of blockaded) awardPrestige(work, house, 'blockaded', id);
    return;
  }
  if (blockaded.length === 0) return;
  const people = (of: readonly ColonisedSystem[]): number =>
    of.reduce((sum, { colony }) => sum + colony.pu, 0);
  const isHeavy =
    blockaded.some(({ id }) => id === house.homeId) ||
    100 * people(blockaded) >= rules['blockade.heavy'] * people(colonies);
  const [first] = blockaded;
  const systemId = blockaded.length === 1 && first ? first.id : null;
  changePrestige(work, house, 'blockaded', (isHeavy ? 2 : 1) * rules['prestige.blockaded'], systemId);
}

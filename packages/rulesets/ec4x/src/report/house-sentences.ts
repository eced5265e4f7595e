import { countClasses } from '../conflict/class-counts.js';
import type { ConflictEvent } from '../conflict-events.js';
import type { Ec4xEvent } from '../events.js';
import type { Rules } from '../parameters.js';
import { pu, xmr } from '../arithmetic/figures.js';
import { lostSettlers } from './lost-settlers.js';
import type { SentencesOf } from './sentence.js';
import { breakthroughText, countText, JOB_NAMES, LINE_NAMES } from './words.js';

/** The sentences about events of Houses, colonies and research. */
export const HOUSE_SENTENCES: SentencesOf<Exclude<Ec4xEvent, ConflictEvent>> = {
  prestige: null,
  income: null,
  unpaid: [
    'ledger',
    ({ missing, fleets, starbases }, names) =>
      `Maintenance was short by ${xmr(missing)} XMR. Worse off: ${
        [
          ...fleets.map(({ fleetId, lost }) => `${names.fleet(fleetId)}${lost > 0 ? ` (${lost} lost)` : ''}`),
          ...starbases.map(
            ({ systemId, isLost }) => `a Starbase at ${names.system(systemId)}${isLost ? ' (lost)' : ''}`,
          ),
        ].join(', ') || 'nothing'
      }.`,
  ],
  level: ['research', ({ line, level }) => `${LINE_NAMES[line]} has reached level ${level}.`],
  breakthrough: ['research', ({ gain, what }) => `A breakthrough: ${breakthroughText(gain, what)}.`],
  completed: [
    'colonies',
    ({ systemId, projectId, job }, names) =>
      `${names.system(systemId)}: project ${projectId} (${JOB_NAMES[job]}) is done.`,
  ],
  commissioned: [
    'colonies',
    ({ systemId, fleetId, codes }, names) =>
      `${names.system(systemId)}: ${countText(countClasses(codes))} joined ${names.fleet(fleetId)}.`,
  ],
  waiting: [
    'colonies',
    ({ systemId, codes }, names) =>
      `${names.system(systemId)}: ${countText(countClasses(codes))} ${codes.length === 1 ? 'waits' : 'wait'} for a shipyard.`,
  ],
  scrapped: ['colonies', ({ code, count }) => `${count} ${code} scrapped: there may be one a colony.`],
  landed: [
    'colonies',
    (event, names, view) => {
      const { systemId, ptu, gained } = event;
      if (gained === 0)
        return `${names.system(systemId)}: ${ptu} PTU found no place and ${ptu === 1 ? 'was' : 'were'} lost.`;
      const lost = lostSettlers(view, event);
      const rest = lost === 0 ? '' : `; ${pu(lost)} PTU of them found no place and were lost`;
      return `${names.system(systemId)}: ${ptu} PTU arrived, ${pu(gained)} PU more${rest}.`;
    },
  ],
  stance: [
    'diplomacy',
    ({ houseId, towardsId, stance }, names) =>
      `${names.house(houseId)} is now to ${names.house(towardsId)}: ${stance}.`,
  ],
  message: [
    'diplomacy',
    ({ fromId, toId, text }, names) =>
      `${names.house(fromId)} to ${toId === null ? 'all' : names.house(toId)}: ${text}`,
  ],
  gift: [
    'diplomacy',
    ({ fromId, toId, amount }, names) =>
      `${names.house(fromId)} gave ${names.house(toId)} ${xmr(amount)} XMR.`,
  ],
  brokenUp: [
    'fleets',
    ({ fleetId, systemId, paid, lost = 0 }, names) =>
      `${names.system(systemId)}: ${names.fleet(fleetId)} was broken up for ${xmr(paid)} XMR${lost === 0 ? '' : `; ${pu(lost)} PTU aboard found no place and were lost`}.`,
  ],
  out: [
    'diplomacy',
    ({ houseId, status, heirId }, names, { rules }) => {
      const heir = heirId === null ? '' : `; ${names.house(heirId)} gets ${inheritance(rules)}`;
      return `${names.house(houseId)} is out of the game: ${status}${heir}.`;
    },
  ],
};

/** What the heir of a House that capitulates gets. @see X-74 */
function inheritance(rules: Rules): string {
  const share = (percent: number): string => (percent === 100 ? 'all' : `${percent} %`);
  const people = `its colonies with ${share(rules['capitulation.people'])} of their people and industry`;
  const purse = `${share(rules['capitulation.purse'])} of its money`;
  return `${people}, ${purse}, and ${rules['capitulation.fleets'] === 1 ? 'its fleets' : 'none of its fleets'}`;
}

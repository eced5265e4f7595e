import type { ConflictEvent, HoldReason } from '../conflict-events.js';
import { xmr } from '../arithmetic/figures.js';
import { RESULT_SENTENCES } from '../orders/results.js';
import { ESPIONAGE } from '../tables/espionage.js';
import { FLEET_ORDERS } from '../tables/fleet-orders.js';
import type { SentencesOf } from './sentence.js';
import { countText, espionageText, JOB_NAMES } from './words.js';

/** The sentences about events of the Conflict phase. */
export const CONFLICT_SENTENCES: SentencesOf<ConflictEvent> = {
  subversion: [
    'subversion',
    ({ act, targetId, isDetected, effect }, names) => {
      const target = ESPIONAGE[act].target === 'system' ? names.system(targetId) : names.house(targetId);
      return `Your act of espionage (${act}) against ${target} ${isDetected ? 'was detected and came to nothing' : `had its effect: ${espionageText(act, effect)}`}.`;
    },
  ],
  subverted: [
    'subversion',
    ({ act, systemId, actorId, effect }, names) => {
      const where = systemId === null ? '' : ` at ${names.system(systemId)}`;
      return actorId === null
        ? `Somebody carried out an act of espionage${where} (${act}): ${espionageText(act, effect)}.`
        : `${names.house(actorId)} attempted an act of espionage${where} (${act}); it was detected and came to nothing.`;
    },
  ],
  moved: [
    'movement',
    ({ houseId, fleetId, path, isThere, isHalted }, names) =>
      `${names.fleetOf(houseId, fleetId)} moved from ${path.map((id) => names.place(id)).join(' to ')}${isHalted ? ', where a patrol halted it' : isThere ? ', where it was going' : ''}.`,
  ],
  held: [
    'movement',
    ({ houseId, fleetId, systemId, order, reason }, names) =>
      `${names.system(systemId)}: ${names.fleetOf(houseId, fleetId)} gave up its order (${FLEET_ORDERS[order].words}) and holds. ${holdText(reason)}`,
  ],
  waits: [
    'movement',
    ({ houseId, fleetId, systemId, order }, names) =>
      `${names.system(systemId)}: ${names.fleetOf(houseId, fleetId)} could not carry out its order (${FLEET_ORDERS[order].words}) among hostile ships, and waits.`,
  ],
  merged: [
    'movement',
    ({ houseId, systemId, fleetId, intoId }, names) =>
      `${names.system(systemId)}: ${names.fleetOf(houseId, fleetId)} became part of ${names.fleetOf(houseId, intoId)}.`,
  ],
  founded: [
    'movement',
    ({ houseId, systemId }, names) =>
      `${names.house(houseId)} founded a colony at ${names.system(systemId)}.`,
  ],
  blockaded: ['movement', ({ systemId }, names) => `${names.system(systemId)} is under a blockade.`],
  war: [
    'diplomacy',
    ({ houseId, otherId, systemId }, names) =>
      `The attack of ${names.house(houseId)} on ${names.house(otherId)} at ${names.system(systemId)} made them enemies.`,
  ],
  spyFound: [
    'intelligence',
    ({ houseId, systemId }, names) =>
      `${names.system(systemId)}: a spying Scout of ${names.house(houseId)} was found and destroyed.`,
  ],
  spyLost: [
    'intelligence',
    ({ houseId, fleetId, systemId }, names) =>
      `${names.system(systemId)}: a spying Scout of ${names.fleetOf(houseId, fleetId)} was found and lost.`,
  ],
  uncovered: [
    'intelligence',
    ({ houseId, fleetId, systemId }, names) =>
      `${names.system(systemId)}: ${names.fleetOf(houseId, fleetId)} was detected under its cloak.`,
  ],
  spied: [
    'intelligence',
    ({ houseId, fleetId, systemId, result }, names) =>
      `${names.system(systemId)}: ${names.fleetOf(houseId, fleetId)} told ${SPIED[result]}.`,
  ],
  engagement: null,
  bombardment: null,
  landing: null,
  retreated: [
    'battles',
    ({ houseId, fleetId, fromId, toId }, names) =>
      `${names.fleetOf(houseId, fleetId)} retreated from ${names.system(fromId)} to ${names.system(toId)}.`,
  ],
  stranded: [
    'battles',
    ({ houseId, systemId, count }, names) =>
      `${names.system(systemId)}: ${count} FS of ${names.house(houseId)} ${count === 1 ? 'was' : 'were'} lost for want of a colony or carrier.`,
  ],
  wrecked: [
    'battles',
    ({ houseId, systemId, shield, spaceports, works, projects, ships }, names) => {
      const lost = [
        ...(shield === null ? [] : [`its shield of level ${shield}`]),
        ...(spaceports === 0 ? [] : [`${spaceports} SP`]),
        ...(works === 0 ? [] : [`public works for ${xmr(works)} XMR`]),
        ...projects.map(({ projectId, job }) => `project ${projectId} (${JOB_NAMES[job]})`),
        ...(ships.length === 0 ? [] : [`${countText(ships)} in dock or waiting for a shipyard`]),
      ];
      return `${names.system(systemId)}: the attack of ${names.house(houseId)} also destroyed ${lost.join(', ')}.`;
    },
  ],
  depopulated: [
    'battles',
    ({ houseId, systemId, owner }, names) =>
      `${names.system(systemId)}: bombardment by ${names.house(houseId)} left nobody of the colony of ${names.owner(owner)}.`,
  ],
};

/** What spies see, by the result that brings prestige. */
const SPIED = {
  spyPlanet: 'of the planet',
  hack: 'of the books of its owner',
  spySystem: 'of fleets',
} as const;

/** Why a fleet gave up its order. */
function holdText(reason: HoldReason): string {
  if (reason === 'owner-changed') return 'It has another owner now, with whom you are not at war.';
  if (reason === 'own-now') return 'The colony is yours now.';
  return RESULT_SENTENCES[reason === 'no-path' || reason === 'pact' ? reason : (`needs-${reason}` as const)];
}

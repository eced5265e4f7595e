import { withMembers, type Migration } from '@ec/engine';
import { FIRST } from './editions.js';
import { EC4X_READINGS, EC4X_RULINGS, RULINGS_OF_VERSION_3 } from './parameters.js';
import { PRESTIGE } from './tables/prestige.js';

/** What states of version 2 lack, by its place. */
const NEW_IN_VERSION_3: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  rules: {
    ...Object.fromEntries(RULINGS_OF_VERSION_3.map((key) => [key, EC4X_RULINGS[key][0]])),
    ...Object.fromEntries(Object.entries(EC4X_READINGS).map(([key, [words]]) => [key, words[0]])),
    'prestige.works': PRESTIGE.works.points,
    'prestige.depopulated': PRESTIGE.depopulated.points,
  },
  '': { routs: [] },
  'systems.*.colony': { mostPu: 0, moreDocks: 0, works: 0, worksTurn: 0, batteryRoe: null },
  'houses.*': { pactEnds: [], wars: [], acts: [], subverted: [] },
  'houses.*.ledger': { corruption: 0 },
  'houses.*.prestigeBy': { works: 0, depopulated: 0 },
};

/**
 * How games of earlier versions go on, by the version that wrote them.
 *
 * @see
 */
export const migrate: Readonly<Record<string, Migration>> = {
  1: {
    to: '2',
    changes: [
      'Fights and spies have dice of their own, so that what others do elsewhere does not change them.',
    ],
  },
  2: {
    to: '3',
    changes: [
      'Espionage against the same House costs twice as much each time, and what a House can lose by it is bounded (X-70).',
      'Blockades cost less prestige, and batteries may fire at blockaders (X-71).',
      'A pact binds for some turns after it ends (X-72); retreats count for prestige once (X-73).',
      'Capitulation needs a long war or a lost home (X-74).',
      'Industry is measured against the most people that a colony has had (X-75).',
      'To bombard a colony until nobody is left costs 10 prestige (X-79).',
      'Idle money loses a part; there are public works, and docks can be bought (X-76).',
    ],
    state: (state) =>
      Object.entries(NEW_IN_VERSION_3).reduce(
        (migrated, [place, members]) => withMembers(migrated, place, members),
        state,
      ),
  },
  3: {
    to: '4',
    changes: [
      'An act of espionage wins its actor 1 prestige at most, unless the game plays without X-70 (X-80).',
      'Of two Houses one victory in space counts for prestige in 13 turns, unless the game plays without X-73 (X-81).',
    ],
    state: withBoundedGains,
  },
  4: {
    to: '5',
    changes: [
      'To attack a colony from a pact, even one that the other House does not return, breaks it (X-41).',
      'To offer a pact again frees nobody from the last one; that takes both Houses (X-83).',
      'Warships that fight at a colony of a House within some turns after theirs has ended a pact with it break it (X-83).',
      'Without X-72, nothing but to go straight from a pact to war breaks it.',
    ],
  },
  5: {
    to: '6',
    changes: ['Orders that are refused, or done in part, say what was needed and what there was.'],
  },
  6: {
    to: '7',
    changes: ['Refusals say the command rating that is left, the month, and the highest level.'],
  },
  7: {
    to: '8',
    changes: [
      'Refusals say the class of the planet, the docks that are free, the maintenance of a fleet that was not paid, and how many people or squadrons there are where some must stay.',
    ],
  },
  8: {
    to: '9',
    changes: [
      'A colony that a House which capitulates hands over is not attacked in that turn by Houses that are not at war with the heir (X-74).',
      'Public works of a colony that is taken are lost (X-61, X-76).',
      'The most people that a colony has had are counted after the Income, too (X-75).',
      'Owners are told what a landing destroys of shields, spaceports, projects and ships in dock.',
      'Orders that bring half of the science points, or lose settlers, are done in part; refusals say that there is no shipyard.',
    ],
    state: (state) => withMembers(state, 'turnWork', { handovers: [] }),
  },
};

/** Each new ruling holds in games that play with the one that it goes further than; the edition `first` stays as it is. */
function withBoundedGains(state: unknown): unknown {
  const value = (key: 'spy.gainMost' | 'rout.destroyed', isOn: boolean): number | undefined =>
    isOn ? EC4X_RULINGS[key][0] : FIRST[key];
  return withMembers(state, 'rules', {
    'spy.gainMost': value('spy.gainMost', plays(state, 'spy.gainOnce')),
    'rout.destroyed': value('rout.destroyed', plays(state, 'rout.window')),
  });
}

/** Whether a state of version 3 has a ruling, by a parameter that is 0 without it. */
function plays(state: unknown, key: 'spy.gainOnce' | 'rout.window'): boolean {
  if (typeof state !== 'object' || state === null || !('rules' in state)) return false;
  const { rules } = state;
  return typeof rules === 'object' && rules !== null && Reflect.get(rules, key) !== 0;
}

import type { StatementOf } from '@ec/orders-parser';
import { ESPIONAGE } from '../../tables/espionage.js';
import { STANCES, type Stance } from '../../types.js';
import type { EspionagePoints, PoliticalOrder } from '../orders.js';
import * as slot from '../slots.js';
import type { PhaseName } from '../../phases/phase-names.js';

const AS_WRITTEN: PhaseName = 'statements as written';
const STANCE: PhaseName = 'stances and capitulations';
const SUBVERSION: PhaseName = 'subversion';

const house = { key: 'house', name: 'house', type: slot.house } as const;
const system = { key: 'system', name: 'system', type: slot.system } as const;

const STANCE_MEANINGS: Readonly<Record<Stance, string>> = {
  enemy: 'fights wherever you meet',
  neutral: 'fights only where one has a colony and the other a combat ship',
  pact: 'does not fight, if the other has one as well',
};
const POINTS: Readonly<Record<EspionagePoints, string>> = {
  ebp: 'for espionage',
  cip: 'against espionage',
};

/**
 * Statements on other Houses, and on names.
 *
 * @see X-67
 */
export const POLITICAL_STATEMENTS: readonly StatementOf<PoliticalOrder>[] = [
  {
    kind: 'nameSystem',
    phase: AS_WRITTEN,
    rule: 'X-67',
    meaning: 'Gives a system with your colony a name, which your reports show.',
    example: 'name 2,-1 "Arrakis"',
    fields: [{ keyword: 'name' }, system, { key: 'name', name: 'name', type: slot.name }],
  },
  {
    kind: 'stance',
    phase: STANCE,
    rule: 'X-40, X-41, X-72, X-83',
    meaning: 'Says what you are to another House.',
    example: 'stance 3 pact',
    fields: [
      { keyword: 'stance' },
      house,
      {
        key: 'stance',
        name: 'stance',
        type: slot.wordOf('a stance', STANCES, (word) => STANCE_MEANINGS[word]),
      },
    ],
    once: { per: ['house'], lastCounts: true },
  },
  {
    kind: 'gift',
    phase: AS_WRITTEN,
    rule: 'X-21',
    meaning: 'Gives XMR to another House; they arrive at the end of the turn.',
    example: 'gift 3 40',
    fields: [
      { keyword: 'gift' },
      house,
      { key: 'amount', name: 'xmr', type: slot.whole('an amount in whole XMR') },
    ],
  },
  {
    kind: 'message',
    phase: AS_WRITTEN,
    rule: 'X-66',
    meaning: 'Sends a text to a House, or to all.',
    example: 'message 3 "Peace?"',
    fields: [
      { keyword: 'message' },
      { key: 'house', name: 'house', type: slot.orWord(slot.house, 'all', 'every other House') },
      { key: 'text', name: 'text', type: slot.text },
    ],
  },
  {
    kind: 'buy',
    phase: AS_WRITTEN,
    rule: 'X-63',
    meaning: 'Buys points for espionage or against it.',
    example: 'buy ebp 2',
    fields: [
      { keyword: 'buy' },
      {
        key: 'points',
        name: 'points',
        type: slot.wordOf('a kind of points', ['ebp', 'cip'], (word) => POINTS[word]),
      },
      { key: 'count', name: 'number', type: slot.count },
    ],
  },
  {
    kind: 'subvertHouse',
    phase: SUBVERSION,
    rule: 'X-63, X-64, X-70, X-80',
    meaning: 'Has agents act against a House.',
    example: 'subvert theft 3',
    fields: [
      { keyword: 'subvert' },
      {
        key: 'action',
        name: 'action',
        type: slot.wordOf(
          'an action against a House',
          ['theft', 'assassinate', 'psyops'],
          (word) => ESPIONAGE[word].effect,
        ),
      },
      house,
    ],
  },
  {
    kind: 'subvertSystem',
    phase: SUBVERSION,
    rule: 'X-63, X-64, X-70, X-80',
    meaning: 'Has agents act against a colony.',
    example: 'subvert sabotage 2,-1',
    fields: [
      { keyword: 'subvert' },
      {
        key: 'action',
        name: 'action',
        type: slot.wordOf(
          'an action against a colony',
          ['sabotage', 'major', 'cyber', 'economy'],
          (word) => ESPIONAGE[word].effect,
        ),
      },
      system,
    ],
  },
  {
    kind: 'capitulate',
    phase: STANCE,
    rule: 'X-65, X-74',
    meaning:
      'Leaves the game, and hands your colonies to another House, with the shares of people, industry and money that the parameters say.',
    example: 'capitulate 3',
    fields: [{ keyword: 'capitulate' }, house],
  },
];
